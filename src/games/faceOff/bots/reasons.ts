import type { Seat } from '../../../kernel/game.ts';
import { type CardId, isAssault, isBonus, kindOf, victoryOf } from '../content/cards.ts';
import { ASSAULTS } from '../content/clock.ts';
import type { Command } from '../rules/state/command.ts';
import { seatOf } from '../rules/state/play.ts';
import type { FaceOffView } from '../rules/state/state.ts';

/** Why a computer player does something, as everybody at the table can see it. */
export type Reason =
  | 'assault'
  | 'cracks'
  | 'set'
  | 'denies'
  | 'newSet'
  | 'points'
  | 'power'
  | 'lasting'
  | 'token'
  | 'bids'
  | 'passes'
  | 'flies'
  | 'paysOff'
  | 'kicks'
  | 'ransom';

/** From so many cards of a set in others' hands it is worth keeping the next one from them. */
const NEAR = 3;

/** The reason for a command; `null` if it needs none, or if it would tell something about what is hidden. */
export function reasonOf(view: FaceOffView, command: Command): Reason | null {
  switch (command.do) {
    case 'claim':
      return claimReason(view, command.seat, command.card);
    case 'take':
      return takeReason(view, command);
    case 'bid':
      return 'bids';
    case 'pass':
      return 'passes';
    case 'fly':
      return 'flies';
    case 'payOff':
      return 'paysOff';
    case 'kick':
      return 'kicks';
    case 'ransom':
      return 'ransom';
    default:
      return null;
  }
}

function claimReason(view: FaceOffView, seat: Seat, card: CardId): Reason | null {
  if (!isAssault(card)) return prizeReason(view, seat, card);
  return view.marks + ASSAULTS[card].marks >= (view.timings[0] ?? 0) ? 'cracks' : 'assault';
}

function takeReason(
  view: FaceOffView,
  { seat, reward, card }: Extract<Command, { readonly do: 'take' }>,
): Reason | null {
  switch (reward) {
    case 'clock':
      return view.prize && prizeReason(view, seat, view.prize);
    case 'seven':
      return card ? prizeReason(view, seat, card) : null;
    case 'power':
      return 'power';
    case 'hqReward':
      return 'lasting';
    case 'token':
      return 'token';
  }
}

/** By what everybody has gained openly; the two dealt cards do not count. */
function prizeReason(view: FaceOffView, seat: Seat, card: CardId): Reason | null {
  if (isBonus(card) || kindOf(card) !== null) return 'points';
  const set = victoryOf(card)?.set;
  const counts = view.seats.map(
    (_, one) => seatOf(view, one).owned.filter((own) => victoryOf(own)?.set === set).length,
  );
  if ((counts[seat] ?? 0) > 0) return 'set';
  return counts.some((count) => count >= NEAR) ? 'denies' : 'newSet';
}
