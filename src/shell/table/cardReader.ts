import type { GameReading } from '../../module/capabilities/reading.ts';
import type { SemanticLayer } from '../../page/controls/semanticLayer.ts';
import { stageSize } from '../../page/stageSize.ts';
import { rect } from '../../table/layout/rect.ts';

/** Lets somebody read what an animation shows, such as an event card, for as long as they like. */
export interface CardReader {
  /** Resolves when the card has been read, or put away. */
  read(): Promise<void>;
  /** Puts the card away unread, because its table is left; does nothing where there is none. */
  close(): void;
}

/**
 * Reads cards by one button over all others, which come back for the rest of the animation. A game without anything to be read
 * waits for nobody.
 */
export function createCardReader(
  semantic: Pick<SemanticLayer, 'over' | 'focus'>,
  reading: GameReading | undefined,
): CardReader {
  if (!reading) return { read: async () => undefined, close: () => undefined };
  let close = (): void => undefined;
  const controls = () => {
    const { width, height } = stageSize();
    return reading.controls(rect(0, 0, width, height), () => close());
  };
  return {
    read: () =>
      new Promise((resolve) => {
        const uncover = semantic.over(controls);
        close = () => {
          uncover();
          resolve();
        };
        const [first] = controls();
        semantic.focus(first.id);
      }),
    close: () => close(),
  };
}
