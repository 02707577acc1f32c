import { text } from '../../text/en.ts';
import type { EndingView, RoundFigures } from '../view.ts';

/** The round in which the chance to win changed most for the worse (a defeat) or for the better (a victory). */
export interface TurningPoint {
  /** Index into the view's history of the end of that round; its beginning is the entry before. */
  readonly end: number;
  readonly round: number;
  /** The chance to win before and after, from 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** Fewer games from each round than this, and luck decides which round it is. */
const FEWEST_GAMES = 3;
/** Less than this, and nothing has turned. */
const LEAST_SWING = 0.02;

/** The round at whose end an entry of the history stands; 0 is the beginning. */
export function roundAt(view: EndingView, index: number): number {
  return index + Math.max(0, view.rounds - view.history.length + 1);
}

/** Where the game turned; `null` while that is not known, or where nothing was to be lost or won. */
export function turningPoint(view: EndingView): TurningPoint | null {
  const { values, games } = view.chances;
  if (games < FEWEST_GAMES) return null;
  const sign = view.state.outcome?.won ? 1 : -1;
  let best: TurningPoint | null = null;
  let most = LEAST_SWING;
  for (const [end, to] of values.entries()) {
    const from = values[end - 1];
    if (from === undefined || sign * (to - from) <= most) continue;
    most = sign * (to - from);
    best = { end, round: roundAt(view, end), from, to };
  }
  return best;
}

/** What a game teaches, in a sentence or two: where it turned, and what that round did. */
export function lessonLine(view: EndingView, turn: TurningPoint | null = turningPoint(view)): string {
  const words = text.screens.ending.lesson;
  const won = view.state.outcome?.won === true;
  if (view.history.length < 2) return words.short;
  if (turn) {
    const said = (won ? words.rose : words.fell)(turn.round, turn.from, turn.to);
    return `${said} ${causeOf(view, turn, won)}`.trim();
  }
  if (view.chances.progress === 'failed') return words.unknown;
  if (view.chances.games < FEWEST_GAMES) return words.searching;
  return won ? words.neverInDoubt : words.neverLikely;
}

/** What happened in the round of the turning point that explains it best; nothing where nothing does. */
function causeOf({ history, state }: EndingView, { end }: TurningPoint, won: boolean): string {
  const words = text.screens.ending.lesson;
  const [before, after] = [history[end - 1], history[end]];
  if (!before || !after) return '';
  const by = (key: keyof RoundFigures): number => after[key] - before[key];
  if (won) return by('health') < 0 ? words.hits(-by('health')) : by('drones') < 0 ? words.cleared(-by('drones')) : '';
  if (by('injuries') > 1 || (state.outcome?.rule === 'X2' && by('injuries') > 0)) return words.hurt(by('injuries'));
  if (by('drones') > 2) return words.swarm(by('drones'));
  return by('health') >= 0 ? words.noBoarding : '';
}
