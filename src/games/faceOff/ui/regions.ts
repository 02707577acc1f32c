import type { RegionText } from '../../../smallGame/gameDescription.ts';
import { totalOf } from '../rules/power/totals.ts';
import { isDrafting } from '../rules/round/draft.ts';
import { everythingOf, piecesOf, setsInPlay } from '../rules/scoring/sets.ts';
import { type FaceOffView, HIDDEN, type Played, type Seat } from '../rules/state/state.ts';
import { cardLine, cardList, cardName } from '../text/cards.en.ts';
import { draftText } from '../text/draft.en.ts';
import { playerName, seatName } from '../text/facts.en.ts';
import { hqNames, rewardNames, setNames } from '../text/names.en.ts';
import { tableText as text } from '../text/table.en.ts';

/** The whole table in words: what is fought over, both trees, the Market and the headquarters, then every seat. */
export function regions(view: FaceOffView, seat: Seat): readonly (readonly RegionText[])[] {
  const { clock, power, market, hqs, timings, marks, prize, atHq, auction } = view;
  const [hq = HIDDEN] = hqs;
  if (isDrafting(view)) return [[], [], view.seats.map((_, whose) => draftRegion(view, whose))];
  const stake = prize ?? auction?.card ?? atHq.at(-1) ?? null;
  return [
    [
      {
        title: text.round(view.round, seatName(view, view.first)),
        lines: [text.step(view), ...(stake ? [cardLine(stake)] : [])],
      },
      {
        title: hq === HIDDEN ? text.hq : hqNames[hq],
        lines: [
          text.marks(marks, timings[0] ?? 0),
          ...(hq === HIDDEN ? [] : [text.hqEffects[hq], text.reward(rewardNames[hq])]),
        ],
      },
    ],
    [
      {
        title: text.clock,
        lines: [...clock.row.map(cardLine), text.behind(cardList(clock.middle), clock.deck.length)],
      },
      {
        title: text.power,
        lines: [...power.row.map(cardLine), text.behind(cardList(power.middle), power.deck.length)],
      },
      { title: text.market, lines: market[0] === undefined ? [text.empty] : [cardLine(market[0])] },
    ],
    view.seats.map((_, whose) => seatRegion(view, whose, whose === seat)),
  ];
}

/** What a seat has picked. */
function draftRegion(view: FaceOffView, seat: Seat): RegionText {
  const [step] = view.steps;
  const faction = view.seats[seat]?.faction ?? null;
  const isNow = step?.step === 'draft' && step.seat === seat;
  return {
    title: playerName(seat),
    seat,
    lines: [faction !== null ? setNames[faction] : isNow ? draftText.picks : draftText.later],
  };
}

function seatRegion(view: FaceOffView, seat: Seat, isOwn: boolean): RegionText {
  const own = view.seats[seat];
  if (!own) return { title: '', lines: [] };
  const sets = setsInPlay(view).map((set) => [setNames[set], piecesOf(everythingOf(own), set)] as const);
  return {
    title: seatName(view, seat),
    seat,
    lines: [
      text.counts(own.tokens, own.deck.length, own.discards.length),
      ...(own.sealed ? [text.sealed] : []),
      ...fightLines(text.faceOff, own.stage, totalOf(view, seat, 'faceOff').total),
      ...fightLines(text.army, own.army, totalOf(view, seat, 'hq').total),
      text.pieces(sets.filter(([, pieces]) => pieces > 0)),
      ...(own.rewards.length > 0 ? [text.rewards(own.rewards.map((hq) => rewardNames[hq]).join(', '))] : []),
      ...(isOwn ? [text.aside(cardList(own.aside)), ...own.hand.map(cardLine)] : [text.hand(own.hand.length)]),
    ],
  };
}

function fightLines(title: string, cards: readonly Played[], total: number): string[] {
  return cards.length === 0 ? [] : [text.fight(title, cards.map(({ card }) => cardName(card)).join(', '), total)];
}
