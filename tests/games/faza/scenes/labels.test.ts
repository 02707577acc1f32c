import type Phaser from 'phaser';
import { describe, expect, test } from 'vitest';
import { addEdition, newest } from '../../../../src/games/faza/content/editions.ts';
import { usualOptions } from '../../../../src/games/faza/content/steps.ts';
import type { EditionSpec, EventSpec, HeroId } from '../../../../src/games/faza/content/vocabulary.ts';
import { drawnCards, eventStory } from '../../../../src/games/faza/interaction/events/eventStory.ts';
import { clearSelection } from '../../../../src/games/faza/interaction/fazaSelection.ts';
import { boardLayout, VERBS } from '../../../../src/games/faza/interaction/layout/boardLayout.ts';
import { newGameLayout } from '../../../../src/games/faza/interaction/newGame/newGameLayout.ts';
import { type Path, pathOf } from '../../../../src/games/faza/interaction/picks.ts';
import { forecastSummaryOf } from '../../../../src/games/faza/interaction/preview/forecastSummary.ts';
import { forecastViewOf } from '../../../../src/games/faza/interaction/preview/forecastView.ts';
import { previewOf } from '../../../../src/games/faza/interaction/preview/preview.ts';
import { remedyOf } from '../../../../src/games/faza/interaction/preview/remedy.ts';
import { comingPhase, whatIf } from '../../../../src/games/faza/interaction/preview/whatIf.ts';
import { titleLayout } from '../../../../src/games/faza/interaction/title/titleLayout.ts';
import type { BoardView, EndingView, NewGameView } from '../../../../src/games/faza/interaction/view.ts';
import { applyLegal } from '../../../../src/games/faza/rules/apply.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { fightForecast } from '../../../../src/games/faza/rules/fight/fightOdds.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { drawBar } from '../../../../src/games/faza/scenes/board/bar.ts';
import { drawEnd } from '../../../../src/games/faza/scenes/board/end.ts';
import { possibleVerbs } from '../../../../src/games/faza/scenes/board/foresight/marks.ts';
import { drawCards } from '../../../../src/games/faza/scenes/board/pieces/cards.ts';
import { drawEvents } from '../../../../src/games/faza/scenes/board/pieces/events.ts';
import { drawHeroes } from '../../../../src/games/faza/scenes/board/pieces/heroes.ts';
import { drawPools } from '../../../../src/games/faza/scenes/board/pieces/pools.ts';
import { drawShips } from '../../../../src/games/faza/scenes/board/pieces/ships.ts';
import { drawTiles } from '../../../../src/games/faza/scenes/board/pieces/tiles.ts';
import { drawStrip } from '../../../../src/games/faza/scenes/board/strip.ts';
import { type Surface, sizesOf } from '../../../../src/games/faza/scenes/board/surface.ts';
import { drawVerbs } from '../../../../src/games/faza/scenes/board/verbs.ts';
import { combatLayout } from '../../../../src/games/faza/scenes/combat/combatLayout.ts';
import {
  caption,
  helpChip,
  resultTag,
  sumTag,
  tallyChip,
  totalChip,
} from '../../../../src/games/faza/scenes/combat/drawFight.ts';
import { fightStory } from '../../../../src/games/faza/scenes/combat/fightStory.ts';
import { drawChart } from '../../../../src/games/faza/scenes/ending/drawChart.ts';
import { drawLesson, drawReason } from '../../../../src/games/faza/scenes/ending/drawEnding.ts';
import { endingLayout } from '../../../../src/games/faza/scenes/ending/endingLayout.ts';
import { keyRound, lessonLine } from '../../../../src/games/faza/scenes/ending/review.ts';
import { drawEventStory, resolveButton } from '../../../../src/games/faza/scenes/event/drawEvent.ts';
import { drawCardFace } from '../../../../src/games/faza/scenes/event/drawEventCard.ts';
import { eventLayout } from '../../../../src/games/faza/scenes/event/eventLayout.ts';
import { themeFor } from '../../../../src/games/faza/scenes/highContrast.ts';
import { drawContent, drawMode, drawOption, drawStep } from '../../../../src/games/faza/scenes/newGame/drawOptions.ts';
import { detailPanel, rowPanel, seatColumn, seatRow } from '../../../../src/games/faza/scenes/newGame/drawSeats.ts';
import { titleButton } from '../../../../src/games/faza/scenes/title/titleButton.ts';
import { text } from '../../../../src/games/faza/text/en.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import type { CanvasPainter } from '../../../../src/table/canvasPainter.ts';
import { common, inset, type Rect, rect } from '../../../../src/table/layout/rect.ts';
import type { AtlasPages } from '../../../../src/table/pictures/sprites/atlasPages.ts';
import { SpriteCache } from '../../../../src/table/pictures/sprites/spriteCache.ts';
import { applyTheme, color, currentTheme } from '../../../../src/table/theme.ts';
import { position } from '../positions.ts';
import { tableFor } from '../tables.ts';
import { stubOutlines } from './outlines.ts';
import { Paper } from './paper.ts';
import { titleOf, viewOf } from './viewOf.ts';
import { COMMON_WINDOWS, Complaints, WINDOWS } from './windows.ts';

