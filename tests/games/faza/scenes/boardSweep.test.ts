import { describe, expect, test } from 'vitest';
import type { HeroId } from '../../../../src/games/faza/content/vocabulary.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { State } from '../../../../src/games/faza/rules/state.ts';
import { idleActions } from '../../../../src/games/faza/scenes/boardControls/actions.ts';
import { boardControls } from '../../../../src/games/faza/scenes/boardControls.ts';
import { type BoardLayout, boardLayout } from '../../../../src/games/faza/scenes/boardLayout.ts';
import {
  clearDesk,
  type Desk,
  openPicks,
  type Possibility,
  possibilities,
} from '../../../../src/games/faza/scenes/desk.ts';
import { commandAt, type Path, pathOf } from '../../../../src/games/faza/scenes/picks.ts';
import { previewOf } from '../../../../src/games/faza/scenes/preview/preview.ts';
import type { BoardView } from '../../../../src/games/faza/scenes/view.ts';
import { hitAreas } from '../../../../src/shell/geometry.ts';
import { planBarPlace } from '../../../../src/shell/plan/planBarPlace.ts';
import { type Rect, rect } from '../../../../src/table/rect.ts';
import { give } from '../commands.ts';
import { position } from '../positions.ts';

/** Sides of windows, in CSS pixels: phones, tablets, laptops, desks, and a few between; every one stands with every other. */
const WIDTHS = [
  320, 360, 375, 390, 412, 480, 540, 568, 600, 640, 667, 720, 768, 800, 820, 844, 900, 915, 960, 1000, 1024, 1050, 1100,
  1112, 1180, 1194, 1280, 1366, 1440, 1536, 1600, 1680, 1920, 2048, 2560, 3440, 3840,
];
const HEIGHTS = [
  320, 360, 375, 390, 412, 480, 500, 540, 568, 600, 640, 657, 667, 720, 768, 800, 820, 844, 900, 915, 960, 1024, 1080,
  1200, 1366, 1440, 1600, 2160,
];
/** From the smallest phone, upright or on its side, to the largest desk. */
const WINDOWS = WIDTHS.flatMap((width) => HEIGHTS.map((height) => [width, height] as const)).filter(
  ([width, height]) => Math.max(width, height) >= 568,
);

const HEROES: readonly HeroId[] = ['soldier', 'farmer', 'rebel', 'scientist'];

/** A team in the middle of a fight, beside an Outpost, with Rebels to be led and a Long event to be paid off. */
function teamOf(size: number, options: { readonly drawTwo?: true } = {}): State {
  const heroes = Object.fromEntries(HEROES.slice(0, size).map((id) => [id, { tile: 10, points: 6 }]));
  return position({
    heroes,
    tiles: { 10: { drones: options.drawTwo ? 0 : 2, rebels: 2 }, 6: { rebels: 1 } },
    ships: { carrier: { tile: 10 } },
    long: ['sporeBloom'],
    ...(options.drawTwo ? { next: ['blockade', 'purge'], options: { drawTwo: true, radio: true } } : {}),
  });
}

function asked(size: number): State {
  return give(teamOf(size, { drawTwo: true }), { do: 'board', hero: 0, ship: 'carrier' }).state;
}

interface Situation {
  readonly name: string;
  readonly found: readonly Possibility[];
  readonly view: Omit<BoardView, 'layout'>;
}

/** What the screen asks and offers in the course of a turn. */
function situationsOf(size: number): Situation[] {
  const state = teamOf(size);
  const fight = legalCommands(state).find((command) => command.do === 'fight');
  if (!fight) throw new Error('there is nobody to fight');
  const lead = legalCommands(state).find((command) => command.do === 'lead');
  const leading: Path = lead ? pathOf(lead).slice(0, 2) : [];
  return [
    situation('idle', state, [{ kind: 'hero', seat: 0 }]),
    situation('card chosen', state, leading),
    situation('fight on offer', state, pathOf(fight)),
    situation('end on offer', state, pathOf({ do: 'endTeamPhase' })),
    situation('two events', asked(size), []),
    situation('plan', state, pathOf(fight), true),
  ];
}

