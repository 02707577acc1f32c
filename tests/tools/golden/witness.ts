import { existsSync, readFileSync } from 'node:fs';
import type { GameTypes } from '../../../src/kernel/game.ts';
import { now, pastOf, type Session } from '../../../src/kernel/session.ts';
import { canonical, fingerprint } from '../../../src/kernel/values/hash.ts';

/**
 * What a golden game's states do not show: all facts along the way, and all alternatives. A fingerprint of each for
 * every round, beginning with round 0 or 1.
 */
export interface Witness {
  /** Of the facts, in order; those of the setup belong to the first round. */
  readonly facts: readonly string[];
  /** Of the sets of legal commands at every state, in whatever order the rules list them. */
  readonly legal: readonly string[];
}

/** The witnesses of a version's games, by the games' names. */
export type Witnesses = Readonly<Record<string, Witness>>;

/**
 * Where the witnesses of the games of a version are stored, given the `folder` of the games: beside it, so that the
 * games stay as players store them.
 */
export function witnessFile(folder: URL, version: number): URL {
  return new URL(`../witnesses-${version}.json`, folder);
}

/** The witnesses of the games of a version; none if they were never written. */
export function witnessesOf(folder: URL, version: number): Witnesses {
  const file = witnessFile(folder, version);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Witnesses) : {};
}

/** Computes the witness of a whole game. */
export function witnessOf<T extends GameTypes>(session: Session<T>): Witness {
  const { game, opening } = session;
  const rounds = new Map<number, { facts: unknown[]; legal: string[] }>();
  const entryOf = (round: number) => {
    const entry = rounds.get(round) ?? { facts: [], legal: [] };
    rounds.set(round, entry);
    return entry;
  };
  let state = opening.state;
  entryOf(game.round(state)).facts.push(opening.facts);
  for (const { facts, state: after } of pastOf(session)) {
    const entry = entryOf(game.round(state));
    entry.legal.push(fingerprint(game.legalCommands(state).map(canonical).sort()));
    entry.facts.push(facts);
    state = after;
  }
  // Nothing is legal once the game is over, and that is recorded, too.
  entryOf(game.round(now(session))).legal.push(fingerprint(game.legalCommands(state).map(canonical).sort()));
  const entries = [...rounds.values()];
  return {
    facts: entries.map(({ facts }) => fingerprint(facts)),
    legal: entries.map(({ legal }) => fingerprint(legal)),
  };
}
