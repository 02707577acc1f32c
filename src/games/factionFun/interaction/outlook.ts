import { at } from '../../../kernel/at.ts';
import { required } from '../../../kernel/required.ts';
import { LAND_VALUE } from '../content/vocabulary.ts';
import { realmSize } from '../rules/board/realm.ts';
import { enemiesOn, isRivals } from '../rules/board/ways.ts';
import { type AnswerOdds, answerOdds, attackOdds, claimOdds } from '../rules/forecast/odds.ts';
import { actorOf, avatarNamed } from '../rules/state/avatars.ts';
import type { Command } from '../rules/state/command.ts';
import type { Avatar, FactionFunView, TileNo } from '../rules/state/state.ts';
import { answerNeeds, claimPlus } from '../rules/turn/claims.ts';
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
      return attackOutlook(view, actorOf(view), command.tile);
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
  if (isRivals(view, avatar, tile)) return attackOutlook(view, avatar, tile);
  if (canClaim(view, avatar, tile)) return claimOutlook(view, avatar, tile);
  const name = tileName(view.columns, tile);
  return plain(avatar.tile === tile ? text.stayAt(name) : text.walkTo(name));
}

/** Whether an avatar could claim a tile after a move to it. */
export function canClaim(view: FactionFunView, { kind }: Avatar, tile: TileNo): boolean {
  return view.holders[tile] === null && kind !== 'protector' && LAND_VALUE[at(view.terrain, tile)] < Infinity;
}

function claimOutlook(view: FactionFunView, avatar: Avatar, tile: TileNo): Outlook {
  const there = avatar.tile === tile ? avatar : { ...avatar, tile, hasFoothold: false };
  const { made, held, answers } = claimOdds(view, avatar, tile);
  const [best] = answers;
  const needed = LAND_VALUE[at(view.terrain, tile)] - claimPlus(view, there);
  const { people } = avatar;
  const after = { ...view, holders: view.holders.map((holder, other) => (other === tile ? people : holder)) };
  return {
    title: text.claimOf(text.land(at(view.terrain, tile))),
    rows: [{ label: text.rolled(needed), chance: made }, ...answerRows(view, best, tile)],
    main: { chance: held, label: text.toHold },
    lines: [
      { lead: text.lead.stands, text: text.stands(realmSize(after, people), realmSize(view, people)) },
      { lead: text.lead.fails, text: failsText(view, there) },
      ...(best ? [{ lead: text.lead.battleLost, text: text.theyTake(avatarName(avatar.kind, people)) }] : []),
    ],
  };
}

function answerRows(view: FactionFunView, best: AnswerOdds | undefined, tile: TileNo): Outlook['rows'] {
  if (!best) return [];
  const needed = answerNeeds(view, avatarNamed(view, best.avatar), tile);
  return [
    { label: text.theyAnswer(needed), chance: best.made },
    { label: text.theyWin, chance: best.battle.win },
  ];
}

function failsText({ asWritten }: FactionFunView, { hasFoothold }: Avatar): string {
  if (asWritten) return text.failsNothing;
  return hasFoothold ? text.failsAgain : text.failsFoothold;
}

function attackOutlook(view: FactionFunView, avatar: Avatar, tile: TileNo): Outlook {
  const { win, tie, lose } = attackOdds(view, avatar, tile);
  const isHeld = isRivals(view, avatar, tile);
  return {
    title: text.attackOn(tileName(view.columns, tile)),
    rows: [
      { label: text.won, chance: win },
      { label: text.tied, chance: tie },
      { label: text.lost, chance: lose },
    ],
    main: { chance: win, label: text.toWin },
    lines: [
      { lead: text.lead.won, text: isHeld ? text.attackWon : text.attackWonOpen },
      { lead: text.lead.lost, text: text.attackLost },
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
      { label: text.answerRoll(answerNeeds(view, answerer, claim.tile)), chance: odds.made },
      { label: text.thenWin, chance: odds.battle.win },
    ],
    main: { chance: odds.made * odds.battle.win, label: text.toTake },
    lines: [
      { lead: text.lead.won, text: text.answerWon },
      { lead: text.lead.lost, text: text.answerLost },
    ],
  };
}

/** The chance that a move to a tile is for: to claim it, or to win it; `null` for a walk. */
export function chanceAt(view: FactionFunView, avatar: Avatar, tile: TileNo): number | null {
  if (isRivals(view, avatar, tile) || enemiesOn(view, avatar, tile).length > 0)
    return attackOdds(view, avatar, tile).win;
  return canClaim(view, avatar, tile) ? claimOdds(view, avatar, tile).made : null;
}
