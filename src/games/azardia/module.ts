import { createSmallGame } from '../../smallGame/createSmallGame.ts';
import { regular } from './bots/regular.ts';
import { azardia } from './rules/azardia.ts';
import type { AzardiaTypes } from './rules/state/types.ts';
import { commandText } from './text/commands.en.ts';
import { factText } from './text/facts.en.ts';
import { moduleText as text } from './text/module.en.ts';
import { board, regions } from './ui/board.ts';
import { chapters } from './ui/rulebook.ts';
import { commandSchema, setupSchema } from './ui/schemas.ts';
import { steps } from './ui/steps.ts';

const OPTIONS = ['fairStart', 'quickGame', 'firmGoal', 'openHands', 'longGrace'] as const;

/** Azardia, as the shell serves it: so far with the plain screens of a small game. */
export const azardiaModule = createSmallGame<AzardiaTypes>({
  rules: azardia,
  schemas: { setup: setupSchema, command: commandSchema },
  hidden: true,
  name: text.name,
  tagline: text.tagline,
  seats: { least: 2, most: 4, proposed: 3 },
  options: OPTIONS.map((id) => ({
    id,
    name: text.options[id],
    choices: [
      { id: 'off', name: text.off },
      { id: 'on', name: text.on },
    ],
  })),
  chapters,
  setup: ({ seed, seats, options }) => ({
    seed,
    players: seats,
    fairStart: options.fairStart === 'on',
    quickGame: options.quickGame === 'on',
    firmGoal: options.firmGoal === 'on',
    openHands: options.openHands === 'on',
    longGrace: options.longGrace === 'on',
  }),
  setupLines: (setup) => text.setupLines(setup),
  regions,
  board,
  steps,
  commandText,
  factText,
  resultText: (result, state) => text.won(result, state),
  actor: ({ seat }) => seat,
  concerned: (fact) => ('seat' in fact ? [fact.seat] : []),
  choose: (view, _, chance) => regular.choose(view, chance),
});
