import type { CardId } from '../content/cards.ts';
import type { EventId } from '../content/events.ts';
import { type AvatarKind, type Figure, figureOf, type PeopleId, type Terrain } from '../content/vocabulary.ts';
import type { Avatar } from '../rules/state/state.ts';

/** The peoples (N). */
export const peopleNames: Readonly<Record<PeopleId, string>> = { sailfolk: 'Sailfolk', hearthfolk: 'Hearthfolk' };

/** The terrains of the map (S5). */
export const terrainNames: Readonly<Record<Terrain, string>> = {
  plains: 'Plains',
  forest: 'Forest',
  mountain: 'Mountain',
  water: 'Water',
};

/** What an avatar is called: by its specialty, or by its trade. */
export function avatarName({ kind, people, id }: Pick<Avatar, 'kind' | 'people' | 'id'>): string {
  return FIGURES[people][figureOf(kind, id)] ?? KINDS[kind];
}

/** What avatars of a kind are called; a protector is a Guardian or a Defender. */
export function kindName(kind: AvatarKind, people: PeopleId): string {
  return kind === 'base' ? KINDS.base : (FIGURES[people][kind] ?? KINDS[kind]);
}

/** Names that differ between the peoples: of the protectors, and of the trades by which avatars without a specialty are told apart. */
const FIGURES: Readonly<Record<PeopleId, Readonly<Partial<Record<Figure, string>>>>> = {
  sailfolk: { base: 'Shipwright', base2: 'Rigger', protector: 'Defender' },
  hearthfolk: { base: 'Farmer', base2: 'Stone-builder', protector: 'Guardian' },
};

const KINDS: Readonly<Record<AvatarKind, string>> = {
  base: 'Avatar',
  protector: 'Protector',
  songKeeper: 'Song Keeper',
  healer: 'Healer',
  governor: 'Governor',
  captain: 'Captain',
};

/** The action cards, with their effects. */
export const cardText: Readonly<Record<CardId, { readonly name: string; readonly effect: string }>> = {
  clearing: { name: 'Clearing', effect: 'An open forest becomes plains.' },
  blasting: { name: 'Blasting', effect: 'An open mountain becomes plains.' },
  horseAndWagon: { name: 'Horse and Wagon', effect: '2 more steps on this turn.' },
  ferry: { name: 'Ferry', effect: 'Cross water on this turn, 1 step for each tile.' },
  survey: { name: 'Survey', effect: '2 more for this turn’s claim.' },
  drill: { name: 'Drill', effect: '3 more in a battle.' },
  greatSeed: { name: 'The Great Seed', effect: '1 or 2 open plains become forest.' },
  highPlaces: { name: 'The High Places', effect: 'The Sailfolk claim no mountain on their next 2 turns.' },
  riverWays: { name: 'River Ways', effect: 'Water costs no steps on this turn.' },
  closedPaths: { name: 'Closed Paths', effect: 'The Sailfolk enter no hearth until the end of their next turn.' },
  gathering: { name: 'Gathering', effect: '2 more for this turn’s claim.' },
  oldPaths: { name: 'Old Paths', effect: '2 more steps on this turn.' },
  knownGround: { name: 'Known Ground', effect: '3 more in a battle.' },
};

/** The events, with their effects. */
export const eventText: Readonly<Record<EventId, { readonly name: string; readonly effect: string }>> = {
  sickness: { name: 'Sickness', effect: 'One of the Hearthfolk stays to care for the sick and does not return.' },
  famine: { name: 'Famine', effect: 'One of the Sailfolk leaves to find food and does not return.' },
  greatStorm: { name: 'The Great Storm', effect: 'Movement rolls are 2 lower.' },
  landAwake: { name: 'The Land Awake', effect: 'Movement rolls of the Hearthfolk are 1 higher.' },
  war: { name: 'War', effect: 'The two nearest enemies fight. No tile changes hands.' },
  hiddenCamp: { name: 'Hidden Camp', effect: 'The Sailfolk gain an avatar beside a hearth.' },
  fairWind: { name: 'Fair Wind', effect: 'Movement rolls of the Sailfolk are 1 higher.' },
  returningKin: { name: 'Returning Kin', effect: 'The Hearthfolk gain an avatar beside a settlement.' },
  lowWater: { name: 'Low Water', effect: 'Everyone may cross water, 1 step for each tile.' },
  truce: { name: 'Truce', effect: 'No attacks and no answers, and the Sailfolk enter no hearth.' },
  fog: { name: 'Fog', effect: 'Answers need 2 more.' },
  harvest: { name: 'Harvest', effect: '1 more for claims.' },
  wildfire: { name: 'Wildfire', effect: 'An open forest becomes plains.' },
  newGrowth: { name: 'New Growth', effect: 'Open plains become forest.' },
  calm: { name: 'Calm', effect: 'Nothing happens.' },
};

/** A tile by its column and row, such as `C4`. */
export function tileName(columns: number, tile: number): string {
  return `${String.fromCharCode(65 + (tile % columns))}${Math.floor(tile / columns) + 1}`;
}
