import type { Step } from '../../../smallGame/gameDescription.ts';
import { avatarNamed } from '../rules/state/avatars.ts';
import type { Command } from '../rules/state/command.ts';
import type { FactionFunView, TileNo } from '../rules/state/state.ts';
import { peopleOf } from '../rules/turn/seats.ts';
import { avatarOn, commandText } from '../text/commands.en.ts';
import { moduleText as text } from '../text/module.en.ts';
import { avatarName, cardText, tileName } from '../text/names.en.ts';

/** How a command is pointed at: cards and avatars first, then tiles. */
export function stepsOf(command: Command, view: FactionFunView): readonly Step[] {
  const onTile = (at: TileNo, label = tileName(view.columns, at)): Step => ({ key: `tile:${at}`, label });
  switch (command.do) {
    case 'play': {
      const [first, second] = command.tiles;
      const card = { key: command.card, label: cardText[command.card].name };
      if (first === undefined) return [card];
      const isSeed = command.card === 'greatSeed';
      const next = second === undefined ? { key: 'only', label: text.onlyOne } : onTile(second);
      return [card, onTile(first), ...(isSeed ? [next] : [])];
    }
    case 'move': {
      const { tile: from } = avatarNamed(view, command.avatar);
      const goal = from === command.tile ? text.stay : tileName(view.columns, command.tile);
      return [{ key: `avatar:${command.avatar}`, label: avatarOn(view, command.avatar) }, onTile(command.tile, goal)];
    }
    case 'place':
      return [{ key: command.kind, label: avatarName(command.kind, peopleOf(command.seat)) }, onTile(command.tile)];
    default: {
      const { seat: _, ...rest } = command;
      return [{ key: JSON.stringify(rest), label: commandText(command, view) }];
    }
  }
}
