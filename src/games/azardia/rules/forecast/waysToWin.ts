import { at } from '../../../../kernel/values/at.ts';
import { GOAL } from '../../content/board.ts';
import { azardia } from '../azardia.ts';
import { PRICES } from '../players/coins.ts';
import type { Command } from '../state/command.ts';
import type { Fact } from '../state/fact.ts';
import { type AzardiaView, HIDDEN, type Seat } from '../state/state.ts';
import { GOAL_DUEL } from './duelOdds.ts';
import { type GoalChance, goalChanceOf, isRollNow, nextDice } from './goalChance.ts';
import { canPushOff, lastTurns } from './lastTurns.ts';
import { isLuck } from './outcomes.ts';

/** How a player can still win while a rival holds tile 150. */
export interface WaysToWin {
  /** By landing there, and winning the duel. */
  readonly land: boolean;
  /** By moving the holder off it, so that the race goes on. */
  readonly push: boolean;
}

/** The chance to land on tile 150 by dice and coins, and to take it. */
export interface TakeChance extends GoalChance {
  /** The chance to land there with coins, and to win the duel with its holder by dice alone, from 0 to 1. */
  readonly take: number;
}

/** What a seat has left of a race in its last turns: a chance by dice and coins, only cards, or nothing. */
export type StillOpen = TakeChance | 'cards' | 'nothing';

/** What a seat has left while a rival holds tile 150; `null` for the holder, and while nobody holds it. */
export function stillOpen(view: AzardiaView, seat: Seat): StillOpen | null {
  if (!view.grace || view.winner !== null || view.grace.holder === seat) return null;
  const chance = goalChanceOf(view, seat);
  if (chance) return { ...chance, take: chance.withCoins * GOAL_DUEL };
  const { land, push } = waysToWin(view, seat);
  return land || push ? 'cards' : 'nothing';
}

const NONE: WaysToWin = { land: false, push: false };

/** The ways to win that the player on turn has now; between turns, all that somebody still has. */
export function waysLeft(view: AzardiaView): WaysToWin {
  const [first, ...others] = lastTurns(view).map((seat) => () => waysToWin(view, seat));
  if (!first) return NONE;
  const now = first();
  if (view.grace?.now !== null) return now;
  return others.reduce((some, ways) => {
    const { land, push } = ways();
    return { land: some.land || land, push: some.push || push };
  }, now);
}

/**
 * G1, G2: the ways to win that a seat has in a last turn in progress or to come. Cards that the view does not show, or
 * that are still to be drawn, count as any cards; from known cards and coins only what the rules allow.
 */
export function waysToWin(view: AzardiaView, seat: Seat): WaysToWin {
  const { attack, grace, turn, steps } = view;
  const { hand, misses } = at(view.players, seat);
  if (!grace || seat === grace.holder || !lastTurns(view).includes(seat)) return NONE;
  const isNow = grace.now === seat;
  if ((isNow && turn?.phase === 'D') || (!isNow && misses === 'next')) return NONE;
  const isToDraw = !isNow || turn === null || turn.phase === 'A' || turn.phase === 'B';
  if (!isToDraw && !hand.includes(HIDDEN)) {
    if (attack) return waysByPlaying(view, seat, [{ do: 'pass', seat: attack.asked }]);
    return steps[0]?.step === 'play' ? waysByPlaying(view, seat, azardia.legalCommands(view)) : NONE;
  }
  // A later turn may have another event, which ends a truce.
  const push = isNow || lastTurns(view).length === 1 ? canPushOff(view) : !view.firmGoal;
  return { land: GOAL - at(view.players, seat).tile <= mostSteps(view, seat, isToDraw), push };
}

/** The steps of the strongest two cards that take a pawn ahead, and of all others. */
const STRONGEST = { steps: 9, copies: 2, others: 4 } as const;
const DRAWN = 2;

