import { startingHealth, startingPoints } from '../content/editions.ts';
import { placeOn } from '../content/places.ts';
import { type Step, type StepId, type StepOptions, usualOptions } from '../content/steps.ts';
import type {
  AreaId,
  EditionSpec,
  EventType,
  HeroId,
  ModeId,
  ModeSpec,
  PlaceId,
  ShipHealth,
  TileNo,
} from '../content/vocabulary.ts';
import { heroAt } from '../rules/board/board.ts';
import type { FazaView, Seat } from '../rules/state/state.ts';

export const areaName: Readonly<Record<AreaId, string>> = {
  medical: 'Medical',
  tactical: 'Tactical',
  political: 'Political',
  technological: 'Technological',
};

export const heroName: Readonly<Record<HeroId, string>> = {
  soldier: 'Soldier',
  marine: 'Marine',
  scout: 'Scout',
  doctor: 'Doctor',
  farmer: 'Farmer',
  rebel: 'Rebel',
  turncoat: 'Turncoat',
  senator: 'Senator',
  engineer: 'Engineer',
  scientist: 'Scientist',
};

/** A hero in a sentence: the Rebel could be taken for one of the Rebels. */
export function heroTitle(id: HeroId): string {
  return id === 'rebel' ? 'Rebel hero' : heroName[id];
}

/** The hero of a seat, in a sentence. */
export function heroOf(state: FazaView, seat: Seat): string {
  return heroTitle(heroAt(state, seat).id);
}

export const placeName: Readonly<Record<PlaceId, string>> = {
  hospital: 'City Hospital',
  fort: 'Fort Garrison',
  cityHall: 'City Hall',
  observatory: 'Observatory',
  garden: 'Botanical Garden',
  airbase: 'Army Airbase',
  embassies: 'Embassy Row',
  powerStation: 'Power Station',
  farm: 'Farm Belt',
  armory: 'Armory',
  television: 'Television Tower',
  rocketWorks: 'Rocket Works',
  waterworks: 'Waterworks',
  harbor: 'Harbor',
  monument: 'Monument Plaza',
  university: 'University',
  baths: 'Thermal Baths',
  radar: 'Radar Ridge',
  stadium: 'Stadium',
  monorail: 'Monorail Terminus',
  zoo: 'City Zoo',
  pens: 'Submarine Pens',
  fair: 'World’s Fair',
  dam: 'Great Dam',
};

/** The edition of a game, which says what is built on its tiles. */
type Board = Pick<FazaView, 'edition'>;

export function tileName(board: Board, tile: TileNo): string {
  return placeName[placeOn(board, tile)];
}

/** A tile by name and number, as the log and the screen reader say it. */
export function tileTitle(board: Board, tile: TileNo): string {
  return `${tileName(board, tile)} (${tile})`;
}

export const modeName: Readonly<Record<ModeId, string>> = { easy: 'Easy', normal: 'Normal', hard: 'Hard' };

/** The health that Motherships start with: "4", or "2–3" where not all have the same. */
export function healthRange(health: ShipHealth): string {
  if (typeof health === 'number') return String(health);
  const all = Object.values(health);
  return `${Math.min(...all)}–${Math.max(...all)}`;
}

/** What is special about a mode for so many heroes, in a few sentences. */
export function modeAbout(mode: ModeSpec, heroes: number): string {
  const start = startingPoints(mode, heroes);
  const health = healthRange(startingHealth(mode, heroes));
  const about = {
    easy: `Ships have ${health} health${mode.shipsHurt ? '' : ', and a ship alone does no harm'}.`,
    normal: `${typeof mode.health === 'number' ? 'The rulebook’s game: s' : 'S'}hips have ${health} health.`,
    hard: 'The Faza hunt Rebels and invade wherever they are. Lose every Rebel, and all is lost.',
  }[mode.id];
  return start > 0 ? `${about} Each of ${heroes} heroes starts with ${count(start, 'bonus Point')}.` : about;
}

/** The steps of difficulty by their names: none is called like a mode, which is chosen beside it. */
export const stepName: Readonly<Record<StepId, string>> = {
  training: 'Training',
  easy: 'Gentle',
  forewarned: 'Forewarned',
  normal: 'Classic',
  hard: 'Hunted',
  ambush: 'Ambush',
  noMercy: 'No mercy',
  siege: 'Siege',
  lastStand: 'Last stand',
};

/** What a step of difficulty adds to the one before it, for so many heroes; `null` where the edition does not have its mode. */
export function stepLine({ id, options }: Step, edition: EditionSpec, heroes: number): string | null {
  const mode = edition.modes.find((mode) => mode.id === options.mode);
  if (!mode) return null;
  const health = `${healthRange(options.health ?? startingHealth(mode, heroes))} health for each ship`;
  const isUsual = options.fazaFirst === usualOptions(edition.id, mode.id).fazaFirst;
  const name = isUsual || !options.fazaFirst ? modeName[mode.id] : stepName.ambush;
  return {
    training: `Easy with a Head start and ${health}, and the team draws two events and resolves one.`,
    easy: 'No Head start, and one event at a time.',
    forewarned: `Normal, with ${health}, but ${options.drawTwo ? 'with two events to choose from' : 'the team acts first'}.`,
    normal: options.fazaFirst ? 'The Faza act first.' : 'The rulebook’s game: one event at a time.',
    hard: 'The Faza hunt Rebels and invade wherever they are.',
    ambush: `${modeName[mode.id]}, and the Faza act first.`,
    noMercy: `${name}, without Rewards in the deck.`,
    siege: `${name}, with ${health}.`,
    lastStand: lastStandLine(options, name, isUsual, health),
  }[id];
}

function lastStandLine({ rewards, fazaFirst }: StepOptions, name: string, isUsual: boolean, health: string): string {
  if (rewards) return `${name}, with ${health}.`;
  if (fazaFirst) return 'Siege, without Rewards in the deck.';
  return `${name}, with ${health}, without Rewards in the deck${isUsual ? '' : ', but the team acts first'}.`;
}

export const eventTypeName: Readonly<Record<EventType, string>> = {
  instant: 'Instant',
  short: 'Short event',
  long: 'Long event',
  reward: 'Reward',
};

/** "+1", "−1". */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** What is added in a sum: "+ 1", "− 1". */
export function addend(number: number): string {
  return `${number < 0 ? '−' : '+'} ${Math.abs(number)}`;
}

/** "1 Drone", "3 Drones". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

export const drones = (number: number): string => count(number, 'Drone');
export const rebels = (number: number): string => count(number, 'Rebel');
export const points = (number: number): string => count(number, 'Point');
export const injuries = (number: number): string => count(number, 'injury', 'injuries');
