/**
 * The vocabulary of content. The rules give each word its meaning (see `../rules`); a new card made of known words is
 * just another data entry.
 */

/** A tile's printed number, from 1. */
export type TileNo = number;
export type AreaId = 'medical' | 'tactical' | 'political' | 'technological';
export type HeroId =
  | 'soldier'
  | 'marine'
  | 'scout'
  | 'doctor'
  | 'farmer'
  | 'rebel'
  | 'turncoat'
  | 'senator'
  | 'engineer'
  | 'scientist';
export type ShipId = 'carrier' | 'destroyer' | 'former';
export type ModeId = 'easy' | 'normal' | 'hard';

/** A place of the city: the building on a tile, with its own name and pictures. */
export type PlaceId =
  | 'hospital'
  | 'fort'
  | 'cityHall'
  | 'observatory'
  | 'garden'
  | 'airbase'
  | 'embassies'
  | 'powerStation'
  | 'farm'
  | 'armory'
  | 'television'
  | 'rocketWorks'
  | 'waterworks'
  | 'harbor'
  | 'monument'
  | 'university'
  | 'baths'
  | 'radar'
  | 'stadium'
  | 'monorail'
  | 'zoo'
  | 'pens'
  | 'fair'
  | 'dam';

export interface TileSpec {
  readonly no: TileNo;
  readonly area: AreaId;
  readonly outpost: boolean;
  readonly airfield: boolean;
  /** Whether the fazaformed side is Deadly (T4). */
  readonly deadly: boolean;
  /** Whether the fazaformed side is dense: dice that are rolled from there lose 1 (P24-C3). */
  readonly dense?: true;
}

/** The upper half of a player card. */
export type Movement =
  /** Up to `steps` steps to adjacent tiles. */
  | { readonly kind: 'run'; readonly steps: number }
  /** Up to `tiles` tiles away, over anything; one more from an Airfield (M6). */
  | { readonly kind: 'airplane'; readonly tiles: number }
  | { readonly kind: 'teleport'; readonly to: 'outposts' | 'anywhere' }
  /** A run that may take along everyone on the hero's tile. */
  | { readonly kind: 'ambulance'; readonly steps: number }
  /** Rebels only: from one tile to any Drone-free earth tile. */
  | { readonly kind: 'underground' };

/** One effect of the lower half of a player card. */
export type Effect =
  /** Added to every die of the next roll. */
  | { readonly kind: 'allDice'; readonly bonus: number }
  /** Added to the lowest die of the next roll, after re-rolls. */
  | { readonly kind: 'lowestDie'; readonly bonus: number }
  /** Added to every die of the next roll, for each Rebel with the hero when the dice are rolled. */
  | { readonly kind: 'perRebel'; readonly bonus: number; readonly atMost: number }
  /** How many failed dice of the next roll are rolled again. */
  | { readonly kind: 'reroll'; readonly dice: number }
  /** The next roll is against an adjacent tile and its injuries are ignored (C7). */
  | { readonly kind: 'bazooka' }
  /** The next Bazooka of any hero reaches further and rolls better. */
  | { readonly kind: 'longShot'; readonly reach: number; readonly bonus: number }
  /** How many injuries of the next roll are ignored. */
  | { readonly kind: 'shield'; readonly injuries: number; readonly whose: 'own' | 'tile' }
  /** An injured card recovers: one that the player chooses, or the lowest one of a hero on the tile. */
  | { readonly kind: 'recover'; readonly whose: 'own' | 'tile' }
  /** A used card becomes unused: another card of the same hero, or one of another hero. */
  | { readonly kind: 'refresh'; readonly whose: 'own' | 'others' }
  | { readonly kind: 'placeRebel'; readonly where: 'outpost' | 'here' }
  /** One Rebel anywhere moves one step. */
  | { readonly kind: 'leadRebel' };

