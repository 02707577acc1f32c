import { equal } from '../../../../kernel/values/equal.ts';
import { applyLegal } from '../../rules/apply.ts';
import { fightForecast } from '../../rules/fight/fightOdds.ts';
import { type FazaForecast, forecast } from '../../rules/forecast.ts';
import { legalCommands } from '../../rules/legal.ts';
import type { Command, CommandOf } from '../../rules/state/command.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { type Boarding, fightOutcomes, quietBoarding } from '../search/outcomes.ts';

/** The expected results of a step, or of a whole plan. */
interface Expected {
  /** Chance that it turns out as planned or better, as far as is known; from 0 to 1. */
  readonly chance: number;
  /** Expected values: Points gained (less those paid), and cards injured (less those recovered). */
  readonly points: number;
  readonly wounds: number;
  /** Chance that the hero dies, and that the game is lost by it (X2, X5); from 0 to 1. */
  readonly death: number;
  readonly defeat: number;
}

/** One step of a plan: a command, and the states before and after it. */
export interface PlanStep extends Expected {
  readonly command: Command;
  readonly before: FazaView;
  /** For a roll its most likely result; for a boarding only its gain, because nobody knows the event card. */
  readonly after: FazaView;
  /** What the result of the step depends on: nothing, dice, or an event card. */
  readonly by: 'rules' | 'dice' | 'card';
}

/** Commands to be given in order. None of them has been given yet. */
export interface Plan {
  readonly steps: readonly PlanStep[];
  /** The state after the last step, if all goes as planned. */
  readonly tip: FazaView;
  /** The first command that the rules refuse and all after it; usually none. */
  readonly left: readonly Command[];
}

/** The result of a plan. Chances combine those of its steps, as if each started from the state planned for it. */
export interface PlanSum extends Expected {
  /** Health that the Motherships lose. */
  readonly hits: number;
  /** The Faza phase that follows if the team ends its phase there; `null` where it could not. */
  readonly coming: FazaForecast | null;
}

/** Follows commands from a view as far as the rules allow. */
export function planFrom(start: FazaView, commands: readonly Command[]): Plan {
  const steps: PlanStep[] = [];
  let tip = start;
  for (const [index, command] of commands.entries()) {
    const isLegal = canPlan(command) && legalCommands(tip).some((legal) => equal(legal, command));
    const step = isLegal ? stepOf(tip, command) : null;
    if (!step) return { steps, tip, left: commands.slice(index) };
    steps.push(step);
    tip = step.after;
  }
  return { steps, tip, left: [] };
}

/**
 * Whether a command can be part of a plan. The end of the phase cannot: the forecast shows what follows it. Nor can a look at
 * the event cards: it would reveal what nobody knows.
 */
export function canPlan(command: Command): boolean {
  return command.do !== 'endTeamPhase' && command.do !== 'forecast';
}

/** The result of all steps of a plan together. */
export function sumOf({ steps, tip }: Plan): PlanSum {
  const [first] = steps;
  const total = (of: (step: PlanStep) => number): number => steps.reduce((sum, step) => sum + of(step), 0);
  /** Chance that at least one step has a result that each of them may have. */
  const ever = (of: (step: PlanStep) => number): number => 1 - steps.reduce((none, step) => none * (1 - of(step)), 1);
  return {
    chance: steps.reduce((product, { chance }) => product * chance, 1),
    points: total(({ points }) => points),
    wounds: total(({ wounds }) => wounds),
    death: ever(({ death }) => death),
    defeat: ever(({ defeat }) => defeat),
    hits: healthOf(first?.before ?? tip) - healthOf(tip),
    coming: tip.phase === 'team' && tip.agenda.length === 0 ? forecast(tip) : null,
  };
}

function stepOf(before: FazaView, command: Command): PlanStep | null {
  if (command.do === 'fight') return fightStep(before, command);
  const isBoarding = command.do === 'board' || command.do === 'insider';
  const after = isBoarding ? boarded(before, command) : applyLegal(before, command).state;
  // No other command that depends on luck can be planned.
  if (after.chance.draws !== before.chance.draws) return null;
  return {
    command,
    before,
    after,
    by: isBoarding ? 'card' : 'rules',
    chance: 1,
    points: pointsOf(after) - pointsOf(before),
    wounds: woundsOf(after) - woundsOf(before),
    death: 0,
    defeat: 0,
  };
}

function fightStep(before: FazaView, command: CommandOf<'fight'>): PlanStep | null {
  const { results, expectedKills, deathChance, defeatChance } = fightForecast(before, command.hero, command.tile);
  const [planned] = results;
  const [outcome] = fightOutcomes(before, command);
  if (!planned || !outcome) return null;
  return {
    command,
    before,
    after: { ...outcome.view, chance: before.chance },
    by: 'dice',
    chance: results.reduce((sum, { kills, chance }) => (kills >= planned.kills ? sum + chance : sum), 0),
    points: expectedKills,
    wounds: results.reduce((sum, { wounds, chance }) => sum + wounds * chance, 0),
    death: deathChance,
    defeat: defeatChance,
  };
}

/** A boarding without the event that follows it; the cards stay as they are. */
function boarded(before: FazaView, command: Boarding): FazaView {
  const { events, chance } = before;
  return { ...quietBoarding(before, command), events, chance };
}

function pointsOf({ heroes }: FazaView): number {
  return heroes.reduce((sum, { points }) => sum + points, 0);
}

function woundsOf({ heroes }: FazaView): number {
  return heroes.reduce((sum, { cards }) => sum + cards.filter(({ injured }) => injured).length, 0);
}

function healthOf({ ships }: FazaView): number {
  return ships.reduce((sum, { health }) => sum + health, 0);
}
