import { type Chance, chanceFrom, shuffled } from '../../../kernel/chance.ts';
import { at } from '../../../kernel/values/at.ts';
import { editionById, knownEdition } from '../content/editions.ts';
import type { AreaId, EditionSpec, HeroId, ModeSpec, TileNo } from '../content/vocabulary.ts';
import { roomForDrones, seats } from './board/board.ts';
import { placeDrones } from './board/drones.ts';
import { neighbors } from './board/geography.ts';
import { placeRebel } from './board/rebels.ts';
import { emit } from './evolve.ts';
import { untilEnd } from './outcome.ts';
import { type Play, playOn } from './state/play.ts';
import type { Setup, State } from './state/state.ts';
import { work } from './steps.ts';
import { gainPoints } from './team/points.ts';
import { RADIO_PRICE } from './team/radio.ts';

/** Why a setup cannot be played; the text catalogue has a sentence for each. */
export type SetupProblem = 'unknown' | 'teamSize' | 'sameArea' | 'health' | 'seed';

/** Options that a setup leaves out where they are not chosen. */
const EXTRAS = ['drawTwo', 'radio', 'opening'] as const satisfies readonly (keyof Setup)[];

/** The published edition loses a third of its boards at most. A custom edition that loses every board must still start. */
const MOST_REDRAWS = 10;

/** What a setup always consists of; a new field without an entry does not compile. */
const FIELDS: Readonly<Record<Exclude<keyof Setup, (typeof EXTRAS)[number]>, true>> = {
  edition: true,
  mode: true,
  heroes: true,
  seed: true,
  health: true,
  rewards: true,
  fazaFirst: true,
};

/** A lone surrogate: text with one does not survive being stored and read again. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/** What is wrong with a setup, or `null`. Setups also come out of stored records, which may hold anything. */
export function setupProblem(setup: Setup): SetupProblem | null {
  const edition = knownEdition(setup.edition);
  if (!edition?.modes.some(({ id }) => id === setup.mode) || !isWhole(setup)) return 'unknown';
  const { least, most } = edition.team;
  if (setup.heroes.length < least || setup.heroes.length > most) return 'teamSize';
  const areas = setup.heroes.map((hero) => edition.heroes.find(({ id }) => id === hero)?.area);
  if (areas.includes(undefined)) return 'unknown';
  if (new Set(areas).size < areas.length) return 'sameArea';
  const { health, seed } = setup;
  if (health !== null && !(Number.isInteger(health) && health >= 1 && health <= 6)) return 'health';
  return seed.length > 0 && seed.length <= 64 && !HALF_CHARACTER.test(seed) ? null : 'seed';
}

/** Whether a setup has every required field, no unknown one, and a value of the right kind in each. */
function isWhole(setup: Setup): boolean {
  const { heroes, seed, rewards, fazaFirst } = setup;
  const extras = EXTRAS.filter((extra) => Object.hasOwn(setup, extra));
  return (
    Object.keys(setup).length === Object.keys(FIELDS).length + extras.length &&
    Object.keys(FIELDS).every((field) => Object.hasOwn(setup, field)) &&
    extras.every((extra) => (extra === 'opening' ? isOpening(setup) : setup[extra] === true)) &&
    Array.isArray(heroes) &&
    typeof seed === 'string' &&
    [rewards, fazaFirst].every((option) => typeof option === 'boolean')
  );
}

/** Whether a setup's opening is one of its edition. The Faza do not act first on it (V5): a lost board is drawn again. */
function isOpening({ edition, opening, fazaFirst }: Setup): boolean {
  return !fazaFirst && editionById(edition).openings.some(({ id }) => id === opening);
}

/** S1–S7: the opening position. Throws a `RangeError` naming the problem of an impossible setup. */
export function setUp(setup: Setup): Play {
  const problem = setupProblem(setup);
  if (problem) throw new RangeError(`impossible setup: ${problem}`);
  let play = openWith(setup, chanceFrom(setup.seed), 0);
  // V5: a board on which the team loses before it can act is drawn again.
  for (let times = 1; play.state.outcome && times <= MOST_REDRAWS; times++) {
    play = openWith(setup, play.state.chance, times);
  }
  return play;
}

