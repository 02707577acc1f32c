import type { Awaits, GuidePlaces } from '../../../../module/capabilities/lessons.ts';
import { el } from '../../../../page/dom.ts';
import type { Control } from '../../../../table/control.ts';
import type { HeroId } from '../../content/vocabulary.ts';
import type { EndingView } from '../../interaction/view.ts';
import { lessonOf } from '../../lessons/course.ts';
import { LESSON_IDS, secondsOf } from '../../lessons/lesson.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { faceFrame } from '../../scenes/artwork.ts';
import { endingLayout } from '../../scenes/ending/endingLayout.ts';
import { text } from '../../text/en.ts';
import { lessonText } from '../../text/module.en.ts';
import type { FazaModule } from '../fazaModule.ts';
import { drawPiece } from '../pieceSheet.ts';
import { fazaHints } from './hints.ts';
import { controlsOnWay, nextPress, readyPress } from './nextPress.ts';
import { promptFor } from './prompt.ts';
import { stepPlaces } from './spots.ts';

/** Controls that can be pressed at any time: they change nothing. */
const HARMLESS = /^(log|ask|cancel|skip|redo|numbers|hero:\d+|forecast)$/;

/** How FAZA is taught. */
export const fazaLessons: NonNullable<FazaModule['lessons']> = {
  ids: LESSON_IDS,
  about: lessonText.about,
  lesson: lessonOf,
  secondsOf,
  speaker: (hero: HeroId) => ({ name: text.heroName[hero], face: () => faceOf(hero) }),
  places: stepPlaces,
  endingPlaces,
  nextPress,
  readyPress,
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

/** The size of a face in pixels, larger than any screen shows it. */
const SIDE = 192;

/** A hero's face as an element of the page, empty until its picture is loaded and hidden from screen readers. */
function faceOf(hero: HeroId): HTMLCanvasElement {
  const canvas = el('canvas', { width: SIDE, height: SIDE, 'aria-hidden': 'true' });
  drawPiece(canvas, faceFrame(hero));
  return canvas;
}
