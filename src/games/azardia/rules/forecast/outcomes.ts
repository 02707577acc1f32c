import { at } from '../../../../kernel/values/at.ts';
import { actionSpec } from '../../content/cards.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { azardia } from '../azardia.ts';
import { totalOf } from '../duels/duels.ts';
import { evolve } from '../evolve.ts';
import { MOST_COINS } from '../players/coins.ts';
import type { Command } from '../state/command.ts';
import type { Fact, FactName } from '../state/fact.ts';
import type { AzardiaView, PlayerState, Seat } from '../state/state.ts';
import { type DuelEnds, type DuelPair, type DuelStake, duelEnds, duelStake } from './duelStake.ts';

/** What a command changes for one player. */
export interface Change {
  readonly seat: Seat;
  /** Where the pawn comes to stand; `null` where it stays. */
  readonly tile: TileNo | null;
  /** Coins gained, or lost where negative. */
  readonly coins: number;
  /** K2: coins that would be gained and are lost, because nobody holds more than 6,000. */
  readonly over: number;
  /** Levels gained, or lost where negative. */
  readonly levels: number;
  /** Cards gained, or lost where negative; the card that is played does not count. */
  readonly cards: number;
  readonly missesTurn: boolean;
  readonly rollsOneDie: boolean;
}

/** How a duel stands for the player who commands, or how it ends. */
export type DuelStanding = { readonly own: number; readonly other: number } | { readonly winner: Seat };

/** What comes of a command as far as it follows from what is known. */
export interface Outcome {
  readonly changes: readonly Change[];
  /** The duel that goes on, after it; `null` where none is open, or its dice are thrown again. */
  readonly duel: DuelStanding | null;
  /** Whether a rival may answer before any of it happens (X1). */
  readonly mayBeAnswered: boolean;
  /** What decides the rest: dice, a tie after which both roll again, a duel, or a card that nobody knows; `null` where nothing is open. */
  readonly open: 'dice' | 'tie' | 'duel' | 'penalty' | null;
  /** The duel that decides the rest; `null` where none does. */
  readonly fought: Fought | null;
}

/** A duel that is to be fought: what it is about, who defends, and what each side gets. */
interface Fought {
  readonly stake: DuelStake;
  readonly defender: Seat;
  readonly ends: readonly DuelEnds[];
}

/** Facts that depend on luck, and what they are called. What comes after them nobody knows. */
const LUCK: Partial<Readonly<Record<FactName, NonNullable<Outcome['open']>>>> = {
  diceRolled: 'dice',
  dieRolled: 'dice',
  duelBegan: 'duel',
  duelRolled: 'dice',
  penaltyDrawn: 'penalty',
};

/** Whether a fact depends on luck. */
export function isLuck({ fact }: Fact): boolean {
  return LUCK[fact] !== undefined;
}

/** Runs the rules ahead of a card, an ability or something bought, as if nobody answered. */
export function outcomeOf(view: AzardiaView, command: Command): Outcome {
  const foreseen = runAhead(view, command);
  if (!foreseen) return { changes: [], duel: null, mayBeAnswered: false, open: null, fought: null };
  const { certain, last, mayBeAnswered } = foreseen;
  const after = certain.reduce<AzardiaView>((before, fact) => evolve(before, fact), view);
  return {
    changes: changesBetween(view, after, command),
    duel: last?.fact === 'duelRolled' ? null : duelOf(certain, after, command),
    mayBeAnswered,
    open: certain.some(({ fact }) => fact === 'duelTied') ? 'tie' : ((last && LUCK[last.fact]) ?? null),
    fought: foughtIn(view, after, command, last),
  };
}