/** One attempt at a setup, after `redrawn` boards that were lost. */
function openWith(setup: Setup, chance: Chance, redrawn: number): Play {
  const edition = editionById(setup.edition);
  const mode = modeOf(edition, setup);
  const play = playOn(emptyTable(edition, mode, setup, chance));
  emit(play, { rule: 'S5', by: 'setup', fact: 'gameBegan', heroes: setup.heroes });
  if (redrawn > 0) emit(play, { rule: 'V5', by: 'setup', fact: 'boardRedrawn', times: redrawn });
  placeShipDrones(play, mode);
  for (const { tile } of play.state.heroes) {
    const rebels = mode.rebelsPerHero ?? edition.rebels.perHero;
    for (let rebel = 0; rebel < rebels; rebel++) placeRebel(play, tile, 'S6', 'setup');
  }
  if (setup.radio) for (const seat of seats(play.state)) gainPoints(play, seat, RADIO_PRICE, 'V4', 'setup');
  if (setup.fazaFirst) {
    play.steps = [{ step: 'fazaPhase' }];
    untilEnd(() => work(play));
  } else {
    emit(play, { rule: 'T1', by: 'team', fact: 'phaseBegan', phase: 'team', round: 1 });
  }
  return play;
}

function emptyTable(edition: EditionSpec, mode: ModeSpec, setup: Setup, luck: Chance): State {
  const health = setup.health ?? mode.health;
  const chance = { ...luck };
  return {
    edition: edition.id,
    mode: mode.id,
    rewards: setup.rewards,
    ...(setup.drawTwo ? { drawTwo: true } : {}),
    ...(setup.radio ? { radio: true } : {}),
    health,
    // V5: the opening Faza phase ends a round that had no Team phase.
    round: setup.fazaFirst ? 0 : 1,
    phase: 'team',
    board:
      edition.openings.find(({ id }) => id === setup.opening)?.board ??
      shuffled(
        chance,
        edition.tiles.map(({ no }) => no),
      ),
    chance,
    tiles: edition.tiles.map(({ no }) => ({ fazaformed: edition.fazaformed.includes(no), drones: 0, rebels: 0 })),
    ships: edition.ships.map(({ id, tile }) => ({ id, tile, health })),
    tracker: 0,
    heroes: setup.heroes.map((id) => ({
      id,
      tile: startOf(edition, id),
      points: 0,
      cards: edition.decks[areaOf(edition, id)].map(() => ({ injured: false, used: false })),
      armed: [],
    })),
    pool: { drones: edition.drones.supply, rebels: edition.rebels.supply },
    events: {
      // S4: the deck has no order; each draw takes any of its cards by chance.
      deck: edition.events.filter(({ type }) => setup.rewards || type !== 'reward').map(({ id }) => id),
      top: [],
      discards: [],
      short: null,
      long: [],
      kept: [],
    },
    longShots: [],
    agenda: [],
    outcome: null,
  };
}

/** S2: 3 Drones on each ship's tile, then 2 on each adjacent one (fewer on Easy), as far as there is room. */
function placeShipDrones(play: Play, { dronesBesideShip = play.edition.drones.besideShip }: ModeSpec): void {
  const { state, edition } = play;
  const place = (tile: TileNo, count: number): void =>
    placeDrones(play, tile, Math.min(count, roomForDrones(state, tile)), 'S2', 'setup');
  for (const ship of state.ships) {
    place(ship.tile, edition.drones.onShip);
    for (const tile of neighbors(state, ship.tile)) place(tile, dronesBesideShip);
  }
}

/** S6: the Outpost of the hero's area. */
function startOf(edition: EditionSpec, hero: HeroId): TileNo {
  const area = areaOf(edition, hero);
  return only(edition.tiles, (spec) => spec.outpost && spec.area === area).no;
}

function areaOf(edition: EditionSpec, id: HeroId): AreaId {
  return only(edition.heroes, (spec) => spec.id === id).area;
}

function modeOf(edition: EditionSpec, { mode }: Setup): ModeSpec {
  return only(edition.modes, ({ id }) => id === mode);
}

/** The one that fulfills a condition; there is one, because the setup was checked before. */
function only<Item>(items: readonly Item[], isSo: (item: Item) => boolean): Item {
  return at(items.filter(isSo), 0);
}
