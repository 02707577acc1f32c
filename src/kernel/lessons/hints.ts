/*
 * Which hint of a first game is due, whatever the game: each comes when its situation does, a few times at most, and never to
 * players who have done what it speaks of.
 */

/** Which hints a player has seen, and which the player no longer needs. It outlasts games. */
export interface HintHistory<Id extends string = string> {
  /** How often each hint was shown. */
  readonly shown: Readonly<Partial<Record<Id, number>>>;
  /** Hints that are needless, because the player has done what they speak of. */
  readonly done: readonly Id[];
}

/** One game in which hints are given. */
export interface HintWatch<Id extends string = string> {
  readonly history: HintHistory<Id>;
  /** Hints given in this game. */
  readonly given: number;
  /** How many moments have to pass before the next hint. */
  readonly rest: number;
  /** Hints whose situation has lasted since they were given: they are not repeated for it. */
  readonly open: readonly Id[];
}

/** The hints of a game. */
export interface HintRules<Id extends string, State, About> {
  /** The most urgent first. */
  readonly ids: readonly Id[];
  /** The hints that neither wait for the moments after another hint nor fall under the limit of a game, the most urgent first. */
  readonly urgent: readonly Id[];
  /** The number of moments without a hint after each one, so that players can try it. */
  readonly rest: number;
  /** No hint is shown more often than this, ever. */
  readonly mostOfOne: number;
  /** After this many hints a game has no more, but for urgent ones; a game without the limit omits it. */
  readonly mostInGame?: number;
  /** What a hint is about, where its situation has come up; `null` where it has not. */
  readonly situations: Readonly<Record<Id, (state: State) => About | null>>;
}

/** A new game of a player with that history. */
export function watchGame<Id extends string>(history: HintHistory<Id>): HintWatch<Id> {
  return { history, given: 0, rest: 0, open: [] };
}

/**
 * The hint for a moment in which the player may act, if one is due: its situation has come up, it was not shown too often, and the
 * player has not yet done what it says. Also returns the watch for the next moment.
 */
export function nextHint<Id extends string, State, About>(
  { ids, urgent, rest, mostOfOne, mostInGame, situations }: HintRules<Id, State, About>,
  watch: HintWatch<Id>,
  state: State,
): { hint: { readonly id: Id; readonly about: About } | null; watch: HintWatch<Id> } {
  const open = watch.open.filter((id) => situations[id](state) !== null);
  const next = { ...watch, open, rest: Math.max(0, watch.rest - 1) };
  const isFull = mostInGame !== undefined && watch.given >= mostInGame;
  for (const id of isFull || watch.rest > 0 ? urgent : ids) {
    const about = isWorn(watch.history, id, mostOfOne) || open.includes(id) ? null : situations[id](state);
    if (about === null) continue;
    const { shown, done } = watch.history;
    const history = { shown: { ...shown, [id]: (shown[id] ?? 0) + 1 }, done };
    return { hint: { id, about }, watch: { history, given: watch.given + 1, rest, open: [...open, id] } };
  }
  return { hint: null, watch: next };
}

function isWorn<Id extends string>({ shown, done }: HintHistory<Id>, id: Id, most: number): boolean {
  return done.includes(id) || (shown[id] ?? 0) >= most;
}

/** The history of a player who has done what a hint speaks of. */
export function learnHint<Id extends string>(history: HintHistory<Id>, id: Id): HintHistory<Id> {
  return history.done.includes(id) ? history : { ...history, done: [...history.done, id] };
}
