import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/values/at.ts';
import { type CardId, fighterOf, isAssault, kindOf, victoryOf } from '../content/cards.ts';
import { ASSAULTS } from '../content/clock.ts';
import { REWARD_POINTS, WILD_REWARDS } from '../content/hqs.ts';
import type { FactionId } from '../content/vocabulary.ts';
import { verbOf } from '../rules/effects/verbs.ts';
import { totalOf } from '../rules/power/totals.ts';
import { scores } from '../rules/scoring/scores.ts';
import { everythingOf } from '../rules/scoring/sets.ts';
import type { Command } from '../rules/state/command.ts';
import { seatOf } from '../rules/state/play.ts';
import { type EffectStep, type FaceOffView, HIDDEN, type StepOf } from '../rules/state/state.ts';
import { cardWorth } from './cardWorth.ts';
import type { Judge } from './judge.ts';
import { armyGain, bestPair } from './sealing.ts';

/**
 * What a faction is worth to a player who judges well, in points of the chance to win (docs/face-off.md). Judged roughly, so that games
 * begin in many ways.
 */
const FACTION_WORTH: Readonly<Record<FactionId, number>> = { monsters: -3, cowboys: 4, ninjas: 5, pirates: -5 };

/** What a command of a seat promises, in points, compared with doing without. */
export function commandWorth(view: FaceOffView, seat: Seat, command: Command, judge: Judge): number {
  const step = at(view.steps, 0);
  switch (command.do) {
    case 'pickFaction':
      return judge.roughly(FACTION_WORTH[command.faction], 10);
    case 'claim':
      return claimWorth(view, seat, command.card, judge);
    case 'take':
      return takeWorth(view, command, judge);
    case 'move':
      // F7: the row is open to all, but who has just won a card is the likeliest to win the next one.
      return step.step === 'move' && step.tree === 'power' ? judge.power(command.card) : moveWorth(command.card, judge);
    case 'bid':
      return (
        judge.market(view.auction?.card ?? (view.market[0] as CardId)) - command.tokens + (view.auction ? 0 : 0.01)
      );
    case 'shelve':
      return command.on === 'deck' ? (1 - judge.late) * 0.5 : 0;
    case 'fly':
      return armyGain(view, seat, [{ card: command.card, as: 'personality' }]);
    case 'lay':
      return 5;
    case 'payOff':
      return (1 - judge.late) * 1.6 - 1 - (fighterOf(command.card)?.points ?? 0);
    case 'choose':
      return step.step === 'effect' ? optionWorth(view, step, command, judge) : 0;
    case 'pick':
    case 'kick':
    case 'ransom':
      return step.step === 'effect' ? effectChoiceWorth(view, step, command, judge) : 1;
    default:
      return 0;
  }
}

/** C1: a Face Off by the chance to win its prize, an assault by how near the crack is and who would profit. */
function claimWorth(view: FaceOffView, seat: Seat, card: CardId, judge: Judge): number {
  const count = view.seats.length;
  const strength = bestPair(view, seat)?.worth ?? 0;
  if (!isAssault(card)) {
    const chance = 1 / (1 + Math.exp(-(strength - 9.5 - (count - 2) * 0.9) / 2.5));
    return judge.roughly(chance * judge.clock(card) * 0.85 + 0.9, 0.3);
  }
  return judge.roughly(assaultWorth(view, seat, card, strength), 0.3);
}

function assaultWorth(view: FaceOffView, seat: Seat, card: keyof typeof ASSAULTS, strength: number): number {
  const { hand } = seatOf(view, seat);
  const others = view.seats.flatMap((_, other) => (other === seat ? [] : [totalOf(view, other, 'hq').total]));
  const strongest = Math.max(...others);
  const gains = hand.flatMap((one) =>
    one !== HIDDEN && fighterOf(one) ? [armyGain(view, seat, [{ card: one, as: roleOf(one) }])] : [],
  );
  const mine = totalOf(view, seat, 'hq').total + Math.max(0, ...gains);
  const isCrack = view.marks + ASSAULTS[card].marks >= (view.timings[0] ?? 0);
  if (!isCrack) return 2.4 + Math.min(2, (mine - strongest - 4) / 5);
  const last = view.hqs.length === 1 ? lastCrackWorth(view, seat) : 0;
  if (mine > strongest + 4) return 7 + last;
  if (mine > strongest) return 4.5 + last;
  return (view.seats.length > 3 && strength < 7 ? 1.8 : 1.2) + last;
}

