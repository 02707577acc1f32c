import { easy } from '../../../src/games/factionFun/bots/easy.ts';
import { normal } from '../../../src/games/factionFun/bots/normal.ts';
import { factionFun } from '../../../src/games/factionFun/rules/factionFun.ts';
import type { Fact } from '../../../src/games/factionFun/rules/state/fact.ts';
import type { Setup } from '../../../src/games/factionFun/rules/state/state.ts';
import type { FactionFunTypes } from '../../../src/games/factionFun/rules/state/types.ts';
import { chanceFrom, drawBelow } from '../../../src/kernel/chance.ts';
import { now, pastOf, type Session } from '../../../src/kernel/session.ts';
import { random } from '../../../tools/factionFun/bots/random.ts';
import type { GoldenKinds } from './pick.ts';

const OPTIONS = ['asWritten', 'twoAvatars', 'literalPenalty', 'quickGame'] as const;

/** The recorded games of Faction Fun: `4-mixed-04-w2` has four seats and ended by rule W2; at a `mixed` table seats play differently. */
export const factionFunKinds: GoldenKinds<FactionFunTypes> = {
  game: factionFun,
  sizes: [2, 4, 6],
  players: {
    random: () => random,
    mixed: (seat) => [normal, easy, random][seat % 3] ?? normal,
    normal: () => normal,
  },
  setupOf,
  featuresOf,
  endOf: (session) => `${now(session).ending?.rule.toLowerCase()}`,
};

function setupOf(name: string, seats: number): Setup {
  const luck = chanceFrom(name);
  const isOn = (): boolean => drawBelow(luck, 3) === 0;
  return {
    seed: `golden ${name}`,
    seats,
    asWritten: isOn(),
    twoAvatars: isOn(),
    literalPenalty: isOn(),
    quickGame: isOn(),
  };
}

/** The features that occur in a game, in short words: `do claim`, `card ferry`, `rule M5`, `quickGame true`. */
function featuresOf(session: Session<FactionFunTypes>): Set<string> {
  const { setup, opening } = session;
  const past = pastOf(session);
  return new Set([
    ...OPTIONS.map((option) => `${option} ${setup[option]}`),
    `end ${now(session).ending?.rule}`,
    ...now(session).avatars.map(({ kind }) => `kind ${kind}`),
    ...past.map(({ command }) => `do ${command.do}`),
    ...[opening, ...past].flatMap(({ facts }) => facts.flatMap(factFeatures)),
  ]);
}

function factFeatures(fact: Fact): string[] {
  const features = [`fact ${fact.fact}`, `rule ${fact.rule}`];
  switch (fact.fact) {
    case 'cardPlayed':
      return [...features, `card ${fact.card}`];
    case 'eventDrawn':
      return [...features, `event ${fact.event}`];
    default:
      return features;
  }
}
