import { expect, test } from 'vitest';
import { type ActionId, actionSpec } from '../../../../../src/games/azardia/content/cards.ts';
import { azardia } from '../../../../../src/games/azardia/rules/azardia.ts';
import { outcomeOf } from '../../../../../src/games/azardia/rules/forecast/outcomes.ts';
import type { Command } from '../../../../../src/games/azardia/rules/state/command.ts';
import type { PlayerState } from '../../../../../src/games/azardia/rules/state/state.ts';
import { outcomeLines } from '../../../../../src/games/azardia/text/outcomes.en.ts';
import { type Described, give, passing, position, rolling } from '../../position.ts';

/** The forecast of a card that seat 0 plays, for seat 0. */
function foretold(card: PlayerState['hand'][number], rival: Described, own: Described = {}) {
  const state = position('C', [
    { tile: 30, coins: 3000, hand: [card], ...own },
    { tile: 60, ...rival },
  ]);
  const view = azardia.view(state, 0);
  const command = azardia.legalCommands(view).find((one): one is Command & { do: 'play' } => one.do === 'play');
  if (!command) throw new Error('the card cannot be played');
  const outcome = outcomeOf(view, command);
  return { outcome, lines: outcomeLines(outcome, view, 0) };
}

test('a card for oneself: where the pawn goes', () => {
  expect(foretold('bootJets', {}).lines).toEqual(['You: to tile 33']);
});

test('X1: the forecast of a card against a rival assumes no answer, and says that one is possible', () => {
  const { outcome, lines } = foretold('gravityHiccup', { hand: ['nopeNebula'] });
  expect(outcome.mayBeAnswered).toBe(true);
  expect(lines).toEqual(['Kuchuritok: to tile 57', 'Unless it is answered']);
});

test('X1: the forecast does not depend on whether the rival holds an answer', () => {
  expect(foretold('gravityHiccup', { hand: ['nopeNebula'] })).toEqual(
    foretold('gravityHiccup', { hand: ['bootJets'] }),
  );
});

test('transferred coins are reported for both', () => {
  expect(foretold('pickpocketTentacle', { coins: 2000, hand: ['bootJets'] }).lines).toEqual([
    'You: +2,000',
    'Kuchuritok: −2,000',
    'Unless it is answered',
  ]);
});

test('K2: coins over 6,000 are foretold as lost, and none where a card brings no coins', () => {
  const over = (card: ActionId, own: number, rival: number): (readonly [number, number, number])[] =>
    foretold(card, { coins: rival, hand: ['bootJets'] }, { coins: own }).outcome.changes.map(
      ({ seat, coins, over }) => [seat, coins, over] as const,
    );
  expect(over('pickpocketTentacle', 4000, 2000)[0]).toEqual([0, 2000, 0]);
  expect(over('pickpocketTentacle', 5000, 2000)[0]).toEqual([0, 1000, 1000]);
  expect(over('pickpocketTentacle', 6000, 2000)[0]).toEqual([0, 0, 2000]);
  expect(over('bootJets', 6000, 2000)).toEqual([[0, 0, 0]]);
});

test('levels, cards, missed turns and single dice are reported', () => {
  expect(foretold('trainingMontage', {}, { coins: 6000 }).lines[0]).toMatch(/^You: .*\+1 level$/);
  expect(foretold('cosmicHairball', {}).lines[0]).toMatch(/^(You: .*|Kuchuritok: misses a turn)$/);
  expect(foretold('glueRain', {}).lines.join()).toContain('Kuchuritok: rolls one die');
  expect(foretold('brainUpload', {}).lines).toEqual(['You: +2 cards']);
});

test('luck is not foretold: a die, a duel, a penalty card', () => {
  expect(foretold('dubiousSerum', {}).outcome).toMatchObject({ changes: [], open: 'dice' });
  expect(foretold('thrownGauntlet', {}, { coins: 6000 }).outcome.open).toBe('duel');
  expect(foretold('royalSummons', { tile: 90 }).outcome).toMatchObject({ open: 'penalty' });
});

/** A duel in which seat 0 has rolled 3 and 4, and the rival 5 and 4, and seat 0 may improve. */
function behind(own: Described, ...faces: readonly number[]) {
  return azardia.view(rolledDuel(own, {}, ...faces), 0);
}

function rolledDuel(own: Described, rival: Described, ...faces: readonly number[]) {
  let state = rolling(
    position('A', [
      { tile: 55, ...own },
      { tile: 60, ...rival },
    ]),
    2,
    3,
  );
  const give = (command: Command): void => {
    const next = azardia.apply(state, command);
    if (next.ok) state = rolling(next.state, ...(faces.length > 0 ? faces : [3, 4, 5, 4]));
  };
  give({ do: 'roll', seat: 0 });
  give({ do: 'move', seat: 0, dice: [0, 1], how: 'sum', bought: 0 });
  give({ do: 'pass', seat: 0 });
  give({ do: 'pass', seat: 1 });
  return azardia.view(state, 0);
}

test('H7: the effects of a coin and a card on a duel, and of passing', () => {
  const view = behind({ coins: 3000, hand: ['loadedSmile'] });
  const says = (command: Command) => outcomeLines(outcomeOf(view, command), view, 0);
  expect(says({ do: 'raise', seat: 0, die: 0 })).toEqual(['8 against 9: you are behind', 'You: −1,000']);
  expect(says({ do: 'play', seat: 0, card: 'loadedSmile', target: null })[0]).toMatch(
    /^(12 against 9: you lead|You win the duel)$/,
  );
  expect(says({ do: 'pass', seat: 0 })[0]).toBe('Kuchuritok wins the duel');
});

