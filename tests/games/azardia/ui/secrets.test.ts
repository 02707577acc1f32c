import { expect, test } from 'vitest';
import { regular } from '../../../../src/games/azardia/bots/regular.ts';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import type { Card, Seat, State } from '../../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../../src/games/azardia/rules/state/types.ts';
import { chanceFrom, drawBelow, drawFrom } from '../../../../src/kernel/chance.ts';
import { pastOf } from '../../../../src/kernel/session.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { equal } from '../../../../src/kernel/values/equal.ts';
import type { Match, Player } from '../../../../src/module/match.ts';
import { openToldTable, type ToldTable } from '../../../shell/table/toldTable.ts';
import { setupOf } from '../subject.ts';

/* The device reveals no secrets: two games that differ only in a hidden card produce the same output. */

/** The state in which a card from the deck replaces one in a seat's hand; `null` where that is not possible. */
function withOtherCard(state: State, seat: Seat, luck: string): State | null {
  const chance = chanceFrom(luck);
  const { hand } = at(state.players, seat);
  const deck = state.decks.action;
  if (hand.length === 0 || deck.length === 0) return null;
  const [place, from] = [drawBelow(chance, hand.length), drawBelow(chance, deck.length)];
  const [own, other] = [at(hand, place), at(deck, from)];
  if (own === other) return null;
  const players = state.players.map((player, index) =>
    index === seat ? { ...player, hand: hand.map((card, index) => (index === place ? other : card)) } : player,
  );
  const action = deck.map((card, index) => (index === from ? own : card));
  return { ...state, players, decks: { ...state.decks, action } };
}

/** Positions from games of the usual computer players, at regular intervals. */
function positions(games: number, every: number): State[] {
  return Array.from({ length: games }, (_, game) => {
    const seats = 2 + (game % 3);
    let { state } = azardia.newGame(setupOf(`secrets ${game}`, seats));
    const found: State[] = [];
    for (let given = 0; given < 260 && azardia.result(state) === null; given++) {
      const isAsked = state.attack !== null || state.duel !== null;
      if (given % (isAsked ? 4 : every) === 0) found.push(state);
      const command = regular.choose(azardia.view(state, null), chanceFrom(`${game}/${given}`));
      const applied = command && azardia.apply(state, command);
      if (!applied?.ok) break;
      ({ state } = applied);
    }
    return found;
  }).flat();
}

function matchAt(state: State, players: readonly Player[]): Match<AzardiaTypes> {
  const setup = setupOf('secrets', state.players.length);
  return {
    session: { game: azardia, setup, opening: { ok: true, state, facts: [] }, past: null, future: null },
    players,
  };
}

/** What is pressed next: any control, except those that deliberately show the own hand. */
function nextPress(table: ToldTable, luck: string): string | null {
  const ids = table.controls().flatMap(({ id, hold }) => (hold || ['menu', 'log', 'board'].includes(id) ? [] : [id]));
  return ids.length === 0 ? null : drawFrom(chanceFrom(luck), [...ids]);
}

const handOf = ({ players }: State, seat: Seat): readonly Card[] => at(players, seat).hand;

/** Whether everybody may know the card by now: one was drawn or lost, the computer has used it, or the game is over. */
function isTold({ session, players }: ReturnType<ToldTable['match']>, before: State, seat: Seat): boolean {
  return pastOf(session).some((moment) => {
    const [state, command] = [moment.state as State, moment.command as Command];
    if (azardia.result(state) !== null || state.chance.draws !== before.chance.draws) return true;
    if (players[seat] === 'computer' && command.seat === seat) return true;
    return !equal(handOf(state, seat), handOf(before, seat));
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

test('X1, H7 a table that people share shows, says, plays and offers the same whatever card a seat holds', {
  timeout: 180_000,
}, async () => {
  let [compared, asked] = [0, 0];
  for (const [index, state] of positions(3, 41).entries()) {
    const seats = state.players.length;
    const people = Array.from({ length: seats }, (_, seat): Player => (seat === 0 ? 'you' : 'friend'));
    const mixed = people.map((player, seat): Player => (seat === seats - 1 && seats > 2 ? 'computer' : player));
    // The player who decides, whose answer interests others, and another player.
    for (const seat of new Set([azardia.activeSeats(state)[0] ?? 0, index % seats])) {
      const other = withOtherCard(state, seat, `${index}/${seat}`);
      if (!other) continue;
      const tables = [state, other].map((one) =>
        openToldTable(azardiaModule, matchAt(one, index % 2 ? people : mixed)),
      );
      const [one, two] = [at(tables, 0), at(tables, 1)];
      const isSame = (): void => expect(differences(one, two), `${index}/${seat}`).toEqual([]);
      for (const table of tables) await table.settle();
      if (isTold(one.match(), state, seat)) continue;
      isSame();
      compared += 1;
      if (azardia.activeSeats(state)[0] === seat) asked += 1;
      // The same commands give the same output, until a card is drawn or lost: that may be the one that differs.
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
