import type { Stage } from '../../module/screens/stage.ts';
import type { Control } from '../../table/control.ts';
import type { Match, View } from '../match.ts';

/** Somebody who looks over the players' shoulders: the guide of a lesson, or the hints of a first game. */
export interface TableObserver {
  /** Whether only what it offers may be done: then nothing is dragged past it. */
  readonly isStrict?: true;
  /** Hears of everything that can be pressed now, and gives back what is offered in its place. */
  controls(controls: readonly Control[]): readonly Control[];
  /** The match has changed: a command was given, taken back or given again. Nothing has moved yet. */
  changed(match: Match): void;
  /** The picture has caught up with a state: somebody may look at it and press something. */
  caughtUp(state: View): void;
  /** Somebody has asked about the region of the board with that key. */
  asked?(key: string): void;
  /** A panel beside the board was opened or closed: nothing may cover it. */
  panelShown?(isOpen: boolean): void;
  /** Removes what it shows and says to the previous viewer. */
  forget?(): void;
  close(): void;
}

/**
 * Whether the board that is shown lies there as a whole, so that things on it can be pointed at. Ask it once the board has
 * been shown for the first time, and again later; `laid` is called when it has become so.
 */
export function watchLaying(stage: Pick<Stage, 'settled'>, laid: () => void): () => boolean {
  let isAsked = false;
  let isLaid = false;
  return () => {
    if (!isAsked) {
      isAsked = true;
      void stage.settled().then(() => {
        isLaid = true;
        laid();
      });
    }
    return isLaid;
  };
}
