import { ASSAULTS, type AssaultId, BONUSES, type BonusId, PIECES, type VictoryId, type VictoryNo } from './clock.ts';
import type { Fighter } from './fighter.ts';
import { MARKET } from './market.ts';
import { POWER } from './power.ts';
import { SCRUBS } from './scrubs.ts';
import { STARTERS } from './starters.ts';
import { FACTIONS, type FactionId, type SetId } from './vocabulary.ts';

type KeysOf<Groups> = Groups extends unknown ? keyof Groups : never;
export type StarterId = KeysOf<(typeof STARTERS)[FactionId]>;
export type PowerId = KeysOf<(typeof POWER)[SetId]>;
export type MarketId = KeysOf<(typeof MARKET)[SetId]>;
export type ScrubId = keyof typeof SCRUBS;

/** A card that can be played. */
export type FighterId = StarterId | PowerId | MarketId | ScrubId;

/** Every card that lies in a deck, a hand or a pile. Headquarters, their rewards and timing cards have names of their own. */
export type CardId = FighterId | VictoryId | BonusId | AssaultId;

/** Where a fighter belongs. */
export type FighterKind = 'starter' | 'power' | 'market' | 'scrub';

interface Entry {
  readonly fighter: Fighter;
  readonly kind: FighterKind;
  readonly set: SetId;
}

const GROUPS: readonly (readonly [FighterKind, Readonly<Partial<Record<SetId, Readonly<Record<string, Fighter>>>>>])[] =
  [
    ['starter', STARTERS],
    ['power', POWER],
    ['market', MARKET],
    ['scrub', { house: SCRUBS }],
  ];

const SETS: readonly SetId[] = ['house', ...FACTIONS];

const ENTRIES: ReadonlyMap<string, Entry> = new Map(
  GROUPS.flatMap(([kind, groups]) =>
    SETS.flatMap((set) =>
      Object.entries(groups[set] ?? {}).map(([id, fighter]): [string, Entry] => [id, { fighter, kind, set }]),
    ),
  ),
);

/** What is printed on a card that can be played; `null` for any other card. */
export function fighterOf(card: string): Fighter | null {
  return ENTRIES.get(card)?.fighter ?? null;
}

/** What kind of fighter a card is; `null` for a card that cannot be played. */
export function kindOf(card: string): FighterKind | null {
  return ENTRIES.get(card)?.kind ?? null;
}

/** The faction of a card, or the Heathen House. */
export function setOf(card: CardId): SetId {
  return ENTRIES.get(card)?.set ?? victoryOf(card)?.set ?? 'house';
}

const VICTORY = /^(house|monsters|cowboys|ninjas|pirates)([1-7])$/;

/** A victory card's set, number and puzzle pieces; `null` for any other card. */
export function victoryOf(
  card: string,
): { readonly set: SetId; readonly no: VictoryNo; readonly pieces: number } | null {
  const [, set, digit] = VICTORY.exec(card) ?? [];
  if (set === undefined) return null;
  const no = Number(digit) as VictoryNo;
  return { set: set as SetId, no, pieces: PIECES[set as SetId][no - 1] ?? 0 };
}

export function isBonus(card: string): card is BonusId {
  return Object.hasOwn(BONUSES, card);
}

export function isAssault(card: string): card is AssaultId {
  return Object.hasOwn(ASSAULTS, card);
}

export function isScrub(card: string): card is ScrubId {
  return kindOf(card) === 'scrub';
}

const BY_GROUP: ReadonlyMap<string, readonly FighterId[]> = new Map(
  GROUPS.flatMap(([kind, groups]) =>
    SETS.map((set): [string, FighterId[]] => [`${kind}/${set}`, Object.keys(groups[set] ?? {}) as FighterId[]]),
  ),
);

/** The fighters of a kind that belong to a faction or the Heathen House, in printed order. */
export function fightersOf(kind: FighterKind, set: SetId): readonly FighterId[] {
  return BY_GROUP.get(`${kind}/${set}`) ?? [];
}
