import { lessonSeconds } from '../../../../kernel/lessons/lessonTime.ts';
import { required } from '../../../../kernel/values/required.ts';
import type { Awaits, GameLessons, GuidePlaces, Lesson, WindowSize } from '../../../../module/capabilities/lessons.ts';
import type { Control } from '../../../../table/control.ts';
import type { CardId } from '../../content/cards.ts';
import { lessonOf } from '../../lessons/course.ts';
import { LESSON_IDS, type LessonId, type LessonStep } from '../../lessons/lesson.ts';
import type { FaceOffView } from '../../rules/state/state.ts';
import type { FaceOffTypes } from '../../rules/state/types.ts';
import { endingLayout, type FaceEndingView } from '../../scenes/ending/endingLayout.ts';
import { cardName } from '../../text/cards.en.ts';
import { lessonText } from '../../text/lessons.en.ts';
import { cardPicture } from '../cardPicture.ts';
import { faceOffHints } from './hints.ts';
import { controlsOnWay, isGo, nextPress } from './nextPress.ts';
import { spotPlaces } from './spots.ts';

/** Controls that can be pressed at any time: they change nothing. */
const HARMLESS = /^(log|cancel|skip|redo|speed)$/;

/** How Face Off is taught. */
export const faceOffLessons: GameLessons<FaceOffTypes> = {
  ids: LESSON_IDS,
  about: lessonText.about,
  lesson: (id: LessonId) => lessonOf(id),
  secondsOf,
  speaker: (id: CardId) => ({ name: cardName(id), face: () => required(cardPicture(id)) }),
  places: placesOf,
  endingPlaces,
  nextPress,
  way: (controls, awaits: Awaits<FaceOffTypes>) =>
    awaits.kind === 'command' ? [...controlsOnWay(controls, awaits.command), ...controls.filter(isGo)] : [],
  isHarmless: (control) => HARMLESS.test(control),
  isRefused: () => false,
  prompt: ({ id, label }: Pick<Control, 'id' | 'label'>) =>
    /^hand:|^choice:card:/.test(id) ? lessonText.prompt.card(label) : lessonText.prompt.button(label),
  hints: faceOffHints,
};

/** While something has to be pressed, the guide points at that, and the rest may be covered. */
function placesOf({ about }: LessonStep, state: FaceOffView, window: WindowSize, next: Control | null): GuidePlaces {
  const places = spotPlaces(about, state, window);
  return next ? { ...places, free: [] } : places;
}

/** How long a lesson takes, in seconds: reading, pressing and watching. */
function secondsOf({ steps }: Lesson<FaceOffTypes>): number {
  return steps.reduce((sum, { says, awaits }) => {
    if (awaits.kind === 'others') return sum + lessonSeconds(says, 1, awaits.commands.length);
    if (awaits.kind !== 'command') return sum + lessonSeconds(says, 1, 0);
    const { command } = awaits;
    const cards = command.do === 'seal' && command.choice.choice === 'play' ? command.choice.cards.length : 1;
    return sum + lessonSeconds(says, cards + 1, 1);
  }, 0);
}

/** At the end of a game the guide speaks of the winner. */
function endingPlaces({ width, height }: FaceEndingView): GuidePlaces {
  const { winner, scores, buttons, rounds } = endingLayout(width, height);
  return {
    target: winner,
    needed: [],
    free: [winner],
    precious: [
      { rect: buttons, worth: 1 },
      { rect: scores, worth: 0.8 },
      { rect: rounds, worth: 0.4 },
    ],
  };
}
