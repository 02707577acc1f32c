import { exposeThread } from '../../../../page/threads/life.ts';
import { searchAmong } from '../../bots/sharp/sharp.ts';

/** The slow part of the computer player, which runs in a thread: searching for the best command. */
const thinking = { searchAmong };

export type Thinking = typeof thinking;

exposeThread(thinking);
