import { at } from '../../kernel/values/at.ts';
import type { Frame } from '../../module/screens/replay.ts';
import type { Fact, View } from '../match.ts';
import type { Speed } from '../settings/settings.ts';

/** What a replay asks of the screen that it is shown on. */
export interface ReplayPage {
  /** Shows a frame at once. */
  show(frame: Frame): void;
  /** Animates facts; resolves when it has ended, soon after `skip` at the latest. */
  animate(facts: readonly Fact[], before: View, after: View, onProgress: (index: number) => void): Promise<void>;
  skip(): void;
  /** Called whenever the replay has come to another frame, or begins or ends to run. */
  moved(): void;
  speed(): Speed;
  /** Resolves after this many milliseconds. */
  wait(length: number): Promise<void>;
}

/** Whether a replay stands still, plays, or goes back. */
export type Running = 'still' | 'forward' | 'back';

/** How long a frame stands that is cut to, in milliseconds at speed 1. */
const CUT = 420;

/** Plays a match again: it stands at one frame, goes to any other, and runs both ways. Forward it is the real animation. */
export class ReplayPlayer {
  private position: number;
  private state: Running = 'still';
  /** Counts what was begun: whatever is not the latest has been given up. */
  private run = 0;
  private animation: Promise<unknown> = Promise.resolve();

  constructor(
    readonly frames: readonly Frame[],
    start: number,
    private readonly page: ReplayPage,
  ) {
    this.position = this.within(start);
  }

  get index(): number {
    return this.position;
  }

  get frame(): Frame {
    return at(this.frames, this.position);
  }

  get running(): Running {
    return this.state;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** Stands still at a frame; beyond the ends means at the end. */
  seek(index: number): void {
    const run = this.begin('still');
    this.position = this.within(index);
    this.page.moved();
    // An animation that was skipped has still to clear its stage.
    void this.animation.then(() => {
      if (this.run === run) this.page.show(this.frame);
    });
  }

  /** Stands still where it is. */
  pause(): void {
    this.seek(this.position);
  }

  /** Plays as an animation up to a frame, by default the last; from the last one it begins again. */
  async play(until = this.last): Promise<void> {
    const run = this.begin('forward');
    if (this.position >= this.last) this.position = 0;
    this.page.moved();
    await this.animation;
    while (this.run === run && this.position < until) await this.shoot(run, until);
    if (this.run === run) this.pause();
  }

  /** Goes back frame by frame, to the beginning. */
  async playBack(): Promise<void> {
    const run = this.begin('back');
    this.page.moved();
    await this.animation;
    while (this.run === run && this.position > 0) await this.cut(run, -1);
    if (this.run === run) this.pause();
  }

  /** Leaves everything as it is, because the screen is left. */
  close(): void {
    this.begin('still');
  }

  private begin(state: Running): number {
    if (this.state === 'forward') this.page.skip();
    this.state = state;
    this.run += 1;
    return this.run;
  }

  /** Shows what is left of the command that comes next. */
  private async shoot(run: number, until: number): Promise<void> {
    const from = this.position;
    const { commands, fact } = at(this.frames, from + 1);
    // How things stood before the game was set up is not known.
    if (fact.by === 'setup' || this.page.speed() === 'instant') return this.cut(run, 1);
    const shot = this.frames.slice(from + 1, until + 1).filter((frame) => frame.commands === commands);
    const facts = shot.map(({ fact }) => fact);
    const end = from + shot.length;
    this.animation = this.page.animate(facts, this.frame.state, at(this.frames, end).state, (index) => {
      if (this.run === run) this.come(from + 1 + index);
    });
    await this.animation;
    if (this.run !== run) return;
    this.come(end);
    this.page.show(this.frame);
  }

  private async cut(run: number, by: 1 | -1): Promise<void> {
    const speed = this.page.speed();
    await this.page.wait(CUT / (speed === 'instant' ? 4 : speed));
    if (this.run !== run) return;
    this.come(this.within(this.position + by));
    this.page.show(this.frame);
  }

  private come(index: number): void {
    this.position = index;
    this.page.moved();
  }

  private within(index: number): number {
    return Math.max(0, Math.min(this.last, Math.round(index)));
  }
}
