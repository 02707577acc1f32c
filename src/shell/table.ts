import { greedy } from '../games/faza/bots/greedy.ts';
import { applyLegal } from '../games/faza/rules/apply.ts';
import { heroAt } from '../games/faza/rules/board.ts';
import { targets } from '../games/faza/rules/combat.ts';
import type { Command } from '../games/faza/rules/command.ts';
import type { Fact } from '../games/faza/rules/fact.ts';
import { faza } from '../games/faza/rules/faza.ts';
import { type FightForecast, fightForecast } from '../games/faza/rules/fightOdds.ts';
import { type FazaForecast, forecast } from '../games/faza/rules/forecast.ts';
import { legalCommands } from '../games/faza/rules/legal.ts';
import type { Refusal } from '../games/faza/rules/refusal.ts';
import type { Seat, State } from '../games/faza/rules/state.ts';
import { boardControls, type SheetItem, sheetItems } from '../games/faza/scenes/boardControls.ts';
import { boardLayout } from '../games/faza/scenes/boardLayout.ts';
import { clearDesk, type Desk, openPicks, point, possibilities, stepBack } from '../games/faza/scenes/desk.ts';
import { commandAt, nextPicks, type Path, type Pick } from '../games/faza/scenes/picks.ts';
import type { Stage } from '../games/faza/scenes/stage.ts';
import type { BoardView } from '../games/faza/scenes/view.ts';
import { text } from '../games/faza/text/en.ts';
import { type Chance, chanceFrom } from '../kernel/chance.ts';
import { age, canUndo, give, now, redo, undo } from '../kernel/session.ts';
import type { Control } from '../table/control.ts';
import { rect } from '../table/rect.ts';
import { commandsOfPeople, computerSeats, isWatched, type Match } from './match.ts';

/** What a table asks of the page. */
export interface TablePage {
  readonly stage: Stage;
  size(): { width: number; height: number };
  showControls(controls: readonly Control[]): void;
  /** Shows what has to be chosen from a list; an empty one hides it. */
  showSheet(title: string, items: readonly SheetItem[], choose: (path: Path) => void, cancel: () => void): void;
  announce(sentence: string): void;
  sound(name: string): void;
  /** Lets the game be heard as it is seen now: called once the picture has caught up. */
  hear(state: State): void;
  explain(refusal: Refusal): void;
  /** Says something about the board to everybody. */
  tell(sentence: string): void;
  /** Keeps the match: called whenever it changes, before anything is animated. */
  keep(match: Match): void;
  /** Whether things are previewed first and done by a second press. */
  confirms(): boolean;
  forecastAlwaysOn(): boolean;
  menu(): void;
  log(): void;
  over(match: Match): void;
}

/** A match on the screen. */
export interface Table {
  match(): Match;
  /** Shows everything again, after the window or a setting has changed. */
  refresh(): void;
  close(): void;
}

/** Never more commands in a row from one computer seat: a guard against a bot that cannot stop. */
const MOST_COMPUTER_COMMANDS = 40;

