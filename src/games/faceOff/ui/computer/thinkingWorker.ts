import { exposeThread } from '../../../../page/threads/life.ts';
import { overNerd } from '../../bots/overNerd/overNerd.ts';

/** The slow part of the computer player, which runs in a thread: playing guesses on. */
const thinking = { choose: overNerd.choose };

export type Thinking = typeof thinking;

exposeThread(thinking);
