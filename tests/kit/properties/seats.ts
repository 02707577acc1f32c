import { chanceFrom } from '../../../src/kernel/chance.ts';
import { type GameTypes, isOver, type Seat, type Viewer } from '../../../src/kernel/game.ts';
import { equal } from '../../../src/kernel/values/equal.ts';
import type { Glance, Sight } from './sight.ts';
import type { Trial } from './trial.ts';
import { must } from './violation.ts';

/** Every active seat has a legal command, no other seat has one, and no seat is active after the end. */
export function acting<T extends GameTypes>({ subject: { game }, state, legal, seats }: Glance<T>): void {
  const active = game.activeSeats(state);
  must((active.length === 0) === isOver(game, state), 'a seat is active after the end, or none before it');
  must(
    active.every((seat, index) => isSeat(seat, seats) && active.indexOf(seat) === index),
    'an active seat does not exist, or is listed twice',
  );
  const bySeat = active.map((seat) => game.legalCommands(state, seat));
  must(!bySeat.some(isEmpty), 'an active seat has no legal command');
  must(
    range(seats).every((seat) => active.includes(seat) || isEmpty(game.legalCommands(state, seat))),
    'a seat that is not active has a legal command',
  );
  // Where every seat has the same commands, as in a team, there is only one list.
  const distinct = bySeat.filter((list, index) => !bySeat.slice(0, index).some((other) => equal(other, list)));
  const [shared] = distinct;
  must(
    equal(distinct.length === 1 ? shared : distinct.flat(), legal),
    'the commands of all seats are not all legal commands',
  );
}

/** A result names every seat once. */
export function ranked<T extends GameTypes>({ subject: { game }, state, seats }: Glance<T>): void {
  const result = game.result(state);
  if (result)
    must(equal([...result.ranking.flat()].sort(), range(seats)), 'a result does not rank every seat once', result);
}

/** A state determinized from a view gives its viewer the same view and the same legal commands. */
export function views<T extends GameTypes>(sight: Sight<T>): void {
  const { game } = sight.subject;
  for (const { viewer, view, other } of guesses(sight)) {
    must(equal(game.view(other, viewer), view), 'a determinized state has another view', viewer);
    must(
      equal(game.activeSeats(other), game.activeSeats(sight.state)),
      'which seats are active depends on what the viewer cannot know',
      viewer,
    );
    if (viewer === 'spectator') continue;
    must(
      equal(game.legalCommands(other, viewer), game.legalCommands(sight.state, viewer)),
      'what is legal for a seat depends on what it cannot know',
      viewer,
    );
  }
}

/** A command that reveals nothing to a viewer gives them the same facts and view, whatever the hidden state is. */
export function secrets<T extends GameTypes>(sight: Sight<T>, { command, applied }: Trial<T>): void {
  const { game } = sight.subject;
  for (const { viewer, other } of guesses(sight)) {
    const elsewhere = game.apply(other, command);
    if (!elsewhere.ok || reveals(game, viewer, sight.state, applied.state)) continue;
    const told = (facts: readonly T['fact'][]) => facts.map((fact) => game.redact(fact, viewer));
    must(equal(told(elsewhere.facts), told(applied.facts)), `a fact tells a secret to ${viewer}`, command);
    must(
      equal(game.view(elsewhere.state, viewer), game.view(applied.state, viewer)),
      `a view shows a secret to ${viewer}`,
      command,
    );
    sight.count('commands told without a secret');
  }
}

/** The facts a viewer gets lead from their view before the command to their view after it. */
export function folded<T extends GameTypes>(sight: Sight<T>, { command, applied }: Trial<T>): void {
  const { game, told = (state) => state } = sight.subject;
  for (const { viewer, view } of viewsOf(sight)) {
    const facts = applied.facts.flatMap((fact) => game.redact(fact, viewer) ?? []);
    const after = facts.reduce((state: T['state'], fact) => game.evolve(state, fact), view);
    must(
      equal(told(after), told(game.view(applied.state, viewer))),
      `facts do not lead to the view of ${viewer}`,
      command,
    );
  }
}

/** Where two seats act at the same time, their order makes no difference. */
export function commuting<T extends GameTypes>({ subject: { game }, state, luck, count }: Sight<T>): void {
  const own = game.activeSeats(state).map((seat) => ({ seat, legal: game.legalCommands(state, seat) }));
  for (const [index, one] of own.entries()) {
    for (const other of own.slice(index + 1)) {
      // The seats of a team have the same commands, and give them one after the other.
      if (equal(one.legal, other.legal)) continue;
      const [a] = luck(`${one.seat} beside ${other.seat}`).some(one.legal, 1);
      const [b] = luck(`${other.seat} beside ${one.seat}`).some(other.legal, 1);
      if (a === undefined || b === undefined) continue;
      const [ab, ba] = [inTurn(game, state, a, b), inTurn(game, state, b, a)];
      if (!ab || !ba) continue;
      must(equal(ab, ba), 'it makes a difference who comes first', [a, b]);
      count('choices made at the same time');
    }
  }
}

function inTurn<T extends GameTypes>(
  game: Sight<T>['subject']['game'],
  state: T['state'],
  first: T['command'],
  second: T['command'],
): T['state'] | null {
  const once = game.apply(state, first);
  const twice = once.ok ? game.apply(once.state, second) : once;
  return twice.ok ? twice.state : null;
}

/** One viewer for each distinct view of a state; a shared view is checked once. */
export function viewsOf<T extends GameTypes>({
  subject: { game },
  state,
  seats,
}: Sight<T>): { viewer: Viewer; view: T['state'] }[] {
  const viewers: readonly Viewer[] = [...range(seats), 'spectator'];
  const found: { viewer: Viewer; view: T['state'] }[] = [];
  for (const viewer of viewers) {
    const view = game.view(state, viewer);
    if (!found.some((known) => equal(known.view, view))) found.push({ viewer, view });
  }
  return found;
}

interface Guess<State> {
  readonly viewer: Viewer;
  readonly view: State;
  readonly other: State;
}

/** Cached guesses about a sight: every command that is tried out needs them again. */
const guessed = new WeakMap<object, readonly unknown[]>();

/** Each view of a state, with a state that its viewer must consider possible. */
function guesses<T extends GameTypes>(sight: Sight<T>): readonly Guess<T['state']>[] {
  const known = guessed.get(sight) as readonly Guess<T['state']>[] | undefined;
  if (known) return known;
  const { game } = sight.subject;
  const made = viewsOf(sight).map(({ viewer, view }) => ({
    viewer,
    view,
    other: game.determinize(view, chanceFrom(`a guess of ${viewer}: ${sight.luck('guess').below(1_000_000)}`)),
  }));
  guessed.set(sight, made);
  return made;
}

function reveals<T extends GameTypes>(
  game: Sight<T>['subject']['game'],
  viewer: Viewer,
  before: T['state'],
  after: T['state'],
): boolean {
  return viewer === 'spectator' ? game.revealed(before, after) : game.revealed(before, after, viewer);
}

function isSeat(seat: Seat, seats: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats;
}

function isEmpty(list: readonly unknown[]): boolean {
  return list.length === 0;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