function situation(name: string, state: State, path: Path, planned?: true): Situation {
  const commands = legalCommands(state);
  const desk: Desk = { ...clearDesk(0), path };
  const offer = commandAt(commands, path);
  const view = {
    state,
    players: state.heroes.map(() => 'you' as const),
    seat: 0,
    path,
    next: openPicks(desk, commands),
    usable: [],
    offer,
    reveals: false,
    caption: '',
    fight: null,
    forecast: null,
    preview: offer && previewOf(state, offer, commands, faza),
    showForecast: false,
    canUndo: true,
    canRedo: true,
    news: '',
    busy: false,
    ...(planned ? { planned } : {}),
  };
  return { name, view, found: possibilities(desk, commands) };
}

interface Target {
  readonly id: string;
  readonly rect: Rect;
}

function targetsOf({ view, found }: Situation, layout: BoardLayout): Target[] {
  const controls = boardControls({ ...view, layout }, found, idleActions);
  const hits = hitAreas(
    controls.map((control) => control.rect),
    layout,
  );
  return controls.map(({ id }, index) => ({ id, rect: hits[index] ?? rect(0, 0, 0, 0) }));
}

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

function isInside(r: Rect, width: number, height: number): boolean {
  return r.x >= -0.5 && r.y >= -0.5 && r.x + r.w <= width + 0.5 && r.y + r.h <= height + 0.5;
}

/** Pairs of things that lie over each other. */
function clashes(things: readonly Target[]): string[] {
  return things.flatMap(({ id, rect: r }, index) =>
    things.slice(index + 1).flatMap((other) => (overlap(r, other.rect) ? [`${id} on ${other.id}`] : [])),
  );
}

/** Everything that is drawn, as the regions that it fills. */
function regionsOf(layout: BoardLayout): Target[] {
  const { menu, phase, forecast, undo, redo, tray, dronePool, rebelPool, events, bar, end, go, form } = layout;
  const single: readonly [string, Rect | null][] = [
    ['menu', menu],
    ['phase', phase],
    ['forecast', forecast],
    ['undo', undo],
    ['redo', redo],
    ['plan', layout.plan],
    ['guide', layout.guide],
    ['tray', tray],
    ['Drone pool', dronePool],
    ['Rebel pool', rebelPool],
    ['events', events],
    ['bar', form === 'wide' ? { ...bar, w: go.x - bar.x } : bar],
    ['go', go],
    ['end', end],
  ];
  const cards = form === 'wide' ? [] : (layout.heroes[0]?.cards ?? []);
  const listed = (id: string, rects: readonly Rect[]): Target[] => rects.map((r, i) => ({ id: `${id} ${i}`, rect: r }));
  return [
    ...single.flatMap(([id, r]) => (r ? [{ id, rect: r }] : [])),
    ...listed(
      'hero',
      layout.heroes.map(({ panel }) => panel),
    ),
    ...listed('card', cards),
    ...listed('ship', layout.ships),
    ...listed('verb', layout.verbs),
  ];
}

/** What is wrong in windows, each once with its number and the first window that has it: a list to be read. */
class Complaints {
  readonly #found = new Map<string, string[]>();

  add({ width, height, form }: BoardLayout, complaints: readonly string[]): void {
    for (const complaint of complaints) {
      const windows = this.#found.get(`${form}: ${complaint}`) ?? [];
      this.#found.set(`${form}: ${complaint}`, [...windows, `${width}×${height}`]);
    }
  }

  get list(): string[] {
    return [...this.#found].map(
      ([complaint, at]) => `${complaint} in ${at.length} windows, as ${at[0]} and ${at.at(-1)}`,
    );
  }
}

