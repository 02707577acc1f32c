import { heroAt, isWreck, modeOf, rebelsOnBoard, tileAt } from './board/board.ts';
import { tileNumbers } from './board/geography.ts';
import { emit } from './evolve.ts';
import type { Play } from './state/play.ts';
import type { DefeatRule, Seat, Source } from './state/state.ts';

/**
 * Thrown when the game has ended: the first cause counts, and everything stops there (ruling X). There is one instance,
 * because creating an error costs more than most rules.
 */
const GAME_ENDED = new Error('the game has ended');

/** Runs rules until they are done or the game ends. */
export function untilEnd(rules: () => void): void {
  try {
    rules();
  } catch (thrown) {
    if (thrown !== GAME_ENDED) throw thrown;
  }
}

/** X1: the team wins when all Motherships are defeated. */
export function checkVictory(play: Play): void {
  if (!play.state.ships.every(isWreck)) return;
  emit(play, { rule: 'X1', by: 'team', fact: 'teamWon' });
  end(play);
}

/** X2, I4: a hero without a healthy card dies, and the team loses. */
export function checkDeath(play: Play, seat: Seat, by: Source): void {
  if (heroAt(play.state, seat).cards.every((card) => card.injured)) lose(play, 'X2', by);
}

/** X5: in Hard the team loses the moment the last Rebel leaves the board. */
export function checkRebels(play: Play, by: Source): void {
  if (modeOf(play.state).needsRebels && rebelsOnBoard(play.state) === 0) lose(play, 'X5', by);
}

/** X4: the team loses when every Outpost is fazaformed. */
export function checkOutposts(play: Play, by: Source): void {
  const { state, edition } = play;
  const lost = tileNumbers(state).every((no) => !edition.tiles[no - 1]?.outpost || tileAt(state, no).fazaformed);
  if (lost) lose(play, 'X4', by);
}

/** Ends the game as lost. Never returns. */
export function lose(play: Play, rule: DefeatRule, by: Source): never {
  emit(play, { rule, by, fact: 'teamLost', cause: rule });
  return end(play);
}

function end(play: Play): never {
  play.steps = [];
  throw GAME_ENDED;
}
