import fc from 'fast-check';
import { normal } from '../../../src/games/factionFun/bots/normal.ts';
import { factionFun } from '../../../src/games/factionFun/rules/factionFun.ts';
import type { Setup, State } from '../../../src/games/factionFun/rules/state/state.ts';
import type { FactionFunTypes } from '../../../src/games/factionFun/rules/state/types.ts';
import { random } from '../../../tools/factionFun/bots/random.ts';
import { withChance } from '../../kit/otherLuck.ts';
import type { Subject } from '../../kit/subject.ts';

/** The setup of an ordinary game. */
export function setupOf(seed: string, seats: number, options: Partial<Setup> = {}): Setup {
  return { seed, seats, asWritten: false, twoAvatars: false, literalPenalty: false, quickGame: false, ...options };
}

/** S3, M1, M4, B5, L6, W2: cards, tiles and avatars are in legal places, and nothing is lost. */
function faults(state: State): string[] {
  const { avatars, terrain, holders, hands, decks, eventDeck, event, round, ending, steps } = state;
  const seatsEach = hands.length / 2;
  const cardsOf = (people: 'sailfolk' | 'hearthfolk', first: number): number =>
    decks[people].left.length +
    decks[people].discards.length +
    hands.filter((_, seat) => seat % 2 === first).reduce((sum, hand) => sum + hand.length, 0);
  const count = (people: string, kinds: readonly string[]): number =>
    avatars.filter((one) => one.people === people && kinds.includes(one.kind)).length;
  const losable = ['base', 'songKeeper', 'healer', 'governor', 'captain'];
  const found: readonly (readonly [boolean, string])[] = [
    [cardsOf('sailfolk', 0) === 12 * Math.ceil(seatsEach / 2), 'a card of the Sailfolk is lost'],
    [cardsOf('hearthfolk', 1) === 12 * Math.ceil(seatsEach / 2), 'a card of the Hearthfolk is lost'],
    [eventDeck.left.length + eventDeck.discards.length + (event ? 1 : 0) === 22, 'an event is lost'],
    [
      avatars.every(({ tile }) => terrain[tile] !== 'water' && terrain[tile] !== undefined),
      'an avatar is in the water',
    ],
    [holders.every((holder, tile) => holder === null || terrain[tile] !== 'water'), 'somebody holds water'],
    [
      avatars.every((one) => one.people === 'sailfolk' || one.kind === 'healer' || holders[one.tile] !== 'sailfolk') ||
        state.steps.some(({ step }) => step === 'return'),
      'one of the Hearthfolk is in a settlement',
    ],
    [count('sailfolk', losable) >= 1 && count('hearthfolk', losable) >= 1, 'a people has no avatar'],
    [
      ['sailfolk', 'hearthfolk'].every((people) => count(people, ['base']) <= 3 + seatsEach),
      'a people has too many base avatars',
    ],
    [['sailfolk', 'hearthfolk'].every((people) => count(people, ['protector']) <= 1), 'a people has two protectors'],
    [round <= 24, 'the game goes on after round 24'],
    [ending === null || steps.length === 0, 'something is left to do after the end'],
    [hands.every((hand) => hand.length <= 4), 'a hand is too large'],
  ];
  return found.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

/** Faction Fun for the property-based suite. */
export const subject: Subject<FactionFunTypes> = {
  game: factionFun,
  setups: fc.record(
    {
      seed: fc.string({ minLength: 1, maxLength: 8 }),
      seats: fc.constantFrom(2, 4, 6),
      asWritten: fc.boolean(),
      twoAvatars: fc.boolean(),
      literalPenalty: fc.boolean(),
      quickGame: fc.boolean(),
    },
    { noNullPrototype: true },
  ),
  bots: { random, normal },
  nameOf: (command) => command.do,
  faults,
  // No fact contains the pending steps.
  told: ({ steps: _, chance: __, ...told }) => told,
  otherLuck: withChance,
  rules: ['R3', 'R5', 'M1', 'A1', 'B1', 'B2', 'B3', 'B5', 'C1', 'C2', 'E6', 'L4', 'P1', 'P5', 'W1', 'W2', 'W3'],
  words: ['base', 'protector', 'ferry', 'drill', 'knownGround'],
  kindOf: ({ seats }) => `${seats} seats`,
  endOf: ({ ending }) => `${ending?.rule}`,
  shownBy: ({ by }) => by,
};
