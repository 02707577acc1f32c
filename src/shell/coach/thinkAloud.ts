import { equal } from '../../kernel/values/equal.ts';
import type { Remark } from '../../module/capabilities/coach.ts';
import type { Command } from '../match.ts';
import type { Wish } from '../table/tablePage.ts';

/** What a seat of the computer wants to do, and what it says of that. */
export interface Wished {
  readonly command: Command;
  readonly remark: Remark;
}

/** Milliseconds after which people hear what a seat has thought of quickly, while it still thinks. */
const PATIENCE = 500;

/**
 * Lets a seat of the computer think about what it wants to do, and tells people: the best it has found, or before that what it thought of
 * quickly, where the best takes long. Resolves to the best; `null` where the seat has done enough.
 */
export async function thinkAloud(
  wish: Wish,
  remark: (command: Command) => Promise<Remark>,
  tell: (wished: Wished) => void,
): Promise<Wished | null> {
  const began = performance.now();
  const find = async (isQuick: boolean): Promise<Wished | null> => {
    const command = await wish(isQuick);
    return command && { command, remark: await remark(command) };
  };
  // The thread does one thing after the other: what is quick has to be complete first.
  const quick = await find(true);
  let isTold = false;
  const telling = setTimeout(
    () => {
      if (quick) tell(quick);
      isTold = quick !== null;
    },
    PATIENCE - (performance.now() - began),
  );
  try {
    const best = await find(false);
    if (best && !(isTold && equal(best.command, quick?.command))) tell(best);
    return best;
  } finally {
    clearTimeout(telling);
  }
}
