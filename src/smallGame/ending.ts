import { roundStarts } from '../kernel/rounds.ts';
import { viewNow } from '../kernel/session.ts';
import type { AnyGame } from '../module/match.ts';
import type { EndingView, GameEnding } from '../module/screens/ending.ts';
import { rect } from '../table/layout/rect.ts';
import type { GameDescription } from './gameDescription.ts';
import { controlsOf, pagePicture } from './table/picture.ts';
import type { Pictured } from './table/smallStage.ts';
import { smallGameText as text } from './text.en.ts';

/** The ending of a small game, and how many rounds it had. */
export interface SmallEnding<T extends AnyGame = AnyGame> extends EndingView<T>, Pictured {
  readonly rounds: number;
}

const ROUND = 'ending:round:';

/** How a small game ends. */
export function smallEnding<T extends AnyGame>(game: GameDescription<T>): GameEnding<T, SmallEnding<T>> {
  const reason = (state: T['view']): string => {
    const result = game.rules.result(state);
    return result ? game.resultText(result, state) : '';
  };
  return {
    reason,
    firstAction: () => ({ kind: 'again' }),
    easier: (setup) => setup,
    view: ({ session, width, height, reason: why, chances, isJudged }) => {
      const words = text.ending;
      const group = text.groups.ending;
      const rounds = roundStarts(session).length;
      const picture = pagePicture({ width, height }, { title: words.heading, lines: why.split('\n') }, [
        [
          { id: 'ending:again', label: words.again, group, main: true, guarded: true, key: 'Enter' },
          { id: 'ending:newGame', label: words.newGame, group, key: 'n' },
          { id: 'ending:look', label: words.look, group, key: 'b' },
          isJudged
            ? { id: 'ending:costly', label: words.costly, group, key: 'c' }
            : { id: 'ending:rule', label: words.rule, group },
          { id: 'ending:title', label: words.title, group, key: 'Escape' },
        ],
        Array.from({ length: rounds }, (_, index) => ({
          id: `${ROUND}${index + 1}`,
          label: words.round(index + 1),
          group: text.groups.rounds,
          hint: words.roundAt,
        })),
      ]);
      return { width, height, state: viewNow(session), reason: why, chances, rounds, picture };
    },
    controls: (view, actions) =>
      controlsOf(view.picture, (id) => {
        if (id === 'ending:again') actions.again();
        else if (id === 'ending:newGame') actions.newGame();
        else if (id === 'ending:look') actions.look();
        else if (id === 'ending:rule') actions.rule();
        else if (id === 'ending:costly') actions.costly();
        else if (id === 'ending:title') actions.title();
        else if (id.startsWith(ROUND)) actions.round(Number(id.slice(ROUND.length)));
      }),
    toasts: ({ width, height }) => rect(0, 0, width, height / 3),
    helpLine: () => '',
    lessonLine: () => '',
    figureNames: () => [],
    figures: ({ rounds }) => Array.from({ length: rounds + 1 }, () => []),
    roundAt: (_, end) => end,
    keyRound: () => null,
    shareWords: ({ state }) => ({
      headline: game.name,
      title: game.tagline,
      words: text.ending.shared(game.name),
      file: `${game.rules.id}-${game.rules.round(state)}.png`,
    }),
  };
}
