import type { GameHints, Hint } from '../../module/lessons.ts';
import type { Control } from '../../table/control.ts';
import type { Played } from '../match.ts';

/** A hint that stands from the moment when it is given until somebody follows it, closes it, or the game goes on. */
export interface StandingHint {
  /** The hint that stands; `null` for none. */
  now(): Hint | null;
  give(hint: Hint): void;
  close(): void;
  /** Somebody pressed a control or asked about a region of the board, which has that ID: whoever follows the hint so is done with it. */
  did(id: string): void;
  /** These can be pressed now. What has been chosen since the hint was given counts as pressed, also by a drag, a list or a setting. */
  offered(controls: readonly Control[]): void;
}

/** No hint yet; `ended` is called when somebody has followed one. */
export function createStandingHint(
  { isFollowed }: Pick<GameHints<Played>, 'isFollowed'>,
  ended: () => void,
): StandingHint {
  let hint: Hint | null = null;
  /** What is chosen; `null` where a hint has come since, so that what is chosen next was chosen before it. */
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
