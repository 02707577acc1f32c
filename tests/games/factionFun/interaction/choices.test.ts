import { describe, expect, test } from 'vitest';
import { shownBattle } from '../../../../src/games/factionFun/interaction/battle.ts';
import { bestFirst, choicesOf, marksOf, readyOf } from '../../../../src/games/factionFun/interaction/choices.ts';
import { outlookOf } from '../../../../src/games/factionFun/interaction/outlook.ts';
import { avatarKey, stepsOf, tileKey } from '../../../../src/games/factionFun/interaction/steps.ts';
import { allowanceOf } from '../../../../src/games/factionFun/interaction/tableView.ts';
import { besideEachOther } from '../../../../src/games/factionFun/interaction/tableWidgets.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { State } from '../../../../src/games/factionFun/rules/state/state.ts';
import { tableText } from '../../../../src/games/factionFun/text/table.en.ts';
import {
  answering,
  attacking,
  claiming,
  d20s,
  give,
  moving,
  passing,
  playing,
  position,
  rolling,
  two,
} from '../position.ts';

/** What a seat can choose after pointing at `keys`, with the marks on the map. */
function offered(state: State, seat = 0, ...keys: readonly string[]) {
  const view = factionFun.view(state, seat);
  const paths = factionFun.legalCommands(view).map((command) => ({ command, steps: stepsOf(command, view) }));
  const path = keys.map((kind) => ({ kind }));
  const choices = choicesOf(view, paths, path);
  const chosen = paths.find(
    ({ steps }) => steps.length === keys.length && steps.every(({ key }, index) => key === keys[index]),
  );
  const next = chosen?.command ?? (keys.length === 0 ? readyOf(view, paths) : null);
  return { choices, next, marks: marksOf(view, choices, path) };
}

const markOn = (state: State, tile: number, ...keys: readonly string[]) =>
  offered(state, 0, ...keys).marks.find((mark) => mark.tile === tile);

describe('what can be chosen on the map', () => {
  // Sailfolk on A1, Hearthfolk on E1 of one row of land.
  const map = ['Sp p f m Hp p w p'];

  test('C1, M1 every tile in reach shows what can be done there, and its chance', () => {
    const state = position({
      map,
      avatars: [
        ['S', 0],
        ['H', 7],
      ],
      die: 3,
    });
    expect(markOn(state, 1)).toMatchObject({ kind: 'claim', tag: '92%' });
    expect(markOn(state, 2)).toMatchObject({ kind: 'claim', tag: '42%' });
    expect(markOn(state, 3)).toMatchObject({ kind: 'claim', tag: '17%' });
    expect(markOn(state, 5)).toBeUndefined();
  });

  test('M6 a tile of the rival shows the chance of the attack that landing there is', () => {
    const state = position({
      map,
      avatars: [
        ['S', 3],
        ['H', 7],
      ],
      die: 1,
    });
    // Home ground gives the defender 3, and nobody holds more tiles than the other.
    expect(markOn(state, 4)).toMatchObject({ kind: 'attack', tag: '36%' });
  });

  test('R4 a tile stands for a move of the nearest avatar; a chosen avatar keeps its own tiles', () => {
    const state = position({
      map: ['Sp p p p p p p p'],
      avatars: [
        ['S', 0],
        ['S', 4],
        ['H', 7],
      ],
      die: 2,
    });
    expect(offered(state).choices.tiles.get(2)).toEqual(['avatar:0', 'tile:2']);
    expect(offered(state).choices.tiles.get(3)).toEqual(['avatar:1', 'tile:3']);
    expect(offered(state, 0, 'avatar:1').choices.tiles.get(2)).toEqual(['avatar:1', 'tile:2']);
    expect(offered(state, 0, 'avatar:1').choices.avatars.get(0)).toEqual(['avatar:0']);
  });

  test('R4 avatars on one tile can be told apart where they differ; of those that are alike one stands for all', () => {
    const choicesWith = (...more: readonly ['S', number, 'captain'][]): string[] => {
      const state = position({
        map: ['Sp p p p p p p Hp'],
        avatars: [['S', 0], ['S', 0], ...more, ['H', 7]],
        die: 1,
      });
      return besideEachOther(factionFun.view(state, 0), offered(state).choices).map(({ label }) => label);
    };
    expect(choicesWith()).toEqual([]);
    expect(choicesWith(['S', 0, 'captain'])).toEqual(['Shipwright on A1', 'Captain on A1']);
  });

  test('A2 a card that changes a tile is followed by the tile', () => {
    const state = position({
      map: ['Sp f p f p p p p'],
      avatars: [
        ['S', 0],
        ['H', 7],
      ],
      step: 'card',
      hands: [['clearing'], []],
    });
    expect([...offered(state, 0, 'card:clearing').choices.tiles]).toEqual([
      [1, ['card:clearing', 'tile:1']],
      [3, ['card:clearing', 'tile:3']],
    ]);
    expect(offered(state, 0, 'card:clearing', 'tile:3').next).toEqual(playing(0, 'clearing', 3));
  });

  test('C1, C2, A1 one press goes on where only one thing is usual: no card, the claim, the best answer', () => {
    const act = position({
      map,
      avatars: [
        ['S', 1],
        ['H', 7],
      ],
      step: 'act',
    });
    expect(offered(act).next).toEqual(claiming(0));
    const card = position({
      map,
      avatars: [
        ['S', 1],
        ['H', 7],
      ],
      step: 'card',
      hands: [['drill'], []],
    });
    expect(offered(card).next).toEqual(passing(0));
    const made = rolling(
      position({
        map: ['p p p p p p p p'],
        avatars: [
          ['S', 1],
          ['H', 4],
          ['H', 7],
        ],
        step: 'act',
      }),
      ...two(6, 6),
    );
    const claimed = give(made, claiming(0)).state;
    expect(offered(claimed, 1).next).toEqual(answering(1, 1));
    expect(offered(claimed, 1).marks).toEqual([
      { tile: 4, kind: 'choice', tag: '58%', isChosen: false },
      { tile: 7, kind: 'choice', tag: '17%', isChosen: false },
    ]);
    expect(offered(claimed, 1).choices.options.map(({ label }) => label)).toEqual(['Let the claim stand']);
  });
});

