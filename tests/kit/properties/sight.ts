import type { GameTypes } from '../../../src/kernel/game.ts';
import { fingerprint } from '../../../src/kernel/values/hash.ts';
import { deepFreeze } from '../freeze.ts';
import { Luck } from '../luck.ts';
import type { Subject } from '../subject.ts';
import { type Counts, count } from '../tally.ts';

/** How much to try at each state: an exact number, since a property must give the same answer every time. */
export interface Care {
  /** Legal commands given, just to see them accepted. */
  readonly accepts: number;
  /** Legal commands tried out under every property. */
  readonly tries: number;
  /** Near misses made of each. */
  readonly misses: number;
  /** Commands of other states given in this one. */
  readonly strays: number;
}

/** A state, and what can be done in it. */
export interface Glance<T extends GameTypes> {
  readonly subject: Subject<T>;
  readonly state: T['state'];
  readonly legal: readonly T['command'][];
  /** The number of players. */
  readonly seats: number;
}

/** A state to be checked closely. */
export interface Sight<T extends GameTypes> extends Glance<T> {
  readonly care: Care;
  /** The state as JSON when it was first seen. */
  readonly text: string;
  /** The state parsed from JSON and frozen: writing to it throws. */
  readonly copy: T['state'];
  /** Commands that were legal earlier in this game. */
  readonly strays: readonly T['command'][];
  /**
   * Random numbers for one purpose; they depend on the state alone, so that the same is tried however the game got
   * there.
   */
  readonly luck: (purpose: string) => Luck;
  /** Counts work done, for the report. */
  readonly count: (what: string, by?: number) => void;
}

/** Prepares the close check of a state; `text` is its JSON. */
export function sightOf<T extends GameTypes>(
  glance: Glance<T>,
  text: string,
  strays: readonly T['command'][],
  care: Care,
  work: Counts,
): Sight<T> {
  const key = fingerprint(text);
  return {
    ...glance,
    care,
    text,
    copy: deepFreeze(JSON.parse(text) as T['state']),
    strays,
    luck: (purpose) => new Luck(`${key} ${purpose}`),
    count: (what, by) => count(work, what, by),
  };
}
