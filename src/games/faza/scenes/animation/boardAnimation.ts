import { at } from '../../../../kernel/values/at.ts';
import { afterStep } from '../../../../table/pages/screen.ts';
import { FactPlayer, type PlayerStage, type Told } from '../../../../table/stage/factPlayer.ts';
import { isTold } from '../../interaction/events/eventStory.ts';
import type { BoardView } from '../../interaction/view.ts';
import { evolve } from '../../rules/evolve.ts';
import type { Fact } from '../../rules/state/fact.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';
import type { BoardScene } from '../board/boardScene.ts';
import type { CombatScene } from '../combat/CombatScene.ts';
import type { EventScene } from '../event/EventScene.ts';
import { animationOf } from './animateFact.ts';
import { BoardContext } from './boardContext.ts';

/** The results of a roll, for as long as the facts that follow are caused by it. */
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

/** What the stage provides to animations of the board. */
export interface BoardStage extends PlayerStage {
  readonly board: BoardScene;
  readonly combat: CombatScene;
  readonly event: EventScene;
}

type Play = Told<Fact, FazaView>;

/** Plays facts on the board; rolls and event cards have cutscenes. */
export class BoardAnimation extends FactPlayer<Fact, FazaView, BoardView, BoardContext> {
  protected override readonly evolve = evolve;

  constructor(private readonly stage: BoardStage) {
    super(stage);
  }

  protected override begin({ before }: Play): BoardContext | null {
    const { board, context } = this.stage;
    if (!board.motion || !board.picture) return null;
    return new BoardContext(board, board.motion, context, board.picture.view, before);
  }

  protected override async showFact(context: BoardContext, index: number, told: Play): Promise<void> {
    const fact = at(told.facts, index);
    if (WITH_CUTSCENE.has(fact.fact)) await this.playCutscene(context, index, told);
    if (!this.isRunning(context)) return;
    await this.tried(context, fact, (next) => {
      context.say(text.factText(fact, next));
      return animationOf(fact)(context, fact, next);
    });
  }

  /** Lets a cutscene show a roll or an event card. A cutscene that fails is skipped. */
  private async playCutscene(context: BoardContext, index: number, { facts, after }: Play): Promise<void> {
    const { board, combat, event } = this.stage;
    const fact = facts[index];
    const rest = facts.slice(index + 1);
    await context.settled();
    const before = context.state;
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
      context.report(fact?.fact, error);
    }
    // A scene that removes itself is gone at the next step; the next cutscene must not find it half removed.
    await afterStep(board.game);
  }
}
