import type { Awaits, GameLessons, GuidePlaces } from '../../../../module/lessons.ts';
import type { Control } from '../../../../table/control.ts';
import type { HeroId } from '../../content/vocabulary.ts';
import { lessonOf } from '../../lessons/course.ts';
import { LESSON_IDS, type LessonId, secondsOf } from '../../lessons/lesson.ts';
import type { FazaTypes } from '../../rules/types.ts';
import { endingLayout } from '../../scenes/ending/endingLayout.ts';
import type { EndingView } from '../../scenes/view.ts';
import { text } from '../../text/en.ts';
import { faceOf } from './face.ts';
import { fazaHints } from './hints.ts';
import { controlsOnWay, nextPress } from './nextPress.ts';
import { promptFor } from './prompt.ts';
import { stepPlaces } from './spots.ts';
import { lessonText } from './text.en.ts';

/** What can be pressed at any time: it changes nothing. */
const HARMLESS = /^(log|ask|cancel|skip|redo|numbers|hero:\d+|forecast)$/;

/** How FAZA is taught. */
export const fazaLessons: GameLessons<FazaTypes> = {
  ids: LESSON_IDS,
  about: lessonText.about,
  lesson: (id: LessonId) => lessonOf(id),
  secondsOf,
  speaker: (hero: HeroId) => ({ name: text.heroName[hero], face: () => faceOf(hero) }),
  places: stepPlaces,
  endingPlaces,
  nextPress,
  way: wayOf,
  isHarmless: (control) => HARMLESS.test(control),
  isRefused: ({ id, pressed, why }) => why !== undefined || (id.startsWith('tile:') && pressed === undefined),
  prompt: promptFor,
  hints: fazaHints,
};

function wayOf(controls: readonly Control[], awaits: Awaits<FazaTypes>): Control[] {
  if (awaits.kind !== 'command' && awaits.kind !== 'refusal') return [];
  const go = controls.filter(({ id }) => id === 'go' && awaits.kind === 'command');
  return [...controlsOnWay(controls, awaits.command).filter(({ id }) => !id.startsWith('hero:')), ...go];
}

/** At the end of a game the guide speaks of the chart, which shows how it went. */
function endingPlaces(view: EndingView): GuidePlaces {
  const { reason, lettering, scene, lesson, chart, buttons } = endingLayout(view);
  return {
    target: chart,
    needed: [],
    free: [lettering, reason],
    precious: [
      { rect: lesson, worth: 1 },
      { rect: scene, worth: 0.3 },
      ...buttons.map(({ rect }) => ({ rect, worth: 0.5 })),
    ],
  };
}
