import { expect, test } from 'vitest';
import type { HintId } from '../../../../src/games/azardia/lessons/hints.ts';
import { hintText } from '../../../../src/games/azardia/text/lessons.en.ts';

/* The literal words of every hint: a hint without words here does not compile. */

const TOPIC = {
  levelsToGo: 3,
  answers: ['Nope Nebula', 'Mirror Poncho'],
  rival: 'Kuchuritok',
  event: 'Coin Comet',
  gateTiles: [4, 8],
};
const HINTS: Readonly<Record<HintId, string>> = {
  attack: 'Kuchuritok is after you, and you hold no answer. Pass, and plan your revenge.',
  answer: 'Kuchuritok is after you! You hold Nope Nebula and Mirror Poncho: answer, or pass and take it.',
  duel: 'A duel with Kuchuritok! The higher total wins. If you are behind, pay for a die or play a duel card.',
  grace: 'Kuchuritok is on 150, and this is your last turn. Take 150 from them now, or never.',
  goal: 'Stop on 150, at the top of the tower, and stay there: that wins. First the Gate, and it wants level 5.',
  event: 'Each round begins with an event for everyone. This time it was Coin Comet.',
  level5: 'Level 5: the Gate is open. Walk through it, and up to 150. In there, nothing moves you below tile 80.',
  gate: 'Careful: below level 5, tile 80 counts as tile 1 and you continue from there, to tile 4 or 8. Level 5 opens the Gate, and you have 3 to go.',
  choice: 'Add the dice or subtract them. The ghosts show where you would stop, and what happens there.',
  penalty: 'Careful: a Z tile. Stop there and you draw a penalty card, and nobody can answer those.',
  coins: 'You have coins! 1,000 raises a die or buys a tile, 5,000 buys a level. What you can pay for lights up.',
};

test.each(Object.entries(HINTS) as [HintId, string][])('the hint about %s', (id, sentence) => {
  expect(hintText[id](TOPIC)).toBe(sentence);
});

test('M4 the hint about the Gate names the tiles of the choices beside it, and none if they lead to tile 1 itself', () => {
  const words = (...gateTiles: readonly number[]): string => hintText.gate({ ...TOPIC, gateTiles });
  expect(words(4)).toContain('you continue from there, to tile 4. Level 5');
  expect(words(1)).toContain('you continue from there. Level 5');
});
