import { at } from '../../../kernel/values/at.ts';
import { type CardId, fighterOf, isAssault } from '../content/cards.ts';
import { ASSAULTS } from '../content/clock.ts';
import { gainOf } from '../rules/forecast/gains.ts';
import type { PlaceChances } from '../rules/forecast/places.ts';
import { cardsHere } from '../rules/power/here.ts';
import { totalOf } from '../rules/power/totals.ts';
import type { Command, CommandOf } from '../rules/state/command.ts';
import { seatOf } from '../rules/state/play.ts';
import { type Choice, type FaceOffView, HIDDEN, type Seat } from '../rules/state/state.ts';
import { cardLine } from '../text/cards.en.ts';
import { screenText as text } from '../text/screen.en.ts';

/** What a command leads to. */
export interface Outlook {
  /** The own total with the cards on offer, and its sum; `null` where no card is laid. */
  readonly total: { readonly total: number; readonly sum: string } | null;
  /** The chances of the places, from the first; empty where nobody is ranked, and `null` while they are worked out. */
  readonly chances: PlaceChances | null;
  readonly lines: readonly string[];
}

/** The chances of a seat's choice; `null` while they are worked out. */
export type ChancesOf = (view: FaceOffView, seat: Seat, choice: Choice) => PlaceChances | null;

/** What a command leads to, by the rules run ahead on a view. */
export function outlookOf(view: FaceOffView, command: Command, chancesOf: ChancesOf): Outlook {
  const told = (...lines: readonly string[]): Outlook => ({ total: null, chances: [], lines: lines.filter(Boolean) });
  switch (command.do) {
    case 'claim':
      return told(worthText(view, command.seat, command.card), cardLine(command.card));
    case 'seal':
      return sealOutlook(view, command, chancesOf);
    case 'take': {
      const card = command.reward === 'clock' ? view.prize : (command.card ?? null);
      if (card === null) return told(command.reward === 'token' ? text.worthToken : '');
      return told(worthText(view, command.seat, card), cardLine(card));
    }
    case 'bid': {
      const card = view.auction?.card ?? view.market[0];
      const left = seatOf(view, command.seat).tokens - command.tokens;
      return told(
        text.outbid(command.tokens, left),
        card === undefined || card === HIDDEN ? '' : worthText(view, command.seat, card),
      );
    }
    default:
      return told('card' in command && command.card !== undefined ? cardLine(command.card) : '');
  }
}

/** What a card is worth to a seat now: points, pieces against the best rival, or marks on the headquarters. */
export function worthText(view: FaceOffView, seat: Seat, card: CardId): string {
  if (isAssault(card)) return text.marksIt(view.marks + ASSAULTS[card].marks, at(view.timings, 0));
  const { points, set, wins } = gainOf(view, seat, card);
  if (wins) return text.worthWins;
  return set === null ? text.worth(points) : text.worthSet(points, set.pieces, set.rival);
}

/** The same in few signs. */
export function briefWorth(view: FaceOffView, seat: Seat, card: CardId): string {
  if (isAssault(card)) return text.brief.marks(view.marks + ASSAULTS[card].marks, at(view.timings, 0));
  const { points, set, wins } = gainOf(view, seat, card);
  if (wins) return text.brief.wins;
  return set === null ? text.worth(points) : text.brief.worthSet(points, set.pieces, set.rival);
}

function sealOutlook(view: FaceOffView, { seat, choice }: CommandOf<'seal'>, chancesOf: ChancesOf): Outlook {
  const [step] = view.steps;
  const part = step?.step === 'seal' ? step.part : 'personality';
  const place = part === 'army' ? 'hq' : 'faceOff';
  const here = cardsHere(seatOf(view, seat), place);
  const cards = choice.choice === 'play' ? [...here, ...choice.cards] : here;
  const { total, parts } = totalOf(view, seat, place, cards);
  const isRanked = place === 'hq' ? cracks(view) : cards.some(({ as }) => as === 'personality');
  return {
    total: cards.length > 0 ? { total, sum: text.sum(parts) } : null,
    chances: isRanked ? chancesOf(view, seat, choice) : [],
    lines: [
      ...(choice.choice === 'down' ? [text.bluffWarning] : []),
      ...(isRanked || place === 'hq' ? [] : [text.noReward]),
      ...(choice.choice === 'play' && place === 'hq' && !isRanked ? [text.armyAfter(total)] : []),
      ...(choice.choice === 'play'
        ? choice.cards.flatMap(({ card }) => (fighterOf(card)?.clauses.length ? [cardLine(card)] : []))
        : []),
    ],
  };
}

/** H4: whether the assault that is going on cracks the headquarters. */
function cracks({ marks, timings }: Pick<FaceOffView, 'marks' | 'timings'>): boolean {
  return marks >= at(timings, 0);
}
