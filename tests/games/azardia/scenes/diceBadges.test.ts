import { expect, test } from 'vitest';
import { duelLayout } from '../../../../src/games/azardia/interaction/layout/duelLayout.ts';
import type { ShownTable } from '../../../../src/games/azardia/interaction/tableView.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { drawDuel } from '../../../../src/games/azardia/scenes/duel/drawDuel.ts';
import { drawWidgets } from '../../../../src/games/azardia/scenes/table/drawWidgets.ts';
import { tagPlaces } from '../../../../src/games/azardia/scenes/table/pawns.ts';
import { common, type Rect, rect } from '../../../../src/table/layout/rect.ts';
import { position } from '../position.ts';
import { tableFor } from '../ui/pressing.ts';
import { WINDOWS } from '../windows.ts';
import { noted } from './drawn.ts';

/** The scale of a picture relative to its visible part: pictures have margins. */
const MARGINS: Readonly<Record<string, number>> = { die: 1.12, coin: 1.16 };

/** A movement with every die raised but one, and coins for that one. */
function moving(dice: readonly number[]): State {
  const state = position('A', [{ tile: 42, coins: 2000 }, { tile: 51 }, {}, {}]);
  return {
    ...state,
    roll: { seat: 0, dice, raised: dice.map((_, die) => die > 0) },
    steps: [{ step: 'chooseMove', seat: 0 }, ...state.steps.slice(1)],
  };
}

/** A duel in which all dice have been raised but one of the side behind, with cards that add to the total. */
function dueling(seat: number): State {
  const state = position('C', [
    { coins: 6000, hand: ['loadedSmile', 'mandibleWax', 'bananaFootwork'] },
    { coins: 6000, hand: ['loadedSmile', 'mandibleWax', 'bananaFootwork'] },
  ]);
  const side = (one: number) => ({
    seat: one,
    dice: one === seat ? [2, 3] : [9, 10],
    raised: [true, one !== seat],
    added: 5,
  });
  return {
    ...state,
    duel: { challenger: side(0), defender: side(1), tile: 60 },
    steps: [{ step: 'improve' }, ...state.steps],
  };
}

const seen = (name: string, { x, y, w, h }: Rect): Rect => {
  const [wide, high] = [w / (MARGINS[name] ?? 1), h / (MARGINS[name] ?? 1)];
  return rect(x + (w - wide) / 2, y + (h - high) / 2, wide, high);
};

const meet = (one: Rect, other: Rect): boolean => {
  const { w, h } = common(one, other);
  return w > 0.5 && h > 0.5;
};

/** Every picture on top of a die, by its name. */
function over(shown: ShownTable): string[] {
  const { surface, panels } = noted(shown);
  drawDuel(surface, shown);
  drawWidgets(surface, shown);
  const pictures = [...panels.values()].flatMap(({ sprites, places }) =>
    sprites.flatMap((name, index) => {
      const place = places[index];
      return place ? [{ name, place: seen(name, place) }] : [];
    }),
  );
  const dice = pictures.filter(({ name }) => name === 'die');
  expect(dice.length).toBeGreaterThan(1);
  const badges = pictures.filter(({ name }) => name === 'coin');
  expect(badges.length).toBeGreaterThan(0);
  return badges.filter(({ place }) => dice.some((die) => meet(die.place, place))).map(({ name }) => name);
}

for (const window of WINDOWS) {
  test(`at ${window.join(' × ')} no badge covers a die: of movements, duels and choices`, () => {
    for (const dice of [
      [8, 4],
      [8, 4, 1],
    ]) {
      const { shown } = tableFor(moving(dice), 0, [], window);
      expect(over(shown), `${dice.length} dice`).toEqual([]);
      const rolled = shown.widgets.filter(({ look }) => look.kind === 'die').map(({ rect: area }) => area);
      for (const tag of tagPlaces(noted(shown).board, shown.ghosts))
        expect(rolled.some((die) => meet(die, tag))).toBe(false);
    }
    for (const seat of [0, 1]) {
      const { shown } = tableFor(dueling(seat), seat, [], window);
      expect(over(shown), `duel of ${seat}`).toEqual([]);
      for (const { dice, coins, total, card } of duelLayout(shown.layout).sides) {
        const { x, y, radius } = total;
        for (const coin of coins) {
          const [right, down] = [coin.x + coin.w / 2 - x, coin.y + coin.h / 2 - y];
          expect(Math.hypot(right, down), 'the coin beside the total').toBeGreaterThan(radius + coin.w / 2 - 0.5);
          expect(meet(coin, card), 'the coin beside the card').toBe(false);
        }
        for (const die of dice) {
          // A star is round: its distance from the die counts.
          const [right, down] = [Math.max(die.x - x, 0, x - die.x - die.w), Math.max(die.y - y, 0, y - die.y - die.h)];
          expect(Math.hypot(right, down), 'the total beside the dice').toBeGreaterThan(radius - 0.5);
        }
      }
    }
  });
}
