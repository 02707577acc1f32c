import { createSmallGame } from '../../smallGame/createSmallGame.ts';
import { BOTS, LEVELS, USUAL_LEVEL } from './bots/levels.ts';
import { factionFun } from './rules/factionFun.ts';
import type { Options } from './rules/state/state.ts';
import type { FactionFunTypes } from './rules/state/types.ts';
import { peopleOf } from './rules/turn/seats.ts';
import { commandText } from './text/commands.en.ts';
import { factText } from './text/facts.en.ts';
import { moduleText as text } from './text/module.en.ts';
import { peopleNames } from './text/names.en.ts';
import { computer } from './ui/computer.ts';
import { board, regions } from './ui/regions.ts';
import { chapters } from './ui/rulebook.ts';
import { commandSchema, setupSchema } from './ui/schemas.ts';
import { stepsOf } from './ui/steps.ts';

const OPTIONS: readonly (keyof Options)[] = ['asWritten', 'twoAvatars', 'literalPenalty', 'quickGame'];

const plain = createSmallGame<FactionFunTypes>({
  rules: factionFun,
  schemas: { setup: setupSchema, command: commandSchema },
  hidden: true,
  name: text.name,
  tagline: text.tagline,
  seats: { counts: [2, 4, 6], proposed: 2 },
  options: OPTIONS.map((id) => ({ id, ...text.options[id] })),
  computers: { levels: LEVELS.map((id) => ({ id, ...text.levels[id] })), proposed: USUAL_LEVEL, switches: [] },
  chapters,
  setup: ({ seed, seats, on }) => ({
    seed,
    seats,
    asWritten: on.has('asWritten'),
    twoAvatars: on.has('twoAvatars'),
    literalPenalty: on.has('literalPenalty'),
    quickGame: on.has('quickGame'),
  }),
  choices: (setup) => ({ seats: setup.seats, on: new Set(OPTIONS.filter((id) => setup[id])) }),
  setupLines: (setup) => [
    text.seats(setup.seats),
    ...OPTIONS.filter((id) => setup[id]).map((id) => text.options[id].name),
  ],
  regions,
  board,
  steps: stepsOf,
  commandText,
  factText,
  resultText: ({ rule, winners: [winner = 0], ranking }) => {
    if (ranking.length === 1) return text.shared;
    const people = peopleNames[peopleOf(winner)];
    return rule === 'W3' ? text.wonOutright(people) : text.won(people);
  },
  actor: ({ seat }) => seat,
  concerned: (fact) => ('seat' in fact ? [fact.seat] : []),
  choose: (view, seat, chance) => BOTS[USUAL_LEVEL].choose(view, chance, [seat]),
});

/** Faction Fun, as the shell uses it: with plain screens of panels and buttons so far. */
export const factionFunModule: typeof plain = { ...plain, computer };
