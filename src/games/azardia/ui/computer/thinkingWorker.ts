import { exposeThread } from '../../../../page/threads/life.ts';
import { searchAmong } from '../../bots/sharp/sharp.ts';

/** What takes the computer so long that a thread does it: to search for the best command. */
const thinking = { searchAmong };

export type Thinking = typeof thinking;

exposeThread(thinking);