/** Who leads wants the end; who trails does not. */
function lastCrackWorth(view: FaceOffView, seat: Seat): number {
  const totals = scores(view).map(({ total }) => total);
  const rivals = totals.filter((_, other) => other !== seat);
  const lead = at(totals, seat) - Math.max(...rivals);
  return lead > 2 ? 6 : lead < -2 ? -3 : 0;
}

function roleOf(card: CardId): 'personality' | 'equipment' {
  return fighterOf(card)?.type === 'equipment' ? 'equipment' : 'personality';
}

function takeWorth(view: FaceOffView, command: Extract<Command, { do: 'take' }>, judge: Judge): number {
  switch (command.reward) {
    case 'clock':
      return judge.roughly(view.prize ? judge.clock(view.prize) : 0, 0.5);
    case 'power':
      return judge.roughly(command.card ? judge.power(command.card) : 0);
    case 'seven':
      return command.card ? judge.victory(command.card) : 0;
    case 'hqReward': {
      const [hq = HIDDEN] = view.hqs;
      if (hq === HIDDEN) return 0;
      return REWARD_POINTS[hq] + (1 - judge.late) * 2 + (WILD_REWARDS.includes(hq) ? 1 : 0);
    }
    case 'token':
      return 1;
  }
}

/** C2: rather what others do not want. */
function moveWorth(card: CardId, judge: Judge): number {
  return isAssault(card) ? 1 : judge.roughly(judge.clock(card) * 0.3, 0.2);
}

function effectChoiceWorth(
  view: FaceOffView,
  { effect, seat }: EffectStep,
  command: Extract<Command, { do: 'pick' | 'kick' | 'ransom' }>,
  judge: Judge,
): number {
  if (command.do === 'ransom') return ransomWorth(view, seat, command, judge);
  const { card } = command;
  if (command.do === 'kick') return command.owner === seat ? -1 : command.owner === null ? 0.5 : 1 + cardWorth(card);
  switch (effect.do) {
    case 'discard':
      return 4.5 - judge.keep(card);
    case 'siftedCard':
      return victoryOf(card) ? -1 : 4 - cardWorth(card);
    case 'destroy':
      return kindOf(card) === 'power' || kindOf(card) === 'market' ? -1 : 3.2 - cardWorth(card);
    case 'foundCard':
      return judge.victory(card);
    case 'deploy':
      return seatOf(view, seat).hand.length > 3 ? cardWorth(card) - 2 : -1;
    default:
      return 0.5 + cardWorth(card);
  }
}

/** The tokens that an option brings, or the best choice that it leads to. */
function optionWorth(
  view: FaceOffView,
  step: EffectStep,
  { option }: Extract<Command, { do: 'choose' }>,
  judge: Judge,
): number {
  const effect = step.effect.do === 'either' ? step.effect.options[option] : undefined;
  if (!effect || effect.do === 'gain') return effect?.tokens ?? 0;
  const work: EffectStep = { ...step, effect };
  const picks = verbOf(work).list?.(view, work) ?? [];
  return Math.max(0, ...picks.map((one) => (one.do === 'pick' ? effectChoiceWorth(view, work, one, judge) : 0)));
}

/** R29: takes what is surely owned by somebody else, and gives what matters least. */
function ransomWorth(view: FaceOffView, seat: Seat, command: Extract<Command, { do: 'ransom' }>, judge: Judge): number {
  const isOwned = view.seats.some((own, other) => other !== seat && everythingOf(own).includes(command.card));
  const own = everythingOf(seatOf(view, seat)).filter((card) => victoryOf(card)?.set === victoryOf(command.gift)?.set);
  const cost = (victoryOf(command.gift)?.no ?? 0) * 0.5 + own.length * 2;
  return isOwned ? judge.victory(command.card) - cost * 0.5 : -1;
}

/** Whether a step waits for everybody's cards. */
export function isSealing(step: { readonly step: string }): step is StepOf<'seal'> {
  return step.step === 'seal';
}
