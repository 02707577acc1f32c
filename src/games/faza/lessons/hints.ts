import {
  type HintHistory as HistoryOf,
  learnHint,
  nextHint,
  type HintWatch as WatchOf,
} from '../../../kernel/lessons/hints.ts';
import type { ShipId } from '../content/vocabulary.ts';
import { eventSpec, heroAt, isWreck, rebelsOnBoard, seats, seatsOn, tileAt } from '../rules/board/board.ts';
import { canLeave, maySlipAway } from '../rules/board/reach.ts';
import { forecast } from '../rules/forecast.ts';
import { legalCommands } from '../rules/legal.ts';
import type { Command, CommandName } from '../rules/state/command.ts';
import type { FazaView, HeroState } from '../rules/state/state.ts';
import { type Spot, tile } from './lesson.ts';

/** What a hint can be about, the most urgent first. */
export const HINT_IDS = [
  'begin',
  'defeat',
  'lastHeart',
  'lowPool',
  'board',
  'lead',
  'drones',
  'wound',
  'payOff',
  'recruit',
  'flip',
  'allUsed',
] as const;
export type HintId = (typeof HINT_IDS)[number];

export type HintHistory = HistoryOf<HintId>;
export type HintWatch = WatchOf<HintId>;

/** The text of a hint: the first hint has another text if Drones hold every hero, so that no card can move one. */
export type HintWords = HintId | 'beginHeld';

export interface Hint {
  readonly id: HintId;
  readonly about: Spot;
  readonly says: HintWords;
}

export const NOTHING_KNOWN: HintHistory = { shown: {}, done: [] };

/** The number of decisions without a hint after each one, so that players can try it; urgent hints do not wait. */
const REST = 1;
/** No hint is shown more often than the first number, ever; after the second number of hints a game has only urgent ones. */
export const MOST_OF_ONE = 2;
export const MOST_IN_A_GAME = 8;
const URGENT: readonly HintId[] = ['defeat', 'lastHeart', 'lowPool'];
/** The pool is running low with this many Drones: fewer than the drops of a round with four heroes. */
const LOW_POOL = 8;

/** The hint for a decision of the team, if one is due, and the watch for the next one. */
export function hintFor(watch: HintWatch, state: FazaView): { hint: Hint | null; watch: HintWatch } {
  if (state.phase !== 'team' || state.agenda.length > 0) return { hint: null, watch };
  const { hint, watch: next } = nextHint(RULES, watch, state);
  if (!hint) return { hint, watch: next };
  const says = hint.id === 'begin' && hint.about.kind === 'tile' ? 'beginHeld' : hint.id;
  return { hint: { ...hint, says }, watch: next };
}

/** The history after a command: a player who does something needs no hint about it. */
export function learnFrom(history: HintHistory, before: FazaView, command: Command): HintHistory {
  const ends = command.do === 'endTeamPhase' && before.heroes.every(allUsed);
  return ends ? learnHint(history, 'allUsed') : (TAUGHT[command.do] ?? []).reduce<HintHistory>(learnHint, history);
}

/** The player looked at the forecast without a hint. */
export function learnForecast(history: HintHistory): HintHistory {
  return learnHint(history, 'flip');
}

/** The hints that each command makes unnecessary. */
const TAUGHT: Readonly<Partial<Record<CommandName, readonly HintId[]>>> = {
  lead: ['begin', 'lead'],
  move: ['begin'],
  drive: ['begin'],
  enhance: ['begin'],
  fight: ['drones'],
  recover: ['wound'],
  houseCall: ['wound'],
  recruit: ['recruit'],
  board: ['board'],
  insider: ['board'],
  payOff: ['payOff'],
};

/** Where a hint's situation occurs; `null` if it does not. */
const SITUATIONS: Readonly<Record<HintId, (state: FazaView) => Spot | null>> = {
  begin: (state) =>
    state.round <= 1 && !state.heroes.some(({ cards }) => cards.some(({ used }) => used)) ? firstStep(state) : null,
  defeat: (state) => (forecast(state).after.outcome?.won === false ? { kind: 'end' } : null),
  lastHeart: (state) => heroWho(state, (hero) => healthy(hero) === 1),
  board: (state) => {
    const boarding = legalCommands(state).find((command) => command.do === 'board');
    return boarding?.do === 'board' ? tile(heroAt(state, boarding.hero).tile) : null;
  },
  lead: leadable,
  drones: (state) => {
    const held = state.heroes.find((hero, seat) => tileAt(state, hero.tile).drones > 0 && !maySlipAway(state, seat));
    return held ? tile(held.tile) : null;
  },
  wound: (state) => heroWho(state, (hero) => healthy(hero) < hero.cards.length),
  payOff: (state) => (canEndHarm(state) ? { kind: 'events' } : null),
  recruit: recruiter,
  flip: (state) => {
    const turned = forecast(state).facts.find((fact) => fact.fact === 'tileTurned' && fact.fazaformed);
    return turned?.fact === 'tileTurned' ? tile(turned.tile) : null;
  },
  lowPool: ({ pool }) => (pool.drones <= LOW_POOL ? { kind: 'drones' } : null),
  allUsed: ({ heroes }) => (heroes.every(allUsed) ? { kind: 'end' } : null),
};

const RULES = {
  ids: HINT_IDS,
  urgent: URGENT,
  rest: REST,
  mostOfOne: MOST_OF_ONE,
  mostInGame: MOST_IN_A_GAME,
  situations: SITUATIONS,
};

/** The first hero who can recruit. The button says no to others, whose cards may be the ones in front. */
function recruiter(state: FazaView): Spot | null {
  const recruits = legalCommands(state).find((command) => command.do === 'recruit');
  return recruits?.do === 'recruit' ? { kind: 'hero', seat: recruits.hero } : null;
}

/** A Long event can be paid off (E5), and not one that only strengthens a ship that is a wreck. */
function canEndHarm(state: FazaView): boolean {
  return legalCommands(state).some((command) => {
    if (command.do !== 'payOff') return false;
    const strengthens = STRENGTHENS[eventSpec(state, command.event).effect.kind];
    return strengthens === undefined || state.ships.some((ship) => ship.id === strengthens && !isWreck(ship));
  });
}

const STRENGTHENS: Readonly<Record<string, ShipId | undefined>> = { carrierDrops: 'carrier', hunter: 'destroyer' };

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

function heroWho(state: FazaView, isSo: (hero: HeroState) => boolean): Spot | null {
  const seat = state.heroes.findIndex(isSo);
  return seat < 0 ? null : { kind: 'hero', seat };
}

/** The first card of the first hero whom no Drones hold (M3): its upper half can be used. Where they hold all, a fight. */
function firstStep(state: FazaView): Spot {
  const seat = seats(state).find((hero) => canLeave(state, heroAt(state, hero).tile, maySlipAway(state, hero)));
  return seat === undefined ? tile(heroAt(state, 0).tile) : { kind: 'card', seat, card: 1 };
}

const healthy = ({ cards }: HeroState): number => cards.filter(({ injured }) => !injured).length;
const allUsed = ({ cards }: HeroState): boolean => cards.every(({ used }) => used);
