import type { Command, CommandOf } from '../../games/faza/rules/command.ts';
import { type FightForecast, fightForecast } from '../../games/faza/rules/fightOdds.ts';
import type { State } from '../../games/faza/rules/state.ts';
import { boardLayout } from '../../games/faza/scenes/boardLayout.ts';
import { openPicks } from '../../games/faza/scenes/desk.ts';
import { addedHelps, fightsOf, readyFight } from '../../games/faza/scenes/openFight.ts';
import { commandAt, nextPicks, type Pick } from '../../games/faza/scenes/picks.ts';
import { previewOf } from '../../games/faza/scenes/preview/preview.ts';
import { comingPhase, whatIf } from '../../games/faza/scenes/preview/whatIf.ts';
import type { BoardView, FightView } from '../../games/faza/scenes/view.ts';
import { text } from '../../games/faza/text/en.ts';
import type { Density } from '../../module/density.ts';
import type { Match } from '../match.ts';
import { stepsOf } from '../plan/planning.ts';
import { canTakeBack } from '../practice.ts';
import { opensByItself } from '../preview/panelOf.ts';
import { armedCards, rolledCards } from './armedCards.ts';
import { choicesNow, groundOf, type Sitting, tipNow } from './sitting.ts';

/** How a board is looked at. */
export interface Sight {
  readonly width: number;
  readonly height: number;
  readonly density: Density;
}

/** What the board shows of a table. */
export function boardViewOf(sitting: Sitting, { width, height, density }: Sight): BoardView {
  const { match, desk, busy, planning } = sitting;
  const { session } = match;
  const state = sitting.filmed ?? tipNow(sitting);
  const { commands: people, helping } = busy ? { commands: [], helping: [] } : choicesNow(sitting);
  const offer = commandAt(people, desk.path);
  const open = busy ? null : openOf(sitting, offer);
  const isIdle = open === null && desk.path.length <= 1 && state.phase === 'team' && state.agenda.length === 0;
  const ready = isIdle ? readyFight(state, people, desk.seat) : null;
  const order = offer ?? ready;
  const next = openPicks(desk, people);
  const view: BoardView = {
    state,
    layout: boardLayout(width, height, state.heroes.length),
    players: match.players,
    seat: desk.seat,
    path: desk.path,
    next,
    usable: usableHalves(people),
    // What a plan arms, only its state tells.
    ...(busy || planning ? {} : { armedCards: armedCards(match) }),
    ...(busy ? { rolledCards: rolledCards(match) } : {}),
    offer,
    open,
    ready,
    mustAim: isIdle && fightsOf(people, desk.seat).length > 1,
    reveals: order !== null && planning === null && reveals(match, state, order),
    caption: captionOf(state, offer) || text.promptText({ path: desk.path, next }, state),
    fight: fightOf(state, order),
    forecast: comingPhase(state, session.game),
    whatIf: offer === null ? null : whatIf(state, offer, session.game),
    preview: offer === null ? null : previewOf(state, offer, open ? [...helping] : people, session.game),
    density,
    practice: match.practice === true,
    // Before the phase is ended, what will follow is shown in any case (T3).
    showForecast: sitting.showForecast || offer?.do === 'endTeamPhase',
    planned: planning !== null,
    ...(planning
      ? stepsOf(planning)
      : { canUndo: !busy && canTakeBack(match), canRedo: !busy && session.future !== null }),
    ...(open && open.added.length > 0 ? { canUndo: true, canRedo: false } : {}),
    isOpening: session.past === null,
    news: newsOf(match),
    busy,
    isPhase: busy && sitting.isPhase,
  };
  return { ...view, numbersOpen: sitting.numbers ?? opensByItself(view) };
}

function reveals({ session: { game } }: Match, state: State, offer: Command): boolean {
  const result = game.apply(state, offer);
  return result.ok && game.revealed(state, result.state);
}

function captionOf(state: State, offer: Command | null): string {
  if (offer) return text.commandText(offer, state);
  const [pending] = state.agenda;
  return pending ? text.questionText(pending, state) : '';
}

/** The odds of what the button would roll: the fight on offer, or the one that could be begun at once. */
function fightOf(state: State, order: Command | null): FightForecast | null {
  return order?.do === 'fight' ? fightForecast(state, order.hero, order.tile) : null;
}

function openOf(sitting: Sitting, offer: Command | null): FightView | null {
  const { fight } = sitting.desk;
  if (fight === null) return null;
  const roll: CommandOf<'fight'> | null = offer?.do === 'fight' ? offer : null;
  return { path: fight.path, added: addedHelps(groundOf(sitting), fight, roll) };
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
