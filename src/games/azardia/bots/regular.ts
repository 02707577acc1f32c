import type { Bot } from '../../../kernel/bots/bot.ts';
import { type Chance, drawBelow, drawFrom } from '../../../kernel/chance.ts';
import { at } from '../../../kernel/values/at.ts';
import { GOAL } from '../content/board.ts';
import { type ActionId, actionSpec } from '../content/cards.ts';
import { azardia } from '../rules/azardia.ts';
import { effectFor } from '../rules/cards/effects.ts';
import { totalOf } from '../rules/duels/duels.ts';
import { destination } from '../rules/movement/paths.ts';
import { PRICES } from '../rules/players/coins.ts';
import { canLoseLevel } from '../rules/players/levels.ts';
import type { Command, CommandName, CommandOf } from '../rules/state/command.ts';
import type { AzardiaView, Card, Seat } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { rivalsOf } from '../rules/turn/turnOrder.ts';
import { ANSWERS, leastWorth, worthOfCard } from './cardWorth.ts';
import { leaderAmong, saved, standingOf, turnsToGo } from './estimate.ts';
import { harmOf } from './harm.ts';
import { chooseMovement } from './movement.ts';
import { worthOfPlay } from './plays.ts';

/** Gives the command that saves the most turns, looking one step ahead, and answers attacks that would cost many. */
export const regular: Bot<AzardiaTypes> = {
  id: 'regular',
  choose: (view, chance) => chooseAmong(view, azardia.legalCommands(view), chance),
};

/** How accurately a player judges. */
export interface Judgment {
  /** The most turns by which it misjudges the value of a move or a card. */
  readonly error: number;
  /** Whether it keeps answers for attacks that hurt; otherwise it answers the first one, and discards answers first. */
  readonly keepsAnswers: boolean;
}

const SOUND: Judgment = { error: 0, keepsAnswers: true };

/** The best of some legal commands of one seat, as a player judges them; `null` where there are none. */
export function chooseAmong(
  view: AzardiaView,
  commands: readonly Command[],
  chance: Chance,
  judgment = SOUND,
): Command | null {
  const [only, ...others] = commands;
  if (!only || others.length === 0) return only ?? null;
  return decide(view, commands, only.seat, chance, judgment);
}

const isOf =
  <Name extends CommandName>(name: Name) =>
  (command: Command): command is Extract<Command, { readonly do: Name }> =>
    command.do === name;

function decide(
  view: AzardiaView,
  commands: readonly Command[],
  seat: Seat,
  chance: Chance,
  { error, keepsAnswers }: Judgment,
): Command {
  const drawing = { ...chance };
  const blur = (): number => (error > 0 ? error * (drawBelow(drawing, 201) / 100 - 1) : 0);
  const first = at(commands, 0);
  const pass: Command = commands.find(isOf('pass')) ?? first;
  const [step] = view.steps;
  switch (step?.step) {
    case 'chooseCharacter':
      return drawFrom(drawing, [...commands]);
    case 'roll':
      return at(view.players, seat).level === 5 ? (commands.find(isOf('play')) ?? first) : first;
    case 'chooseMove':
      return chooseMovement(view, commands, seat, blur);
    case 'play':
      return bestPlay(view, commands, blur) ?? pass;
    case 'discardDown':
      return (
        swap(view, commands.filter(isOf('swapCard')), seat) ?? discardLeast(view, commands, seat, keepsAnswers) ?? pass
      );
    case 'discard':
      return discardLeast(view, commands, seat, keepsAnswers) ?? first;
    case 'sell':
      return sellJunk(view, commands.filter(isOf('sell')), seat) ?? pass;
    case 'mayAdvance': {
      const now = standingOf(view, seat);
      return saved(now, { tile: destination(now, step.tiles) }) > 0 ? first : pass;
    }
    case 'beforeDuel':
      return canLoseLevel(at(view.players, seat).level) ? (commands.find(isOf('play')) ?? pass) : pass;
    case 'improve':
      return improve(view, commands, seat) ?? pass;
    case 'answer':
      return (keepsAnswers ? answer(view, commands.filter(isOf('answer'))) : commands.find(isOf('answer'))) ?? pass;
    case 'deal':
      return deal(view, commands, seat) ?? pass;
    default:
      return first;
  }
}

/** A play has to save at least this fraction of a turn. */
const LEAST = 0.12;

/** What a player on the goal can play without leaving it. */
const ON_GOAL: ReadonlySet<ActionId> = new Set<ActionId>([
  'looseChangeNebula',
  'bountyReceipt',
  'asteroidDividend',
  'underdogGrant',
  'brainUpload',
  'ectoplasmInvoice',
  'coronationFirmware',
  'cosmicHairball',
  'glueRain',
  'stickyFingers',
]);

function bestPlay(view: AzardiaView, commands: readonly Command[], blur: () => number): Command | undefined {
  const holds = commands.some(({ seat }) => view.grace?.holder === seat);
  let [best, most]: [Command | undefined, number] = [undefined, LEAST];
  for (const command of commands) {
    if (holds && !(command.do === 'play' && ON_GOAL.has(command.card))) continue;
    const estimate = worthOfPlay(view, command);
    const worth = estimate === null ? most : estimate + blur();
    if (worth > most) [best, most] = [command, worth];
  }
  return best;
}

