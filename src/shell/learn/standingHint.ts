import type { GameHints, Hint } from '../../module/capabilities/lessons.ts';
import type { Control } from '../../table/control.ts';
import type { Played } from '../match.ts';

/** A hint that stays from when it is given until somebody follows it, closes it, or the game goes on. */
export interface StandingHint {
  /** The hint that stands; `null` for none. */
  now(): Hint | null;
  give(hint: Hint): void;
  close(): void;
  /** Somebody pressed a control or asked about a region of the board, which has that ID: if that follows the hint, the hint ends. */
  did(id: string): void;
  /** These can be pressed now. What has been chosen since the hint was given counts as pressed, even by a drag, in a list or in the settings. */
  offered(controls: readonly Control[]): void;
}

/** No hint yet; `ended` is called when somebody has followed one. */
export function createStandingHint(
  { isFollowed }: Pick<GameHints<Played>, 'isFollowed'>,
  ended: () => void,
): StandingHint {
  let hint: Hint | null = null;
  /** The controls that were chosen when last offered; `null` right after a hint is given: what is chosen by then does not follow it. */
  let chosen: ReadonlySet<string> | null = null;

  function did(id: string): void {
    if (!hint || !isFollowed(hint, id)) return;
    hint = null;
    ended();
  }

  return {
    now: () => hint,
    give: (next) => {
      [hint, chosen] = [next, null];
    },
    close: () => {
      hint = null;
    },
    did,
    offered: (controls) => {
      const before = chosen;
      chosen = new Set(controls.flatMap(({ id, pressed }) => (pressed === true ? [id] : [])));
      if (before) for (const id of chosen) if (!before.has(id)) did(id);
    },
  };
}
