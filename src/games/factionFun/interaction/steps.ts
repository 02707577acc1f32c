import type { Step } from '../../../smallGame/gameDescription.ts';
import type { CardId } from '../content/cards.ts';
import { avatarNamed } from '../rules/state/avatars.ts';
import type { Command } from '../rules/state/command.ts';
import type { AvatarNo, FactionFunView, TileNo } from '../rules/state/state.ts';
import { peopleOf } from '../rules/turn/seats.ts';
import { avatarOn, commandText } from '../text/commands.en.ts';
import { moduleText as text } from '../text/module.en.ts';
import { cardText, kindName, tileName } from '../text/names.en.ts';

/** The keys of steps that belong to a place on the table. */
export const cardKey = (card: CardId): string => `card:${card}`;
export const avatarKey = (avatar: AvatarNo): string => `avatar:${avatar}`;
export const tileKey = (tile: TileNo): string => `tile:${tile}`;

/** The number in the key of a step at a tile or an avatar; `null` for other steps. */
export function numberIn(key: string, kind: 'tile' | 'avatar'): number | null {
  return key.startsWith(`${kind}:`) ? Number(key.slice(kind.length + 1)) : null;
}

/** How a command is pointed at: cards and avatars first, then tiles. */
export function stepsOf(command: Command, view: FactionFunView): readonly Step[] {
  const onTile = (at: TileNo, label = tileName(view.columns, at)): Step => ({ key: tileKey(at), label });
  switch (command.do) {
    case 'play': {
      const [first, second] = command.tiles;
      const card = { key: cardKey(command.card), label: cardText[command.card].name };
      if (first === undefined) return [card];
      const isSeed = command.card === 'greatSeed';
      const next = second === undefined ? { key: 'only', label: text.onlyOne } : onTile(second);
      return [card, onTile(first), ...(isSeed ? [next] : [])];
    }
    case 'move': {
      const { tile: from } = avatarNamed(view, command.avatar);
      const goal = from === command.tile ? text.stay : tileName(view.columns, command.tile);
      return [{ key: avatarKey(command.avatar), label: avatarOn(view, command.avatar) }, onTile(command.tile, goal)];
    }
    case 'place':
      return [{ key: command.kind, label: kindName(command.kind, peopleOf(command.seat)) }, onTile(command.tile)];
    case 'fight':
      return [{ key: cardKey(command.card), label: commandText(command, view) }];
    case 'answer':
    case 'lose':
    case 'strike':
      return [{ key: avatarKey(command.avatar), label: commandText(command, view) }];
    case 'attack':
    case 'take':
    case 'return':
      return [onTile(command.tile, commandText(command, view))];
    default:
      return [{ key: command.do, label: commandText(command, view) }];
  }
}