stubOutlines();

/** Common windows, and some of every other shape. */
const SOME = [...COMMON_WINDOWS, ...WINDOWS.filter((_, index) => index % 23 === 0)];

/** A picture whose methods do nothing. */
function picture(): Phaser.GameObjects.Image {
  const image: unknown = new Proxy(
    {},
    { get: (_, name) => (typeof name === 'string' && /^[a-z]+$/.test(name) ? 0 : () => image) },
  );
  return image as Phaser.GameObjects.Image;
}

/** A surface whose panels and pieces are drawn on paper. */
function surfaceOn(paper: Paper, layout: BoardView['layout']): Surface {
  const put = (_name: string, area: Rect, _depth: number, _shows: unknown, draw: (g: CanvasPainter) => void) => {
    draw(paper.g(area));
    return picture();
  };
  const textures = { exists: () => false } as unknown as Phaser.Textures.TextureManager;
  class PaperStamps extends SpriteCache {
    override paint(id: string, w: number, h: number, draw: (g: CanvasPainter) => void) {
      draw(paper.g(rect(0, 0, w, h)));
      return { page: '', id, w, h };
    }
  }
  const surface: unknown = {
    panels: { put, get: () => undefined, names: () => [] },
    cast: { put: picture, get: () => undefined, names: () => [] },
    sprites: new PaperStamps({} as AtlasPages, textures, 1),
    layout,
    sizes: sizesOf(layout),
    routes: [],
  };
  return surface as Surface;
}

const HEROES: readonly HeroId[] = ['soldier', 'farmer', 'rebel', 'scientist'];

/** A team in the middle of a fight, with Rebels to be led and a Long event to be paid off. */
function teamOf(size: number): FazaView {
  return position({
    heroes: Object.fromEntries(HEROES.slice(0, size).map((id) => [id, { tile: 10, points: 10 }])),
    tiles: { 10: { drones: 2, rebels: 2 }, 6: { rebels: 1 } },
    ships: { carrier: { tile: 10 } },
    long: ['sporeBloom'],
  });
}

function boardOf(state: FazaView, path: Path, width: number, height: number): BoardView {
  const commands = legalCommands(state);
  const view = viewOf(state, { ...clearSelection(0), path }, [width, height]);
  const { offer } = view;
  return {
    ...view,
    reveals: offer?.do === 'fight',
    fight: offer?.do === 'fight' ? fightForecast(state, offer.hero, offer.tile) : null,
    forecast: comingPhase(state),
    whatIf: offer && whatIf(state, offer),
    preview: offer && previewOf(state, offer, commands, faza),
    canUndo: true,
    canRedo: true,
    news: 'The Carrier drops 2 Drones at Botanical Garden (5).',
  };
}

function drawBoard(paper: Paper, view: BoardView): void {
  const surface = surfaceOn(paper, view.layout);
  const omens = view.forecast && forecastSummaryOf(view.forecast, view.state);
  const verbs = possibleVerbs(view);
  drawTiles(surface, view.state, () => 0xffffff, true);
  drawHeroes(surface, view);
  drawCards(surface, view);
  drawShips(surface, view, omens);
  drawPools(surface, view.state, null);
  drawEvents(surface, view);
  drawVerbs(surface, view, verbs);
  drawBar(surface, view, verbs);
  const prospect = omens && forecastViewOf(view, omens);
  drawEnd(surface, view, prospect, remedyOf(view.state, view.forecast));
  drawStrip(surface, view);
}

