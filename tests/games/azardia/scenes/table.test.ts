import type Phaser from 'phaser';
import { describe, expect, test } from 'vitest';
import type { ActionId } from '../../../../src/games/azardia/content/cards.ts';
import { tableLayout } from '../../../../src/games/azardia/interaction/layout/tableLayout.ts';
import type { AzardiaTableView } from '../../../../src/games/azardia/interaction/view.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { drawDuel } from '../../../../src/games/azardia/scenes/duel/drawDuel.ts';
import { drawAttack } from '../../../../src/games/azardia/scenes/table/attack.ts';
import { drawCurtain } from '../../../../src/games/azardia/scenes/table/curtain.ts';
import { drawDecks } from '../../../../src/games/azardia/scenes/table/decks.ts';
import { drawWidgets } from '../../../../src/games/azardia/scenes/table/drawWidgets.ts';
import { drawCountdown, drawHeading, drawOutcome } from '../../../../src/games/azardia/scenes/table/heading.ts';
import { drawNews, newsThatFits } from '../../../../src/games/azardia/scenes/table/news.ts';
import { drawGhosts, drawPawns, footOn } from '../../../../src/games/azardia/scenes/table/pawns.ts';
import { drawOwn, drawRivals } from '../../../../src/games/azardia/scenes/table/standing.ts';
import { drawStrip } from '../../../../src/games/azardia/scenes/table/strip.ts';
import type { Player } from '../../../../src/module/match.ts';
import { CanvasPainter } from '../../../../src/table/canvasPainter.ts';
import { give, play, position } from '../position.ts';
import { matchAt, tableFor, WINDOWS } from '../ui/pressing.ts';
import { noted } from './drawn.ts';

const [WIDE, UPRIGHT, FLAT] = WINDOWS;
/** Upright phones. */
const SIZES = [
  [360, 640],
  [390, 844],
  [412, 915],
] as const;
const SEATS = [0, 1, 2, 3] as const;
const NAMES = ['Lagartoon', 'Kuchuritok', 'Robot-i-King', 'Noncredo Mantis'] as const;
const HEADS = ['lagartoon', 'kuchuritok', 'robotIKing', 'noncredoMantis'] as const;

/** Players who differ in everything visible. */
const table = position('C', [
  { tile: 21, level: 1, coins: 1000, hand: ['bootJets'] },
  { tile: 42, level: 2, coins: 2000, hand: ['glueRain', 'bootJets'], misses: 'next' },
  { tile: 63, level: 3, coins: 3000, hand: ['glueRain', 'bootJets', 'totalAudit'], oneDie: true },
  { tile: 104, level: 5, coins: 4000, hand: ['glueRain', 'bootJets', 'totalAudit', 'nopeNebula'] },
]);

type Draw = (surface: ReturnType<typeof noted>['surface'], view: AzardiaTableView) => void;

/** What a part of the table draws for a seat. */
function drawn(draw: Draw, view: AzardiaTableView) {
  const found = noted(view);
  draw(found.surface, view);
  return found;
}
/** The words that a part of the table writes, with every letter half as wide as high. */
function lettered(draw: Draw, view: AzardiaTableView): string {
  const { surface } = noted(view);
  const words: string[] = [];
  let size = 0;
  const known = {
    measureText: (said: string) => ({ width: said.length * size * 0.5 }),
    fillText: (said: string) => void words.push(said),
    getTransform: () => ({ a: 1 }),
  };
  const ctx: unknown = new Proxy(known, {
    get: (own, name) => Reflect.get(own, name) ?? (() => undefined),
    set: (_, name, value) => {
      if (name === 'font') size = Number(/([\d.]+)px/.exec(value)?.[1]);
      return true;
    },
  });
  const pen = new CanvasPainter(ctx as CanvasRenderingContext2D, {} as Phaser.Textures.TextureManager);
  const put = (...[, , , , paint]: Parameters<typeof surface.panels.put>) => paint(pen);
  draw({ ...surface, panels: { put } } as unknown as typeof surface, view);
  return words.join('');
}
const shown = (state: State, seat: number, window: readonly [number, number] = WIDE, keys: readonly string[] = []) =>
  tableFor(state, seat, keys, window).shown;

