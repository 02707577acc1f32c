import Phaser from 'phaser';
import { betweenFrames } from '../pages/scheduling.ts';

const { Cubic, Linear } = Phaser.Math.Easing;

/** The pace of motion: a factor, 0 to stand still, or none at all. */
export interface Pace {
  readonly speed: number | 'instant';
  readonly reducedMotion: boolean;
}

type Ease = (part: number) => number;
type Step = (part: number) => void;

interface Run {
  passed: number;
  readonly length: number;
  readonly step: Step;
  readonly ease: Ease;
  readonly done: () => void;
}

/**
 * Everything that moves in a scene, on the scene's own clock. Each movement is a promise that resolves at its end, at the
 * latest when everything is skipped, so stories can be written one step after the other and never hang. Stories go on
 * between frames. A movement whose step fails ends there: an error that reached the game's loop would stop the canvas for
 * ever.
 */
export class Motion {
  private readonly runs = new Set<Run>();
  private skipping = false;
  /** The scene is gone, and its clock with it. */
  private over = false;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly pace: () => Pace,
  ) {
    scene.events.on(Phaser.Scenes.Events.UPDATE, this.update);
    scene.events.once(Phaser.Scenes.Events.SHUTDOWN, this.end);
  }

  /** Whether everything is instant. */
  get instant(): boolean {
    return this.skipping || this.over || this.pace().speed === 'instant';
  }

  /** Whether things may cross the screen, shake and grow; otherwise they cut or fade. */
  get lively(): boolean {
    return !this.pace().reducedMotion;
  }

  /** Moves something: calls `step` with the progress, from 0 to 1. Under reduced motion it arrives at once. */
  move(length: number, step: Step): Promise<void> {
    return this.eased(Cubic.Out, length, step);
  }

  /** Like `move`, but speeds up and slows down in another way. */
  eased(ease: Ease, length: number, step: Step): Promise<void> {
    return this.run(ease, this.lively ? length : 0, step);
  }

  /** Like `move`, for changes without movement; they stay under reduced motion. */
  fade(length: number, step: Step): Promise<void> {
    return this.run(Linear, length, step);
  }

  private run(ease: Ease, length: number, step: Step): Promise<void> {
    if (this.instant || length <= 0) {
      step(1);
      return Promise.resolve();
    }
    step(ease(0));
    return new Promise((resolve) => {
      const done = (): void => betweenFrames(resolve);
      this.runs.add({ passed: 0, length, step, ease, done });
    });
  }

  wait(length: number): Promise<void> {
    return this.fade(length, () => {});
  }

  /** Moves everything to its target, now and from now on. */
  skip(): void {
    this.skipping = true;
    this.finish();
  }

  /** Ends skipping: later motions take their time again. */
  again(): void {
    this.skipping = false;
  }

  private finish(): void {
    for (const run of [...this.runs]) this.complete(run);
  }

  private readonly update = (_time: number, delta: number): void => {
    const { speed } = this.pace();
    if (speed === 'instant') return this.finish();
    for (const run of [...this.runs]) {
      run.passed += Math.min(delta, 50) * speed;
      if (run.passed >= run.length) this.complete(run);
      else if (!tried(run, run.ease(run.passed / run.length))) this.drop(run);
    }
  };

  private complete(run: Run): void {
    if (!this.runs.has(run)) return;
    tried(run, 1);
    this.drop(run);
  }

  private drop(run: Run): void {
    if (this.runs.delete(run)) run.done();
  }

  private readonly end = (): void => {
    this.over = true;
    this.scene.events.off(Phaser.Scenes.Events.UPDATE, this.update);
    const left = [...this.runs];
    this.runs.clear();
    for (const { done } of left) done();
  };
}

/** Runs a step of a motion; returns whether it succeeded. */
function tried({ step }: Run, part: number): boolean {
  try {
    step(part);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** Does something with each of several things at the same time. */
export function together<T>(
  things: readonly T[],
  act: (thing: T, index: number) => Promise<unknown>,
): Promise<unknown> {
  return Promise.all(things.map(act));
}
