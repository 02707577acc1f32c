import * as v from 'valibot';
import { now, pastOf, type Session, viewNow } from '../../../kernel/session.ts';
import type { Match } from '../../../module/match.ts';
import { achievementsOf, different, upTo, win } from '../../../module/records/achievements.ts';
import type { GameRecords } from '../../../module/records/records.ts';
import { count, type SmallDigest, smallDigest } from '../../../smallGame/records.ts';
import { CHARACTERS } from '../content/characters.ts';
import type { CharacterId } from '../content/vocabulary.ts';
import { azardia } from '../rules/azardia.ts';
import type { Fact } from '../rules/state/fact.ts';
import type { Seat } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { standing } from '../rules/turn/turnOrder.ts';
import { characterNames } from '../text/names.en.ts';
import { recordsText as text } from '../text/records.en.ts';

/** What is stored of a game: its owner's actions, or nobody's if they did not play. */
export interface Digest extends SmallDigest {
  readonly character: CharacterId | null;
  readonly duelsWon: number;
  readonly cardsPlayed: number;
  /** Cards and challenges against rivals. */
  readonly attacks: number;
  readonly penalties: number;
  /** How often the Gate sent the pawn to tile 1. */
  readonly wraps: number;
  /** Whether nobody was further behind after half of the rounds. */
  readonly wasLast: boolean;
  /** The final coins and cards. */
  readonly coins: number;
  readonly hand: number;
}

const digestSchema: v.GenericSchema<unknown, Digest> = v.strictObject({
  ...smallDigest,
  character: v.nullable(v.picklist(CHARACTERS)),
  duelsWon: count,
  cardsPlayed: count,
  attacks: count,
  penalties: count,
  wraps: count,
  wasLast: v.boolean(),
  coins: count,
  hand: count,
});

/** A player's actions, from the facts of a whole game. */
function deedsOf(facts: readonly Fact[], seat: Seat) {
  const times = (is: (fact: Fact) => boolean): number => facts.filter(is).length;
  return {
    duelsWon: times((fact) => fact.fact === 'duelWon' && fact.winner === seat),
    cardsPlayed: times((fact) => fact.fact === 'cardPlayed' && fact.seat === seat),
    // C4: a challenge from afar is one, too.
    attacks: times(
      (fact) =>
        (fact.fact === 'attacked' && fact.owner === seat) ||
        (fact.fact === 'abilityUsed' && fact.rule === 'C4' && fact.seat === seat),
    ),
    penalties: times((fact) => fact.fact === 'penaltyDrawn' && fact.seat === seat),
    wraps: times((fact) => fact.fact === 'pawnMoved' && fact.seat === seat && fact.rule === 'M4'),
  };
}

/** Whether a seat was last when half of the rounds were over. */
function wasLast(session: Session<AzardiaTypes>, seat: Seat): boolean {
  const half = Math.ceil(azardia.round(now(session)) / 2);
  const moment = pastOf(session).find(({ state }) => state.round > half);
  return moment !== undefined && standing(moment.state).at(-1) === seat;
}

/** What is stored in addition to the data of any small game. */
function deedsOfOwner({ session, players }: Match<AzardiaTypes>): Omit<Digest, keyof SmallDigest> {
  const facts = [...session.opening.facts, ...pastOf(session).flatMap((moment) => moment.facts)];
  const seat = players.indexOf('you');
  const player = viewNow(session).players[seat];
  return {
    character: player?.character ?? null,
    ...deedsOf(facts, seat),
    wasLast: wasLast(session, seat),
    coins: player?.coins ?? 0,
    hand: player?.hand.length ?? 0,
  };
}

const achievements = achievementsOf<keyof typeof text.achievements, Digest>(text.achievements, {
  firstImpact: ['burst', 'sun', 'flag', win(() => true)],
  fullTable: ['round', 'sky', 'home', win(({ seats }) => seats === 4)],
  everybody: [
    'ticket',
    'acid',
    'hand',
    different(CHARACTERS.length, (games) => games.won().map(({ character }) => character)),
  ],
  sprint: ['burst', 'fire', 'boots', win(({ rounds }) => rounds <= 14)],
  comeback: ['shield', 'dusk', 'heart', win((game) => game.wasLast)],
  duelist: ['shield', 'blood', 'fight', win(({ duelsWon }) => duelsWon >= 5)],
  peaceful: ['round', 'acid', 'eye', win(({ attacks }) => attacks === 0)],
  punished: ['ticket', 'blood', 'grave', win(({ penalties }) => penalties >= 3)],
  roundTrip: ['round', 'dusk', 'exit', win(({ wraps }) => wraps >= 2)],
  broke: ['ticket', 'sun', 'pay', win(({ coins }) => coins === 0)],
  emptyHanded: ['shield', 'sky', 'fist', win(({ hand }) => hand === 0)],
  tenGames: ['round', 'fire', 'dice', upTo(10, (games) => games.finished().length)],
  threeInARow: ['burst', 'dusk', 'calendar', upTo(3, (games) => games.longestRow())],
});

/** What is stored of games of Azardia, and the texts of its records page. */
export function azardiaRecords(plain: GameRecords<AzardiaTypes, SmallDigest>): GameRecords<AzardiaTypes, Digest> {
  return {
    ...plain,
    digestVersion: 2,
    digestSchema,
    digest: (match, daily) => ({ ...plain.digest(match, daily), ...deedsOfOwner(match) }),
    achievements,
    bests: [
      ...plain.bests,
      {
        id: 'mostDuels',
        name: text.mostDuels,
        among: 'finished',
        which: 'most',
        of: ({ duelsWon }) => duelsWon,
        value: text.duels,
      },
    ],
    totals: [
      ...plain.totals,
      { id: 'duelsWon', name: text.duelsWon, of: ({ duelsWon }) => duelsWon },
      { id: 'cardsPlayed', name: text.cardsPlayed, of: ({ cardsPlayed }) => cardsPlayed },
      { id: 'penalties', name: text.penalties, of: ({ penalties }) => penalties },
    ],
    winTables: [
      [
        {
          title: text.byCharacter,
          head: text.character,
          kinds: CHARACTERS.map((id) => ({ name: characterNames[id], has: ({ character }) => character === id })),
        },
      ],
      ...plain.winTables,
    ],
  };
}
