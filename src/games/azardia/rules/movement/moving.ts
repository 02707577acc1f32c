import { doNext } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { A_TILES, GATE, GOAL, Z_TILES } from '../../content/board.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { drawCards } from '../cards/decks.ts';
import { pairOf } from '../evolve.ts';
import type { RuleId } from '../ruleIds.ts';
import { emit, type Play } from '../state/play.ts';
import type { Cause, Seat, StepOf } from '../state/state.ts';
import { lastTurnsAfter, turnOrderFrom } from '../turn/turnOrder.ts';
import { pathOf } from './paths.ts';

/** Moves a pawn by tiles, as `pathOf` says. */
export function move(play: Play, { seat, tiles, isOwn, by }: StepOf<'move'>): void {
  const pawn = at(play.state.players, seat);
  go(play, seat, pathOf(pawn, tiles), isOwn, by);
}

/** Takes a pawn to a tile. */
export function goTo(play: Play, { seat, tile, by }: StepOf<'goTo'>): void {
  go(play, seat, [tile], false, by);
}

function go(play: Play, seat: Seat, path: readonly TileNo[], isOwn: boolean, by: Cause): void {
  const { tile: from } = at(play.state.players, seat);
  const tile = path.at(-1);
  if (tile === undefined) return;
  const { grace, firmGoal } = play.state;
  const holds = grace?.holder === seat;
  // O3: only the loss of a duel takes the holder away, and then somebody else holds already.
  if (holds && firmGoal) return;
  emit(play, ruleOf(from, path), by, { fact: 'pawnMoved', seat, path });
  if (holds) emit(play, 'G2', by, { fact: 'graceBroken', seat });
  // M7: the goal, then A or Z, then challenges.
  if (tile === GOAL) arriveAtGoal(play, seat, by);
  else if (isOwn) doNext(play, { step: 'special', seat, tile }, { step: 'meet', seat, tile });
  else doNext(play, { step: 'meet', seat, tile });
}

/** The rule that bends a path: at the goal, at the Gate, or none but M1. */
function ruleOf(from: TileNo, path: readonly TileNo[]): RuleId {
  if (path.slice(0, -1).includes(GOAL)) return 'M3';
  const wraps = path.some((tile, index) => tile === 1 && (path[index - 1] ?? from) === GATE - 1);
  return wraps ? 'M4' : 'M1';
}

/**
 * G1, G3: the first to arrive starts the last turns of the others. A later one duels the holder for the win, also if the two have met this
 * turn: H6 is about challenges, after which two share a tile in peace, and nobody shares this one (M7: the goal comes first).
 */
function arriveAtGoal(play: Play, seat: Seat, by: Cause): void {
  const { grace } = play.state;
  if (grace) doNext(play, { step: 'duel', challenger: seat, defender: grace.holder, tile: GOAL, isAbility: false });
  else
    emit(play, 'G1', by, {
      fact: 'graceBegan',
      seat,
      turns: lastTurnsAfter({ ...play.state, steps: play.steps }, seat),
    });
}

/** B2–B4: a movement that ended on an A or Z tile draws a card. */
export function special(play: Play, { seat, tile }: StepOf<'special'>): void {
  if (A_TILES.includes(tile)) drawCards(play, 'B2', 'tile', seat, 1);
  else if (Z_TILES.includes(tile)) doNext(play, { step: 'penalty', seat });
}

/** H1, H5, H6: who arrives on an occupied tile meets those there one by one, in turn order, until moved away. */
export function meet(play: Play, { seat, tile }: StepOf<'meet'>): void {
  const { players, met } = play.state;
  if (at(players, seat).tile !== tile) return;
  const rival = turnOrderFrom(play.state, seat)
    .slice(1)
    .find((other) => at(players, other).tile === tile && !met.includes(pairOf(seat, other)));
  if (rival === undefined) return;
  doNext(
    play,
    { step: 'duel', challenger: seat, defender: rival, tile, isAbility: false },
    { step: 'meet', seat, tile },
  );
}