describe('public information about a player is on that player’s panel, for every viewer', () => {
  test.each(SEATS)('seat %i looks at its rivals', (seat) => {
    const { panels } = drawn(drawRivals, shown(table, seat));
    const expected = [
      ['Lagartoon', '1', '21', 'tile', '1,000'],
      ['Skips', 'Kuchuritok', '2', '42', 'tile', '2,000'],
      ['1 die', 'Robot-i-King', '3', '63', 'tile', '3,000'],
      ['Noncredo Mantis', '5', '104', 'tile', '4,000'],
    ] as const;
    expect([...panels.keys()].sort()).toEqual(SEATS.filter((one) => one !== seat).map((one) => `rival:${one}`));
    for (const rival of SEATS) {
      if (rival === seat) continue;
      const { words = [], sprites = [] } = panels.get(`rival:${rival}`) ?? {};
      expect(words).toEqual(expected[rival]);
      expect(sprites).toEqual([
        `head/${HEADS[rival]}/${rival === 0 ? 'glad' : 'calm'}`,
        `symbol/${HEADS[rival]}`,
        'coin',
        ...Array.from({ length: rival + 1 }, () => 'back/action'),
      ]);
    }
  });

  test.each([
    ['upright', UPRIGHT, ['21', '1', '1'], ['104', '4', '4']],
    ['on their side', FLAT, ['21', '1,000', '1'], ['104', '4,000', '4']],
  ] as const)('so it does on phones %s', (_, window, first, last) => {
    const { panels } = drawn(drawRivals, shown(table, 1, window));
    expect(panels.get('rival:0')?.words).toEqual(first);
    expect(panels.get('rival:3')?.words).toEqual(last);
  });

  test('the player’s own panel shows their standing, and the distance to the Gate or the goal', () => {
    const own = (seat: number, state: State = table): readonly string[] =>
      drawn(drawOwn, shown(state, seat)).panels.get('own')?.words ?? [];
    const ladder = ['1', '2', '3', '4', '5'];
    expect(own(0)).toEqual([
      'Lagartoon',
      'tile',
      '21',
      '1,000',
      'Level 1',
      '+1 level 5,000',
      ...ladder,
      '4 more levels to pass the Gate',
    ]);
    expect(own(1)).toEqual([
      'Kuchuritok',
      'Skips',
      'tile',
      '42',
      '2,000',
      'Level 2',
      '+1 level 5,000',
      ...ladder,
      '3 more levels to pass the Gate',
    ]);
    const near = position('C', [
      { tile: 42, level: 4 },
      { tile: 60, level: 5 },
    ]);
    expect(own(0, near).at(-1)).toBe('1 more level to pass the Gate');
    expect(own(1, near).at(-1)).toBe('90 tiles to 150');
  });

  test('each pawn has its character’s picture, on its tile, and the viewer’s own is slightly larger', () => {
    for (const seat of SEATS) {
      const { pawns, board } = drawn((surface, view) => drawPawns(surface.field, view), shown(table, seat));
      for (const one of SEATS) {
        const pawn = pawns.get(`pawn:${one}`);
        expect(pawn?.picture).toBe(`pawn/${HEADS[one]}`);
        const tile = table.players[one]?.tile ?? 0;
        expect(pawn?.x).toBeCloseTo(footOn(board, tile).x, 6);
      }
    }
  });

  test('the device is passed under the next player’s curtain', () => {
    for (const seat of SEATS) {
      const view = { ...shown(table, 0), handOver: seat };
      const { panels } = drawn((surface, one) => drawCurtain(surface, one, seat), view);
      expect(panels.get('curtain')?.sprites).toEqual([`figure/${HEADS[seat]}`]);
    }
  });
});

