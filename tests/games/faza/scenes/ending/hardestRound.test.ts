import { describe, expect, test } from 'vitest';
import type { EndingView, RoundFigures } from '../../../../../src/games/faza/interaction/view.ts';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import type { Outcome } from '../../../../../src/games/faza/rules/state/state.ts';
import { hardestRound, keyRound, lessonLine } from '../../../../../src/games/faza/scenes/ending/review.ts';
import { text } from '../../../../../src/games/faza/text/en.ts';
import { fc } from '../../../../kit/seeded.ts';
import { viewed } from '../../positions.ts';

const opening = viewed(
  faza.newGame({
    edition: 'published',
    mode: 'hard',
    heroes: ['scout', 'doctor'],
    seed: 'hardest',
    health: null,
    rewards: true,
    fazaFirst: false,
  }).state,
);
const words = text.screens.ending.lesson;
const X2: Outcome = { won: false, rule: 'X2' };
const X3: Outcome = { won: false, rule: 'X3' };
const X4: Outcome = { won: false, rule: 'X4' };
const X5: Outcome = { won: false, rule: 'X5' };

/**
 * A game without informative chances, with these injuries and Drones in the pool at its beginning and after each round.
 */
function hopeless(
  outcome: Outcome,
  injuries: readonly number[],
  pool: readonly number[] = injuries.map(() => 20),
  progress: EndingView['chances']['progress'] = 'done',
): EndingView {
  const history = injuries.map((count, i): RoundFigures => {
    return { drones: 10, pool: pool[i] ?? 20, health: 12, injuries: count };
  });
  return {
    width: 1280,
    height: 720,
    state: { ...opening, outcome },
    reason: 'It is over.',
    first: { kind: 'again' },
    rounds: injuries.length - 1,
    commands: 9,
    history,
    chances: {
      estimates: injuries.map(() => ({ chance: outcome.won ? 1 : 0, error: 0.01 })),
      moments: [],
      games: { least: 8, most: 8 },
      work: { done: 8, wanted: 8 },
      progress,
    },
  };
}

describe('where no chance turned, the ending names the round that cost most', () => {
  test('in injuries, where a hero died (X2), and be the pool low', () => {
    const view = hopeless(X2, [0, 1, 4, 5], [20, 4, 4, 4]);
    expect(hardestRound(view)).toEqual({ end: 2, loss: 'injuries', size: 3 });
    expect(keyRound(view)).toEqual({ end: 2, kind: 'hardest' });
    expect(lessonLine(view)).toBe(
      'Round 2 was the hardest: it left the team with 3 more injuries. A Rebel at your side takes the next one for you.',
    );
  });

  test('in Drones, where none was left to be placed (X3)', () => {
    const view = hopeless(X3, [0, 1, 5, 6], [20, 18, 6, 0]);
    expect(hardestRound(view)).toEqual({ end: 2, loss: 'pool', size: 12 });
    expect(lessonLine(view)).toBe(
      'Round 2 was the hardest: it cost the pool 12 Drones. Points you spend go back to it.',
    );
  });

  test('in what the team had least of, where it was lost by something else (X4, X5)', () => {
    expect(hardestRound(hopeless(X4, [0, 6, 6], [20, 20, 15]))?.loss).toBe('injuries');
    expect(hardestRound(hopeless(X4, [0, 2, 2], [20, 20, 5]))?.loss).toBe('pool');
  });

  test('with no advice on injuries or Drones where the game was lost by something else', () => {
    expect(lessonLine(hopeless(X4, [0, 6, 6]))).toBe('Round 1 was the hardest: it left the team with 6 more injuries.');
    expect(lessonLine(hopeless(X5, [0, 0, 0], [20, 15, 15]))).toBe(
      'Round 1 was the hardest: it cost the pool 5 Drones.',
    );
    expect(lessonLine(hopeless(X3, [0, 3, 3]))).toBe('Round 1 was the hardest: it left the team with 3 more injuries.');
  });

  test('and what the browser cannot estimate, it need not', () => {
    const view = hopeless(X2, [0, 1, 4], undefined, 'failed');
    expect(lessonLine(view)).toContain(words.hardest.injuries(2, 3));
    expect(keyRound(view)?.kind).toBe('hardest');
  });

  test('but not before it is known that no other round turned the game', () => {
    const view = hopeless(X2, [0, 1, 4], undefined, 'counting');
    expect(keyRound(view)).toBeNull();
    expect(lessonLine(view)).toBe(words.searching);
  });

  test('nor where the game turned, was won, or went down evenly', () => {
    const turned = hopeless(X2, [0, 1, 4]);
    const estimates = [0.8, 0.2, 0].map((chance) => ({ chance, error: 0.01 }));
    expect(keyRound({ ...turned, chances: { ...turned.chances, estimates } })).toEqual({ end: 1, kind: 'turn' });
    const won = hopeless({ won: true, rule: 'X1' }, [0, 5, 1]);
    expect(keyRound(won)).toBeNull();
    expect(lessonLine(won)).toBe(words.neverInDoubt);
    expect(lessonLine(hopeless(X4, [0, 1, 2], [20, 19, 18]))).toBe(words.neverLikely);
  });

  test('no round cost more, the words hold what the figures say, and no chance is claimed', () => {
    const counts = fc.array(fc.tuple(fc.nat(8), fc.nat(30)), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(counts, fc.constantFrom(X2, X3, X4), (entries, outcome) => {
        const [injuries, pool] = [entries.map(([hurt]) => hurt), entries.map(([, left]) => left)];
        const view = hopeless(outcome, injuries, pool);
        const hardest = hardestRound(view);
        if (!hardest) return;
        const line = hardest.loss === 'injuries' ? injuries : pool.map((left) => -left);
        const sizes = line.slice(1).map((after, i) => after - (line[i] ?? 0));
        expect(hardest.size).toBe(Math.max(...sizes));
        expect(hardest.end).toBe(1 + sizes.indexOf(hardest.size));
        expect(lessonLine(view)).toMatch(new RegExp(`^Round ${hardest.end} .*\\b${hardest.size}\\b`));
        expect(lessonLine(view)).not.toMatch(/%|chance/);
      }),
      { seed: 1 },
    );
  });
});
