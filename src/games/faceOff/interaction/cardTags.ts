import type { Place } from '../content/vocabulary.ts';
import { clausesHere, hasProtection } from '../rules/power/here.ts';
import { ARMY_SIEGE_CARDS } from '../rules/power/totals.ts';
import type { FaceOffView, Played, Seat } from '../rules/state/state.ts';
import { screenText as text } from '../text/screen.en.ts';

/** By open card of a seat: the Shield or Shelter that it gives, the siege that it lays, and the power that it loses to sieges of others. */
export function cardTags(
  view: FaceOffView,
  seat: Seat,
  place: Place,
  cards: readonly Played[],
): readonly (readonly string[])[] {
  const isSheltered = hasProtection(cards, place, 'shelter');
  return cards.map((one, index) => {
    const has = new Set(clausesHere(one.card, place).map(({ clause }) => clause));
    const gives = (['shield', 'shelter'] as const).filter((kind) => has.has(kind) && hasProtection(cards, place, kind));
    const lost = place === 'hq' && !isSheltered ? lostBy(view, seat, one, index) : 0;
    return [
      ...gives.map((kind) => text.protection[kind]),
      ...(place === 'hq' ? siegesOf(view, seat, one) : []),
      ...(lost > 0 ? [text.minus(lost)] : []),
    ];
  });
}

/** H8: the power that a card loses to the sieges of others. */
function lostBy({ sieges }: FaceOffView, seat: Seat, { as }: Played, index: number): number {
  return sieges
    .filter(({ by, on }) => by !== seat && (on === 'army' ? index < ARMY_SIEGE_CARDS : on === as))
    .reduce((sum, { minus }) => sum + minus, 0);
}

/** H8: the siege that a card has laid. */
function siegesOf({ sieges }: FaceOffView, seat: Seat, { card }: Played): string[] {
  return clausesHere(card, 'hq').flatMap((clause) => {
    if (clause.clause !== 'effect' || clause.effect.do !== 'siege') return [];
    const { minus, on } = clause.effect;
    const isLaid = sieges.some((siege) => siege.by === seat && siege.minus === minus && siege.on === on);
    return isLaid ? [text.siege(minus)] : [];
  });
}
