import { describe, expect, test } from 'vitest';
import { ACTION_DECK } from '../../../../src/games/factionFun/content/cards.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { State } from '../../../../src/games/factionFun/rules/state/state.ts';
import { attacking, claiming, ends, factsOf, give, legal, moving, passing, playing, position } from '../position.ts';

const tilesOf = (state: State, card: string): (readonly number[])[] =>
  legal(state, 'play').flatMap((command) => (command.card === card ? [command.tiles] : []));

describe('A1 the card of a turn', () => {
  test('A1, A9 each side has 12 cards', () => {
    const counts = (deck: readonly string[]) =>
      Object.fromEntries([...new Set(deck)].map((id) => [id, deck.filter((one) => one === id).length]));
    expect(counts(ACTION_DECK.sailfolk)).toEqual({
      clearing: 2,
      blasting: 2,
      horseAndWagon: 2,
      ferry: 2,
      survey: 2,
      drill: 2,
    });
    expect(counts(ACTION_DECK.hearthfolk)).toEqual({
      greatSeed: 2,
      highPlaces: 2,
      riverWays: 2,
      closedPaths: 2,
      knownGround: 2,
      gathering: 1,
      oldPaths: 1,
    });
  });

  const hands = [['ferry', 'drill'], []] as const;
  const state = position({
    map: ['Sp p p Hp'],
    avatars: [
      ['S', 0],
      ['H', 3],
    ],
    step: 'card',
    hands,
  });

  test('A1 one card, or none, before the move', () => {
    expect(factionFun.legalCommands(state)).toEqual([playing(0, 'ferry'), playing(0, 'drill'), passing(0)]);
    const played = give(state, playing(0, 'ferry')).state;
    expect([played.hands[0], played.decks.sailfolk.discards]).toEqual([['drill'], ['ferry']]);
    expect(legal(played, 'move').length).toBeGreaterThan(0);
    expect(legal(give(state, passing(0)).state, 'move').length).toBeGreaterThan(0);
  });

  test('A1 a battle card may be discarded as the card of the turn', () => {
    expect(give(state, playing(0, 'drill')).state.hands[0]).toEqual(['ferry']);
  });

  test('A1 a new hand is drawn only when the hand is empty, and an empty deck is reshuffled', () => {
    const map = ['Sp p p p p p Hp'];
    const begun = position({
      map,
      avatars: [
        ['S', 0],
        ['H', 6],
      ],
      step: 'move',
      hands: [[], ['oldPaths']],
    });
    const next = give(begun, moving(0, 0, 0)).state;
    expect(next.hands[1]).toEqual(['oldPaths']);
    const deck = { left: ['greatSeed'], discards: ['riverWays', 'riverWays', 'gathering'] } as const;
    const empty = { ...begun, hands: [[], []], decks: { ...begun.decks, hearthfolk: deck } };
    const led = give(empty, moving(0, 0, 0));
    expect(factsOf(led.facts, 'deckReshuffled')).toMatchObject([{ people: 'hearthfolk' }]);
    expect([...(led.state.hands[1] ?? [])].sort()).toEqual(['gathering', 'greatSeed', 'riverWays', 'riverWays']);
  });

  test('A1 in teams a hand is smaller when deck and discards run out', () => {
    const map = ['Sp p p p p p Hp'];
    const begun = position({
      map,
      avatars: [
        ['S', 0],
        ['H', 6],
      ],
      step: 'move',
      hands: [[], []],
    });
    const deck = { left: ['greatSeed'], discards: [] } as const;
    const led = give({ ...begun, decks: { ...begun.decks, hearthfolk: deck } }, moving(0, 0, 0));
    expect(led.state.hands[1]).toEqual(['greatSeed']);
  });
});

