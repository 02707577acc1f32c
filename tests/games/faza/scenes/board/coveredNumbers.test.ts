import type Phaser from 'phaser';
import { expect, test } from 'vitest';
import { clearSelection } from '../../../../../src/games/faza/interaction/fazaSelection.ts';
import { pathOf } from '../../../../../src/games/faza/interaction/picks.ts';
import { forecastSummaryOf } from '../../../../../src/games/faza/interaction/preview/forecastSummary.ts';
import { forecastViewOf } from '../../../../../src/games/faza/interaction/preview/forecastView.ts';
import { comingPhase, whatIf } from '../../../../../src/games/faza/interaction/preview/whatIf.ts';
import type { BoardView } from '../../../../../src/games/faza/interaction/view.ts';
import { fightForecast } from '../../../../../src/games/faza/rules/fight/fightOdds.ts';
import { legalCommands } from '../../../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { drawEnd } from '../../../../../src/games/faza/scenes/board/end.ts';
import { drawBanners, drawGhosts } from '../../../../../src/games/faza/scenes/board/foresight/ghosts.ts';
import { keepInSight } from '../../../../../src/games/faza/scenes/board/foresight/inSight.ts';
import { drawChance, drawMarks } from '../../../../../src/games/faza/scenes/board/foresight/marks.ts';
import { drawCards } from '../../../../../src/games/faza/scenes/board/pieces/cards.ts';
import { drawHeroes } from '../../../../../src/games/faza/scenes/board/pieces/heroes.ts';
import { drawPieces } from '../../../../../src/games/faza/scenes/board/pieces/pieces.ts';
import { drawPools } from '../../../../../src/games/faza/scenes/board/pieces/pools.ts';
import { drawTiles } from '../../../../../src/games/faza/scenes/board/pieces/tiles.ts';
import { type Surface, sizesOf } from '../../../../../src/games/faza/scenes/board/surface.ts';
import { fazaPeople } from '../../../../../src/games/faza/ui/people.ts';
import type { CanvasPainter } from '../../../../../src/table/canvasPainter.ts';
import { common, inset, type Rect, rect } from '../../../../../src/table/layout/rect.ts';
import type { AtlasPages } from '../../../../../src/table/pictures/sprites/atlasPages.ts';
import { type CachedSprite, SpriteCache } from '../../../../../src/table/pictures/sprites/spriteCache.ts';
import { type Layout, position, viewed } from '../../positions.ts';
import { place } from '../../rules/tiles24/place.ts';
import { stubOutlines } from '../outlines.ts';
import { Paper } from '../paper.ts';
import { viewOf } from '../viewOf.ts';

/* Temporary content over the board – forecast, odds, names – never covers a number. */

stubOutlines();

/** Something on the board: its position, its depth, and its numbers. */
interface Laid {
  readonly name: string;
  readonly rect: Rect;
  readonly depth: number;
  readonly numbers: readonly { readonly said: string; readonly rect: Rect }[];
}

function numbersOn(paper: Paper, dx: number, dy: number): Laid['numbers'] {
  return paper.lines.flatMap((said, index) => {
    const box = paper.boxes[index];
    return box && /\d/.test(said) ? [{ said, rect: { ...box, x: box.x + dx, y: box.y + dy } }] : [];
  });
}

/** A surface that records its content. */
function surfaceOf(layout: BoardView['layout'], laid: Laid[]): Surface {
  const image: unknown = new Proxy(
    {},
    { get: (_, name) => (typeof name === 'string' && /^[a-z]+$/.test(name) ? 0 : () => image) },
  );
  const papers = new Map<string, Paper>();
  class PaperStamps extends SpriteCache {
    override paint(id: string, w: number, h: number, draw: (g: CanvasPainter) => void): CachedSprite {
      const paper = new Paper();
      draw(paper.g(rect(0, 0, w, h)));
      papers.set(id, paper);
      return { page: '', id, w, h };
    }
  }
  const textures = { exists: () => false } as unknown as Phaser.Textures.TextureManager;
  const surface: unknown = {
    panels: {
      put: (name: string, area: Rect, depth: number, _shows: unknown, draw: (g: CanvasPainter) => void) => {
        const paper = new Paper();
        draw(paper.g(area));
        laid.push({ name, rect: area, depth, numbers: numbersOn(paper, 0, 0) });
        return image;
      },
      get: () => undefined,
      names: () => [],
    },
    cast: {
      put: (name: string, { id, w, h }: CachedSprite, x: number, y: number, depth: number) => {
        const box = rect(x - w / 2, y - h / 2, w, h);
        const paper = papers.get(id);
        laid.push({ name, rect: box, depth, numbers: paper ? numbersOn(paper, box.x, box.y) : [] });
        return image;
      },
      get: () => undefined,
      names: () => [],
    },
    sprites: new PaperStamps({} as AtlasPages, textures, 1),
    layout,
    sizes: sizesOf(layout),
    routes: [],
  };
  return surface as Surface;
}

/** Temporary content, and how much of its rectangle is transparent around its edge. */
const OVER: readonly (readonly [names: RegExp, free: number])[] = [
  [/^tag:(turns|hurt|lost|drones):/, 0.12],
  [/^order:/, 0.15],
  [/^banner:/, 0.12],
  [/^peril:/, 0.1],
  [/^name:/, 0.05],
  [/^person:/, 0.08],
  // The points of a burst.
  [/^odds$/, 0.2],
];

