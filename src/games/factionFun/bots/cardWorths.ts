import { at } from '../../../kernel/values/at.ts';
import { CARD_EFFECT, type CardId } from '../content/cards.ts';
import { type PeopleId, rivalOf } from '../content/vocabulary.ts';
import { neighborsOf } from '../rules/board/hexes.ts';
import { factionFun } from '../rules/factionFun.ts';
import { avatarNamed } from '../rules/state/avatars.ts';
import { type Command, type CommandOf, isOf } from '../rules/state/command.ts';
import type { FactionFunView } from '../rules/state/state.ts';
import { peopleOf } from '../rules/turn/seats.ts';
import { Judgment } from './judgment.ts';

/** What a command promises, in tiles of the realm. */
export interface Worth {
  readonly command: Command;
  readonly worth: number;
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

/** A1: what no card and each card promises; of many choices of tiles, only the best for one's neighborhood is looked at. */
export function cardWorths(view: FactionFunView, commands: readonly Command[]): readonly [Worth, ...Worth[]] {
  const pass = at(commands.filter(isOf('pass')), 0);
  const after = (command: Command): FactionFunView => {
    const applied = factionFun.apply(view, command);
    return applied.ok ? applied.state : view;
  };
  return [
    { command: pass, worth: turnWorth(after(pass)) - SAVED },
    ...candidates(view, commands.filter(isOf('play'))).map((command) => {
      const hasEffect = CARD_EFFECT[command.card].kind !== 'terrain' || command.tiles.length > 0;
      const lasting = hasEffect ? (LASTING[command.card] ?? 0) : -0.05;
      return { command, worth: turnWorth(after(command)) + lasting - keptWorth(command.card) };
    }),
  ];
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
