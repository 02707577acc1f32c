import { at } from '../../../../kernel/values/at.ts';
import { isLastTurn } from '../../rules/forecast/lastTurns.ts';
import type { Fact, FactName, FactOf } from '../../rules/state/fact.ts';
import type { AzardiaView } from '../../rules/state/state.ts';
import { actionText, eventText, penaltyText } from '../../text/cards.en.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { playerName } from '../../text/names.en.ts';
import type { AnimatedTable } from './animatedTable.ts';
import { banner } from './banner.ts';
import { bigCard } from './bigCard.ts';
import { endDuel, popTotal, slamCoin, throwDuelDice } from './duelMoves.ts';
import { flyBacks, flyCoins } from './flights.ts';
import { graceScene } from './graceScene.ts';
import { fly, hopAlong } from './pawnMoves.ts';
import { bump, throwDice } from './tableMoves.ts';
import { TIMINGS } from './timings.ts';

/** Shows a fact: from the picture before it to the one after it. */
export type FactAnimation<Name extends FactName> = (
  table: AnimatedTable,
  fact: FactOf<Name>,
  next: AzardiaView,
) => Promise<void> | void;

/** Facts with their own animation; all others are shown at once. */
const ANIMATIONS: { readonly [Name in FactName]?: FactAnimation<Name> } = {
  openingRolled: (table, { seat }, next) => showThen(table, next, () => bump(table, seat)),
  turnBegan: async (table, { seat }, next) => {
    table.show(next);
    const name = playerName(next, seat);
    await banner(table, isLastTurn(next, seat) ? text.lastTurn(name) : name, seat);
  },
  turnPassedOver: (table, _fact, next) => hold(table, next, TIMINGS.pause),
  roundBegan: (table, _fact, next) => hold(table, next, TIMINGS.pause),
  diceRolled: (table, { dice }, next) => showThen(table, next, () => throwDice(table, dice.length)),
  duelRolled: (table, { seat }, next) => showThen(table, next, () => throwDuelDice(table, seat)),
  pawnMoved: async (table, { seat, path }, next) => {
    if (path.length === 1 && isFar(table, seat, at(path, 0))) {
      table.sound('fly');
      await fly(table, seat, path);
    } else await hopAlong(table, seat, path);
    table.sound('land');
    table.show(next);
  },
  pawnsSwapped: async (table, { seats: [one, other] }, next) => {
    const [there, here] = [at(table.state.players, other).tile, at(table.state.players, one).tile];
    await Promise.all([fly(table, one, [there]), fly(table, other, [here])]);
    table.show(next);
  },
  eventDrawn: (table, { event }, next) => bigCard(table, next, { ...eventText[event], picture: event, kind: 'event' }),
  penaltyDrawn: (table, { penalty }, next) =>
    bigCard(table, next, { ...penaltyText[penalty], picture: penalty, kind: 'penalty' }),
  cardPlayed: (table, { card }, next) => bigCard(table, next, { ...actionText[card], picture: card, kind: 'action' }),
  answered: (table, { card }, next) => bigCard(table, next, { ...actionText[card], picture: card, kind: 'action' }),
  attacked: (table, { victim }, next) => showThen(table, next, () => bump(table, victim)),
  cardsDrawn: async (table, { seat, cards }, next) => {
    await flyBacks(table, null, seat, cards.length);
    table.show(next);
  },
  cardsGiven: async (table, { from, to, cards }, next) => {
    await flyBacks(table, from, to, cards.length);
    table.show(next);
  },
  cardsSwapped: async (table, { seats: [one, other] }, next) => {
    await Promise.all([flyBacks(table, one, other, 1), flyBacks(table, other, one, 1)]);
    table.show(next);
  },
  handsTaken: async (table, { seat }, next) => {
    await banner(table, text.dealsAgain(playerName(table.state, seat)), seat);
    const { players } = table.state;
    await Promise.all(
      players.map(({ hand }, rival) => (rival === seat ? undefined : flyBacks(table, rival, seat, hand.length))),
    );
    table.show(next);
  },
  handReturned: async (table, { rival, cards }, next) => {
    await flyBacks(table, table.state.deal?.by ?? null, rival, cards.length);
    table.show(next);
  },
  coinsGained: async (table, { seat, coins, from }, next) => {
    // A rival's coins have flown already, when they were paid.
    if (from !== null) return table.show(next);
    table.meanwhile(flyCoins(table, null, seat, coins));
    table.show(next);
    await table.motion.wait(TIMINGS.coinStep);
  },
  coinsLost: async (table, { seat, coins, to }, next) => {
    // The coin that pays for a duel's die is slammed onto it.
    if (table.state.duel && to === null) return table.show(next);
    table.meanwhile(flyCoins(table, seat, to, coins));
    table.show(next);
    await table.motion.wait(TIMINGS.coinStep);
  },
  levelGained: (table, { seat }, next) => showThen(table, next, () => bump(table, seat)),
  levelLost: (table, { seat }, next) => showThen(table, next, () => bump(table, seat)),
  duelBegan: (table, _fact, next) => hold(table, next, TIMINGS.duelBegins),
  dieRaised: async (table, { seat, die }, next) => {
    if (table.state.duel) await slamCoin(table, seat, die);
    await showThen(table, next, () => popTotal(table, seat));
  },
  totalRaised: (table, { seat }, next) => showThen(table, next, () => popTotal(table, seat)),
  duelTied: async (table, _fact, next) => {
    // The dice come to rest: the heading says that it is a tie.
    table.show(table.state);
    await table.motion.wait(TIMINGS.duelTied);
    table.show(next);
  },
  duelWon: async (table, fact, next) => {
    table.sound(table.isOwn(fact.loser) ? 'duelLost' : 'duelWon');
    // The heading says who wins.
    table.show(table.state);
    await endDuel(table, fact);
    table.show(next);
    await bump(table, fact.winner);
  },
  graceBegan: (table, { seat }, next) => graceScene(table, next, seat),
  holderChanged: (table, { seat }, next) =>
    showThen(table, next, () => banner(table, text.onGoal(playerName(next, seat)), seat)),
  gameWon: (table, { seat }, next) => showThen(table, next, () => banner(table, playerName(next, seat), seat)),
};

/** How a fact is shown. The compiler cannot see that a fact's name picks the animation for that fact; this is the one place that says so. */
export function animationOf(fact: Fact): FactAnimation<FactName> {
  return (ANIMATIONS[fact.fact] ?? cut) as FactAnimation<FactName>;
}

function cut(table: AnimatedTable, _fact: Fact, next: AzardiaView): void {
  table.show(next);
}

async function showThen(table: AnimatedTable, next: AzardiaView, then: () => Promise<unknown>): Promise<void> {
  table.show(next);
  await then();
}

function hold(table: AnimatedTable, next: AzardiaView, length: number): Promise<void> {
  return showThen(table, next, () => table.motion.wait(length));
}

/** Whether a tile is not adjacent: then the pawn flies. */
function isFar({ state }: AnimatedTable, seat: number, tile: number): boolean {
  return Math.abs(at(state.players, seat).tile - tile) > 1;
}