export type EnhancementId =
  | 'raygun'
  | 'sidearm'
  | 'bazooka'
  | 'fieldDressing'
  | 'grenades'
  | 'bandage'
  | 'fieldSurgery'
  | 'firstAid'
  | 'adrenaline'
  | 'grit'
  | 'shield'
  | 'shieldWall'
  | 'refuge'
  | 'broadcast'
  | 'whisper'
  | 'rally'
  | 'speech'
  | 'uprising'
  | 'rayCannon'
  | 'rangeBooster'
  | 'patch'
  | 'beacon'
  | 'flash'
  | 'overclock';

export interface Enhancement {
  readonly id: EnhancementId;
  /** Its effect; if there are several, the player picks one. */
  readonly options: readonly Effect[];
}

/** One side of a player card. */
export interface CardSide {
  readonly movement: Movement;
  readonly enhancement: Enhancement;
}

export interface CardSpec {
  readonly healthy: CardSide;
  /** Left out for the last card, whose injury ends the game (I4). */
  readonly injured?: CardSide;
}

export type SkillId =
  | 'aim'
  | 'marksman'
  | 'slipAway'
  | 'pathfinder'
  | 'houseCall'
  | 'reclaim'
  | 'insider'
  | 'recruiter'
  | 'tinker'
  | 'forecast';

export interface Skill {
  readonly id: SkillId;
  /** Points it costs each time; 0 for a skill that is always on. For `recruiter`, the price of a recruit. */
  readonly cost: number;
  /** For `reclaim`: whether an undefeated Mothership above the tile forbids nothing (P24-P2). */
  readonly underShips?: true;
}

export interface HeroSpec {
  readonly id: HeroId;
  readonly area: AreaId;
  readonly skills: readonly Skill[];
}

export type EventId =
  | 'abduction'
  | 'secondWave'
  | 'droneSurge'
  | 'terraformPulse'
  | 'purge'
  | 'selfRepair'
  | 'evasiveJump'
  | 'orbitalStrike'
  | 'reinforcements'
  | 'jammedRadio'
  | 'ionStorm'
  | 'hardenedHulls'
  | 'quarantine'
  | 'lockdown'
  | 'ashCloud'
  | 'overdrive'
  | 'droneFoundry'
  | 'sporeBloom'
  | 'hunterProtocol'
  | 'blockade'
  | 'defectors'
  | 'salvage'
  | 'sabotage'
  | 'secondWind'
  | 'beachhead'
  | 'siege'
  | 'ambush';

/** The immediate effect of drawing a card. */
export type InstantEffect =
  | { readonly kind: 'abduct' }
  | { readonly kind: 'activateTracked' }
  | { readonly kind: 'dronesAround'; readonly count: number }
  | { readonly kind: 'dronesOnShips'; readonly count: number }
  | { readonly kind: 'terraform' }
  | { readonly kind: 'purge' }
  | { readonly kind: 'repair'; readonly health: number }
  | { readonly kind: 'jump' }
  | { readonly kind: 'strike' }
  /** The earth Outpost nearest to the Fazaformer turns. */
  | { readonly kind: 'beachhead' }
  /** The highest-numbered earth Outpost turns that neither a hero nor a Rebel holds. */
  | { readonly kind: 'siege' }
  | { readonly kind: 'dronesOnHeroes'; readonly count: number };

/** The effect of a Short or Long card while it is in force. */
export type LastingEffect =
  | { readonly kind: 'noPoints' }
  | { readonly kind: 'noFlight' }
  | { readonly kind: 'toughDrones'; readonly needs: number }
  | { readonly kind: 'noRecovery' }
  | { readonly kind: 'noLeading' }
  | { readonly kind: 'noTileBonus' }
  | { readonly kind: 'extraActivations'; readonly count: number }
  | { readonly kind: 'carrierDrops'; readonly more: number }
  | { readonly kind: 'allDeadly' }
  | { readonly kind: 'hunter' }
  | { readonly kind: 'dearRecruits'; readonly more: number };

