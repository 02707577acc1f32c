import { expect, test } from 'vitest';
import { LEVELS, type Level } from '../../../src/games/azardia/bots/levels.ts';
import { reasonOf } from '../../../src/games/azardia/bots/reasons.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { CommandOf } from '../../../src/games/azardia/rules/state/command.ts';
import type { PlayerState } from '../../../src/games/azardia/rules/state/state.ts';
import { type Described, position, rolling } from './position.ts';

/** The reason why seat 0 moves the sum or the difference of two dice. */
function why(
  own: Described,
  [one, other]: readonly [number, number],
  how: 'sum' | 'difference',
  rival: Described = {},
  level: Level = 'regular',
) {
  const start = rolling(position('A', [own, { tile: 60, ...rival }]), one, other);
  const rolled = azardia.apply(start, { do: 'roll', seat: 0 });
  if (!rolled.ok) throw new Error(rolled.reason);
  const move: CommandOf<'move'> = { do: 'move', seat: 0, dice: [0, 1], how, bought: 0 };
  return reasonOf(azardia.view(rolled.state, 1), move, level);
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

test('a duel is sought for its stakes, and at level 5 buying tiles does not help toward level 5', () => {
  expect(why({ tile: 145, level: 5 }, [2, 3], 'sum', { tile: 150, level: 5 })).toBe('goal');
  expect(why({ tile: 95, level: 5 }, [2, 3], 'sum', { tile: 100, level: 5 })).toBe('duelForTiles');
  const buy = (level: number) =>
    reasonOf(azardia.view(position('C', [{ level, coins: 5000 }, {}]), 1), { do: 'buyLevel', seat: 0 }, 'regular');
  expect([buy(4), buy(5)]).toEqual(['level', 'tiles']);
});

test('whom it attacks, it attacks for being ahead, or to slow them down', () => {
  const state = position('C', [
    { hand: ['gravityHiccup'], coins: 6000 },
    { tile: 70, level: 5 },
    { tile: 5, level: 1 },
  ]);
  const play = (rival: number) =>
    reasonOf(azardia.view(state, 1), { do: 'play', seat: 0, card: 'gravityHiccup', target: { rival } }, 'regular');
  expect([play(1), play(2)]).toEqual(['leader', 'rival']);
});

test('Rookie goes by a feeling, and Sharp by the whole turn', () => {
  expect(why({ tile: 22 }, [2, 3], 'sum', {}, 'rookie')).toBe('hunch');
  expect(why({ tile: 145, level: 5 }, [2, 3], 'sum', {}, 'rookie')).toBe('goal');
  expect(why({ tile: 22 }, [2, 3], 'difference', {}, 'sharp')).toBe('turnAhead');
  expect(why({ tile: 28 }, [2, 4], 'sum', {}, 'sharp')).toBe('card');
});

test('Rookie answers before thinking, and Sharp keeps cards for later', () => {
  const view = azardia.view(position('C', [{ hand: ['gravityHiccup'] }, {}]), 1);
  const answer = { do: 'answer', seat: 0, card: 'nopeNebula', rival: null } as const;
  const pass = { do: 'pass', seat: 0 } as const;
  expect(LEVELS.map((level) => reasonOf(view, answer, level))).toEqual(['reflex', 'answer', 'answer']);
  expect(LEVELS.map((level) => reasonOf(view, pass, level))).toEqual([null, null, 'keeps']);
  const empty = azardia.view(position('C', [{ hand: [] }, {}]), 1);
  expect(reasonOf(empty, pass, 'sharp')).toBeNull();
});

test('S4: a reason reveals nothing about a hidden hand', () => {
  const withHand = (hand: PlayerState['hand']) => position('C', [{ hand }, { tile: 70 }, { tile: 5 }]);
  const command = { do: 'play', seat: 0, card: 'gravityHiccup', target: { rival: 1 } } as const;
  for (const level of LEVELS) {
    const [one, other] = [withHand(['gravityHiccup', 'glueRain']), withHand(['gravityHiccup', 'nopeNebula'])].map(
      (state) => [command, { do: 'pass', seat: 0 } as const].map((one) => reasonOf(azardia.view(state, 2), one, level)),
    );
    expect(one).toEqual(other);
  }
});
