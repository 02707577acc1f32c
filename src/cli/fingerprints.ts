import { chanceFrom } from '../kernel/chance.ts';
import { fingerprint } from '../kernel/hash.ts';
import { dailySeed } from '../module/dailySeed.ts';
import type { AnyGame } from '../module/match.ts';
import type { Dailies, GameSimulation, MeasuredEdition } from '../module/simulation.ts';

/** What stored measurements follow from: with other rules, content, bots or setups they say nothing. */

/** What the games of a bot in an edition follow from, for `npm run ladder`. */
export function fingerprintOfLadder<T extends AnyGame>(
  simulation: GameSimulation<T>,
  { content }: MeasuredEdition<T>,
  bot: string,
  seed: string,
): string {
  return fingerprint([simulation.rules.version, content, settingsOf(simulation, bot), seed]);
}

/** What the win rates of an edition's steps of difficulty follow from, for `npm run steps`. */
export function fingerprintOfSteps<T extends AnyGame>(
  simulation: GameSimulation<T>,
  { content, steps }: MeasuredEdition<T>,
  bot: string,
): string {
  const kinds = (steps?.kinds ?? []).map(({ name, setup }) => [name, setup({ ...chanceFrom(name) }, '')]);
  return fingerprint([simulation.rules.version, content, settingsOf(simulation, bot), kinds]);
}

/** What the numbers of certified days follow from, for `npm run certify`. */
export function fingerprintOfDays<T extends AnyGame>(
  simulation: GameSimulation<T>,
  { content, bots, setup }: Dailies<T>,
  days: readonly string[],
): string {
  const settings = bots.map((bot) => settingsOf(simulation, bot));
  const setups = days.map((day) => setup(day, dailySeed(day)));
  return fingerprint({ version: simulation.rules.version, content, bots, settings, setups });
}

function settingsOf<T extends AnyGame>({ bots }: GameSimulation<T>, bot: string): unknown {
  return bots[bot]?.settings ?? null;
}
