import type { Command } from '../games/faza/rules/command.ts';
import { tableControls } from '../games/faza/scenes/boardControls/table.ts';
import { type BoardActions, boardControls, sheetItems } from '../games/faza/scenes/boardControls.ts';
import { clearDesk, possibilities } from '../games/faza/scenes/desk.ts';
import { isFightPath, letGo, pointAt as pointedAt, withoutLastAdded } from '../games/faza/scenes/openFight.ts';
import type { Path } from '../games/faza/scenes/picks.ts';
import type { BoardView } from '../games/faza/scenes/view.ts';
import { text } from '../games/faza/text/en.ts';
import { redo } from '../kernel/session.ts';
import type { Company } from '../module/company.ts';
import type { Control } from '../table/control.ts';
import { rect } from '../table/rect.ts';
import { isWatched, type Match, withCompany } from './match.ts';
import { createTablePlans } from './plan/tablePlans.ts';
import { asPractice, takenBack } from './practice.ts';
import { forecastSheet } from './preview/forecastSheet.ts';
import { offerSaid } from './preview/offerSaid.ts';
import { dragOffer } from './table/drags.ts';
import { createLook } from './table/look.ts';
import { createOrders } from './table/orders.ts';
import type { TablePage } from './table/page.ts';
import { choicesNow, groundOf, offerNow, sitDown, stateOf } from './table/sitting.ts';

export { matchTitle } from './table/matchTitle.ts';
export type { TablePage } from './table/page.ts';

/** A match on the screen. */
export interface Table {
  match(): Match;
  /** Shows everything again, after the window or a setting has changed. */
  refresh(): void;
  /** Shows what a press on a control would bring, as long as it is pointed at; `null` when nothing is. */
  pointed(id: string | null): void;
  /** Makes the match practice, for good: from now on everything can be taken back. */
  practise(): void;
  /** Sits people with names down around the table; `undefined` forgets them. */
  seat(company: Company | undefined): void;
  /** Whether people can begin to plan, or plan already. */
  canPlan(): boolean;
  /** Begins to plan, or ends it. */
  plan(): void;
  close(): void;
}