test('C1, L1 of tiles that are as likely claimed, keys come first to one that would be linked', () => {
  const state = position({
    map: ['p p Sp p p p p Hp'],
    avatars: [
      ['S', 2],
      ['H', 7],
    ],
    die: 3,
  });
  const { marks } = offered(state);
  expect(new Set(marks.map(({ tag }) => tag))).toEqual(new Set(['92%']));
  const tiles = bestFirst(factionFun.view(state, 0), 0, marks).map(({ tile }) => tile);
  expect(tiles.slice(0, 2).sort()).toEqual([1, 3]);
  expect(tiles.slice(2).sort()).toEqual([0, 4, 5]);
});

test('L1, L4 tiles that would join the realm are marked before one is chosen, with the tiles that they would touch', () => {
  const linksOn = (row: string, die = 6) =>
    offered(
      position({
        map: [row],
        avatars: [
          ['S', 0],
          ['H', 8],
        ],
        die,
      }),
    ).marks.flatMap(({ tile, links }) => (links ? [[tile, links]] : []));
  expect(linksOn('Sp p p p p p p p Hp')).toEqual([[1, [0]]]);
  // A claim between two groups links both, and one that only touches the smaller group links nothing.
  expect(linksOn('Sp Sp p Sp p p p p Hp')).toEqual([
    [2, [3, 1]],
    [4, [3]],
  ]);
  expect(linksOn('Sp Sp Sp p Sp p p p Hp')).toEqual([[3, [4, 2]]]);
});

