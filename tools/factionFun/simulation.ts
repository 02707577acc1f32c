import { easy } from '../../src/games/factionFun/bots/easy.ts';
import { normal } from '../../src/games/factionFun/bots/normal.ts';
import { ACTION_DECK, CARD_EFFECT } from '../../src/games/factionFun/content/cards.ts';
import { EVENT_DECK, EVENT_EFFECT, ROUND_EFFECTS } from '../../src/games/factionFun/content/events.ts';
import { MAP_PLANS, REALMS_TO_WIN } from '../../src/games/factionFun/content/maps.ts';
import { factionFun } from '../../src/games/factionFun/rules/factionFun.ts';
import type { Setup } from '../../src/games/factionFun/rules/state/state.ts';
import type { FactionFunTypes } from '../../src/games/factionFun/rules/state/types.ts';
import { peopleOf } from '../../src/games/factionFun/rules/turn/seats.ts';
import { tryCoach } from '../game/coachTrial.ts';
import type { GameSimulation, Options, Values } from '../game/simulation.ts';
import { random } from './bots/random.ts';
import { coachTrial } from './coachTrial.ts';
import { lab } from './lab/lab.ts';
import { simulationText as text } from './text.en.ts';

const BOTS = ['random', 'easy', 'normal'] as const;

const options = {
  seats: { kind: 'choice', choices: ['2', '4', '6'], default: '2', help: text.help.seats },
  bots: { kind: 'list', choices: BOTS, default: ['normal'], help: text.help.bots },
  seed: { kind: 'text', default: 'factionFun', help: text.help.seed },
  'as-written': { kind: 'flag', help: text.help.asWritten },
  'two-avatars': { kind: 'flag', help: text.help.twoAvatars },
  'literal-penalty': { kind: 'flag', help: text.help.literalPenalty },
  'quick-game': { kind: 'flag', help: text.help.quickGame },
} as const satisfies Options;

/** Faction Fun without a page. */
export const simulation: GameSimulation<FactionFunTypes> & { readonly options: typeof options } = {
  coachTrial: (position, games) => tryCoach(coachTrial, position, games),
  rules: factionFun,
  bots: {
    random: { bot: random, worthSharing: 100 },
    easy: { bot: easy, worthSharing: 20 },
    normal: { bot: normal, worthSharing: 20 },
  },
  ladder: BOTS,
  editions: [
    {
      id: 'first',
      content: [ACTION_DECK, CARD_EFFECT, EVENT_DECK, EVENT_EFFECT, ROUND_EFFECTS, MAP_PLANS, REALMS_TO_WIN],
      kinds: [],
      lab,
    },
  ],
  options,
  kind: (values: Values<typeof options>) => {
    const [bot = 'normal', ...others] = values.bots;
    const setup: Setup = {
      seed: values.seed,
      seats: Number(values.seats),
      asWritten: values['as-written'],
      twoAvatars: values['two-avatars'],
      literalPenalty: values['literal-penalty'],
      quickGame: values['quick-game'],
    };
    return others.length > 0 ? { bot, bots: values.bots, setup } : { bot, setup };
  },
  problem: () => null,
  head: (setup: Setup) => ({ first: [text.seats(setup.seats)], variants: text.options(setup) }),
  defeats: [],
  groups: (_, seat) => [text.peoples[peopleOf(seat)]],
};