test('a ghost pawn on the board belongs to the rival whom a card moves, on the target tile', () => {
  const state = position('C', [{ tile: 30, hand: ['gravityHiccup'] }, { tile: 50 }, { tile: 70 }]);
  for (const [rival, tile] of [
    [1, 47],
    [2, 67],
  ] as const) {
    const view = shown(state, 0, WIDE, ['card:gravityHiccup', `rival:${rival}`]);
    const { pawns, board } = drawn((surface, one) => drawGhosts(surface.field, one), view);
    expect([...pawns]).toEqual([['ghost:0', expect.objectContaining({ picture: `pawn/${HEADS[rival]}` })]]);
    expect(pawns.get('ghost:0')?.x).toBeCloseTo(footOn(board, tile).x, 6);
  }
});

/** A duel of two seats with their dice. */
function duel(challenger: number, dice: readonly number[], defender: number, others: readonly number[], added = 0) {
  const side = (seat: number, thrown: readonly number[], more: number) => ({
    seat,
    dice: thrown,
    raised: thrown.map(() => false),
    added: more,
  });
  const open = { challenger: side(challenger, dice, added), defender: side(defender, others, 0), tile: 60 };
  return { ...table, duel: open, steps: [{ step: 'improve' as const }] };
}

describe('H2 H3 a duel shows its players, their stakes, and its state', () => {
  const seen = (state: State, seat: number) => drawn(drawDuel, shown(state, seat)).panels;

  test.each(SEATS)('to seat %i', (seat) => {
    // For any viewer, and before the dice as well: Robot-i-King is at level 3, Lagartoon at level 1.
    const before = seen(duel(2, [], 0, []), seat);
    expect(before.get('duel:title')?.words).toEqual(['Level duel', 'on tile 60']);
    expect(before.get('duel:card:2')?.words.slice(-2)).toEqual(['Win → level 4', 'Lose → level 2, tile 62']);
    expect(before.get('duel:card:0')?.words.slice(-2)).toEqual(['Win → level 2', 'Lose → tile 18']);
    expect([2, 0].map((one) => before.has(`duel:total:${one}`))).toEqual([false, false]);
    const rolled = seen(duel(0, [3, 4], 3, [2, 1], 5), seat);
    expect([0, 3].map((one) => rolled.get(`duel:total:${one}`)?.words)).toEqual([['12', '+5'], ['3']]);
    expect([0, 1].map((die) => rolled.get(`duel:die:3:${die}`)?.words)).toEqual([['2'], ['1']]);
    expect(rolled.get('duel:card:3')?.words.slice(-2)).toEqual(['Win → nothing to gain', 'Lose → tile 101']);
    expect([...rolled.values()].flatMap(({ sprites }) => sprites.filter((one) => one.startsWith('figure/')))).toEqual(
      seat === 3 ? ['figure/noncredoMantis', 'figure/lagartoon'] : ['figure/lagartoon', 'figure/noncredoMantis'],
    );
  });

  test('no card of a hand is drawn face up', () => {
    const sprites = [...seen(duel(0, [3, 4], 3, [2, 1]), 0).values()].flatMap((panel) => panel.sprites);
    expect(sprites.filter((name) => name.startsWith('card/'))).toEqual([]);
  });

  test('G3 on tile 150 it is for the tile', () => {
    const state = duel(0, [3, 4], 3, [3, 4]);
    const goal: State = { ...state, duel: state.duel && { ...state.duel, tile: 150 } };
    expect(seen(goal, 0).get('duel:title')?.words).toEqual(['Duel for 150']);
    expect(seen(goal, 0).get('duel:panel')?.words[0]).toBe('A tie: Noncredo Mantis wins');
  });
});

