import { describe, expect, test } from 'vitest';
import { newGameLayout, previewBoard } from '../../../../src/games/factionFun/interaction/layout/newGameLayout.ts';
import type { FactionNewGameView } from '../../../../src/games/factionFun/interaction/newGame.ts';
import { factionFunModule } from '../../../../src/games/factionFun/module.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import { HIDDEN } from '../../../../src/games/factionFun/rules/state/state.ts';
import type { NewGameDraft } from '../../../../src/module/screens/setups.ts';
import { common, type Rect, rect } from '../../../../src/table/layout/rect.ts';

const nothing = (): void => undefined;

type Draft = ReturnType<typeof factionFunModule.setups.draft>;

/** The choices before a game with this seed; a press changes them. */
function screen(seed: string) {
  let draft: Draft = factionFunModule.setups.draft(seed, () => ({}) as never);
  const shown = () =>
    draft.screen(
      { width: 1280, height: 720, seedShown: 'secret', content: null },
      {
        ...{ back: nothing, start: nothing, chooseContent: nothing, choose: nothing, explain: nothing },
        freshSeed: () => 'another seed',
        change: (next: NewGameDraft<never, never> | Draft) => {
          draft = next as Draft;
        },
      },
    );
  return {
    view: (): FactionNewGameView => shown().view,
    press: (label: string) =>
      shown()
        .controls.find((control) => control.label === label)
        ?.press(),
    game: () => draft.game(),
  };
}

describe('the choices before a game of Faction Fun', () => {
  test.each([
    ['2 players', 40],
    ['4 players', 60],
    ['6 players', 80],
  ])('with %s show the map on which the game begins, and no cards', (seats, tiles) => {
    // No event of its first round changes the land of this seed.
    const { view, press, game } = screen('coast');
    press(seats);
    const { map } = view();
    const { state } = factionFun.newGame(game().setup);
    expect(map.terrain).toHaveLength(tiles);
    expect(map.terrain).toEqual(state.terrain);
    expect(map.holders).toEqual(state.holders);
    expect(map.avatars).toEqual(state.avatars);
    const cards = [...map.hands, ...Object.values(map.decks).flatMap(({ left, discards }) => [left, discards])].flat();
    expect(cards.filter((card) => card !== HIDDEN)).toEqual([]);
    expect([map.event, map.turn, map.chance.draws]).toEqual([null, null, 0]);
  });

  test('tell nothing of the luck: not even where the first event turns a forest into plains', () => {
    const seeds = Array.from({ length: 200 }, (_, index) => `fire ${index}`);
    const burning = seeds.filter((seed) => {
      const { setup } = screen(seed).game();
      return factionFun.newGame(setup).facts.some(({ fact }) => fact === 'terrainChanged');
    });
    expect(burning.length).toBeGreaterThan(0);
    for (const seed of burning)
      expect(
        screen(seed)
          .view()
          .map.terrain.filter((terrain) => terrain === 'plains'),
      ).toHaveLength(15);
  });

  test('draw another map with another seed, and follow the choices', () => {
    const { view, press, game } = screen('coast');
    const before = view();
    press('Another map');
    expect(game().setup.seed).toBe('another seed');
    expect(view().map.terrain).not.toEqual(before.map.terrain);
    expect(before.goal).toBe('The first realm of 11 linked tiles wins.');
    press('Quick game');
    expect(view().goal).toBe('The first realm of 10 linked tiles wins.');
    press('Two avatars');
    expect(view().map.avatars).toHaveLength(4);
    press('Hearthfolk: Normal');
    expect(game().players).toEqual(['you', 'friend']);
  });
});

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [667, 375],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;

test.each(SIZES)('the choices before a game fit %i × %i, and none covers another', (width, height) => {
  for (const seat of [2, 4, 6]) {
    const { title, fresh, map, places } = newGameLayout(width, height, {
      count: 3,
      seat,
      option: 4,
      action: 4,
    });
    const buttons = [fresh, ...Object.values(places).flat()];
    expect(buttons).toHaveLength(1 + 3 + seat + 4 + 4);
    const parts: Rect[] = [title, map, ...buttons];
    const outside = parts.filter(({ x, y, w, h }) => x < 0 || y < 0 || x + w > width + 0.1 || y + h > height + 0.1);
    expect(outside).toEqual([]);
    const meeting = parts.flatMap((one, index) =>
      parts.slice(index + 1).filter((other) => {
        const { w, h } = common(one, other);
        return w > 0.5 && h > 0.5;
      }),
    );
    expect(meeting).toEqual([]);
    expect(Math.min(...buttons.map(({ h }) => h))).toBeGreaterThanOrEqual(height < 380 ? 40 : 44);
    expect(Math.min(map.w, map.h)).toBeGreaterThanOrEqual(200);
  }
});

test.each([
  // Windows that are higher than wide turn the map on the table.
  [390, 844, [374, 500], true],
  [360, 640, [344, 200], false],
  [844, 390, [460, 300], false],
  [1024, 768, [560, 660], false],
] as const)(
  'in %i × %i a map in a room of %j is turned: %s, as on the table unless its tiles get much smaller',
  (width, height, [w, h], isTurned) => {
    const size = { columns: 8, terrain: { length: 40 } };
    expect(previewBoard(size, rect(0, 0, w, h), width, height).isFlat).toBe(isTurned);
  },
);
