import { expect, test } from 'vitest';
import { descriptionOf } from '../../../../../src/games/faza/bots/value/description.ts';
import { corrected, learnedFrom } from '../../../../../src/games/faza/bots/value/value.ts';
import { addEdition, editions } from '../../../../../src/games/faza/content/editions.ts';
import type { EditionId } from '../../../../../src/games/faza/content/vocabulary.ts';
import { emptyNetwork, type NetworkFile, networkFile } from '../../../../../src/kernel/bots/network.ts';
import { position } from '../../positions.ts';

/** A network trained for an edition with a constant output: the higher, the likelier a victory. */
function sure(edition: EditionId, says: number): NetworkFile {
  const { names } = descriptionOf(edition);
  const network = emptyNetwork(names.length, 0);
  network.direct[names.length] = says;
  return networkFile(network, names);
}

test('a position is valued by the network that knows most of the numbers of its edition, wherever it stands in the list', () => {
  const [sixteen, twentyFour] = [{ network: sure('published', -9) }, { network: sure('24', 9) }] as const;
  for (const worth of [learnedFrom(sixteen, twentyFour), learnedFrom(twentyFour, sixteen)]) {
    expect(worth(position({ heroes: { marine: {}, doctor: {} }, options: { edition: '24' } }))).toBeGreaterThan(0.99);
    expect(worth(position({}))).toBeLessThan(0.01);
  }
});

test('an estimate is corrected by the results in its tenth, and between two tenths by both', () => {
  const surplus = [0.02, 0, 0, -0.08, -0.1, 0, 0, 0, 0, 0];
  expect(corrected(0.35, surplus)).toBeCloseTo(0.27, 9);
  expect(corrected(0.4, surplus)).toBeCloseTo(0.31, 9);
  expect(corrected(0.45, surplus)).toBeCloseTo(0.35, 9);
  expect(corrected(0.025, surplus)).toBeCloseTo(0.035, 9);
  expect(corrected(0.975, surplus)).toBeCloseTo(0.975, 9);
});

test('a certain result is not corrected', () => {
  const surplus = [0.1, 0, 0, 0, 0, 0, 0, 0, 0, -0.1];
  expect(corrected(0, surplus)).toBe(0);
  expect(corrected(1, surplus)).toBe(1);
});

test('a network of another board is not corrected by results on this one', () => {
  const surplus = Array.from({ length: 10 }, () => -0.3);
  const worth = learnedFrom({ network: sure('published', 0) }, { network: sure('24', 0), surplus: () => surplus });
  expect(worth(position({}))).toBe(0.5);
  expect(worth(position({ heroes: { marine: {}, doctor: {} }, options: { edition: '24' } }))).toBeCloseTo(0.2, 9);
});

test('an edition is corrected by its own results, and no other edition with the same network', () => {
  const id = 'pack-put-right';
  addEdition(id, { ...editions.published, id });
  const surplus = Array.from({ length: 10 }, () => -0.3);
  const worth = learnedFrom({ network: sure('published', 0), surplus: (one) => (one === id ? surplus : undefined) });
  expect(worth(position({ options: { edition: id } }))).toBeCloseTo(0.2, 9);
  expect(worth(position({}))).toBe(0.5);
});
