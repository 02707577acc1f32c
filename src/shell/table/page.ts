import type { Plan } from '../../games/faza/bots/plan.ts';
import type { TileNo } from '../../games/faza/content/vocabulary.ts';
import type { Fact } from '../../games/faza/rules/fact.ts';
import type { State } from '../../games/faza/rules/state.ts';
import type { SheetItem } from '../../games/faza/scenes/boardControls.ts';
import type { Density } from '../../games/faza/scenes/density.ts';
import type { Path } from '../../games/faza/scenes/picks.ts';
import type { Stage } from '../../games/faza/scenes/stage.ts';
import type { BoardView } from '../../games/faza/scenes/view.ts';
import type { Told } from '../../games/faza/scenes/whyNot.ts';
import type { DragOffer } from '../../module/drag.ts';
import type { Control } from '../../table/control.ts';
import type { Match } from '../match.ts';
import type { PlanStore } from '../plan/keptPlans.ts';
import type { PlanBarActions, PlanBarView } from '../plan/planBar.ts';
import type { PlanName } from '../plan/planning.ts';
import type { PanelView } from '../preview/previewPanel.ts';
import type { Theatre } from '../replay/theatre.ts';

/** What a table asks of the page. */
export interface TablePage {
  readonly stage: Stage;
  size(): { width: number; height: number };
  showControls(controls: readonly Control[]): void;
  /** Shows what has to be chosen from a list; an empty one hides it. */
  showSheet(title: string, items: readonly SheetItem[], choose: (path: Path) => void, cancel: () => void): void;
  /** Shows numbers or a forecast beside the board; `null` hides them. */
  showPanel(panel: PanelView | null): void;
  /** Shows what is planned; `null` hides it. */
  showPlan(view: PlanBarView | null, actions: PlanBarActions): void;
  comparePlans(plans: Readonly<Record<PlanName, Plan>>): void;
  /** Keeps what is planned when the table is left. */
  readonly plans: PlanStore;
  /** Lets heroes be dragged; `null` lets nobody. */
  letDrag(offer: DragOffer | null): void;
  /** Told of everything that is shown. */
  shown(view: BoardView): void;
  /** Told of what happened, when the picture has caught up. */
  happened(facts: readonly Fact[]): void;
  announce(sentence: string): void;
  /** Shows what a roll came to, which has been announced: where fights are not told, nothing else does. */
  rolled(sentence: string): void;
  sound(name: string): void;
  /** Lets the game be heard as it is seen now: called once the picture has caught up. */
  hear(state: State): void;
  explain(refusal: Told): void;
  /** Brings a tile close, or puts it back where it is close already. */
  closeUp(tile: TileNo): void;
  /** Says something about the board to everybody. */
  tell(sentence: string): void;
  /** Keeps the match: called whenever it changes, before anything is animated. */
  keep(match: Match): void;
  /** Whether things are previewed first and done by a second press. */
  confirms(): boolean;
  forecastAlwaysOn(): boolean;
  /** How much the screen says. */
  density(): Density;
  /** What is shown of a Faza phase beside its film. */
  readonly theatre: Pick<Theatre, 'open' | 'told' | 'close' | 'sumUp'>;
  menu(): void;
  log(): void;
  /** Lets people ask what things on the table are. */
  ask(): void;
  over(match: Match): void;
}
