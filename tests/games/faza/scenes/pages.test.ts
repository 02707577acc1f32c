import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newest } from '../../../../src/games/faza/content/editions.ts';
import type { ShipId } from '../../../../src/games/faza/content/vocabulary.ts';
import { newGameControls } from '../../../../src/games/faza/interaction/newGame/newGameControls.ts';
import { type NewGameLayout, newGameLayout } from '../../../../src/games/faza/interaction/newGame/newGameLayout.ts';
import { pageOf } from '../../../../src/games/faza/interaction/page.ts';
import { titleControls } from '../../../../src/games/faza/interaction/title/titleControls.ts';
import { titleLayout, titlePicture } from '../../../../src/games/faza/interaction/title/titleLayout.ts';
import type { EndingView, NewGameView } from '../../../../src/games/faza/interaction/view.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../../../src/games/faza/rules/state/state.ts';
import { shipLook } from '../../../../src/games/faza/scenes/areaLooks.ts';
import { wideTitle } from '../../../../src/games/faza/scenes/board/end.ts';
import { hazardHeight } from '../../../../src/games/faza/scenes/buttonFrame.ts';
import { type CombatLayout, combatLayout } from '../../../../src/games/faza/scenes/combat/combatLayout.ts';
import { endingControls, endingLayout, largestShip } from '../../../../src/games/faza/scenes/ending/endingLayout.ts';
import { eventControl, eventLayout } from '../../../../src/games/faza/scenes/event/eventLayout.ts';
import type { EndingActions } from '../../../../src/module/screens/ending.ts';
import type { Control } from '../../../../src/table/control.ts';
import { around, type Rect, rect } from '../../../../src/table/layout/rect.ts';
import { viewed } from '../positions.ts';
import { titleOf } from './viewOf.ts';
import { Complaints, clashes, misfits, targets, WINDOWS } from './windows.ts';

const SIZES = [
  [360, 640],
  [390, 844],
  [412, 915],
  [768, 1024],
  [820, 1180],
  [640, 360],
  [844, 390],
  [900, 500],
  [1024, 768],
  [1280, 720],
  [1366, 1024],
  [1920, 1080],
  [2560, 1080],
  [3840, 2160],
] as const;

const nothing = (): void => undefined;
const skipButton = ({ skip }: CombatLayout): Control => ({
  id: 'combat:skip',
  label: 'Skip',
  rect: skip,
  group: 'combat',
  press: nothing,
});
const setup: Setup = {
  edition: 'published',
  mode: 'normal',
  heroes: ['scout', 'doctor', 'engineer', 'senator'],
  seed: 'pages',
  health: null,
  rewards: true,
  fazaFirst: false,
};
const opening = viewed(faza.newGame(setup).state);

const newGame = (width: number, height: number, taken: boolean): NewGameView => ({
  edition: newest,
  content: taken ? 'Long Night' : null,
  width,
  height,
  seats: (['scout', 'doctor', 'engineer', 'senator'] as const).map((hero, i) => ({
    hero,
    player: 'you',
    taken: taken || i < 1,
  })),
  mode: 'normal',
  options: { health: taken ? 6 : null, rewards: true, fazaFirst: false, seed: 'abc' },
  seedShown: 'abc',
  problem: taken ? null : 'Too few',
  won: [],
});
const ending = (
  width: number,
  height: number,
  history: EndingView['history'] = [],
  first: EndingView['first'] = { kind: 'again' },
): EndingView => ({
  width,
  height,
  state: { ...opening, outcome: { won: false, rule: 'X3' } },
  reason: 'It is over.',
  rounds: Math.max(0, history.length - 1),
  commands: 9,
  history,
  chances: {
    estimates: [],
    moments: [],
    games: { least: 0, most: 0 },
    work: { done: 0, wanted: 8 },
    progress: 'counting',
  },
  first,
});
const titleActions = {
  continue: nothing,
  newGame: nothing,
  quickStart: nothing,
  rulebook: nothing,
  daily: nothing,
  learn: nothing,
  replays: nothing,
  records: nothing,
  settings: nothing,
  sound: nothing,
  install: nothing,
  update: nothing,
};
const newGameActions = {
  back: nothing,
  start: nothing,
  front: nothing,
  take: nothing,
  hero: nothing,
  player: nothing,
  mode: nothing,
  step: nothing,
  choose: nothing,
  chooseContent: nothing,
  explain: nothing,
  health: nothing,
  toggle: nothing,
  newSeed: nothing,
};
const endingActions: EndingActions = {
  rule: nothing,
  round: nothing,
  help: nothing,
  again: nothing,
  newGame: nothing,
  share: nothing,
  figures: nothing,
  costly: nothing,
  moment: nothing,
  look: nothing,
  dice: nothing,
  title: nothing,
};

