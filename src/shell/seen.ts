import type { Game, Seat, Viewer } from '../kernel/game.ts';
import { viewNow } from '../kernel/session.ts';
import { type AnyGame, isDeviceShared, seatsOfPeople } from '../module/match.ts';
import { type Fact, isEnded, type Match, type PlayedGame } from './match.ts';

/*
 * What somebody may know of a game whose seats have secrets from one another. Everything that is shown or said, and everything
 * that a seat of the computer chooses by, comes from here. `null` is the viewer who may see everything but the luck to come.
 */

/** Facts as a viewer is told them. */
export function factsFor<T extends AnyGame>(
  rules: Game<T>,
  facts: readonly T['fact'][],
  viewer: Viewer | null,
): readonly T['fact'][] {
  return viewer === null ? facts : facts.flatMap((fact) => rules.redact(fact, viewer) ?? []);
}

/**
 * A match as a viewer knows it: it begins where it stands, without its seed and its past, and with what the viewer has been
 * told since a command that they chose (since any command for spectators), or that `since` chose, or since the opening.
 */
export function matchFor(
  { table, hands }: Pick<PlayedGame, 'table' | 'hands'>,
  all: Match,
  viewer: Viewer | null,
  since: Viewer | 'opening' | null = viewer,
): Match {
  if (viewer === null) return all;
  const { orders: _, ...match } = all;
  const { game, setup, opening, past } = match.session;
  const news: Fact[] = [];
  let trail = past;
  for (; trail !== null; trail = trail.before) {
    news.unshift(...factsFor(game, trail.last.facts, viewer));
    if (since === 'opening') continue;
    if (typeof since !== 'number') break;
    if (table.actor(trail.last.command) !== since) continue;
    // A player who was not asked has not read anything either.
    const before = (trail.before?.last ?? opening).state;
    if (withoutChoice(game, hands, all, before, since) === null) break;
  }
  if (trail === null) news.unshift(...factsFor(game, opening.facts, viewer));
  const state = viewNow(match.session, viewer);
  return {
    ...match,
    session: {
      game,
      setup: { ...setup, seed: '' },
      opening: { ok: true, state, facts: news },
      past: null,
      future: null,
    },
  };
}

/**
 * What a seat does in a state without being asked, because it has no choice; `null` where it is asked. Where somebody else at the device
 * would learn by it what the seat holds, it always is.
 */
export function withoutChoice(
  rules: Game<AnyGame>,
  hands: PlayedGame['hands'],
  match: Match,
  state: Match['session']['opening']['state'],
  seat: Seat,
): AnyGame['command'] | null {
  if (!hands || isDeviceShared(match)) return null;
  return hands.withoutChoice(rules.legalCommands(state, seat), rules.view(state, seat));
}

/** Who looks at a match before anybody has said who holds the device. */
export function firstViewer(game: Pick<PlayedGame, 'hidden'>, match: Match): Viewer | null {
  if (!game.hidden || isEnded(match)) return null;
  const [first] = seatsOfPeople(match);
  return first === undefined || isDeviceShared(match) ? 'spectator' : first;
}

/** Whether a match may leave the device: its text tells the secrets of every seat, so one with secrets has to be over. */
export function canLeaveDevice(game: Pick<PlayedGame, 'hidden'>, match: Match): boolean {
  return !game.hidden || isEnded(match);
}
