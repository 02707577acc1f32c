import * as v from 'valibot';
import { now, viewNow } from '../../../kernel/session.ts';
import { at } from '../../../kernel/values/at.ts';
import type { Match } from '../../../module/match.ts';
import { achievementsOf, different, upTo, win } from '../../../module/records/achievements.ts';
import type { GameRecords } from '../../../module/records/records.ts';
import { count, type SmallDigest, smallDigest } from '../../../smallGame/records.ts';
import { FACTIONS, type FactionId } from '../content/vocabulary.ts';
import type { Score, Seat } from '../rules/state/state.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';
import { setNames } from '../text/names.en.ts';
import { recordsText as text } from '../text/records.en.ts';
import { type Tally, tallyOf } from './tallies.ts';

/** What is stored of a game: what the seat of its owner did, or nobody's if they did not play. */
export interface FaceOffDigest extends SmallDigest, Tally {
  readonly faction: FactionId | null;
  /** Points, tokens and Power cards at the end. Negative points are stored as 0. */
  readonly points: number;
  readonly tokens: number;
  readonly powerCards: number;
  /** The points by which it was ahead of the best of the others; `null` if it was not, or if a whole set decided. */
  readonly ahead: number | null;
  /** Whether an OverNerd played at another seat. */
  readonly facedOverNerd: boolean;
}

const digestSchema: v.GenericSchema<unknown, FaceOffDigest> = v.strictObject({
  ...smallDigest,
  faction: v.nullable(v.picklist(FACTIONS)),
  faceOffs: count,
  cracks: count,
  ties: count,
  attacks: count,
  auctions: count,
  points: count,
  tokens: count,
  powerCards: count,
  ahead: v.nullable(count),
  facedOverNerd: v.boolean(),
});

type Deeds = Omit<FaceOffDigest, keyof SmallDigest>;

const NOTHING: Deeds = {
  faction: null,
  faceOffs: 0,
  cracks: 0,
  ties: 0,
  attacks: 0,
  auctions: 0,
  points: 0,
  tokens: 0,
  powerCards: 0,
  ahead: null,
  facedOverNerd: false,
};

/** What is stored in addition to the data of any small game. */
function deedsOfOwner({ session, players, computers }: Match<FaceOffTypes>): Deeds {
  const seat = players.indexOf('you');
  if (seat < 0) return NOTHING;
  const { ending } = viewNow(session);
  const score = ending?.scores[seat];
  return {
    faction: at(now(session).seats, seat).faction,
    ...tallyOf(session, seat),
    points: Math.max(0, score?.total ?? 0),
    tokens: at(now(session).seats, seat).tokens,
    powerCards: score?.powerCards ?? 0,
    ahead: ending?.rule === 'E2' ? leadOf(ending.scores, seat) : null,
    facedOverNerd: players.some((player, other) => player === 'computer' && computers?.levels[other] === 'overNerd'),
  };
}

/** By how much a seat is ahead of the best of the others; `null` if it is behind. */
function leadOf(scores: readonly Score[], seat: Seat): number | null {
  const totals = scores.map(({ total }) => total);
  const lead = at(totals, seat) - Math.max(...totals.filter((_, other) => other !== seat));
  return lead < 0 ? null : lead;
}

const achievements = achievementsOf<keyof typeof text.achievements, FaceOffDigest>(text.achievements, {
  firstGrin: ['burst', 'sun', 'flag', win(() => true)],
  fourFaces: ['round', 'sky', 'users', different(4, (games) => games.won().map(({ faction }) => faction))],
  crowd: ['ticket', 'acid', 'users', win(({ seats }) => seats >= 4)],
  wholeSet: ['burst', 'fire', 'trophy', win(({ rule }) => rule === 'E1')],
  byANose: ['ticket', 'sun', 'target', win(({ ahead }) => ahead !== null && ahead <= 2)],
  tieBreaker: ['shield', 'dusk', 'long', win(({ ties }) => ties >= 3)],
  wallBreaker: ['shield', 'blood', 'wall', win(({ cracks }) => cracks >= 3)],
  bidder: ['ticket', 'sky', 'speech', win(({ auctions }) => auctions >= 3)],
  saver: ['round', 'acid', 'pay', win(({ tokens }) => tokens >= 15)],
  powerHouse: ['shield', 'fire', 'fist', win(({ powerCards }) => powerCards >= 7)],
  peaceful: ['shield', 'sky', 'hand', win(({ attacks }) => attacks === 0)],
  outwitted: ['burst', 'dusk', 'cpu', win(({ facedOverNerd }) => facedOverNerd)],
  tenGames: ['round', 'fire', 'board', upTo(10, (games) => games.finished().length)],
  threeInARow: ['burst', 'acid', 'calendar', upTo(3, (games) => games.longestRow())],
});

/** What is stored of games of Face Off, and the texts of their records page. */
export function faceOffRecords(
  plain: GameRecords<FaceOffTypes, SmallDigest>,
): GameRecords<FaceOffTypes, FaceOffDigest> {
  return {
    ...plain,
    digestVersion: 2,
    digestSchema,
    digest: (match, daily) => ({ ...plain.digest(match, daily), ...deedsOfOwner(match) }),
    achievements,
    bests: [
      ...plain.bests,
      {
        id: 'mostPoints',
        name: text.mostPoints,
        among: 'finished',
        which: 'most',
        of: ({ faction, points }) => (faction === null ? null : points),
        value: text.points,
      },
    ],
    totals: [
      ...plain.totals,
      { id: 'faceOffs', name: text.faceOffs, of: ({ faceOffs }) => faceOffs },
      { id: 'cracks', name: text.cracks, of: ({ cracks }) => cracks },
      { id: 'auctions', name: text.auctions, of: ({ auctions }) => auctions },
    ],
    winTables: [
      [
        {
          title: text.byFaction,
          head: text.faction,
          kinds: FACTIONS.map((own) => ({ name: setNames[own], has: ({ faction }) => faction === own })),
        },
      ],
      ...plain.winTables,
    ],
  };
}
