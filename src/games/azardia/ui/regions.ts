import type { RegionText } from '../../../smallGame/gameDescription.ts';
import { duelEnds } from '../rules/forecast/duelStake.ts';
import { lastTurns } from '../rules/forecast/lastTurns.ts';
import { stillOpen, waysLeft } from '../rules/forecast/waysToWin.ts';
import type { AzardiaView, Duel, Seat } from '../rules/state/state.ts';
import { endsText, tieText } from '../text/duels.en.ts';
import { moduleText as text } from '../text/module.en.ts';
import { playerName } from '../text/names.en.ts';

/** What both sides of an open duel get, and what a tie does. */
function stakesSaid(view: AzardiaView, { challenger, defender, tile }: Duel): string[] {
  const pair = { challenger: challenger.seat, defender: defender.seat, tile };
  const tie = tieText(pair, view);
  return [...duelEnds(view, pair).map((ends) => endsText(ends, view)), `A tie: ${tie}.`];
}

/** Whose last turn it is, and how the game is still won. */
function graceSaid(view: AzardiaView, seat: Seat): string[] {
  const { grace, winner } = view;
  if (!grace || winner !== null) return [];
  const { holder, now } = grace;
  const turn = now === null ? null : { name: playerName(view, now), isOwn: now === seat };
  const [said = ''] = text.graceHeading(
    holder === seat ? null : playerName(view, holder),
    turn,
    lastTurns(view).length,
    waysLeft(view),
  );
  return [`${said}.`];
}

function stillOpenSaid(view: AzardiaView, seat: Seat): string[] {
  const open = stillOpen(view, seat);
  return open === null ? [] : [text.stillOpen(open)];
}

/** The regions of the table besides the board: each player's standing, the current events, and the own hand. */
export function regions(view: AzardiaView, seat: Seat): readonly (readonly RegionText[])[] {
  const { players, order, round, decks, attack, duel, winner, grace } = view;
  const hand = players[seat]?.hand ?? [];
  const event = decks.eventDiscards.at(-1);
  const now = [
    text.round(round),
    ...(grace ? [text.lastTurns(lastTurns(view).length), ...graceSaid(view, seat)] : []),
    ...(event ? [text.event(event)] : []),
    ...(attack ? [text.attack(view, attack)] : []),
    ...(duel ? [text.duel(view, duel), ...stakesSaid(view, duel)] : []),
  ];
  return [
    order.map((one) => ({
      title: playerName(view, one),
      seat: one,
      lines: players[one] ? [text.standing(players[one]), ...stillOpenSaid(view, one)] : [],
    })),
    [
      { title: text.now, lines: now },
      ...(winner === null
        ? [{ title: text.hand, lines: hand.length === 0 ? [text.noCards] : hand.map((card) => text.card(card)) }]
        : []),
    ],
  ];
}