/** Problems with words in some windows, and at a text size of 200% in common ones. */
function wrongWords(draw: (paper: Paper, width: number, height: number) => void): string[] {
  const usual = currentTheme();
  const wrong = new Complaints();
  for (const textScale of [1, 2]) {
    applyTheme(themeFor(false, textScale));
    for (const [width, height] of textScale === 1 ? SOME : COMMON_WINDOWS) {
      const paper = new Paper();
      draw(paper, width, height);
      const { form } = boardLayout(width, height, tableFor(2));
      wrong.add({ width, height, form }, [...new Set(paper.complaints)]);
    }
  }
  applyTheme(usual);
  return wrong.list;
}

describe.each([2, 3, 4])('on a board with %i heroes all words can be read and stay in their places:', (size) => {
  const state = teamOf(size);
  const fight = legalCommands(state).find((command) => command.do === 'fight');
  test.each([
    ['idle', [{ kind: 'hero', seat: 0 }]],
    ['fight on offer', fight ? pathOf(fight) : []],
    ['end on offer', pathOf({ do: 'endTeamPhase' })],
    ['recruit on offer', pathOf({ do: 'recruit', hero: 0, outpost: 1 })],
    ['a card that helps on offer', pathOf({ do: 'enhance', hero: 0, card: 1, option: 0, target: { kind: 'self' } })],
  ] satisfies [string, Path][])('%s', (name, path) => {
    expect(boardOf(state, path, 1280, 720).offer !== null).toBe(name.endsWith('on offer'));
    expect(wrongWords((paper, width, height) => drawBoard(paper, boardOf(state, path, width, height)))).toEqual([]);
  });
});

test.each([
  ['one Long event', ['sporeBloom']],
  ['two Long events', ['sporeBloom', 'overdrive']],
  ['three Long events', ['sporeBloom', 'overdrive', 'hunterProtocol']],
] as const)('the names of %s can be read beside what it costs to be rid of them', (_, long) => {
  const state = position({ heroes: { soldier: { points: 10 }, doctor: {} }, long, short: 'ionStorm' });
  expect(wrongWords((paper, width, height) => drawBoard(paper, boardOf(state, [], width, height)))).toEqual([]);
});

test('with the forecast shown the names of the pools and their figures can be read beside each other', () => {
  const state = { ...position({ heroes: { soldier: {}, doctor: {} } }), pool: { drones: 23, rebels: 12 } };
  const draw = (paper: Paper, width: number, height: number): void => {
    const { layout } = boardOf(state, [], width, height);
    drawPools(surfaceOn(paper, layout), state, { drones: 18, rebels: 10 });
    const boxes = paper.boxes.map((box, index) => ({ box, line: paper.lines[index] ?? '' }));
    for (const name of boxes.filter(({ line }) => !line.includes('→'))) {
      for (const figures of boxes.filter(({ line }) => line.includes('→'))) {
        const { w, h } = common(name.box, figures.box);
        if (w > 0 && h > 0) paper.complaints.push(`${figures.line} lies over ${name.line}`);
      }
    }
  };
  expect(wrongWords(draw)).toEqual([]);
});