/** What a finger needs in a window, in CSS pixels. */
const fingerIn = (width: number, height: number): number => (Math.min(width, height) >= 360 ? 44 : 36);

describe.each([2, 3, 4])('a board with %i heroes in every window from 320×568 to 3840×2160', (size) => {
  const situations = situationsOf(size);

  test('everything is in the window, nothing lies over anything else, and cards lie on their hero', () => {
    const wrong = new Complaints();
    for (const [width, height] of WINDOWS) {
      const layout = boardLayout(width, height, size);
      const regions = regionsOf(layout);
      wrong.add(layout, [
        ...regions.filter((region) => !isInside(region.rect, width, height)).map(({ id }) => `${id} outside`),
        ...layout.heroes.flatMap(({ panel, cards }, seat) =>
          cards.some((card) => layout.form === 'wide' && (card.y < panel.y || card.y + card.h > panel.y + panel.h))
            ? [`cards of hero ${seat}`]
            : [],
        ),
        ...clashes(regions),
      ]);
    }
    expect(wrong.list).toEqual([]);
  });

  test.each(situations)('$name: every target suits a finger, and none lies over another', (shown) => {
    const wrong = new Complaints();
    for (const [width, height] of WINDOWS) {
      const layout = boardLayout(width, height, size);
      const targets = targetsOf(shown, layout);
      const least = fingerIn(width, height) - 0.01;
      wrong.add(layout, [
        ...targets.filter(({ rect: { w } }) => w < least).map(({ id }) => `${id} too narrow`),
        ...targets.filter(({ rect: { h } }) => h < least).map(({ id }) => `${id} too low`),
        ...targets.filter((target) => !isInside(target.rect, width, height)).map(({ id }) => `${id} outside`),
        // The Rebels of a tile are pressed on their tile, and an event to be paid off where phones have the log, which the menu has too.
        ...clashes(targets.filter(({ id }) => !id.startsWith('group:') && id !== 'log')),
      ]);
    }
    expect(wrong.list).toEqual([]);
  });

  test('the bar of a plan has room for its buttons, and covers neither the board nor what serves the plan', () => {
    const wrong = new Complaints();
    for (const [width, height] of WINDOWS) {
      const layout = boardLayout(width, height, size);
      const place = planBarPlace(layout);
      const [count, gap] = layout.form === 'wide' ? [5, 4] : [3, 2];
      const { tray, menu, forecast, undo, redo, go, end } = layout;
      wrong.add(layout, [
        ...((place.w - (count - 1) * gap) / count < fingerIn(width, height) ? ['too narrow'] : []),
        ...(place.h < fingerIn(width, height) ? ['too low'] : []),
        ...[tray, menu, forecast, undo, redo, go, end].flatMap((free, i) =>
          overlap(place, free) ? [`over ${i}`] : [],
        ),
      ]);
    }
    expect(wrong.list).toEqual([]);
  });

  test('tiles are never smaller than six tenths of what their window could give them', () => {
    const wrong = new Complaints();
    for (const [width, height] of WINDOWS) {
      const layout = boardLayout(width, height, size);
      const most = Math.min(width, height, Math.max(width, height) - 300) / 4;
      wrong.add(layout, (layout.cells[0]?.w ?? 0) < 0.6 * most ? ['small tiles'] : []);
    }
    expect(wrong.list).toEqual([]);
  });

  test('cards keep room for every name', () => {
    const wrong = new Complaints();
    for (const [width, height] of WINDOWS) {
      const layout = boardLayout(width, height, size);
      const [narrowest, lowest] = Math.min(width, height) >= 360 ? [54, 78] : [47, 72];
      const cards = layout.heroes.flatMap((hero) => hero.cards);
      wrong.add(layout, [
        ...(cards.some(({ w }) => w < narrowest - 0.01) ? ['narrow cards'] : []),
        ...(cards.some(({ h }) => h < lowest - 0.01) ? ['low cards'] : []),
      ]);
    }
    expect(wrong.list).toEqual([]);
  });
});