/** Brings a match to the table and lets people play it. */
export function openTable(page: TablePage, start: Match): Table {
  const sitting = sitDown(start, page.forecastAlwaysOn());
  const orders = createOrders(page, sitting, refresh);
  const plans = createTablePlans(page, sitting, orders, refresh);
  const look = createLook(page, sitting, { numbers: () => actions.toggleNumbers(), forecast: closeList });
  const { viewNow } = look;

  function refresh(): void {
    if (sitting.closed) return;
    const current = viewNow();
    look.show(current);
    page.shown(current);
    page.showPlan(plans.view(current), plans);
    plans.keep();
    page.letDrag(dragOffer(page, sitting, current, { point: pointAt, plan: plans.add }));
    if (sitting.busy) {
      page.showControls([skipControl(current), ...wayOut(current)]);
      page.showSheet('', [], pointAt, cancel);
      if (sitting.isPhase) page.theatre.open(current.layout);
      return;
    }
    page.showControls(boardControls(current, possibilities(sitting.desk, choicesNow(sitting).commands), actions));
    page.showSheet(current.caption, sheetItems(current), pointAt, cancel);
  }

  /** The list goes; where it stood for the end of the phase, that is not chosen any more. */
  function closeList(): void {
    sitting.listOpen = false;
    page.sound('tick');
    if (offerNow(sitting)?.do === 'endTeamPhase') cancel();
    else refresh();
  }

  function skipControl({ layout }: BoardView): Control {
    const label = text.controlText.skip;
    return {
      id: 'skip',
      label,
      // A short film ends by a tap anywhere; a Faza phase has its controls, and Skip where the phase was ended.
      rect: sitting.isPhase ? layout.end : rect(0, 0, layout.width, layout.height),
      group: text.controlText.groups.turn,
      key: sitting.isPhase ? 'Escape' : ' ',
      press: () => page.stage.skip(),
    };
  }

  /** A table of computers is never at rest: its menu is there all the time, or nobody could leave it. */
  function wayOut(view: BoardView): Control[] {
    return isWatched(start) ? tableControls(view, actions).filter(({ id }) => id === 'menu') : [];
  }

  function pointAt(path: Path): void {
    if (sitting.busy) return;
    const before = sitting.desk.fight;
    sitting.desk = pointedAt(sitting.desk, groundOf(sitting), path);
    sitting.listOpen = false;
    page.sound(path.some((pick) => pick.kind === 'half') ? 'card' : 'select');
    const offer = offerNow(sitting);
    // What is added to a fight that is open, or taken out of it, does not roll.
    const isForLater = before !== null && sitting.desk.fight !== null && !isFightPath(path);
    if (offer && !page.confirms() && offer.do !== 'endTeamPhase' && !isForLater) {
      commit();
      return;
    }
    refresh();
    const changed = addedSaid(before?.added ?? [], sitting.desk.fight?.added ?? []);
    if (offer) page.announce([...changed, offerSaid(viewNow())].join(' '));
    else announcePrompt();
  }

  /** Says what has to be chosen next; a list to choose from says so itself. */
  function announcePrompt(): void {
    const view = viewNow();
    if (view.caption !== '' && sheetItems(view).length === 0) page.announce(view.caption);
  }

  /** What was added to a fight, or taken out of it, as a screen reader says it. */
  function addedSaid(before: readonly Command[], after: readonly Command[]): string[] {
    const { state } = viewNow();
    const words = text.controlText;
    return [
      ...after.filter((one) => !before.includes(one)).map((one) => words.addedToRoll(text.helpName(one, state))),
      ...before.filter((one) => !after.includes(one)).map((one) => words.takenOut(text.helpName(one, state))),
    ];
  }

  function cancel(): void {
    sitting.desk = letGo(sitting.desk, groundOf(sitting));
    page.sound('cancel');
    refresh();
  }

  function commit(): void {
    if (sitting.busy) return;
    const offer = offerNow(sitting) ?? viewNow().ready;
    if (!offer) return;
    const commands = [...(sitting.desk.fight?.added ?? []), offer];
    // What was added has been chosen, and happens from now on.
    sitting.desk = clearDesk('hero' in offer ? offer.hero : sitting.desk.seat);
    if (sitting.planning) return plans.add(commands);
    void (offer.do === 'endTeamPhase' ? orders.endPhase() : orders.carryOut(commands));
  }

  function takeBack(): void {
    const shorter = withoutLastAdded(sitting.desk, groundOf(sitting));
    if (shorter === sitting.desk) {
      if (sitting.planning) plans.undo();
      else orders.travel(takenBack(sitting.match), 'undo');
      return;
    }
    const before = sitting.desk.fight?.added ?? [];
    sitting.desk = shorter;
    page.sound('undo');
    refresh();
    page.announce(addedSaid(before, shorter.fight?.added ?? []).join(' '));
  }

  /** The same game, otherwise played. */
  function become(match: Match): void {
    // A dialog may outlive its table, and must not write over the game that is played by then.
    if (sitting.closed) return;
    sitting.match = match;
    page.keep(match);
    refresh();
  }

  const actions: BoardActions = {
    menu: page.menu,
    log: page.log,
    ask: page.ask,
    toggleForecast: () => {
      sitting.showForecast = !sitting.showForecast;
      sitting.listOpen = sitting.showForecast;
      page.sound('tick');
      refresh();
      const sheet = sitting.showForecast ? forecastSheet(viewNow()) : null;
      if (sheet) page.announce(sheet.said);
    },
    toggleNumbers: () => {
      sitting.numbers = sitting.listOpen || viewNow().numbersOpen !== true;
      sitting.listOpen = false;
      page.sound('tick');
      refresh();
    },
    plan: plans.toggle,
    undo: takeBack,
    redo: () => (sitting.planning ? plans.redo() : orders.travel(redo(sitting.match.session), 'redo')),
    cancel,
    point: pointAt,
    commit,
    refuse: (refusal) => {
      page.sound('refuse');
      page.explain(refusal);
    },
    say: page.tell,
    closeUp: page.closeUp,
  };

  page.hear(stateOf(sitting));
  refresh();
  if (isWatched(start)) void orders.watch();
  return {
    match: () => sitting.match,
    refresh,
    pointed: look.point,
    practise: () => become(asPractice(sitting.match)),
    seat: (company) => become(withCompany(sitting.match, company)),
    canPlan: plans.canPlan,
    plan: plans.toggle,
    close: () => {
      sitting.closed = true;
      page.stage.skip();
    },
  };
}
