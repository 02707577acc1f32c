import type { Form, Path } from '../../../module/screens/table.ts';
import { type CommandPath, commandPathAt } from '../../../smallGame/table/selection.ts';
import type { TileNo } from '../content/vocabulary.ts';
import { azardia } from '../rules/azardia.ts';
import { outcomeOf } from '../rules/forecast/outcomes.ts';
import { isOwnMovement, type Prospect, prospectOf } from '../rules/forecast/prospects.ts';
import type { Command } from '../rules/state/command.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { resultOf } from '../rules/turn/rolling.ts';
import { moduleText as text } from '../text/module.en.ts';
import { playerName } from '../text/names.en.ts';
import { exchangeLines, outcomeLines, outcomeShort, swapLines } from '../text/outcomes.en.ts';
import { duelLines, prospectLines, prospectTag } from '../text/prospects.en.ts';
import type { Ghost } from './view.ts';

/** Where the movements that can be chosen would end; of those with bought tiles only the one that is chosen. */
export function ghostsOf(
  state: AzardiaView,
  paths: readonly CommandPath<AzardiaTypes>[],
  path: Path,
  prospects: ReadonlyMap<Command, Prospect | null>,
): Ghost[] {
  const chosen = commandPathAt(paths, path)?.command;
  const ghosts = paths.flatMap(({ command, steps }): Ghost[] => {
    const prospect = prospects.get(command);
    if (!prospect || (prospect.path.length === 0 && command !== chosen)) return [];
    // Of a movement with bought tiles only the one that is chosen; of a card that is chosen, each way to play it.
    const isOfCard = command.do === 'play' && path.length === 1 && steps[0]?.key === path[0]?.kind;
    if (steps.length > 1 && command !== chosen && !isOfCard) return [];
    if (command.do !== 'move' && command !== chosen && !isOfCard) return [];
    const isReplaced = chosen?.do === 'move' && chosen !== command && steps[0]?.key === path[0]?.kind;
    if (isReplaced) return [];
    const { tile, path: tiles } = prospect;
    return [
      { seat: command.seat, tile, path: tiles, tag: tagOf(state, command, prospect), isChosen: command === chosen },
    ];
  });
  // Of three dice, two pairs may lead to the same tile.
  const isSame = (one: Ghost, other: Ghost): boolean => one.tile === other.tile && one.tag === other.tag;
  return ghosts.filter(
    (one, index) =>
      one.isChosen || !ghosts.some((other, place) => (place < index || other.isChosen) && isSame(one, other)),
  );
}

/** The length of a movement in tiles, and what happens at its end. */
function tagOf({ roll }: AzardiaView, command: Command, prospect: Prospect): string {
  const target = command.do === 'play' ? command.target : null;
  const tiles =
    command.do === 'move'
      ? resultOf(roll?.dice ?? [], command.dice, command.how) + command.bought
      : target && 'tiles' in target
        ? target.tiles
        : null;
  const words = prospectTag(prospect);
  return tiles === null ? words : text.tagged(tiles, words);
}

/** Where a movement ends, and its result. */
function ownMovementLines(state: AzardiaView, prospect: Prospect): string[] {
  return [text.tileNamed(prospect.tile), ...eventLines(state, prospect)];
}

function eventLines(state: AzardiaView, prospect: Prospect): string[] {
  return prospect.events.length === 0 ? [] : prospectLines(prospect, state);
}

/** The result of a choice before it is chosen: in full, and in the few words that fit on a button. */
export function consequenceOf(
  state: AzardiaView,
  command: Command,
  prospect: Prospect | null,
  reader: Seat | null,
): { readonly lines: readonly string[]; readonly short: string } {
  if (prospect) {
    const tag = prospectTag(prospect);
    const short = [text.tileNamed(prospect.tile), ...(tag === '' ? [] : [tag])].join(', ');
    return { lines: ownMovementLines(state, prospect), short };
  }
  const movements = changesRoll(state, command) ? movementsAfter(state, command) : [];
  if (movements.length > 0) return { lines: [text.thenMove(movements)], short: text.thenMove(movements) };
  if (command.do === 'swapCard')
    return { lines: swapLines(state, command), short: text.forUnseen(state.players[command.rival]?.hand.length ?? 0) };
  if (command.do === 'takeHands') return takenHands(state, command.seat);
  if (!isForeseen(command, state)) return { lines: [], short: '' };
  const aimed = command.do === 'play' && command.target && 'rival' in command.target ? command.target.rival : null;
  const short = outcomeShort(outcomeOf(state, command), aimed ?? command.seat);
  return { lines: outcomeLinesOf(state, command, reader), short: short || (aimed === null ? '' : text.noHarmShort) };
}