/** The numbers of which an object above covers more than a fifth. */
function hidden(laid: readonly Laid[]): string[] {
  return laid.flatMap((over) => {
    const [, free] = OVER.find(([names]) => names.test(over.name)) ?? [];
    if (free === undefined) return [];
    const solid = inset(over.rect, free * over.rect.h);
    return laid
      .filter((under) => under !== over && under.depth <= over.depth)
      .flatMap(({ name, numbers }) =>
        numbers.flatMap(({ said, rect: number }) => {
          const part = common(solid, number);
          const share = (Math.max(0, part.w) * Math.max(0, part.h)) / (number.w * number.h);
          return share > 0.2 ? [`${over.name} hides ${said} of ${name}`] : [];
        }),
      );
  });
}

function laidOut(state: FazaView, command: Command | null, [width, height]: Size, showForecast: boolean): Laid[] {
  const path = command ? pathOf(command) : [];
  const base = viewOf(state, { ...clearSelection(0), path }, [width, height]);
  const { offer } = base;
  const view: BoardView = {
    ...base,
    density: 'newcomer',
    fight: offer?.do === 'fight' ? fightForecast(state, offer.hero, offer.tile) : null,
    forecast: comingPhase(state),
    whatIf: offer && whatIf(state, offer),
    showForecast,
  };
  const laid: Laid[] = [];
  const surface = surfaceOf(view.layout, laid);
  const omens = view.forecast && forecastSummaryOf(view.forecast, state);
  const ghosts = showForecast && omens ? forecastViewOf(view, omens) : null;
  drawTiles(surface, state, () => 0xffffff, ghosts === null);
  drawPieces(surface, state, 0, () => true);
  drawMarks(surface, view);
  const inSight = keepInSight(view.layout, state);
  if (ghosts) drawBanners(surface, ghosts, inSight);
  drawChance(surface, view, inSight);
  if (ghosts) drawGhosts(surface, ghosts, true, inSight);
  drawHeroes(surface, view);
  drawCards(surface, view);
  drawPools(surface, state, ghosts?.pool ?? null);
  drawEnd(surface, view, omens && forecastViewOf(view, omens), null);
  return [...laid, ...signsOfPeople(view)];
}

/** The badges of people at the seats, as `people.css` places them: with a name of six letters if there is room. */
function signsOfPeople(view: BoardView): Laid[] {
  const { seats, captain, look } = fazaPeople.badges(view);
  const [w, h] = look === 'named' ? [84, 25] : look === 'low' ? [22, 22] : [25, 25];
  const [left, up] = look === 'low' ? [0.86, 0.1] : [1, 0.65];
  return [...seats, captain].map(({ right, top }, seat) => ({
    name: `person:${seat}`,
    rect: rect(right - left * w, top - up * h, w, h),
    depth: 9999,
    numbers: [],
  }));
}

type Size = readonly [width: number, height: number];

/** Boards with many pieces on every tile, and many events in the next phase. */
const BOARDS: readonly FazaView[] = [6, 16].flatMap((tile) =>
  [false, true].flatMap((isTogether) =>
    [0, 2].flatMap((rebels) => {
      const at = (seat: number): number => (isTogether ? tile : ([tile, 7, 4, 13][seat] ?? tile));
      const tiles = Object.fromEntries(
        Array.from({ length: 16 }, (_, index) => [
          index + 1,
          { drones: (index * 7) % 3, rebels: index % 3 === 0 ? 1 : 0 },
        ]),
      );
      const layout: Layout = {
        heroes: {
          soldier: { tile: at(0), points: 12, injured: [1] },
          doctor: { tile: at(1), points: 10 },
          engineer: { tile: at(2) },
          senator: { tile: at(3), points: 2 },
        },
        tiles: { ...tiles, [tile]: { drones: 3, rebels, fazaformed: rebels > 0 } },
        ships: { carrier: { tile }, destroyer: { tile: isTogether ? tile : 2 }, former: { tile: 5 } },
      };
      return [viewed(position(layout))];
    }),
  ),
);

const LARGE: readonly FazaView[] = [8, 11].map((tile) =>
  viewed(
    place({
      heroes: { marine: { tile, points: 11 }, doctor: { tile, points: 10 } },
      tiles: { [tile]: { drones: 3, rebels: 2 }, 9: { drones: 2 }, 15: { drones: 3, rebels: 1 }, 20: { drones: 2 } },
      ships: { carrier: { tile } },
    }),
  ),
);

/** A command of each kind by the selected hero, and every fight. */
function offers(state: FazaView): (Command | null)[] {
  const found = legalCommands(state).filter((command) => 'hero' in command && command.hero === 0);
  const firsts = ['move', 'recruit', 'fly'].flatMap((kind) => found.find((command) => command.do === kind) ?? []);
  return [null, ...firsts, ...found.filter((command) => command.do === 'fight')];
}

test.each([
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const)('at %i×%i nothing that is laid over a crowded board hides a number', (width, height) => {
  const wrong = new Set<string>();
  for (const state of [...BOARDS, ...LARGE]) {
    for (const offer of offers(state)) {
      for (const showForecast of [false, true]) {
        for (const found of hidden(laidOut(state, offer, [width, height], showForecast))) {
          wrong.add(`${found} (${state.board.length} tiles)`);
        }
      }
    }
  }
  expect([...wrong]).toEqual([]);
});
