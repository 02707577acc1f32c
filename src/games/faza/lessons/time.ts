import type { Lesson, LessonStep } from './lesson.ts';

/** Words that somebody who reads a game's sentences for the first time reads in a minute. */
const WORDS_A_MINUTE = 200;
/** Seconds that it takes to find and press something that is pointed at. */
const A_PRESS = 1.5;
/** Presses that give a command: half a card or a verb, a place, a confirmation. */
const PRESSES = { reading: 1, refusal: 2, undo: 1, forecast: 1 } as const;
/** Seconds that the animation of a command takes, one with another. */
const A_FILM = 2;
/** Seconds in which the end of a game is told, at the end of the lesson that wins one. */
const AN_ENDING = 4;

/** How long a lesson takes, in seconds: reading, pressing and looking on. */
export function secondsOf({ steps, ends }: Lesson): number {
  return steps.reduce((sum, step) => sum + secondsOfStep(step), ends ? AN_ENDING : 0);
}

function secondsOfStep({ says, awaits }: LessonStep): number {
  const reading = (says.split(/\s+/).length / WORDS_A_MINUTE) * 60;
  if (awaits.kind !== 'command') return reading + PRESSES[awaits.kind] * A_PRESS;
  return reading + (awaits.command.do === 'lead' ? 4 : 3) * A_PRESS + A_FILM;
}