describe('on phones only the button to press now is yellow:', () => {
  const state = teamOf(4);
  const fight = legalCommands(state).find((command) => command.do === 'fight');
  const phones = SOME.filter(([width, height]) => boardLayout(width, height, tableFor(4)).form !== 'wide');
  test.each([
    ['nothing chosen', [], []],
    ['a selected hero', [{ kind: 'hero', seat: 0 }], []],
    ['fight on offer', fight ? pathOf(fight) : [], ['go']],
    ['end on offer', pathOf({ do: 'endTeamPhase' }), ['go']],
    ['recruit on offer', pathOf({ do: 'recruit', hero: 0, outpost: 1 }), ['go']],
    ['in a plan', [], []],
    ['in a plan, recruit on offer', pathOf({ do: 'recruit', hero: 0, outpost: 1 }), ['go']],
  ] satisfies [string, Path, string[]][])('%s', (name, path, wanted) => {
    expect(phones.length).toBeGreaterThan(20);
    for (const [width, height] of phones) {
      const view = {
        ...boardOf(state, path, width, height),
        ...(name.startsWith('in a plan') ? { planned: true } : {}),
      };
      const paper = new Paper();
      drawBoard(paper, view);
      const yellow = paper.filled.filter(({ color: fill }) => fill === color.act);
      const { layout } = view;
      const { menu, forecast, undo, redo, go, end, verbs } = layout;
      const named = { menu, forecast, undo, redo, go, end };
      const buttons = [...Object.entries(named), ...verbs.map((verb, index) => [VERBS[index] ?? '', verb] as const)];
      const found = buttons.flatMap(([id, r]) =>
        yellow.some((part) => shareOf(r, common(part.rect, r)) > 0.5) ? [id] : [],
      );
      expect(found, `${width}×${height}`).toEqual(wanted);
    }
  });

  test('of a new game', () => {
    for (const [width, height] of phones) {
      const view = newGame(width, height, false);
      const layout = newGameLayout(view);
      if (!layout.compact) continue;
      const paper = new Paper();
      const g = paper.g(rect(0, 0, width, height));
      const place = at(layout.seats, 0);
      if (layout.detail) detailPanel(g, layout.detail, place, { ...at(view.seats, 0), edition: view.edition }, 1);
      drawMode(g, layout, view);
      drawOption(g, layout, view);
      drawStep(g, layout, view);
      expect(paper.filled.filter(({ color: fill }) => fill === color.act)).toEqual([]);
    }
  });
});

/** The fraction of a rectangle that another one covers. */
const shareOf = (whole: Rect, part: Rect): number => (part.w * part.h) / (whole.w * whole.h);

test.each([true, false])(
  'the words on the buttons of the title can be read and stay in them, with a game: %s',
  (game) => {
    const draw = (paper: Paper, width: number, height: number): void => {
      const view = titleOf(width, height, game);
      const layout = titleLayout(view);
      for (const button of layout.buttons) titleButton(paper.g(inset(button.rect, -4)), button, layout, view);
    };
    expect(wrongWords(draw)).toEqual([]);
  },
);

const newGame = (width: number, height: number, own: boolean): NewGameView => ({
  edition: newest,
  // The maximum length of a content pack's name.
  content: own ? 'The longest of all the nights on Earth !' : null,
  width,
  height,
  seats: (['scientist', 'farmer', 'soldier', 'senator'] satisfies HeroId[]).map((hero, i) => ({
    hero,
    player: own ? 'computer' : 'you',
    taken: own || i < 1,
  })),
  mode: 'normal',
  options: { health: own ? 6 : null, rewards: true, fazaFirst: false, seed: 'abc' },
  seedShown: 'Secret 7644 8087 …',
  problem: null,
  won: [],
});

test.each([true, false])(
  'the words of a new game can be read and stay in their places, with own options: %s',
  (own) => {
    const draw = (paper: Paper, width: number, height: number): void => {
      const view = newGame(width, height, own);
      const layout = newGameLayout(view);
      const u = layout.page.unit;
      const grown = (r: Rect): Rect => inset(r, -8 * Math.max(1, u));
      const { edition, content } = view;
      for (const [seat, chosen] of view.seats.entries()) {
        const draft = { ...chosen, edition };
        const place = layout.seats[seat];
        if (!place) continue;
        if (layout.compact) rowPanel(paper.g(grown(place.panel)), place, draft, seat === 0, u);
        else if (layout.rows) seatRow(paper.g(grown(place.panel)), place, draft, u);
        else seatColumn(paper.g(grown(place.panel)), place, draft, u);
        if (layout.detail) detailPanel(paper.g(grown(layout.detail)), layout.detail, place, draft, u);
      }
      const page = rect(0, 0, width, height);
      drawMode(paper.g(page), layout, view);
      drawOption(paper.g(page), layout, view);
      if (content !== null) drawContent(paper.g(page), layout, content);
    };
    expect(wrongWords(draw)).toEqual([]);
  },
);