function discardLeast(
  view: AzardiaView,
  commands: readonly Command[],
  seat: Seat,
  keepsAnswers: boolean,
): Command | undefined {
  const discards = commands.filter(isOf('discard'));
  const unwanted = keepsAnswers ? undefined : discards.find(({ card }) => ANSWERS.some((answer) => answer === card));
  if (unwanted) return unwanted;
  const { level } = at(view.players, seat);
  const least = leastWorth(
    discards.map(({ card }) => card),
    level,
  );
  return discards.find(({ card }) => card === least);
}

/** C2: swaps a card of little value for an unknown card of the leader's. */
function swap(view: AzardiaView, swaps: readonly CommandOf<'swapCard'>[], seat: Seat): Command | undefined {
  const { level } = at(view.players, seat);
  const least = leastWorth(
    swaps.map(({ card }) => card),
    level,
  );
  if (least === undefined || worthOfCard(least, level) >= 0.9) return undefined;
  const leader = leaderAmong(
    view,
    swaps.map(({ rival }) => rival),
  );
  return swaps.find(({ card, rival }) => card === least && rival === leader);
}

function sellJunk(view: AzardiaView, sales: readonly CommandOf<'sell'>[], seat: Seat): Command | undefined {
  const { level, coins } = at(view.players, seat);
  if (coins >= 6000) return undefined;
  const least = leastWorth(
    sales.map(({ card }) => card),
    level,
  );
  if (least === undefined || worthOfCard(least, level) >= 0.6) return undefined;
  return sales.find(({ card }) => card === least);
}

/** H7: the cheapest way to close the gap; a new roll where it is likely to help. */
function improve(view: AzardiaView, commands: readonly Command[], seat: Seat): Command | undefined {
  const { duel, players } = view;
  if (!duel) return undefined;
  const [own, other] =
    duel.challenger.seat === seat ? [duel.challenger, duel.defender] : [duel.defender, duel.challenger];
  // G3: on the goal the holder wins a tie.
  const lead = duel.tile === GOAL && own === duel.defender ? 0 : 1;
  const gap = totalOf(other) - totalOf(own) + lead;
  const raises = commands.filter(isOf('raise'));
  if (raises.length >= gap && at(players, seat).coins >= gap * PRICES.die) return raises[0];
  return commands.filter(isOf('play')).find(({ card }) => {
    const effect = effectFor(view, actionSpec(card).effect, seat);
    if (effect.kind === 'addToTotal') return effect.by >= gap;
    if (effect.kind !== 'rollAgain') return false;
    return effect.whose === 'mine' ? totalOf(own) < 11 : totalOf(other) > 11;
  });
}

/** The least harm for which each answer is used. */
const WORTH_ANSWERING: Readonly<Partial<Record<ActionId, number>>> = {
  mirrorPoncho: 0.7,
  nopeNebula: 0.8,
  hotPotatoProtocol: 0.5,
  softLanding: 0.1,
};

function answer(view: AzardiaView, answers: readonly CommandOf<'answer'>[]): Command | undefined {
  const { attack } = view;
  if (!attack) return undefined;
  const effect = effectFor(view, actionSpec(attack.card).effect, attack.owner);
  const harm = harmOf(view, effect, attack.owner, attack.victim);
  // Only a more valuable card is worth canceling an answer.
  const isCounter = attack.answers.length > 0;
  const chosen = ANSWERS.find(
    (card) =>
      answers.some((one) => one.card === card) && harm > (isCounter ? 1.2 : (WORTH_ANSWERING[card] ?? Infinity)),
  );
  const ways = answers.filter(({ card }) => card === chosen);
  const leader = leaderAmong(
    view,
    ways.flatMap(({ rival }) => (rival === null ? [] : [rival])),
  );
  return ways.find(({ rival }) => rival === (leader ?? null));
}

/** C3: the leader gets the worst cards, and with a single rival, the best one is swapped for one's own worst. */
function deal(view: AzardiaView, commands: readonly Command[], seat: Seat): Command | undefined {
  const exchanges = commands.filter(isOf('exchange'));
  if (exchanges.length > 0) {
    const { level } = at(view.players, seat);
    const gain = ({ give, take }: CommandOf<'exchange'>): number => worthOfCard(take, level) - worthOfCard(give, level);
    const best = exchanges.reduce((most, one) => (gain(one) > gain(most) ? one : most));
    return gain(best) > 0 ? best : undefined;
  }
  const deals = commands.filter(isOf('deal'));
  const byLead = [...rivalsOf(view, seat)].sort(
    (one, other) => turnsToGo(standingOf(view, one)) - turnsToGo(standingOf(view, other)),
  );
  // Each rival in turn gets the worst remaining cards.
  const rival = byLead.find((one) => deals.some((command) => command.rival === one));
  const cards: readonly Card[] = deals.map(({ card }) => card);
  const least = leastWorth(cards, 1);
  return deals.find((command) => command.rival === rival && command.card === least);
}