describe('what a command leads to', () => {
  test('L1, L4 a claim after which the realm does not grow says why, and whether it counts as a link', () => {
    const stands = (row: string, tile: number) => {
      const avatars = [
        ['S', tile - 1],
        ['H', 8],
      ] as const;
      const view = factionFun.view(position({ map: [row], avatars }), 0);
      const { lines, brief } = outlookOf(view, moving(0, 0, tile));
      return [lines[0]?.text, brief];
    };
    expect(stands('Sp p p p p p p p Hp', 1)).toEqual(['Your realm grows from 1 to 2.', 'Realm 1 → 2.']);
    expect(stands('Sp Sp p p p p p p Hp', 3)).toEqual([
      'Your realm stays at 2, because this tile does not touch it.',
      'Not linked.',
    ]);
    // Of equal groups each is the realm.
    expect(stands('Sp Sp p Sp p p p p Hp', 4)).toEqual([
      'Your realm stays at 2, but the group of this tile is then as large, and counts too.',
      'Counts as a link.',
    ]);
  });

  test('C1–C3, B8, L1 a claim shows its roll, the answer to it, the battle, and the chance to hold the tile', () => {
    const state = position({
      map: ['Sp p p p p p p Hp'],
      avatars: [
        ['S', 0],
        ['H', 4],
      ],
      die: 1,
    });
    const { title, rows, main, lines } = outlookOf(factionFun.view(state, 0), moving(0, 0, 1));
    expect(title).toBe('Claim the plains');
    expect(rows.map(({ label }) => label)).toEqual([
      'Your roll, at least 4',
      'They can answer, at least 7',
      'and then win on D20',
    ]);
    expect(rows.map(({ value }) => value)).toEqual(['92%', '58%', '48%']);
    expect(Math.round((main?.chance ?? 0) * 100)).toBe(64);
    expect(lines.map(({ text }) => text)).toEqual([
      'Your realm grows from 1 to 2.',
      'a foothold, 2 more on the next try here.',
      'they take it, and your Shipwright goes home.',
    ]);
  });

  test('C3 an answer says what its roll adds up to, and the map shows it on a line from the avatar to the land', () => {
    const made = rolling(
      position({
        map: ['p p p p p p p p'],
        avatars: [
          ['S', 1],
          ['H', 4],
        ],
        step: 'act',
      }),
      ...two(6, 6),
    );
    const claimed = give(made, claiming(0)).state;
    const { title, rows, answer, lines } = outlookOf(factionFun.view(claimed, 1), answering(1, 1));
    expect(title).toBe('Answer with the Farmer');
    expect(rows).toEqual([
      { label: 'Tile 4 + distance 3: 7 or more', value: '58%' },
      { label: 'Then you win on D20', value: '48%' },
    ]);
    expect(answer).toEqual({ people: 'hearthfolk', from: 4, to: 1, words: '4 + 3: 58%' });
    expect(lines.map(({ lead, text }) => `${lead} ${text}`)).toEqual([
      'Won: you take the land, and their Shipwright goes home.',
      'Lost: the claim stands, and your Farmer goes home.',
      'Tie: the land stays open.',
    ]);
  });

  test('A1, A5 a card says what it changes for the move that follows', () => {
    const state = position({
      map: ['Sp f f f p p p Hp'],
      avatars: [
        ['S', 0],
        ['H', 7],
      ],
      step: 'card',
      die: 1,
      hands: [['survey', 'horseAndWagon', 'drill'], []],
    });
    const changes = (card: 'survey' | 'horseAndWagon') =>
      outlookOf(factionFun.view(state, 0), playing(0, card)).rows.map(({ label, value }) => `${label}: ${value}`);
    expect(changes('survey')).toEqual(['Best claim: 42% → 72%', 'To hold it in the end: 42% → 72%']);
    expect(changes('horseAndWagon')).toEqual(['Steps: 1 → 3', 'Tiles in reach: 2 → 4']);
  });

  test('B4, B5 an attack says what losing costs: the last avatar only goes home', () => {
    const lossWith = (...more: readonly ['S', number][]): string | undefined => {
      const state = position({ map: ['Sp Hp p p p p p p'], avatars: [['S', 0], ['H', 1], ...more], die: 1 });
      return outlookOf(factionFun.view(state, 0), moving(0, 0, 1)).lines.at(-1)?.text;
    };
    expect(lossWith()).toBe('your last avatar goes home, and you miss a turn.');
    expect(lossWith(['S', 0])).toBe('you lose this avatar.');
  });

  test('L7 a tile that founds the City says so', () => {
    const state = position({
      map: ['Sp Sp Sp Sp Sp Sp p Hp'],
      avatars: [
        ['S', 5],
        ['H', 7],
      ],
      die: 1,
    });
    const there = give(state, moving(0, 0, 6)).state;
    expect(outlookOf(factionFun.view(there, 0), claiming(0)).lines[0]?.text).toContain('It founds the City.');
  });
});

