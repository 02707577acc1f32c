import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import { record, replay } from '../../../src/kernel/records/record.ts';
import { age, give, pastOf, redo, type Session, undo } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { append } from '../../../src/kernel/values/persistentList.ts';
import { golden } from '../../e2e/kit/golden.ts';
import type { Work } from '../kit/contestant.ts';
import { perform } from '../kit/perform.ts';
import { LENGTHS } from '../suites/lengths.ts';

/**
 * The same thirty commands, the same undo and the same record, after histories of different length. The histories
 * repeat the commands of one golden game, so that they all end in the same state.
 */

type Play = Session<FazaTypes>;

const HERE = 30;
const NEXT = 30;
const TIMES = 50_000;
/** The record of a short game is quick to make, so it is repeated up to the same number of hashes. */
const HASHES = 40;

const whole = replay(faza, golden('victory'));
const moments = pastOf(whole);
const next = moments.slice(HERE + 1, HERE + 1 + NEXT).map(({ command }) => command);

/** A session with that many commands behind it, always ending in the same state. */
function aged(length: number): Play {
  let past: Play['past'] = null;
  for (let ago = length - 1; ago >= 0; ago--) {
    const index = (((HERE - ago) % moments.length) + moments.length) % moments.length;
    past = append(past, at(moments, index));
  }
  return { ...whole, past };
}

function giveNext(from: Play): number {
  let session = from;
  for (const command of next) {
    const result = give(session, command);
    if (!('session' in result)) throw new Error(`${JSON.stringify(command)} was refused: ${result.reason}`);
    session = result.session;
  }
  return next.length;
}

/** Repeats the same step; the ages are added up so that the compiler cannot remove a step as unused. */
function often(step: () => Play, expected: number): number {
  let total = 0;
  for (let time = 0; time < TIMES; time++) total += age(step());
  if (total !== TIMES * expected) throw new Error('the step did not do what it is for');
  return TIMES;
}

function hashes(session: Play): number {
  let made = 0;
  while (made < HASHES) made += record(session).hashes.length;
  return made;
}

function worksAt(length: number): [string, Work][] {
  const session = aged(length);
  const undone = undo(session);
  return [
    [`give ${length}`, { run: () => giveNext(session) }],
    [`undo ${length}`, { run: () => often(() => undo(session), length - 1) }],
    [`redo ${length}`, { run: () => often(() => redo(undone), length) }],
    [`record ${length}`, { run: () => hashes(session) }],
  ];
}

perform({ works: Object.fromEntries(LENGTHS.flatMap(worksAt)) });
