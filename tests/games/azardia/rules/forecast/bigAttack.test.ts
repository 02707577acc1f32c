import { expect, test } from 'vitest';
import type { ActionId } from '../../../../../src/games/azardia/content/cards.ts';
import { azardia } from '../../../../../src/games/azardia/rules/azardia.ts';
import { isBigAttack } from '../../../../../src/games/azardia/rules/forecast/bigAttack.ts';
import { answer, type Described, give, legal, position } from '../../position.ts';

/** Seat 0 has played a card against seat 1, which may answer. */
function attacked(card: ActionId, rival: Described, own: Described = {}) {
  const hand = rival.hand ?? ['bootJets'];
  const state = position('C', [
    { tile: 30, coins: 3000, hand: [card], ...own },
    { tile: 60, level: 3, ...rival, hand },
  ]);
  const [command] = legal(state, 'play');
  if (!command) throw new Error('the card cannot be played');
  return give(state, command).state;
}

test.each<[ActionId, Described, boolean]>([
  ['egoVacuum', {}, true],
  ['gravityHiccup', {}, false],
  ['tractorYawn', {}, true],
  ['gravityHiccup', { tile: 150, level: 5 }, true],
  ['cosmicHairball', {}, true],
  ['glueRain', {}, false],
  ['bankruptcyBeam', { coins: 6000 }, false],
  ['totalAudit', { coins: 3000 }, true],
  ['totalAudit', { coins: 1000 }, false],
  ['totalAudit', { hand: ['bootJets', 'bootJets'] }, true],
  ['stickyFingers', {}, false],
  ['thrownGauntlet', {}, true],
  ['royalSummons', { tile: 100, level: 5 }, true],
])('X1: %s against %o costs much: %s, as everybody can see', (card, rival, isBig) => {
  expect(isBigAttack(azardia.view(attacked(card, rival), 'spectator'))).toBe(isBig);
});

test('X2: a card that is answered costs its owner no more than the card', () => {
  const { state } = give(
    attacked('tractorYawn', { hand: ['nopeNebula', 'bootJets'] }, { hand: ['tractorYawn', 'bootJets'] }),
    answer(1, 'nopeNebula'),
  );
  expect(state.attack).toMatchObject({ asked: 0 });
  expect(isBigAttack(azardia.view(state, 'spectator'))).toBe(false);
});

test('X1: without an attack nothing is at stake', () => {
  expect(isBigAttack(azardia.view(position('C', [{}, {}]), 'spectator'))).toBe(false);
});
