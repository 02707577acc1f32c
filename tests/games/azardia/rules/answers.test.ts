import { describe, expect, test } from 'vitest';
import type { ActionId } from '../../../../src/games/azardia/content/cards.ts';
import type { CommandOf } from '../../../../src/games/azardia/rules/state/command.ts';
import type { Seat, State } from '../../../../src/games/azardia/rules/state/state.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import {
  answer,
  asked,
  buyTile,
  type Described,
  factsOf,
  give,
  legal,
  passing,
  play,
  playerOf,
  position,
  withDeck,
  withEvents,
  withPenalties,
} from '../position.ts';

const HICCUP = play('gravityHiccup', { rival: 1 });
const WORMHOLE = play('pocketWormhole', { rival: 1 });
const SUMMONS = play('royalSummons', { rival: 1 });
const TOLL = play('tollGoblin');

const tilesOf = ({ players }: State): number[] => players.map(({ tile }) => tile);
const coinsOf = ({ players }: State): number[] => players.map(({ coins }) => coins);
/** Seat 0 on tile 30 plays a card against seat 1 on tile 60; others are on tiles 90 and 120. */
function attacked(command: CommandOf<'play'>, ...players: readonly Described[]): State {
  const tiles = [30, 60, 90, 120];
  const all = players.map((player, seat): Described => ({ tile: at(tiles, seat), ...player }));
  const [me, ...rivals] = all;
  return give(position('C', [{ ...me, hand: [command.card, ...(me?.hand ?? [])] }, ...rivals]), command).state;
}
const hand = (...cards: readonly ActionId[]): Described => ({ hand: cards });
/** The players to whom a card can be redirected. */
const redirections = (state: State): (Seat | null)[] =>
  legal(state, 'answer').flatMap(({ card, rival }) => (card === 'hotPotatoProtocol' ? [rival] : []));

describe('X1 when a rival may answer', () => {
  test('X1 a card that affects a rival can be answered by that rival', () => {
    const state = attacked(HICCUP, {}, hand('nopeNebula'));
    expect(asked(state)).toBe(1);
    expect(legal(state, 'answer')).toEqual([answer(1, 'nopeNebula')]);
    expect(tilesOf(state)).toEqual([30, 60]);
  });

  test('X1 a card that affects nobody else cannot', () => {
    const state = give(position('C', [hand('bountyReceipt'), hand('nopeNebula')]), play('bountyReceipt')).state;
    expect(asked(state)).toBe(0);
    expect(playerOf(state, 0).coins).toBe(2000);
  });

  test('X1 a rival is asked whether or not they hold a response', () => {
    const state = attacked(HICCUP, {}, hand('bootJets'));
    expect(asked(state)).toBe(1);
    expect(legal(state, 'answer')).toEqual([]);
    expect(tilesOf(give(state, passing(1)).state)).toEqual([30, 57]);
  });

  test('X1 only response cards answer', () => {
    const state = attacked(HICCUP, {}, hand('bootJets', 'softLanding', 'loadedSmile', 'doOverEgg', 'mirrorPoncho'));
    expect(legal(state, 'answer').map(({ card }) => card)).toEqual(['softLanding', 'mirrorPoncho']);
    expect(legal(state, 'play')).toEqual([]);
  });

  test('X1 the owner of the card is asked after an answer, whether or not they hold a response', () => {
    const state = attacked(HICCUP, hand('bootJets'), hand('nopeNebula'));
    const open = give(state, answer(1, 'nopeNebula')).state;
    expect(asked(open)).toBe(0);
    expect(legal(open, 'answer')).toEqual([]);
    expect(tilesOf(give(open, passing(0)).state)).toEqual([30, 60]);
  });

  test('X1 then the turn resumes', () => {
    const { state } = give(attacked(HICCUP, hand('bootJets'), hand('nopeNebula')), passing(1));
    expect(asked(state)).toBe(0);
    expect(legal(state, 'play')).toEqual([play('bootJets')]);
  });
});

