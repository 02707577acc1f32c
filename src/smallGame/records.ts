import * as v from 'valibot';
import { viewNow } from '../kernel/session.ts';
import { isDay } from '../module/daily/days.ts';
import type { AnyGame } from '../module/match.ts';
import type { GameDigest, GameRecords } from '../module/records/records.ts';
import type { GameDescription } from './gameDescription.ts';
import { smallGameText as text } from './text.en.ts';

/** The digest of a small game. */
export interface SmallDigest extends GameDigest {
  readonly seats: number;
  readonly people: number;
  /** Whether a person's side won. */
  readonly won: boolean;
  /** How it ended, in a sentence; empty for a game that did not. */
  readonly end: string;
}

/** Numbers in a digest. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The schema of a small game's stored digest; games that store more extend it. */
export const smallDigest = {
  daily: v.nullable(v.pipe(v.string(), v.check(isDay))),
  rule: v.nullable(v.pipe(v.string(), v.maxLength(32))),
  rounds: count,
  seats: count,
  people: count,
  won: v.boolean(),
  end: v.pipe(v.string(), v.maxLength(1000)),
};

/** What is stored of games of a small game. */
export function smallRecords<T extends AnyGame>({
  rules,
  resultText,
  seats: { counts },
}: GameDescription<T>): GameRecords<T, SmallDigest> {
  return {
    digestVersion: 1,
    digestSchema: v.strictObject(smallDigest),
    digest: ({ session, players }, daily): SmallDigest => {
      const state = viewNow(session);
      const result = rules.result(state);
      return {
        daily,
        rule: result?.rule ?? null,
        rounds: rules.round(state),
        seats: players.length,
        people: players.filter((player) => player !== 'computer').length,
        won: result?.winners.some((seat) => players[seat] !== 'computer') === true,
        end: result ? resultText(result, state) : '',
      };
    },
    isWon: ({ won }) => won,
    counts: ({ people }) => people > 0,
    line: ({ people, seats, end }) => ({
      team: text.records.players(people, seats),
      end: end || null,
      mode: '',
      fileWord: 'game',
    }),
    filter: null,
    achievements: [],
    bests: [
      {
        id: 'fewestRounds',
        name: text.records.fewestRounds,
        among: 'won',
        which: 'least',
        of: ({ rounds }) => rounds,
        value: text.records.roundCount,
      },
    ],
    totals: [{ id: 'rounds', name: text.records.rounds, of: ({ rounds }) => rounds }],
    winTables: [
      [
        {
          title: text.records.byPlayers,
          head: text.records.playersHead,
          kinds: counts.map((number) => ({ name: String(number), has: ({ seats }) => seats === number })),
        },
      ],
    ],
  };
}
