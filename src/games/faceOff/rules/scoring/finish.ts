import type { Seat } from '../../../../kernel/game.ts';
import { at } from '../../../../kernel/values/at.ts';
import { emit, type Play, seatOf } from '../state/play.ts';
import type { Score } from '../state/state.ts';
import { scores } from './scores.ts';
import { completeSet } from './sets.ts';

/** E1, E2: the game is over, with everybody's dealt cards shown. Without winners given, the score decides (E9). */
export function finish(play: Play, rule: 'E1' | 'E2', winners?: readonly Seat[]): void {
  const all = scores(play.state);
  const ending = { rule, winners: winners ?? at(ranked(all), 0), scores: all };
  const aside = play.state.seats.map((own) => own.aside);
  emit(play, rule, { fact: 'gameEnded', ending, aside });
  play.steps = [];
}

/** E1: after a gain, a seat that owns all seven of a set wins at once. Whether the game is over. */
export function endIfComplete(play: Play, seat: Seat): boolean {
  if (!play.state.ending && completeSet(play.state, seatOf(play.state, seat))) finish(play, 'E1', [seat]);
  return play.state.ending !== null;
}

/** E9: seats by their totals, then by their Power cards; those that are equal share a place. */
export function ranked(all: readonly Score[]): readonly (readonly Seat[])[] {
  const keys = all.map(({ total, powerCards }) => total * 1000 + powerCards);
  const places = [...new Set(keys)].sort((one, other) => other - one);
  return places.map((place) => keys.flatMap((key, seat) => (key === place ? [seat] : [])));
}
