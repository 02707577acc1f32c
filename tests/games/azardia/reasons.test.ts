import { expect, test } from 'vitest';
import { reasonOf } from '../../../src/games/azardia/bots/reasons.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { CommandOf } from '../../../src/games/azardia/rules/state/command.ts';
import type { PlayerState } from '../../../src/games/azardia/rules/state/state.ts';
import { type Described, position, rolling } from './position.ts';

/** Why seat 0 moves the sum or the difference of two dice. */
function why(
  own: Described,
  [one, other]: readonly [number, number],
  how: 'sum' | 'difference',
  rival: Described = {},
) {
  const start = rolling(position('A', [own, { tile: 60, ...rival }]), one, other);
  const rolled = azardia.apply(start, { do: 'roll', seat: 0 });
  if (!rolled.ok) throw new Error(rolled.reason);
  const move: CommandOf<'move'> = { do: 'move', seat: 0, dice: [0, 1], how, bought: 0 };
  return reasonOf(azardia.view(rolled.state, 1), move);
}

test('a computer player says why it moves one way and not the other', () => {
  expect(why({ tile: 145, level: 5 }, [2, 3], 'sum')).toBe('goal');
  expect(why({ tile: 28 }, [2, 4], 'sum')).toBe('card');
  expect(why({ tile: 88, level: 5 }, [2, 3], 'difference')).toBe('noPenalty');
  expect(why({ tile: 77 }, [2, 3], 'difference')).toBe('noGate');
  expect(why({ tile: 55 }, [2, 3], 'difference')).toBe('noDuel');
  expect(why({ tile: 55 }, [2, 3], 'sum')).toBe('duel');
  expect(why({ tile: 22 }, [2, 3], 'sum')).toBe('farther');
  expect(why({ tile: 22 }, [2, 3], 'difference')).toBe('shorter');
});

test('whom it attacks, it attacks for being ahead, or to slow them down', () => {
  const state = position('C', [
    { hand: ['gravityHiccup'], coins: 6000 },
    { tile: 70, level: 5 },
    { tile: 5, level: 1 },
  ]);
  const play = (rival: number) =>
    reasonOf(azardia.view(state, 1), { do: 'play', seat: 0, card: 'gravityHiccup', target: { rival } });
  expect([play(1), play(2)]).toEqual(['leader', 'rival']);
});

test('S4: a reason tells nothing of a hidden hand', () => {
  const withHand = (hand: PlayerState['hand']) => position('C', [{ hand }, { tile: 70 }, { tile: 5 }]);
  const command = { do: 'play', seat: 0, card: 'gravityHiccup', target: { rival: 1 } } as const;
  const [one, other] = [withHand(['gravityHiccup']), withHand(['gravityHiccup', 'nopeNebula'])].map((state) =>
    reasonOf(azardia.view(state, 2), command),
  );
  expect(one).toBe(other);
});
