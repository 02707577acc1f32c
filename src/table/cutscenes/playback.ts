/**
 * Controls an animation: it runs by itself, pauses, or shows one fact and pauses again. Code that shows facts waits for
 * each one's turn first.
 */
export class PlaybackControl {
  private runs = true;
  private frozen = false;
  private go: (() => void) | null = null;
  /** The speed factor relative to the chosen speed. */
  haste = 1;

  /** Whether the current fact is paused in the middle of its motion. */
  get isFrozen(): boolean {
    return this.frozen;
  }

  /** Pauses everything, at once. */
  pause(): void {
    this.runs = false;
    // Between two facts nothing has to be stopped.
    this.frozen = this.go === null;
  }

  /** Lets the animation run by itself. */
  run(): void {
    this.runs = true;
    this.advance();
  }

  /** Finishes a motion in progress; otherwise shows the next fact. Then the animation pauses. */
  step(): void {
    this.runs = false;
    this.advance();
  }

  /** Resolves when the next fact may be shown. */
  turn(): Promise<void> {
    this.frozen = false;
    if (this.runs) return Promise.resolve();
    return new Promise((resolve) => {
      this.go = resolve;
    });
  }

  private advance(): void {
    this.frozen = false;
    this.go?.();
    this.go = null;
  }
}

/** The time before an animation starts, in which it waits for a page turn and for late pictures. */
export class AnimationGate {
  private skips = 0;
  private hurry = (): void => undefined;

  /** Resolves when `ready` does, or as soon as it is skipped; says whether the animation is to be shown. */
  async wanted(ready: Promise<unknown>): Promise<boolean> {
    const { skips } = this;
    const hurried = new Promise<void>((now) => {
      this.hurry = now;
    });
    await Promise.race([ready, hurried]);
    return this.skips === skips;
  }

  /** A waiting animation is dropped; the next one is shown. */
  skip(): void {
    this.skips += 1;
    this.hurry();
  }
}
