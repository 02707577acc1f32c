import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The names of the bundled tests begin with the number of their step. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId));
  }
}

/** Runs the output of `bundle.config.ts`. */
export default defineConfig({
  test: {
    include: ['.mutation/tests/*.js'],
    environment: 'node',
    // The modules are pure, so files need no separate workers, and a run takes half the time.
    isolate: false,
    testTimeout: 60_000,
    sequence: { sequencer: ByName },
  },
});