/** C3: the effect of taking the other hands, which no state shows in advance. */
function takenHands({ players }: AzardiaView, seat: Seat): ReturnType<typeof consequenceOf> {
  const rivals = players.flatMap(({ hand }, rival) => (rival === seat || hand.length === 0 ? [] : [rival]));
  const cards = rivals.reduce((sum, rival) => sum + (players[rival]?.hand.length ?? 0), 0);
  const others = players.length - 1;
  const names = others === 1 ? rivals.map((rival) => playerName({ players }, rival)) : ['', ''];
  return { lines: [text.takeHandsHint(names, cards)], short: text.takeHandsShort(others) };
}

/** Whether a command changes the dice of a movement in a way that is known: a coin, or a card that sets a die. */
function changesRoll({ roll }: AzardiaView, command: Command): boolean {
  if (roll === null) return false;
  return command.do === 'raise' || (command.do === 'play' && command.target !== null && 'die' in command.target);
}

/** The tiles to which the dice would lead after a command, without coins. */
function movementsAfter(state: AzardiaView, command: Command): readonly TileNo[] {
  const applied = azardia.apply(state, command);
  if (!applied.ok) return [];
  const tiles = azardia.legalCommands(applied.state, command.seat).flatMap((move) => {
    return move.do === 'move' && move.bought === 0 ? (prospectOf(applied.state, move)?.tile ?? []) : [];
  });
  return [...new Set(tiles)];
}

/**
 * The result of a command that is no movement, as a player reads it, or everybody (`null`); a movement's result is on
 * its choice.
 */
export function outcomeLinesOf(state: AzardiaView, command: Command, seat: Seat | null): string[] {
  if (command.do === 'swapCard') return swapLines(state, command);
  if (command.do === 'exchange') return exchangeLines(state, command);
  if (command.do === 'takeHands') return [...takenHands(state, command.seat).lines];
  if (!isForeseen(command, state)) return [];
  const lines = outcomeLines(outcomeOf(state, command), state, seat);
  // O3: a card can be aimed at the holder of a firm 150, whom it does not move.
  const isAimed = command.do === 'play' && command.target !== null && 'rival' in command.target;
  return lines.length === 0 && isAimed ? [text.noHarm] : lines;
}

/** The result of a movement, except what is shown beside it. */
export function prospectLinesOf(state: AzardiaView, command: Command, prospect: Prospect, form: Form): string[] {
  if (command.do === 'play') return ownMovementLines(state, prospect);
  // The main button names the tile.
  if (command.do !== 'move') return eventLines(state, prospect);
  // The cost of losing does not fit beside a move, and not at all on phones held sideways.
  return form === 'landscape' ? [] : duelLines(prospect, state);
}

const FORESEEN: ReadonlySet<Command['do']> = new Set(['play', 'challenge', 'buyLevel', 'answer', 'sell']);

/**
 * Whether a command has more effects than its name says: in a duel also raising a die, and there or when attacked
 * passing.
 */
function isForeseen(command: Command, state: AzardiaView): boolean {
  const { do: name } = command;
  const { duel, attack } = state;
  if (name === 'pass') return duel !== null || attack !== null;
  if (isOwnMovement(state, command)) return false;
  return FORESEEN.has(name) || (duel !== null && name === 'raise');
}

/** Pawns that a card or an ability would move. */
export function movedGhosts(state: AzardiaView, command: Command): Ghost[] {
  if (!isForeseen(command, state)) return [];
  return outcomeOf(state, command).changes.flatMap(({ seat, tile }) =>
    tile === null ? [] : [{ seat, tile, path: [], tag: '', isChosen: true }],
  );
}
