import { expect, test } from 'vitest';
import { boardGeometry } from '../../../../src/games/azardia/interaction/layout/boardGeometry.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { outcomeArea } from '../../../../src/games/azardia/scenes/table/heading.ts';
import { footOn, middleAbove, pawnHeight } from '../../../../src/games/azardia/scenes/table/pawns.ts';
import { chanceFrom, drawBelow } from '../../../../src/kernel/chance.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { common, type Rect } from '../../../../src/table/layout/rect.ts';
import { asked, give, playerOf, position, rolling } from '../position.ts';
import { setupOf } from '../subject.ts';
import { WINDOWS } from '../windows.ts';
import { type Stop, stopsOf, type Window } from './pressing.ts';

/*
 * Choices cover nothing that players need for them: their own pawn and the target tiles, the hand, the dice, and each
 * other.
 */

const meet = (one: Rect, other: Rect): boolean => {
  const { w, h } = common(one, other);
  return w > 1 && h > 1;
};

/** The needed things that a table's choices cover, and other problems with their positions. */
function faults({ shown }: Stop, state: State, seat: number, [width, height]: Window): string[] {
  const { layout, widgets, ghosts } = shown;
  const choices = widgets.filter(({ id, look }) => id === 'go' || look.kind === 'move' || look.kind === 'option');
  const needed: [string, Rect][] = widgets.flatMap(({ id, look, rect }): [string, Rect][] =>
    look.kind === 'card' || (look.kind === 'die' && look.face > 0) ? [[id, rect]] : [],
  );
  const board = boardGeometry(layout.board);
  const high = pawnHeight(board, true);
  // Nobody moves while taking a card, or choosing a character.
  const isStill = widgets.some(({ path, look }) => look.kind === 'character' || path?.at(-1)?.startsWith('take:'));
  if (!state.duel && !isStill)
    for (const tile of [playerOf(state, seat).tile, ...ghosts.map((ghost) => ghost.tile)]) {
      const { x, y } = middleAbove(footOn(board, tile), high);
      if (tile > 0) needed.push([`tile ${tile}`, { x: x - high * 0.4, y: y - high / 2, w: high * 0.8, h: high }]);
    }
  const outcome = state.duel ? null : outcomeArea(shown);
  if (outcome && shown.outcome.length > 0) needed.push(['outcome', outcome]);
  return choices.flatMap(({ id, rect }, index) => [
    ...needed.flatMap(([name, area]) => (meet(rect, area) ? [`${id} covers ${name}`] : [])),
    ...choices.slice(index + 1).flatMap((other) => (meet(rect, other.rect) ? [`${id} lies on ${other.id}`] : [])),
    ...(Math.min(rect.w, rect.h) < 30 ? [`${id} is ${rect.w} × ${rect.h}`] : []),
    ...(rect.x < 0 || rect.y < 0 || rect.x + rect.w > width || rect.y + rect.h > height ? [`${id} is outside`] : []),
  ]);
}

const rolled = (hand: State['players'][number]['hand'], coins: number, ...faces: readonly number[]): State => {
  const first = position('A', [{ tile: 78, level: 5, coins, hand }, { tile: 84 }, { tile: 70 }, {}]);
  return give(rolling(first, ...faces), { do: 'roll', seat: 0 }).state;
};
const three = rolled(['gyroscopeHat', 'doOverEgg'], 6000, 8, 4);

/** Positions with the maximum number of choices. */
const FULLEST: Readonly<Record<string, State>> = {
  'three dice, coins and a die to set': {
    ...three,
    roll: { seat: 0, dice: [8, 4, 1], raised: [false, false, false] },
  },
  'two dice, coins and a die to set': three,
  'phase C of Noncredo Mantis with four players': position('C', [
    { character: 'noncredoMantis', tile: 1, coins: 6000, hand: ['elasticShoes', 'gravityHiccup', 'bootJets'] },
    { character: 'lagartoon', tile: 2 },
    { character: 'kuchuritok', tile: 79 },
    { character: 'robotIKing', tile: 5 },
  ]),
  'a card to exchange for one of ten': give(
    position('C', [
      { character: 'kuchuritok', hand: ['bootJets', 'glueRain'] },
      {
        character: 'lagartoon',
        hand: ['nopeNebula', 'totalAudit', 'egoVacuum', 'brainUpload', 'tollGoblin', 'loadedSmile', 'mandibleWax'],
      },
    ]),
    { do: 'takeHands', seat: 0 },
  ).state,
};

for (const window of WINDOWS) {
  const [width, height] = window;
  test.each(Object.entries(FULLEST))(`at ${width} × ${height} no choice covers what it is about: %s`, (_, state) => {
    const stops = stopsOf(state, 0, window);
    expect(stops.length).toBeGreaterThan(3);
    expect([...new Set(stops.flatMap((stop) => faults(stop, state, 0, window)))]).toEqual([]);
  });
}

test('in random games no choice covers its own subject', () => {
  for (let game = 0; game < 6; game++) {
    const luck = { ...chanceFrom(`covering ${game}`) };
    let { state } = azardia.newGame(setupOf(`covering ${game}`, 2 + (game % 3)));
    for (let moves = 0; moves < 120 && state.winner === null; moves++) {
      const seat = asked(state);
      const window = at(WINDOWS, (game + moves) % WINDOWS.length);
      const found = stopsOf(state, seat, window).flatMap((stop) => faults(stop, state, seat, window));
      expect(found, `${state.steps[0]?.step} in game ${game}, move ${moves}, ${window}`).toEqual([]);
      const commands = azardia.legalCommands(state, seat);
      const result = azardia.apply(state, at(commands, drawBelow(luck, commands.length)));
      if (!result.ok) throw new Error(result.reason);
      state = result.state;
    }
  }
});
