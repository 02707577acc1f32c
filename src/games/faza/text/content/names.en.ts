import { placeOn } from '../../content/places.ts';
import type { Step, StepId } from '../../content/steps.ts';
import type {
  AreaId,
  EditionSpec,
  EventType,
  HeroId,
  ModeId,
  ModeSpec,
  PlaceId,
  TileNo,
} from '../../content/vocabulary.ts';
import { heroAt } from '../../rules/board/board.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';

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

/** A hero in a sentence: the Rebel could be confused with one of the Rebels. */
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

/** The edition of a game, which determines the places on its tiles. */
type Board = Pick<FazaView, 'edition'>;

export function tileName(board: Board, tile: TileNo): string {
  return placeName[placeOn(board, tile)];
}

/** A tile by name and number, as the log and the screen reader say it. */
export function tileTitle(board: Board, tile: TileNo): string {
  return `${tileName(board, tile)} (${tile})`;
}

export const modeName: Readonly<Record<ModeId, string>> = { easy: 'Easy', normal: 'Normal', hard: 'Hard' };

/** What is special about a mode, in a few sentences. */
export function modeAbout(mode: ModeSpec): string {
  return {
    easy: easyAbout(mode),
    normal: `The rulebook’s game. Ships have ${mode.health} health.`,
    hard: 'The Faza hunt Rebels and invade wherever they are. Lose every Rebel, and all is lost.',
  }[mode.id];
}

/** What makes Easy easier: two sentences with whatever the mode changes. */
function easyAbout({ health, dronesBesideShip, rebelsPerHero, fewerActivations, shipsHurt }: ModeSpec): string {
  const ships = `Ships have ${health} health${dronesBesideShip === undefined ? '' : ' and fewer Drones around them'}`;
  const others = [
    ...(shipsHurt ? [] : ['they do no harm without Drones']),
    ...(fewerActivations === undefined ? [] : [`${fewerActivations} fewer acts in each Faza phase`]),
    ...(rebelsPerHero === undefined ? [] : [`each hero begins with ${rebelsPerHero} Rebels`]),
  ];
  return `A gentler game to learn with. ${[ships, ...others].join('; ')}.`;
}

/** The names of the difficulty steps: none has the name of a mode, which can be chosen separately. */
export const stepName: Readonly<Record<StepId, string>> = {
  training: 'Training',
  easy: 'Gentle',
  forewarned: 'Forewarned',
  normal: 'Classic',
  hard: 'Hunted',
  ambush: 'Ambush',
  noMercy: 'No mercy',
  siege: 'Siege',
  attrition: 'Attrition',
  lastStand: 'Last stand',
};

/** What a difficulty step adds to the one before it; `null` if the edition does not have its mode. */
export function stepLine({ id, options }: Step, edition: EditionSpec): string | null {
  const mode = edition.modes.find((mode) => mode.id === options.mode);
  if (!mode) return null;
  const health = `${options.health ?? mode.health} health for each ship`;
  const name = options.fazaFirst ? stepName.ambush : modeName[mode.id];
  return {
    training: `Easy, with ${health}, and the team draws two events and resolves one.`,
    easy: 'One event at a time.',
    forewarned: `Normal, with ${health} and two events to choose from.`,
    normal: 'The rulebook’s game: one event at a time.',
    hard: 'The Faza hunt Rebels and invade wherever they are.',
    ambush: `${modeName[mode.id]}, and the Faza act first.`,
    noMercy: `${name}, without Rewards in the deck.`,
    siege: `${name}, with ${health}.`,
    attrition: `${name}, with ${health}, without Rewards in the deck.`,
    lastStand: options.rewards ? `${name}, with ${health}.` : 'Attrition, and the Faza act first.',
  }[id];
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

/** A summand: "+ 1", "− 1". */
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
