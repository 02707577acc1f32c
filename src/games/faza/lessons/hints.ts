import { UNKNOWN_CHANCE } from '../../../kernel/chance.ts';
import type { EventId } from '../content/vocabulary.ts';
import { heroAt, isWreck, rebelsOnBoard, seats, seatsOn, tileAt } from '../rules/board.ts';
import type { Command } from '../rules/command.ts';
import { faza } from '../rules/faza.ts';
import { type FazaForecast, forecast } from '../rules/forecast.ts';
import { legalCommands } from '../rules/legal.ts';
import { canLeave, maySlipAway } from '../rules/reach.ts';
import type { FazaView, HeroState, Seat } from '../rules/state.ts';
import { type Spot, tile } from './lesson.ts';

/** What a hint can be about, the most urgent first. */
export const HINT_IDS = [
  'begin',
  'defeat',
  'lastHeart',
  'board',
  'lead',
  'drones',
  'wound',
  'payOff',
  'recruit',
  'flip',
  'lowPool',
  'allUsed',
] as const;
export type HintId = (typeof HINT_IDS)[number];

/** The hints that a player has seen, and those made needless by what the player did. It outlasts games. */
export interface HintHistory {
  /** How often each hint was shown. */
  readonly shown: Readonly<Partial<Record<HintId, number>>>;
  /** Hints that are needless, because the player has done what they speak of. */
  readonly done: readonly HintId[];
}

/** One game in which hints are given. */
export interface HintWatch {
  readonly history: HintHistory;
  /** Hints given in this game. */
  readonly given: number;
  /** Moments that are to pass before the next one. */
  readonly rest: number;
  /** Hints whose situation has lasted since they were given: they are not given again for it. */
  readonly open: readonly HintId[];
}

export interface Hint {
  readonly id: HintId;
  readonly about: Spot;
  /** What is said: for the first hint something else where Drones hold every hero, so that no card moves one. */
  readonly says: HintId | 'beginHeld';
}

export const NOTHING_KNOWN: HintHistory = { shown: {}, done: [] };

/** No hint is shown more often than this, ever. */
export const MOST_OF_ONE = 2;
/** No game has more hints than this. */
export const MOST_IN_A_GAME = 8;
/** The number of moments without a hint after each one, to try out what it says; urgent hints do not wait. */
const REST = 1;
const URGENT: readonly HintId[] = ['defeat', 'lastHeart'];
/** Drones in the pool from which on it is running low: less than four heroes' worth of drops. */
const LOW_POOL = 8;

/** A new game of a player with that history. */
export function watchGame(history: HintHistory): HintWatch {
  return { history, given: 0, rest: 0, open: [] };
}

/**
 * The hint for a moment in which the team may act, if one is due: its situation has come up, it is not yet worn out, and
 * the player has not shown that they know. Gives back what is to be remembered at the next moment.
 */
export function hintFor(watch: HintWatch, state: FazaView): { hint: Hint | null; watch: HintWatch } {
  if (state.phase !== 'team' || state.agenda.length > 0) return { hint: null, watch };
  const open = watch.open.filter((id) => situation(id, state) !== null);
  const next = { ...watch, open, rest: Math.max(0, watch.rest - 1) };
  if (watch.given >= MOST_IN_A_GAME) return { hint: null, watch: next };
  for (const id of watch.rest > 0 ? URGENT : HINT_IDS) {
    const about = isWorn(watch.history, id) || open.includes(id) ? null : situation(id, state);
    if (!about) continue;
    const { shown, done } = watch.history;
    const history = { shown: { ...shown, [id]: (shown[id] ?? 0) + 1 }, done };
    const says = id === 'begin' && about.kind === 'tile' ? 'beginHeld' : id;
    return { hint: { id, about, says }, watch: { history, given: watch.given + 1, rest: REST, open: [...open, id] } };
  }
  return { hint: null, watch: next };
}

function isWorn({ shown, done }: HintHistory, id: HintId): boolean {
  return done.includes(id) || (shown[id] ?? 0) >= MOST_OF_ONE;
}

/** A command was given in a state: a player who does something needs no hint about it. */
export function learnFrom(history: HintHistory, before: FazaView, command: Command): HintHistory {
  return taughtBy(before, command).reduce(learn, history);
}

/** The player looked at the forecast without a hint. */
export function learnForecast(history: HintHistory): HintHistory {
  return learn(history, 'flip');
}

