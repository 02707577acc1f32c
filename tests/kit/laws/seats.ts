import { chanceFrom } from '../../../src/kernel/chance.ts';
import { equal } from '../../../src/kernel/equal.ts';
import { type GameTypes, isOver, type Seat, type Viewer } from '../../../src/kernel/game.ts';
import { must } from './breach.ts';
import type { Glance, Sight } from './sight.ts';
import type { Trial } from './trial.ts';

/** Who acts can do something, nobody else can, and nobody acts after the end. */
export function acting<T extends GameTypes>({ subject: { game }, state, legal, seats }: Glance<T>): void {
  const active = game.activeSeats(state);
  must((active.length === 0) === isOver(game, state), 'somebody acts after the end, or nobody before');
  must(
    active.every((seat, index) => isSeat(seat, seats) && active.indexOf(seat) === index),
    'who acts sits nowhere, or twice',
  );
  const bySeat = active.map((seat) => game.legalCommands(state, seat));
  must(!bySeat.some(isEmpty), 'somebody acts who can do nothing');
  must(
    range(seats).every((seat) => active.includes(seat) || isEmpty(game.legalCommands(state, seat))),
    'somebody can do something who does not act',
  );
  // Where every seat may do the same, as in a team, one list is all there is to compare.
  const distinct = bySeat.filter((list, index) => !bySeat.slice(0, index).some((other) => equal(other, list)));
  must(equal(distinct.flat(), legal), 'what all seats can do together is not what can be done');
}

/** A result names every seat once. */
export function ranked<T extends GameTypes>({ subject: { game }, state, seats }: Glance<T>): void {
  const result = game.result(state);
  if (result)
    must(equal([...result.ranking.flat()].sort(), range(seats)), 'a result does not rank every seat once', result);
}

/** A state made up from a view looks the same to its viewer, who can do the same in it. */
export function views<T extends GameTypes>(sight: Sight<T>): void {
  const { game } = sight.subject;
  for (const { viewer, view, other } of guesses(sight)) {
    must(equal(game.view(other, viewer), view), 'a state made up from a view has another view', viewer);
    must(equal(game.activeSeats(other), game.activeSeats(sight.state)), 'who acts is a secret', viewer);
    if (viewer === 'spectator') continue;
    must(
      equal(game.legalCommands(other, viewer), game.legalCommands(sight.state, viewer)),
      'what a seat may do hangs on what it cannot know',
      viewer,
    );
  }
}

/** As long as nothing is revealed to a viewer, what they are told of a command is the same whatever they cannot know. */
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

/** What a viewer is told of a command leads from their view before it to their view after it. */
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

/** Where two seats act at the same time it makes no difference who comes first. */
export function commuting<T extends GameTypes>({ subject: { game }, state, luck, count }: Sight<T>): void {
  const active = game.activeSeats(state);
  const own = new Map(active.map((seat) => [seat, game.legalCommands(state, seat)]));
  for (const one of active) {
    for (const other of active) {
      if (one >= other) continue;
      const others = (seat: Seat): readonly T['command'][] => own.get(seat === one ? other : one) ?? [];
      const choice = (seat: Seat): T['command'] | undefined =>
        luck(`${one} or ${other}: ${seat}`)
          .some(own.get(seat) ?? [], 1)
          .find((command) => !others(seat).some((its) => equal(its, command)));
      const [a, b] = [choice(one), choice(other)];
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

/** One viewer for each different view of a state: where all share one, one is asked for all. */
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

/** Each view of a state, with a state that its viewer must reckon with. */
function guesses<T extends GameTypes>(sight: Sight<T>): { viewer: Viewer; view: T['state']; other: T['state'] }[] {
  const { game } = sight.subject;
  return viewsOf(sight).map(({ viewer, view }) => ({
    viewer,
    view,
    other: game.determinize(view, chanceFrom(`a guess of ${viewer}: ${sight.luck('guess').below(1_000_000)}`)),
  }));
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
