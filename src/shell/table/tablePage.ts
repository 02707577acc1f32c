import type { Seat } from '../../kernel/game.ts';
import type { Plan } from '../../module/capabilities/plans.ts';
import type { Danger } from '../../module/chances/danger.ts';
import type { Stage } from '../../module/screens/stage.ts';
import type { Density, DragOffer, ListItem, Path, Refusal, TableView } from '../../module/screens/table.ts';
import type { Control } from '../../table/control.ts';
import type { Command, Fact, Match, Played, PlayedGame, View } from '../match.ts';
import type { PlanStore } from '../plan/keptPlans.ts';
import type { PlanBarActions, PlanBarView } from '../plan/planBar.ts';
import type { PlanName } from '../plan/planning.ts';
import type { PanelView } from '../preview/previewPanel.ts';
import type { PhaseReplay } from '../replay/phaseReplay.ts';

/** Where a table is shown, besides the board. */
export interface TableDisplay {
  size(): { width: number; height: number };
  showControls(controls: readonly Control[]): void;
  /** Shows what has to be chosen from a list; an empty one hides it. */
  showSheet(title: string, items: readonly ListItem[], choose: (path: Path) => void, cancel: () => void): void;
  /** Shows numbers or a forecast beside the board; `null` hides them. */
  showPanel(panel: PanelView | null): void;
  /** Shows what is planned; `null` hides it. */
  showPlan(view: PlanBarView | null, actions: PlanBarActions): void;
  comparePlans(plans: Readonly<Record<PlanName, Plan<Played>>>): void;
  /** Lets pieces be dragged; `null` lets none. */
  letDrag(offer: DragOffer | null): void;
  /** Told of the board whenever it is drawn, also as a press would make it. */
  seen(view: TableView<Played>): void;
  /** Told of the table whenever it is shown as it is. */
  shown(view: TableView<Played>): void;
  /** Brings a place of the board close, or puts it back where it is close already. */
  closeUp(place: number): void;
}

/** What is said and heard at a table. */
export interface TableVoice {
  announce(sentence: string): void;
  /** Removes everything that was said, or shown beside the table, to one person alone. */
  quiet(): void;
  /** Says something about the board to everybody. */
  tell(sentence: string): void;
  explain(refusal: Refusal): void;
  /** Shows what a roll came to, which has been announced: where fights are not told, nothing else does. */
  rolled(sentence: string): void;
  sound(name: string): void;
  /** Lets the game be heard as it is seen now: called once the picture has caught up. */
  hear(state: View): void;
  /** Told of what happened, when the picture has caught up. */
  happened(facts: readonly Fact[]): void;
}

/** What people answer to a proposal. */
export type Answer = 'accept' | 'decline';

/** How often people are asked: before each action, once for each seat, or not again in this phase. */
export const PACES = ['action', 'seat', 'phase'] as const;
export type Pace = (typeof PACES)[number];

/** An answer, the command that was proposed, and when to ask next. */
export interface Answered {
  readonly answer: Answer;
  readonly command: Command;
  readonly pace: Pace;
}

/** Finds what a seat of the computer wants to do, quickly or by thinking about it; `null` where it has done enough. */
export type Wish = (isQuick: boolean) => Promise<Command | null>;

/** What people at a table are asked, or given time for. */
export interface TableQuestions {
  /**
   * Resolves to a seat when the device has been handed to who plays it, or to one of `reopeners` that reopens its choice instead; only
   * asked where seats have secrets.
   */
  handOver(seat: Seat, reopeners: readonly Seat[]): Promise<Seat>;
  /** Asks whether a command that most likely loses the game is meant; `command` is that command in words. */
  meant(danger: Danger, command: string): Promise<boolean>;
  /**
   * Shows what a seat of the computer wants to do, and resolves to what people answer, or to `null` where it has done enough; rejects
   * when `stop` is aborted. Where people are not to be asked, the seat plays on, unless they want to be asked again.
   */
  propose(seat: Seat, wish: Wish, isAsked: boolean, stop: AbortSignal): Promise<Answered | null>;
  /** The computers have done enough, or were interrupted: there is nothing left to ask about. */
  proposalsEnd(): void;
  /** Resolves when people have seen what is done for them by a standing order. */
  pause(): Promise<void>;
}

/** The settings that a table follows. */
export interface TableSettings {
  /** Whether things are previewed first and done by a second press. */
  confirms(): boolean;
  forecastAlwaysOn(): boolean;
  /** Whether seats of the computer propose what they want to do, where people play together with them. */
  asksBefore(): boolean;
  /** How much the screen says. */
  density(): Density;
  /** Whether people want a coach. */
  hasCoach(): boolean;
  /** How fast animations are, in a word. */
  speed(): string;
  /** Takes the next speed of animations, as the setting does. */
  nextSpeed(): void;
}

/** What commands at a table need of the page, which they can do without seeing it. */
export interface TableServices extends TableVoice, TableQuestions, Pick<TableSettings, 'asksBefore'> {
  readonly game: PlayedGame;
  readonly stage: Stage<Played>;
  /** What is shown of a long phase beside its animation. */
  readonly phase: Pick<PhaseReplay, 'open' | 'progressed' | 'close' | 'sumUp'>;
  /** Keeps what is planned when the table is left. */
  readonly plans: PlanStore;
  /**
   * Keeps the match: called whenever it changes, before anything is animated. What it returns resolves when the match has reached
   * the disk, or cannot; nothing, where nobody has to wait.
   */
  keep(match: Match): Promise<void> | void;
  over(match: Match): void;
  menu(): void;
  log(): void;
  /** Lets people ask what things on the table are. */
  ask(): void;
}

/** What a table asks of the page: where it is shown, its settings, and services. */
export interface TablePage extends TableDisplay, TableSettings, TableServices {}
