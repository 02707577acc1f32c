import { regular } from '../../src/games/azardia/bots/regular.ts';
import { rookie } from '../../src/games/azardia/bots/rookie.ts';
import { sharp } from '../../src/games/azardia/bots/sharp/sharp.ts';
import { actionCards } from '../../src/games/azardia/content/actionCards.ts';
import { eventCards } from '../../src/games/azardia/content/eventCards.ts';
import { penaltyCards } from '../../src/games/azardia/content/penaltyCards.ts';
import { azardia } from '../../src/games/azardia/rules/azardia.ts';
import type { Setup } from '../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../src/games/azardia/rules/state/types.ts';
import { at } from '../../src/kernel/values/at.ts';
import { tryCoach } from '../game/coachTrial.ts';
import type { GameSimulation, Options, Values } from '../game/simulation.ts';
import { random } from './bots/random.ts';
import { coachTrial } from './coachTrial.ts';
import { lab } from './lab/lab.ts';
import { simulationText as text } from './text.en.ts';

const BOTS = ['random', 'rookie', 'regular', 'sharp'] as const;

const options = {
  players: { kind: 'choice', choices: ['2', '3', '4'], default: '4', help: text.help.players },
  bots: { kind: 'list', choices: BOTS, default: ['regular'], help: text.help.bots },
  seed: { kind: 'text', default: 'azardia', help: text.help.seed },
  'fair-start': { kind: 'flag', help: text.help.fairStart },
  'quick-game': { kind: 'flag', help: text.help.quickGame },
  'firm-goal': { kind: 'flag', help: text.help.firmGoal },
  'open-hands': { kind: 'flag', help: text.help.openHands },
  'long-grace': { kind: 'flag', help: text.help.longGrace },
} as const satisfies Options;

/** Azardia without a page. */
export const simulation: GameSimulation<AzardiaTypes> & { readonly options: typeof options } = {
  coachTrial: (position, games) => tryCoach(coachTrial, position, games),
  rules: azardia,
  bots: {
    random: { bot: random, worthSharing: 100 },
    rookie: { bot: rookie, worthSharing: 100 },
    regular: { bot: regular, worthSharing: 100 },
    sharp: { bot: sharp, worthSharing: 4 },
  },
  ladder: BOTS,
  editions: [{ id: 'first', content: [actionCards, penaltyCards, eventCards], kinds: [], lab }],
  options,
  kind: (values: Values<typeof options>) => {
    const [bot = 'regular', ...others] = values.bots;
    const setup: Setup = {
      seed: values.seed,
      players: Number(values.players),
      fairStart: values['fair-start'],
      quickGame: values['quick-game'],
      firmGoal: values['firm-goal'],
      openHands: values['open-hands'],
      longGrace: values['long-grace'],
    };
    return others.length > 0 ? { bot, bots: values.bots, setup } : { bot, setup };
  },
  problem: () => null,
  head: (setup: Setup) => ({ first: [text.players(setup.players)], variants: text.options(setup) }),
  defeats: [],
  // Seats are interchangeable: the opening roll decides who begins.
  groups: ({ players, order }, seat) => {
    const { character } = at(players, seat);
    return [text.place(order.indexOf(seat) + 1), ...(character ? [text.characters[character]] : [])];
  },
};
