import { expect, test } from 'vitest';
import { chanceAfter, lineAdvice } from '../../../../../src/games/faza/bots/coach/advice.ts';
import { policy } from '../../../../../src/games/faza/bots/learned.ts';
import { winChanceOf } from '../../../../../src/games/faza/bots/value/trained.ts';
import { withChance } from '../../../../kit/otherLuck.ts';
import { position } from '../../positions.ts';

const adviser = { bot: policy, chanceOf: winChanceOf };

/** The Soldier stands among two Drones and has all cards; the Doctor has none left. */
const fight = position({
  heroes: { soldier: { tile: 10 }, doctor: { used: [1, 2, 3, 4] } },
  tiles: { 10: { drones: 2, rebels: 1 } },
});

test('a line ends with the first roll', () => {
  const { line } = lineAdvice(adviser, fight, undefined);
  // The Soldier first plays a card that helps.
  expect(line.map((command) => command.do)).toEqual(['enhance', 'fight']);
});

test('advice follows from what is known: with other luck it is the same', () => {
  expect(lineAdvice(adviser, withChance(fight, 'other luck'), undefined)).toEqual(
    lineAdvice(adviser, fight, undefined),
  );
});

test('advice for some seats moves no other hero', () => {
  const { line } = lineAdvice(adviser, fight, [1]);
  expect(line.filter((command) => 'hero' in command && command.hero === 0)).toEqual([]);
});

test('the chance after a roll is the mean of its outcomes, weighed by their chances', () => {
  const sure = chanceAfter(winChanceOf, fight, []);
  expect(sure).toBe(winChanceOf(fight));
  const rolled = chanceAfter(winChanceOf, fight, [{ do: 'fight', hero: 0, tile: 10 }]);
  expect(rolled).toBeGreaterThan(0);
  expect(rolled).toBeLessThan(1);
});
