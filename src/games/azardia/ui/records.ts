import * as v from 'valibot';
import { now, pastOf, type Session, viewNow } from '../../../kernel/session.ts';
import { isDay } from '../../../module/days.ts';
import type { Match } from '../../../module/match.ts';
import type { Achievement, AchievementLook, GameDigest, GameRecords, PlayedGames } from '../../../module/records.ts';
import type { SmallDigest } from '../../../smallGame/records.ts';
import { CHARACTERS } from '../content/characters.ts';
import type { CharacterId } from '../content/vocabulary.ts';
import { azardia } from '../rules/azardia.ts';
import type { Fact } from '../rules/state/fact.ts';
import type { Seat } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { standing } from '../rules/turn/turnOrder.ts';
import { moduleText as module } from '../text/module.en.ts';
import { characterNames } from '../text/names.en.ts';
import { recordsText as text } from '../text/records.en.ts';

/** What is kept of a game: what its owner did, if they played, and else nobody. */
export interface Digest extends GameDigest {
  readonly seats: number;
  readonly people: number;
  /** Whether one of the people came first. */
  readonly won: boolean;
  /** How it ended, in a sentence; empty for a game that did not. */
  readonly end: string;
  readonly character: CharacterId | null;
  readonly duelsWon: number;
  readonly cardsPlayed: number;
  /** Cards and challenges against rivals. */
  readonly attacks: number;
  readonly penalties: number;
  /** How often the Gate sent the pawn to tile 1. */
  readonly wraps: number;
  /** Whether nobody was farther behind when half of the rounds were over. */
  readonly wasLast: boolean;
  /** What was left in the end. */
  readonly coins: number;
  readonly hand: number;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const digestSchema: v.GenericSchema<unknown, Digest> = v.strictObject({
  daily: v.nullable(v.pipe(v.string(), v.check(isDay))),
  rule: v.nullable(v.pipe(v.string(), v.maxLength(32))),
  rounds: count,
  seats: count,
  people: count,
  won: v.boolean(),
  end: v.pipe(v.string(), v.maxLength(1000)),
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

/** What somebody did, by the facts of a whole game. */
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

function digestOf({ session, players }: Match<AzardiaTypes>, daily: string | null): Digest {
  const state = viewNow(session);
  const result = azardia.result(state);
  const [first = []] = result?.ranking ?? [];
  const facts = [...session.opening.facts, ...pastOf(session).flatMap((moment) => moment.facts)];
  const seat = players.indexOf('you');
  const player = state.players[seat];
  return {
    daily,
    rule: result?.rule ?? null,
    rounds: state.round,
    seats: players.length,
    people: players.filter((one) => one !== 'computer').length,
    won: first.some((one) => players[one] !== 'computer'),
    end: result ? module.won(result, state) : '',
    character: player?.character ?? null,
    ...deedsOf(facts, seat),
    wasLast: wasLast(session, seat),
    coins: player?.coins ?? 0,
    hand: player?.hand.length ?? 0,
  };
}

type Ask = (digest: Digest) => boolean;
type AchievementId = keyof typeof text.achievements;

/** Earned by one won game in which something holds. */
function once(id: AchievementId, look: AchievementLook, holds: Ask): Achievement<Digest> {
  return many(id, look, 1, (games) => games.won().filter(holds).length);
}

function many(
  id: AchievementId,
  look: AchievementLook,
  need: number,
  have: (games: PlayedGames<Digest>) => number,
): Achievement<Digest> {
  return { id, ...text.achievements[id], look, progress: (games) => ({ have: Math.min(need, have(games)), need }) };
}

const achievements: readonly Achievement<Digest>[] = [
  once('firstImpact', { outline: 'burst', ground: 'sun', symbol: 'flag' }, () => true),
  once('fullTable', { outline: 'round', ground: 'sky', symbol: 'home' }, ({ seats }) => seats === 4),
  many('everybody', { outline: 'ticket', ground: 'acid', symbol: 'hand' }, CHARACTERS.length, (games) => {
    const won = games.won().map(({ character }) => character);
    return CHARACTERS.filter((character) => won.includes(character)).length;
  }),
  once('sprint', { outline: 'burst', ground: 'fire', symbol: 'boots' }, ({ rounds }) => rounds <= 14),
  once('comeback', { outline: 'shield', ground: 'dusk', symbol: 'heart' }, (game) => game.wasLast),
  once('duelist', { outline: 'shield', ground: 'blood', symbol: 'fight' }, ({ duelsWon }) => duelsWon >= 5),
  once('peaceful', { outline: 'round', ground: 'acid', symbol: 'eye' }, ({ attacks }) => attacks === 0),
  once('punished', { outline: 'ticket', ground: 'blood', symbol: 'grave' }, ({ penalties }) => penalties >= 3),
  once('roundTrip', { outline: 'round', ground: 'dusk', symbol: 'exit' }, ({ wraps }) => wraps >= 2),
  once('broke', { outline: 'ticket', ground: 'sun', symbol: 'pay' }, ({ coins }) => coins === 0),
  once('emptyHanded', { outline: 'shield', ground: 'sky', symbol: 'fist' }, ({ hand }) => hand === 0),
  many('tenGames', { outline: 'round', ground: 'fire', symbol: 'dice' }, 10, (games) => games.finished().length),
  many('threeInARow', { outline: 'burst', ground: 'dusk', symbol: 'calendar' }, 3, (games) => games.longestRow()),
];

/** What is kept of games of Azardia, and what the page about them says. */
export function azardiaRecords(plain: GameRecords<AzardiaTypes, SmallDigest>): GameRecords<AzardiaTypes, Digest> {
  return {
    ...plain,
    digestVersion: 2,
    digestSchema,
    digest: digestOf,
    achievements,
    bests: [
      {
        id: 'fewestRounds',
        name: text.fewestRounds,
        among: 'won',
        which: 'least',
        of: ({ rounds }) => rounds,
        value: text.rounds,
      },
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
      [
        {
          title: text.bySeats,
          head: text.players,
          kinds: [2, 3, 4].map((count) => ({ name: String(count), has: ({ seats }) => seats === count })),
        },
      ],
    ],
  };
}
