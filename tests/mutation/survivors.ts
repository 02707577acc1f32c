import { ofBoard } from './survivors/board.ts';
import { ofCommands } from './survivors/commands.ts';
import { ofCourse } from './survivors/course.ts';
import type { Equivalent } from './survivors/equivalent.ts';
import { ofKernel } from './survivors/kernel.ts';

export type { Equivalent } from './survivors/equivalent.ts';

/** Every surviving mutant that was examined and found to change nothing. `npm run mutation` reports stale entries. */
export const equivalents: readonly Equivalent[] = [...ofKernel, ...ofBoard, ...ofCommands, ...ofCourse];
