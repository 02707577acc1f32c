import { expect, test } from 'vitest';
import { descriptionOf } from '../../../../../src/games/faza/bots/value/description.ts';
import { learnedFrom } from '../../../../../src/games/faza/bots/value/value.ts';
import type { EditionId } from '../../../../../src/games/faza/content/vocabulary.ts';
import { emptyNetwork, type NetworkFile, networkFile } from '../../../../../src/kernel/network.ts';
import { position } from '../../positions.ts';

/** A network that was trained with an edition, and always says the same: the more, the likelier a victory. */
function sure(edition: EditionId, says: number): NetworkFile {
  const { names } = descriptionOf(edition);
  const network = emptyNetwork(names.length, 0);
  network.direct[names.length] = says;
  return networkFile(network, names);
}

test('a position is valued by the network that knows most of the numbers of its edition, wherever it stands in the list', () => {
  const worth = learnedFrom(sure('revised', -9), sure('24', 9));
  expect(worth(position({ heroes: { marine: {}, doctor: {} }, options: { edition: '24' } }))).toBeGreaterThan(0.99);
  for (const edition of ['published', 'revised', 'balanced'] as const)
    expect(worth(position({ options: { edition } })), edition).toBeLessThan(0.01);
});
