import * as v from 'valibot';
import { createSmallGame } from '../../../src/smallGame/createSmallGame.ts';
import { bidBySearch } from './bots.ts';
import { type BidsCommand, type BidsSetup, type BidsTypes, bids, sumOf } from './rules.ts';
import { bidsText as text } from './text.en.ts';
import { board, regions } from './ui.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5));

const setupSchema: v.GenericSchema<unknown, BidsSetup> = v.strictObject({
  seed: v.pipe(v.string(), v.maxLength(100)),
  players: v.picklist([2, 3, 4, 5, 6]),
  teams: v.exactOptional(v.literal(true)),
});

const commandSchema: v.GenericSchema<unknown, BidsCommand> = v.variant('do', [
  v.strictObject({ do: v.literal('bid'), seat, card: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)) }),
  v.strictObject({ do: v.literal('takeBack'), seat }),
]);

/** Sealed Bids, as the shell uses it. */
export const bidsModule = createSmallGame<BidsTypes>({
  rules: bids,
  schemas: { setup: setupSchema, command: commandSchema },
  hidden: true,
  name: text.name,
  tagline: text.tagline,
  seats: { counts: [2, 3, 4, 5, 6], proposed: 3 },
  options: [{ id: 'teams', name: text.teams, about: text.teamsAbout, seats: [4, 6] }],
  chapters: [
    {
      id: 'rules',
      title: text.rulesTitle,
      about: null,
      entries: text.rules.map(([rule, title, words]) => ({ id: rule, rule, title, text: words, see: [], rulings: [] })),
    },
  ],
  setup: ({ seed, seats, on }) => ({ seed, players: seats, ...(on.has('teams') && { teams: true }) }),
  setupLines: ({ players, teams }) => [text.players(players), ...(teams ? [text.teams] : [])],
  regions,
  board,
  commandText: text.command,
  factText: text.fact,
  resultText: ({ winners }, state) => text.won(winners.map(text.player), sumOf(state, winners[0] ?? 0)),
  actor: ({ seat: own }) => own,
  concerned: (fact) => ('seat' in fact ? [fact.seat] : []),
  reopening: ({ hands, ranking }, own) =>
    !ranking && hands.some(({ bid }) => bid === null) && hands[own]?.bid !== null
      ? { do: 'takeBack', seat: own }
      : null,
  waitsFor: ({ hands, ranking }) => (ranking ? [] : hands.flatMap(({ bid }, own) => (bid === null ? [own] : []))),
  choose: bidBySearch,
});
