import { at } from '../../../kernel/at.ts';
import { required } from '../../../kernel/required.ts';
import { type PeopleId, rivalOf } from '../content/vocabulary.ts';
import { attackForecast } from '../rules/forecast/battles.ts';
import { answerOdds, claimOdds } from '../rules/forecast/odds.ts';
import { reachOf } from '../rules/forecast/reach.ts';
import { gainOf } from '../rules/forecast/stakes.ts';
import { actorOf, avatarNamed } from '../rules/state/avatars.ts';
import type { Command } from '../rules/state/command.ts';
import type { Avatar, AvatarNo, FactionFunView, TileNo } from '../rules/state/state.ts';
import { commandText } from '../text/commands.en.ts';
import { avatarName, cardText, tileName } from '../text/names.en.ts';
import { tableText as text } from '../text/table.en.ts';

/** What a command leads to: chances, the one that counts, and consequences in words. */
export interface Outlook {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly chance: number }[];
  /** The chance of what the command is for. */
  readonly main: { readonly chance: number; readonly label: string } | null;
  readonly lines: readonly { readonly lead: string; readonly text: string }[];
}

/** What a command leads to, by the rules run ahead on a view. */
export function outlookOf(view: FactionFunView, command: Command): Outlook {
  switch (command.do) {
    case 'move':
      return moveOutlook(view, avatarNamed(view, command.avatar), command.tile);
    case 'claim':
      return claimOutlook(view, actorOf(view), actorOf(view).tile);
    case 'attack':
      return attackOutlook(view, actorOf(view).id, command.tile);
    case 'answer':
      return answerOutlook(view, command.avatar);
    case 'play':
    case 'fight':
      return { ...plain(cardText[command.card].name), lines: [{ lead: '', text: cardText[command.card].effect }] };
    default:
      return plain(commandText(command, view));
  }
}

function plain(title: string): Outlook {
  return { title, rows: [], main: null, lines: [] };
}

function moveOutlook(view: FactionFunView, avatar: Avatar, tile: TileNo): Outlook {
  const there = reachOf(view, avatar.id).find((reach) => reach.tile === tile);
  if (there?.landing) return attackOutlook(view, avatar.id, tile, tile);
  if (there?.claim) return claimOutlook(view, avatar, tile);
  const name = tileName(view.columns, tile);
  return {
    ...plain(avatar.tile === tile ? text.stayAt(name) : text.walkTo(name)),
    lines: (there?.attacks ?? []).map(({ tile: goal, odds }) => ({
      lead: text.lead.fromThere,
      text: text.attackFrom(tileName(view.columns, goal), text.percent(odds.win)),
    })),
  };
}

function claimOutlook(view: FactionFunView, avatar: Avatar, tile: TileNo): Outlook {
  const { made, held, needed, answers } = claimOdds(view, avatar, tile);
  const [best] = answers;
  return {
    title: text.claimOf(text.land(at(view.terrain, tile))),
    rows: [
      { label: text.rolled(needed), chance: made },
      ...(best
        ? [
            { label: text.theyAnswer(best.needed), chance: best.made },
            { label: text.theyWin, chance: best.battle.win },
          ]
        : []),
    ],
    main: { chance: held, label: text.toHold },
    lines: [
      { lead: text.lead.stands, text: gainText(view, avatar.people, tile) },
      { lead: text.lead.fails, text: failsText(view, avatar, tile) },
      ...(best ? [{ lead: text.lead.battleLost, text: text.theyTake(avatarName(avatar.kind, avatar.people)) }] : []),
    ],
  };
}

/** What a tile brings, in words: the realm, an avatar, the City or Nation, the end. */
function gainText(view: FactionFunView, people: PeopleId, tile: TileNo): string {
  const { realm, founds, avatar, isForfeited, ending } = gainOf(view, people, tile);
  const [before, after] = realm;
  return [
    text.stands(after, before),
    ...(founds ? [text.founds[people]] : []),
    ...(avatar.length > 0 ? [text.brings(avatar.map((kind) => avatarName(kind, people)))] : []),
    ...(isForfeited ? [text.forfeits] : []),
    ...(ending ? [text.ends] : []),
  ].join(' ');
}

function failsText({ asWritten }: FactionFunView, { hasFoothold, tile: from }: Avatar, tile: TileNo): string {
  if (asWritten) return text.failsNothing;
  return hasFoothold && from === tile ? text.failsAgain : text.failsFoothold;
}

function attackOutlook(view: FactionFunView, avatar: AvatarNo, tile: TileNo, from?: TileNo): Outlook {
  const { odds, isBestOfThree, prizes, loss } = attackForecast(view, avatar, tile, from);
  const { people } = avatarNamed(view, avatar);
  const isHeld = view.holders[tile] === rivalOf(people);
  return {
    title: text.attackOn(tileName(view.columns, tile)),
    rows: [
      { label: isBestOfThree ? text.wonOfThree : text.won, chance: odds.win },
      ...(odds.tie > 0 ? [{ label: text.tied, chance: odds.tie }] : []),
      { label: text.lost, chance: odds.lose },
    ],
    main: { chance: odds.win, label: text.toWin },
    lines: [
      {
        lead: text.lead.won,
        text: prizes.length > 1 ? text.attackWonOneOf(prizes.length) : isHeld ? text.attackWon : text.attackWonOpen,
      },
      { lead: text.lead.lost, text: text.loss(loss.avatars, loss.isTurnLost) },
    ],
  };
}

function answerOutlook(view: FactionFunView, avatar: number): Outlook {
  const claim = required(view.claim);
  const answerer = avatarNamed(view, avatar);
  const odds = required(
    answerOdds(view, avatarNamed(view, claim.avatar), claim.tile).find((one) => one.avatar === avatar),
  );
  return {
    title: text.answerWith(avatarName(answerer.kind, answerer.people)),
    rows: [
      { label: text.answerRoll(odds.needed), chance: odds.made },
      { label: text.thenWin, chance: odds.battle.win },
    ],
    main: { chance: odds.made * odds.battle.win, label: text.toTake },
    lines: [
      { lead: text.lead.won, text: text.answerWon },
      { lead: text.lead.lost, text: text.answerLost },
    ],
  };
}
