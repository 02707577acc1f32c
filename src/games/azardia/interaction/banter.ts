import { at } from '../../../kernel/values/at.ts';
import { fingerprint } from '../../../kernel/values/hash.ts';
import { leaderAmong } from '../bots/estimate.ts';
import { totalOf } from '../rules/duels/duels.ts';
import type { Fact } from '../rules/state/fact.ts';
import type { AzardiaView, Duel, Seat } from '../rules/state/state.ts';
import { rivalsOf } from '../rules/turn/turnOrder.ts';
import { type BanterMoment, banterText } from '../text/banter.en.ts';
import type { Banter } from './view.ts';

/** One turn in this many has banter. */
const EVERY = 3;

/** The parts of a duel, one of which has banter. */
type DuelPart = 'start' | 'dice' | 'end';
const DUEL_PARTS: readonly DuelPart[] = ['start', 'dice', 'end'];

/**
 * What a computer player occasionally says to a person about its attack or duel: on every third turn, in the first duel
 * only, and at every other attack. It depends only on public information, so it reveals nothing, and replaying shows
 * the same. `fact` is the one being reported.
 */
export function banterOf(
  state: AzardiaView,
  viewer: Seat,
  computers: readonly Seat[],
  fact: Fact | undefined,
): Banter | null {
  const { turn, round, order, duel, attack } = state;
  if (!turn) return null;
  const slot = round * order.length + order.indexOf(turn.seat);
  if (slot % EVERY !== 0) return null;
  const turnNumber = slot / EVERY;
  // Events between computers are shown too briefly to read.
  const sides = duel ? [duel.challenger.seat, duel.defender.seat] : attack ? [attack.owner, attack.victim] : [];
  if (sides.every((seat) => computers.includes(seat))) return null;
  const said = duel
    ? inDuel(state, duel, viewer, at(DUEL_PARTS, turnNumber % DUEL_PARTS.length), fact)
    : attack && turnNumber % 2 === attack.victim % 2
      ? { seat: attack.owner, moment: momentOfAttack(state, attack.owner, attack.victim) }
      : null;
  if (!said || !computers.includes(said.seat)) return null;
  const { character } = at(state.players, said.seat);
  if (!character) return null;
  const [one, other] = banterText[character][said.moment];
  const isFirst = Number.parseInt(fingerprint([slot, said.seat]).slice(-1), 16) % 2 === 0;
  return { seat: said.seat, words: isFirst ? one : other };
}

interface Said {
  readonly seat: Seat;
  readonly moment: BanterMoment;
}

function momentOfAttack(state: AzardiaView, owner: Seat, victim: Seat): BanterMoment {
  return leaderAmong(state, rivalsOf(state, owner)) === victim ? 'leader' : 'rival';
}

/** The far side speaks: the viewer's rival, or, between two others, the challenged player. */
function inDuel(
  { met }: AzardiaView,
  { challenger, defender }: Duel,
  viewer: Seat,
  part: DuelPart,
  fact: Fact | undefined,
): Said | null {
  if (met.length > 1) return null;
  const [own, other] = defender.seat === viewer ? [challenger, defender] : [defender, challenger];
  const { seat } = own;
  if (fact?.fact === 'duelWon') return part === 'end' ? { seat, moment: fact.winner === seat ? 'won' : 'lost' } : null;
  if (challenger.dice.length === 0) return part === 'start' ? { seat, moment: 'duel' } : null;
  const ahead = totalOf(own) - totalOf(other);
  // Once somebody has added to the dice, attention is on them.
  const isImproved = [own, other].some(({ raised, added }) => added > 0 || raised.includes(true));
  if (part !== 'dice' || defender.dice.length === 0 || ahead === 0 || isImproved) return null;
  return { seat, moment: ahead > 0 ? 'ahead' : 'behind' };
}
