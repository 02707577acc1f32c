import { greedy } from '../../src/games/faza/bots/greedy.ts';
import { batch, deep, policy } from '../../src/games/faza/bots/learned.ts';
import { LATER_IN_PLAY } from '../../src/games/faza/bots/value/discount.ts';
import network from '../../src/games/faza/bots/value/network.json' with { type: 'json' };
import network24 from '../../src/games/faza/bots/value/network24.json' with { type: 'json' };
import small from '../../src/games/faza/bots/value/small.json' with { type: 'json' };
import { editionById, editions, newest, sizesOf } from '../../src/games/faza/content/editions.ts';
import { kindOfStep, type StepOptions, stepIds, stepsOf, usualOptions } from '../../src/games/faza/content/steps.ts';
import type { EditionSpec } from '../../src/games/faza/content/vocabulary.ts';
import certified from '../../src/games/faza/dailies/certified.json' with { type: 'json' };
import { dailySetup } from '../../src/games/faza/dailies/dailySetup.ts';
import { faza } from '../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../src/games/faza/rules/legal.ts';
import { setupProblem } from '../../src/games/faza/rules/setup.ts';
import type { DefeatRule, Setup } from '../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../src/games/faza/rules/state/types.ts';
import { defeatText } from '../../src/games/faza/text/table/facts.en.ts';
import { setupProblemText } from '../../src/games/faza/text/table/reasons.en.ts';
import type { Bot } from '../../src/kernel/bots/bot.ts';
import type {
  Dailies,
  GameKind,
  GameSimulation,
  Kind,
  MeasuredEdition,
  Options,
  Steps,
  Values,
} from '../game/simulation.ts';
import { novice } from './bots/novice.ts';
import { foretell, oracleSettings } from './bots/oracle.ts';
import { random } from './bots/random.ts';
import { coachTrial } from './coachTrial.ts';
import { labFor } from './lab/lab.ts';
import { drawTeam, learnerOf } from './learner.ts';
import { simulationText } from './text.en.ts';

/** Does nothing: it ends every Team phase at once, which shows the value of an opening by itself. */
const passing: Bot<FazaTypes> = {
  id: 'passing',
  choose: (view) => {
    const commands = legalCommands(view);
    return commands.find((command) => command.do === 'endTeamPhase') ?? commands[0] ?? null;
  },
};

const playable: readonly EditionSpec[] = Object.values(editions);

const { help } = simulationText;

const options = {
  heroes: {
    kind: 'list',
    choices: [...new Set(playable.flatMap(({ heroes }) => heroes.map(({ id }) => id)))],
    default: ['soldier', 'doctor', 'senator'],
    help: help.heroes,
  },
  edition: {
    kind: 'choice',
    choices: playable.map(({ id }) => id),
    default: newest.id,
    help: help.edition,
  },
  mode: {
    kind: 'choice',
    choices: newest.modes.map(({ id }) => id),
    default: 'normal',
    help: help.mode,
  },
  bot: {
    kind: 'choice',
    choices: ['random', 'novice', 'greedy', 'policy', 'batch', 'search', 'oracle', 'passing'],
    default: 'random',
    help: help.bot,
  },
  seed: { kind: 'text', default: 'faza', help: help.seed },
  health: { kind: 'number', min: 1, max: 6, help: help.health },
  'no-rewards': { kind: 'flag', help: help.noRewards },
  'draw-two': { kind: 'flag', help: help.drawTwo },
  radio: { kind: 'flag', help: help.radio },
  'faza-first': { kind: 'flag', help: help.fazaFirst },
  opening: { kind: 'choice', choices: newest.openings.map(({ id }) => id), help: help.opening },
} as const satisfies Options;

const DEFEATS: readonly DefeatRule[] = ['X2', 'X3', 'X4', 'X5'];

/** What tools measure of an edition: every mode and every step of difficulty with every number of heroes, the heroes drawn for each game. */
function measured(edition: EditionSpec, content: unknown, ratesFile: Steps['file']): MeasuredEdition<FazaTypes> {
  const sizes = sizesOf(edition);
  const kind = (name: string, size: number, options: StepOptions): GameKind<FazaTypes> => ({
    name,
    setup: (luck, seed) => ({ edition: edition.id, heroes: drawTeam(luck, size, edition), seed, ...options }),
  });
  const steps = stepIds.flatMap((id) =>
    sizes.flatMap((size) =>
      stepsOf(edition.id)
        .filter((step) => step.id === id)
        .map((step) => kind(kindOfStep(step, size), size, step.options)),
    ),
  );
  return {
    id: edition.id,
    content,
    kinds: edition.modes.flatMap(({ id }) =>
      sizes.map((size) => kind(`${id}, ${size} heroes`, size, usualOptions(id))),
    ),
    steps: { file: ratesFile, kinds: steps },
    learner: learnerOf(edition),
    lab: labFor(edition),
  };
}

/** Increase this with every change of code that changes a bot's decisions: earlier results are then stale. */
const BOTS_VERSION = 2;

/** What the bots' games of days and steps depend on, for each board. */
const content = [editions.published, network, LATER_IN_PLAY, BOTS_VERSION];
const content24 = [editions['24'], network24, LATER_IN_PLAY, BOTS_VERSION];

/** FAZA without a page. */
export const simulation: GameSimulation<FazaTypes> & {
  readonly options: typeof options;
  readonly dailies: Dailies<FazaTypes>;
} = {
  rules: faza,
  bots: {
    random: { bot: random, worthSharing: 500 },
    novice: { bot: novice, worthSharing: 50 },
    greedy: { bot: greedy, settings: [small, greedy.settings], worthSharing: 20 },
    policy: { bot: policy, settings: policy.settings, worthSharing: 20 },
    batch: { bot: batch, settings: batch.settings, worthSharing: 3 },
    search: { bot: deep, settings: deep.settings, worthSharing: 3 },
    oracle: { bot: { id: 'oracle', foretell }, settings: oracleSettings, worthSharing: 3 },
    passing: { bot: passing, worthSharing: 500 },
  },
  coachTrial,
  ladder: ['random', 'novice', 'greedy', 'policy', 'search', 'oracle'],
  editions: [
    measured(newest, content, 'src/games/faza/content/stepRates.json'),
    measured(editions['24'], content24, 'src/games/faza/content/stepRates24.json'),
  ],
  dailies: {
    setup: dailySetup,
    bots: ['policy', 'batch', 'search'],
    content: [content, content24],
    certified,
    file: 'src/games/faza/dailies/certified.json',
  },
  options,
  kind(values: Values<typeof options>): Kind<FazaTypes> {
    const { bot, edition, mode, heroes, seed, health, opening } = values;
    const setup: Setup = {
      edition,
      mode,
      heroes,
      seed,
      health: health ?? null,
      rewards: !values['no-rewards'],
      fazaFirst: values['faza-first'],
      ...(values['draw-two'] ? { drawTwo: true } : {}),
      ...(values.radio ? { radio: true } : {}),
      ...(opening ? { opening } : {}),
    };
    return { bot, setup };
  },
  problem(setup: Setup) {
    const problem = setupProblem(setup);
    if (problem === null) return null;
    const cause = problem === 'sameArea' || problem === 'teamSize' ? `${setup.heroes.join(',')}: ` : '';
    return cause + setupProblemText(problem, editionById(setup.edition).team);
  },
  head: (setup: Setup) => ({ first: [setup.mode, setup.heroes.join(', ')], variants: simulationText.variants(setup) }),
  defeats: DEFEATS.map((rule) => ({ rule, text: defeatText[rule] })),
};
