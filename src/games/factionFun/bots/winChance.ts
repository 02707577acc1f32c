import { type PeopleId, rivalOf } from '../content/vocabulary.ts';
import { realmSize } from '../rules/board/realm.ts';
import type { FactionFunView } from '../rules/state/state.ts';
import { realmToWin } from '../rules/turn/rounds.ts';
import { peopleOf } from '../rules/turn/seats.ts';

/*
 * How likely a people is to win. The numbers are a maximum likelihood fit to 400 games of Normal, three quarters of them with two seats;
 * in each tenth from 0.2 on, the share of games won differs by at most 4 points from what it says.
 */

/** What a tile of lead in realms counts once one of them is large enough to win; the smaller they are, the less it tells. */
const LEAD = 0.4;
const AVATAR = 0.18;
/** It is worth something to be on turn. */
const TURN = 0.11;

/** The chance of a people to win, from 0 to 1, if its realm gains `worth` tiles on its rival's. */
export function winChance(view: FactionFunView, people: PeopleId, worth: number): number {
  const rival = rivalOf(people);
  const [own, other] = [realmSize(view, people), realmSize(view, rival)];
  const progress = Math.max(own, other) / realmToWin(view);
  const avatars = view.avatars.reduce((sum, avatar) => sum + (avatar.people === people ? 1 : -1), 0);
  const isOnTurn = view.turn !== null && peopleOf(view.turn.seat) === people;
  const odds = LEAD * progress ** 2 * (own - other + worth) + AVATAR * avatars + (isOnTurn ? TURN : -TURN);
  return 1 / (1 + Math.exp(-odds));
}
