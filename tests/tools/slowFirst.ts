import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests of more than ten seconds. A fresh clone has no recorded durations, and would start some of the longest tests
 * last.
 */
const SLOW = ['games/faza/properties', 'soak/run', 'games/faza/bots/strength', 'games/faza/scenes/labels', 'fuzz/fuzz'];

/** Starts with the longest test files, so that every core is busy to the end. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const index = SLOW.findIndex((name) => moduleId.endsWith(`tests/${name}.test.ts`));
      return index < 0 ? SLOW.length : index;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
