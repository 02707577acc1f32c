import type { BoardPicture } from '../pieces/pieces.ts';
import { chanceOf, type Living } from './living.ts';

/** How often, in milliseconds, and with which chance a Drone makes a sound. */
const EVERY = 14_000;
const CHANCE = 0.5;
/** The number of sounds without input; then the board stays silent for people who think. */
const MOST = 3;

/**
 * Drone sounds: startled when a fight is selected (not when it is only pointed at), and one occasionally. Like all idle
 * animation, the latter stops under reduced motion.
 */
export class Chatter implements Living {
  private target: number | null = null;
  private turn: number | null = null;
  private said = 0;
  private talks = false;

  constructor(private readonly sound: (name: string) => void) {}

  watch({ view, pieces }: BoardPicture): void {
    if (!view.isPreview) this.startle(view.offer?.do === 'fight' ? view.offer.tile : null);
    this.talks = !view.busy && [...pieces.values()].some(({ kind }) => kind === 'drone');
    this.said = 0;
  }

  private startle(target: number | null): void {
    if (target !== null && target !== this.target) this.sound('droneAlarm');
    this.target = target;
  }

  update(time: number): void {
    const turn = Math.floor(time / EVERY);
    const begins = this.turn !== null && turn !== this.turn;
    this.turn = turn;
    if (!begins || !this.talks || this.said >= MOST || chanceOf(turn, 13) >= CHANCE) return;
    this.said += 1;
    this.sound('droneIdle');
  }

  rest(): void {
    this.turn = null;
  }
}