const overlap = (a: Rect, b: Rect): boolean =>
  a.x + a.w > b.x + 0.5 && b.x + b.w > a.x + 0.5 && a.y + a.h > b.y + 0.5 && b.y + b.h > a.y + 0.5;

function check(controls: readonly Control[], width: number, height: number): void {
  expect(new Set(controls.map(({ id }) => id)).size).toBe(controls.length);
  for (const { id, label, rect } of controls) {
    expect(label, id).not.toBe('');
    expect(rect.x >= 0 && rect.y >= 0 && rect.x + rect.w <= width + 0.5 && rect.y + rect.h <= height + 0.5, id).toBe(
      true,
    );
    expect(Math.min(rect.w, rect.h), id).toBeGreaterThanOrEqual(30);
  }
  for (const [i, a] of controls.entries()) {
    for (const b of controls.slice(i + 1)) expect(overlap(a.rect, b.rect), `${a.id} over ${b.id}`).toBe(false);
  }
}

describe.each(SIZES)('at %i × %i', (width, height) => {
  test.each([true, false])('the title has room for its buttons, with a game: %s', (game) => {
    const view = titleOf(width, height, game);
    check(titleControls(view, titleActions), width, height);
    expect(titleLayout(view).buttons.filter(({ rank }) => rank === 'first')).toHaveLength(1);
  });

  test.each([true, false])('the new game has room for its buttons, all seats taken: %s', (taken) => {
    const view = newGame(width, height, taken);
    const layout = newGameLayout(view);
    const seed: Control = { id: 'seed', label: 'seed', rect: layout.seed, group: '', press: nothing };
    check([...newGameControls(view, newGameActions), seed], width, height);
  });

  test.each<EndingView['first']>([{ kind: 'again' }, { kind: 'easy' }])(
    'the ending has room for its parts, where $kind comes first',
    (first) => {
      const view = ending(width, height, [], first);
      check(endingControls(view, endingActions), width, height);
      const { chart, lesson, reason, lettering, toasts, buttons } = endingLayout(view);
      const parts = [chart, lesson, reason, toasts, ...buttons.map(({ rect }) => rect)];
      for (const [i, a] of parts.entries()) for (const b of parts.slice(i + 1)) expect(overlap(a, b)).toBe(false);
      expect(overlap(toasts, lettering)).toBe(false);
    },
  );

  test('what helps after an early defeat is first in reading order, and has the focus', () => {
    const [first, ...others] = endingControls(ending(width, height, [], { kind: 'round', round: 3 }), endingActions);
    expect(first).toMatchObject({ id: 'ending:help', label: 'Retry round 3', main: true, key: 'Enter' });
    expect(others.map(({ id, main }) => [id, main]).slice(0, 2)).toEqual([
      ['ending:again', false],
      ['ending:share', false],
    ]);
    expect(endingControls(ending(width, height), endingActions)[0]).toMatchObject({
      id: 'ending:again',
      label: 'One more game',
      main: true,
      key: 'Enter',
    });
  });

  test('an event card can be read and resolved', () => {
    const layout = eventLayout(width, height);
    check([eventControl(rect(0, 0, width, height), nothing)], width, height);
    expect(overlap(layout.card, layout.resolve)).toBe(false);
    expect(overlap(layout.card, layout.story)).toBe(false);
  });

  test.each([1, 2, 3])('a fight of %i dice has a place for each', (dice) => {
    const layout = combatLayout(width, height, dice);
    check([skipButton(layout)], width, height);
    for (const places of [layout.drones, layout.dice, layout.sums, layout.results]) expect(places).toHaveLength(dice);
    for (const places of [layout.sums, layout.dice, [...layout.tally, layout.skip]]) {
      for (const [i, a] of places.entries()) for (const b of places.slice(i + 1)) expect(overlap(a, b)).toBe(false);
    }
  });
});

