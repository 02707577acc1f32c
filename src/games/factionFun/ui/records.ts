import * as v from 'valibot';
import { now, pastOf, type Session, viewNow } from '../../../kernel/session.ts';
import type { Match } from '../../../module/match.ts';
import { achievementsOf, different, once, upTo, win } from '../../../module/records/achievements.ts';
import type { GameRecords } from '../../../module/records/records.ts';
import { count, type SmallDigest, smallDigest } from '../../../smallGame/records.ts';
import { PEOPLES, type PeopleId, rivalOf } from '../content/vocabulary.ts';
import { realmSize } from '../rules/board/realm.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { peopleOf } from '../rules/turn/seats.ts';
import { peopleNames } from '../text/names.en.ts';
import { recordsText as text } from '../text/records.en.ts';
import { talliesOf } from './tallies.ts';

/** What is stored of a game: what the side of its owner did, or nobody's if they did not play. */
export interface FactionDigest extends SmallDigest {
  readonly side: PeopleId | null;
  /** Claims that stood, claims taken by an answer, battles won, and avatars lost. */
  readonly claims: number;
  readonly answers: number;
  readonly battles: number;
  readonly lost: number;
  /** Attacks on avatars and tiles. */
  readonly attacks: number;
  /** The realm at the end. */
  readonly realm: number;
  /** Whether the other realm was larger after half of the rounds. */
  readonly wasBehind: boolean;
  /** W2: whether nobody won. */
  readonly isShared: boolean;
}

const digestSchema: v.GenericSchema<unknown, FactionDigest> = v.strictObject({
  ...smallDigest,
  side: v.nullable(v.picklist(PEOPLES)),
  claims: count,
  answers: count,
  battles: count,
  lost: count,
  attacks: count,
  realm: count,
  wasBehind: v.boolean(),
  isShared: v.boolean(),
});

/** What is stored in addition to the data of any small game. */
function deedsOfOwner({ session, players }: Match<FactionFunTypes>): Omit<FactionDigest, keyof SmallDigest> {
  const seat = players.indexOf('you');
  const isShared = viewNow(session).ending?.winner === null;
  if (seat < 0)
    return { side: null, claims: 0, answers: 0, battles: 0, lost: 0, attacks: 0, realm: 0, wasBehind: false, isShared };
  const side = peopleOf(seat);
  return {
    side,
    ...talliesOf(session)[side],
    attacks: attacksOf(session, side),
    realm: realmSize(viewNow(session), side),
    wasBehind: wasBehind(session, side),
    isShared,
  };
}

/** B2: how often a people attacked. */
function attacksOf(session: Session<FactionFunTypes>, side: PeopleId): number {
  const facts = pastOf(session).flatMap((moment) => moment.facts);
  return facts.filter(
    (fact) => fact.fact === 'battleBegan' && fact.battle.mode === 'attack' && fact.battle.aggressor.people === side,
  ).length;
}

/** Whether a people had the smaller realm when half of the rounds were over. */
function wasBehind(session: Session<FactionFunTypes>, side: PeopleId): boolean {
  const half = Math.ceil(now(session).round / 2);
  const moment = pastOf(session).find(({ state }) => state.round > half);
  return moment !== undefined && realmSize(moment.state, side) < realmSize(moment.state, rivalOf(side));
}

/** W1: the realm that wins a standard game. */
const STANDARD_REALM = 11;

const achievements = achievementsOf<keyof typeof text.achievements, FactionDigest>(text.achievements, {
  firstTreaty: ['burst', 'sun', 'flag', win(() => true)],
  bothShores: ['round', 'sky', 'wave', different(2, (games) => games.won().map(({ side }) => side))],
  councilTable: ['ticket', 'acid', 'users', win(({ seats }) => seats >= 4)],
  goodLand: ['burst', 'fire', 'boots', win(({ rounds }) => rounds <= 12)],
  turnOfTide: ['shield', 'dusk', 'turn', win((game) => game.wasBehind)],
  lastWord: ['ticket', 'sky', 'speech', win(({ answers }) => answers >= 3)],
  steadyHands: ['shield', 'blood', 'fight', win(({ battles }) => battles >= 6)],
  everybodyHome: ['round', 'acid', 'home', win(({ lost }) => lost === 0)],
  lowerVoice: ['shield', 'sky', 'hand', win(({ attacks }) => attacks === 0)],
  smallRealm: ['ticket', 'sun', 'target', win(({ realm }) => realm < STANDARD_REALM)],
  sharedCoast: ['round', 'dusk', 'heart', once(({ isShared }) => isShared)],
  tenGames: ['round', 'fire', 'dice', upTo(10, (games) => games.finished().length)],
  threeInARow: ['burst', 'dusk', 'calendar', upTo(3, (games) => games.longestRow())],
});

/** What is stored of games of Faction Fun, and the texts of its records page. */
export function factionRecords(
  plain: GameRecords<FactionFunTypes, SmallDigest>,
): GameRecords<FactionFunTypes, FactionDigest> {
  return {
    ...plain,
    digestVersion: 2,
    digestSchema,
    digest: (match, daily) => ({ ...plain.digest(match, daily), ...deedsOfOwner(match) }),
    achievements,
    bests: [
      ...plain.bests,
      {
        id: 'largestRealm',
        name: text.largestRealm,
        among: 'finished',
        which: 'most',
        of: ({ realm }) => realm,
        value: text.tiles,
      },
    ],
    totals: [
      ...plain.totals,
      { id: 'claims', name: text.claims, of: ({ claims }) => claims },
      { id: 'answers', name: text.answers, of: ({ answers }) => answers },
      { id: 'battles', name: text.battles, of: ({ battles }) => battles },
    ],
    winTables: [
      [
        {
          title: text.byPeople,
          head: text.people,
          kinds: PEOPLES.map((people) => ({ name: peopleNames[people], has: ({ side }) => side === people })),
        },
      ],
      ...plain.winTables,
    ],
  };
}
