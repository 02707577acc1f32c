import { AnimationGate, type PlaybackControl } from '../cutscenes/playback.ts';
import type { PageContext } from '../pages/pageScene.ts';
import type { AnimationContext } from './animationContext.ts';

/** What the stage provides to animations. */
export interface PlayerStage {
  readonly context: PageContext;
  readonly playback: PlaybackControl;
  /** Resolves when the page has been turned and its pictures are there, or were waited for long enough. */
  ready(): Promise<unknown>;
  /** The canvas has something new to draw. */
  wake(): void;
}

/** The facts between two states, to be shown. */
export interface Told<Fact, State> {
  readonly facts: readonly Fact[];
  readonly before: State;
  readonly after: State;
  /** Called with a state whose layout on the screen differs from the previous one. */
  readonly onRearranged: (state: State) => void;
}

/** Plays facts on a picture, one after the other. */
export abstract class FactPlayer<
  Fact extends { readonly fact: string },
  State,
  View extends { readonly busy: boolean },
  Context extends AnimationContext<State, View>,
> {
  private running: Context | null = null;
  /** How many animations run or wait for their turn. */
  private playing = 0;
  private readonly gate = new AnimationGate();

  constructor(private readonly lent: PlayerStage) {}

  /** Starts to show something; `null` if there is nothing to show it on. */
  protected abstract begin(told: Told<Fact, State>): Context | null;

  /** Shows one of the facts, most often by `tried`. */
  protected abstract showFact(context: Context, index: number, told: Told<Fact, State>): Promise<void>;

  /** The state after a fact. */
  protected abstract evolve(state: State, fact: Fact): State;

  /** All facts have been shown. */
  protected ended(_context: Context): void {}

  /** Called when something has ended, or was skipped, even before any of it was shown. */
  protected cleared(): void {}

  /** Drops waiting animations. */
  leaveOut(): void {}

  /** Whether an animation runs, or waits until everything is loaded. */
  get isPlaying(): boolean {
    return this.playing > 0;
  }

  /** Resolves when everything that an animation needs is loaded; to `false` if it was skipped before that. */
  readonly wanted = (): Promise<boolean> => {
    this.lent.wake();
    return this.gate.wanted(this.lent.ready());
  };

  /**
   * Resolves when everything has been shown, or soon after `skip`; what is skipped before it has begun, also because its table
   * was left, is never shown. An animation that fails is left out. `onProgress` hears of each fact when it begins to be shown,
   * by its place.
   */
  readonly play = async (
    facts: readonly Fact[],
    before: State,
    after: State,
    onProgress: (index: number) => void = () => undefined,
    onRearranged: (state: State) => void = () => undefined,
  ): Promise<void> => {
    if (this.isInstant()) return this.leaveOut();
    const { playback } = this.lent;
    const told = { facts, before, after, onRearranged };
    this.playing += 1;
    let context: Context | null = null;
    try {
      const isWanted = await this.wanted();
      context = isWanted && !this.isInstant() ? this.begin(told) : null;
      if (!context) return this.leaveOut();
      this.running = context;
      context.show(context.state);
      for (const index of facts.keys()) {
        if (this.isRunning(context)) await playback.turn();
        if (!this.isRunning(context) || !context.isThere) break;
        onProgress(index);
        await this.showFact(context, index, told);
      }
      if (this.isRunning(context)) this.ended(context);
      await context.settled();
    } finally {
      context?.strike();
      context?.motion.again();
      if (this.running === context) this.running = null;
      this.cleared();
      this.playing -= 1;
      // The next animation runs by itself again.
      if (this.playing === 0) playback.run();
    }
  };

  /** Shows a fact; if that fails, at least its result. */
  protected async tried(context: Context, fact: Fact, animate: (next: State) => Promise<void> | void): Promise<void> {
    const next = this.evolve(context.state, fact);
    try {
      await animate(next);
    } catch (error) {
      context.report(fact.fact, error);
      context.show(next);
    }
  }

  /** Whether an animation is still to be shown. */
  protected isRunning(context: Context): boolean {
    return this.running === context;
  }

  private isInstant(): boolean {
    return this.lent.context.tempo().speed === 'instant';
  }

  /**
   * Takes a view that comes while an animation runs, because the window or a setting has changed: the animation goes on in its size.
   * Says whether one runs; otherwise the view is the picture's.
   */
  refit(view: View): boolean {
    if (!view.busy || this.running === null) return false;
    this.running.refit(view);
    return true;
  }

  /** Skips the rest, and drops waiting animations. */
  skip(): void {
    this.leaveOut();
    this.gate.skip();
    if (this.running === null) return;
    const { motion } = this.running;
    this.running = null;
    this.lent.playback.run();
    motion.skip();
  }

  /** Pauses the animation, or resumes it. */
  hold(still: boolean): void {
    if (!this.isPlaying) return;
    if (still) this.lent.playback.pause();
    else this.lent.playback.run();
  }

  /** Plays to the end of the current fact, or otherwise through the next one, and pauses there. */
  step(): void {
    if (this.isPlaying) this.lent.playback.step();
  }
}
