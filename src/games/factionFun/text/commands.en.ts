import { percent } from '../../../kernel/values/percent.ts';
import { required } from '../../../kernel/values/required.ts';
import { answerOdds, attackOdds, claimOdds } from '../rules/forecast/odds.ts';
import { actorOf, avatarNamed } from '../rules/state/avatars.ts';
import type { Command } from '../rules/state/command.ts';
import type { AvatarNo, FactionFunView, TileNo } from '../rules/state/state.ts';
import { peopleOf } from '../rules/turn/seats.ts';
import { avatarName, cardText, kindName, tileName } from './names.en.ts';

const tile = ({ columns }: FactionFunView, at: TileNo): string => tileName(columns, at);

/** An avatar with the tile where it stands. */
export function avatarOn(view: FactionFunView, avatar: AvatarNo): string {
  const shown = avatarNamed(view, avatar);
  return `${avatarName(shown)} on ${tile(view, shown.tile)}`;
}

/** What a command does, in a few words, with its chances. */
export function commandText(command: Command, view: FactionFunView): string {
  switch (command.do) {
    case 'play':
      return [cardText[command.card].name, ...command.tiles.map((at) => tile(view, at))].join(' ');
    case 'move': {
      const name = avatarOn(view, command.avatar);
      return avatarNamed(view, command.avatar).tile === command.tile
        ? `${name} stays`
        : `${name} to ${tile(view, command.tile)}`;
    }
    case 'claim': {
      const actor = actorOf(view);
      const { made, held } = claimOdds(view, actor, actor.tile);
      return `Claim ${tile(view, actor.tile)}: ${percent(made)}, held ${percent(held)}`;
    }
    case 'attack': {
      const { win, lose } = attackOdds(view, actorOf(view), command.tile);
      return `Attack ${tile(view, command.tile)}: won ${percent(win)}, lost ${percent(lose)}`;
    }
    case 'answer': {
      const { avatar, tile: at } = required(view.claim);
      const odds = answerOdds(view, avatarNamed(view, avatar), at).find((one) => one.avatar === command.avatar);
      return `Answer with ${avatarOn(view, command.avatar)}: ${percent(odds?.made ?? 0)}`;
    }
    case 'fight':
      return `Play ${cardText[command.card].name}`;
    case 'reroll':
      return 'Roll the Captain’s die again';
    case 'take':
      return `Take ${tile(view, command.tile)}`;
    case 'lose':
      return `Lose ${avatarOn(view, command.avatar)}`;
    case 'return':
      return `${avatarOn(view, command.avatar)} returns to ${tile(view, command.tile)}`;
    case 'place':
      return `${kindName(command.kind, peopleOf(command.seat))} on ${tile(view, command.tile)}`;
    case 'strike':
      return `Attack with ${avatarOn(view, command.avatar)}`;
    case 'pass':
      return passText(view);
  }
}

/** What declining is called, by what is declined. */
function passText({ steps: [step] }: FactionFunView): string {
  switch (step?.step) {
    case 'card':
      return 'No card';
    case 'answer':
      return 'Let the claim stand';
    case 'battleCard':
      return 'No battle card';
    case 'captain':
      return 'Keep the roll';
    case 'strike':
      return 'Let them stay';
    default:
      return 'Do nothing';
  }
}
