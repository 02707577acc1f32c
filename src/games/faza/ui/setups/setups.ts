import { isPackId } from '../../../../module/capabilities/packs.ts';
import type { PlayedGames } from '../../../../module/records/records.ts';
import type { NewGame, NewGameDraft } from '../../../../module/screens/setups.ts';
import { editionById, editions, isOwnEdition, knownEdition, newest } from '../../content/editions.ts';
import { type StepId, stepOf, usualOptions } from '../../content/steps.ts';
import type { EditionSpec, OwnEditionId } from '../../content/vocabulary.ts';
import { newGameControls } from '../../interaction/newGame/newGameControls.ts';
import { newGameLayout } from '../../interaction/newGame/newGameLayout.ts';
import type { NewGameView } from '../../interaction/view.ts';
import { setupProblem } from '../../rules/setup.ts';
import type { Setup } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { text } from '../../text/en.ts';
import { setupText } from '../../text/module.en.ts';
import type { FazaModule } from '../fazaModule.ts';
import type { Digest } from '../records/digest.ts';
import { type Choices, choiceActions, freshChoices, gameOf, withEdition } from './choices.ts';
import { codes } from './codes.ts';
import { daily } from './daily.ts';
import { quickStartOf } from './quickStart.ts';

/** The editions that new games offer, the proposed one first. */
const OFFERED = ['published', '24'] as const satisfies readonly OwnEditionId[];

/** How games of FAZA are set up. */
export const setups: FazaModule['setups'] = {
  contents: OFFERED.map((id) => ({ id, ...setupText.contents[id] })),
  draft: (seed, games: () => PlayedGames<Digest>) => draftOf(freshChoices(seed), games),
  quickStart(games, seed, isFirst): NewGame<FazaTypes> {
    const { setup, players } = gameOf(freshChoices(seed));
    const quick = quickStartOf(games, isFirst);
    return { setup: { ...setup, ...usualOptions(quick.mode), ...quick }, players };
  },
  // The opening of a very first game is always the same board, whatever the seed.
  again: ({ opening: _, ...setup }: Setup, seed) => ({ ...setup, seed }),
  // One person plays all heroes.
  players: ({ heroes }: Setup) => heroes.map(() => 'you'),
  quickStartLine: (games) => text.modeName[quickStartOf(games, false).mode],
  lines: (setup: Setup) => [
    setup.heroes.map((hero) => text.heroTitle(hero)).join(', '),
    setupText.mode(text.modeName[setup.mode]),
    setupText.options(setup),
    ...editionLine(setup),
  ],
  daily,
  codes,
};

/** The description of a setup's edition, if it is neither the proposed one nor a pack's, which is named elsewhere. */
function editionLine({ edition }: Setup): string[] {
  if (edition === newest.id || !isOwnEdition(edition)) return [];
  return [setupText.contents[edition].about];
}

function contentById(id: string): EditionSpec {
  if (isPackId(id)) return editionById(id);
  const own = OFFERED.find((offered) => offered === id);
  return own ? editions[own] : newest;
}

function draftOf(choices: Choices, games: () => PlayedGames<Digest>): NewGameDraft<FazaTypes, NewGameView> {
  const { seed } = choices.options;
  const problem = (): string | null => {
    const found = setupProblem(gameOf(choices).setup);
    return found && text.setupProblemText(found, choices.edition.team);
  };
  return {
    seed,
    withSeed: (other) => draftOf({ ...choices, options: { ...choices.options, seed: other } }, games),
    withContent: (id) => draftOf(withEdition(choices, contentById(id)), games),
    game: () => gameOf(choices),
    problem: () => {
      const said = problem();
      return said === null ? null : { text: said, rule: 'S5' };
    },
    screen: (around, { back, start, change, freshSeed, choose, chooseContent, explain }) => {
      const view: NewGameView = {
        ...around,
        ...choices,
        problem: problem(),
        won: wonSteps(games(), choices.edition),
      };
      const actions = choiceActions(choices, (next) => change(draftOf(next, games)), freshSeed);
      return {
        view,
        controls: newGameControls(view, { ...actions, back, start, choose, chooseContent, explain }),
        seed: newGameLayout(view).seed,
      };
    },
  };
}

/** The difficulty steps that a player has won on a board, in any edition of our own, each once. */
function wonSteps(games: PlayedGames<Digest>, { tiles }: EditionSpec): StepId[] {
  const won = games.won().filter(({ edition }) => knownEdition(edition)?.tiles.length === tiles.length);
  return [...new Set(won.flatMap((game) => stepOf(game)?.id ?? []))];
}
