import type { Bot } from '../../../kernel/bots/bot.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { at } from '../../../kernel/values/at.ts';
import { faceOff } from '../rules/faceOff.ts';
import type { Command } from '../rules/state/command.ts';
import type { FaceOffView } from '../rules/state/state.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';
import { commandWorth, isSealing } from './deciding.ts';
import { Judge, type Temper } from './judge.ts';
import { chooseSeal } from './sealing.ts';

/** A player that looks one round ahead with its own hand, and weighs rewards by what everybody owns openly. */
export function heuristicBot(id: string, temper: Temper): Bot<FaceOffTypes> {
  return {
    id,
    choose: (view, chance, seats) => {
      const commands = faceOff
        .legalCommands(view)
        .filter((command) => command.do !== 'reopen' && (seats?.includes(command.seat) ?? true));
      const [first] = commands;
      if (!first) return null;
      const own = commands.filter(({ seat }) => seat === first.seat);
      return own.length === 1 ? first : decide(view, own, chance, temper);
    },
  };
}

/** The command that promises most; of several, the first. */
function decide(view: FaceOffView, commands: readonly Command[], chance: Chance, temper: Temper): Command {
  const { seat } = at(commands, 0);
  const judge = new Judge(view, seat, temper, { ...chance });
  const step = at(view.steps, 0);
  if (isSealing(step)) {
    const choices = commands.flatMap((command) => (command.do === 'seal' ? [command.choice] : []));
    return { do: 'seal', seat, choice: chooseSeal(view, seat, step.part, choices, judge) };
  }
  const worths = commands.map((command) => commandWorth(view, seat, command, judge));
  return at(commands, worths.indexOf(Math.max(...worths)));
}
