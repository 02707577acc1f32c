import { at } from '../../../../kernel/values/at.ts';
import { FactPlayer, type PlayerStage, type Told } from '../../../../table/stage/factPlayer.ts';
import type { FaceTableView, Narrator } from '../../interaction/view.ts';
import { evolve } from '../../rules/evolve.ts';
import type { Fact } from '../../rules/state/fact.ts';
import type { FaceOffView } from '../../rules/state/state.ts';
import type { FaceTable } from '../table/FaceTable.ts';
import { AnimatedTable } from './animatedTable.ts';
import { animateFact } from './animateFact.ts';

/** What the stage provides to animations of the table. */
interface TableStage extends PlayerStage {
  readonly narrator: Narrator;
  readonly table: FaceTable;
}

/** Plays facts on the table. */
export class TableAnimation extends FactPlayer<Fact, FaceOffView, FaceTableView, AnimatedTable> {
  constructor(private readonly stage: TableStage) {
    super(stage);
  }

  protected override evolve(view: FaceOffView, fact: Fact): FaceOffView {
    return { ...evolve(view, fact), chance: view.chance };
  }

  protected override begin({ before }: Told<Fact, FaceOffView>): AnimatedTable | null {
    const { table, context, narrator } = this.stage;
    if (!table.motion || !table.view) return null;
    // While facts are shown, the rules are at work: nobody is asked anything.
    return new AnimatedTable(table, table.motion, context, narrator, table.view, { ...before, steps: [] });
  }

  protected override async showFact(
    table: AnimatedTable,
    index: number,
    { facts }: Told<Fact, FaceOffView>,
  ): Promise<void> {
    const fact = at(facts, index);
    await this.tried(table, fact, (next) => animateFact(table, fact, next));
  }

  /** The table shows every state as it is. */
  stateShown(state: FaceOffView): FaceOffView {
    return state;
  }
}
