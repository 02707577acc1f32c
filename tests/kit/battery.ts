import { at } from '../../src/kernel/at.ts';
import { equal } from '../../src/kernel/equal.ts';
import type { Game } from '../../src/kernel/game.ts';
import { canonical } from '../../src/kernel/hash.ts';
import { type GameRecord, RecordError, record, replay } from '../../src/kernel/record.ts';
import {
  age,
  begin,
  canUndo,
  give,
  now,
  pastOf,
  redo,
  type Session,
  takeBack,
  undo,
} from '../../src/kernel/session.ts';
import { deepFreeze } from './freeze.ts';
import { Luck } from './luck.ts';
import { nearMiss } from './nearMiss.ts';

/** A game put to the test, with what only its own tests know about it. */
export interface Subject<Setup, State, Command, Fact> {
  readonly game: Game<Setup, State, Command, Fact>;
  /** The kind of a command; random players choose one of these first. */
  nameOf(command: Command): string;
  /** Everything that is wrong with a state, in words. */
  faults(state: State): readonly string[];
  /** Every rule that a refusal may name. */
  readonly rules: readonly string[];
  /** Words that occur in commands, to make near misses of. */
  readonly words: readonly string[];
}

/** More commands than any random game takes. */
const MOST_COMMANDS = 5000;

function must(holds: boolean, what: string, about?: unknown): asserts holds {
  if (!holds) throw new Error(about === undefined ? what : `${what}: ${JSON.stringify(about)}`);
}

/** Chooses a kind of command first and then one of that kind: uniformly over all, one kind would crowd out the others. */
function choose<Command>(commands: readonly Command[], nameOf: (command: Command) => string, luck: Luck): Command {
  const names = [...new Set(commands.map(nameOf))];
  const name = luck.pick(names);
  return luck.pick(commands.filter((command) => nameOf(command) === name));
}

/** Plays a random game to its end; `look` sees every state that comes up, the opening first. */
export function playRandomly<Setup, State, Command, Fact>(
  subject: Subject<Setup, State, Command, Fact>,
  setup: Setup,
  luck: Luck,
  look: (state: State) => void,
): Session<Setup, State, Command, Fact> {
  const { game } = subject;
  let session = begin(game, setup);
  look(now(session));
  for (let count = 0; !game.isOver(now(session)); count++) {
    must(count < MOST_COMMANDS, 'a random game does not end');
    const result = give(session, choose(game.legalCommands(now(session)), subject.nameOf, luck));
    must('session' in result, 'a legal command was refused');
    session = result.session;
    look(now(session));
  }
  return session;
}

/** Goes on at random from a state, for so many commands or to the end; `look` sees every state, the first one included. */
export function goOnRandomly<Setup, State, Command, Fact>(
  { game, nameOf }: Subject<Setup, State, Command, Fact>,
  from: State,
  luck: Luck,
  most: number,
  look: (state: State, facts: readonly Fact[]) => void,
): State {
  let state = from;
  look(state, []);
  for (let count = 0; count < most && !game.isOver(state); count++) {
    const result = game.apply(state, choose(game.legalCommands(state), nameOf, luck));
    must(result.ok, 'a legal command was refused');
    state = result.state;
    look(state, result.facts);
  }
  return state;
}

/** What must hold of every state. */
export function checkState<Setup, State, Command, Fact>(
  { game, faults }: Subject<Setup, State, Command, Fact>,
  state: State,
): void {
  const found = faults(state);
  must(found.length === 0, found.join('; '));
  must(
    (game.legalCommands(state).length === 0) === game.isOver(state),
    'a game is over when nothing is legal, and only then',
  );
}

/** What must hold of a state and of some commands given in it: `tries` legal ones, and as many near misses. */
export function checkCommands<Setup, State, Command, Fact>(
  subject: Subject<Setup, State, Command, Fact>,
  state: State,
  luck: Luck,
  tries: number,
): void {
  const { game } = subject;
  const text = JSON.stringify(state);
  const copy = deepFreeze(JSON.parse(text) as State);
  must(canonical(copy) === canonical(state) && JSON.stringify(copy) === text, 'a state does not survive JSON');
  deepFreeze(state);
  const legal = game.legalCommands(state);
  must(equal(legal, game.legalCommands(copy)), 'equal states have different legal commands');
  must(new Set(legal.map(canonical)).size === legal.length, 'a legal command is listed twice');
  for (const command of luck.some(legal, tries)) {
    const result = game.apply(state, command);
    must(result.ok, 'a legal command was refused', command);
    checkApplied(subject, result.state);
    const again = game.apply(copy, JSON.parse(JSON.stringify(command)) as Command);
    must(equal(result, again), 'the same command led elsewhere', command);
    must(equal(JSON.parse(JSON.stringify(result.facts)), result.facts), 'facts do not survive JSON', command);
    for (let miss = 0; miss < 2; miss++) checkNearMiss(subject, state, nearMiss(command, luck, subject.words), legal);
  }
  must(JSON.stringify(state) === text, 'a state was changed');
}

