import { expect, test } from 'vitest';
import { arrange, type Badge, signTop } from '../../../../../src/games/faza/scenes/board/pieces/arrange.ts';
import { boardLayout } from '../../../../../src/games/faza/scenes/boardLayout.ts';
import { at } from '../../../../../src/kernel/at.ts';
import { rect } from '../../../../../src/table/layout/rect.ts';
import { type Layout, position, viewed } from '../../positions.ts';
import { place } from '../../rules/tiles24/place.ts';

/** Tile 9 with 3 Drones: no hero, one or two, no Rebel, one or three, and a Mothership or none. */
const CROWDS: readonly Layout[] = [0, 1, 2].flatMap((heroes) =>
  [0, 1, 3].flatMap((rebels) =>
    [false, true].map((isBelow): Layout => {
      const tileOf = (seat: number): { tile: number } => ({ tile: seat < heroes ? 9 : 1 });
      return {
        heroes: { doctor: tileOf(0), engineer: tileOf(1), senator: tileOf(2) },
        tiles: { 9: { drones: 3, rebels } },
        ships: { carrier: { tile: isBelow ? 9 : 2 }, destroyer: { tile: 3 }, former: { tile: 4 } },
      };
    }),
  ),
);

test('V1 a ship that started with more health than the others is damaged after its first loss', () => {
  const framesOf = (health: number): (string | undefined)[] => {
    const state = position({ options: { edition: 'brisk' }, ships: { destroyer: { tile: 9, health } } });
    return arrange(state, 9, rect(0, 0, 100, 100)).map(({ frame }) => frame);
  };
  expect(framesOf(4)).toEqual(['ship/destroyer']);
  expect(framesOf(3)).toEqual(['ship/destroyer/worn']);
});

test.each([
  [320, 568],
  [360, 640],
  [390, 844],
  [640, 360],
  [844, 390],
  [1024, 768],
])('at %i×%i no number of Drones or Rebels stands on the sign of a small tile, nor on another', (width, height) => {
  for (const state of CROWDS.flatMap((layout) => [position(layout), viewed(place(layout))])) {
    const layout = boardLayout(width, height, state);
    const cell = at(layout.cells, state.board.indexOf(9));
    const badges = arrange(state, 9, cell).flatMap(({ badge }): Badge[] => (badge ? [badge] : []));
    for (const { y, r } of badges) expect(y + r).toBeLessThanOrEqual(signTop(cell));
    const [one, other] = badges;
    if (one && other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r - 2);
  }
});
