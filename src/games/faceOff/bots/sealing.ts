import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/values/at.ts';
import { hasKeyword, rolesOf } from '../rules/power/matching.ts';
import { totalOf } from '../rules/power/totals.ts';
import { seatOf } from '../rules/state/play.ts';
import { type Choice, type FaceOffView, HIDDEN, type Played, type SealPart } from '../rules/state/state.ts';
import { textWorthIn } from './cardWorth.ts';
import type { Judge } from './judge.ts';

/** What a card drawn is worth while equipment can still be sealed, and later: the Draw phase fills the hand anyway. */
const DRAWN = { early: 0.8, late: 0.2 } as const;
const FLIGHT = 2.5;
/** Cards worth less than this are better out of the hand. */
const WEAK = 2.5;

/** A personality, and the equipment that goes with it, if any. */
interface Pair {
  readonly cards: readonly Played[];
  readonly worth: number;
}

/** The best personality of a hand with its best equipment; `null` without a personality. */
export function bestPair(view: FaceOffView, seat: Seat): Pair | null {
  const hand = seatOf(view, seat).hand.filter((card) => card !== HIDDEN);
  const personalities = hand.filter((card) => rolesOf(card).includes('personality'));
  const equipment = hand.filter((card) => rolesOf(card).includes('equipment'));
  const pairs = personalities.flatMap((card) => {
    const personality: Played = { card, as: 'personality' };
    const others = equipment.filter((one) => one !== card).map((one): Played => ({ card: one, as: 'equipment' }));
    return [[personality], ...others.map((one) => [personality, one])];
  });
  if (pairs.length === 0) return null;
  return pairs
    .map((cards): Pair => ({ cards, worth: worthOf(view, seat, cards) }))
    .reduce((one, other) => (other.worth > one.worth ? other : one));
}

function worthOf(view: FaceOffView, seat: Seat, cards: readonly Played[]): number {
  const { total } = totalOf(view, seat, 'faceOff', [...seatOf(view, seat).stage, ...cards]);
  const text = cards.reduce(
    (sum, { card, as }) => sum + textWorthIn('faceOff', card, as === 'personality' ? DRAWN.early : DRAWN.late),
    0,
  );
  const flies =
    cards.some(({ card }) => hasKeyword(card, 'aviator')) && cards.some(({ card }) => hasKeyword(card, 'traveler'));
  return total + text + (flies ? FLIGHT : 0);
}

/** What a card, or two, adds to the seat's army. */
export function armyGain(view: FaceOffView, seat: Seat, cards: readonly Played[]): number {
  const { army } = seatOf(view, seat);
  const gain = totalOf(view, seat, 'hq', [...army, ...cards]).total - totalOf(view, seat, 'hq').total;
  return gain + cards.reduce((sum, { card }) => sum + textWorthIn('hq', card, DRAWN.late), 0);
}

/** What a seat seals: the choice that is worth most. */
export function chooseSeal(
  view: FaceOffView,
  seat: Seat,
  part: SealPart,
  choices: readonly Choice[],
  judge: Judge,
): Choice {
  const worths = choices.map((choice) => sealWorth(view, seat, part, choice, judge));
  const most = Math.max(...worths);
  return at(choices, worths.indexOf(most));
}

/** What a choice is worth to the seat that seals it. */
export function sealWorth(view: FaceOffView, seat: Seat, part: SealPart, choice: Choice, judge: Judge): number {
  if (choice.choice === 'down') return choice.card === HIDDEN ? -1 : (WEAK - judge.keep(choice.card)) * 0.5;
  if (choice.choice !== 'play') return 0;
  if (part === 'army') return 0.5 + judge.roughly(armyGain(view, seat, choice.cards));
  if (part === 'equipment') return judge.roughly(equipmentWorth(view, seat, choice.cards));
  const [played] = choice.cards;
  return played ? judge.roughly(personalityWorth(view, seat, played)) : 0;
}

/** A personality with the best equipment that the hand has for it. */
function personalityWorth(view: FaceOffView, seat: Seat, played: Played): number {
  const pairs = seatOf(view, seat).hand.flatMap((card): Played[][] =>
    card !== HIDDEN && card !== played.card && rolesOf(card).includes('equipment')
      ? [[played, { card, as: 'equipment' }]]
      : [],
  );
  return 0.5 + Math.max(...[[played], ...pairs].map((cards) => worthOf(view, seat, cards)));
}

/** Without a personality here, equipment is better kept. */
function equipmentWorth(view: FaceOffView, seat: Seat, cards: readonly Played[]): number {
  const { stage } = seatOf(view, seat);
  if (!stage.some(({ as }) => as === 'personality')) return -1;
  return 0.3 + worthOf(view, seat, cards) - worthOf(view, seat, []);
}
