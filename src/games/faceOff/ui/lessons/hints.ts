import { watchGame } from '../../../../kernel/lessons/hints.ts';
import type { Hint as GameHint, GameHints } from '../../../../module/capabilities/lessons.ts';
import type { CardId } from '../../content/cards.ts';
import type { FactionId } from '../../content/vocabulary.ts';
import { HINT_IDS, type HintHistory, type HintId, type HintWatch, hintFor, learnFrom } from '../../lessons/hints.ts';
import type { Spot } from '../../lessons/lesson.ts';
import type { FaceOffView } from '../../rules/state/state.ts';
import type { FaceOffTypes } from '../../rules/state/types.ts';
import { seatName } from '../../text/facts.en.ts';
import { hintText } from '../../text/lessons.en.ts';
import { hqNames, setNames } from '../../text/names.en.ts';
import { tableText } from '../../text/table.en.ts';
import { isGo } from './nextPress.ts';
import { spotPlaces } from './spots.ts';

/** A hint of Face Off, ready to be said. */
interface Hint extends GameHint {
  readonly id: HintId;
  readonly about: Spot;
  /** The region of the table for asking about its topic, if there is one. */
  readonly region: string | null;
}

/** Who gives hints, by the player's faction. */
const SPEAKERS: Readonly<Record<FactionId, CardId>> = {
  monsters: 'medusa',
  cowboys: 'annieOakley',
  ninjas: 'clanScout',
  pirates: 'anneBonny',
};

/** The hints of first games of Face Off. */
export const faceOffHints: GameHints<FaceOffTypes> = {
  ids: HINT_IDS,
  watch: (history: HintHistory): HintWatch => watchGame(history),
  hintFor: findHint,
  isQueued: true,
  isInAnyGame: true,
  learnFrom,
  // There is no forecast to look at: each choice shows its result.
  learnForecast: (history) => history,
  isFollowed: ({ about, region }: Hint, pressed) => pressed === region || FOLLOWED[about].test(pressed),
  isBegun: (control) => control.pressed === true && !isGo(control),
  places: ({ about }: Hint, state, window) => spotPlaces(about, state, window),
};

/** The controls that look at what a hint is about. */
const FOLLOWED: Readonly<Record<Spot, RegExp>> = {
  hand: /^hand:/,
  clock: /^(clock|choice):/,
  power: /^(power|choice):/,
  market: /^market$/,
  hq: /^log$/,
  arena: /^(choice|option):/,
  race: /^log$/,
  self: /^log$/,
};

function findHint(before: HintWatch, state: FaceOffView): { hint: Hint | null; watch: HintWatch } {
  const { hint, watch } = hintFor(before, state);
  if (!hint) return { hint, watch };
  const { about, who, hq, set } = hint.about;
  const words = hintText[hint.id]({
    who: seatName(state, who),
    isOwn: who === state.viewer,
    set: setNames[set],
    hq: hqNames[hq],
    effect: tableText.hqEffects[hq],
    marks: tableText.marks(state.marks, state.timings[0] ?? 0),
  });
  const own = typeof state.viewer === 'number' ? state.seats[state.viewer] : undefined;
  const speaker = SPEAKERS[own?.faction ?? 'cowboys'];
  return { hint: { id: hint.id, words, speaker, about, region: regionOf(about, hqNames[hq]) }, watch };
}

/** The title of the region that a place of the table belongs to. */
function regionOf(about: Spot, hq: string): string | null {
  switch (about) {
    case 'hq':
      return hq;
    case 'clock':
    case 'power':
    case 'market':
      return tableText[about];
    default:
      return null;
  }
}
