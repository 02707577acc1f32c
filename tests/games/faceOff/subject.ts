import fc from 'fast-check';
import { boss } from '../../../src/games/faceOff/bots/boss.ts';
import type { FactionId } from '../../../src/games/faceOff/content/vocabulary.ts';
import { faceOff } from '../../../src/games/faceOff/rules/faceOff.ts';
import type { SeatState, State } from '../../../src/games/faceOff/rules/state/state.ts';
import type { FaceOffTypes } from '../../../src/games/faceOff/rules/state/types.ts';
import { random } from '../../../tools/faceOff/bots/random.ts';
import { withChance } from '../../kit/otherLuck.ts';
import type { Subject } from '../../kit/subject.ts';

const ALL: readonly FactionId[] = ['monsters', 'cowboys', 'ninjas', 'pirates'];

/** S3: how many cards each kind has in a game, by the number of seats: victory, Market, Power, assault and bonus cards. */
const WHOLE: Readonly<Record<number, readonly number[]>> = {
  2: [21, 8, 17, 10, 3],
  3: [28, 10, 23, 15, 4],
  4: [35, 10, 29, 15, 5],
  5: [35, 9, 31, 15, 6],
};

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Everything that a seat owns, by where it lies. */
function cardsOf({ deck, hand, discards, front, stage, down, army }: SeatState): string[] {
  const open = [...stage, ...army].flatMap((one) => (one.isLent ? [] : [one.card]));
  return [...deck, ...hand, ...discards, ...front, ...down, ...open];
}

/** A5, H8, and the conservation of cards: every card is in exactly one zone, tokens are never negative, no game passes round 60. */
function faults(state: State): string[] {
  const { seats, clock, power, market, sevens, gone, atHq, prize, scrubs, round, ending, steps, hqs, timings } = state;
  const lent = seats.flatMap(({ stage }) => stage.flatMap((one) => (one.isLent ? [one.card] : [])));
  const trees = [clock, power].flatMap(({ row, middle, deck }) => [...row, ...middle, ...deck]);
  const all = [
    ...seats.flatMap((own) => [...cardsOf(own), ...own.aside]),
    ...[...trees, ...market, ...sevens, ...gone, ...atHq, ...scrubs, ...lent, ...(prize === null ? [] : [prize])],
  ];
  const isDrafting = timings.length === 0;
  const whole = isDrafting ? 0 : 30 + 12 * seats.length + sumOf(WHOLE[seats.length] ?? []);
  const single = all.filter((card) => SINGLE.test(card));
  const found: readonly (readonly [boolean, string])[] = [
    [all.length === whole, `there are ${all.length} cards`],
    [new Set(single).size === single.length, 'a card lies in two places'],
    [
      seats.every((own) => String(cardsOf(own).sort()) === String([...own.owned].sort())),
      'a seat owns other cards than it has',
    ],
    [seats.every(({ tokens, penalty }) => tokens >= 0 && penalty >= 0), 'tokens are negative'],
    [clock.row.length <= 3 && power.row.length <= 3, 'a row is too long'],
    [clock.middle.length <= 2 && power.middle.length <= 2, 'a middle is too long'],
    [round <= 60, 'the game goes on after round 60'],
    [ending === null || steps.length === 0, 'something is left to do after the end'],
    [hqs.length >= 1 && (isDrafting || timings.length >= hqs.length), 'a headquarters has no timing card'],
    [seats.every(({ stage }) => state.place === 'faceOff' || stage.length === 0), 'a Face Off is not cleared away'],
  ];
  return found.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

/** Victory cards: with two copies of a faction starters and scrubs come twice, too. */
const SINGLE = /^(house|monsters|cowboys|ninjas|pirates)[1-7]$/;

/** Face Off for the property-based suite. */
export const subject: Subject<FaceOffTypes> = {
  game: faceOff,
  setups: fc
    .record(
      {
        seed: fc.string({ minLength: 1, maxLength: 8 }),
        order: fc.shuffledSubarray([...ALL], { minLength: 2 }),
        fifth: fc.option(fc.constantFrom(...ALL), { nil: null }),
        // S3: of one in four games the factions are picked.
        isDraft: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
        timing: fc.constantFrom('standard' as const, 'printed' as const, 'expert' as const),
      },
      { noNullPrototype: true },
    )
    .map(({ seed, order, fifth, isDraft, timing }) => {
      const factions = order.length === 4 && fifth ? [...order, fifth] : order;
      return { seed, factions: isDraft ? factions.map(() => null) : factions, timing };
    }),
  bots: { random, boss },
  nameOf: (command) => command.do,
  faults,
  // No fact contains the pending steps.
  told: ({ steps: _, chance: __, ...told }) => told,
  otherLuck: withChance,
  rules: ['G5', 'S3', 'C1', 'F1', 'A2', 'H2', 'R29', 'F6', 'C2', 'M1', 'M2', 'F8', 'D3', 'D4', 'E1', 'E2'],
  words: ['grendel', 'banner', 'shuriken', 'personality', 'equipment', 'token', 'deck', 'nothing'],
  kindOf: ({ factions }) => `${factions.length} seats`,
  endOf: ({ ending }) => `${ending?.rule}`,
  shownBy: ({ by }) => by,
};