describe('a battle as it is shown', () => {
  test('B1 the chances of both sides and of a tie add up to 1, and are those of the people', () => {
    const state = position({
      map: ['Sp Hp p p p p p p'],
      avatars: [
        ['S', 0],
        ['H', 1],
      ],
      die: 1,
      hands: [['drill'], ['knownGround']],
    });
    const view = factionFun.view(give(state, moving(0, 0, 1)).state, 0);
    const battle = shownBattle(view, null);
    expect(battle?.title).toBe('Attack on the plains');
    const { sailfolk = 0, hearthfolk = 0, tie = 0 } = battle?.chances ?? {};
    expect(sailfolk + hearthfolk + tie).toBeCloseTo(1, 9);
    expect(Math.round(sailfolk * 1000) / 10).toBe(35.5);
    expect(battle?.sides.hearthfolk.bonuses).toEqual(['Home ground +3']);
    expect(battle?.lead).toEqual({
      who: 'D20 against D20',
      rule: 'One D20 each: the higher total wins.',
      means: '',
    });
    expect(battle?.outcomes).toEqual({ sailfolk: 'Attack succeeds', hearthfolk: 'Attack fails' });
    const withDrill = shownBattle(view, { do: 'fight', seat: 0, card: 'drill' });
    expect(Math.round((withDrill?.chances.sailfolk ?? 0) * 1000) / 10).toBe(47.5);
  });

  /** A Captain has attacked an avatar, and both dice lie. */
  const captainAttacks = (own: number, other: number): State => {
    const state = position({
      map: ['Sp p p p Hp p'],
      avatars: [
        ['S', 1, 'captain'],
        ['H', 2],
        ['S', 0],
      ],
      step: 'act',
    });
    return give(rolling(state, ...d20s(own, other)), attacking(0, 2)).state;
  };

  // Home ground gives the defender 3.
  test.each([
    [15, '19 or more wins.'],
    [17, 'Only a 20 wins.'],
    [20, 'No roll wins.'],
  ])('P5 a Captain who may roll a 5 again against a %i is told what wins', (die, advice) => {
    const seen = captainAttacks(5, die);
    const battle = shownBattle(factionFun.view(seen, 0), null);
    expect(battle?.question).toBe('Captain: roll the 5 again?');
    expect(battle?.advice).toBe(`${advice} The new roll stands, even a lower one. Once a battle.`);
  });

  // A second roll beats a 2 and Home ground, and so a total of 5, in 14 of 20 cases.
  test.each([
    [20, 2, passing(0)],
    [12, 2, passing(0)],
    [5, 2, { do: 'reroll', seat: 0 }],
    [4, 15, { do: 'reroll', seat: 0 }],
  ])(
    'P5 after a %i against a %i, one press keeps the Captain’s roll if it wins, and otherwise rolls again',
    (die, other, wanted) => {
      const seen = captainAttacks(die, other);
      expect(offered(seen).next).toEqual(wanted);
    },
  );

  test('B1 once both dice lie, the chances are those of what they lead to, also while they are still shown', () => {
    const state = position({
      map: ['Sp Hp p p p p p p'],
      avatars: [
        ['S', 0],
        ['H', 1],
      ],
      die: 1,
      hands: [['drill'], ['knownGround']],
    });
    const { battle, ...asked } = give(state, moving(0, 0, 1)).state;
    if (!battle) throw new Error('there is no battle');
    const { aggressor, defender } = battle;
    const rolled = { ...battle, aggressor: { ...aggressor, die: 14 }, defender: { ...defender, die: 5 } };
    const shown = shownBattle(factionFun.view({ ...asked, battle: rolled }, 0), null);
    expect(shown?.chances).toEqual({ sailfolk: 1, hearthfolk: 0, tie: 0 });
    expect(shown?.lead).toEqual({ who: 'Sailfolk lead by 6', rule: '', means: 'As it is, the attack succeeds.' });
  });
});

test('M2 ways through a hearth are marked, and cost a step in the sum', () => {
  const avatars = [
    ['S', 0],
    ['H', 5],
  ] as const;
  const state = position({ map: ['Sp p Hp p p p'], avatars, die: 4 });
  expect([1, 2, 3].map((tile) => markOn(state, tile)?.isSlow ?? false)).toEqual([false, true, true]);
  const stepsTo = (...keys: readonly string[]) =>
    allowanceOf(
      factionFun.view(state, 0),
      0,
      keys.map((kind) => ({ kind })),
    );
  expect([stepsTo(), stepsTo(avatarKey(0), tileKey(1)), stepsTo(avatarKey(0), tileKey(3))]).toEqual([
    '4 steps',
    '4 steps',
    '4 − 1 = 3 steps',
  ]);
});

test('M3 the steps of a move are a sum of the die, cards and the event, and at least one', () => {
  const words = [[4], [1], [5, -2, 1], [1, -2], [3, 2]].map((parts) => tableText.steps(parts));
  expect(words).toEqual(['4 steps', '1 step', '5 − 2 + 1 = 4 steps', '1 − 2: at least 1 step', '3 + 2 = 5 steps']);
});
