/** Words around the lessons and the hints of a first game; what is taught is in `games/faza/text/lessons.en.ts`. */
export const learnText = {
  title: 'Learn',
  about: 'Five lessons in real positions, a minute each. Your saved game is not touched.',
  lesson: (number: number): string => `Lesson ${number}`,
  time: (seconds: number): string => `${Math.ceil(seconds / 10) * 10} seconds`,
  state: {
    new: 'New',
    begun: (step: number, of: number): string => `Step ${step} of ${of}`,
    done: 'Done',
    skipped: 'Skipped',
  },
  start: 'Start with the first',
  resume: (title: string): string => `Go on: ${title}`,
  next: (title: string): string => `Next: ${title}`,
  again: 'Start again from the first',
  firstGame: 'Play a first game with hints',

  says: (name: string): string => `The ${name} says`,
  hintName: 'Hint',
  forward: 'Next',
  finish: 'Done',
  skip: 'Skip this step',
  leave: 'Leave the lesson',
  dismiss: 'Close this hint',
  step: (step: number, of: number): string => `${step} of ${of}`,
  /** Read out after what is said: what is to be pressed first. */
  press: (label: string): string => `Press: ${label}.`,
  notNow: (label: string | null): string =>
    label === null ? 'Read on first.' : `That is for a real game. Here, press “${label}”.`,
  lessonDone: (title: string): string => `Lesson learned: ${title}.`,
  lessonSkipped: (title: string): string => `Lesson skipped: ${title}. Play it any time.`,

  menu: {
    resume: 'Go on with the lesson',
    again: 'Begin this lesson again',
    leave: 'Leave the lesson',
  },
} as const;
