import type { TileNo } from '../content/vocabulary.ts';
import { heroAt, inForce, isOutpost, outposts, skillOf } from './board.ts';
import type { Command, CommandOf } from './command.ts';
import type { Play } from './play.ts';
import { cannotPay, spendPoints } from './points.ts';
import { canPlaceRebel, placeRebel } from './rebels.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Seat, State } from './state.ts';

/** P4: what a recruit costs. */
const PRICE = 2;

/** What a hero pays for a recruit on an Outpost: less for the Senator who stands there, more under a Blockade. */
function recruitPrice(state: State, seat: Seat, outpost: TileNo): number {
  const own = heroAt(state, seat).tile === outpost ? skillOf(state, seat, 'recruiter') : undefined;
  return (own?.cost ?? PRICE) + (inForce(state, 'dearRecruits')?.more ?? 0);
}

export function listRecruits(state: State, hero: Seat, commands: Command[]): void {
  // Nobody is recruited for nothing, and most heroes have nothing.
  if (heroAt(state, hero).points === 0) return;
  for (const outpost of outposts(state)) {
    if (!canPlaceRebel(state, outpost) || cannotPay(state, hero, recruitPrice(state, hero, outpost))) continue;
    commands.push({ do: 'recruit', hero, outpost });
  }
}

export function whyNotRecruit(state: State, { hero, outpost }: CommandOf<'recruit'>): Refusal {
  if (!state.heroes[hero]) return refuse('P4', 'noSuchHero');
  if (!state.tiles[outpost - 1] || !isOutpost(state, outpost)) return refuse('P4', 'noOutpost');
  if (state.pool.rebels === 0) return refuse('P4', 'rebelPoolEmpty');
  return cannotPay(state, hero, recruitPrice(state, hero, outpost)) ?? refuse('M4', 'noRoom');
}

export function recruit(play: Play, { hero, outpost }: CommandOf<'recruit'>): void {
  const price = recruitPrice(play.state, hero, outpost);
  const cheap = heroAt(play.state, hero).tile === outpost && skillOf(play.state, hero, 'recruiter');
  spendPoints(play, hero, price, cheap ? 'skill:recruiter' : 'team');
  placeRebel(play, outpost, 'P4', cheap ? 'skill:recruiter' : 'team');
}
