import fc from 'fast-check';
import { editions } from '../../../src/games/faza/content/editions.ts';
import type { HeroId } from '../../../src/games/faza/content/vocabulary.ts';
import type { Command } from '../../../src/games/faza/rules/command.ts';
import type { Fact } from '../../../src/games/faza/rules/fact.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { RULE_IDS } from '../../../src/games/faza/rules/rule-ids.ts';
import type { Setup, State } from '../../../src/games/faza/rules/state.ts';
import type { Subject } from '../../kit/battery.ts';
import { faults } from './invariants.ts';

/** FAZA for the generic battery. */
export const subject: Subject<Setup, State, Command, Fact> = {
  game: faza,
  nameOf: (command) => command.do,
  faults,
  rules: RULE_IDS,
  words: ['move', 'drive', 'lead', 'fight', 'protect', 'carrier', 'former', 'blockade', 'purge', 'self', 'ally', 'step'],
};

const area = (first: HeroId, second: HeroId): fc.Arbitrary<HeroId | null> => fc.constantFrom(first, second, null);

const team: fc.Arbitrary<HeroId[]> = fc
  .tuple(
    area('soldier', 'scout'),
    area('doctor', 'farmer'),
    area('rebel', 'senator'),
    area('engineer', 'scientist'),
    fc.boolean(),
  )
  .map(([a, b, c, d, turned]) => {
    const heroes = [a, b, c, d].filter((hero) => hero !== null);
    return turned ? heroes.reverse() : heroes;
  })
  .filter((heroes) => heroes.length >= editions.published.team.least);

/** Every setup that can be played. */
export const setups: fc.Arbitrary<Setup> = fc.record({
  edition: fc.constant('published'),
  mode: fc.constantFrom('easy', 'normal', 'hard'),
  heroes: team,
  seed: fc.string({ minLength: 1, maxLength: 12 }),
  health: fc.constantFrom(null, null, 1, 2, 3, 4, 5, 6),
  rewards: fc.boolean(),
  fazaFirst: fc.boolean(),
  headStart: fc.boolean(),
});