function learn(history: HintHistory, id: HintId): HintHistory {
  return history.done.includes(id) ? history : { ...history, done: [...history.done, id] };
}

function taughtBy(before: FazaView, command: Command): readonly HintId[] {
  switch (command.do) {
    case 'lead':
      return ['begin', 'lead'];
    case 'move':
    case 'drive':
    case 'enhance':
      return ['begin'];
    case 'fight':
      return ['drones'];
    case 'recover':
    case 'houseCall':
      return ['wound'];
    case 'recruit':
      return ['recruit'];
    case 'board':
    case 'insider':
      return ['board'];
    case 'payOff':
      return ['payOff'];
    case 'endTeamPhase':
      return before.heroes.every(allUsed) ? ['allUsed'] : [];
    default:
      return [];
  }
}

/** The Faza phase that comes, which asks for no luck. */
const coming = (view: FazaView): FazaForecast => forecast(faza.determinize(view, UNKNOWN_CHANCE));

/** Where the situation of a hint is seen; `null` where there is none. */
function situation(id: HintId, state: FazaView): Spot | null {
  switch (id) {
    case 'begin':
      return state.round <= 1 && !state.heroes.some(({ cards }) => cards.some(({ used }) => used))
        ? firstStep(state)
        : null;
    case 'defeat':
      return coming(state).after.outcome?.won === false ? { kind: 'end' } : null;
    case 'lastHeart':
      return heroWho(state, (hero) => healthy(hero) === 1);
    case 'board': {
      const boarding = legalCommands(state).find((command) => command.do === 'board');
      return boarding?.do === 'board' ? tile(heroAt(state, boarding.hero).tile) : null;
    }
    case 'lead':
      return leadable(state);
    case 'drones': {
      const seat = seats(state).find((hero) => tileAt(state, heroAt(state, hero).tile).drones > 0);
      return seat === undefined ? null : tile(heroAt(state, seat).tile);
    }
    case 'wound':
      return heroWho(state, (hero) => healthy(hero) < hero.cards.length);
    case 'payOff':
      return payable(state).length > 0 ? { kind: 'events' } : null;
    case 'recruit':
      return legalCommands(state).some((command) => command.do === 'recruit')
        ? { kind: 'verb', verb: 'recruit' }
        : null;
    case 'flip': {
      const turned = coming(state).facts.find((fact) => fact.fact === 'tileTurned' && fact.fazaformed);
      return turned?.fact === 'tileTurned' ? tile(turned.tile) : null;
    }
    case 'lowPool':
      return state.pool.drones <= LOW_POOL ? { kind: 'drones' } : null;
    case 'allUsed':
      return state.heroes.every(allUsed) ? { kind: 'end' } : null;
  }
}

/** A hero stands under a Mothership without Drones, and nothing but a Rebel is missing there (B1) who could be led (M2). */
function leadable(state: FazaView): Spot | null {
  const places = state.ships.filter((ship) => !isWreck(ship)).map((ship) => ship.tile);
  const lonely = places.find((place) => {
    const { drones, rebels } = tileAt(state, place);
    return drones === 0 && rebels === 0 && seatsOn(state, place).length > 0;
  });
  const canLead = rebelsOnBoard(state) > 0 && !state.heroes.every(allUsed);
  return lonely !== undefined && canLead ? tile(lonely) : null;
}

function payable(state: FazaView): EventId[] {
  return legalCommands(state).flatMap((command) => (command.do === 'payOff' ? [command.event] : []));
}

function heroWho(state: FazaView, isSo: (hero: HeroState) => boolean): Spot | null {
  const seat = state.heroes.findIndex(isSo);
  return seat < 0 ? null : heroSpot(seat);
}

/** The first card of the first hero whom no Drones hold (M3): its upper half can be used. Where they hold all, a fight. */
function firstStep(state: FazaView): Spot {
  const seat = seats(state).find((hero) => canLeave(state, heroAt(state, hero).tile, maySlipAway(state, hero)));
  return seat === undefined ? tile(heroAt(state, 0).tile) : { kind: 'card', seat, card: 1 };
}

const heroSpot = (seat: Seat): Spot => ({ kind: 'hero', seat });
const healthy = ({ cards }: HeroState): number => cards.filter(({ injured }) => !injured).length;
const allUsed = ({ cards }: HeroState): boolean => cards.every(({ used }) => used);
