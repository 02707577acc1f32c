import { CARD_EFFECT, type CardId } from '../content/cards.ts';
import { type PeopleId, rivalOf } from '../content/vocabulary.ts';
import { isCornered } from '../rules/board/ways.ts';
import { gainOf } from '../rules/forecast/stakes.ts';
import { actorOf, avatarNamed } from '../rules/state/avatars.ts';
import type { Command } from '../rules/state/command.ts';
import type { FactionFunView, TileNo } from '../rules/state/state.ts';
import { peopleOf } from '../rules/turn/seats.ts';
import { Judgment } from './judgment.ts';
import type { Level } from './levels.ts';

/** Why a computer player does something, as everybody at the table can see it. */
export type Reason =
  | 'wins'
  | 'founds'
  | 'avatar'
  | 'links'
  | 'outpost'
  | 'splits'
  | 'takes'
  | 'cornered'
  | 'nearer'
  | 'waits'
  | 'hunch'
  | 'answers'
  | 'letsStand'
  | 'battleCard'
  | 'reroll'
  | 'steps'
  | 'crosses'
  | 'claimCard'
  | 'reshapes'
  | 'hinders'
  | 'discards'
  | 'guards'
  | 'frontier'
  | 'specialty'
  | 'strikes';

/** The reason for a command; `null` if it needs none. It depends on nothing that is hidden. */
export function reasonOf(view: FactionFunView, command: Command, level: Level): Reason | null {
  const people = peopleOf(command.seat);
  switch (command.do) {
    case 'move':
      return moveReason(view, command.avatar, command.tile, level);
    case 'claim':
      return claimReason(view, people, actorOf(view).tile);
    case 'attack':
      return isCornered(view, actorOf(view)) ? 'cornered' : attackReason(view, people, command.tile);
    case 'take':
      return attackReason(view, people, command.tile);
    case 'play':
      return cardReason(command.card);
    case 'answer':
      return 'answers';
    case 'fight':
      return 'battleCard';
    case 'reroll':
      return 'reroll';
    case 'place':
      return command.kind === 'protector' ? 'guards' : command.kind === 'base' ? 'frontier' : 'specialty';
    case 'strike':
      return 'strikes';
    case 'pass':
      return view.steps[0]?.step === 'answer' ? 'letsStand' : null;
    default:
      return null;
  }
}

/** Why an avatar goes to a tile: for what it can do there; Easy often has no reason. */
function moveReason(view: FactionFunView, mover: number, tile: TileNo, level: Level): Reason {
  const avatar = avatarNamed(view, mover);
  const { act, tile: target, worth } = new Judgment(view).best(avatar, tile);
  if (act === 'claim') return claimReason(view, avatar.people, target);
  if (act === 'attack') return isCornered(view, avatar) ? 'cornered' : attackReason(view, avatar.people, target);
  if (level === 'easy') return 'hunch';
  return worth > new Judgment(view).best(avatar, avatar.tile).worth ? 'nearer' : 'waits';
}

function claimReason(view: FactionFunView, people: PeopleId, tile: TileNo): Reason {
  const { ending, founds, avatar, isLinked } = gainOf(view, people, tile);
  if (ending?.winner === people) return 'wins';
  if (founds) return 'founds';
  if (avatar.length > 0) return 'avatar';
  return isLinked ? 'links' : 'outpost';
}

function attackReason(view: FactionFunView, people: PeopleId, tile: TileNo): Reason {
  const { ending, rival } = gainOf(view, people, tile);
  if (ending?.winner === people) return 'wins';
  if (view.holders[tile] !== rivalOf(people)) return 'links';
  return rival[0] - rival[1] > 1 ? 'splits' : 'takes';
}

function cardReason(card: CardId): Reason {
  switch (CARD_EFFECT[card].kind) {
    case 'terrain':
      return 'reshapes';
    case 'movement':
      return 'steps';
    case 'water':
      return 'crosses';
    case 'claim':
      return 'claimCard';
    case 'highPlaces':
    case 'closedPaths':
      return 'hinders';
    case 'battle':
      return 'discards';
  }
}