describe('in every window a fight has a place for everything that helps, however much it is', () => {
  test.each([0, 4, 8])('%i cards', (cards) => {
    const wrong = new Set<string>();
    for (const [width, height] of WINDOWS) {
      for (const chips of [0, 5, 10]) {
        const layout = combatLayout(width, height, 3, { cards, chips });
        const of = `${chips} chips at ${width}×${height}`;
        if (layout.cards.length !== cards || layout.chips.length !== chips) wrong.add(`a place is missing: ${of}`);
        const hero = around(layout.panels[0]);
        const isInside = ({ x, y, w, h }: Rect): boolean =>
          x >= hero.x && y >= hero.y && x + w <= hero.x + hero.w && y + h <= hero.y + hero.h;
        if (![...layout.cards, ...layout.chips].every(isInside)) wrong.add(`outside the hero’s panel: ${of}`);
        if (layout.chips.some((a, i) => layout.chips.slice(i + 1).some((b) => overlap(a, b))))
          wrong.add(`covered: ${of}`);
        // The next card leaves at least a third of a card in view.
        const steps = layout.cards.slice(1).map((r, i) => Math.abs(r.x - (layout.cards[i]?.x ?? 0)) / r.w);
        if (steps.some((step) => step < 0.3)) wrong.add(`cards over each other: ${of}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });
});

describe('in every window from 320×568 to 3840×2160 each target suits a finger, and none lies over another:', () => {
  const seed = (layout: NewGameLayout): Pick<Control, 'id' | 'rect'> => ({ id: 'seed', rect: layout.seed });
  const pages: Readonly<Record<string, (width: number, height: number) => readonly Pick<Control, 'id' | 'rect'>[]>> = {
    title: (width, height) => titleControls(titleOf(width, height, false), titleActions),
    'title with a game to continue': (width, height) => titleControls(titleOf(width, height, true), titleActions),
    'new game': (width, height) => {
      const view = newGame(width, height, true);
      return [...newGameControls(view, newGameActions), seed(newGameLayout(view))];
    },
    'new game of one': (width, height) => {
      const view = newGame(width, height, false);
      return [...newGameControls(view, newGameActions), seed(newGameLayout(view))];
    },
    ending: (width, height) => endingControls(ending(width, height), endingActions),
    event: (width, height) => [eventControl(rect(0, 0, width, height), nothing)],
    fight: (width, height) => [skipButton(combatLayout(width, height, 3))],
  };

  test.each(Object.keys(pages))('%s', (name) => {
    const wrong = new Complaints();
    for (const [width, height] of WINDOWS) {
      const page = pageOf(width, height);
      const found = targets(pages[name]?.(width, height) ?? [], page);
      wrong.add(page, [...misfits(found, page), ...clashes(found)]);
    }
    expect(wrong.list).toEqual([]);
  });
});

test('on upright windows every ship of the title is seen below the words under the logo', () => {
  // Where in a ship's picture its highest point is, as a part of the picture's height.
  const highest = (id: ShipId): number => {
    const { frames } = JSON.parse(readFileSync('src/games/faza/atlases/plain/title-ships.json', 'utf8'));
    const { spriteSourceSize, sourceSize } = frames[`big/${id}`];
    return spriteSourceSize.y / sourceSize.h;
  };
  const rises: number[] = [];
  for (const [width, height] of [[320, 568], [600, 960], [1024, 1366], ...SIZES] as const) {
    for (const taken of [true, false]) {
      const layout = titleLayout(titleOf(width, height, taken));
      if (!layout.isStacked) continue;
      const words = layout.tagline.y + layout.tagline.h;
      for (const { id, at } of titlePicture(layout).ships) {
        const drawn = at.h * shipLook[id].titleSize;
        rises.push(at.y + at.h / 2 - drawn / 2 + drawn * highest(id) - words);
      }
    }
  }
  expect(rises.length).toBeGreaterThan(40);
  expect(Math.min(...rises)).toBeGreaterThan(2);
});

describe('in the windows of tablets the pages use the room:', () => {
  const TABLETS = [
    [768, 1024],
    [820, 1180],
    [834, 1194],
    [600, 1024],
    [800, 1280],
    [1024, 1366],
    [800, 600],
    [1024, 768],
  ] as const;
  const isUpright = ([width, height]: readonly [number, number]): boolean => height > width;

  /** The parts of the window's width and height that all parts of a page reach over, from 0 to 1. */
  function reach(parts: readonly Rect[], width: number, height: number): { across: number; down: number } {
    const all = around(parts);
    return { across: all.w / width, down: all.h / height };
  }

  test.each(TABLETS)('new game at %i × %i', (width, height) => {
    const controls = newGameControls(newGame(width, height, true), newGameActions);
    const { across, down } = reach(
      controls.map((control) => control.rect),
      width,
      height,
    );
    expect(across).toBeGreaterThan(0.9);
    expect(down).toBeGreaterThan(0.9);
  });

  test.each(TABLETS)('ending at %i × %i', (width, height) => {
    const { chart, lesson, scene, lettering, buttons } = endingLayout(ending(width, height));
    const { across, down } = reach([chart, lesson, scene, lettering, ...buttons.map((b) => b.rect)], width, height);
    expect(across).toBeGreaterThan(0.9);
    expect(down).toBeGreaterThan(0.9);
  });

  test.each(TABLETS)('title at %i × %i', (width, height) => {
    const { logo, buttons } = titleLayout(titleOf(width, height, true));
    expect(reach([logo, ...buttons.map((b) => b.rect)], width, height).down).toBeGreaterThan(0.8);
  });

  test.each(TABLETS.filter(isUpright))('at %i × %i every seat shows its cards and who plays it', (width, height) => {
    const view = newGame(width, height, true);
    const { seats, detail } = newGameLayout(view);
    expect(detail).toBe(null);
    expect(clashes(seats.map(({ panel, cards }, i) => ({ id: `${i}`, rect: around([panel, ...cards]) })))).toEqual([]);
    const ids = newGameControls(view, newGameActions).map(({ id }) => id);
    for (const seat of seats.keys()) expect(ids).toContain(`newGame:seat:${seat}:player:friend`);
  });

  test.each(TABLETS.filter(isUpright))(
    'at %i × %i the ships of an ending are as high as their picture',
    (width, height) => {
      const layout = endingLayout(ending(width, height));
      for (const won of [true, false]) {
        const part = largestShip(layout, won) / Math.min(layout.scene.h, layout.scene.w * 0.44);
        expect(part).toBeGreaterThan(0.9);
      }
    },
  );

  test.each(TABLETS.filter(isUpright))('at %i × %i the title leaves the upper half to the picture', (width, height) => {
    const { menu } = titleLayout(titleOf(width, height, true));
    expect(menu.y / height).toBeGreaterThan(0.58);
  });
});

test.each([
  [360, 640],
  [390, 844],
  [412, 915],
  [360, 800],
] as const)('nothing stands empty between the parts of a new game at %i × %i', (width, height) => {
  const { back, seats, detail, modes, health, toggles, start } = newGameLayout(newGame(width, height, true));
  const panels = seats.map(({ panel }) => panel);
  const lines = [[back], panels, detail ? [detail] : [], modes, [health], toggles, [start]].map(around);
  const gaps = lines.slice(1).map(({ y }, i) => y - ((lines[i]?.y ?? 0) + (lines[i]?.h ?? 0)));
  expect(Math.max(...gaps)).toBeLessThan(20);
});

test.each([44, 48, 52, 60, 72, 90])('the title of END stays clear of its stripes on a face %i high', (h) => {
  const face = { y: 100, h };
  for (const isHelped of [true, false]) {
    const { size, middle } = wideTitle(face, 1, { isStriped: true, isHelped });
    // Capitals are 0.73 of the size high.
    const clear = middle - 0.365 * size - (face.y + hazardHeight(face));
    expect(clear).toBeGreaterThanOrEqual(h < 50 ? 3 : 4);
  }
});

test('pressing a full-health plus or an empty minus says why', () => {
  const why = (view: NewGameView, id: string) => newGameControls(view, newGameActions).find((c) => c.id === id)?.why;
  expect(why(newGame(1280, 720, true), 'newGame:healthMore')).toBeDefined();
  expect(why(newGame(1280, 720, true), 'newGame:healthLess')).toBeUndefined();
  expect(why(newGame(1280, 720, false), 'newGame:healthLess')).toBeDefined();
});

test('a second press, meant for the button before, starts no game', () => {
  const starts = newGameControls(newGame(1280, 720, false), newGameActions).filter(({ guarded }) => guarded);
  expect(starts.map(({ label, main }) => [label, main])).toEqual([['Start', true]]);
});