describe('A2–A4 cards that change the land', () => {
  const map = ['Sf f m p p Hp p f'];
  const avatars = [
    ['S', 0],
    ['H', 7],
    ['S', 4],
  ] as const;
  const sail = position({ map, avatars, step: 'card', hands: [['clearing', 'blasting'], []] });
  const hearth = position({ map, avatars, seat: 1, step: 'card', hands: [[], ['greatSeed']] });

  test('A2 Clearing turns an open forest without an avatar into plains', () => {
    expect(tilesOf(sail, 'clearing')).toEqual([[1]]);
    expect(give(sail, playing(0, 'clearing', 1)).state.terrain[1]).toBe('plains');
  });

  test('A3 Blasting turns an open mountain into plains', () => {
    expect(tilesOf(sail, 'blasting')).toEqual([[2]]);
    expect(give(sail, playing(0, 'blasting', 2)).state.terrain[2]).toBe('plains');
  });

  test('A4 The Great Seed turns one or two open plains into forest', () => {
    expect(tilesOf(hearth, 'greatSeed')).toEqual([[3], [6], [3, 6]]);
    const { terrain } = give(hearth, playing(1, 'greatSeed', 3, 6)).state;
    expect([terrain[3], terrain[6]]).toEqual(['forest', 'forest']);
  });

  test('A1 without a target a card is played for no effect', () => {
    const flat = position({
      map: ['Sp p p Hp'],
      avatars: [
        ['S', 0],
        ['H', 3],
      ],
      step: 'card',
      hands: [['blasting'], []],
    });
    expect(tilesOf(flat, 'blasting')).toEqual([[]]);
    expect(give(flat, playing(0, 'blasting')).state.terrain).toEqual(flat.terrain);
  });
});

describe('A6, A8 cards against the Sailfolk', () => {
  test('A6 after The High Places, their next two turns claim no mountain', () => {
    const map = ['Sp m p p p Hp'];
    const avatars = [
      ['H', 5],
      ['S', 1],
    ] as const;
    const state = position({ map, avatars, seat: 1, step: 'card', hands: [['ferry'], ['highPlaces']] });
    expect(give(state, playing(1, 'highPlaces')).state.highPlaces).toEqual([2, 0]);
    const on = (turns: number): State =>
      position({
        map,
        avatars: [
          ['S', 1],
          ['H', 5],
        ],
        step: 'act',
        also: { highPlaces: [turns, 0] },
      });
    expect([legal(on(2), 'claim'), legal(on(1), 'claim'), legal(on(0), 'claim')]).toEqual([[], [], [claiming(0)]]);
  });

  test('A6, A8 a turn of theirs counts down', () => {
    const map = ['Sp p p p p p Hp'];
    const also = { highPlaces: [2, 0], closedPaths: [1, 0] };
    const state = position({
      map,
      avatars: [
        ['S', 0],
        ['H', 6],
      ],
      also,
    });
    const after = give(state, moving(0, 0, 0)).state;
    expect([after.highPlaces, after.closedPaths]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  test('A8 after Closed Paths, they neither enter a hearth nor attack one from beside, through their next turn', () => {
    const map = ['Sp p Hp p p p'];
    const card = position({
      map,
      avatars: [
        ['H', 2],
        ['S', 1],
      ],
      seat: 1,
      step: 'card',
      hands: [[], ['closedPaths']],
    });
    expect(give(card, playing(1, 'closedPaths')).state.closedPaths).toEqual([1, 0]);
    const avatars = [
      ['S', 1],
      ['H', 2],
    ] as const;
    const closed = position({ map, avatars, die: 3, also: { closedPaths: [1, 0] } });
    expect(ends(closed, 0)).toEqual([0, 1]);
    const beside = give(closed, moving(0, 0, 1)).state;
    expect(legal(beside, 'attack')).toEqual([]);
    const open = position({ map, avatars, die: 3 });
    expect(ends(open, 0)).toEqual([0, 1, 2, 3]);
    expect(legal(give(open, moving(0, 0, 1)).state, 'attack')).toEqual([attacking(0, 2)]);
  });

  test.each([
    ['highPlaces', 2],
    ['closedPaths', 1],
  ] as const)('A6, A8, Z %s counts for each seat of the Sailfolk, and starts anew when played again', (card, turns) => {
    const state = position({
      map: ['Sp p Hp p p p'],
      avatars: [
        ['H', 2],
        ['S', 1],
      ],
      seat: 1,
      step: 'card',
      hands: [[], [card], [], []],
      also: { [card]: [1, 0, 0, 0] },
    });
    expect(give(state, playing(1, card)).state[card]).toEqual([turns, 0, turns, 0]);
  });

  test('A8, Truce during a truce the Sailfolk enter no hearth', () => {
    const state = position({
      map: ['Sp p Hp p p p'],
      avatars: [
        ['S', 1],
        ['H', 5],
      ],
      die: 4,
      event: 'truce',
    });
    expect(ends(state, 0)).toEqual([0, 1]);
  });
});

test('S3, A1 a viewer who does not see a hand sees only that no card can be played from it', () => {
  const state = position({
    map: ['Sp p p p p p p Hp'],
    avatars: [
      ['S', 0],
      ['H', 7],
    ],
    step: 'card',
    hands: [['survey'], []],
  });
  expect(factionFun.legalCommands(factionFun.view(state, 1))).toEqual([{ do: 'pass', seat: 0 }]);
});
