import { lessonSeconds } from '../../../../kernel/lessons/lessonTime.ts';
import type { Awaits, GameLessons, GuidePlaces, Lesson } from '../../../../module/capabilities/lessons.ts';
import type { Control } from '../../../../table/control.ts';
import type { AvatarKind, PeopleId } from '../../content/vocabulary.ts';
import { lessonOf } from '../../lessons/course.ts';
import { LESSON_IDS, type LessonId, type LessonStep, type SpeakerId } from '../../lessons/lesson.ts';
import type { FactionFunTypes } from '../../rules/state/types.ts';
import type { FactionEndingView } from '../../scenes/ending/endingLayout.ts';
import { lessonText } from '../../text/lessons.en.ts';
import { avatarName } from '../../text/names.en.ts';
import { faceOf } from './faces.ts';
import { factionHints } from './hints.ts';
import { controlsOnWay, isGo, nextPress } from './nextPress.ts';
import { spotPlaces } from './spots.ts';

/** Controls that can be pressed at any time: they change nothing. */
const HARMLESS = /^(log|cancel|skip|redo|speed)$/;

/** How Faction Fun is taught. */
export const factionLessons: GameLessons<FactionFunTypes> = {
  ids: LESSON_IDS,
  about: lessonText.about,
  lesson: (id: LessonId) => lessonOf(id),
  secondsOf,
  speaker: (id: SpeakerId) => {
    const [people, kind] = id.split('/') as [PeopleId, AvatarKind];
    return { name: avatarName({ kind, people, id: 0 }), face: () => faceOf(id) };
  },
  places: ({ about }: LessonStep, state, window) => spotPlaces(about, state, window),
  endingPlaces,
  nextPress,
  way: wayOf,
  isHarmless: (control) => HARMLESS.test(control),
  isRefused: () => false,
  prompt: promptFor,
  hints: factionHints,
};

/** How long a lesson takes, in seconds: reading, pressing and watching. */
function secondsOf({ steps }: Lesson<FactionFunTypes>): number {
  return steps.reduce((sum, { says, awaits }) => {
    if (awaits.kind === 'others') return sum + lessonSeconds(says, 1, awaits.commands.length);
    if (awaits.kind !== 'command') return sum + lessonSeconds(says, 1, 0);
    // What is ready takes one press; anything else is chosen first.
    const isReady = awaits.command.do === 'claim' || awaits.command.do === 'answer' || awaits.command.do === 'pass';
    return sum + lessonSeconds(says, isReady ? 1 : 2, 1);
  }, 0);
}

function wayOf(controls: readonly Control[], awaits: Awaits<FactionFunTypes>): Control[] {
  if (awaits.kind !== 'command') return [];
  return [...controlsOnWay(controls, awaits.command), ...controls.filter(isGo)];
}

/** A few words that ask for pressing a control, named as players see it. */
function promptFor({ id, label }: Pick<Control, 'id' | 'label'>): string {
  const { tile, card, button } = lessonText.prompt;
  if (id.startsWith('tile:')) return tile(label.slice(0, label.indexOf(',')));
  return id.startsWith('hand:') ? card(label) : button(label);
}

/** At the end of a game the guide speaks of the treaty. */
function endingPlaces({ layout: { heading, sides, record, buttons, treaty } }: FactionEndingView): GuidePlaces {
  return {
    target: heading,
    needed: [],
    free: [heading],
    precious: [
      { rect: buttons, worth: 1 },
      { rect: treaty, worth: 0.6 },
      { rect: record, worth: 0.4 },
      { rect: sides.sailfolk, worth: 0.6 },
      { rect: sides.hearthfolk, worth: 0.6 },
    ],
  };
}