/** Brings a match to the table and lets people play it. */
export function openTable(page: TablePage, start: Match): Table {
  let match = start;
  let desk: Desk = clearDesk(firstSeat(start));
  let showForecast = page.forecastAlwaysOn();
  let busy = false;
  let closed = false;
  const ahead = new WeakMap<State, FazaForecast>();

  const state = (): State => now(match.session);
  const commands = (): Command[] => commandsOfPeople(match, legalCommands(state()));

  function view(): BoardView {
    const people = busy ? [] : commands();
    const { width, height } = page.size();
    const offer = commandAt(people, desk.path);
    const next = openPicks(desk, people);
    return {
      state: state(),
      layout: boardLayout(width, height, state().heroes.length),
      players: match.players,
      seat: desk.seat,
      path: desk.path,
      next,
      usable: usableHalves(people),
      offer,
      reveals: offer !== null && faza.revealed(state(), applyLegal(state(), offer).state),
      caption: captionOf(state(), offer) || text.promptText({ path: desk.path, next }, state()),
      fight: fightOf(state(), desk.seat, offer),
      forecast: forecastOf(state()),
      // Before the phase is ended, what will follow is shown in any case (T3).
      showForecast: showForecast || offer?.do === 'endTeamPhase',
      canUndo: !busy && canUndo(match.session),
      canRedo: !busy && match.session.future !== null,
      news: newsOf(match),
      busy,
    };
  }

  function forecastOf(at: State): FazaForecast | null {
    if (at.phase !== 'team' || at.agenda.length > 0) return null;
    const known = ahead.get(at) ?? forecast(at);
    ahead.set(at, known);
    return known;
  }

  function refresh(): void {
    if (closed) return;
    const current = view();
    page.stage.board(current);
    if (busy) {
      page.showControls([skipControl(current)]);
      page.showSheet('', [], pointAt, cancel);
      return;
    }
    page.showControls(boardControls(current, possibilities(desk, commands()), actions));
    page.showSheet(current.caption, sheetItems(current), pointAt, cancel);
  }

  function skipControl({ layout }: BoardView): Control {
    const label = text.controlText.skip;
    return {
      id: 'skip',
      label,
      // Anywhere: whoever has seen enough taps.
      rect: rect(0, 0, layout.width, layout.height),
      group: text.controlText.groups.turn,
      key: ' ',
      press: () => page.stage.skip(),
    };
  }

  function pointAt(path: Path): void {
    if (busy) return;
    desk = point(desk, commands(), path);
    page.sound(desk.path.some((pick) => pick.kind === 'half') ? 'card' : 'select');
    const offer = commandAt(commands(), desk.path);
    if (offer && !page.confirms() && offer.do !== 'endTeamPhase') {
      commit();
      return;
    }
    refresh();
    if (offer) page.announce(text.commandText(offer, state()));
  }

  function cancel(): void {
    desk = stepBack(desk, commands());
    page.sound('cancel');
    refresh();
  }

  function commit(): void {
    const offer = commandAt(commands(), desk.path);
    if (busy || !offer) return;
    void (offer.do === 'endTeamPhase' ? endPhase() : carryOut([offer]));
  }

  /** The computer's heroes act before the phase ends; if they did anything, people look at the new forecast first. */
  async function endPhase(): Promise<void> {
    const before = age(match.session);
    for (const seat of computerSeats(match)) await computerActs(seat);
    if (closed || state().outcome) return;
    if (age(match.session) === before) {
      await carryOut([{ do: 'endTeamPhase' }]);
      return;
    }
    desk = point(desk, commands(), [{ kind: 'end' }]);
    refresh();
  }

  async function computerActs(seat: Seat): Promise<void> {
    for (let acted = 0; acted < MOST_COMPUTER_COMMANDS; acted++) {
      if (closed || state().phase !== 'team' || state().agenda.length > 0) return;
      const command = greedy.choose(state(), botChance(match), [seat]);
      if (!command || command.do === 'endTeamPhase') return;
      await carryOut([command]);
    }
  }

  /** Gives commands, keeps the match, then lets the picture catch up. */
  async function carryOut(orders: readonly Command[]): Promise<void> {
    for (const order of orders) {
      const before = state();
      const result = give(match.session, order);
      if (!('session' in result)) return;
      match = { ...match, session: result.session };
      page.keep(match);
      desk = clearDesk(desk.seat);
      await play(result.facts, before);
    }
    if (closed) return;
    if (state().outcome) page.over(match);
    else if (isWatched(match)) await watch();
  }

  async function play(facts: readonly Fact[], before: State): Promise<void> {
    busy = true;
    try {
      refresh();
      announceAll(facts);
      await page.stage.play(facts, before, state());
    } catch (error) {
      // Whatever became of the film, the match goes on.
      console.error(error);
    } finally {
      busy = false;
    }
    if (!closed) page.hear(state());
    desk = clearDesk(askedSeat(state()) ?? desk.seat);
    refresh();
  }

  function announceAll(facts: readonly Fact[]): void {
    page.announce(facts.flatMap((fact) => text.factText(fact, state()) || []).join(' '));
  }

  /** A game of computers plays itself. */
  async function watch(): Promise<void> {
    if (closed || state().outcome) return;
    const seats = state().agenda.length > 0 ? undefined : computerSeats(match);
    const command = greedy.choose(state(), botChance(match), seats) ?? { do: 'endTeamPhase' };
    await carryOut([command]);
  }

  function travel(session: Match['session'], sound: string): void {
    if (busy || session === match.session) return;
    match = { ...match, session };
    page.keep(match);
    desk = clearDesk(desk.seat);
    page.sound(sound);
    page.hear(state());
    refresh();
  }

  const actions = {
    menu: page.menu,
    log: page.log,
    toggleForecast: () => {
      showForecast = !showForecast;
      page.sound('tick');
      refresh();
    },
    undo: () => travel(undo(match.session), 'undo'),
    redo: () => travel(redo(match.session), 'redo'),
    cancel,
    point: pointAt,
    commit,
    refuse: (refusal: Refusal) => {
      page.sound('refuse');
      page.explain(refusal);
    },
    say: page.tell,
  };

  desk = clearDesk(askedSeat(state()) ?? desk.seat);
  page.hear(state());
  refresh();
  if (isWatched(match)) void watch();
  return {
    match: () => match,
    refresh,
    close: () => {
      closed = true;
      page.stage.skip();
    },
  };
}

function firstSeat({ players }: Match): Seat {
  return Math.max(
    0,
    players.findIndex((player) => player !== 'computer'),
  );
}

/** The hero whom a pending decision is about, so that their cards are in front. */
function askedSeat(state: State): Seat | undefined {
  const [pending] = state.agenda;
  return pending?.step === 'recoverOne' ? pending.seat : undefined;
}

function captionOf(state: State, offer: Command | null): string {
  if (offer) return text.commandText(offer, state);
  const [pending] = state.agenda;
  return pending ? text.questionText(pending, state) : '';
}

/** The odds of the fight on offer, or of the one that the hero in front stands in. */
function fightOf(state: State, seat: Seat, offer: Command | null): FightForecast | null {
  if (offer?.do === 'fight') return fightForecast(state, offer.hero, offer.tile);
  if (offer || state.phase !== 'team' || state.agenda.length > 0) return null;
  const [tile] = targets(state, seat);
  return tile === undefined ? null : fightForecast(state, seat, tile);
}

function usableHalves(commands: readonly Command[]): Pick[] {
  const heroes = nextPicks(commands, []).filter((pick) => pick.kind === 'hero');
  return heroes.flatMap((pick) => nextPicks(commands, [pick])).filter((pick) => pick.kind === 'half');
}

function newsOf({ session }: Match): string {
  const { facts, state } = session.past?.last ?? session.opening;
  const said = facts.filter((fact) => fact.fact !== 'cardUsed').map((fact) => text.factText(fact, state));
  return said.filter((sentence) => sentence !== '').at(-1) ?? '';
}

/** The computer's own luck: the same for the same game and moment, and nothing to do with the real one. */
function botChance({ session }: Match): Chance {
  return chanceFrom(`computer/${session.setup.seed}/${age(session)}`);
}

/** What Continue would continue, in words. */
export function matchTitle(match: Match): string {
  const state = now(match.session);
  const names = state.heroes.map((_, seat) => text.heroName[heroAt(state, seat).id]);
  return text.controlText.continued(state.round, names);
}
