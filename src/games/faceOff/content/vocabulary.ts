/** The four factions that players choose from (S1). */
export type FactionId = 'monsters' | 'cowboys' | 'ninjas' | 'pirates';

export const FACTIONS: readonly FactionId[] = ['monsters', 'cowboys', 'ninjas', 'pirates'];

/** Whose cards something belongs to: a faction or the Heathen House (S2). Each has a set of victory cards and a headquarters. */
export type SetId = FactionId | 'house';

/** What a card can be played as; `both` as either (F3). */
export type CardType = 'personality' | 'equipment' | 'both';

/** What a card was played as. */
export type Role = Exclude<CardType, 'both'>;

/** Where cards fight: in a Face Off, or at the headquarters. */
export type Place = 'faceOff' | 'hq';

/** Words on cards that only mean something to other cards; Aviators and Travelers mean something to F8, too. */
export type Keyword =
  | 'alpha'
  | 'aviator'
  | 'beast'
  | 'blade'
  | 'captain'
  | 'construct'
  | 'firearm'
  | 'gambler'
  | 'genius'
  | 'gun'
  | 'horde'
  | 'lawman'
  | 'machine'
  | 'operator'
  | 'outlaw'
  | 'rum'
  | 'sailor'
  | 'samurai'
  | 'scrub'
  | 'settler'
  | 'slime'
  | 'smith'
  | 'spy'
  | 'thief'
  | 'tool'
  | 'trap'
  | 'traveler'
  | 'weapon';

/** The cards that other cards ask for by name. */
export type NamedCard = 'anneBonny' | 'goemonsChainWhip' | 'grapeShot' | 'vatsOfSlime';

/** Which cards a clause asks for: a keyword, one card, a role, a card of any of the four factions, or any card. */
export type Wanted = Keyword | NamedCard | Role | 'faction' | 'any';
