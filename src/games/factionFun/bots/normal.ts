import type { Bot } from '../../../kernel/bots/bot.ts';
import { type Chance, type Drawing, drawFrom } from '../../../kernel/chance.ts';
import { at } from '../../../kernel/values/at.ts';
import { required } from '../../../kernel/values/required.ts';
import type { PeopleId } from '../content/vocabulary.ts';
import { battlePlus, winnerOf } from '../rules/battle/battles.ts';
import { losableAvatars } from '../rules/battle/losses.ts';
import { factionFun } from '../rules/factionFun.ts';
import { answerOdds } from '../rules/forecast/odds.ts';
import { actorOf, avatarNamed } from '../rules/state/avatars.ts';
import { type Command, isOf } from '../rules/state/command.ts';
import type { FactionFunView } from '../rules/state/state.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { peopleOf } from '../rules/turn/seats.ts';
import { cardWorths } from './cardWorths.ts';
import { frontier, Judgment } from './judgment.ts';

/** Looks one turn ahead: takes the card, move and action that promise most in tiles of the realm. */
export const normal: Bot<FactionFunTypes> = {
  id: 'normal',
  choose: (view, chance, seats) => {
    const commands = factionFun.legalCommands(view);
    const [first] = commands;
    if (!first || (seats && !seats.includes(first.seat))) return null;
    return commands.length === 1 ? first : decide(view, commands, chance);
  },
};

function decide(view: FactionFunView, commands: readonly Command[], chance: Chance): Command {
  const drawing = { ...chance };
  const first = at(commands, 0);
  const people = peopleOf(first.seat);
  const judgment = new Judgment(view);
  const pass = commands.find(isOf('pass'));
  switch (at(view.steps, 0).step) {
    case 'card':
      return chooseCard(view, commands);
    case 'move':
      return best(
        drawing,
        commands.filter(isOf('move')),
        ({ avatar, tile }) => judgment.best(avatarNamed(view, avatar), tile).worth,
      );
    case 'act':
      return chooseAct(view, commands, judgment);
    case 'answer': {
      const { avatar, tile } = required(view.claim);
      const [likeliest] = answerOdds(view, avatarNamed(view, avatar), tile);
      return commands.find((command) => command.do === 'answer' && command.avatar === likeliest?.avatar) ?? first;
    }
    case 'battleCard':
      return first;
    case 'captain':
      return isLosing(view, people) ? first : (pass ?? first);
    case 'pickTile':
      return best(drawing, commands.filter(isOf('take')), ({ tile }) => judgment.gain(people, tile));
    case 'lose':
      return best(drawing, commands.filter(isOf('lose')), ({ avatar }) => {
        const { kind, tile } = avatarNamed(view, avatar);
        return (kind === 'base' ? 1 : 0) - frontier(view, tile) / 10;
      });
    case 'strike':
      return losableAvatars(view, people).length > 2 ? first : (pass ?? first);
    case 'return':
      return best(drawing, commands.filter(isOf('return')), ({ tile }) => frontier(view, tile));
    default:
      return best(
        drawing,
        commands.filter(isOf('place')),
        ({ kind, tile }) => (kind === 'base' ? 0 : 10) + frontier(view, tile),
      );
  }
}

/** The command that is worth most; of several, one by chance. */
function best<Of extends Command>(drawing: Drawing, commands: readonly Of[], worthOf: (command: Of) => number): Of {
  const worths = commands.map(worthOf);
  const most = Math.max(...worths);
  return drawFrom(
    drawing,
    commands.filter((_, index) => at(worths, index) === most),
  );
}

/** A1: the card after which the turn promises most. */
function chooseCard(view: FactionFunView, commands: readonly Command[]): Command {
  return cardWorths(view, commands).reduce((one, other) => (other.worth > one.worth ? other : one)).command;
}

function chooseAct(view: FactionFunView, commands: readonly Command[], judgment: Judgment): Command {
  const plans = judgment.plansOf(actorOf(view));
  const isForced = !commands.some(isOf('pass'));
  const open = isForced ? plans.filter(({ act }) => act === 'attack') : plans;
  const plan = open.reduce((one, other) => (other.worth > one.worth ? other : one));
  const wanted = (command: Command): boolean =>
    plan.act === 'none'
      ? command.do === 'pass'
      : command.do === plan.act && (command.do !== 'attack' || command.tile === plan.tile);
  return commands.find(wanted) ?? at(commands, 0);
}

/** P5: whether the roll that lies there is lost. */
function isLosing(view: FactionFunView, people: PeopleId): boolean {
  const battle = required(view.battle);
  const rolled = (role: 'aggressor' | 'defender') => ({
    die: required(battle[role].die),
    plus: battlePlus(view, role),
  });
  const winner = winnerOf(rolled('aggressor'), rolled('defender'));
  return winner !== null && battle[winner].people !== people;
}
