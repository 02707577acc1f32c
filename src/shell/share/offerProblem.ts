import type { SaveProblem } from '../saves/saves.ts';
import type { FileProblem } from './gameFile.ts';
import type { LinkProblem } from './gameLink.ts';

/** Why a game that somebody brought was not taken. */
export type OfferProblem = SaveProblem | FileProblem | LinkProblem;
