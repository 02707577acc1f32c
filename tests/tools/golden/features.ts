import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { Fact } from '../../../src/games/faza/rules/state/fact.ts';
import { now, pastOf } from '../../../src/kernel/session.ts';
import type { FazaSession } from './players.ts';

/** The features that occur in a game, in short words: `do payOff`, `event purge`, `rule B4`, `end hard X1`. */
export function featuresOf(session: FazaSession): Set<string> {
  const { setup, opening } = session;
  const past = pastOf(session);
  return new Set([
    `end ${setup.mode} ${now(session).outcome?.rule}`,
    ...setup.heroes.map((hero) => `hero ${hero}`),
    ...(['health', 'rewards', 'fazaFirst'] as const).map((option) => `${option} ${setup[option]}`),
    ...past.map(({ command }) => commandFeature(command)),
    ...[opening, ...past].flatMap(({ facts }) => facts.flatMap(factFeatures)),
  ]);
}

function commandFeature(command: Command): string {
  return command.do === 'sabotage' ? `do sabotage ${command.cancel}` : `do ${command.do}`;
}

function factFeatures(fact: Fact): string[] {
  const features = [`fact ${fact.fact}`, `rule ${fact.rule}`, `by ${fact.by}`];
  return fact.fact === 'eventDrawn' ? [...features, `event ${fact.event}`] : features;
}

/** Picks games one after another, each time the one that adds most to those before it. */
export class Selection {
  readonly #seen = new Map<string, number>();

  /** How many of the picked games show each feature, by feature. */
  get seen(): ReadonlyMap<string, number> {
    return this.#seen;
  }

  /** Removes the best game from `games` and returns it; of equally good ones the first. */
  pick<Game extends { readonly features: ReadonlySet<string> }>(games: Game[]): Game {
    const worths = games.map(({ features }) => this.#worth(features));
    const [best] = games.splice(worths.indexOf(Math.max(...worths)), 1);
    if (!best) throw new RangeError('no games to pick from');
    for (const feature of best.features) this.#seen.set(feature, 1 + (this.#seen.get(feature) ?? 0));
    return best;
  }

  /** A new feature counts 1; one seen n times counts less and less. */
  #worth(features: ReadonlySet<string>): number {
    return [...features].reduce((sum, feature) => sum + 1 / (1 + (this.#seen.get(feature) ?? 0)) ** 2, 0);
  }
}
