import type { Chance } from '../../../../kernel/chance.ts';
import type { Applied } from '../../../../kernel/game.ts';
import type { Work } from '../../../../kernel/steps.ts';
import { editionById } from '../../content/editions.ts';
import type { EditionSpec } from '../../content/vocabulary.ts';
import type { Fact } from './fact.ts';
import type { Position, State, Step } from './state.ts';
import type { FazaTypes } from './types.ts';

/** Without `readonly`, one level deep. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * A state being changed. Rules may write to its fields, but the values are shared with the state before, so the compiler
 * forbids writing to them: that takes the copies of `drafts.ts`. Lists are replaced, never changed.
 */
export type Draft = Writable<State>;

/** One command being carried out: the draft it changes and the facts it has brought about so far. */
export interface Play extends Work<Step> {
  readonly edition: EditionSpec;
  readonly before: State;
  readonly state: Draft;
  readonly facts: Fact[];
}

/** Begins to carry something out; `state` itself stays as it is. */
export function playOn(state: State): Play {
  return {
    edition: editionById(state.edition),
    before: state,
    state: copyWith(state, state.chance),
    steps: state.agenda,
    facts: [],
  };
}

/** What a command, or the setup, has led to; its draft now says what is left to do. */
export function applied({ state, steps, facts }: Play): Applied<FazaTypes> {
  state.agenda = steps;
  return { ok: true, state, facts };
}

/**
 * A copy of a state with other luck, which shares the values of all fields. Every state but the opening is made here, field by
 * field: they all have one hidden class then, and a spread of states with different ones is several times slower.
 */
export function copyWith<Luck extends Chance>(state: Position, chance: Luck): Draft & { chance: Luck } {
  const draft: Draft & { chance: Luck } = {
    edition: state.edition,
    mode: state.mode,
    rewards: state.rewards,
    health: state.health,
    chance,
    round: state.round,
    phase: state.phase,
    board: state.board,
    tiles: state.tiles,
    ships: state.ships,
    tracker: state.tracker,
    heroes: state.heroes,
    pool: state.pool,
    events: state.events,
    longShots: state.longShots,
    agenda: state.agenda,
    outcome: state.outcome,
  };
  if (state.drawTwo) draft.drawTwo = true;
  if (state.radio) draft.radio = true;
  return draft;
}
