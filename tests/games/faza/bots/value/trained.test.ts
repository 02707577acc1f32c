import { expect, test } from 'vitest';
import network from '../../../../../src/games/faza/bots/value/network.json' with { type: 'json' };
import network24 from '../../../../../src/games/faza/bots/value/network24.json' with { type: 'json' };
import { winChanceOf } from '../../../../../src/games/faza/bots/value/trained.ts';
import { corrected, learnedFrom } from '../../../../../src/games/faza/bots/value/value.ts';
import type { EditionId } from '../../../../../src/games/faza/content/vocabulary.ts';
import { position } from '../../positions.ts';

const estimated = learnedFrom({ network }, { network: network24 });
const opening = (edition: EditionId) =>
  position({
    heroes: edition === '24' ? { marine: { tile: 6 }, doctor: {} } : { scout: { tile: 6 }, doctor: {} },
    options: { edition },
  });

test.each<readonly [EditionId, readonly number[]]>([
  ['published', [0.06, 0.14, 0.16, 0.18, 0.19, 0.16, 0.12, 0.07, 0.05, 0.02]],
  ['24', [0, -0.05, -0.07, -0.06, -0.05, -0.06, -0.05, -0.05, -0.03, -0.01]],
])('what players are shown of edition %s is put right by what came true in it', (edition, surplus) => {
  const seen = opening(edition);
  expect(winChanceOf(seen)).not.toBe(estimated(seen));
  expect(winChanceOf(seen)).toBeCloseTo(corrected(estimated(seen), surplus), 9);
});
