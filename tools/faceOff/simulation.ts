import { boss } from '../../src/games/faceOff/bots/boss.ts';
import { overNerd } from '../../src/games/faceOff/bots/overNerd/overNerd.ts';
import { rookie } from '../../src/games/faceOff/bots/rookie.ts';
import { ASSAULTS, BONUSES, PIECES } from '../../src/games/faceOff/content/clock.ts';
import { HQ_TIE, REWARD_POINTS, TIMING_DECKS } from '../../src/games/faceOff/content/hqs.ts';
import { MARKET } from '../../src/games/faceOff/content/market.ts';
import { POWER } from '../../src/games/faceOff/content/power.ts';
import { SCRUB_COPIES, SCRUBS } from '../../src/games/faceOff/content/scrubs.ts';
import { STARTERS } from '../../src/games/faceOff/content/starters.ts';
import { FACTIONS } from '../../src/games/faceOff/content/vocabulary.ts';
import { faceOff } from '../../src/games/faceOff/rules/faceOff.ts';
import { isPossible } from '../../src/games/faceOff/rules/setup.ts';
import type { Setup } from '../../src/games/faceOff/rules/state/state.ts';
import type { FaceOffTypes } from '../../src/games/faceOff/rules/state/types.ts';
import { tryCoach } from '../game/coachTrial.ts';
import type { GameSimulation, Options, Values } from '../game/simulation.ts';
import { random } from './bots/random.ts';
import { coachTrial } from './coachTrial.ts';
import { lab } from './lab/lab.ts';
import { simulationText as text } from './text.en.ts';

const BOTS = ['random', 'rookie', 'boss', 'overNerd'] as const;

const options = {
  factions: { kind: 'list', choices: FACTIONS, default: ['monsters', 'cowboys'], help: text.help.factions },
  bots: { kind: 'list', choices: BOTS, default: ['boss'], help: text.help.bots },
  seed: { kind: 'text', default: 'faceOff', help: text.help.seed },
  timing: { kind: 'choice', choices: ['standard', 'printed', 'expert'], default: 'standard', help: text.help.timing },
} as const satisfies Options;

/** Face Off without a page. */
export const simulation: GameSimulation<FaceOffTypes> & { readonly options: typeof options } = {
  coachTrial: (position, games) => tryCoach(coachTrial, position, games),
  rules: faceOff,
  bots: {
    random: { bot: random, worthSharing: 50 },
    rookie: { bot: rookie, worthSharing: 50 },
    boss: { bot: boss, worthSharing: 50 },
    overNerd: { bot: overNerd, worthSharing: 4 },
  },
  ladder: BOTS,
  editions: [
    {
      id: 'playtest',
      content: [
        STARTERS,
        POWER,
        MARKET,
        SCRUBS,
        SCRUB_COPIES,
        ASSAULTS,
        BONUSES,
        PIECES,
        HQ_TIE,
        REWARD_POINTS,
        TIMING_DECKS,
      ],
      kinds: [],
      lab,
    },
  ],
  options,
  kind: (values: Values<typeof options>) => {
    const [bot = 'boss', ...others] = values.bots;
    const setup: Setup = { seed: values.seed, factions: values.factions, timing: values.timing };
    return others.length > 0 ? { bot, bots: values.bots, setup } : { bot, setup };
  },
  problem: ({ factions }: Setup) => (isPossible(factions) ? null : text.impossible),
  head: ({ factions, timing }: Setup) => ({
    first: [text.seats(factions.length)],
    variants: text.timings[timing],
  }),
  defeats: [],
  groups: ({ seats }, seat) => {
    const faction = seats[seat]?.faction;
    return [...(faction ? [text.factions[faction]] : []), text.seat(seat)];
  },
};
