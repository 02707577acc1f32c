import { expect, test } from 'vitest';
import { boss } from '../../../../src/games/faceOff/bots/boss.ts';
import { victoryOf } from '../../../../src/games/faceOff/content/cards.ts';
import { faceOffModule } from '../../../../src/games/faceOff/module.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import { choicesOf } from '../../../../src/games/faceOff/rules/round/sealing.ts';
import type { Command } from '../../../../src/games/faceOff/rules/state/command.ts';
import type { Card, Seat, SeatState, State } from '../../../../src/games/faceOff/rules/state/state.ts';
import type { FaceOffTypes } from '../../../../src/games/faceOff/rules/state/types.ts';
import { chanceFrom, drawBelow, drawFrom } from '../../../../src/kernel/chance.ts';
import { pastOf } from '../../../../src/kernel/session.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { equal } from '../../../../src/kernel/values/equal.ts';
import type { Match } from '../../../../src/module/match.ts';
import { openToldTable, type ToldTable } from '../../../shell/table/toldTable.ts';

/* The device reveals no secrets: two games that differ only in what one seat holds hidden produce the same output for the others. */

/** By name, a state that nobody but a seat can tell from another one; `null` where there is none. */
const OTHERS: Readonly<Record<string, (state: State, seat: Seat, luck: string) => State | null>> = {
  hand: (state, seat, luck) => {
    const { hand, deck, sealed } = at(state.seats, seat);
    if (hand.length === 0 || deck.length === 0 || sealed !== null) return null;
    const [place, from] = placesIn(luck, hand, deck);
    return withSeat(state, seat, { hand: hand.with(place, at(deck, from)), deck: deck.with(from, at(hand, place)) });
  },
  sealed: (state, seat, luck) => {
    const [step] = state.steps;
    const { sealed } = at(state.seats, seat);
    if (step?.step !== 'seal' || sealed === null) return null;
    return withSeat(state, seat, { sealed: drawFrom({ ...chanceFrom(luck) }, choicesOf(state, seat, step.part)) });
  },
  aside: (state, seat, luck) => {
    const { aside } = at(state.seats, seat);
    const { deck } = state.clock;
    if (state.peeked.some((count) => count > 0)) return null;
    const numbered = deck.filter((card) => (victoryOf(card)?.no ?? 7) < 7);
    if (numbered.length === 0) return null;
    const [place, from] = placesIn(luck, aside, numbered);
    const other = at(numbered, from);
    const swapped = withSeat(state, seat, { aside: aside.with(place, other) });
    return { ...swapped, clock: { ...state.clock, deck: deck.with(deck.indexOf(other), at(aside, place)) } };
  },
};

function placesIn(luck: string, one: readonly Card[], other: readonly Card[]): [number, number] {
  const chance = { ...chanceFrom(luck) };
  return [drawBelow(chance, one.length), drawBelow(chance, other.length)];
}

function withSeat(state: State, seat: Seat, change: Partial<SeatState>): State {
  return { ...state, seats: state.seats.map((own, index) => (index === seat ? { ...own, ...change } : own)) };
}

/** Positions from games of the usual computer players, at regular intervals. */
function positions(games: number, every: number): State[] {
  return Array.from({ length: games }, (_, game) => {
    const factions = (['monsters', 'cowboys', 'ninjas', 'pirates'] as const).slice(0, 2 + (game % 3));
    let { state } = faceOff.newGame({ seed: `secrets ${game}`, factions, timing: 'standard' });
    const found: State[] = [];
    for (let given = 0; faceOff.result(state) === null; given++) {
      if (given % every === 0) found.push(state);
      const command = boss.choose(faceOff.view(state, null), chanceFrom(`${game}/${given}`));
      const applied = command && faceOff.apply(state, command);
      if (!applied?.ok) throw new Error('the bot is refused');
      ({ state } = applied);
    }
    return found;
  }).flat();
}

function matchAt(state: State): Match<FaceOffTypes> {
  const setup = { seed: 'secrets', factions: state.seats.map(({ faction }) => faction), timing: state.timing };
  return {
    session: { game: faceOff, setup, opening: { ok: true, state, facts: [] }, past: null, future: null },
    players: state.seats.map((_, seat) => (seat === 0 ? 'you' : 'friend')),
  };
}

/** Whether the device has been passed to a seat, or the table, by the rules, has shown something of what that seat had hidden. */
function isTold(table: ToldTable, before: State, seat: Seat): boolean {
  const open = (state: State) => {
    const { deck, hand, sealed, discards, down, stage, army } = at(state.seats, seat);
    return [deck, hand, sealed, discards, down, stage, army, state.chance.draws, state.reveals];
  };
  return (
    table.told.some((line) => line.startsWith(`handOver: [${seat}`)) ||
    pastOf(table.match().session).some(({ state, command }) => {
      const after = state as State;
      return (command as Command).seat === seat || after.ending !== null || !equal(open(after), open(before));
    })
  );
}

/** What is pressed next: any control but those that open something else. */
function nextPress(table: ToldTable, luck: string): string | null {
  const ids = table.controls().flatMap(({ id }) => (['menu', 'log'].includes(id) ? [] : [id]));
  return ids.length === 0 ? null : drawFrom({ ...chanceFrom(luck) }, [...ids]);
}

/** What a table tells over a few presses, until what a seat has hidden may be known: all so far, at each press. */
async function toldOf(state: State, seat: Seat, luck: string): Promise<string[][]> {
  const table = openToldTable(faceOffModule, matchAt(state));
  const told: string[][] = [];
  for (let press = 0; press < 4; press++) {
    await table.settle();
    if (isTold(table, state, seat)) break;
    told.push([...table.told]);
    const id = nextPress(table, `${luck}/${press}`);
    if (id === null) break;
    await table.press(id);
  }
  table.close();
  return told;
}

/** The same once all forecasts that it shows are known, which come when the thread has them. */
async function toldAgain(...position: Parameters<typeof toldOf>): Promise<string[][]> {
  await toldOf(...position);
  return toldOf(...position);
}

/** Where two outputs begin to differ; empty where they are the same. */
function difference(one: readonly string[], two: readonly string[]): string[] {
  const lines = Array.from({ length: Math.max(one.length, two.length) }, (_, line) => line);
  const index = lines.find((line) => one[line] !== two[line]);
  if (index === undefined) return [];
  const [a = '', b = ''] = [one[index], two[index]];
  const from = Math.max(0, [...a].findIndex((letter, place) => letter !== b[place]) - 60);
  return [a, b].map((line) => `${line.slice(0, 12)} … ${line.slice(from, from + 120)}`);
}

test('F1, S6, S9 a table that people share shows, says, plays and offers one seat the same whatever another holds', {
  timeout: 300_000,
}, async () => {
  const compared: Record<string, number> = {};
  for (const [index, state] of positions(3, 17).entries())
    for (const [name, otherThan] of Object.entries(OTHERS))
      for (const seat of state.seats.keys()) {
        const luck = `${index}/${name}/${seat}`;
        const other = otherThan(state, seat, luck);
        if (!other || equal(other, state)) continue;
        const [one, two] = [await toldAgain(state, seat, luck), await toldAgain(other, seat, luck)];
        expect(two.length, luck).toBe(one.length);
        for (const [press, told] of one.entries()) expect(difference(told, at(two, press)), luck).toEqual([]);
        compared[name] = (compared[name] ?? 0) + one.length;
      }
  for (const name of Object.keys(OTHERS)) expect(compared[name], name).toBeGreaterThan(10);
});
