import { at } from '../../../../kernel/values/at.ts';
import { GOAL } from '../../content/board.ts';
import { actionSpec } from '../../content/cards.ts';
import { effectFor } from '../cards/effects.ts';
import { whyNoDuelFromAfar } from '../cards/targets.ts';
import { type Spared, spared, type WhyNot } from '../cards/whyNot.ts';
import { mayGet } from '../characters/dealing.ts';
import { PRICES } from '../players/coins.ts';
import type { Command } from '../state/command.ts';
import type { Roll, Seat, State } from '../state/state.ts';
import { rivalsOf } from './turnOrder.ts';

/* Why something besides cards cannot be done. Each is only meant for what none of the legal commands does. */

/** K1, K5: why a coin cannot raise a die; `null` where one can. */
export function whyNotRaised(
  { players }: Pick<State, 'players'>,
  seat: Seat,
  { dice, raised }: Pick<Roll, 'dice' | 'raised'>,
  die: number,
): WhyNot | null {
  const face = dice[die];
  if (face === undefined) return dice.length === 1 ? { why: 'dice', dice: 1 } : { why: 'notRolled' };
  if (raised[die]) return { why: 'raised' };
  if (face >= 10) return { why: 'highest' };
  const { coins } = at(players, seat);
  return coins < PRICES.die ? { why: 'cost', cost: PRICES.die, coins } : null;
}

/** K1, K5: why coins do not buy something in phase C. */
export function whyNotBought({ players }: Pick<State, 'players'>, seat: Seat, what: 'tile' | 'level'): WhyNot {
  const { coins, tile } = at(players, seat);
  return tile === GOAL ? { why: 'atGoal' } : { why: 'cost', cost: PRICES[what], coins };
}

/** K5: why this many tiles cannot be bought with a movement of that length. */
export function whyNotBoughtWith(
  { players }: Pick<State, 'players'>,
  seat: Seat,
  tiles: number,
  bought: number,
): WhyNot {
  const { coins } = at(players, seat);
  const cost = bought * PRICES.tile;
  if (tiles === 0) return { why: 'noMove' };
  return cost > coins ? { why: 'cost', cost, coins } : { why: 'pastGoal' };
}

/** Why a character's ability cannot be used now. */
export function whyNoAbility(state: State, seat: Seat): WhyNot {
  const { character, hand } = at(state.players, seat);
  const [step] = state.steps;
  if (state.turn?.abilityUsed) return { why: 'used' };
  const rivals = rivalsOf(state, seat);
  if (character === 'robotIKing') {
    if (step?.step !== 'discardDown') return { why: 'phase', phase: 'D' };
    if (!step.maySwap) return { why: 'discarded' };
    if (hand.length === 0) return { why: 'emptyHand' };
  }
  if (character === 'noncredoMantis')
    return { why: 'nobody', rivals: rivals.flatMap((rival) => notChallenged(state, seat, rival)) };
  return { why: 'nobody', rivals: rivals.flatMap((rival) => withoutCards(state, rival)) };
}

/** The rivals beside the one at whom a command is aimed who cannot be chosen in their place, each with the reason. */
export function sparedBeside(state: State, command: Command): Spared[] {
  const { seat } = command;
  const others = rivalsOf(state, seat);
  switch (command.do) {
    case 'play': {
      if (!command.target || !('rival' in command.target)) return [];
      const effect = effectFor(state, actionSpec(command.card).effect, seat);
      return others.flatMap((rival) => spared(state, effect, seat, rival));
    }
    case 'answer': {
      const { attack } = state;
      if (!attack || command.rival === null) return [];
      const effect = effectFor(state, actionSpec(attack.card).effect, attack.owner);
      return others.flatMap((rival) => (rival === attack.owner ? [] : spared(state, effect, attack.owner, rival)));
    }
    case 'challenge':
      return others.flatMap((rival) => notChallenged(state, seat, rival));
    case 'deal': {
      const { deal } = state;
      if (!deal) return [];
      return others.flatMap((rival) => (mayGet(deal, rival) ? [] : { seat: rival, reason: { why: 'hasShare' } }));
    }
    case 'swapCard':
      return others.flatMap((rival) => withoutCards(state, rival));
    default:
      return [];
  }
}

function notChallenged(state: State, seat: Seat, rival: Seat): Spared[] {
  const reason = whyNoDuelFromAfar(state, seat, rival);
  return reason ? [{ seat: rival, reason }] : [];
}

function withoutCards({ players }: State, seat: Seat): Spared[] {
  return at(players, seat).hand.length > 0 ? [] : [{ seat, reason: { why: 'noCards' } }];
}
