/** Words around the lessons and the hints of a first game; what is taught, each game says for itself. */
export const learnText = {
  title: 'Learn',
  lesson: (number: number): string => `Lesson ${number}`,
  time: (seconds: number): string => `${Math.ceil(seconds / 10) * 10} seconds`,
  state: {
    new: 'New',
    begun: (step: number, of: number): string => `Step ${step} of ${of}`,
    done: 'Done',
    skipped: 'Skipped',
  },
  start: 'Start lesson 1',
  resume: (title: string): string => `Continue: ${title}`,
  next: (title: string): string => `Next: ${title}`,
  again: 'Start over with lesson 1',
  firstGame: 'Play a first game with hints',

  says: (name: string): string => `${name} says`,
  hintName: 'Hint',
  forward: 'Next',
  finish: 'Done',
  skip: 'Skip this step',
  leave: 'Leave the lesson',
  dismiss: 'Close this hint',
  step: (step: number, of: number): string => `${step} of ${of}`,
  /** Read out after what is said: what to press first. */
  press: (label: string): string => `Press: ${label}.`,
  /** The answer to a press on something else. */
  notNow: (prompt: string | null): string => `All in good time. ${prompt ?? 'Read on first.'}`,
  lessonDone: (title: string): string => `Lesson learned: ${title}.`,
  lessonSkipped: (title: string): string => `Lesson skipped: ${title}. It will wait for you.`,

  menu: {
    resume: 'Back to the lesson',
    again: 'Restart this lesson',
    leave: 'Leave the lesson',
  },
} as const;
