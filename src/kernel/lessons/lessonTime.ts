/** How many words of a game a first-time player reads in a minute. */
const WORDS_A_MINUTE = 200;
/** Seconds to find and press something that is pointed at. */
const A_PRESS = 1.5;
/** Seconds that the animation of a command takes on average. */
const AN_ANIMATION = 2;

/** How long a step of a lesson takes, in seconds: its words, its presses, and the animations of its commands. */
export function lessonSeconds(says: string, presses: number, commands: number): number {
  const reading = (says.split(/\s+/).length / WORDS_A_MINUTE) * 60;
  return reading + presses * A_PRESS + commands * AN_ANIMATION;
}
