import { at } from '../../../../kernel/at.ts';
import { FactPlayer, type PlayerStage, type Told } from '../../../../table/stage/factPlayer.ts';
import type { FactionTableView, Narrator } from '../../interaction/view.ts';
import { evolve } from '../../rules/evolve.ts';
import type { Fact, FactName } from '../../rules/state/fact.ts';
import type { FactionFunView } from '../../rules/state/state.ts';
import type { FactionTable } from '../table/FactionTable.ts';
import { AnimatedTable } from './animatedTable.ts';
import { animationOf } from './animateFact.ts';

/** What the stage provides to animations of the table. */
interface TableStage extends PlayerStage {
  readonly narrator: Narrator;
  readonly table: FactionTable;
  /** Called at the start of each fact, and with `null` after the last. */
  shows(name: FactName | null): void;
}

/** Plays facts on the table. */
export class TableAnimation extends FactPlayer<Fact, FactionFunView, FactionTableView, AnimatedTable> {
  constructor(private readonly stage: TableStage) {
    super(stage);
  }

  protected override evolve(view: FactionFunView, fact: Fact): FactionFunView {
    return { ...evolve(view, fact), chance: view.chance };
  }

  protected override begin({ before }: Told<Fact, FactionFunView>): AnimatedTable | null {
    const { table, context, narrator } = this.stage;
    if (!table.motion || !table.view) return null;
    return new AnimatedTable(table, table.motion, context, narrator, table.view, before);
  }

  protected override showFact(
    table: AnimatedTable,
    index: number,
    { facts }: Told<Fact, FactionFunView>,
  ): Promise<void> {
    const fact = at(facts, index);
    this.stage.shows(fact.fact);
    return this.tried(table, fact, (next) => animationOf(fact)(table, fact, next));
  }

  protected override cleared(): void {
    this.stage.shows(null);
  }

  /** The table shows every state as it is. */
  stateShown(state: FactionFunView): FactionFunView {
    return state;
  }
}
