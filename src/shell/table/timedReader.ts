import type { Rect } from '../../table/layout/rect.ts';
import type { Library, Page, Preferences } from '../app/ports.ts';

/** Shows event cards to people who only watch. A card goes away by itself, or earlier at a press. */
export interface TimedReader {
  /** Resolves when the card is put away. */
  read(): Promise<void>;
  /** Puts the card away at once; does nothing where there is none. */
  wake(): void;
}

/** How long a card is shown, in milliseconds at speed 1: long enough to read two sentences. */
const CARD = 3000;

/** Shows cards in the part of the window that `frame` gives. */
export function createTimedReader(
  app: Pick<Library, 'game'> & Pick<Page, 'semantic'> & Pick<Preferences, 'settings'>,
  frame: () => Rect,
): TimedReader {
  let wake = (): void => undefined;
  return {
    wake: () => wake(),
    read: () =>
      new Promise((resolve) => {
        const { reading } = app.game;
        if (!reading) return resolve();
        const uncover = app.semantic.over(() => reading.controls(frame(), () => wake()));
        const { speed } = app.settings.now();
        const timer = setTimeout(() => wake(), CARD / (speed === 'instant' ? 1 : speed));
        wake = () => {
          clearTimeout(timer);
          wake = () => undefined;
          uncover();
          resolve();
        };
      }),
  };
}
