import {
  type HintHistory as HistoryOf,
  learnHint,
  nextHint,
  type HintWatch as WatchOf,
} from '../../../kernel/lessons/hints.ts';
import { at } from '../../../kernel/values/at.ts';
import type { ShipId } from '../content/vocabulary.ts';
import { eventSpec, heroAt, isWreck, rebelsOnBoard, seats, seatsOn, tileAt } from '../rules/board/board.ts';
import { canLeave, maySlipAway } from '../rules/board/reach.ts';
import { forecast } from '../rules/forecast.ts';
import { legalCommands } from '../rules/legal.ts';
import type { Command, CommandName } from '../rules/state/command.ts';
import type { FazaView, HeroState, Seat } from '../rules/state/state.ts';
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

/**
 * The hint for a decision of the team, if one is due, and the watch for the next one. Hints about what a hero can do are about the
 * heroes of `people`, everybody's by default: computers need none.
 */
export function hintFor(
  watch: HintWatch,
  state: FazaView,
  people: readonly Seat[] = seats(state),
): { hint: Hint | null; watch: HintWatch } {
  if (state.phase !== 'team' || state.agenda.length > 0) return { hint: null, watch };
  const { hint, watch: next } = nextHint(RULES, watch, { state, people });
  if (!hint) return { hint, watch: next };
  const says = hint.id === 'begin' && hint.about.kind === 'tile' ? 'beginHeld' : hint.id;
  return { hint: { ...hint, says }, watch: next };
}

/** The history after a command: people whose heroes do something need no hint about it. */
export function learnFrom(
  history: HintHistory,
  before: FazaView,
  command: Command,
  people: readonly Seat[] = seats(before),
): HintHistory {
  if ('hero' in command && !people.includes(command.hero)) return history;
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

/** A state, and the seats of the heroes whom people play. */
interface Look {
  readonly state: FazaView;
  readonly people: readonly Seat[];
}

/** Where a hint's situation occurs; `null` if it does not. */
const SITUATIONS: Readonly<Record<HintId, (look: Look) => Spot | null>> = {
  begin: ({ state, people }) =>
    state.round <= 1 && !state.heroes.some(({ cards }) => cards.some(({ used }) => used))
      ? firstStep(state, people)
      : null,
  defeat: ({ state }) => (forecast(state).after.outcome?.won === false ? { kind: 'end' } : null),
  lastHeart: ({ state }) => heroWho(seats(state), (seat) => healthy(heroAt(state, seat)) === 1),
  board: ({ state, people }) => {
    const boarding = legalCommands(state).find((one) => one.do === 'board' && people.includes(one.hero));
    return boarding?.do === 'board' ? tile(heroAt(state, boarding.hero).tile) : null;
  },
  lead: ({ state }) => leadable(state),
  drones: ({ state, people }) => {
    const held = people.find((seat) => tileAt(state, heroAt(state, seat).tile).drones > 0 && !maySlipAway(state, seat));
    return held === undefined ? null : tile(heroAt(state, held).tile);
  },
  wound: ({ state, people }) =>
    heroWho(people, (seat) => healthy(heroAt(state, seat)) < heroAt(state, seat).cards.length),
  payOff: ({ state }) => (canEndHarm(state) ? { kind: 'events' } : null),
  recruit: recruiter,
  flip: ({ state }) => {
    const turned = forecast(state).facts.find((fact) => fact.fact === 'tileTurned' && fact.fazaformed);
    return turned?.fact === 'tileTurned' ? tile(turned.tile) : null;
  },
  lowPool: ({ state: { pool } }) => (pool.drones <= LOW_POOL ? { kind: 'drones' } : null),
  allUsed: ({ state }) => (state.heroes.every(allUsed) ? { kind: 'end' } : null),
};

const RULES = {
  ids: HINT_IDS,
  urgent: URGENT,
  rest: REST,
  mostOfOne: MOST_OF_ONE,
  mostInGame: MOST_IN_A_GAME,
  situations: SITUATIONS,
};

/** The first of people's heroes who can recruit. The button says no to others, whose cards may be the ones in front. */
function recruiter({ state, people }: Look): Spot | null {
  const recruits = legalCommands(state).find((one) => one.do === 'recruit' && people.includes(one.hero));
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

function heroWho(of: readonly Seat[], isSo: (seat: Seat) => boolean): Spot | null {
  const seat = of.find(isSo);
  return seat === undefined ? null : { kind: 'hero', seat };
}

/** The first card of the first of their heroes whom no Drones hold (M3): its upper half can be used. Where they hold all, a fight. */
function firstStep(state: FazaView, people: readonly Seat[]): Spot {
  const seat = people.find((hero) => canLeave(state, heroAt(state, hero).tile, maySlipAway(state, hero)));
  return seat === undefined ? tile(heroAt(state, at(people, 0)).tile) : { kind: 'card', seat, card: 1 };
}

const healthy = ({ cards }: HeroState): number => cards.filter(({ injured }) => !injured).length;
const allUsed = ({ cards }: HeroState): boolean => cards.every(({ used }) => used);
