import { expect, test } from 'vitest';
import { simulation } from '../../tools/faza/simulation.ts';
import { editionOf, editionOption } from '../../tools/kit/playout.ts';

test('the tools measure the edition of new games, or the one that is named', () => {
  const { edition } = editionOption(simulation);
  expect(edition.default).toBe('published');
  expect(edition.choices).toEqual(['published', '24']);
  const kindsOf = (id: string): string[] => editionOf(simulation, id).kinds.map(({ name }) => name);
  expect(kindsOf('published').at(-1)).toBe('hard, 4 heroes');
  expect(kindsOf('24').at(-1)).toBe('normal, 4 heroes');
  expect(() => editionOf(simulation, 'first')).toThrow('faza has no edition first');
});
