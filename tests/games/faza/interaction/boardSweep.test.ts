import { describe, expect, test } from 'vitest';
import type { HeroId } from '../../../../src/games/faza/content/vocabulary.ts';
import { boardControls } from '../../../../src/games/faza/interaction/controls/boardControls.ts';
import { idleActions } from '../../../../src/games/faza/interaction/controls/press.ts';
import {
  clearSelection,
  type FazaSelection,
  openPicks,
  type Possibility,
  possibilities,
} from '../../../../src/games/faza/interaction/fazaSelection.ts';
import { boardLayout } from '../../../../src/games/faza/interaction/layout/boardLayout.ts';
import type { BoardLayout } from '../../../../src/games/faza/interaction/layout/layout.ts';
import { commandAt, type Path, pathOf } from '../../../../src/games/faza/interaction/picks.ts';
import { previewOf } from '../../../../src/games/faza/interaction/preview/preview.ts';
import type { BoardView } from '../../../../src/games/faza/interaction/view.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { planBarPlace } from '../../../../src/games/faza/ui/plan/plansSection.ts';
import type { Rect } from '../../../../src/table/layout/rect.ts';
import { give } from '../commands.ts';
import { position } from '../positions.ts';
import {
  Complaints,
  clashes,
  fingerIn,
  isInside,
  misfits,
  overlap,
  type Target,
  targets,
  WINDOWS,
} from '../scenes/windows.ts';
import { tableFor } from '../tables.ts';

/** The edition of sixteen tiles and four cards, and that of 24 and six. */
type Edition = 'published' | '24';

const HEROES: Readonly<Record<Edition, readonly HeroId[]>> = {
  published: ['soldier', 'farmer', 'rebel', 'scientist'],
  '24': ['marine', 'farmer', 'turncoat', 'scientist'],
};

/** A team in the middle of a fight, with Rebels to lead, and a Long event to pay off if the edition has any. */
function teamOf(edition: Edition, size: number, options: { readonly drawTwo?: true } = {}): FazaView {
  const heroes = Object.fromEntries(HEROES[edition].slice(0, size).map((id) => [id, { tile: 10, points: 6 }]));
  const more = options.drawTwo ? ({ drawTwo: true, radio: true } as const) : {};
  return position({
    heroes,
    tiles: { 10: { drones: options.drawTwo ? 0 : 2, rebels: 2 }, 6: { rebels: 1 } },
    ships: { carrier: { tile: 10 } },
    long: edition === '24' ? [] : ['sporeBloom'],
    ...(options.drawTwo ? { next: edition === '24' ? ['siege', 'purge'] : ['blockade', 'purge'] } : {}),
    options: { edition, ...more },
  });
}

function asked(edition: Edition, size: number): FazaView {
  return give(teamOf(edition, size, { drawTwo: true }), { do: 'board', hero: 0, ship: 'carrier' }).state;
}

interface Situation {
  readonly name: string;
  readonly found: readonly Possibility[];
  readonly view: Omit<BoardView, 'layout'>;
}

/** The screen's prompts and offers in the course of a turn. */
function situationsOf(edition: Edition, size: number): Situation[] {
  const state = teamOf(edition, size);
  const fight = legalCommands(state).find((command) => command.do === 'fight');
  if (!fight) throw new Error('there is nobody to fight');
  const lead = legalCommands(state).find((command) => command.do === 'lead');
  const leading: Path = lead ? pathOf(lead).slice(0, 2) : [];
  return [
    situation('idle', state, [{ kind: 'hero', seat: 0 }]),
    situation('card chosen', state, leading),
    situation('fight on offer', state, pathOf(fight)),
    situation('end on offer', state, pathOf({ do: 'endTeamPhase' })),
    situation('two events', asked(edition, size), []),
    situation('plan', state, pathOf(fight), true),
  ];
}

