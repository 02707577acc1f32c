import { at } from '../../../../kernel/values/at.ts';
import { FactPlayer, type PlayerStage, type Told } from '../../../../table/stage/factPlayer.ts';
import type { FactionTableView, Narrator } from '../../interaction/view.ts';
import { evolve } from '../../rules/evolve.ts';
import type { Fact, FactName } from '../../rules/state/fact.ts';
import type { FactionFunView, Seat } from '../../rules/state/state.ts';
import type { FactionTable } from '../table/FactionTable.ts';
import { AnimatedTable } from './animatedTable.ts';
import { animationOf } from './animateFact.ts';
import { hasteOf, modeOf } from './haste.ts';

/** What the stage provides to animations of the table. */
interface TableStage extends PlayerStage {
  readonly narrator: Narrator;
  readonly table: FactionTable;
  /** Called at the start of each fact, and with `null` after the last. */
  shows(name: FactName | null): void;
}

/** Plays facts on the table, the faster the longer people have waited. */
export class TableAnimation extends FactPlayer<Fact, FactionFunView, FactionTableView, AnimatedTable> {
  /** How long people have watched since their last command, in milliseconds at speed 1. */
  private waited = 0;
  /** The seats of people at the table; `null` where nobody waits, as in replays. */
  private people: readonly Seat[] | null = null;

  constructor(private readonly stage: TableStage) {
    super(stage);
  }

  protected override evolve(view: FactionFunView, fact: Fact): FactionFunView {
    return { ...evolve(view, fact), chance: view.chance };
  }

  protected override begin({ before }: Told<Fact, FactionFunView>): AnimatedTable | null {
    const { table, context, narrator } = this.stage;
    if (!table.motion || !table.view) return null;
    const { people = null, isOwn = true } = table.view;
    this.people = people;
    if (isOwn) this.waited = 0;
    return new AnimatedTable(table, table.motion, context, narrator, table.view, before);
  }

  protected override async showFact(
    table: AnimatedTable,
    index: number,
    { facts }: Told<Fact, FactionFunView>,
  ): Promise<void> {
    const { context, playback } = this.stage;
    const fact = at(facts, index);
    this.stage.shows(fact.fact);
    const { people, waited } = this;
    const { state } = table;
    playback.haste = people ? hasteOf(modeOf(fact, state, people), waited, state.hands.length) : 1;
    const start = performance.now();
    await this.tried(table, fact, (next) => animationOf(fact)(table, fact, next));
    const { speed } = context.tempo();
    // The tempo already includes the speed-up.
    if (speed !== 'instant') this.waited += ((performance.now() - start) * speed) / playback.haste;
  }

  protected override cleared(): void {
    this.stage.playback.haste = 1;
    this.stage.shows(null);
  }

  /** The table shows every state as it is. */
  stateShown(state: FactionFunView): FactionFunView {
    return state;
  }
}