describe('X2 windows and chains', () => {
  /** The tiles after that many Nope Nebulas have been played in turns, the first by seat 1. */
  const tilesAfter = (answers: number): number[] => {
    const state = attacked(HICCUP, hand('nopeNebula', 'nopeNebula'), hand('nopeNebula', 'nopeNebula'));
    const nopes = Array.from({ length: answers }, (_, index) => answer(index % 2 === 0 ? 1 : 0, 'nopeNebula'));
    const { state: open } = give(state, ...nopes);
    return tilesOf(open.attack ? give(open, passing(asked(open))).state : open);
  };

  test('X2 ruling: an answer may be answered, alternating, until one passes', () => {
    expect(tilesAfter(0)).toEqual([30, 57]);
    expect(tilesAfter(1)).toEqual([30, 60]);
    expect(tilesAfter(2)).toEqual([30, 57]);
    expect(tilesAfter(3)).toEqual([30, 60]);
    expect(tilesAfter(4)).toEqual([30, 57]);
  });

  test('X2 ruling: a chain of three on a card that is turned back', () => {
    const state = attacked(HICCUP, hand('nopeNebula'), hand('mirrorPoncho', 'nopeNebula'));
    const two = give(state, answer(1, 'mirrorPoncho'), answer(0, 'nopeNebula')).state;
    expect(tilesOf(give(two, passing(1)).state)).toEqual([30, 57]);
    expect(tilesOf(give(two, answer(1, 'nopeNebula')).state)).toEqual([27, 60]);
  });

  test('X2 ruling: once somebody has passed there is no other window for that card', () => {
    const state = attacked(HICCUP, hand('nopeNebula', 'nopeNebula'), hand('nopeNebula', 'nopeNebula'));
    const { state: passed } = give(state, answer(1, 'nopeNebula'), passing(0));
    expect(passed.attack).toBeNull();
    expect(asked(passed)).toBe(0);
    expect(legal(passed, 'answer')).toEqual([]);
  });

  test('X2 ruling: bystanders cannot join', () => {
    const state = attacked(HICCUP, hand('bootJets'), hand('nopeNebula', 'bootJets'), hand('nopeNebula', 'nopeNebula'));
    expect(asked(state)).toBe(1);
    const answered = give(state, answer(1, 'nopeNebula')).state;
    expect(asked(answered)).toBe(0);
    expect(asked(give(answered, passing(0)).state)).toBe(0);
  });

  test('X2 ruling: each affected rival gets one window, in turn order', () => {
    const rich = (...cards: readonly ActionId[]): Described => ({ coins: 2000, hand: cards });
    const start = position('C', [hand('tollGoblin'), rich('bootJets'), rich('bootJets'), rich('bootJets')]);
    let state = give({ ...start, order: [0, 3, 1, 2] }, TOLL).state;
    const windows: Seat[] = [];
    while (state.attack) {
      windows.push(asked(state));
      state = give(state, passing(asked(state))).state;
    }
    expect(windows).toEqual([3, 1, 2]);
  });

  test('X2 a rival to whom a card is redirected has a window, too', () => {
    const state = attacked(HICCUP, {}, hand('hotPotatoProtocol'), hand('nopeNebula'));
    const open = give(state, answer(1, 'hotPotatoProtocol', 2)).state;
    expect(asked(open)).toBe(2);
    expect(tilesOf(open)).toEqual([30, 60, 90]);
    expect(tilesOf(give(open, answer(2, 'nopeNebula')).state)).toEqual([30, 60, 90]);
    expect(tilesOf(give(open, passing(2)).state)).toEqual([30, 60, 87]);
  });

  test('X2 ruling: the owner may cancel a redirection, and the first rival is hit', () => {
    const state = attacked(HICCUP, hand('nopeNebula'), hand('hotPotatoProtocol'), {});
    const { state: after } = give(state, answer(1, 'hotPotatoProtocol', 2), answer(0, 'nopeNebula'));
    expect(tilesOf(after)).toEqual([30, 57, 90]);
  });
});

describe('X3 what can never be answered', () => {
  const ALL = ['nopeNebula', 'mirrorPoncho', 'hotPotatoProtocol', 'softLanding'] as const;

  test('X3 a penalty, the player’s own or one that affects a rival', () => {
    const own = position('C', [{ level: 5, tile: 92, coins: 1000, hand: ALL }, {}]);
    const moved = give(withPenalties(own, 'staircaseOfRegret', 'staircaseOfRegret'), buyTile(0)).state;
    expect(playerOf(moved, 0)).toMatchObject({ tile: 90, hand: ALL });
    const rivals = position('C', [
      { level: 5, tile: 92, coins: 1000 },
      { level: 2, hand: ALL },
    ]);
    const { state, facts } = give(withPenalties(rivals, 'scholarshipForYourEnemies', 'bookBurning'), buyTile(0));
    expect(factsOf(facts, 'penaltyDrawn')).toHaveLength(1);
    expect(asked(state)).toBe(0);
    expect(state.attack).toBeNull();
  });

  test('X3 the penalty that Royal Summons brings: only the card itself is answered', () => {
    const summoned = attacked(SUMMONS, {}, { level: 5, tile: 100, hand: ['bootJets', 'nopeNebula'] });
    const { state } = give(withPenalties(summoned, 'royalTrapdoor', 'royalTrapdoor'), passing(1));
    expect(playerOf(state, 1)).toMatchObject({ tile: 88, hand: ['bootJets', 'nopeNebula'] });
  });

  test('X3 an event', () => {
    const start = position('C', [
      { tile: 60, level: 2 },
      { tile: 40, misses: 'next', hand: ALL },
    ]);
    const { state } = give(withEvents(start, 'slingshotForStragglers'), passing(0));
    expect(playerOf(state, 1)).toMatchObject({ tile: 52, coins: 3000, hand: ALL });
    expect(asked(state)).toBe(0);
  });

  test('X3 an ability', () => {
    const start = position('C', [{ character: 'kuchuritok' }, { hand: ALL }, {}]);
    const { state } = give(start, { do: 'takeHands', seat: 0 });
    expect(asked(state)).toBe(0);
    expect(legal(state, 'answer')).toEqual([]);
  });
});

