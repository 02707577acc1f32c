import { age, viewNow } from '../../../../kernel/session.ts';
import type { EndingContent, ShareWords } from '../../../../module/screens/ending.ts';
import type { EndingView } from '../../interaction/view.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { endingControls, endingLayout } from '../../scenes/ending/endingLayout.ts';
import { helpLine, keyRound, lessonLine, roundAt } from '../../scenes/ending/review.ts';
import { text } from '../../text/en.ts';
import { endingFigureText as words } from '../../text/module.en.ts';
import type { FazaModule } from '../fazaModule.ts';
import { firstAction } from './firstAction.ts';
import { historyOf } from './history.ts';

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
