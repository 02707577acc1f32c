import { age, viewNow } from '../../../../kernel/session.ts';
import type { EndingContent, GameChances, ShareWords } from '../../../../module/ending.ts';
import type { Rollout } from '../../bots/rollout.ts';
import { winChance } from '../../bots/winChance.ts';
import { dangerOf } from '../../interaction/preview/danger.ts';
import type { EndingView } from '../../interaction/view.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { endingControls, endingLayout } from '../../scenes/ending/endingLayout.ts';
import { helpLine, keyRound, lessonLine, roundAt } from '../../scenes/ending/review.ts';
import { text } from '../../text/en.ts';
import { endingFigureText as words } from '../../text/module.en.ts';
import type { FazaModule } from '../fazaModule.ts';
import { editionsFor, thinkingThread } from '../thinking/thread.ts';
import { firstAction } from './firstAction.ts';
import { historyOf } from './history.ts';

/** How the computer estimates win chances of FAZA: first by a network, then by playing on. */
export const fazaChances: GameChances<FazaTypes> = {
  openThread: () => {
    const thread = thinkingThread();
    return {
      expected: (views) => thread.ask((api) => api.winChances(views, views.slice(0, 1).flatMap(editionsFor))),
      playOn: (view, luck) => thread.ask((api) => api.playOn(view, luck, editionsFor(view))),
      close: thread.stop,
    };
  },
  estimate: (expected, games: readonly Rollout[]) => winChance(expected, games),
  isDefeatAhead: (view) => (dangerOf(view, { do: 'endTeamPhase' })?.chance ?? 0) === 1,
};

/** The ending of FAZA. */
export const fazaEnding: FazaModule['ending'] = {
  reason: ({ outcome }) => (outcome ? (outcome.won ? text.victoryText : text.defeatText[outcome.rule]) : ''),
  firstAction: ({ setup: { mode }, state: { outcome, round }, games, learned }) =>
    firstAction({ cause: outcome && !outcome.won ? outcome.rule : null, mode, round, games, learned }),
  easier: (setup) => ({ ...setup, mode: 'easy' }),
  view: viewOf,
  controls: endingControls,
  toasts: (view) => endingLayout(view).toasts,
  helpLine: (view) => helpLine(view),
  lessonLine,
  figureNames: () => words.names,
  figures: ({ history, chances }) =>
    history.map(({ drones, pool, health, injuries }, end) => {
      const moment = chances.moments[end];
      return [moment ? words.moment(moment) : null, ...[drones, pool, health, injuries].map(String)];
    }),
  roundAt,
  keyRound,
  shareWords,
  chances: fazaChances,
};

function viewOf({ session, ...content }: EndingContent<FazaTypes>): EndingView {
  const state = viewNow(session);
  return { ...content, state, rounds: state.round, commands: age(session), history: historyOf(session) };
}

function shareWords({ state: { mode, outcome }, rounds }: EndingView): ShareWords {
  const won = outcome?.won === true;
  const { poster, title } = text.screens;
  return {
    headline: won ? poster.won : poster.lost,
    title: title.tagline,
    words: words.share(won),
    file: `faza-${mode}-${won ? 'won' : 'lost'}-${rounds}.png`,
  };
}