describe('X4 a card that hits several rivals', () => {
  const rich = (...cards: readonly ActionId[]): Described => ({ coins: 2000, hand: cards });

  test.each(['nopeNebula', 'mirrorPoncho', 'hotPotatoProtocol'] as const)(
    'X4 ruling: %s cancels the part of its player alone',
    (card) => {
      const state = attacked(TOLL, { coins: 1000 }, rich(), rich(card), rich());
      expect(asked(state)).toBe(2);
      expect(legal(state, 'answer')).toEqual([answer(2, card)]);
      const { state: after } = give(state, answer(2, card));
      expect(coinsOf(after)).toEqual([3000, 1000, 2000, 1000]);
    },
  );

  test('X4 ruling: each part is answered by itself', () => {
    const state = attacked(TOLL, hand('nopeNebula'), rich('nopeNebula'), rich('nopeNebula'));
    const { state: after } = give(state, answer(1, 'nopeNebula'), answer(0, 'nopeNebula'), answer(2, 'nopeNebula'));
    expect(coinsOf(after)).toEqual([1000, 1000, 2000]);
  });

  test('X4 ruling: Soft Landing works as printed', () => {
    const state = withDeck(attacked(TOLL, {}, rich('softLanding'), rich()), 'glueRain');
    const { state: after } = give(state, answer(1, 'softLanding'));
    expect(coinsOf(after)).toEqual([2000, 2000, 1000]);
    expect(playerOf(after, 1).hand).toEqual(['glueRain']);
  });
});

