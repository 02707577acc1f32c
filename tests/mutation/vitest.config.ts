import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The names of the bundled tests begin with the step that they are run in. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId));
  }
}

/** Runs what `bundle.config.ts` makes of the tests. */
export default defineConfig({
  test: {
    include: ['.mutation/tests/*.js'],
    environment: 'node',
    // The modules are pure: files need no workers of their own, and a run takes half the time.
    isolate: false,
    testTimeout: 60_000,
    sequence: { sequencer: ByName },
  },
});
