import { expect, test } from 'vitest';
import { normal } from '../../../../src/games/factionFun/bots/normal.ts';
import { factionFunModule } from '../../../../src/games/factionFun/module.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { Command } from '../../../../src/games/factionFun/rules/state/command.ts';
import type { Seat, State } from '../../../../src/games/factionFun/rules/state/state.ts';
import type { FactionFunTypes } from '../../../../src/games/factionFun/rules/state/types.ts';
import { peopleOf } from '../../../../src/games/factionFun/rules/turn/seats.ts';
import { chanceFrom, drawBelow, drawFrom } from '../../../../src/kernel/chance.ts';
import { pastOf } from '../../../../src/kernel/session.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { equal } from '../../../../src/kernel/values/equal.ts';
import type { Match, Player } from '../../../../src/module/match.ts';
import { openToldTable, type ToldTable } from '../../../shell/table/toldTable.ts';
import { setupOf } from '../subject.ts';

/* The device reveals no secrets: two games that differ only in a hidden card produce the same output. */

/** The state in which a card from its deck replaces one in a seat's hand; `null` where that is not possible. */
function withOtherCard(state: State, seat: Seat, luck: string): State | null {
  const chance = chanceFrom(luck);
  const people = peopleOf(seat);
  const [hand, { left }] = [at(state.hands, seat), state.decks[people]];
  if (hand.length === 0 || left.length === 0) return null;
  const [place, from] = [drawBelow(chance, hand.length), drawBelow(chance, left.length)];
  const [own, other] = [at(hand, place), at(left, from)];
  if (own === other) return null;
  const hands = state.hands.map((cards, index) =>
    index === seat ? cards.map((card, index) => (index === place ? other : card)) : cards,
  );
  const deck = { ...state.decks[people], left: left.map((card, index) => (index === from ? own : card)) };
  return { ...state, hands, decks: { ...state.decks, [people]: deck } };
}

/** Positions from games of the usual computer players, at regular intervals; of those out of turn, more. */
function positions(games: number, every: number): State[] {
  return Array.from({ length: games }, (_, game) => {
    let { state } = factionFun.newGame(setupOf(`secrets ${game}`, 2 + 2 * (game % 2)));
    const found: State[] = [];
    for (let given = 0; given < 150 && factionFun.result(state) === null; given++) {
      const isAsked = state.claim !== null || state.battle !== null;
      if (given % (isAsked ? 6 : every) === 0) found.push(state);
      const command = normal.choose(factionFun.view(state, null), chanceFrom(`${game}/${given}`));
      const applied = command && factionFun.apply(state, command);
      if (!applied?.ok) break;
      ({ state } = applied);
    }
    return found;
  }).flat();
}

function matchAt(state: State, players: readonly Player[]): Match<FactionFunTypes> {
  const setup = setupOf('secrets', state.hands.length);
  return {
    session: { game: factionFun, setup, opening: { ok: true, state, facts: [] }, past: null, future: null },
    players,
  };
}

/** What is pressed next: any control, except those that deliberately show the own hand. */
function nextPress(table: ToldTable, luck: string): string | null {
  const ids = table.controls().flatMap(({ id, hold }) => (hold || ['menu', 'log', 'board'].includes(id) ? [] : [id]));
  return ids.length === 0 ? null : drawFrom(chanceFrom(luck), [...ids]);
}

/** Whether everybody may know the card by now: luck came into play, the computer has acted, a hand changed, or the game is over. */
function isTold({ session, players }: ReturnType<ToldTable['match']>, before: State, seat: Seat): boolean {
  return pastOf(session).some((moment) => {
    const [state, command] = [moment.state as State, moment.command as Command];
    if (factionFun.result(state) !== null || state.chance.draws !== before.chance.draws) return true;
    if (players[seat] === 'computer' && command.seat === seat) return true;
    return !equal(at(state.hands, seat), at(before.hands, seat));
  });
}

/** The differences between the outputs of two tables, shortened. */
function differences(one: ToldTable, two: ToldTable): string[] {
  const other = two.told.findIndex((line, index) => line !== one.told[index]);
  if (other < 0) return one.told.length === two.told.length ? [] : ['more was told of one'];
  const [a = '', b = ''] = [one.told[other], two.told[other]];
  const from = Math.max(0, [...a].findIndex((letter, index) => letter !== b[index]) - 60);
  return [a, b].map((line) => `${line.slice(0, 12)} … ${line.slice(from, from + 120)}`);
}

test('S3 a table that people share shows, says, plays and offers the same whatever card a seat holds', {
  timeout: 300_000,
}, async () => {
  let [compared, asked] = [0, 0];
  for (const [index, state] of positions(4, 23).entries()) {
    const seats = state.hands.length;
    const people = Array.from({ length: seats }, (_, seat): Player => (seat === 0 ? 'you' : 'friend'));
    // The seat that decides, and another.
    for (const seat of new Set([factionFun.activeSeats(state)[0] ?? 0, index % seats])) {
      const other = withOtherCard(state, seat, `${index}/${seat}`);
      if (!other) continue;
      const tables = [state, other].map((one) => openToldTable(factionFunModule, matchAt(one, people)));
      const [one, two] = [at(tables, 0), at(tables, 1)];
      const isSame = (): void => expect(differences(one, two), `${index}/${seat}`).toEqual([]);
      for (const table of tables) await table.settle();
      if (isTold(one.match(), state, seat)) continue;
      isSame();
      compared += 1;
      if (factionFun.activeSeats(state)[0] === seat) asked += 1;
      // The same commands give the same output, until luck decides or a hand changes: that may tell the card that differs.
      for (let press = 0; press < 4; press++) {
        const id = nextPress(one, `${index}/${seat}/${press}`);
        if (id === null) break;
        for (const table of tables) await table.press(id);
        if (isTold(one.match(), state, seat)) break;
        isSame();
      }
      for (const table of tables) table.close();
    }
  }
  expect(compared).toBeGreaterThan(20);
  expect(asked).toBeGreaterThan(8);
});