describe('X5 victims that a card could not have', () => {
  const tyrant = (tile: number, ...cards: readonly ActionId[]): Described => ({ level: 5, tile, hand: cards });
  const summoned = (...players: readonly Described[]): State =>
    withPenalties(attacked(SUMMONS, ...players), 'staircaseOfRegret', 'staircaseOfRegret');

  test('X5 ruling: Royal Summons turned back on an owner in Zone Zero is cancelled', () => {
    const { state, facts } = give(summoned({ tile: 60 }, tyrant(100, 'mirrorPoncho')), answer(1, 'mirrorPoncho'));
    expect(factsOf(facts, 'penaltyDrawn')).toEqual([]);
    expect(tilesOf(state)).toEqual([60, 100]);
  });

  test('X5 ruling: turned back on an owner in the Tyrant Zone it is not', () => {
    const { state } = give(summoned(tyrant(120), tyrant(100, 'mirrorPoncho')), answer(1, 'mirrorPoncho'));
    expect(tilesOf(state)).toEqual([117, 100]);
  });

  test('X5 ruling: Royal Summons is redirected to rivals in the Tyrant Zone alone', () => {
    const state = summoned({ tile: 30 }, tyrant(100, 'hotPotatoProtocol'), { level: 3, tile: 50 }, tyrant(110));
    expect(redirections(state)).toEqual([3]);
    expect(tilesOf(give(state, answer(1, 'hotPotatoProtocol', 3)).state)).toEqual([30, 100, 50, 107]);
  });

  test('X5 ruling: where no other rival is there it is cancelled', () => {
    const state = summoned({ tile: 30 }, tyrant(100, 'hotPotatoProtocol'), { tile: 50 }, { level: 5, tile: 150 });
    expect(redirections(state)).toEqual([null]);
    const { state: after, facts } = give(state, answer(1, 'hotPotatoProtocol'));
    expect(factsOf(facts, 'penaltyDrawn')).toEqual([]);
    expect(tilesOf(after)).toEqual([30, 100, 50, 150]);
  });

  test('X5 ruling: a swap is redirected only to a rival whom its owner could reach', () => {
    const state = attacked(
      WORMHOLE,
      { tile: 30 },
      { tile: 40, hand: ['hotPotatoProtocol'] },
      { tile: 50 },
      { tile: 20 },
    );
    expect(redirections(state)).toEqual([3]);
    expect(tilesOf(give(state, answer(1, 'hotPotatoProtocol', 3)).state)).toEqual([20, 40, 50, 30]);
  });

  test('X5 ruling: a card is not redirected to its owner', () => {
    const state = attacked(HICCUP, {}, hand('hotPotatoProtocol'), {});
    expect(redirections(state)).toEqual([2]);
  });

  test('X5 ruling: turning back a swap cancels it', () => {
    const { state } = give(attacked(WORMHOLE, {}, { tile: 40, hand: ['mirrorPoncho'] }), answer(1, 'mirrorPoncho'));
    expect(tilesOf(state)).toEqual([30, 40]);
    expect(playerOf(state, 1).hand).toEqual([]);
  });

  test('X5 ruling: turning back a Gauntlet cancels it', () => {
    const state = attacked(play('thrownGauntlet', { rival: 1 }), {}, hand('mirrorPoncho'));
    const { state: after, facts } = give(state, answer(1, 'mirrorPoncho'));
    expect(factsOf(facts, 'duelBegan')).toEqual([]);
    expect(after.duel).toBeNull();
  });

  test('X5 a Gauntlet that is redirected is fought by its owner', () => {
    const state = attacked(play('thrownGauntlet', { rival: 1 }), {}, hand('hotPotatoProtocol'), {});
    const { facts } = give(state, answer(1, 'hotPotatoProtocol', 2));
    expect(factsOf(facts, 'duelBegan')).toMatchObject([{ challenger: 0, defender: 2 }]);
  });

  test('X5 ruling: Soft Landing is not answered', () => {
    const state = attacked(HICCUP, hand('nopeNebula'), hand('softLanding'));
    const { state: after } = give(withDeck(state, 'glueRain'), answer(1, 'softLanding'));
    expect(after.attack).toBeNull();
    expect(legal(after, 'answer')).toEqual([]);
    expect(playerOf(after, 1)).toMatchObject({ tile: 57, coins: 1000, hand: ['glueRain'] });
  });
});

describe('X5 rivals whom a card can affect', () => {
  const RICH: Described = { coins: 2000, hand: ['glueRain'] };
  const POOR: Described = { coins: 0, hand: [] };

  test.each<[ActionId, string, Described, Described]>([
    ['pickpocketTentacle', 'coins', RICH, { ...RICH, coins: 0 }],
    ['bankruptcyBeam', 'coins', RICH, { ...RICH, coins: 0 }],
    ['stickyFingers', 'cards', { ...POOR, hand: ['glueRain'] }, { ...RICH, hand: [] }],
    ['totalAudit', 'coins', { ...POOR, coins: 1000 }, POOR],
    ['totalAudit', 'cards', { ...POOR, hand: ['glueRain'] }, POOR],
    ['cosmicHairball', 'a turn to miss', RICH, { ...RICH, misses: 'next' }],
    ['glueRain', 'two dice', RICH, { ...RICH, oneDie: true }],
    ['royalSummons', 'a place in the Tyrant Zone', { level: 5, tile: 90 }, { level: 5, tile: 70 }],
    ['tollGoblin', 'coins and no lower level', { level: 3, coins: 1000 }, { level: 3, coins: 0 }],
    ['tollGoblin', 'no lower level', { level: 3, coins: 1000 }, { level: 2, coins: 1000 }],
    ['thrownGauntlet', 'a place below the goal', { level: 5, tile: 149 }, { level: 5, tile: 150 }],
    ['pocketWormhole', 'a place nearby', { tile: 45 }, { tile: 46 }],
  ])('%s: whoever has %s, and nobody else', (card, _, can, cannot) => {
    const me: Described = { tile: 30, level: 3, coins: 5000, hand: [card] };
    const aimed = (...rivals: readonly Described[]): (number | null)[] =>
      legal(position('C', [me, ...rivals]), 'play').map(({ target }) =>
        target && 'rival' in target ? target.rival : null,
      );
    // A Toll Goblin has no single target: it affects everybody it can.
    expect(aimed(can, cannot)).toEqual([card === 'tollGoblin' ? null : 1]);
    expect(aimed(cannot)).toEqual([]);
  });
});
