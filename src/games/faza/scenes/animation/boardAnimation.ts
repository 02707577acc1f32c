import { AnimationGate, type PlaybackControl } from '../../../../table/cutscenes/playback.ts';
import type { PageContext } from '../../../../table/pages/pageScene.ts';
import { afterStep } from '../../../../table/pages/screen.ts';
import { evolve } from '../../rules/evolve.ts';
import type { Fact } from '../../rules/state/fact.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';
import type { BoardScene } from '../board/boardScene.ts';
import type { CombatScene } from '../combat/CombatScene.ts';
import type { EventScene } from '../event/EventScene.ts';
import { isTold } from '../event/eventStory.ts';
import type { BoardView } from '../view.ts';
import { animationOf } from './animateFact.ts';
import { AnimationContext } from './animationContext.ts';

/** What a roll leads to, as long as the roll is its cause. */
const RESULTS_OF_ROLL: ReadonlySet<Fact['fact']> = new Set([
  'dronesDefeated',
  'injuriesIgnored',
  'rebelsLost',
  'heroProtected',
  'heroInjured',
  'pointsGained',
]);

/** Facts that have a cutscene: the board is at rest before it. */
const WITH_CUTSCENE: ReadonlySet<Fact['fact']> = new Set(['diceRolled', 'eventDrawn']);

/** What the stage lends to animations of the board. */
export interface AnimationStage {
  readonly board: BoardScene;
  readonly combat: CombatScene;
  readonly event: EventScene;
  readonly context: PageContext;
  readonly playback: PlaybackControl;
  /** Resolves when the page has been turned and its pictures are there, or were waited for long enough. */
  ready(): Promise<unknown>;
  /** The canvas has something new to draw. */
  wake(): void;
}

/** Plays facts on the board, one after the other; rolls and event cards have cutscenes. */
export class BoardAnimation {
  private running: AnimationContext | null = null;
  /** How many animations run or wait for their turn. */
  private playing = 0;
  private readonly gate = new AnimationGate();

  constructor(private readonly stage: AnimationStage) {}

  /** Whether an animation runs, or waits until everything is there. */
  get isPlaying(): boolean {
    return this.playing > 0;
  }

  /** Resolves when everything is there that an animation needs; to `false` where it was skipped before that. */
  readonly wanted = (): Promise<boolean> => {
    this.stage.wake();
    return this.gate.wanted(this.stage.ready());
  };

  /**
   * Resolves when everything has been shown, or soon after `skip`; what is skipped before it has begun, also because its table
   * was left, is never shown. An animation that fails is left out. `onProgress` hears of each fact when it begins to be shown,
   * by its place.
   */
  readonly play = async (
    facts: readonly Fact[],
    before: FazaView,
    after: FazaView,
    onProgress: (index: number) => void = () => undefined,
  ): Promise<void> => {
    const { board, context, playback } = this.stage;
    const isInstant = (): boolean => context.tempo().speed === 'instant';
    if (isInstant()) return;
    this.playing += 1;
    let set: AnimationContext | null = null;
    try {
      if (!(await this.wanted()) || isInstant() || !board.motion || !board.picture) return;
      set = new AnimationContext(board, board.motion, context, board.picture.view, before);
      this.running = set;
      set.show(before);
      for (const [index, fact] of facts.entries()) {
        if (this.running === set) await playback.turn();
        if (this.running !== set || !board.scene.isActive()) break;
        onProgress(index);
        if (WITH_CUTSCENE.has(fact.fact)) await this.playCutscene(set, facts, index, after);
        if (this.running !== set) break;
        const next = evolve(set.state, fact);
        set.say(text.factText(fact, next));
        try {
          await animationOf(fact)(set, fact, next);
        } catch (error) {
          this.report(fact, error);
          set.show(next);
        }
      }
      await set.settled();
    } finally {
      if (set) this.strike(set);
      this.playing -= 1;
      // The next animation runs by itself again.
      if (this.playing === 0) playback.run();
    }
  };

  /** Clears everything away that belongs to an animation. */
  private strike(set: AnimationContext): void {
    set.strike();
    this.stage.board.release();
    set.motion.again();
    if (this.running === set) this.running = null;
  }

  /**
   * Takes a view that comes while an animation runs, because the window or a setting has changed: the animation goes on in its size.
   * Says whether one runs; otherwise the view is the board's.
   */
  refit({ busy, layout }: BoardView): boolean {
    if (!busy || this.running === null) return false;
    this.running.refit(layout);
    return true;
  }

  /** Leaves out the rest, and what waits to be shown. */
  skip(): void {
    this.gate.skip();
    if (this.running === null) return;
    this.running = null;
    const { board, combat, event, playback } = this.stage;
    playback.run();
    board.motion?.skip();
    combat.skip();
    event.skip();
  }

  /** Lets a cutscene tell of a roll or an event card. One that fails is left out. */
  private async playCutscene(
    set: AnimationContext,
    facts: readonly Fact[],
    index: number,
    after: FazaView,
  ): Promise<void> {
    const { board, combat, event } = this.stage;
    const fact = facts[index];
    const rest = facts.slice(index + 1);
    await set.settled();
    const before = set.state;
    try {
      if (fact?.fact === 'diceRolled') {
        const end = rest.findIndex((result) => result.by !== 'combat' || !RESULTS_OF_ROLL.has(result.fact));
        const results = end < 0 ? rest : rest.slice(0, end);
        const armed = board.picture?.view.rolledCards;
        await combat.tell({
          roll: fact,
          results,
          earlier: facts.slice(0, index),
          before,
          after,
          ...(armed && { armed }),
        });
      } else if (fact?.fact === 'eventDrawn' && isTold(after)) {
        await event.tell({ drawn: fact, results: rest, before, after });
      }
    } catch (error) {
      this.report(fact, error);
    }
    // A scene that takes itself away is gone at the next step; the next cutscene must not find it half there.
    await afterStep(board.game);
  }

  /** Nothing can be shown on a board that was left: that is no error. */
  private report(fact: Fact | undefined, error: unknown): void {
    if (this.stage.board.sys.isActive()) console.error(fact?.fact, error);
  }
}
