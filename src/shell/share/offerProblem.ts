import type { FileProblem } from '../files/textFile.ts';
import type { GameProblem } from '../persistence/gameText.ts';
import type { LinkProblem } from './gameLink.ts';

/** Why a game that somebody brought was not taken; the last two are about a match of another game than the open one. */
export type OfferProblem = GameProblem | FileProblem | LinkProblem | 'gameNotLoaded' | 'noRoomToHandOver';