test('a new game with a content pack tells of its numbers, and not how often the computer wins without it', () => {
  const pack: EditionSpec = {
    ...newest,
    id: 'pack-prices-00000000000000',
    heroes: [
      { id: 'soldier', area: 'tactical', skills: [{ id: 'marksman', cost: 4 }] },
      { id: 'farmer', area: 'medical', skills: [{ id: 'reclaim', cost: 5 }] },
    ],
    modes: newest.modes.map((mode) => ({ ...mode, health: 5 })),
  };
  const said = (edition: EditionSpec): readonly string[] => {
    const view = { ...newGame(1280, 720, false), edition };
    const layout = newGameLayout(view);
    const draft = { hero: 'soldier', player: 'you', taken: true, edition } as const;
    const parts: ((g: CanvasPainter) => void)[] = [
      (g) => detailPanel(g, rect(0, 0, 400, 720), at(layout.seats, 2), draft, 1),
      (g) => seatColumn(g, at(layout.seats, 1), { ...draft, hero: 'farmer' }, 1),
      (g) => drawMode(g, layout, view),
      (g) => drawOption(g, layout, view),
      (g) => drawStep(g, layout, { ...view, options: { ...view.options, ...usualOptions('normal') } }),
    ];
    return parts.map((draw) => {
      const paper = new Paper();
      draw(paper.g(rect(0, 0, 1280, 720)));
      return paper.lines.join(' ');
    });
  };
  const standard = [
    /1 Point before.* Scout/,
    /Doctor.*3 Points: turn/,
    /Health 2.*Health 4.*Health 4/,
    /^Options 4 /,
    /computer team wins/,
  ];
  const packed = [
    /4 Points before/,
    /^(?!.*Farmer.*Farmer).*5 Points: turn/,
    /Health 5.*Health 5.*Health 5/,
    /^Options 5 /,
    /4 of 9$/,
  ];
  for (const [i, words] of said(newest).entries()) expect(words).toMatch(at(standard, i));
  for (const [i, words] of said(pack).entries()) expect(words).toMatch(at(packed, i));
  // Heroes that it does not have are not offered.
  expect(said(pack).join(' ')).not.toMatch(/Scout|Doctor/);
});

test('the words of every event card, and of what is beside it, can be read and stay in their places', () => {
  const stories = newest.events.map(({ id }) => {
    const before = position({
      heroes: { soldier: { tile: 10 }, farmer: {} },
      tiles: { 10: { rebels: 2 } },
      ships: { carrier: { tile: 10 } },
      next: [id],
      options: { edition: newest.id },
    });
    const { facts, state: after } = applyLegal(before, { do: 'board', hero: 0, ship: 'carrier' });
    const [drawn] = drawnCards(facts, before, after);
    if (!drawn) throw new Error(`${id} is not drawn`);
    return eventStory(drawn);
  });
  const draw = (paper: Paper, width: number, height: number): void => {
    const layout = eventLayout(width, height);
    const page = rect(0, 0, width, height);
    for (const story of stories) {
      drawCardFace(paper.g(inset(layout.card, -layout.card.w * 0.04)), layout.card, story);
      drawEventStory(paper.g(page), layout, story);
    }
    resolveButton(paper.g(page), layout);
  };
  expect(wrongWords(draw)).toEqual([]);
});

test('cards and heroes are drawn with the numbers of the edition that is played', () => {
  const id = 'pack-drawn';
  const events = newest.events.map((spec): EventSpec => {
    if (spec.id === 'salvage') return { ...spec, type: 'reward', effect: { kind: 'salvage', points: 3 } };
    return spec.id === 'overdrive' ? { ...spec, type: 'long', effect: { kind: 'extraActivations', count: 2 } } : spec;
  });
  const heroes = newest.heroes.map((hero) => ({
    ...hero,
    skills: hero.skills.map((skill) => ({ ...skill, cost: skill.cost && 4 })),
  }));
  addEdition(id, { ...newest, id, events, heroes });
  const game = { long: ['overdrive'], options: { edition: id } } as const;
  const state = position({ ...game, heroes: { scout: { tile: 10 }, farmer: {} } });
  const four = position({ ...game, heroes: { soldier: {}, doctor: {}, rebel: {}, scientist: {} } });
  const boarding = { seat: 0, ship: 'carrier', tile: 10 } as const;
  const drawn = { rule: 'B3', by: 'faza', fact: 'eventDrawn', event: 'salvage', ...boarding } as const;
  const paper = new Paper();
  const { card } = eventLayout(1280, 720);
  drawCardFace(paper.g(card), card, eventStory({ drawn, results: [], before: state, after: state }));
  for (const each of [state, four]) drawBoard(paper, boardOf(each, [{ kind: 'hero', seat: 0 }], 1280, 720));
  expect(paper.lines).toContain('+3');
  const said = paper.lines.join(' ');
  expect(said).toContain('Each hero takes 3 Points from the Drone pool.');
  expect(said).toContain('2 more Motherships act in each Faza phase.');
  expect(said).toContain('4 Points: take 1 step');
  expect(said).toContain('4 Points: turn the fazaformed tile');
  expect(said).toContain('4 Points before a roll');
});

