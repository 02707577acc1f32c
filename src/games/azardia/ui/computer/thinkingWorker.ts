import { exposeThread } from '../../../../page/threads/life.ts';
import { searchAmong, weigh } from '../../bots/sharp/sharp.ts';

/** The slow part of the computer player and of the coach, which runs in a thread: searching for the best command. */
const thinking = { searchAmong, weigh };

export type Thinking = typeof thinking;

exposeThread(thinking);
