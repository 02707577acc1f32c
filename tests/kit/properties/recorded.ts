import type { GameTypes } from '../../../src/kernel/game.ts';
import { type GameRecord, RecordError, record, replay } from '../../../src/kernel/records/record.ts';
import { age, now, takeBack } from '../../../src/kernel/session.ts';
import { equal } from '../../../src/kernel/values/equal.ts';
import { must } from './violation.ts';
import type { Whole } from './whole.ts';

/** The record of a game, finished or not, leads to the same state; corrupted copies are refused. */
export function recorded<T extends GameTypes>(whole: Whole<T>): void {
  if (!whole.fromOpening) return;
  recordOf(whole);
  let half = whole.session;
  for (let back = whole.luck.below(age(half) + 1); back > 0; back--) half = takeBack(half);
  recordOf({ ...whole, session: half });
}

function recordOf<T extends GameTypes>(whole: Whole<T>): void {
  const { session, count } = whole;
  const { game } = session;
  const stored = JSON.parse(JSON.stringify(record(session))) as GameRecord<T>;
  const again = replay(game, stored);
  must(equal(now(again), now(session)), 'a record leads to another state');
  must(equal(record(again), stored), 'the record of a replay is another one');
  const spoilt: GameRecord<T>[] = [
    { ...stored, version: stored.version + 1 },
    { ...stored, game: `${stored.game}?` },
    { ...stored, hashes: stored.hashes.slice(1) },
    { ...stored, hashes: stored.hashes.map((hash, index) => (index === 0 ? `0${hash.slice(1)}x` : hash)) },
  ];
  for (const bad of spoilt) {
    const problem = problemOf(() => replay(game, bad));
    must(problem instanceof RecordError, 'a spoilt record was not refused by a RecordError', String(problem));
  }
  gap(whole, stored);
  count('records replayed');
}

/** A record with a missing command is refused, unless that command left no trace. */
function gap<T extends GameTypes>({ session, luck }: Whole<T>, stored: GameRecord<T>): void {
  if (stored.commands.length === 0) return;
  const place = luck.below(stored.commands.length);
  const commands = stored.commands.filter((_, index) => index !== place);
  let after: T['state'] | undefined;
  const problem = problemOf(() => {
    after = now(replay(session.game, { ...stored, commands }));
  });
  if (problem === undefined) must(equal(after, now(session)), 'a record with a gap was accepted', place);
  else must(problem instanceof RecordError, 'a record with a gap was not refused by a RecordError', String(problem));
}

function problemOf(run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (thrown) {
    return thrown;
  }
}
