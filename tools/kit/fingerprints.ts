import { chanceFrom } from '../../src/kernel/chance.ts';
import { fingerprint } from '../../src/kernel/values/hash.ts';
import { dailySeed } from '../../src/module/daily/dailySeed.ts';
import type { AnyGame } from '../../src/module/match.ts';
import type { Dailies, GameKind, GameSimulation, MeasuredEdition } from '../game/simulation.ts';

/** What stored measurements depend on: with other rules, content, bots or setups they mean nothing. */

/** What the games of a bot in an edition depend on, for `npm run ladder`. */
export function fingerprintOfLadder<T extends AnyGame>(
  simulation: GameSimulation<T>,
  { content, kinds }: MeasuredEdition<T>,
  bot: string,
  seed: string,
): string {
  return fingerprint([simulation.rules.version, content, settingsOf(simulation, bot), setupsOf(kinds), seed]);
}

/** What the win rates of an edition's difficulty steps depend on, for `npm run steps`. */
export function fingerprintOfSteps<T extends AnyGame>(
  simulation: GameSimulation<T>,
  { content, steps }: MeasuredEdition<T>,
  bot: string,
): string {
  return fingerprint([simulation.rules.version, content, settingsOf(simulation, bot), setupsOf(steps?.kinds ?? [])]);
}

/** What the numbers of certified days depend on, for `npm run certify`. */
export function fingerprintOfDays<T extends AnyGame>(
  simulation: GameSimulation<T>,
  { content, bots, setup }: Dailies<T>,
  days: readonly string[],
): string {
  const settings = bots.map((bot) => settingsOf(simulation, bot));
  const setups = days.map((day) => setup(day, dailySeed(day)));
  return fingerprint({ version: simulation.rules.version, content, bots, settings, setups });
}

/** A setup of each kind, which represents how they are drawn. */
function setupsOf<T extends AnyGame>(kinds: readonly GameKind<T>[]): unknown {
  return kinds.map(({ name, setup }) => [name, setup({ ...chanceFrom(name) }, '')]);
}

function settingsOf<T extends AnyGame>({ bots }: GameSimulation<T>, bot: string): unknown {
  return bots[bot]?.settings ?? null;
}
