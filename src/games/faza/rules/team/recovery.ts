import { heroAt, inForce, isOutpost } from '../board/board.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Command, CommandOf } from '../state/command.ts';
import type { Play } from '../state/play.ts';
import type { Position, Seat } from '../state/state.ts';
import { cannotUse, cardAt, injuredCards, isUnused, recoverCard } from './cards.ts';

/** I3: at an Outpost, Drones or not (ruling), an injured, unused card is used to recover it. */
export function listRecoveries(state: Position, hero: Seat, commands: Command[]): void {
  if (inForce(state, 'noRecovery') || !isOutpost(state, heroAt(state, hero).tile)) return;
  for (const card of injuredCards(state, hero)) {
    if (isUnused(state, hero, card)) commands.push({ do: 'recover', hero, card });
  }
}

/** Why a recovery is refused. */
export function whyNotRecover(state: Position, { hero, card }: CommandOf<'recover'>): Refusal {
  const unusable = cannotUse(state, hero, card);
  if (unusable) return unusable;
  if (!cardAt(state, hero, card).injured) return refuse('I3', 'notInjured');
  return inForce(state, 'noRecovery') ? refuse('E2', 'quarantine') : refuse('I3', 'notAtOutpost');
}

/** I3: the card turns healthy, and is used. */
export function recover(play: Play, { hero, card }: CommandOf<'recover'>): void {
  recoverCard(play, hero, card, 'team');
}
