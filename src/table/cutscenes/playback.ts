/**
 * What runs an animation: it goes on by itself, stands still, or shows one fact and stands still again. Whoever shows facts asks
 * for each one's turn first.
 */
export class PlaybackControl {
  private runs = true;
  private frozen = false;
  private go: (() => void) | null = null;
  /** How many times faster things move now than at the speed that people have chosen. */
  haste = 1;

  /** Whether what is being shown stands still in the middle of its movement. */
  get isFrozen(): boolean {
    return this.frozen;
  }

  /** Everything stands still, at once. */
  pause(): void {
    this.runs = false;
    // Between two facts nothing has to be stopped.
    this.frozen = this.go === null;
  }

  /** The animation goes on by itself. */
  run(): void {
    this.runs = true;
    this.advance();
  }

  /** What is in the middle of its movement ends it; else the next fact is shown. Then the animation stands still. */
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

/** The time before an animation begins, in which it waits for a page that turns and for pictures that come late. */
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

  /** An animation that waits is not shown any more; the next one is. */
  skip(): void {
    this.skips += 1;
    this.hurry();
  }
}