/** The most tiles that a seat can move ahead in its turn: by dice, coins, and a card for each that it holds or draws. */
function mostSteps(view: AzardiaView, seat: Seat, isToDraw: boolean): number {
  const { coins, hand, character } = at(view.players, seat);
  const rolls = view.grace?.now !== seat || isRollNow(view, seat);
  const rolled = view.turn?.seat === seat ? view.roll?.dice : undefined;
  const dice = rolled ?? (rolls ? Array.from({ length: nextDice(view, seat) }, () => 10) : []);
  const byDice = [...dice].sort((one, other) => other - one).slice(0, 2);
  const cards = hand.length + (isToDraw ? DRAWN + (character === 'lagartoon' ? 1 : 0) : 0);
  const strong = Math.min(cards, STRONGEST.copies);
  return (
    byDice.reduce((sum, face) => sum + face, 0) +
    Math.floor(coins / PRICES.tile) +
    strong * STRONGEST.steps +
    (cards - strong) * STRONGEST.others
  );
}

/** How many positions are looked at; where there are more, the way counts as open. */
const MOST = 300;

/** The ways that cards and coins open in the play phase, one command after the other from these, as if nobody answered. */
function waysByPlaying(view: AzardiaView, seat: Seat, commands: readonly Command[]): WaysToWin {
  const seen = new Set<string>();
  const queue = commands.flatMap((command) => endsOf(view, seat, command));
  let { land, push } = NONE;
  for (let end = queue.pop(); end && !(land && push); end = queue.pop()) {
    if (seen.size > MOST) return { land: true, push: canPushOff(view) };
    const { certain, after } = end;
    land ||= certain.some((fact) => fact.fact === 'pawnMoved' && fact.seat === seat && fact.path.at(-1) === GOAL);
    push ||= certain.some(({ fact }) => fact === 'graceBroken');
    if (!after) continue;
    if (at(after.players, seat).hand.includes(HIDDEN)) {
      // The seat knew its whole hand: a card that nobody knows yet may be any card.
      land ||= GOAL - at(after.players, seat).tile <= mostSteps(after, seat, false);
      push ||= canPushOff(after);
    }
    const key = JSON.stringify([after.steps[0], at(after.players, seat), after.duel]);
    if (seen.has(key)) continue;
    seen.add(key);
    queue.push(...azardia.legalCommands(after).flatMap((command) => endsOf(after, seat, command)));
  }
  return { land, push };
}

/** What a command leads to: what follows for certain, the state after it if the turn goes on, and the luck that decides the rest. */
interface End {
  readonly certain: readonly Fact[];
  readonly after: AzardiaView | null;
  readonly luck: Fact | null;
}

/** Draws in which a die falls on every side. */
const DRAWS = 60;

/** What a seat's command may lead to; where one die alone decides, everything that it may show. */
function endsOf(view: AzardiaView, seat: Seat, command: Command): readonly End[] {
  const isPass = command.do === 'pass';
  if (isPass ? view.attack === null : command.seat !== seat) return [];
  const end = unanswered(view, command, isLuck);
  if (end.luck?.fact !== 'dieRolled') return [end];
  return Array.from({ length: DRAWS }, (_, draws) =>
    unanswered(
      { ...view, chance: { ...view.chance, draws } },
      command,
      (fact) => fact.fact !== 'dieRolled' && isLuck(fact),
    ),
  );
}

/** Carries a command out as if nobody answered, up to a fact that depends on luck, or to the end of the phase. */
function unanswered(view: AzardiaView, command: Command, isOpen: (fact: Fact) => boolean): End {
  const facts: Fact[] = [];
  let result = azardia.apply(view, command);
  for (;;) {
    if (!result.ok) return { certain: facts, after: null, luck: null };
    facts.push(...result.facts);
    const { state } = result;
    if (state.attack === null) {
      const end = facts.findIndex((fact) => isOpen(fact) || fact.fact === 'phaseBegan' || fact.fact === 'turnEnded');
      if (end < 0) return { certain: facts, after: state, luck: null };
      return { certain: facts.slice(0, end), after: null, luck: facts[end] ?? null };
    }
    result = azardia.apply(state, { do: 'pass', seat: state.attack.asked });
  }
}
