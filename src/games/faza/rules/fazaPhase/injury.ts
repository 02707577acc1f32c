import { doNext } from '../../../../kernel/steps.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { heroAt, tileAt } from '../board/board.ts';
import { loseRebels } from '../board/rebels.ts';
import { emit } from '../evolve.ts';
import { checkDeath, checkRebels } from '../outcome.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Command, CommandOf } from '../state/command.ts';
import type { Play } from '../state/play.ts';
import type { Position, Seat, Source, Step } from '../state/state.ts';
import { healthyCards } from '../team/cards.ts';

export type Hurt = Extract<Step, { step: 'hurt' }>;

/** I1: an injury flips the lowest healthy card. The caller checks whether the hero dies of it. */
export function injure(play: Play, seat: Seat, by: Source): void {
  const [card] = healthyCards(play.state, seat);
  if (card === undefined) return;
  emit(play, { rule: 'I1', by, fact: 'heroInjured', seat, card });
}

/** Work that gives each of these heroes one injury, in seat order (rulings); none without heroes. */
export function hurt(seats: readonly Seat[], rule: RuleId, by: Source): Hurt[] {
  return seats.length === 0 ? [] : [{ step: 'hurt', seats: [...seats].sort((a, b) => a - b), safe: [], rule, by }];
}

/** Work that gives each of these heroes a number of injuries: one to everybody, then the next. */
export function hurtAgain(seats: readonly Seat[], times: number, rule: RuleId, by: Source): Hurt[] {
  const once = hurt(seats, rule, by);
  return times === 1 ? once : Array.from({ length: times }, () => once).flat();
}

/** I2: Rebels take injuries first, one each; where they are too few for the heroes of a tile, the team has chosen whom they protect. */
export function takeInjuries(play: Play, work: Hurt): void {
  const { state } = play;
  const safe = new Set(work.seats.filter((seat) => work.safe.includes(seat) || hasRebelToSpare(state, work, seat)));
  for (const seat of work.seats) {
    if (safe.has(seat)) {
      loseRebels(play, heroAt(state, seat).tile, 1, 'I2', work.by, seat);
      checkRebels(play, work.by);
    } else {
      injure(play, seat, work.by);
      checkDeath(play, seat, work.by);
    }
  }
}

/** Heroes among whom the team has to choose now: those of the first tile where Rebels are too few for all. */
function undecided(state: Position, work: Hurt): Seat[] {
  for (const tile of new Set(work.seats.map((seat) => heroAt(state, seat).tile))) {
    const there = hurtOn(state, work, tile);
    const left = tileAt(state, tile).rebels - there.filter((seat) => work.safe.includes(seat)).length;
    if (left > 0 && tileAt(state, tile).rebels < there.length) return there.filter((seat) => !work.safe.includes(seat));
  }
  return [];
}

function hasRebelToSpare(state: Position, work: Hurt, seat: Seat): boolean {
  const { tile } = heroAt(state, seat);
  return tileAt(state, tile).rebels >= hurtOn(state, work, tile).length;
}

function hurtOn(state: Position, work: Hurt, tile: TileNo): Seat[] {
  return work.seats.filter((seat) => heroAt(state, seat).tile === tile);
}

/** I2: every hero whom the team may protect next; none where there is nothing to choose. */
export function listProtections(state: Position, work: Hurt): Command[] {
  return undecided(state, work).map((hero) => ({ do: 'protect', hero }));
}

/** I2: a Rebel will take this hero's injury; the work goes on with one choice fewer. */
export function protect(play: Play, work: Hurt, { hero }: CommandOf<'protect'>): void {
  emit(play, { rule: 'I2', by: work.by, fact: 'heroProtected', seat: hero, tile: heroAt(play.state, hero).tile });
  doNext(play, { ...work, safe: [...work.safe, hero] });
}
