import type { PlayedGame, Spent, Wait } from './playGame.ts';

/** How many of the longest waits are listed individually. */
const LONGEST = 3;
/** How many facts are listed for a wait. */
const NAMED = 8;

/** A game as it is printed. */
export function reportOf({ seed, players, rounds, decisions, length, waits }: PlayedGame): string {
  const others = waits.filter(({ isOthers }) => isOthers);
  return [
    `${players} players, seed "${seed}": ${rounds} rounds, ${decisions} own decisions, ${minutes(length)} of waiting`,
    `  between two own decisions   ${figures(waits)}`,
    `  with turns of others        ${figures(others)}`,
    `  all of it: ${spentOn(sum(waits))}`,
    ...[...waits]
      .sort((one, other) => other.length - one.length)
      .slice(0, LONGEST)
      .map((wait) => `  ${seconds(wait.length)} in round ${wait.round}: ${spentOn(wait.spent)}`),
  ].join('\n');
}

/** Median, 90% and the longest. */
function figures(waits: readonly Wait[]): string {
  const sorted = waits.map(({ length }) => length).sort((one, other) => one - other);
  const part = (share: number): string => seconds(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `${String(waits.length).padStart(4)} waits: median ${part(0.5)}, 90% within ${part(0.9)}, longest ${part(1)}`;
}

function sum(waits: readonly Wait[]): Spent {
  const all = new Map<string, number>();
  for (const { spent } of waits) for (const [name, length] of spent) all.set(name, (all.get(name) ?? 0) + length);
  return all;
}

function spentOn(spent: Spent): string {
  return [...spent]
    .sort(([, one], [, other]) => other - one)
    .slice(0, NAMED)
    .map(([name, length]) => `${name} ${seconds(length)}`)
    .join(', ');
}

function seconds(length: number): string {
  return `${(length / 1000).toFixed(1)} s`;
}

function minutes(length: number): string {
  return `${Math.floor(length / 60_000)} min ${Math.round((length % 60_000) / 1000)} s`;
}