test('the words of a fight can be read and stay in their places', () => {
  const before = position({
    heroes: { soldier: { tile: 14, points: 3 }, farmer: { tile: 14 } },
    tiles: { 14: { drones: 3, rebels: 2 } },
  });
  const armed = applyLegal(before, { do: 'enhance', hero: 0, card: 1, option: 0, target: { kind: 'self' } }).state;
  const ready = applyLegal(armed, { do: 'marksman', hero: 0 }).state;
  const { facts, state: after } = applyLegal(ready, { do: 'fight', hero: 0, tile: 14 });
  const roll = facts.find((fact) => fact.fact === 'diceRolled');
  if (roll?.fact !== 'diceRolled') throw new Error('no roll');
  const results = facts.slice(facts.indexOf(roll) + 1);
  const story = fightStory({ roll, results, earlier: [], before: ready, after });
  const draw = (paper: Paper, width: number, height: number): void => {
    const layout = combatLayout(width, height, 3);
    const page = rect(0, 0, width, height);
    caption(paper.g(page), layout, story);
    for (const [i, r] of layout.chips.entries()) {
      const help = story.help[i];
      if (help) helpChip(paper.g(inset(r, -8)), r, help, story, layout);
      else totalChip(paper.g(inset(r, -8)), r, story, layout);
    }
    for (const [i, r] of layout.results.entries()) resultTag(paper.g(inset(r, -8)), r, layout, story, i);
    const defeated = text.screens.combat.killsSoFar(3);
    for (const r of layout.tally) tallyChip(paper.g(inset(r, -8)), r, layout, 'drone', 3, defeated);
    for (const r of layout.sums) sumTag(paper.g(inset(r, -8)), r, layout, '6+3=9', 'kill');
  };
  expect(wrongWords(draw)).toEqual([]);
});

const UNKNOWN: EndingView['chances'] = {
  estimates: [],
  moments: [],
  games: { least: 0, most: 0 },
  work: { done: 0, wanted: 8 },
  progress: 'counting',
};
/** The last round cost the game, which is said with all that it cost and what helps. */
const LOST_AT_LAST: EndingView['chances'] = {
  estimates: Array.from({ length: 13 }, (_, round) => ({ chance: round < 12 ? 0.63 : 0, error: 0.01 })),
  moments: [],
  games: { least: 8, most: 8 },
  work: { done: 96, wanted: 96 },
  progress: 'done',
};

test.each([
  ['while the chances are unknown', UNKNOWN, 11],
  ['with a turning point', LOST_AT_LAST, 15],
])('the words of an ending can be read and stay in their places, %s', (_, chances, injuries) => {
  const state: FazaView = { ...teamOf(4), outcome: { won: false, rule: 'X2' } };
  const history = Array.from({ length: 13 }, (_, round) => ({
    drones: 28,
    pool: 14,
    health: 12,
    injuries: round < 12 ? round : injuries,
  }));
  const draw = (paper: Paper, width: number, height: number): void => {
    const view: EndingView = {
      width,
      height,
      state,
      reason: 'A hero died, and hope with them.',
      rounds: 12,
      commands: 143,
      history,
      chances,
      first: { kind: 'again' },
    };
    const layout = endingLayout(view);
    const { unit: u, form } = layout.page;
    const wide = form === 'wide';
    const { chart: r } = layout;
    const chart = rect(r.x - 8, r.y - 24 * u, r.w + 24 * u, r.h + 38 * u);
    drawChart(paper.g(chart), { ...layout, u, wide }, view, keyRound(view));
    drawLesson(paper.g(inset(layout.lesson, -12 * u)), layout.lesson, view, lessonLine(view), u, wide);
    drawReason(paper.g(rect(0, 0, width, height)), layout, view);
  };
  expect(wrongWords(draw)).toEqual([]);
});
