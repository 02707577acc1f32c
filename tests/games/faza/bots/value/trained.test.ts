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

test('what players are shown of the published edition is what its network learned', () => {
  expect(winChanceOf(opening('published'))).toBeCloseTo(estimated(opening('published')), 9);
});

test('what players are shown of the edition of 24 tiles is put right by what came true in it', () => {
  const seen = opening('24');
  expect(winChanceOf(seen)).not.toBe(estimated(seen));
  const surplus = [0, -0.05, -0.07, -0.06, -0.05, -0.06, -0.05, -0.05, -0.03, -0.01];
  expect(winChanceOf(seen)).toBeCloseTo(corrected(estimated(seen), surplus), 9);
});