describe('X1 an attack shows who plays which card against whom, and the answers', () => {
  const attack = give(
    position('C', [{ tile: 40, hand: ['gravityHiccup'] }, { tile: 60, hand: ['nopeNebula'] }, { tile: 70 }]),
    play('gravityHiccup', { rival: 1 }),
  ).state;

  test('to those who are not asked', () => {
    for (const seat of [0, 2]) {
      const { words, sprites } = drawn(drawAttack, shown(attack, seat)).panels.get('attack') ?? {};
      expect(words).toEqual(['Lagartoon against Kuchuritok', 'Gravity Hiccup', 'A rival moves back 3 tiles.']);
      expect(sprites).toEqual(['card/gravityHiccup']);
    }
  });

  test.each([
    ['beside the board', WIDE, ['Lagartoon', 'Kuchuritok', '→', 'Gravity Hiccup']],
    ['on upright phones', UPRIGHT, ['Lagartoon against Kuchuritok', 'Gravity Hiccup', 'You: to tile 57']],
  ] as const)('to who is asked, with what passing means, %s', (_, window, first) => {
    const view = shown(attack, 1, window);
    expect(drawn(drawAttack, view).panels.size).toBe(0);
    const { words = [] } = drawn(drawStrip, view).panels.get('strip') ?? {};
    expect(words.slice(0, first.length)).toEqual(first);
    expect(words).toContain('You: to tile 57');
    expect(words.join(' ')).toContain('A rival moves back 3 tiles.');
  });

  test('with the answers in their order', () => {
    const answers = [
      { seat: 1, card: 'nopeNebula', rival: null },
      { seat: 0, card: 'nopeNebula', rival: null },
    ] as const;
    const answered: State = { ...attack, attack: attack.attack && { ...attack.attack, answers } };
    const { words = [] } = drawn(drawAttack, shown(answered, 2)).panels.get('attack') ?? {};
    expect(words.at(-1)).toBe(
      'A rival moves back 3 tiles. Kuchuritok answers with Nope Nebula. Lagartoon answers with Nope Nebula.',
    );
  });
});

