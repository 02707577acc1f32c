import { at } from '../../../kernel/values/at.ts';
import { required } from '../../../kernel/values/required.ts';
import type { CardId } from '../content/cards.ts';
import { type PeopleId, rivalOf } from '../content/vocabulary.ts';
import { factionFun } from '../rules/factionFun.ts';
import { attackForecast } from '../rules/forecast/battles.ts';
import { type AnswerOdds, answerOdds, claimOdds } from '../rules/forecast/odds.ts';
import { type Prospects, prospectsOf } from '../rules/forecast/prospects.ts';
import { reachOf } from '../rules/forecast/reach.ts';
import { gainOf } from '../rules/forecast/stakes.ts';
import { actorOf, avatarNamed } from '../rules/state/avatars.ts';
import type { Command, CommandOf } from '../rules/state/command.ts';
import type { Avatar, AvatarNo, FactionFunView, TileNo } from '../rules/state/state.ts';
import { commandText } from '../text/commands.en.ts';
import { avatarName, cardText, kindName, tileName } from '../text/names.en.ts';
import { tableText as text } from '../text/table.en.ts';

/** What a command leads to: chances, the one that counts, and consequences in words. */
export interface Outlook {
  readonly title: string;
  /** `brief` is the label where there is little room. */
  readonly rows: readonly { readonly label: string; readonly brief?: string; readonly value: string }[];
  /** The chance of what the command is for. */
  readonly main: { readonly chance: number; readonly label: string; readonly brief?: string } | null;
  readonly lines: readonly { readonly lead: string; readonly text: string }[];
  /** What a claim does for the realm, where there is little room. */
  readonly brief?: string;
  /** Who acts. */
  readonly avatar: Avatar | null;
  /** The likeliest answer to a claim, or the one that is chosen. */
  readonly answer: AnswerLine | null;
}

/** An answer as the map shows it: a line from an avatar to the claimed tile, with its sum and its chance. */
export interface AnswerLine {
  readonly people: PeopleId;
  readonly from: TileNo;
  readonly to: TileNo;
  readonly words: string;
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
      return cardOutlook(view, command);
    case 'fight':
      return { ...plain(cardText[command.card].name), lines: [effectOf(command.card)] };
    case 'pass':
      return plain(view.steps[0]?.step === 'card' ? text.cardOrMove : commandText(command, view));
    default:
      return plain(commandText(command, view));
  }
}

function plain(title: string): Outlook {
  return { title, rows: [], main: null, lines: [], avatar: null, answer: null };
}

/** What a card does, and what it changes for the move that follows. */
function cardOutlook(view: FactionFunView, command: CommandOf<'play'>): Outlook {
  const played = factionFun.apply(view, command);
  const before = prospectsOf(view);
  const after = played.ok ? prospectsOf(played.state) : before;
  const changed = (name: keyof Prospects, shown: (value: number) => string): Outlook['rows'] => {
    const [one, other] = [shown(before[name]), shown(after[name])];
    return one === other ? [] : [{ label: text.prospects[name], value: text.change(one, other) }];
  };
  return {
    ...plain(cardText[command.card].name),
    rows: [
      ...changed('steps', String),
      ...changed('tiles', String),
      ...changed('claim', text.percent),
      ...changed('held', text.percent),
    ],
    lines: [effectOf(command.card)],
  };
}

function effectOf(card: CardId): Outlook['lines'][number] {
  return { lead: '', text: cardText[card].effect };
}

/** The line of an answer to a claim. */
function lineOf(view: FactionFunView, { avatar, parts, made }: AnswerOdds, to: TileNo): AnswerLine {
  const { people, tile: from } = avatarNamed(view, avatar);
  return { people, from, to, words: text.answerLine(parts, text.percent(made)) };
}

