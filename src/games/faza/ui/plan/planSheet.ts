import { type Plan, type PlanStep, sumOf } from '../../bots/plan/plan.ts';
import type { FazaForecast } from '../../rules/forecast.ts';
import { changesBetween } from '../../rules/state/changes.ts';
import { text } from '../../text/en.ts';
import { plansText as words } from '../../text/table/forecast.en.ts';

const { signed, percent } = words;

/** One result of a plan: its name, and the amount. */
export interface PlanFigure {
  readonly name: string;
  readonly value: string;
}

/** One step as a sentence; random results are marked. */
export function stepLine({ command, before, by, chance }: PlanStep): string {
  const sentence = text.commandText(command, before);
  if (by === 'rules') return sentence;
  return `${sentence} (${by === 'dice' ? `${words.dice}, ${percent(chance)}` : words.card})`;
}

/** The average result of a plan, and what the Faza do if the phase ends there: the same figures for every plan. */
export function planFigures(plan: Plan): PlanFigure[] {
  const sum = sumOf(plan);
  return [
    { name: words.chance, value: percent(sum.chance) },
    { name: words.points, value: signed(sum.points) },
    { name: words.wounds, value: signed(sum.wounds) },
    { name: words.hits, value: String(sum.hits) },
    { name: words.death, value: percent(sum.death) },
    { name: words.defeat, value: percent(sum.defeat) },
    ...comingFigures(plan, sum.coming),
  ];
}

function comingFigures({ tip }: Plan, coming: FazaForecast | null): PlanFigure[] {
  const changes = coming ? changesBetween(tip, coming.after) : [];
  const count = (kind: 'turns' | 'cardInjured'): string =>
    coming ? String(changes.filter((change) => change.kind === kind).length) : words.unknown;
  return [
    { name: words.after, value: endOf(tip.outcome ?? coming?.after.outcome ?? null, coming !== null) },
    { name: words.drones, value: coming ? String(coming.after.pool.drones) : words.unknown },
    { name: words.turns, value: count('turns') },
    { name: words.hurt, value: count('cardInjured') },
  ];
}

function endOf(outcome: Plan['tip']['outcome'], isForeseen: boolean): string {
  if (outcome) return outcome.won ? words.outcome.won : words.outcome.lost;
  return isForeseen ? words.outcome.open : words.decision;
}
