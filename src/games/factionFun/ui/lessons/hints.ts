import { watchGame } from '../../../../kernel/lessons/hints.ts';
import type { Hint as GameHint, GameHints } from '../../../../module/capabilities/lessons.ts';
import { rivalOf } from '../../content/vocabulary.ts';
import { HINT_IDS, type HintHistory, type HintId, type HintWatch, hintFor, learnFrom } from '../../lessons/hints.ts';
import type { Spot } from '../../lessons/lesson.ts';
import type { FactionFunView } from '../../rules/state/state.ts';
import type { FactionFunTypes } from '../../rules/state/types.ts';
import { realmToWin } from '../../rules/turn/rounds.ts';
import { hintText } from '../../text/lessons.en.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { eventText, peopleNames } from '../../text/names.en.ts';
import { isGo } from './nextPress.ts';
import { spotPlaces } from './spots.ts';

/** A hint of Faction Fun, ready to be said. */
interface Hint extends GameHint {
  readonly id: HintId;
  readonly about: Spot;
  /** The region of the table for asking about its topic, if there is one. */
  readonly region: string | null;
}

/** The hints of first games of Faction Fun. */
export const factionHints: GameHints<FactionFunTypes> = {
  ids: HINT_IDS,
  watch: (history: HintHistory): HintWatch => watchGame(history),
  hintFor: findHint,
  isQueued: true,
  isInAnyGame: true,
  learnFrom,
  // There is no forecast to look at: each choice shows its result.
  learnForecast: (history) => history,
  isFollowed: ({ about, region }: Hint, pressed) => pressed === region || FOLLOWED[about.kind].test(pressed),
  isBegun: (control) => control.pressed === true && !isGo(control),
  places: ({ about }: Hint, state, window) => spotPlaces(about, state, window),
};

/** The controls that look at what a hint is about, by the kind of its place. */
const FOLLOWED: Readonly<Record<Spot['kind'], RegExp>> = {
  tile: /^(tile|option):/,
  side: /^(log$|tile:|option:)/,
  hand: /^hand:/,
  event: /^log$/,
  battle: /^(hand|option):/,
};

function findHint(before: HintWatch, state: FactionFunView): { hint: Hint | null; watch: HintWatch } {
  const { hint, watch } = hintFor(before, state);
  if (!hint) return { hint, watch };
  const { about, own, who, event } = hint.about;
  const words = hintText[hint.id]({
    rival: peopleNames[rivalOf(own)],
    who: peopleNames[who],
    isOwn: who === own,
    event: event === null ? '' : `${eventText[event].name}: ${eventText[event].effect}`,
    goal: realmToWin(state),
  });
  return { hint: { id: hint.id, words, speaker: `${own}/base`, about, region: regionOf(about, state) }, watch };
}

/** The title of the region that a place of the table belongs to. */
function regionOf(about: Spot, { round }: FactionFunView): string | null {
  if (about.kind === 'side') return peopleNames[about.people];
  return about.kind === 'event' ? text.round(round) : null;
}
