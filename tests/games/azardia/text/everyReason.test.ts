import { expect, test } from 'vitest';
import type { Timing } from '../../../../src/games/azardia/content/vocabulary.ts';
import type { HintId } from '../../../../src/games/azardia/lessons/hints.ts';
import type { WhyNot } from '../../../../src/games/azardia/rules/cards/whyNot.ts';
import { hintText } from '../../../../src/games/azardia/text/lessons.en.ts';
import { whyNotText } from '../../../../src/games/azardia/text/whyNot.en.ts';

/* The literal sentence of every kind: one without a sentence here does not compile. */

type Reasons = { readonly [Why in WhyNot['why']]: readonly [WhyNot & { readonly why: Why }, string] };

const REASONS: Reasons = {
  time: [{ why: 'time', when: ['turn'] }, 'Not now: it can only be played in phase C of your turn.'],
  cost: [{ why: 'cost', cost: 3000 }, 'Not now: it costs 3,000.'],
  truce: [{ why: 'truce' }, 'Not now: no card may affect a rival this round.'],
  nobody: [{ why: 'nobody' }, 'Not now: no rival would be affected.'],
  notLowest: [{ why: 'notLowest' }, 'Not now: someone else has a lower level.'],
  nothingToSell: [{ why: 'nothingToSell' }, 'Not now: there is no other card to sell.'],
  dice: [{ why: 'dice' }, 'Not now: you aren’t rolling two dice.'],
  onlyCancel: [{ why: 'onlyCancel' }, 'Not now: an answer can only be canceled.'],
};

test.each(Object.values(REASONS))('T2 why a card cannot be played: %o', (reason, sentence) => {
  expect(whyNotText(reason)).toBe(sentence);
});

const TIMES: Readonly<Record<Timing, string>> = {
  turn: 'Not now: it can only be played in phase C of your turn.',
  beforeRoll: 'Not now: it can only be played before you roll to move.',
  roll: 'Not now: it can only be played after you roll to move.',
  beforeDuel: 'Not now: it can only be played before the dice are rolled in a duel.',
  duel: 'Not now: it can only be played while you are behind in a duel.',
  response: 'Not now: it can only be played when you are attacked.',
};

test.each(Object.entries(TIMES) as [Timing, string][])('T2 a card of another time: %s', (time, sentence) => {
  expect(whyNotText({ why: 'time', when: [time] })).toBe(sentence);
});

test('T2 a card of several times names them all', () => {
  expect(whyNotText({ why: 'time', when: ['roll', 'duel'] })).toBe(
    'Not now: it can only be played after you roll to move or while you are behind in a duel.',
  );
});

const TOPIC = { levelsToGo: 3, answers: ['Nope Nebula', 'Mirror Poncho'], rival: 'Kuchuritok', event: 'Coin Comet' };
const HINTS: Readonly<Record<HintId, string>> = {
  attack: 'Kuchuritok is after you! You hold Nope Nebula and Mirror Poncho: answer, or pass and take it.',
  duel: 'A duel with Kuchuritok! The higher total wins. If you are behind, pay for a die or play a duel card.',
  grace: 'Kuchuritok is on 150, and this is your last turn. Take 150 from them now, or never.',
  goal: 'Stop on 150, at the top of the tower, and stay there: that wins. First the Gate, and it wants level 5.',
  event: 'Each round begins with an event for everyone. This time it was Coin Comet.',
  level5: 'Level 5: the Gate is open. Walk through it, and up to 150. In there, nothing moves you below tile 80.',
  gate: 'Careful: the Gate would send you back to tile 1. Level 5 opens it, and you have 3 to go.',
  choice: 'Add the dice or subtract them. The ghosts show where you would stop, and what happens there.',
  coins: 'You have coins! 1,000 raises a die or buys a tile, 5,000 buys a level. What you can pay for lights up.',
};

test.each(Object.entries(HINTS) as [HintId, string][])('the hint about %s', (id, sentence) => {
  expect(hintText[id](TOPIC)).toBe(sentence);
});
