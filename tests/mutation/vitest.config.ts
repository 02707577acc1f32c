import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A mutant is tried until a test fails. Most change what happens or what is told, and the tests of the facts notice that at
 * once; the slice of the battery takes longest and comes last.
 */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number =>
      moduleId.endsWith('/facts.test.ts') ? 0 : moduleId.includes('/mutation/') ? 2 : 1;
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/**
 * The tests that mutants of the kernel and of the rules are tried against. Left out is what takes too long to be run
 * thousands of times: the statistics of a million draws, and whole batteries.
 */
export default defineConfig({
  test: {
    include: ['tests/kernel/**/*.test.ts', 'tests/games/faza/rules/**/*.test.ts', 'tests/mutation/slice.ts'],
    exclude: ['tests/kernel/{luck,battery}.test.ts'],
    environment: 'node',
    // The modules are pure: files need no workers of their own, and a run takes half the time.
    isolate: false,
    testTimeout: 60_000,
    sequence: { sequencer: QuickestFirst },
  },
});
