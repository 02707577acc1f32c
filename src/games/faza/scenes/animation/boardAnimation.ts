import type { PageContext } from '../../../../table/pageScene.ts';
import type { PlaybackControl } from '../../../../table/playback.ts';
import { afterStep } from '../../../../table/screen.ts';
import { evolve } from '../../rules/evolve.ts';
import type { Fact } from '../../rules/fact.ts';
import type { State } from '../../rules/state.ts';
import { text } from '../../text/en.ts';
import type { BoardScene } from '../board/boardScene.ts';
import { isTold } from '../event/eventStory.ts';
import type { BoardView } from '../view.ts';
import { animateFact } from './animateFact.ts';
import { AnimationContext } from './animationContext.ts';
import type { Cutscenes } from './cutscene.ts';

/** What a roll leads to, as long as the roll is its cause. */
const BLOWS: ReadonlySet<Fact['fact']> = new Set([
  'dronesDefeated',
  'injuriesIgnored',
  'rebelsLost',
  'heroProtected',
  'heroInjured',
  'pointsGained',
]);

/** Facts that another scene tells: the board is at rest before it. */
const TOLD_APART: ReadonlySet<Fact['fact']> = new Set(['diceRolled', 'eventDrawn']);

/** Plays facts on the board, one after the other; rolls and event cards are told by scenes of their own. */
export class BoardAnimation {
  private running: AnimationContext | null = null;

  constructor(
    private readonly board: BoardScene,
    private readonly interludes: Cutscenes,
    private readonly context: PageContext,
    private readonly projector: PlaybackControl,
  ) {}

  /**
   * Resolves when everything has been shown, or soon after `skip`. A take that fails is left out. `told` hears of each fact
   * when it begins to be shown, by its place.
   */
  async play(
    facts: readonly Fact[],
    before: State,
    after: State,
    told: (index: number) => void = () => undefined,
  ): Promise<void> {
    const { motion, picture } = this.board;
    if (!motion || !picture || this.context.tempo().speed === 'instant') return;
    const set = new AnimationContext(this.board, motion, this.context, picture.view, before);
    this.running = set;
    try {
      set.show(before);
      for (const [index, fact] of facts.entries()) {
        if (this.running === set) await this.projector.turn();
        if (this.running !== set || !this.board.scene.isActive()) break;
        told(index);
        if (TOLD_APART.has(fact.fact)) await set.settled();
        await this.interlude(set, facts, index, after);
        if (this.running !== set) break;
        const next = evolve(set.state, fact);
        const said = text.factText(fact, next);
        set.say(said);
        try {
          await animateFact(set, fact, next);
        } catch (error) {
          this.report(fact, error);
          set.show(next);
        }
      }
      await set.settled();
    } finally {
      set.strike();
      this.board.release();
      motion.again();
      if (this.running === set) this.running = null;
    }
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

  /** Leaves out the rest. */
  skip(): void {
    if (this.running === null) return;
    this.running = null;
    this.projector.run();
    this.board.motion?.skip();
    this.interludes.combat.skip();
    this.interludes.event.skip();
  }

  /** Lets a roll or an event card be told by its own scene. One that fails is left out. */
  private async interlude(set: AnimationContext, facts: readonly Fact[], index: number, after: State): Promise<void> {
    const fact = facts[index];
    if (!fact || !TOLD_APART.has(fact.fact)) return;
    try {
      await this.tell(fact, set.state, facts, index, after);
    } catch (error) {
      this.report(fact, error);
    }
    // A scene that takes itself away is gone at the next step; the next story must not find it half there.
    await afterStep(this.board.game);
  }

  private async tell(fact: Fact, before: State, facts: readonly Fact[], index: number, after: State): Promise<void> {
    if (fact.fact === 'diceRolled') {
      const rest = facts.slice(index + 1);
      const end = rest.findIndex((result) => result.by !== 'combat' || !BLOWS.has(result.fact));
      const results = end < 0 ? rest : rest.slice(0, end);
      const earlier = facts.slice(0, index);
      const armed = this.board.picture?.view.rolledCards;
      await this.interludes.combat.tell({ roll: fact, results, earlier, before, after, ...(armed && { armed }) });
    } else if (fact.fact === 'eventDrawn' && isTold(after)) {
      await this.interludes.event.tell({ drawn: fact, results: facts.slice(index + 1), before, after });
    }
  }

  /** Nothing can be shown on a board that was left: that is no error. */
  private report(fact: Fact, error: unknown): void {
    if (this.board.sys.isActive()) console.error(fact.fact, error);
  }
}