test('H2: passing at a tie is told to roll the dice of both again', () => {
  const view = behind({ coins: 3000 }, 3, 4, 5, 2);
  const says = (command: Command) => outcomeLines(outcomeOf(view, command), view, 0);
  expect(says({ do: 'pass', seat: 0 })).toEqual(['A tie: both roll again']);
  expect(says({ do: 'raise', seat: 0, die: 0 })[0]).toBe('You win the duel');
});

test('a command that is not allowed has no outcome', () => {
  const view = azardia.view(position('C', [{}, {}]), 0);
  expect(outcomeOf(view, { do: 'buyLevel', seat: 0 })).toEqual({
    changes: [],
    duel: null,
    mayBeAnswered: false,
    open: null,
    fought: null,
  });
});

test('T5, M1: effects on the reader are addressed to “you”', () => {
  const miss = foretold('cosmicHairball', { hand: ['bootJets'] }).outcome;
  const view = azardia.view(position('C', [{}, {}]), 1);
  expect(outcomeLines(miss, view, 1)).toContain('You: miss a turn');
  expect(outcomeLines(miss, view, 0)).toContain('Kuchuritok: misses a turn');
});

test('the effects of a card on the reader come first', () => {
  const state = position('C', [{ tile: 30, hand: ['tollGoblin'] }, { coins: 2000 }, { coins: 2000 }]);
  const view = azardia.view(state, 2);
  const outcome = outcomeOf(azardia.view(state, 0), { do: 'play', seat: 0, card: 'tollGoblin', target: null });
  expect(outcomeLines(outcome, view, 2)[0]).toBe('You: −1,000');
});

test('H7: the forecast of a card that rolls a duel’s dice again ignores the old ones', () => {
  const met = position('C', [{ tile: 40, hand: ['thrownGauntlet', 'doOverEgg'] }, { tile: 60 }]);
  const duel = [
    { do: 'play', seat: 0, card: 'thrownGauntlet', target: { rival: 1 } },
    { do: 'pass', seat: 0 },
  ] as const satisfies readonly Command[];
  // The challenger has rolled less, and may improve.
  const { state } = give(rolling(met, 2, 3, 8, 8), ...duel);
  const again = outcomeOf(azardia.view(state, 0), { do: 'play', seat: 0, card: 'doOverEgg', target: null });
  expect(again).toMatchObject({ duel: null, open: 'dice' });
});

test('H1: the forecast of a duel through a card names the rival, and addresses the reader', () => {
  const { outcome, lines } = foretold('thrownGauntlet', {});
  expect(lines[0]).toBe('A duel with Kuchuritok for a level, even odds');
  const view = azardia.view(position('C', [{}, {}]), 1);
  expect(lines).toContain('If you lose: tile 27');
  expect(outcomeLines(outcome, view, 1)[0]).toBe('A duel with Lagartoon for a level, even odds');
  expect(outcomeLines(outcome, view, null).join()).not.toContain('If you lose');
});

test('K2 coins above the limit are reported before a card is played, and none if all of them fit', () => {
  const gains = (card: ActionId, coins: number, more: Described = {}, rival: Described = {}) => {
    const state = position('C', [{ coins, hand: [card], ...more }, { ...rival }]);
    const target = actionSpec(card).effect.kind === 'takeCoins' ? ({ rival: 1 } as const) : null;
    const { changes } = outcomeOf(azardia.view(state, 0), { do: 'play', seat: 0, card, target });
    return changes.flatMap(({ seat, coins: gained, over }) => (seat === 0 ? [[gained, over]] : []));
  };
  const king = { character: 'robotIKing' } as const;
  expect(gains('coronationFirmware', 5000, king, { character: 'lagartoon' })).toEqual([[1000, 2000]]);
  expect(gains('coronationFirmware', 6000, king, { character: 'lagartoon' })).toEqual([[0, 3000]]);
  expect(gains('coronationFirmware', 3000, king, { character: 'lagartoon' })).toEqual([[3000, 0]]);
  expect(gains('coronationFirmware', 6000)).toEqual([[0, 1000]]);
  expect(gains('pickpocketTentacle', 5000, {}, { coins: 3000 })).toEqual([[1000, 1000]]);
  expect(gains('catapultToad', 6000)).toEqual([[-1000, 0]]);
});

test('H7 a player who does not flee reads the stakes; after the roll, nothing more', () => {
  const begun = (...hand: ActionId[]) => {
    const met = position('C', [
      { tile: 40, hand: ['thrownGauntlet', ...hand] },
      { tile: 60, hand: ['chickenProtocol'] },
    ]);
    const { state } = give(met, { do: 'play', seat: 0, card: 'thrownGauntlet', target: { rival: 1 } });
    return give(state, passing(1)).state;
  };
  expect(outcomeOf(azardia.view(begun(), 1), passing(1))).toMatchObject({
    open: 'dice',
    fought: { stake: 'level', defender: 1 },
  });
  // The challenger may have better dice by the card.
  const cast = give(rolling(begun('doOverEgg'), 2, 3, 8, 8), passing(1), passing(0)).state;
  expect(cast.duel?.challenger.dice).toEqual([2, 3]);
  expect(outcomeOf(azardia.view(cast, 0), passing(0)).fought).toBeNull();
});

test('a command that is not legal has no outcome', () => {
  const view = azardia.view(position('C', [{}, {}]), 0);
  expect(outcomeOf(view, { do: 'buyTile', seat: 1 })).toEqual({
    changes: [],
    duel: null,
    mayBeAnswered: false,
    open: null,
    fought: null,
  });
});

test('K2 a rival with 6,000 who only loses time loses no coins', () => {
  const { changes } = foretold('glueRain', { coins: 6000 }).outcome;
  expect(changes.map(({ seat, coins, over }) => [seat, coins, over])).toEqual([[1, 0, 0]]);
});