function situation(name: string, state: FazaView, path: Path, planned?: true): Situation {
  const commands = legalCommands(state);
  const selection: FazaSelection = { ...clearSelection(0), path };
  const offer = commandAt(commands, path);
  const view = {
    state,
    players: state.heroes.map(() => 'you' as const),
    seat: 0,
    path,
    next: openPicks(selection, commands),
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
  return { name, view, found: possibilities(selection, commands) };
}

function targetsOf({ view, found }: Situation, layout: BoardLayout): Target[] {
  const controls = boardControls({ ...view, layout }, found, idleActions);
  return targets(controls, layout);
}

/** Everything drawn, as the regions that it fills. */
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
    // A cross leaves the corners of its tray to other parts.
    ...(layout.outline.length === 4 ? [{ id: 'tray', rect: tray }] : listed('tile', layout.cells)),
    ...listed('card', cards),
    ...listed('ship', layout.ships),
    ...listed('verb', layout.verbs),
  ];
}

const BOARDS = (['published', '24'] as const).flatMap((edition) => [2, 3, 4].map((size) => ({ edition, size })));

/** 24 tiles need a phone of 360×640, or more: in smaller windows no finger could tell them apart. */
function windowsFor(edition: Edition): typeof WINDOWS {
  if (edition !== '24') return WINDOWS;
  return WINDOWS.filter(([width, height]) => Math.min(width, height) >= 360 && Math.max(width, height) >= 640);
}

describe.each(BOARDS)(
  'a board of $edition with $size heroes in every window from 320×568 to 3840×2160',
  ({ edition, size }) => {
    const situations = situationsOf(edition, size);
    const layouts = windowsFor(edition).map(([width, height]) => ({
      width,
      height,
      layout: boardLayout(width, height, tableFor(size, edition)),
    }));

    test('everything is in the window, nothing lies over anything else, and cards lie on their hero', () => {
      const wrong = new Complaints();
      for (const { width, height, layout } of layouts) {
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
      for (const { layout } of layouts) {
        const found = targetsOf(shown, layout);
        wrong.add(layout, [
          ...misfits(found, layout),
          // The Rebels of a tile are pressed on their tile, and a Long event is paid off where phones have the log, which the
          // menu has too.
          ...clashes(found.filter(({ id }) => !id.startsWith('group:') && id !== 'log')),
        ]);
      }
      expect(wrong.list).toEqual([]);
    });

    test('the bar of a plan has room for its buttons, and covers neither the board nor what serves the plan', () => {
      const wrong = new Complaints();
      for (const { width, height, layout } of layouts) {
        const place = planBarPlace(layout);
        const [count, gap] = layout.form === 'wide' ? [5, 4] : [3, 2];
        const { menu, forecast, undo, redo, go, end } = layout;
        wrong.add(layout, [
          ...((place.w - (count - 1) * gap) / count < fingerIn(width, height) ? ['too narrow'] : []),
          ...(place.h < fingerIn(width, height) ? ['too low'] : []),
          ...[menu, forecast, undo, redo, go, end, ...layout.cells].flatMap((free, i) =>
            overlap(place, free) ? [`over ${i}`] : [],
          ),
        ]);
      }
      expect(wrong.list).toEqual([]);
    });

    test('tiles are never smaller than about six tenths of what their window could give them', () => {
      const wrong = new Complaints();
      for (const { width, height, layout } of layouts) {
        const most = Math.min(width, height, Math.max(width, height) - 300) / Math.sqrt(edition === '24' ? 36 : 16);
        wrong.add(layout, (layout.cells[0]?.w ?? 0) < (edition === '24' ? 0.58 : 0.6) * most ? ['small tiles'] : []);
      }
      expect(wrong.list).toEqual([]);
    });

    test('cards keep room for every name', () => {
      const wrong = new Complaints();
      for (const { width, height, layout } of layouts) {
        const isLarge = Math.min(width, height) >= 360;
        // Six cards need narrower names.
        const [narrowest, lowest] = edition === '24' ? [isLarge ? 45 : 40, 72] : isLarge ? [54, 78] : [47, 72];
        const cards = layout.heroes.flatMap((hero) => hero.cards);
        wrong.add(layout, [
          ...(cards.some(({ w }) => w < narrowest - 0.01) ? ['narrow cards'] : []),
          ...(cards.some(({ h }) => h < lowest - 0.01) ? ['low cards'] : []),
        ]);
      }
      expect(wrong.list).toEqual([]);
    });
  },
);
