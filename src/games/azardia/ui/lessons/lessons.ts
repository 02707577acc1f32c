import { lessonSeconds } from '../../../../kernel/lessons/lessonTime.ts';
import type { Awaits, GameLessons, GuidePlaces, Lesson } from '../../../../module/capabilities/lessons.ts';
import type { Control } from '../../../../table/control.ts';
import type { CharacterId } from '../../content/vocabulary.ts';
import { keysOf } from '../../interaction/steps.ts';
import { lessonOf } from '../../lessons/course.ts';
import { LESSON_IDS, type LessonId, type LessonStep, type SpeakerId } from '../../lessons/lesson.ts';
import type { Seat } from '../../rules/state/state.ts';
import type { AzardiaTypes } from '../../rules/state/types.ts';
import type { AzardiaEndingView } from '../../scenes/ending/endingLayout.ts';
import { lessonText } from '../../text/lessons.en.ts';
import { characterNames } from '../../text/names.en.ts';
import { faceOf } from './faces.ts';
import { azardiaHints } from './hints.ts';
import { controlsOnWay, isGo, nextPress } from './nextPress.ts';
import { spotPlaces } from './spots.ts';

/** Controls that can be pressed at any time: they change nothing. */
const HARMLESS = /^(log|cancel|skip|redo)$/;

/** How Azardia is taught. */
export const azardiaLessons: GameLessons<AzardiaTypes> = {
  ids: LESSON_IDS,
  about: lessonText.about,
  lesson: (id: LessonId) => lessonOf(id),
  secondsOf,
  speaker: (id: SpeakerId) => {
    const [character] = id.split('/') as [CharacterId];
    return { name: characterNames[character], face: () => faceOf(id) };
  },
  places: ({ about }: LessonStep, state, window) => spotPlaces(about, state, PLAYER, window),
  endingPlaces,
  nextPress,
  way: wayOf,
  isHarmless: (control) => HARMLESS.test(control),
  isRefused: ({ why }) => why !== undefined,
  prompt: promptFor,
  hints: azardiaHints,
};

/** The player's seat in every lesson. */
const PLAYER: Seat = 0;

/** How long a lesson takes, in seconds: reading, pressing and watching. */
function secondsOf({ steps }: Lesson<AzardiaTypes>): number {
  return steps.reduce((sum, { says, awaits }) => {
    if (awaits.kind === 'others') return sum + lessonSeconds(says, 1, awaits.commands.length);
    if (awaits.kind !== 'command') return sum + lessonSeconds(says, 1, 0);
    // A ready command takes one press; otherwise each step is selected first.
    const isReady = awaits.command.do === 'roll' || awaits.command.do === 'pass';
    return sum + lessonSeconds(says, isReady ? 1 : keysOf(awaits.command).length + 1, 1);
  }, 0);
}

function wayOf(controls: readonly Control[], awaits: Awaits<AzardiaTypes>): Control[] {
  if (awaits.kind !== 'command' && awaits.kind !== 'refusal') return [];
  const go = controls.filter((control) => isGo(control) && awaits.kind === 'command');
  return [...controlsOnWay(controls, awaits.command), ...go];
}

/** A few words that ask for pressing a control, named as players see it. */
function promptFor({ id, label }: Pick<Control, 'id' | 'label'>): string {
  const { card, glowing, button } = lessonText.prompt;
  if (isGo({ id })) return glowing;
  return id.startsWith('hand:') ? card(label.slice(0, label.indexOf(':'))) : button(label);
}

/** At the end of a game the guide speaks of the chart, which shows how it went. */
function endingPlaces({ layout }: AzardiaEndingView): GuidePlaces {
  const { stage, heading, places, chart, buttons } = layout;
  return {
    target: heading,
    needed: [],
    free: [heading, places],
    precious: [
      { rect: stage, worth: 0.6 },
      { rect: chart, worth: 0.5 },
      { rect: buttons, worth: 0.8 },
    ],
  };
}