function moveOutlook(view: FactionFunView, avatar: Avatar, tile: TileNo): Outlook {
  const there = reachOf(view, avatar.id).find((reach) => reach.tile === tile);
  if (there?.landing) return attackOutlook(view, avatar.id, tile, tile);
  if (there?.claim) return claimOutlook(view, avatar, tile);
  const name = tileName(view.columns, tile);
  return {
    ...plain(avatar.tile === tile ? text.stayAt(name) : text.walkTo(name)),
    avatar,
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
      { label: text.rolled(needed), brief: text.brief.roll, value: text.percent(made) },
      ...(best
        ? [
            { label: text.theyAnswer(best.needed), brief: text.brief.answer, value: text.percent(best.made) },
            { label: text.theyWin, brief: text.brief.battle, value: text.percent(best.battle.win) },
          ]
        : []),
    ],
    main: { chance: held, label: text.toHold, brief: text.brief.hold },
    brief: briefGain(view, avatar.people, tile),
    lines: [
      { lead: text.lead.stands, text: gainText(view, avatar.people, tile) },
      { lead: text.lead.fails, text: failsText(view, avatar, tile) },
      ...(best ? [{ lead: text.lead.battleLost, text: text.theyTake(avatarName(avatar)) }] : []),
    ],
    avatar,
    answer: best ? lineOf(view, best, tile) : null,
  };
}

/** What a tile brings, in words: the realm, an avatar, the City or Nation, the end. */
function gainText(view: FactionFunView, people: PeopleId, tile: TileNo): string {
  const { realm, isLinked, founds, avatar, isForfeited, ending } = gainOf(view, people, tile);
  const [before, after] = realm;
  return [
    text.stands(after, before, isLinked),
    ...(founds ? [text.founds[people]] : []),
    ...(avatar.length > 0 ? [text.brings(avatar.map((kind) => kindName(kind, people)))] : []),
    ...(isForfeited ? [text.forfeits] : []),
    ...(ending ? [text.ends] : []),
  ].join(' ');
}

function briefGain(view: FactionFunView, people: PeopleId, tile: TileNo): string {
  const { realm, isLinked } = gainOf(view, people, tile);
  const [before, after] = realm;
  return text.brief.gain(after, before, isLinked);
}

function failsText({ asWritten }: FactionFunView, { hasFoothold, tile: from }: Avatar, tile: TileNo): string {
  if (asWritten) return text.failsNothing;
  return hasFoothold && from === tile ? text.failsAgain : text.failsFoothold;
}

function attackOutlook(view: FactionFunView, avatar: AvatarNo, tile: TileNo, from?: TileNo): Outlook {
  const { odds, isBestOfThree, prizes, loss } = attackForecast(view, avatar, tile, from);
  const attacker = avatarNamed(view, avatar);
  const { people } = attacker;
  const isHeld = view.holders[tile] === rivalOf(people);
  return {
    title: text.attackOn(tileName(view.columns, tile)),
    rows: [
      { label: isBestOfThree ? text.wonOfThree : text.won, value: text.percent(odds.win) },
      ...(odds.tie > 0 ? [{ label: text.tied, value: text.percent(odds.tie) }] : []),
      { label: text.lost, value: text.percent(odds.lose) },
    ],
    main: { chance: odds.win, label: text.toWin },
    lines: [
      {
        lead: text.lead.won,
        text: prizes.length > 1 ? text.attackWonOneOf(prizes.length) : isHeld ? text.attackWon : text.attackWonOpen,
      },
      { lead: text.lead.lost, text: text.loss(loss.avatars, loss.isTurnLost) },
    ],
    avatar: attacker,
    answer: null,
  };
}

function answerOutlook(view: FactionFunView, avatar: AvatarNo): Outlook {
  const claim = required(view.claim);
  const answerer = avatarNamed(view, avatar);
  const claimant = avatarNamed(view, claim.avatar);
  const odds = required(answerOdds(view, claimant, claim.tile).find((one) => one.avatar === avatar));
  return {
    title: text.answerWith(avatarName(answerer)),
    rows: [
      { label: text.answerRoll(odds.parts), value: text.percent(odds.made) },
      { label: text.thenWin, value: text.percent(odds.battle.win) },
    ],
    main: { chance: odds.made * odds.battle.win, label: text.toTake },
    lines: [
      { lead: text.lead.won, text: text.answerWon(avatarName(claimant)) },
      { lead: text.lead.lost, text: text.answerLost(avatarName(answerer)) },
      ...(odds.battle.tie > 0 ? [{ lead: text.lead.tie, text: text.answerTied }] : []),
    ],
    avatar: answerer,
    answer: lineOf(view, odds, claim.tile),
  };
}
