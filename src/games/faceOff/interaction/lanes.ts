import type { Place } from '../content/vocabulary.ts';
import { cardsHere, hasProtection } from '../rules/power/here.ts';
import { ranking } from '../rules/power/ranking.ts';
import { totalOf } from '../rules/power/totals.ts';
import { scores } from '../rules/scoring/scores.ts';
import { setsInPlay } from '../rules/scoring/sets.ts';
import { seatOf } from '../rules/state/play.ts';
import type { Choice, FaceOffView, Played, Seat } from '../rules/state/state.ts';
import { screenText as text } from '../text/screen.en.ts';
import { cardTags } from './cardTags.ts';
import type { Lane, RaceRow } from './view.ts';

/** Where the fight of a view is: that of the card that was claimed, or `null`. */
export function fightOf({ place, steps: [step] }: FaceOffView): Place | null {
  if (step?.step === 'seal') return step.part === 'army' ? 'hq' : 'faceOff';
  return place;
}

/** The sides of a fight; `added` is what the own seat would lay. */
export function lanesOf(view: FaceOffView, place: Place, own: Seat, added: Choice | null): Lane[] {
  const isSealing = view.steps[0]?.step === 'seal';
  const cardsOf = (seat: Seat): readonly Played[] => cardsHere(seatOf(view, seat), place);
  const ranked = view.seats.flatMap((_, seat) =>
    cardsOf(seat).some(({ as }) => place === 'hq' || as === 'personality') ? [seat] : [],
  );
  const order = ranking(view, ranked, place);
  return view.seats.map((one, seat): Lane => {
    const extra = seat === own && added?.choice === 'play' ? added.cards : [];
    const cards = [...cardsOf(seat), ...extra];
    const { total, parts } = totalOf(view, seat, place, cards);
    const index = order.findIndex((other) => other.seat === seat);
    const isShown = !isSealing && order.length > 1 && index >= 0;
    return {
      seat,
      box: one.sealed !== null ? 'sealed' : isSealing ? 'choosing' : 'none',
      cards,
      down: one.down.length,
      cardTags: cardTags(view, seat, place, cards),
      total,
      sum: text.sum(parts),
      rank: isShown ? index + 1 : null,
      tie: isShown ? (order[index]?.tie ?? null) : null,
      tags: (['shield', 'shelter'] as const)
        .filter((kind) => (kind === 'shelter' ? place === 'hq' : true) && hasProtection(cards, place, kind))
        .map((kind) => text.protection[kind]),
    };
  });
}

/** A side whose total has been counted only in part, from 0 to 1: nobody has a place yet. */
export function counted(lane: Lane, part: number): Lane {
  return { ...lane, total: Math.round(lane.total * part), rank: null, tie: null };
}

/** E4: the pieces of each seat by set; own hidden cards count only for oneself. */
export function raceOf(view: FaceOffView): RaceRow[] {
  const sets = setsInPlay(view);
  const all = scores(view);
  return all.map(
    (score, seat): RaceRow => ({
      seat,
      points: score.total,
      cells: score.sets.map(({ pieces }, index) => ({
        set: sets[index] ?? 'house',
        pieces,
        isMost: pieces > 0 && all.every((other) => (other.sets[index]?.pieces ?? 0) <= pieces),
      })),
    }),
  );
}
