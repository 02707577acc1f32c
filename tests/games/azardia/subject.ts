import fc from 'fast-check';
import { regular } from '../../../src/games/azardia/bots/regular.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { Setup, State } from '../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../src/games/azardia/rules/state/types.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { random } from '../../../tools/azardia/bots/random.ts';
import { withChance } from '../../kit/otherLuck.ts';
import type { Subject } from '../../kit/subject.ts';

/** The setup of an ordinary game. */
export function setupOf(seed: string, players: number, options: Partial<Setup> = {}): Setup {
  return {
    seed,
    players,
    fairStart: false,
    quickGame: false,
    firmGoal: false,
    openHands: false,
    longGrace: false,
    ...options,
  };
}

/** S1, K2, L1, M4, T4: cards, coins, levels and pawns are in legal places, and nothing is lost. */
function faults(state: State): string[] {
  const { players, decks, deal, order, grace, winner, duel, attack, roll, steps } = state;
  const cards = [
    ...decks.action,
    ...decks.actionDiscards,
    ...players.flatMap(({ hand }) => hand),
    ...(deal ? [...deal.pool, ...deal.dealt.flatMap((hand) => hand ?? [])] : []),
  ];
  const characters = players.flatMap(({ character }) => (character === null ? [] : [character]));
  const found: readonly (readonly [boolean, string])[] = [
    [cards.length === 100 && new Set(cards).size === 40 && !cards.includes('hidden'), 'an action card is lost'],
    [decks.penalty.length + decks.penaltyDiscards.length === 25, 'a penalty card is lost'],
    [decks.event.length + decks.eventDiscards.length === 10, 'an event card is lost'],
    [players.every(({ coins }) => coins >= 0 && coins <= 6000 && coins % 1000 === 0), 'coins are out of bounds'],
    [players.every(({ level }) => level >= 1 && level <= 5), 'a level is out of bounds'],
    [players.every(({ tile }) => Number.isInteger(tile) && tile >= 0 && tile <= 150), 'a pawn is off the board'],
    [players.every(({ tile, level }) => level === 5 || tile < 80), 'a pawn below level 5 is beyond the Gate'],
    [new Set(characters).size === characters.length, 'two have one character'],
    [
      String([...order].sort()) === String(players.map((_, seat) => seat)),
      'the turn order does not name every seat once',
    ],
    [grace === null || at(players, grace.holder).tile === 150, 'the holder is not on the goal'],
    [grace !== null || players.every(({ tile }) => tile < 150), 'somebody is on the goal, and no grace turn runs'],
    [winner === null || (steps.length === 0 && grace?.holder === winner), 'the winner does not hold the goal'],
    [
      winner !== null || [duel, attack, roll, deal].filter((open) => open !== null).length <= 1,
      'two things are being decided at once',
    ],
  ];
  return found.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

/** Azardia for the property-based suite. */
export const subject: Subject<AzardiaTypes> = {
  game: azardia,
  setups: fc.record(
    {
      seed: fc.string({ minLength: 1, maxLength: 8 }),
      players: fc.constantFrom(2, 3, 4),
      fairStart: fc.boolean(),
      quickGame: fc.boolean(),
      firmGoal: fc.boolean(),
      openHands: fc.boolean(),
      longGrace: fc.boolean(),
    },
    { noNullPrototype: true },
  ),
  bots: { random, regular },
  nameOf: (command) => command.do,
  faults,
  // No fact contains the pending steps.
  told: ({ steps: _, chance: __, ...told }) => told,
  otherLuck: withChance,
  rules: ['S2', 'M1', 'K1', 'T1', 'T2', 'T4', 'C2', 'C3', 'C4', 'E2', 'X2', 'G1'],
  words: ['sum', 'difference', 'nopeNebula', 'bootJets', 'lagartoon'],
  kindOf: ({ players }) => `${players} players`,
  endOf: (state) => `won in ${state.round < 15 ? 'under 15' : state.round <= 25 ? '15 to 25' : 'over 25'} rounds`,
  shownBy: (fact) => fact.by,
};