/** What a Reward gives. */
export type RewardEffect =
  | { readonly kind: 'defectors'; readonly rebels: number }
  | { readonly kind: 'salvage'; readonly points: number }
  | { readonly kind: 'sabotage' }
  | { readonly kind: 'recoverAll' };

/** The first effect, on the tile of the boarding (E1). */
export interface LocalEffect {
  readonly kind: 'drones' | 'injury' | 'rebel';
  readonly count: number;
}

/** An event card; `local` is `null` if nothing happens on the tile of the boarding. */
export type EventSpec = { readonly id: EventId; readonly local: LocalEffect | null } & (
  | { readonly type: 'instant'; readonly effect: InstantEffect }
  | { readonly type: 'short'; readonly effect: LastingEffect }
  | { readonly type: 'long'; readonly effect: LastingEffect }
  | { readonly type: 'reward'; readonly effect: RewardEffect }
);
export type EventType = EventSpec['type'];

/** The steps of a Faza phase, in the rulebook's words (F1–F5). */
export type FazaStep = 'attackRebels' | 'attackHeroes' | 'invade' | 'activate' | 'refresh';

export interface ModeSpec {
  readonly id: ModeId;
  readonly steps: readonly FazaStep[];
  /** Health of each Mothership, unless the setup says otherwise (V1). */
  readonly health: number;
  /** Whether a Mothership without Drones hurts the heroes on its tile in F2. */
  readonly shipsHurt: boolean;
  /** Whether the team loses when no Rebel is on the board (X5). */
  readonly needsRebels: boolean;
  /** Rebels on the Outpost of each hero at the start (S6), if different from the edition's number. */
  readonly rebelsPerHero?: number;
  /** Drones on each tile beside a Mothership at the start (S2), if different from the edition's number. */
  readonly dronesBesideShip?: number;
  /** How many Motherships fewer than heroes act in a Faza phase (F4), but at least one acts; none if left out. */
  readonly fewerActivations?: number;
}

/** A whole edition of the game: everything that rules read from data instead of hard-coding it. */
export interface EditionSpec {
  readonly id: EditionId;
  /** The positions of the board's places, in the order in which the shuffled tiles are laid. */
  readonly cells: readonly { readonly x: number; readonly y: number }[];
  /** By number: tile 1 first. */
  readonly tiles: readonly TileSpec[];
  /** The places on the tiles, by number; those of the published board if omitted. */
  readonly places?: readonly PlaceId[];
  /** Tiles that start with their fazaformed side up. */
  readonly fazaformed: readonly TileNo[];
  /** The Motherships in the order in which the tracker visits them. */
  readonly ships: readonly { readonly id: ShipId; readonly tile: TileNo }[];
  readonly drones: {
    readonly supply: number;
    readonly perTile: number;
    readonly onShip: number;
    readonly besideShip: number;
  };
  readonly rebels: { readonly supply: number; readonly perTile: number; readonly perHero: number };
  /** How many injuries the Destroyer gives to each hero where it arrives (A2, P24-A2); 1 if omitted. */
  readonly destroyerInjuries?: number;
  /** Skills of every hero besides their own, which take precedence (P24-P1, P24-P2). */
  readonly everybody?: readonly Skill[];
  readonly heroes: readonly HeroSpec[];
  readonly decks: Readonly<Record<AreaId, readonly CardSpec[]>>;
  readonly events: readonly EventSpec[];
  readonly modes: readonly ModeSpec[];
  readonly team: { readonly least: number; readonly most: number };
  /** Boards that can be chosen instead of a shuffled one. */
  readonly openings: readonly Opening[];
}

/** A board that was chosen: its tiles in the order of the edition's cells. */
export interface Opening {
  readonly id: OpeningId;
  readonly board: readonly TileNo[];
}
export type OpeningId = 'first';

/** An edition that comes with the app. */
export type OwnEditionId = 'published' | '24';
/** An edition from a content pack: its name and a fingerprint of its content. */
export type PackEditionId = `pack-${string}`;
export type EditionId = OwnEditionId | PackEditionId;
