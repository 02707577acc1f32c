import type { Match } from '../../../../module/match.ts';
import type { Sight, TableMoment } from '../../../../module/screens/table.ts';
import { type FazaSelection, openPicks } from '../../interaction/fazaSelection.ts';
import { boardLayout } from '../../interaction/layout/boardLayout.ts';
import { addedHelps, choicesNow, fightsOf, readyFight, tipOf } from '../../interaction/openFight.ts';
import { commandAt, nextPicks, type SelectionStep } from '../../interaction/picks.ts';
import { dangerOf } from '../../interaction/preview/danger.ts';
import { previewOf } from '../../interaction/preview/preview.ts';
import { comingPhase, whatIf } from '../../interaction/preview/whatIf.ts';
import type { BoardView, FightView } from '../../interaction/view.ts';
import { type FightForecast, fightForecast } from '../../rules/fight/fightOdds.ts';
import type { Command, CommandOf } from '../../rules/state/command.ts';
import type { FazaView } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { text } from '../../text/en.ts';
import { opensByItself } from '../preview/panelOf.ts';
import { armedCards, rolledCards } from './armedCards.ts';

/** The state of a table of FAZA. */
export interface FazaMoment extends TableMoment<FazaTypes> {
  readonly selection: FazaSelection;
}

/** What the board shows of a table. */
export function boardViewOf(moment: FazaMoment, { width, height, density }: Omit<Sight, 'speed'>): BoardView {
  const { match, context, selection, busy, isPlanning, canUndo, canRedo } = moment;
  const { session } = match;
  /** Nobody adds to a proposal of the computer, or leaves it as they leave a plan; what happened last would look as if it had led there. */
  const isProposal = busy && isPlanning;
  const state = moment.animated ?? tipOf(context, selection.fight);
  const { commands: people, helping } = busy ? { commands: [], helping: [] } : choicesNow(context, selection);
  const offer = commandAt(people, selection.path);
  const open = busy ? null : openOf(moment, offer);
  const isIdle = open === null && selection.path.length <= 1 && state.phase === 'team' && state.agenda.length === 0;
  const ready = isIdle ? readyFight(state, people, selection.seat) : null;
  const order = offer ?? ready;
  const next = openPicks(selection, people);
  const view: BoardView = {
    state,
    layout: boardLayout(width, height, state),
    players: match.players,
    seat: selection.seat,
    path: selection.path,
    next,
    usable: usableHalves(people),
    // The facts of a plan are not in the match; only its state says what is armed.
    ...(busy || isPlanning ? {} : { armedCards: armedCards(match) }),
    ...(busy ? { rolledCards: rolledCards(match) } : {}),
    offer,
    open,
    ready,
    mustAim: isIdle && fightsOf(people, selection.seat).length > 1,
    reveals: order !== null && !isPlanning && reveals(match, state, order),
    caption: captionOf(state, offer) || text.promptText({ path: selection.path, next }, state),
    ...(busy || isPlanning ? {} : dangersOf(moment, state, order)),
    fight: fightOf(state, order),
    forecast: comingPhase(state, session.game),
    whatIf: offer === null ? null : whatIf(state, offer, session.game),
    preview: offer === null ? null : previewOf(state, offer, open ? [...helping] : people, session.game),
    density,
    practice: match.practice === true,
    // Before players end the phase, they always see the forecast (T3).
    showForecast: moment.showForecast || offer?.do === 'endTeamPhase',
    planned: isPlanning && !isProposal,
    canUndo,
    canRedo,
    ...(open && open.added.length > 0 ? { canUndo: true, canRedo: false } : {}),
    isOpening: session.past === null,
    news: isProposal ? '' : newsOf(match),
    busy,
    isPhase: busy && moment.isPhase,
  };
  return { ...view, numbersOpen: moment.numbers ?? opensByItself(view) };
}

function reveals({ session: { game } }: Match<FazaTypes>, state: FazaView, offer: Command): boolean {
  const result = game.apply(state, offer);
  return result.ok && game.revealed(state, result.state);
}

/** The risks of the two buttons that give a command. */
function dangersOf(
  { match }: FazaMoment,
  state: FazaView,
  order: Command | null,
): Pick<BoardView, 'danger' | 'endDanger'> {
  const { game } = match.session;
  const canEnd = state.phase === 'team' && state.agenda.length === 0 && !state.outcome;
  return {
    danger: order && dangerOf(state, order, game),
    endDanger: canEnd ? dangerOf(state, { do: 'endTeamPhase' }, game) : null,
  };
}

function captionOf(state: FazaView, offer: Command | null): string {
  if (offer) return text.commandText(offer, state);
  const [pending] = state.agenda;
  return pending ? text.questionText(pending, state) : '';
}

/** The odds of the roll behind the button: of the fight on offer, or of the only one that can begin. */
function fightOf(state: FazaView, order: Command | null): FightForecast | null {
  return order?.do === 'fight' ? fightForecast(state, order.hero, order.tile) : null;
}

function openOf({ context, selection: { fight } }: FazaMoment, offer: Command | null): FightView | null {
  if (fight === null) return null;
  const roll: CommandOf<'fight'> | null = offer?.do === 'fight' ? offer : null;
  return { path: fight.path, added: addedHelps(context, fight, roll) };
}

function usableHalves(commands: readonly Command[]): SelectionStep[] {
  const heroes = nextPicks(commands, []).filter((pick) => pick.kind === 'hero');
  return heroes.flatMap((pick) => nextPicks(commands, [pick])).filter((pick) => pick.kind === 'half');
}

function newsOf({ session }: Match<FazaTypes>): string {
  const { facts, state } = session.past?.last ?? session.opening;
  const seen = session.game.view(state, null);
  const said = facts.filter((fact) => fact.fact !== 'cardUsed').map((fact) => text.factText(fact, seen));
  return said.filter((sentence) => sentence !== '').at(-1) ?? '';
}
