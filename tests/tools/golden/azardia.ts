import { regular } from '../../../src/games/azardia/bots/regular.ts';
import { rookie } from '../../../src/games/azardia/bots/rookie.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { Fact } from '../../../src/games/azardia/rules/state/fact.ts';
import type { Setup } from '../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../src/games/azardia/rules/state/types.ts';
import { chanceFrom, drawBelow } from '../../../src/kernel/chance.ts';
import { now, pastOf, type Session } from '../../../src/kernel/session.ts';
import { random } from '../../../tools/azardia/bots/random.ts';
import type { GoldenKinds } from './pick.ts';

/** The recorded games of Azardia: `3-mixed-04-seat1` was won by seat 1; at a `mixed` table everybody plays differently. */
export const azardiaKinds: GoldenKinds<AzardiaTypes> = {
  game: azardia,
  sizes: [2, 3, 4],
  players: {
    random: () => random,
    mixed: (seat) => [regular, random, rookie][seat % 3] ?? regular,
    regular: () => regular,
  },
  setupOf,
  featuresOf,
  endOf: (session) => `seat${now(session).winner}`,
};

function setupOf(name: string, players: number): Setup {
  const luck = chanceFrom(name);
  const isOn = (): boolean => drawBelow(luck, 3) === 0;
  return {
    seed: `golden ${name}`,
    players,
    fairStart: isOn(),
    quickGame: isOn(),
    firmGoal: isOn(),
    openHands: isOn(),
    longGrace: isOn(),
  };
}

/**
 * The features that occur in a game, in short words: `do buyTile`, `card gyroscopeHat`, `rule M5`, `quickGame true`.
 */
function featuresOf(session: Session<AzardiaTypes>): Set<string> {
  const { setup, opening } = session;
  const past = pastOf(session);
  return new Set([
    ...(['fairStart', 'quickGame', 'firmGoal', 'openHands', 'longGrace'] as const).map(
      (option) => `${option} ${setup[option]}`,
    ),
    ...now(session).players.map(({ character }) => `character ${character}`),
    ...past.map(({ command }) => `do ${command.do}`),
    ...[opening, ...past].flatMap(({ facts }) => facts.flatMap(factFeatures)),
  ]);
}

function factFeatures(fact: Fact): string[] {
  const features = [`fact ${fact.fact}`, `rule ${fact.rule}`];
  switch (fact.fact) {
    case 'answered':
    case 'cardPlayed':
      return [...features, `card ${fact.card}`];
    case 'eventDrawn':
      return [...features, `event ${fact.event}`];
    case 'penaltyDrawn':
      return [...features, `penalty ${fact.penalty}`];
    default:
      return features;
  }
}