describe('what happens now', () => {
  const drawnEvents: State = {
    ...table,
    round: 7,
    decks: {
      ...table.decks,
      action: ['bootJets', 'glueRain'],
      actionDiscards: ['totalAudit', 'nopeNebula'],
      penalty: ['breathingTax'],
      penaltyDiscards: ['royalTrapdoor', 'bookBurning'],
      event: ['coinComet', 'fogOfMaybe', 'solarTailwind'],
      eventDiscards: ['libraryMeteor', 'wealthInspection'],
    },
  };

  test('E1 the heading names the round and its phases, and the event of the round has its picture above the news', () => {
    const heading = ['Round 7', 'Roll and move', 'Draw 2', 'Play cards', 'Keep 4'];
    const ofThree = { ...drawnEvents, players: drawnEvents.players.slice(0, 3), order: [0, 1, 2] };
    expect(drawn(drawHeading, shown(ofThree, 0)).panels.get('heading')?.words).toEqual(heading);
    expect(drawn(drawNews, shown(ofThree, 0)).panels.get('news')).toMatchObject({
      words: ['Wealth Inspection', 'Everyone who has 4,000 or more loses 2,000.'],
      sprites: ['card/wealthInspection'],
    });
    // If three rivals leave little room for the news, the heading describes the event.
    const withEvent = [...heading, 'Event: Wealth Inspection. Everyone who has 4,000 or more loses 2,000.'];
    const news = [{ text: 'Lagartoon is on tile 28.', isOwn: false }];
    const full = { ...shown(drawnEvents, 0), news };
    expect(drawn(drawHeading, full).panels.get('heading')?.words).toEqual(withEvent);
    expect(drawn(drawNews, full).panels.get('news')?.words).toEqual(['Just now', 'Lagartoon is on tile 28.']);
    // Once is enough: the room is for what players did.
    const told = {
      text: 'Wealth Inspection: Everyone who has 4,000 or more loses 2,000.',
      isOwn: true,
    };
    const twice = { ...full, news: [told, ...news] };
    expect(drawn(drawNews, twice).panels.get('news')?.words).toEqual(['Just now', 'Lagartoon is on tile 28.']);
    const upright = { ...shown(drawnEvents, 0, UPRIGHT), news: [told], outcome: [] };
    expect(drawn(drawNews, upright).panels.get('news')?.words).toEqual([told.text]);
    expect(drawn(drawHeading, shown(drawnEvents, 0, [1400, 500])).panels.get('heading')?.words).toEqual(withEvent);
    // Upright phones have room for the phase that it is.
    expect(drawn(drawHeading, shown(drawnEvents, 0, UPRIGHT)).panels.get('heading')?.words).toEqual([
      'Round 7',
      'Play cards',
    ]);
    expect(drawn(drawHeading, shown({ ...table, round: 0 }, 0)).panels.get('heading')?.words[0]).toBe(
      'Before the first round',
    );
    expect(drawn(drawHeading, shown({ ...table, round: 0 }, 0, UPRIGHT)).panels.get('heading')?.words[0]).toBe('Setup');
  });

  test('a phone on its side says the round on the board where the buttons leave too little room for it', () => {
    const words = (more: Parameters<typeof tableFor>[4]) => {
      const { panels } = drawn(drawHeading, tableFor(drawnEvents, 0, [], FLAT, more).shown);
      return [panels.get('heading')?.words ?? [], panels.get('phase')?.words];
    };
    expect(words({})).toEqual([['Round 7'], ['Play cards']]);
    expect(words({ canUndo: true, canRedo: true })).toEqual([[], ['Play cards', 'Round 7']]);
  });

  test('S4 each deck shows its number of cards, and the last discard', () => {
    const { panels } = drawn((surface, view) => drawDecks(surface.field, view), shown(drawnEvents, 0));
    expect(panels.get('deck:action')).toMatchObject({ words: ['2'], sprites: ['back/action', 'card/nopeNebula'] });
    expect(panels.get('deck:penalty')).toMatchObject({ words: ['1'], sprites: ['back/penalty', 'card/bookBurning'] });
    expect(panels.get('deck:event')).toMatchObject({ words: ['3'], sprites: ['back/event', 'card/wealthInspection'] });
  });

  test('S4 who cannot see the table is told the same, by each part of it', () => {
    for (const seat of SEATS) {
      const { picture } = shown(drawnEvents, seat);
      const linesOf = (title: string) => picture.panels.find((panel) => panel.title === title)?.lines;
      expect(linesOf('Now')).toEqual(['Round 7', 'Wealth Inspection: Everyone who has 4,000 or more loses 2,000.']);
      expect(linesOf('Kuchuritok')?.slice(0, 1)).toEqual([
        'Level 2, tile 42, 2,000 coins, 2 cards, misses the next turn',
      ]);
      expect(linesOf('Robot-i-King')?.slice(0, 1)).toEqual([
        'Level 3, tile 63, 3,000 coins, 3 cards, rolls one die next',
      ]);
      expect(linesOf('Your hand')).toHaveLength(seat + 1);
      for (const [one, name] of NAMES.entries()) {
        const panel = picture.panels.find(({ title }) => title === name);
        const { layout } = shown(drawnEvents, seat);
        const rivals = SEATS.filter((other) => other !== seat);
        // Rivals sit in turn order, from the one after the own seat.
        const order = [...rivals.filter((other) => other > seat), ...rivals.filter((other) => other < seat)];
        expect(panel?.rect).toEqual(one === seat ? layout.own : layout.rivals[order.indexOf(one as 0)]);
      }
    }
  });

  test('a level of the computer stands on the panel of its own seat', () => {
    const computers = { levels: ['rookie', 'regular', 'sharp', 'rookie'], on: [] };
    const moment = tableFor(table, 1, [], WIDE, { match: { ...matchAt(table, 1), computers } }).shown;
    const last = (title: string) => moment.picture.panels.find((panel) => panel.title === title)?.lines.at(-1);
    expect(last('Lagartoon')).toBe('Computer: Rookie');
    expect(last('Robot-i-King')).toBe('Computer: Sharp');
    expect(last('Noncredo Mantis')).toBe('Computer: Rookie');
    expect(last('Kuchuritok')).not.toContain('Computer');
  });

  test('G1 while somebody holds tile 150, the number of last turns left', () => {
    const turn = (...turns: readonly number[]): State => ({
      ...table,
      grace: { first: 0, holder: 0, now: null, turns },
      steps: [{ step: 'endTurn', place: 0 }],
    });
    const words = (state: State) => drawn(drawCountdown, shown(state, 0)).panels.get('countdown')?.words;
    expect(words(turn(1, 2, 3))).toEqual(['3 last turns']);
    expect(words(turn(2, 3))).toEqual(['2 last turns']);
    expect(words(turn(3))).toEqual(['1 last turn']);
    expect(words(table)).toBeUndefined();
    expect(words({ ...turn(3), winner: 0 })).toBeUndefined();
  });

  test('what has happened is read in its order', () => {
    const words = ['Lagartoon rolls 3 and 4.', 'Lagartoon is on tile 28.'];
    const news = words.map((line) => ({ text: line, isOwn: false }));
    const wide = { ...shown(table, 0), news };
    expect(drawn(drawNews, wide).panels.get('news')?.words).toEqual(['Just now', ...words]);
    const upright = { ...shown(position('A', [{}, {}]), 0, UPRIGHT), news, outcome: [] };
    expect(drawn(drawNews, upright).panels.get('news')?.words).toEqual([words.join(' ')]);
  });

  test('a player who plays alone against computers is called you in the news, and by name where several people play', () => {
    const { state, facts } = give(position('A', [{}, {}]), { do: 'roll', seat: 0 });
    const newsFor = (players: readonly Player[]) => {
      const { session } = matchAt(state, 0);
      const match = { session: { ...session, opening: { ok: true, state, facts } as const }, players };
      return tableFor(state, 0, [], WIDE, { match }).shown.news.map(({ text }) =>
        text.split(' ').slice(0, 2).join(' '),
      );
    };
    expect(newsFor(['you', 'computer'])).toEqual(['You roll']);
    expect(newsFor(['you', 'friend'])).toEqual(['Lagartoon rolls']);
  });

  test('if not all news fit, the oldest actions of others are dropped first, and events that affect the reader last', () => {
    const own = ['a', 'b'].map((text) => ({ text, isOwn: true }));
    const others = ['c', 'd', 'e'].map((text) => ({ text, isOwn: false }));
    const kept = (most: number): string =>
      newsThatFits([...own, ...others], (lines) => lines.length <= most)
        .map(({ text }) => text)
        .join('');
    expect([9, 4, 3, 2, 1, 0].map(kept)).toEqual(['abcde', 'abde', 'abe', 'ab', 'b', 'b']);
    expect(newsThatFits([], () => false)).toEqual([]);
  });

  test.each(SIZES)('what happened last has three lines on an upright phone of %i × %i', (width, height) => {
    const news = [
      '1 line of words is so long here.',
      '2 lines of words are as long.',
      '3 lines have room for all this.',
    ];
    const view = {
      ...shown(position('A', [{}, {}]), 0, UPRIGHT),
      layout: tableLayout(width, height, 2),
      widgets: [],
      news: news.map((text) => ({ text, isOwn: false })),
      outcome: [],
    };
    expect(lettered(drawNews, view)).toBe(news.join(' '));
  });

  test('C2 before a swap an upright phone says what comes, whatever else there is no room for', () => {
    const hand: ActionId[] = ['bootJets', 'catapultToad', 'gyroscopeHat', 'mandibleWax', 'totalAudit', 'loadedSmile'];
    const state = position('D', [{ character: 'robotIKing', hand }, { hand: ['bootJets', 'glueRain'] }]);
    const view = shown(state, 0, UPRIGHT, ['card:gyroscopeHat', 'rival:1']);
    expect(lettered(drawOutcome, view)).toMatch(/^You get 1 of 2 cards of Kuchuritok by chance/);
  });

  test('the main button describes its action, and a chosen card shows its text', () => {
    const state = position('C', [
      { tile: 30, hand: ['gravityHiccup'] },
      { tile: 50 },
      { tile: 70, hand: ['bootJets'] },
    ]);
    const view = shown(state, 0, WIDE, ['card:gravityHiccup', 'rival:2']);
    expect(drawn(drawWidgets, view).panels.get('widget:go')?.words[0]).toBe('Play Gravity Hiccup on Robot-i-King');
    expect(drawn(drawOutcome, view).panels.get('outcome')?.words).toEqual([
      'A rival moves back 3 tiles · Robot-i-King: to tile 67 · Unless it is answered',
    ]);
  });
});
