import { boss } from '../../../src/games/faceOff/bots/boss.ts';
import { rookie } from '../../../src/games/faceOff/bots/rookie.ts';
import { FACTIONS } from '../../../src/games/faceOff/content/vocabulary.ts';
import { faceOff } from '../../../src/games/faceOff/rules/faceOff.ts';
import type { Fact } from '../../../src/games/faceOff/rules/state/fact.ts';
import type { Setup } from '../../../src/games/faceOff/rules/state/state.ts';
import type { FaceOffTypes } from '../../../src/games/faceOff/rules/state/types.ts';
import { chanceFrom, drawBelow, shuffled } from '../../../src/kernel/chance.ts';
import { now, pastOf, type Session } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { random } from '../../../tools/faceOff/bots/random.ts';
import type { GoldenKinds } from './pick.ts';

const TIMINGS = ['standard', 'printed', 'expert'] as const;

/** The recorded games of Face Off: `4-mixed-04-e2` has four seats and ended by rule E2; at a `mixed` table seats play differently. */
export const faceOffKinds: GoldenKinds<FaceOffTypes> = {
  game: faceOff,
  sizes: [2, 3, 4, 5],
  players: {
    random: () => random,
    mixed: (seat) => [boss, rookie, random][seat % 3] ?? boss,
    boss: () => boss,
  },
  setupOf,
  featuresOf,
  endOf: (session) => `${now(session).ending?.rule.toLowerCase()}`,
};

function setupOf(name: string, seats: number): Setup {
  const luck = { ...chanceFrom(name) };
  const order = shuffled(luck, FACTIONS);
  const second = at(order, drawBelow(luck, order.length));
  return {
    seed: `golden ${name}`,
    factions: seats > order.length ? [...order, second] : order.slice(0, seats),
    timing: at(TIMINGS, drawBelow(luck, TIMINGS.length)),
  };
}

/** The features that occur in a game, in short words: `do claim`, `by card:kraken`, `rule F6`, `timing expert`. */
function featuresOf(session: Session<FaceOffTypes>): Set<string> {
  const { setup, opening } = session;
  const past = pastOf(session);
  return new Set([
    `timing ${setup.timing}`,
    `end ${now(session).ending?.rule}`,
    ...past.map(({ command }) => `do ${command.do}`),
    ...[opening, ...past].flatMap(({ facts }) => facts.flatMap(factFeatures)),
  ]);
}

function factFeatures({ fact, rule, by }: Fact): string[] {
  return [`fact ${fact}`, `rule ${rule}`, `by ${by}`];
}
