import { exposeThread } from '../../../../page/threads/life.ts';
import { overNerd, weigh } from '../../bots/overNerd/overNerd.ts';
import { placeChances } from '../../rules/forecast/places.ts';

/** What is too slow for the page, and runs in a thread: the computer player that plays guesses on, and the chances of a choice; and the coach. */
const thinking = { choose: overNerd.choose, weigh, placeChances };

export type Thinking = typeof thinking;

exposeThread(thinking);
