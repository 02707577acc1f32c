import { expect, test } from 'vitest';
import { outcomeOf } from '../../../../src/games/azardia/forecast/outcomes.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import type { PlayerState } from '../../../../src/games/azardia/rules/state/state.ts';
import { outcomeLines } from '../../../../src/games/azardia/text/outcomes.en.ts';
import { type Described, position } from '../position.ts';

/** What is foretold of a card that seat 0 plays, to seat 0. */
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

test('X1: a card against a rival is foretold as if it were not answered, and says that it may be', () => {
  const { outcome, lines } = foretold('gravityHiccup', { hand: ['nopeNebula'] });
  expect(outcome.mayBeAnswered).toBe(true);
  expect(lines).toEqual(['Kuchuritok: to tile 57', 'Unless it is answered']);
});

test('X1: whether the rival holds an answer makes no difference to what is foretold', () => {
  expect(foretold('gravityHiccup', { hand: ['nopeNebula'] })).toEqual(
    foretold('gravityHiccup', { hand: ['bootJets'] }),
  );
});

test('coins that change hands are told of both', () => {
  expect(foretold('pickpocketTentacle', { coins: 2000, hand: ['bootJets'] }).lines).toEqual([
    'You: +2,000',
    'Kuchuritok: −2,000',
    'Unless it is answered',
  ]);
});

test('levels, cards, missed turns and single dice are told of', () => {
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
