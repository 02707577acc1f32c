import { PEOPLES, type PeopleId } from './vocabulary.ts';

export type EventId =
  | 'sickness'
  | 'famine'
  | 'greatStorm'
  | 'landAwake'
  | 'war'
  | 'hiddenCamp'
  | 'fairWind'
  | 'returningKin'
  | 'lowWater'
  | 'truce'
  | 'fog'
  | 'harvest'
  | 'wildfire'
  | 'newGrowth'
  | 'calm';

/** What an event does when it is drawn (E). What it changes during its round is in `ROUND_EFFECTS`. */
export type EventEffect =
  /** E1, E2: a people loses an avatar, or its next turn. */
  | { readonly kind: 'loss'; readonly people: PeopleId }
  /** E5: the two nearest enemies fight. */
  | { readonly kind: 'war' }
  /** E6: a people gains an avatar beside a tile of its rival, who may attack it. */
  | { readonly kind: 'arrival'; readonly people: PeopleId }
  /** A random open tile changes its terrain. */
  | { readonly kind: 'terrain'; readonly from: 'plains' | 'forest'; readonly to: 'plains' | 'forest' };

/** The effect of each event that does something when it is drawn. */
export const EVENT_EFFECT: Readonly<Partial<Record<EventId, EventEffect>>> = {
  sickness: { kind: 'loss', people: 'hearthfolk' },
  famine: { kind: 'loss', people: 'sailfolk' },
  war: { kind: 'war' },
  hiddenCamp: { kind: 'arrival', people: 'sailfolk' },
  returningKin: { kind: 'arrival', people: 'hearthfolk' },
  wildfire: { kind: 'terrain', from: 'forest', to: 'plains' },
  newGrowth: { kind: 'terrain', from: 'plains', to: 'forest' },
};

/** What holds while an event lies face up, until its round ends (R1). */
export interface RoundEffects {
  /** Added to the movement rolls of each people. */
  readonly movement?: Readonly<Partial<Record<PeopleId, number>>>;
  /** Added to claim rolls. */
  readonly claim?: number;
  /** Added to what a retaliation has to reach. */
  readonly retaliation?: number;
  /** Everybody may cross water, for one step a tile. */
  readonly lowWater?: true;
  /** No attack and no retaliation, and Sailfolk enter no hearth. */
  readonly truce?: true;
  /** E5: no tile changes hands. */
  readonly war?: true;
}

/** The effects of each event that changes its round. */
export const ROUND_EFFECTS: Readonly<Partial<Record<EventId, RoundEffects>>> = {
  greatStorm: { movement: { sailfolk: -2, hearthfolk: -2 } },
  landAwake: { movement: { hearthfolk: 1 } },
  fairWind: { movement: { sailfolk: 1 } },
  war: { war: true },
  lowWater: { lowWater: true },
  truce: { truce: true },
  fog: { retaliation: 2 },
  harvest: { claim: 1 },
};

/** The event deck: 22 cards. */
export const EVENT_DECK: readonly EventId[] = [
  'sickness',
  'famine',
  'greatStorm',
  'greatStorm',
  'landAwake',
  'landAwake',
  'war',
  'hiddenCamp',
  'fairWind',
  'fairWind',
  'returningKin',
  'lowWater',
  'lowWater',
  'truce',
  'truce',
  'fog',
  'fog',
  'harvest',
  'harvest',
  'wildfire',
  'newGrowth',
  'calm',
];

/** The peoples that an event concerns; none if it does nothing. */
export function concernedBy(event: EventId): readonly PeopleId[] {
  if (event === 'calm') return [];
  const effect = EVENT_EFFECT[event];
  if (effect && 'people' in effect) return [effect.people];
  const moved = Object.keys(ROUND_EFFECTS[event]?.movement ?? {});
  return moved.length > 0 ? PEOPLES.filter((people) => moved.includes(people)) : PEOPLES;
}