function checkApplied<Setup, State, Command, Fact>(subject: Subject<Setup, State, Command, Fact>, state: State): void {
  const found = subject.faults(state);
  must(found.length === 0, found.join('; '));
}

function checkNearMiss<Setup, State, Command, Fact>(
  { game, rules }: Subject<Setup, State, Command, Fact>,
  state: State,
  command: unknown,
  legal: readonly Command[],
): void {
  const isLegal = legal.some((other) => equal(other, command));
  const result = game.apply(state, command as Command);
  must(result.ok === isLegal, isLegal ? 'a legal command was refused' : 'what is not legal was accepted', command);
  if (result.ok) return;
  must(rules.includes(result.rule), `a refusal names no rule but ${result.rule}`, command);
  must(typeof result.reason === 'string' && result.reason.length > 0, 'a refusal gives no reason', command);
}

/** Undoes all that can be undone, again and again from every moment of a game, and redoes it. */
export function checkUndo<Setup, State, Command, Fact>(session: Session<Setup, State, Command, Fact>): void {
  const { game, opening } = session;
  const past = pastOf(session);
  const states = [opening.state, ...past.map((moment) => moment.state)];
  let moment = session;
  for (let length = past.length; length > 0; length--) {
    const revealed = game.revealed(at(states, length - 1), at(states, length));
    must(canUndo(moment) === !revealed, 'undo stops where something was revealed, and only there');
    moment = takeBack(moment);
    must(now(moment) === at(states, length - 1), 'taking back leads to another state');
  }
  must(takeBack(moment) === moment, 'the opening was taken back');
  for (const { state } of past) {
    moment = redo(moment);
    must(now(moment) === state, 'redo leads to another state');
  }
  let back = session;
  let steps = 0;
  while (canUndo(back)) {
    back = undo(back);
    steps += 1;
    must(now(back) === at(states, past.length - steps), 'undo leads to another state');
  }
  must(undo(back) === back, 'undo goes on where it cannot');
  for (; steps > 0; steps--) back = redo(back);
  must(now(back) === now(session) && age(back) === past.length, 'redo leads to another state');
  must(redo(back) === back, 'redo goes on where it cannot');
}

/** Replays the record of a game, and spoilt copies of it. */
export function checkRecord<Setup, State, Command, Fact>(
  session: Session<Setup, State, Command, Fact>,
  luck: Luck,
): void {
  const { game } = session;
  const stored = JSON.parse(JSON.stringify(record(session))) as GameRecord<Setup, Command>;
  const again = replay(game, stored);
  must(equal(now(again), now(session)), 'a record leads to another state');
  must(equal(record(again), stored), 'the record of a replay is another one');
  const spoilt: GameRecord<Setup, Command>[] = [
    { ...stored, version: stored.version + 1 },
    { ...stored, game: `${stored.game}?` },
    { ...stored, hashes: stored.hashes.slice(1) },
    { ...stored, hashes: stored.hashes.map((hash, index) => (index === 0 ? `0${hash.slice(1)}x` : hash)) },
  ];
  for (const bad of spoilt) {
    const problem = problemOf(() => replay(game, bad));
    must(problem instanceof RecordError, 'a spoilt record was not refused by a RecordError', String(problem));
  }
  checkGap(session, stored, luck);
}

/** A record with a command missing is refused, unless that command left no trace (an enhancement that lapsed, say). */
function checkGap<Setup, State, Command, Fact>(
  session: Session<Setup, State, Command, Fact>,
  stored: GameRecord<Setup, Command>,
  luck: Luck,
): void {
  if (stored.commands.length === 0) return;
  const place = luck.below(stored.commands.length);
  try {
    const gap = replay(session.game, { ...stored, commands: stored.commands.filter((_, index) => index !== place) });
    must(equal(now(gap), now(session)), 'a record with a gap was accepted', place);
  } catch (thrown) {
    if (!(thrown instanceof RecordError)) throw thrown;
  }
}

function problemOf(run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (thrown) {
    return thrown;
  }
}

export { Luck };
