import { at } from '../../../../kernel/values/at.ts';
import { FactPlayer, type PlayerStage, type Told } from '../../../../table/stage/factPlayer.ts';
import type { AzardiaTableView, Narrator } from '../../interaction/view.ts';
import { evolve } from '../../rules/evolve.ts';
import type { Fact, FactName } from '../../rules/state/fact.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import type { AzardiaTable } from '../table/AzardiaTable.ts';
import { AnimatedTable } from './animatedTable.ts';
import { animationOf } from './animateFact.ts';
import { type AnimationPlan, animationPlan, leaderOf } from './animationPlan.ts';
import { leadBanner } from './banner.ts';
import { hasteOf, modeAfter } from './haste.ts';
import { type HeldMove, heldWith, isHeldIn, withHeld } from './heldMove.ts';

/** What the stage provides to animations of the table. */
interface TableStage extends PlayerStage {
  readonly narrator: Narrator;
  readonly table: AzardiaTable;
  /** Called at the start of each fact, and with `null` after the last. */
  shows(name: FactName | null): void;
}

type Play = Told<Fact, AzardiaView>;

/** Plays facts on the table, quickly if they affect nobody at the device. */
export class TableAnimation extends FactPlayer<Fact, AzardiaView, AzardiaTableView, AnimatedTable> {
  protected override readonly evolve = evolve;
  /** How long people have watched since their last command, in milliseconds at speed 1. */
  private waited = 0;
  /** Where a computer's pawn has gone on this turn without being seen. */
  private held: HeldMove | null = null;
  private plan: AnimationPlan | null = null;

  constructor(private readonly stage: TableStage) {
    super(stage);
  }

  protected override begin({ facts, before, onRearranged }: Play): AnimatedTable | null {
    const { table, context, narrator } = this.stage;
    if (!table.motion || !table.view) return null;
    const { people, latest } = table.view;
    // Nothing else has happened since a command of the player in front.
    if (latest.length <= facts.length) this.waited = 0;
    this.plan = people && animationPlan(facts, before, people);
    const shown = this.stateShown(before);
    return new AnimatedTable(table, table.motion, context, narrator, table.view, shown, facts, onRearranged);
  }

  protected override async showFact(table: AnimatedTable, index: number, { facts }: Play): Promise<void> {
    const { context, playback } = this.stage;
    const fact = at(facts, index);
    table.tell(fact);
    const start = performance.now();
    await this.showBy(table, fact, index);
    const { speed } = context.tempo();
    // The tempo already includes the speed-up.
    if (speed !== 'instant') this.waited += ((performance.now() - start) * speed) / playback.haste;
  }

  protected override ended(table: AnimatedTable): void {
    table.catchUp();
  }

  protected override cleared(): void {
    this.stage.playback.haste = 1;
    this.stage.shows(null);
  }

  /** A state as the table shows it: a movement that is held has not happened there. */
  stateShown(state: AzardiaView): AzardiaView {
    if (this.held && !isHeldIn(state, this.held)) this.leaveOut();
    return this.held ? withHeld(state, this.held) : state;
  }

  /** Drops the held movement. */
  override leaveOut(): void {
    this.held = null;
  }

  /** Shows a fact according to the plan; in full if there is none. */
  private async showBy(table: AnimatedTable, fact: Fact, index: number): Promise<void> {
    const { plan } = this;
    const mode = plan?.modes[index] ?? 'full';
    if (mode === 'hold') {
      if (fact.fact === 'pawnMoved') this.held = heldWith(this.held, fact, table.state);
      return;
    }
    if (mode !== 'cut' || fact.fact === 'turnEnded') await this.showHeld(table);
    const leads = plan?.lead?.at === index;
    // The start of the person's own turn and a new leader are never left out.
    const shown = leads || fact.fact === 'turnBegan' ? mode : modeAfter(this.waited, mode);
    if (shown === 'cut' || shown === 'hold') return table.cut(evolve(table.state, fact));
    this.stage.playback.haste = plan ? hasteOf(shown, this.waited) : 1;
    await this.show(table, fact, leads ? plan.lead.seat : null);
  }

  /** Shows the held movement, and a new leader. */
  private async showHeld(table: AnimatedTable): Promise<void> {
    if (!this.held) return;
    const { fact } = this.held;
    this.leaveOut();
    const leader = leaderOf(evolve(table.state, fact));
    this.stage.playback.haste = hasteOf('brief', this.waited);
    await this.show(table, fact, leader === leaderOf(table.state) ? null : leader);
  }

  /** Shows a fact at its own speed, and a new leader. */
  private async show(table: AnimatedTable, fact: Fact, leader: Seat | null): Promise<void> {
    table.catchUp();
    this.stage.shows(fact.fact);
    table.hear(fact);
    await this.tried(table, fact, async (next) => {
      await animationOf(fact)(table, fact, next);
      if (leader !== null) await leadBanner(table, leader);
    });
  }
}
