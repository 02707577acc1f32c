import type { Decisions, Outcome } from '../../../../kernel/bots/search.ts';
import { chanceFrom } from '../../../../kernel/chance.ts';
import { azardia } from '../../rules/azardia.ts';
import type { Command } from '../../rules/state/command.ts';
import type { AzardiaView, Seat, Step } from '../../rules/state/state.ts';
import { chooseAmong } from '../regular.ts';
import { candidates } from './candidates.ts';
import { winChance } from './winChance.ts';

/** A state consistent with a view, with random luck and hidden cards. */
type Guess = ReturnType<typeof azardia.determinize>;

/** How many random outcomes are tried for a command that is not at the root of a search. */
const INNER_SAMPLES = 2;
/** A safe limit on the commands that others give before the seat has to decide again, or the turn is over. */
const MOST_FOLLOWED = 60;

/** Decisions that Regular makes for Sharp: they are too many, or matter little. */
const LEFT_TO_REGULAR: ReadonlySet<Step['step']> = new Set<Step['step']>(['chooseCharacter', 'deal', 'sell']);
/** The commands by which the active player continues the turn. */
const OWN_TURN: ReadonlySet<Step['step']> = new Set<Step['step']>(['roll', 'chooseMove', 'play', 'discardDown']);

/** Whether a decision is searched. */
export function isSearched({ steps: [step] }: Pick<AzardiaView, 'steps'>): boolean {
  return step !== undefined && !LEFT_TO_REGULAR.has(step.step);
}

/**
 * The decisions of a seat in the turn that `root` stands in, its own or a rival's, for a search; at the root it considers
 * `moves`, and for each `samples` random outcomes. Rivals answer as Regular would, with cards that they might hold. What comes after the turn is estimated.
 */
export function decisionsOf(
  root: AzardiaView,
  seat: Seat,
  moves: readonly Command[],
  samples: number,
): Decisions<AzardiaView, Command> {
  const decides = (view: AzardiaView): boolean =>
    view.turn?.seat === root.turn?.seat && azardia.activeSeats(view).includes(seat) && isSearched(view);
  return {
    moves: (view) => {
      if (view === root) return moves;
      return decides(view) ? candidates(view, azardia.legalCommands(view, seat), 'inner') : [];
    },
    outcomes: (view, move, isRoot) => outcomesOf(view, move, seat, isRoot ? samples : INNER_SAMPLES),
    value: (view) => winChance(view, seat),
    key: keyOf,
  };
}

/** The outcomes of a command for a seat: a single one where nothing is random. */
function outcomesOf(view: AzardiaView, command: Command, seat: Seat, samples: number): readonly Outcome<AzardiaView>[] {
  const ends: AzardiaView[] = [];
  for (let number = 0; number < samples; number++) {
    // The same luck for all commands, so that only the commands make a difference.
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

/** Everything that determines the rest of a turn. */
function keyOf({ players, roll, duel, attack, deal, turn, steps, met, grace, winner, roundRule }: AzardiaView): string {
  return JSON.stringify([players, roll, duel, attack, deal, turn, steps, met, grace, winner, roundRule]);
}
