import { viewNow } from '../../kernel/session.ts';
import type { PlansSection } from '../../module/capabilities/plans.ts';
import type { Danger } from '../../module/chances/danger.ts';
import type { TableView } from '../../module/screens/table.ts';
import { sameThings } from '../../table/same.ts';
import { type Command, commandsOfPeople, type Played, type View } from '../match.ts';
import type { PlanBarActions, PlanBarView } from '../plan/planBar.ts';
import {
  beginPlanning,
  type FirstStep,
  firstStep,
  fittedTo,
  isPlanned,
  MOST_STEPS,
  type Plan,
  type PlanName,
  type Planning,
  planFor,
  turned,
  withAgain,
  withoutLast,
  withProposal,
  withStep,
} from '../plan/planning.ts';
import { planText } from '../plan/text.en.ts';
import type { TablePage } from './tablePage.ts';
import type { TableState } from './tableState.ts';

/** Planning at a table: while it goes on, whatever people do goes into the plan, and the board shows where it leads. */
export interface TablePlans extends PlanBarActions {
  /** Begins to plan, or goes back to what was planned; where people plan already, it ends. */
  toggle(): void;
  /** Whether people can begin to plan: the team acts, and nothing has to be decided or watched before. */
  canPlan(): boolean;
  /** Adds steps to the plan; all of them, or none where they do not fit. */
  add(steps: readonly Command[]): void;
  /** Opens a plan with these steps: the first one where nothing is planned yet, otherwise the second. */
  propose(steps: readonly Command[]): void;
  undo(): void;
  redo(): void;
  /** Keeps what is planned beside the game, where it or the game has changed. */
  keep(): void;
  /** What the bar shows; `null` where nobody plans. */
  view(board: Pick<TableView<Played>, 'layout' | 'offer'>): PlanBarView | null;
}

/** What plans are made for, and where they are shown. */
interface PlansContext {
  readonly page: TablePage;
  readonly table: TableState;
  /** Shows what has become of the plans. */
  refresh(): void;
}

/** What plays the steps of a plan, as it plays any command. */
export interface PlanRunner {
  carryOut(commands: readonly Command[]): Promise<unknown>;
  ifMeant(command: Command, state: View, act: () => unknown): Promise<void>;
}

/** Of a game in which nobody plans ahead. */
const noPlans: TablePlans = {
  toggle: () => undefined,
  canPlan: () => false,
  add: () => undefined,
  propose: () => undefined,
  undo: () => undefined,
  redo: () => undefined,
  keep: () => undefined,
  view: () => null,
  turn: () => undefined,
  play: () => undefined,
  compare: () => undefined,
  leave: () => undefined,
};

/** The plans of a table. */
export function createTablePlans(context: PlansContext, runner: PlanRunner): TablePlans {
  const { plans } = context.table.game;
  return plans ? new GamePlans(plans, context, runner) : noPlans;
}

class GamePlans implements TablePlans {
  private readonly page;
  private readonly table;
  /** What was stored last, by the values that it was made of. */
  private last: readonly unknown[] = [];

  constructor(
    private readonly section: PlansSection<Played>,
    private readonly context: PlansContext,
    private readonly runner: PlanRunner,
  ) {
    this.page = context.page;
    this.table = context.table;
    const stored = this.page.plans.load(this.table.match);
    this.table.kept = stored?.plans ?? null;
    if (stored?.isOpen && section.canBegin(this.state)) this.table.planning = stored.plans;
  }

  /** What the viewer knows of the game: every plan begins there. */
  private get state(): View {
    return viewNow(this.table.match.session, this.table.viewer);
  }

  canPlan(): boolean {
    return !this.table.busy && this.section.canBegin(this.state);
  }

  toggle(): void {
    if (this.table.planning) return this.leave();
    if (!this.canPlan()) return;
    this.resume(this.table.kept ?? beginPlanning());
    this.page.announce(planText.began);
  }

