import { eventControls, eventLayout } from '../games/faza/scenes/event/eventLayout.ts';
import type { SemanticLayer } from '../page/controls/semanticLayer.ts';

/** Lets somebody read an event card for as long as they like. */
export interface CardReader {
  /** Resolves when the card has been read, or put away. */
  read(): Promise<void>;
  /** Puts the card away unread, because its table is left; does nothing where there is none. */
  close(): void;
}

/** Reads cards by one button over all others, which come back for the rest of the film. */
export function createCardReader(semantic: Pick<SemanticLayer, 'over' | 'focus'>): CardReader {
  let close = (): void => undefined;
  return {
    read: () =>
      new Promise((resolve) => {
        const uncover = semantic.over(() =>
          eventControls(eventLayout(window.innerWidth, window.innerHeight), { resolve: () => close() }),
        );
        close = () => {
          uncover();
          resolve();
        };
        semantic.focus('event:resolve');
      }),
    close: () => close(),
  };
}
