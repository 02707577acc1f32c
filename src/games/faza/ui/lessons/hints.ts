import { watchGame } from '../../../../kernel/lessons/hints.ts';
import { at } from '../../../../kernel/values/at.ts';
import type { Hint as GameHint, GameHints, WindowSize } from '../../../../module/capabilities/lessons.ts';
import type { Control } from '../../../../table/control.ts';
import type { HeroId } from '../../content/vocabulary.ts';
import {
  HINT_IDS,
  type HintHistory,
  type HintWatch,
  type HintWords,
  hintFor,
  learnForecast,
  learnFrom,
} from '../../lessons/hints.ts';
import type { Spot } from '../../lessons/lesson.ts';
import { heroAt } from '../../rules/board/board.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { text } from '../../text/en.ts';
import { hintPlaces } from './spots.ts';

/** A hint of FAZA, ready to be said. */
interface Hint extends GameHint {
  readonly id: HintWords;
  readonly speaker: HeroId;
  readonly about: Spot;
}

/** The hints of first games of FAZA. */
export const fazaHints: GameHints<FazaTypes> = {
  ids: HINT_IDS,
  watch: (history: HintHistory): HintWatch => watchGame(history),
  hintFor: findHint,
  learnFrom,
  learnForecast,
  isFollowed: ({ id, about }: Hint, pressed) => FOLLOWED[id].test(pressed) || regionOf(about).test(pressed),
  isBegun,
  places: ({ about }: Hint, state, window: WindowSize) => hintPlaces(about, state, window),
};

function findHint(
  before: HintWatch,
  state: FazaView,
  people: readonly Seat[],
): { hint: Hint | null; watch: HintWatch } {
  const { hint, watch } = hintFor(before, state, people);
  if (!hint) return { hint, watch };
  const { says, about } = hint;
  return { hint: { id: says, words: text.hints[says], speaker: speakerOf(about, state), about }, watch };
}

const NOTHING = /^$/;

/** The controls that follow a hint's advice; looking at its topic is always enough. */
const FOLLOWED: Readonly<Record<HintWords, RegExp>> = {
  begin: /^half:/,
  beginHeld: /^verb:fight$/,
  defeat: /^forecast$/,
  lastHeart: NOTHING,
  board: /^verb:board$/,
  lead: /^(half:.*:movement|group:.*)$/,
  drones: /^verb:fight$/,
  wound: /^verb:recover$/,
  payOff: /^event:/,
  recruit: /^verb:recruit$/,
  flip: /^forecast$/,
  lowPool: /^(verb:recruit|event:.*)$/,
  allUsed: /^(end|verb:(fight|board|recruit))$/,
};

/** The controls over a hint's topic, and the regions for asking about it. */
function regionOf(about: Spot): RegExp {
  switch (about.kind) {
    case 'tile':
      return new RegExp(`^(tile|group):${about.tile}$`);
    case 'hero':
      return new RegExp(`^((hero|health|points):${about.seat}$|(half|card):${about.seat}:)`);
    case 'card':
      return new RegExp(`^(half|card):${about.seat}:${about.card}(:|$)`);
    case 'ship':
      return new RegExp(`^ship:${about.ship}$`);
    case 'verb':
      return new RegExp(`^verb:${about.verb}$`);
    case 'odds':
      return /^numbers$/;
    case 'drones':
      return /^dronePool$/;
    case 'events':
      return /^(events$|event:)/;
    case 'end':
      return /^end$/;
  }
}

/** The hero who gives a hint: the one it is about, one who is there, or the first of the team. */
function speakerOf(about: Spot, state: FazaView): HeroId {
  if (about.kind === 'hero' || about.kind === 'card') return heroAt(state, about.seat).id;
  const there = about.kind === 'tile' ? state.heroes.find((hero) => hero.tile === about.tile) : undefined;
  return (there ?? at(state.heroes, 0)).id;
}

/** Controls that can stay pressed although the player has started nothing. */
const LASTING = /^(hero:\d+|forecast|numbers)$/;

function isBegun({ id, pressed, confirms }: Control): boolean {
  return id === 'go' ? confirms !== undefined : pressed === true && !LASTING.test(id);
}
