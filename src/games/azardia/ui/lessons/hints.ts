import { watchGame } from '../../../../kernel/lessons/hints.ts';
import { at } from '../../../../kernel/values/at.ts';
import type { Hint as GameHint, GameHints } from '../../../../module/capabilities/lessons.ts';
import type { Control } from '../../../../table/control.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { HINT_IDS, type HintHistory, type HintId, type HintWatch, hintFor, learnFrom } from '../../lessons/hints.ts';
import type { SpeakerId, Spot } from '../../lessons/lesson.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import type { AzardiaTypes } from '../../rules/state/types.ts';
import { eventText } from '../../text/cards.en.ts';
import { hintText } from '../../text/lessons.en.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { cardName, playerName } from '../../text/names.en.ts';
import { tileKey } from '../inspect.ts';
import { isGo } from './nextPress.ts';
import { spotPlaces } from './spots.ts';

/** A hint of Azardia, ready to be said. */
interface Hint extends GameHint {
  readonly id: HintId;
  readonly about: Spot;
  /** The regions of the table for asking about a topic. */
  readonly regions: readonly string[];
}

/** The hints of first games of Azardia. */
export const azardiaHints: GameHints<AzardiaTypes> = {
  ids: HINT_IDS,
  watch: (history: HintHistory): HintWatch => watchGame(history),
  hintFor: findHint,
  isQueued: true,
  isInAnyGame: true,
  learnFrom,
  // There is no forecast to look at: each choice shows its result.
  learnForecast: (history) => history,
  isFollowed: ({ id, regions }: Hint, pressed) => FOLLOWED[id].test(pressed) || regions.includes(pressed),
  // A hand that is held up is read, and nothing is begun by that.
  isBegun: (control: Control) => control.pressed === true && control.hold === undefined && !isGo(control),
  places: ({ about }: Hint, state, window) => spotPlaces(about, state, seatOf(state), window),
};

function findHint(before: HintWatch, state: AzardiaView): { hint: Hint | null; watch: HintWatch } {
  const { hint, watch } = hintFor(before, state);
  if (!hint) return { hint, watch };
  const { about, levelsToGo, answers, rival, event, gateTiles } = hint.about;
  const words = hintText[hint.id]({
    levelsToGo,
    answers: answers.map(cardName),
    rival: rival === null ? '' : playerName(state, rival),
    event: event === null ? '' : eventText[event].name,
    gateTiles,
  });
  return { hint: { id: hint.id, words, speaker: speakerOf(state), about, regions: regionsOf(about, state) }, watch };
}

/** The controls that follow a hint's advice, or explain its topic. */
const FOLLOWED: Readonly<Record<HintId, RegExp>> = {
  attack: /^(hand:.*|choice:.*|order)$/,
  answer: /^(hand:.*|choice:.*|order)$/,
  duel: /^(hand:.*|die:.*)$/,
  grace: /^board$/,
  goal: /^board$/,
  event: /^log$/,
  level5: /^board$/,
  gate: /^(board|choice:.*)$/,
  penalty: /^(board|choice:.*)$/,
  choice: /^(choice:.*|die:.*)$/,
  coins: /^(die:.*|choice:(buy|.*\/buy:).*)$/,
};

/** One region covers all events on the board. */
function regionsOf(about: Spot, state: AzardiaView): readonly string[] {
  const own = playerName(state, seatOf(state));
  if (about.kind === 'own') return [own];
  // The player's coins are what pays for the offers.
  if (about.kind === 'offers') return [own, text.now];
  if (about.kind === 'tile') return [tileKey(about.tile), text.now];
  return about.kind === 'rival' ? [playerName(state, about.seat)] : [about.kind === 'hand' ? text.hand : text.now];
}

/** The player's own character gives the hints. */
function speakerOf(state: AzardiaView): SpeakerId {
  return `${at(state.players, seatOf(state)).character ?? at(CHARACTERS, 0)}/calm`;
}

/** The seat of the viewer. */
function seatOf({ viewer }: AzardiaView): Seat {
  return typeof viewer === 'number' ? viewer : 0;
}