/** What follows from a command for certain, and the fact after which nobody knows more; `null` where the command is not legal. */
function runAhead(
  view: AzardiaView,
  command: Command,
): { readonly certain: readonly Fact[]; readonly last: Fact | undefined; readonly mayBeAnswered: boolean } | null {
  const applied = azardia.apply(view, command);
  if (!applied.ok) return null;
  const facts: Fact[] = [...applied.facts];
  let { state } = applied;
  let mayBeAnswered = false;
  while (state.attack !== null) {
    mayBeAnswered = true;
    const next = azardia.apply(state, { do: 'pass', seat: state.attack.asked });
    if (!next.ok) throw new RangeError('whoever is asked may pass');
    facts.push(...next.facts);
    state = next.state;
  }
  // A turn that ends with it brings the next player's luck, which is no outcome of the command.
  const end = facts.findIndex((fact) => isLuck(fact) || fact.fact === 'phaseBegan' || fact.fact === 'turnEnded');
  return { certain: end < 0 ? facts : facts.slice(0, end), last: facts[end], mayBeAnswered };
}

/** K2: what a player who holds 6,000 after a command gains less by it than they would with nothing but its price before it. */
function coinsOver(view: AzardiaView, after: AzardiaView, command: Command, seat: Seat): number {
  const { coins } = at(view.players, seat);
  // A duel gives none, and whether it goes on can depend on coins.
  if (view.duel || at(after.players, seat).coins < MOST_COINS) return 0;
  const price = command.do === 'play' && command.seat === seat ? actionSpec(command.card).cost : 0;
  const players = view.players.map((player, other) => (other === seat ? { ...player, coins: price } : player));
  const gains = (from: AzardiaView): number =>
    (runAhead(from, command)?.certain ?? []).reduce(
      (sum, fact) => sum + (fact.fact === 'coinsGained' && fact.seat === seat ? fact.coins : 0),
      0,
    );
  return coins === price ? 0 : Math.max(0, gains({ ...view, players }) - gains(view));
}

/** The duel that begins by a command, or, before its dice, the one that is not fled from. */
function foughtIn(before: AzardiaView, after: AzardiaView, command: Command, last: Fact | undefined): Fought | null {
  const { duel } = before;
  if (last?.fact === 'duelBegan') return fought(after, last);
  if (!duel || command.do !== 'pass' || duel.challenger.dice.length > 0) return null;
  const { challenger, defender, tile } = duel;
  return fought(before, { challenger: challenger.seat, defender: defender.seat, tile });
}

function fought(view: AzardiaView, pair: DuelPair): Fought {
  return { stake: duelStake(view, pair), defender: pair.defender, ends: duelEnds(view, pair) };
}

function duelOf(certain: readonly Fact[], { duel }: AzardiaView, { seat }: Command): DuelStanding | null {
  const [winner] = certain.flatMap((fact) => (fact.fact === 'duelWon' ? [fact.winner] : []));
  if (winner !== undefined) return { winner };
  if (!duel || duel.challenger.dice.length === 0) return null;
  const [own, other] =
    duel.challenger.seat === seat ? [duel.challenger, duel.defender] : [duel.defender, duel.challenger];
  return { own: totalOf(own), other: totalOf(other) };
}

function changesBetween(before: AzardiaView, after: AzardiaView, command: Command): Change[] {
  return before.players.flatMap((player, seat) => {
    const played = seat === command.seat && (command.do === 'play' || command.do === 'answer') ? 1 : 0;
    const over = coinsOver(before, after, command, seat);
    const change = { ...changeOf(player, at(after.players, seat), seat, played), over };
    const { tile, coins, levels, cards, missesTurn, rollsOneDie } = change;
    const isAny = tile !== null || coins !== 0 || over > 0 || levels !== 0 || cards !== 0 || missesTurn || rollsOneDie;
    return isAny ? [change] : [];
  });
}

function changeOf(before: PlayerState, after: PlayerState, seat: Seat, played: number): Omit<Change, 'over'> {
  return {
    seat,
    tile: after.tile === before.tile ? null : after.tile,
    coins: after.coins - before.coins,
    levels: after.level - before.level,
    cards: after.hand.length - before.hand.length + played,
    missesTurn: after.misses === 'next' && before.misses !== 'next',
    rollsOneDie: after.oneDie && !before.oneDie,
  };
}
