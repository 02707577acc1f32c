import { at } from '../../../../kernel/values/at.ts';
import { greatestSwing, LEAST_SWING } from '../../../../module/chances/swing.ts';
import type { KeyRound } from '../../../../module/screens/ending.ts';
import type { EndingView, RoundFigures } from '../../interaction/view.ts';
import type { Outcome } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';

/** The round in which the chance to win changed most for the worse (a defeat) or for the better (a victory). */
export interface TurningPoint {
  /** Index into the view's history of the end of that round; its beginning is the entry before. */
  readonly end: number;
  readonly round: number;
  /** The chance to win before and after, from 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** Whether it is clearly this round; otherwise it may also be another one. */
  readonly isSure: boolean;
}

/** The round at whose end an entry of the history stands; 0 is the beginning. */
export function roundAt(view: EndingView, index: number): number {
  return index + Math.max(0, view.rounds - view.history.length + 1);
}

/** The turning point; `null` while it is being computed, and if no round changed much. */
export function turningPoint(view: EndingView): TurningPoint | null {
  const { estimates, progress } = view.chances;
  if (progress !== 'done') return null;
  const swing = greatestSwing(estimates, view.state.outcome?.won === true);
  if (!swing || swing.size <= LEAST_SWING) return null;
  const { end, rivals } = swing;
  const [from, to] = [estimates[end - 1]?.chance ?? 0, estimates[end]?.chance ?? 0];
  return { end, round: roundAt(view, end), from, to, isSure: rivals.length === 0 };
}

/**
 * What a game teaches, in a sentence or two: its turning point, and the effect of that round; if it is unknown, the
 * round that cost most.
 */
export function lessonLine(view: EndingView, turn: TurningPoint | null = turningPoint(view)): string {
  const words = text.screens.ending.lesson;
  const won = view.state.outcome?.won === true;
  if (view.history.length < 2) return words.short;
  if (turn) {
    const said = (won ? words.rose : words.fell)(turn);
    return `${said} ${causeOf(view, turn, won)}`.trim();
  }
  const { progress } = view.chances;
  if (progress === 'counting') return words.searching;
  const hardest = hardestRound(view);
  if (hardest) {
    const { loss, end, size } = hardest;
    return `${words.hardest[loss](roundAt(view, end), size)} ${adviceOn(loss, view)}`.trim();
  }
  if (progress === 'failed') return words.unknown;
  return won ? words.neverInDoubt : words.neverLikely;
}

/** What best explains the turning point in its round; empty if nothing does. */
function causeOf({ history, state }: EndingView, { end }: TurningPoint, won: boolean): string {
  const words = text.screens.ending.lesson;
  const [before, after] = [history[end - 1], history[end]];
  if (!before || !after) return '';
  const by = (key: keyof RoundFigures): number => after[key] - before[key];
  if (won) return by('health') < 0 ? words.hits(-by('health')) : by('drones') < 0 ? words.cleared(-by('drones')) : '';
  const loss = state.outcome && lossOf(state.outcome);
  const size = loss ? lossIn(loss, before, after) : 0;
  if (loss && size > 0) return `${words.cost[loss](size)} ${words.advice[loss]}`;
  return by('health') >= 0 ? words.noBoarding : '';
}

/** Advice on a loss, if it concerns the cause of defeat: any other would not have saved the game. */
function adviceOn(loss: Loss, { state }: EndingView): string {
  return state.outcome && lossOf(state.outcome) === loss ? text.screens.ending.lesson.advice[loss] : '';
}

/** The round in which a game turned, or, if unknown, the one that cost most; `null` while it is being computed. */
export function keyRound(view: EndingView): KeyRound | null {
  if (view.chances.progress === 'counting') return null;
  const turn = turningPoint(view);
  if (turn) return { end: turn.end, kind: turn.isSure ? 'turn' : 'maybeTurn' };
  const hardest = hardestRound(view);
  return hardest && { end: hardest.end, kind: 'hardest' };
}

/** What a team runs out of: health of its heroes (X2), and Drones left to place (X3). */
export type Loss = 'injuries' | 'pool';

/** What the game was lost by, if it is one of the two. */
function lossOf({ rule }: Outcome): Loss | null {
  return rule === 'X2' ? 'injuries' : rule === 'X3' ? 'pool' : null;
}

/** How many more injuries, or fewer Drones in the pool, there are after a round than before it. */
function lossIn(loss: Loss, before: RoundFigures, after: RoundFigures): number {
  return loss === 'injuries' ? after.injuries - before.injuries : before.pool - after.pool;
}

/** The round that cost a team most in a game that it lost. */
export interface HardestRound {
  /** Index into the view's history of the end of that round; its beginning is the entry before. */
  readonly end: number;
  readonly loss: Loss;
  /** How many more injuries, or fewer Drones in the pool, there were at its end than at its beginning. */
  readonly size: number;
}

/** A smaller loss in a round is normal, and teaches nothing. */
const LEAST: Readonly<Record<Loss, number>> = { injuries: 2, pool: 3 };

/**
 * The round of the greatest loss, as the figures have it: a fact, that needs no chances. What the game was lost by
 * comes first; otherwise the loss that took the greater part of what the team had. The first of several equal rounds,
 * because there was still time after it. `null` where the game was won, or no round stands out.
 */
export function hardestRound({ history, state }: Pick<EndingView, 'history' | 'state'>): HardestRound | null {
  const { outcome, heroes } = state;
  const [start] = history;
  if (!start || !outcome || outcome.won) return null;
  const whole: Readonly<Record<Loss, number>> = {
    injuries: heroes.reduce((sum, { cards }) => sum + cards.length, 0),
    pool: Math.max(1, start.pool),
  };
  const worst = (['injuries', 'pool'] as const)
    .map((loss) => greatest(history, loss))
    .filter(({ loss, size }) => size >= LEAST[loss])
    .sort((one, other) => other.size / whole[other.loss] - one.size / whole[one.loss]);
  const cause = lossOf(outcome);
  return worst.find(({ loss }) => loss === cause) ?? worst[0] ?? null;
}

function greatest(history: readonly RoundFigures[], loss: Loss): HardestRound {
  const sizes = history.slice(1).map((after, before) => lossIn(loss, at(history, before), after));
  const size = Math.max(0, ...sizes);
  return { end: 1 + sizes.indexOf(size), loss, size };
}

/** What is known as soon as a game ends: how far it went, and what would have helped. */
export function helpLine({ state, rounds }: Pick<EndingView, 'state' | 'rounds'>): string {
  const words = text.screens.ending.known;
  const { outcome, ships, heroes } = state;
  if (!outcome) return '';
  if (outcome.won) {
    const injuries = heroes.reduce((sum, { cards }) => sum + cards.filter(({ injured }) => injured).length, 0);
    return words.won(rounds, injuries);
  }
  const health = ships.reduce((sum, ship) => sum + ship.health, 0);
  return `${words.lost(rounds, health)} ${words.help[outcome.rule]}`;
}

/** How an ending is shown. */
export interface Showing {
  /** Whether the animation is playing: another page would cut it off. */
  readonly isTold: boolean;
  /** Whether pictures have loaded since it was drawn. */
  readonly isOutdated: boolean;
}

/** Whether a view differs only in figures about the game: then the page may stay. */
export function onlyLearned(view: EndingView, before: EndingView | null, { isTold, isOutdated }: Showing): boolean {
  const isSamePage = before?.state === view.state && before.width === view.width && before.height === view.height;
  return isSamePage && before.reason === view.reason && (isTold || !isOutdated);
}