  leave(): void {
    this.table.kept = this.table.planning;
    this.change(null, 'close');
    this.page.announce(planText.ended);
  }

  add(added: readonly Command[]): void {
    const { page, section, table } = this;
    if (!table.planning || table.busy) return;
    const longer = withStep(table.planning, ...added);
    if (longer === table.planning) {
      page.sound('refuse');
      page.tell(planText.full(MOST_STEPS));
      return;
    }
    this.change(longer, 'card');
    const { steps } = planFor(section, table.planning, this.state);
    for (const { command, before, chance } of steps.slice(-added.length)) {
      page.announce(planText.added(table.game.table.commandSaid(command, before), chance));
    }
  }

  propose(steps: readonly Command[]): void {
    if (this.canPlan()) this.resume(withProposal(this.table.kept ?? beginPlanning(), steps));
  }

  undo(): void {
    const { planning } = this.table;
    if (!planning) return;
    this.change(withoutLast(planning), 'undo');
    this.page.announce(planText.undone);
  }

  redo(): void {
    const { planning } = this.table;
    if (planning) this.change(withAgain(planning), 'undo');
  }

  turn(open: PlanName): void {
    const { planning } = this.table;
    if (planning) this.change(turned(planning, open), 'tick');
  }

  compare(): void {
    const { planning } = this.table;
    if (!planning) return;
    const plan = (name: PlanName): Plan => planFor(this.section, turned(planning, name), this.state);
    this.page.comparePlans({ a: plan('a'), b: plan('b') });
  }

  play(): void {
    const { page, table } = this;
    const { game, match, planning, busy } = table;
    const next = planning && firstStep(planning);
    if (!next || busy) return;
    if (commandsOfPeople(game, match, [next.command]).length > 0) {
      void this.runner.ifMeant(next.command, this.state, () => this.playStep(next));
      return;
    }
    const actor = game.table.actor(next.command) ?? 0;
    page.sound('refuse');
    page.tell(planText.theirs(game.people.seatNames(this.state)[actor] ?? ''));
  }

  keep(): void {
    const { match, planning, kept } = this.table;
    const plans = planning ?? kept;
    const next = [match.session, plans, planning !== null];
    if (sameThings(next, this.last)) return;
    this.last = next;
    this.page.plans.save(match, plans && { plans, isOpen: planning !== null });
  }

  view({ layout, offer }: Pick<TableView<Played>, 'layout' | 'offer'>): PlanBarView | null {
    const { section, state } = this;
    const { planning } = this.table;
    if (!planning) return null;
    const plan = planFor(section, planning, state);
    return { section, plan, open: planning.open, layout, offers: offer !== null, danger: this.dangerOfNext(planning) };
  }

  /** Shows another planning, or the game again. */
  private change(planning: Planning | null, sound: string): void {
    const { table } = this;
    if (table.busy) return;
    table.planning = planning;
    table.selection = table.game.selection.clear(table.selection.seat);
    this.page.sound(sound);
    this.context.refresh();
  }

  /** Puts a plan on the table again, as far as the rules still allow it. */
  private resume(planning: Planning): void {
    const { planning: fitted, dropped } = fittedTo(this.section, planning, this.state);
    this.change(fitted, 'open');
    if (dropped > 0) this.page.tell(planText.dropped(dropped));
  }

  private async playStep({ command, rest }: FirstStep): Promise<void> {
    const { table } = this;
    const { planning, match } = table;
    table.planning = null;
    table.kept = rest;
    await this.runner.carryOut([command]);
    // A step that the rules refuse has not been played.
    if (table.match.session === match.session) table.kept = planning;
    const { kept } = table;
    if (!table.closed && this.section.canBegin(this.state) && kept && isPlanned(kept)) this.resume(kept);
  }

  /** The risk of the first step of the plan, which the bar plays next; `null` for none. */
  private dangerOfNext(planning: Planning): Danger | null {
    const { game, match } = this.table;
    const next = firstStep(planning);
    return next && game.table.danger(this.state, next.command, match.session.game);
  }
}
