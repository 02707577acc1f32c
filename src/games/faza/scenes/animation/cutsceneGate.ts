/** The time before an animation begins, in which it waits for a page that turns and for pictures that come late. */
export class CutsceneGate {
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
