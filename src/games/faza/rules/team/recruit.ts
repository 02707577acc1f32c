import type { Skill, TileNo } from '../../content/vocabulary.ts';
import { heroAt, inForce, isOutpost, outposts, skillOf } from '../board/board.ts';
import { canPlaceRebel, placeRebel } from '../board/rebels.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Command, CommandOf } from '../state/command.ts';
import type { Play } from '../state/play.ts';
import type { Position, Seat, Source } from '../state/state.ts';
import { cannotPay, spendPoints } from './points.ts';

/** P4: what a recruit costs. */
const PRICE = 2;

/** The Senator's skill, where it applies: on the Outpost that its owner stands on. */
function recruiterOn(state: Position, seat: Seat, outpost: TileNo): Skill | undefined {
  return heroAt(state, seat).tile === outpost ? skillOf(state, seat, 'recruiter') : undefined;
}

/** P4: what a hero pays for a recruit on an Outpost: less for the Senator who stands there, more under a Blockade. */
export function recruitPrice(state: Position, seat: Seat, outpost: TileNo): number {
  return (recruiterOn(state, seat, outpost)?.cost ?? PRICE) + (inForce(state, 'dearRecruits')?.more ?? 0);
}

/** P4: every Outpost to which a hero can pay for a Rebel to come now. */
export function listRecruits(state: Position, hero: Seat, commands: Command[]): void {
  // A recruit is never free, and most heroes have no Points.
  if (heroAt(state, hero).points === 0) return;
  for (const outpost of outposts(state)) {
    if (!canPlaceRebel(state, outpost) || cannotPay(state, hero, recruitPrice(state, hero, outpost))) continue;
    commands.push({ do: 'recruit', hero, outpost });
  }
}

/** Why a recruit is refused. */
export function whyNotRecruit(state: Position, { hero, outpost }: CommandOf<'recruit'>): Refusal {
  if (!state.heroes[hero]) return refuse('P4', 'noSuchHero');
  if (!state.tiles[outpost - 1] || !isOutpost(state, outpost)) return refuse('P4', 'noOutpost');
  if (state.pool.rebels === 0) return refuse('P4', 'rebelPoolEmpty');
  return cannotPay(state, hero, recruitPrice(state, hero, outpost)) ?? refuse('M4', 'noRoom');
}

/** P4: the hero pays, and one Rebel comes from the pool to the Outpost. */
export function recruit(play: Play, { hero, outpost }: CommandOf<'recruit'>): void {
  const price = recruitPrice(play.state, hero, outpost);
  const by: Source = recruiterOn(play.state, hero, outpost) ? 'skill:recruiter' : 'team';
  spendPoints(play, hero, price, by);
  placeRebel(play, outpost, 'P4', by);
}
