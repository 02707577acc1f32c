import type { Bot } from '../../../../kernel/bots/bot.ts';
import { type Chance, chanceFrom, type Drawing, drawBelow } from '../../../../kernel/chance.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { at } from '../../../../kernel/values/at.ts';
import { equal } from '../../../../kernel/values/equal.ts';
import { faceOff } from '../../rules/faceOff.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FaceOffView, StepName } from '../../rules/state/state.ts';
import type { FaceOffTypes } from '../../rules/state/types.ts';
import { boss } from '../boss.ts';
import { commandWorth, isSealing } from '../deciding.ts';
import { heuristicBot } from '../heuristic.ts';
import { Judge, type Temper } from '../judge.ts';
import { sealWorth } from '../sealing.ts';
import { mixed } from './mixing.ts';
import { after, chanceAfterRound, type Guess, usualCommand } from './playingOn.ts';

/** How many guesses at the hidden cards are played on: for what is sealed, for other decisions, and for one that people look back at. */
const GUESSES = { seal: 4, other: 6, thorough: 8 } as const;
/** How many commands are considered. */
const CONSIDERED = 4;
const ANSWERS = 2;

const EXACT: Temper = { noise: 0, denies: true };
const QUICK = heuristicBot('quick', EXACT);

/** Decisions that matter little, or where one answer is always right. */
const LEFT_TO_BOSS: ReadonlySet<StepName> = new Set<StepName>(['draft', 'mulligan', 'move', 'shelve', 'drawPhase']);

/**
 * The strongest level: guesses what others hold, plays each of its best commands on to the end of the round, and takes what gives
 * the best chance to win. What it seals it draws by lot, so that nobody can count on it.
 */
export const overNerd: Bot<FaceOffTypes> = {
  id: 'overNerd',
  choose: (view, chance, seats) => {
    const legal = faceOff
      .legalCommands(view)
      .filter((command) => command.do !== 'reopen' && (seats?.includes(command.seat) ?? true));
    const [first] = legal;
    if (!first) return null;
    const own = legal.filter(({ seat }) => seat === first.seat);
    const step = at(view.steps, 0);
    if (own.length === 1) return first;
    // Nobody can count on the faction that it picks either.
    if (step.step === 'draft') return boss.choose(view, chance, [first.seat]);
    if (LEFT_TO_BOSS.has(step.step)) return QUICK.choose(view, chance, [first.seat]);
    const options = considered(view, first.seat, own);
    return isSealing(step) ? sealed(view, first.seat, options, chance) : best(view, first.seat, options);
  },
};

/** The commands that look best at a glance. */
function considered(view: FaceOffView, seat: Seat, commands: readonly Command[]): readonly Command[] {
  const judge = new Judge(view, seat, EXACT, { ...chanceFrom('') });
  const step = at(view.steps, 0);
  const worth = (command: Command): number =>
    command.do === 'seal' && isSealing(step)
      ? sealWorth(view, seat, step.part, command.choice, judge)
      : commandWorth(view, seat, command, judge);
  const judged = commands.map((command) => ({ command, worth: worth(command) }));
  return judged
    .sort((one, other) => other.worth - one.worth)
    .slice(0, CONSIDERED)
    .map(({ command }) => command);
}

/** The command with the best average chance to win. */
function best(view: FaceOffView, seat: Seat, options: readonly Command[]): Command {
  const chances = averageChances(view, seat, options, GUESSES.other);
  return at(options, chances.indexOf(Math.max(...chances)));
}

/** The chance to win by each command, as an average; with the same guesses for all, so that only the commands make a difference. */
function averageChances(view: FaceOffView, seat: Seat, options: readonly Command[], guesses: number): number[] {
  const sums = options.map(() => 0);
  for (let guess = 0; guess < guesses; guess++) {
    const state = faceOff.determinize(view, chanceFrom(`guess/${guess}`));
    for (const [option, command] of options.entries())
      sums[option] = at(sums, option) + chanceAfterRound(after(state, command), seat, `played/${guess}`);
  }
  return sums.map((sum) => sum / guesses);
}

/** What to seal, drawn from a mixed strategy. */
function sealed(view: FaceOffView, seat: Seat, options: readonly Command[], chance: Chance): Command {
  const shares = mixed(sealedChances(view, seat, options, GUESSES.seal));
  return at(options, drawn(shares, { ...chance }));
}

/** By guess, option and answer of the others: the chance to win by what is sealed. */
function sealedChances(view: FaceOffView, seat: Seat, options: readonly Command[], guesses: number): number[][][] {
  return Array.from({ length: guesses }, (_, guess) => {
    const state = unsealed(faceOff.determinize(view, chanceFrom(`guess/${guess}`)), seat);
    const answers = Array.from({ length: ANSWERS }, (__, answer) => answered(state, seat, `answer/${guess}/${answer}`));
    return options.map((command) =>
      answers.map((answer) => chanceAfterRound(after(answer, command), seat, `played/${guess}`)),
    );
  });
}

/** A command, and the chance to win by it, 0–1; `null` where that is not worked out. */
export interface Weighed {
  readonly command: Command;
  readonly chance: number | null;
}

/**
 * What a seat can do that is worth considering, the best first; with `also`, if that is not `null`. `isQuick`: with the effort of a
 * computer player. Of what is sealed, the best against what others usually seal.
 */
export function weigh(view: FaceOffView, seat: Seat, also: Command | null, isQuick: boolean): readonly Weighed[] {
  const own = faceOff.legalCommands(view).filter((command) => command.seat === seat && command.do !== 'reopen');
  const step = view.steps[0];
  if (!step || own.length === 0) return [];
  if (LEFT_TO_BOSS.has(step.step)) {
    const command = QUICK.choose(view, chanceFrom('weigh'), [seat]);
    return command ? [{ command, chance: null }] : [];
  }
  const likely = considered(view, seat, own);
  const isAmong = also === null || likely.some((command) => equal(command, also));
  const options = isAmong ? likely : [...likely, also];
  const isSealed = isSealing(step);
  const guesses = isQuick ? (isSealed ? GUESSES.seal : GUESSES.other) : GUESSES.thorough;
  const chances = isSealed
    ? meansOf(sealedChances(view, seat, options, guesses))
    : averageChances(view, seat, options, guesses);
  return options
    .map((command, option) => ({ command, chance: at(chances, option) }))
    .sort((one, other) => other.chance - one.chance);
}

/** By option: the mean over all guesses and answers. */
function meansOf(chances: readonly (readonly (readonly number[])[])[]): number[] {
  return at(chances, 0).map((_, option) => {
    const all = chances.flatMap((options) => at(options, option));
    return all.reduce((sum, chance) => sum + chance, 0) / all.length;
  });
}

/** What others have sealed is not known: they seal anew. */
function unsealed(state: Guess, seat: Seat): Guess {
  return { ...state, seats: state.seats.map((own, other) => (other === seat ? own : { ...own, sealed: null })) };
}

/** A state in which all others have sealed. */
function answered(state: Guess, seat: Seat, luck: string): Guess {
  return state.seats.reduce((sofar, _, other) => {
    const command = other === seat ? null : usualCommand(sofar, other, luck);
    return command ? after(sofar, command) : sofar;
  }, state);
}

/** An option by its share. */
function drawn(shares: readonly number[], drawing: Drawing): number {
  const parts = 1000;
  let left = drawBelow(drawing, parts) / parts;
  const index = shares.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return index < 0 ? shares.indexOf(Math.max(...shares)) : index;
}
