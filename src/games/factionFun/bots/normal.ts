import type { Bot } from '../../../kernel/bots/bot.ts';
import { type Chance, type Drawing, drawFrom } from '../../../kernel/chance.ts';
import { at } from '../../../kernel/values/at.ts';
import { required } from '../../../kernel/values/required.ts';
import { CARD_EFFECT, type CardId } from '../content/cards.ts';
import { type PeopleId, rivalOf } from '../content/vocabulary.ts';
import { battlePlus, winnerOf } from '../rules/battle/battles.ts';
import { losableAvatars } from '../rules/battle/losses.ts';
import { neighborsOf } from '../rules/board/hexes.ts';
import { factionFun } from '../rules/factionFun.ts';
import { answerOdds } from '../rules/forecast/odds.ts';
import { actorOf, avatarNamed } from '../rules/state/avatars.ts';
import type { Command, CommandName, CommandOf } from '../rules/state/command.ts';
import type { FactionFunView } from '../rules/state/state.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { peopleOf } from '../rules/turn/seats.ts';
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

const isOf =
  <Name extends CommandName>(name: Name) =>
  (command: Command): command is CommandOf<Name> & Command =>
    command.do === name;

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

/** What the best move of the turn is worth. */
function turnWorth(view: FactionFunView, judgment = new Judgment(view)): number {
  const worths = factionFun
    .legalCommands(view)
    .filter(isOf('move'))
    .map(({ avatar, tile }) => judgment.best(avatarNamed(view, avatar), tile).worth);
  return Math.max(...worths);
}

/** What a card must promise more than none, since it may be of use later. */
const SAVED = 0.01;

/** What cards are worth that do not show in their own turn. */
const LASTING: Readonly<Partial<Record<CardId, number>>> = {
  clearing: 0.12,
  blasting: 0.06,
  greatSeed: 0.1,
  highPlaces: 0.08,
  closedPaths: 0.1,
};

/** A1: the card after which the turn promises most; of many choices of tiles, only the best for one's neighborhood is looked at. */
function chooseCard(view: FactionFunView, commands: readonly Command[]): Command {
  const pass = at(commands.filter(isOf('pass')), 0);
  const after = (command: Command): FactionFunView => {
    const applied = factionFun.apply(view, command);
    return applied.ok ? applied.state : view;
  };
  let [chosen, most]: [Command, number] = [pass, turnWorth(after(pass)) - SAVED];
  for (const command of candidates(view, commands.filter(isOf('play')))) {
    const hasEffect = CARD_EFFECT[command.card].kind !== 'terrain' || command.tiles.length > 0;
    const worth =
      turnWorth(after(command)) + (hasEffect ? (LASTING[command.card] ?? 0) : -0.05) - keptWorth(command.card);
    if (worth > most) [chosen, most] = [command, worth];
  }
  return chosen;
}

/** What a card is worth in hand: battle cards are for battles. */
const keptWorth = (card: CardId): number => (CARD_EFFECT[card].kind === 'battle' ? 0.3 : 0);

/** One command for each card: with the tiles that help the own side most. */
function candidates(
  view: FactionFunView,
  commands: readonly CommandOf<'play'>[],
): readonly (CommandOf<'play'> & Command)[] {
  return [...new Set(commands.map(({ card }) => card))].map((card) =>
    commands
      .filter((command) => command.card === card)
      .reduce((one, other) => (helpOf(view, other) > helpOf(view, one) ? other : one)),
  );
}

/** How much changed tiles help: easier land beside one's own, harder land beside the rival's. */
function helpOf(state: FactionFunView, { seat, card, tiles }: CommandOf<'play'>): number {
  const people = peopleOf(seat);
  const beside = (tile: number, of: PeopleId): number =>
    neighborsOf(state, tile).filter((next) => state.holders[next] === of).length;
  const sign = card === 'greatSeed' ? -1 : 1;
  return tiles.reduce((sum, tile) => sum + sign * (2 * beside(tile, people) - beside(tile, rivalOf(people))), 0);
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
