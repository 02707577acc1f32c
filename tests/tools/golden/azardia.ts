import { regular } from '../../../src/games/azardia/bots/regular.ts';
import { rookie } from '../../../src/games/azardia/bots/rookie.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { Fact } from '../../../src/games/azardia/rules/state/fact.ts';
import type { Setup } from '../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../src/games/azardia/rules/state/types.ts';
import type { Bot } from '../../../src/kernel/bot.ts';
import { chanceFrom, drawBelow } from '../../../src/kernel/chance.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import { now, pastOf, type Session } from '../../../src/kernel/session.ts';
import { random } from '../../../tools/azardia/bots/random.ts';
import { Selection } from './features.ts';
import { playBy } from './players.ts';

/** Who plays the recorded games of Azardia: at a `mixed` table everybody plays differently. */
const players: Readonly<Record<string, (seat: Seat) => Bot<AzardiaTypes>>> = {
  random: () => random,
  mixed: (seat) => [regular, random, rookie][seat % 3] ?? regular,
  regular: () => regular,
};

const SIZES = [2, 3, 4] as const;
/** How many games of each kind are played, and how many of them are kept. */
const TRIES = 10;
const KEPT = 2;

/**
 * Plays games with every number and kind of players, with varying options and luck, and picks those that show most, by
 * name: `3-mixed-04-seat1` was won by seat 1. Calls `report` with what they show.
 */
export function pickedOfAzardia(report: (selection: Selection) => void): Map<string, Session<AzardiaTypes>> {
  const selection = new Selection();
  const played = SIZES.flatMap((size) =>
    Object.keys(players).map((player) =>
      Array.from({ length: TRIES }, (_, index) => {
        const name = `${size}-${player}-${String(index + 1).padStart(2, '0')}`;
        const setup = setupOf(name, size);
        const session = playBy(azardia, setup, setup.seed, player, players[player] ?? (() => random));
        return { name, session, features: featuresOf(session) };
      }),
    ),
  );
  const kept = new Map<string, Session<AzardiaTypes>>();
  for (let turn = 0; turn < KEPT; turn++) {
    for (const games of played) {
      const { name, session } = selection.pick(games);
      kept.set(`${name}-seat${now(session).winner}`, session);
    }
  }
  report(selection);
  return kept;
}

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
