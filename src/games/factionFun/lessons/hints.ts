import {
  type HintHistory as HistoryOf,
  learnHint,
  nextHint,
  type HintWatch as WatchOf,
} from '../../../kernel/lessons/hints.ts';
import type { EventId } from '../content/events.ts';
import { PEOPLES, type PeopleId, rivalOf } from '../content/vocabulary.ts';
import { realmOf, realmSize, tilesOf } from '../rules/board/realm.ts';
import { isCornered } from '../rules/board/ways.ts';
import { factionFun } from '../rules/factionFun.ts';
import { actorOf, avatarNamed } from '../rules/state/avatars.ts';
import type { Command, CommandName } from '../rules/state/command.ts';
import type { Avatar, FactionFunView, Seat, Step } from '../rules/state/state.ts';
import { listClaims } from '../rules/turn/claims.ts';
import { realmToWin } from '../rules/turn/rounds.ts';
import { peopleOf } from '../rules/turn/seats.ts';
import type { Spot } from './lesson.ts';

/** What a hint can be about, the most urgent first. */
export const HINT_IDS = [
  'answer',
  'battle',
  'strike',
  'arrive',
  'lose',
  'avatar',
  'cornered',
  'turnLost',
  'goal',
  'event',
  'formed',
  'nearEnd',
  'link',
  'foothold',
  'claim',
  'move',
  'card',
] as const;
export type HintId = (typeof HINT_IDS)[number];

export type HintHistory = HistoryOf<HintId>;
export type HintWatch = WatchOf<HintId>;

/** What a hint explains, and the names in its text. */
export interface Topic {
  readonly about: Spot;
  readonly own: PeopleId;
  /** The people that it happened to. */
  readonly who: PeopleId;
  /** The event of the round, if the hint is about it. */
  readonly event: EventId | null;
}

/** How much a realm may lack of the end for a hint to say so. */
const NEAR_END = 2;

/** The viewer, if the game waits for their decision; `null` if it waits for somebody else. */
function asked(view: FactionFunView): Seat | null {
  const [seat] = factionFun.activeSeats(view);
  return seat !== undefined && view.viewer === seat ? seat : null;
}

/** The hint for a decision of the viewer, if one is due, and the watch for the next one. */
export function hintFor(
  watch: HintWatch,
  view: FactionFunView,
): { hint: { readonly id: HintId; readonly about: Topic } | null; watch: HintWatch } {
  return asked(view) === null ? { hint: null, watch } : nextHint(RULES, watch, view);
}

/** The history after a command: a player who does something needs no hint about it. */
export function learnFrom(history: HintHistory, { viewer }: FactionFunView, command: Command): HintHistory {
  const taught = command.seat === viewer ? TAUGHT[command.do] : undefined;
  return taught ? learnHint(history, taught) : history;
}

/** The hint that each command makes unnecessary. */
const TAUGHT: Readonly<Partial<Record<CommandName, HintId>>> = {
  answer: 'answer',
  fight: 'battle',
  strike: 'strike',
  place: 'avatar',
  claim: 'claim',
  move: 'move',
  play: 'card',
};

type Situation = (view: FactionFunView) => Topic | null;

/** A situation of the player who has to decide. */
function whenAsked(find: (view: FactionFunView, people: PeopleId) => Partial<Topic> | null): Situation {
  return (view) => {
    const seat = asked(view);
    if (seat === null) return null;
    const own = peopleOf(seat);
    const found = find(view, own);
    return found && { about: { kind: 'side', people: own }, own, who: own, event: null, ...found };
  };
}

/** The decision of one kind, whatever else there is. */
function at(step: Step['step'], about?: Spot): Situation {
  return whenAsked((view) => (isAt(view, step) ? { ...(about && { about }) } : null));
}

/** A situation of one of the peoples, of the rival last. */
function ofEither(is: (view: FactionFunView, people: PeopleId) => boolean): Situation {
  return whenAsked((view, own) => {
    const who = isTurn(view) ? [own, rivalOf(own)].find((people) => is(view, people)) : undefined;
    return who ? { about: { kind: 'side', people: who }, who } : null;
  });
}

/** An own avatar in some situation while it can still be chosen. */
function ofAvatar(is: (view: FactionFunView, avatar: Avatar) => boolean): Situation {
  return whenAsked((view, own) => {
    const found = view.avatars.find((one) => one.people === own && is(view, one));
    return isAt(view, 'move') && found ? { about: { kind: 'tile', tile: found.tile } } : null;
  });
}

/** Where a hint's situation occurs; `null` if it does not. */
const SITUATIONS: Readonly<Record<HintId, Situation>> = {
  answer: whenAsked((view) =>
    isAt(view, 'answer') && view.claim ? { about: { kind: 'tile', tile: view.claim.tile } } : null,
  ),
  battle: at('battleCard', { kind: 'battle' }),
  strike: whenAsked(({ steps: [step], avatars }) => {
    const arrived = step?.step === 'strike' ? avatarNamed({ avatars }, step.newcomer) : null;
    return arrived && { about: { kind: 'tile', tile: arrived.tile } };
  }),
  arrive: at('arrive'),
  lose: at('lose'),
  avatar: at('avatar'),
  cornered: ofAvatar(isCornered),
  turnLost: whenAsked(({ peoples }, own) => {
    const who = [own, rivalOf(own)].find((people) => peoples[people].owesTurn);
    return who ? { about: { kind: 'side', people: who }, who } : null;
  }),
  goal: whenAsked((view, own) => (isTurn(view) && view.round === 1 ? { about: { kind: 'side', people: own } } : null)),
  event: whenAsked((view) =>
    isTurn(view) && view.round > 1 && view.event && view.event !== 'calm'
      ? { about: { kind: 'event' }, event: view.event }
      : null,
  ),
  formed: ofEither(({ peoples }, people) => peoples[people].hasFormed),
  nearEnd: whenAsked((view) => {
    const who = PEOPLES.find((people) => realmSize(view, people) >= realmToWin(view) - NEAR_END);
    return isTurn(view) && who ? { about: { kind: 'side', people: who }, who } : null;
  }),
  link: whenAsked((view, own) => {
    const realm = realmOf(view, own);
    const apart = tilesOf(view, own).find((tile) => !realm.has(tile));
    return isTurn(view) && apart !== undefined ? { about: { kind: 'tile', tile: apart } } : null;
  }),
  foothold: ofAvatar((_, { hasFoothold }) => hasFoothold),
  claim: whenAsked((view) =>
    isAt(view, 'act') && listClaims(view, actorOf(view)).length > 0
      ? { about: { kind: 'tile', tile: actorOf(view).tile } }
      : null,
  ),
  move: ofAvatar(() => true),
  card: at('card', { kind: 'hand' }),
};

const RULES = { ids: HINT_IDS, urgent: HINT_IDS, rest: 0, mostOfOne: 1, situations: SITUATIONS };

/** Whether the game waits for this decision. */
function isAt({ steps }: FactionFunView, step: Step['step']): boolean {
  return steps[0]?.step === step;
}

/** Whether a turn has just begun. */
function isTurn(view: FactionFunView): boolean {
  return isAt(view, 'card');
}
