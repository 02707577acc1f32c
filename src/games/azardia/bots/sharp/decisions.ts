import { chanceFrom } from '../../../../kernel/chance.ts';
import type { Decisions, Outcome } from '../../../../kernel/search.ts';
import { azardia } from '../../rules/azardia.ts';
import type { Command } from '../../rules/state/command.ts';
import type { AzardiaView, Seat, Step } from '../../rules/state/state.ts';
import { chooseAmong } from '../regular.ts';
import { candidates } from './candidates.ts';
import { winChance } from './winChance.ts';

/** A state that agrees with a view, with luck and hidden cards made up. */
type Guess = ReturnType<typeof azardia.determinize>;

/** How many ways in which chance may have it are tried for a command: at the root of a search, and further on. */
const SAMPLES = { root: 6, inner: 2 } as const;
/** More commands than others give before the seat has to decide again, or the turn is over. */
const MOST_FOLLOWED = 60;

/** Decisions that Regular makes for Sharp as well: they are many, or have little in them. */
const LEFT_TO_REGULAR: ReadonlySet<Step['step']> = new Set<Step['step']>(['chooseCharacter', 'deal', 'sell']);
/** By these the player whose turn it is takes it further. */
const OWN_TURN: ReadonlySet<Step['step']> = new Set<Step['step']>(['roll', 'chooseMove', 'play', 'discardDown']);

/** Whether a decision is one to be searched. */
export function isSearched({ steps: [step] }: Pick<AzardiaView, 'steps'>): boolean {
  return step !== undefined && !LEFT_TO_REGULAR.has(step.step);
}

/**
 * The decisions of a seat in the turn that `root` stands in, its own or a rival's, as a search sees them; at the root `moves` are looked
 * at. Rivals answer as Regular would, with cards that they might hold. What comes after the turn is estimated.
 */
export function decisionsOf(root: AzardiaView, seat: Seat, moves: readonly Command[]): Decisions<AzardiaView, Command> {
  const decides = (view: AzardiaView): boolean =>
    view.turn?.seat === root.turn?.seat && azardia.activeSeats(view).includes(seat) && isSearched(view);
  return {
    moves: (view) => {
      if (view === root) return moves;
      return decides(view) ? candidates(view, azardia.legalCommands(view, seat), 'inner') : [];
    },
    outcomes: (view, move, isRoot) => outcomesOf(view, move, seat, isRoot ? SAMPLES.root : SAMPLES.inner),
    value: (view) => winChance(view, seat),
    key: keyOf,
  };
}

/** How a command may end for a seat: in one way where nothing is left to chance. */
function outcomesOf(view: AzardiaView, command: Command, seat: Seat, samples: number): readonly Outcome<AzardiaView>[] {
  const ends: AzardiaView[] = [];
  for (let number = 0; number < samples; number++) {
    // The same luck for all commands, so that they differ by what they are.
    const before = azardia.determinize(view, chanceFrom(`sharp/${number}`));
    const after = followed(before, command, seat);
    ends.push(azardia.view(after, seat));
    if (!azardia.revealed(before, after)) break;
  }
  return ends.map((end) => ({ view: end, chance: 1 / ends.length }));
}

/** The state after a command and what others do about it: when the seat decides again, or somebody else's turn goes on. */
function followed(before: Guess, command: Command, seat: Seat): Guess {
  let state = after(before, command);
  for (let given = 0; given < MOST_FOLLOWED; given++) {
    const [next] = azardia.activeSeats(state);
    const [step] = state.steps;
    if (next === undefined || !step) return state;
    if (next === seat ? isSearched(state) : OWN_TURN.has(step.step)) return state;
    const view = azardia.view(state, next);
    const choice = chooseAmong(view, azardia.legalCommands(view), chanceFrom('sharp', given));
    if (!choice) return state;
    state = after(state, choice);
  }
  return state;
}

function after(state: Guess, command: Command): Guess {
  const result = azardia.apply(state, command);
  if (!result.ok) throw new RangeError(`${result.rule}: ${result.reason}`);
  return result.state;
}

/** All that the rest of a turn follows from. */
function keyOf({ players, roll, duel, attack, deal, turn, steps, met, grace, winner, roundRule }: AzardiaView): string {
  return JSON.stringify([players, roll, duel, attack, deal, turn, steps, met, grace, winner, roundRule]);
}
