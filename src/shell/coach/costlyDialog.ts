import { now } from '../../kernel/session.ts';
import { asSentence } from '../../module/asSentence.ts';
import { seatsOfPeople } from '../../module/match.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el } from '../../page/dom.ts';
import type { App } from '../app/ports.ts';
import { isJudged, lookBackAt, playOn } from '../ending/matchEnding.ts';
import { endingText } from '../ending/text.en.ts';
import type { Match } from '../match.ts';
import { branchAfter } from '../practice.ts';
import { type CostlyDecision, costliest, decisionsOf, workOf } from './costly.ts';

const words = endingText.costly;

/** What was found out about a match, by its last state, as long as the page is open. */
const known = new WeakMap<object, readonly CostlyDecision[]>();

/** Opens the decisions that cost most; `null` in a game whose coach does not look back, or that no people played. */
export function costlyOpener(app: App, match: Match): (() => void) | null {
  return isJudged(app.game, match) ? () => void openCostly(app, match) : null;
}

/** The decisions of people that cost most in a match that is over: what would have been better and why, and the ways back to them. */
async function openCostly(app: App, match: Match): Promise<void> {
  const dialog = openDialog(app.parent, { title: words.title, size: 'panel' });
  const stopping = new AbortController();
  void dialog.closed.then(() => stopping.abort());
  const found = el('div');
  dialog.body.append(el('p', words.about), found);
  const end = now(match.session);
  const costly = known.get(end) ?? (await findCostly(app, match, found, stopping.signal));
  if (stopping.signal.aborted) return;
  known.set(end, costly);
  const leave = (act: () => void) => (): void => {
    dialog.close();
    act();
  };
  const entries = costly.map((decision) =>
    entryOf(app, decision, {
      replay: leave(() => lookBackAt(app, match, decision.age)),
      playOn: leave(() => void playOn(app, branchAfter(match, decision.age))),
    }),
  );
  const said = costly.map(({ round, judgment }) => words.cost(round, judgment.chance, judgment.best));
  app.semantic.announce(costly.length > 0 ? said.join('. ') : words.none);
  found.replaceChildren(entries.length > 0 ? el('ol.costly', ...entries) : el('p', words.none));
}

/** Has the coach think about all decisions, and shows how far it is. */
async function findCostly({ game }: App, match: Match, shown: HTMLElement, stop: AbortSignal) {
  const decisions = decisionsOf(game, match);
  const progressed = (done: number): void => {
    shown.textContent = words.thinking(done, workOf(decisions));
  };
  progressed(0);
  const coach = await game.coach?.();
  return coach?.judge ? costliest(coach.judge, decisions, seatsOfPeople(match), progressed, stop) : [];
}

function entryOf(
  { game }: App,
  { round, view, command, judgment: { chance, best, better } }: CostlyDecision,
  act: { readonly replay: () => void; readonly playOn: () => void },
): HTMLElement {
  return el(
    'li',
    el('h3', words.cost(round, chance, best)),
    el('p', asSentence(game.table.commandSaid(command, view))),
    el('p', words.better(better)),
    el(
      'div.costly-ways',
      button(endingText.round.lookBack, act.replay, { symbol: 'eye', name: words.replay(round) }),
      button(endingText.round.playOn, act.playOn, { look: 'act', symbol: 'play', name: words.playOn(round) }),
    ),
  );
}
