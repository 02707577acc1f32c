import { AnimationGate, type PlaybackControl } from '../../../../table/cutscenes/playback.ts';
import type { PageContext } from '../../../../table/pages/pageScene.ts';
import { evolve } from '../../rules/evolve.ts';
import type { Fact, FactName } from '../../rules/state/fact.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import type { TableScene } from '../table/TableScene.ts';
import type { AzardiaTableView, Narrator } from '../table/view.ts';
import { AnimatedTable } from './animatedTable.ts';
import { animationOf } from './animateFact.ts';
import { leadBanner } from './banner.ts';
import { type FilmPlan, filmPlan, leaderOf } from './filmPlan.ts';
import { hasteOf } from './haste.ts';
import { type HeldMove, heldWith, isHeldIn, withHeld } from './heldMove.ts';

/** What the stage lends to animations of the table. */
interface AnimationStage {
  readonly narrator: Narrator;
  readonly table: TableScene;
  readonly context: PageContext;
  readonly playback: PlaybackControl;
  /** Resolves when the page has been turned. */
  ready(): Promise<unknown>;
  /** The canvas has something new to draw. */
  wake(): void;
  /** A fact begins to be shown; `null` once all of them have been. */
  shows(name: FactName | null): void;
}

/** Plays facts on the table, one after the other. */
export class TableAnimation {
  private running: AnimatedTable | null = null;
  private playing = 0;
  /** How long people have watched since their last command, in milliseconds at speed 1. */
  private waited = 0;
  private hurry = 1;
  /** Where a computer's pawn has gone on this turn without being seen. */
  private held: HeldMove | null = null;
  private readonly gate = new AnimationGate();

  constructor(private readonly stage: AnimationStage) {}

  /** Whether an animation runs, or waits until everything is there. */
  get isPlaying(): boolean {
    return this.playing > 0;
  }

  /** How many times faster things move now than at the speed that people have chosen. */
  get haste(): number {
    return this.hurry;
  }

  /** Resolves when everything has been shown, or soon after `skip`. An animation that fails is left out. */
  readonly play = async (
    facts: readonly Fact[],
    before: AzardiaView,
    _after: AzardiaView,
    onProgress: (index: number) => void = () => undefined,
    onRearranged: (state: AzardiaView) => void = () => undefined,
  ): Promise<void> => {
    const { table, context, playback, narrator } = this.stage;
    const isInstant = (): boolean => context.tempo().speed === 'instant';
    if (isInstant()) return this.letGo();
    this.playing += 1;
    let set: AnimatedTable | null = null;
    try {
      this.stage.wake();
      const isWanted = await this.gate.wanted(this.stage.ready());
      if (!isWanted || isInstant() || !table.motion || !table.view) return this.letGo();
      const { people, latest } = table.view;
      // Nothing else has happened since a command of the player in front.
      if (latest.length <= facts.length) this.waited = 0;
      const plan = people && filmPlan(facts, before, people);
      const shown = this.stateShown(before);
      set = new AnimatedTable(table, table.motion, context, narrator, table.view, shown, facts, onRearranged);
      this.running = set;
      set.show(shown);
      for (const [index, fact] of facts.entries()) {
        if (this.running === set) await playback.turn();
        if (this.running !== set || !table.sys.isActive()) break;
        onProgress(index);
        set.tell(fact);
        const start = performance.now();
        await this.showBy(set, fact, plan, index);
        const { speed } = context.tempo();
        // The tempo holds the hurry already.
        if (speed !== 'instant') this.waited += ((performance.now() - start) * speed) / this.hurry;
      }
      if (this.running === set) set.catchUp();
      await set.settled();
    } finally {
      this.hurry = 1;
      set?.clear();
      set?.motion.again();
      if (this.running === set) this.running = null;
      this.playing -= 1;
      this.stage.shows(null);
      // The next animation runs by itself again.
      if (this.playing === 0) playback.run();
    }
  };

  /** A state as the table shows it: a movement that is held has not happened there. */
  stateShown(state: AzardiaView): AzardiaView {
    if (this.held && !isHeldIn(state, this.held)) this.letGo();
    return this.held ? withHeld(state, this.held) : state;
  }

  /** What was held is not shown any more. */
  letGo(): void {
    this.held = null;
  }

  /** Shows a fact as the plan says; in full where there is none. */
  private async showBy(set: AnimatedTable, fact: Fact, plan: FilmPlan | null, index: number): Promise<void> {
    const shot = plan?.shots[index] ?? 'full';
    if (shot === 'hold') {
      if (fact.fact === 'pawnMoved') this.held = heldWith(this.held, fact, set.state);
      return;
    }
    if (shot !== 'cut' || fact.fact === 'turnEnded') await this.showHeld(set);
    if (shot === 'cut') return set.cut(evolve(set.state, fact));
    this.hurry = plan ? hasteOf(shot, this.waited) : 1;
    await this.show(set, fact, plan?.lead?.at === index ? plan.lead.seat : null);
  }

  /** Shows the movement that is held, and who takes the lead by it. */
  private async showHeld(set: AnimatedTable): Promise<void> {
    if (!this.held) return;
    const { fact } = this.held;
    this.letGo();
    const leader = leaderOf(evolve(set.state, fact));
    this.hurry = hasteOf('brief', this.waited);
    await this.show(set, fact, leader === leaderOf(set.state) ? null : leader);
  }

  /** Shows a fact in its own time, and who takes the lead by it. */
  private async show(set: AnimatedTable, fact: Fact, leader: Seat | null): Promise<void> {
    const { table, shows } = this.stage;
    set.catchUp();
    const next = evolve(set.state, fact);
    shows(fact.fact);
    set.hear(fact);
    try {
      await animationOf(fact)(set, fact, next);
      if (leader !== null) await leadBanner(set, leader);
    } catch (error) {
      // Nothing can be shown on a table that was left: that is no error.
      if (table.sys.isActive()) console.error(fact.fact, error);
      set.show(next);
    }
  }

  /** Takes a view that comes while an animation runs, because the window has changed; says whether one runs. */
  refit(view: AzardiaTableView): boolean {
    if (!view.busy || this.running === null) return false;
    this.running.refit(view);
    return true;
  }

  /** Leaves out the rest, and what waits to be shown. */
  skip(): void {
    this.letGo();
    this.gate.skip();
    if (this.running === null) return;
    this.running = null;
    this.stage.playback.run();
    this.stage.table.motion?.skip();
  }
}
