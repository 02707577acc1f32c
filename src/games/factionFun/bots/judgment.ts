import { at } from '../../../kernel/values/at.ts';
import { LAND_VALUE, type PeopleId, rivalOf } from '../content/vocabulary.ts';
import { listAttacks } from '../rules/battle/attacks.ts';
import { losableAvatars } from '../rules/battle/losses.ts';
import { distance, neighborsOf } from '../rules/board/hexes.ts';
import { chanceOfTwo } from '../rules/board/odds.ts';
import { realmSize } from '../rules/board/realm.ts';
import { isRivals, roundEffects } from '../rules/board/ways.ts';
import { attackOdds, claimOdds } from '../rules/forecast/odds.ts';
import type { Avatar, FactionFunView, TileNo } from '../rules/state/state.ts';
import { listClaims } from '../rules/turn/claims.ts';

/*
 * What bots think of a position, in tiles of their realm. The weights come from the simulation on the design page.
 */

/** What a tile is worth besides what it adds to the realm. */
const TILE = 0.2;
/** What taking a tile from the rival is worth, for each tile that its realm loses, and at least. */
const TAKEN = { each: 0.9, least: 0.15 } as const;
/** What the second notch for an avatar is worth. */
const AVATAR = 0.25;
/** What a foothold is worth. */
const FOOTHOLD = 0.05;
/** What a lost avatar costs; the last one also costs a turn. */
const LOST = { usual: 0.55, last: 0.9 } as const;
/** What it costs to be a step farther from the next land to claim. */
const STEP = 0.02;

/** What an avatar may do where its move ends. */
export interface Plan {
  readonly act: 'claim' | 'attack' | 'none';
  /** The tile that it is about. */
  readonly tile: TileNo;
  readonly worth: number;
}

/** Judges plans in one position, and remembers what tiles are worth in it. */
export class Judgment {
  private readonly worths = new Map<string, number>();
  private readonly claims = new Map<string, Plan>();
  private readonly lands = new Map<PeopleId, readonly { readonly tile: TileNo; readonly more: number }[]>();

  constructor(private readonly state: FactionFunView) {}

  /** The best that an avatar can do after a move to a tile; landing on a tile of the rival attacks it. */
  best(avatar: Avatar, tile: TileNo): Plan {
    const moved = avatar.tile === tile ? avatar : { ...avatar, tile, hasFoothold: false };
    const plans = isRivals(this.state, avatar, tile) ? [this.attack(moved, tile)] : this.plansOf(moved);
    return plans.reduce((best, plan) => (plan.worth > best.worth ? plan : best));
  }

  /** Everything that an avatar can do where it stands. */
  plansOf(avatar: Avatar): [Plan, ...Plan[]] {
    const { state } = this;
    return [
      { act: 'none', tile: avatar.tile, worth: -STEP * this.stepsToLand(avatar) },
      ...listClaims(state, avatar).map((tile) => this.claim(avatar, tile)),
      ...listAttacks(state, avatar).map((tile) => this.attack(avatar, tile)),
    ];
  }

  private claim(avatar: Avatar, tile: TileNo): Plan {
    const key = `${avatar.people} ${tile} ${avatar.kind === 'captain'} ${avatar.hasFoothold}`;
    const plan = this.claims.get(key) ?? this.claimOf(avatar, tile);
    this.claims.set(key, plan);
    return plan;
  }

  private claimOf(avatar: Avatar, tile: TileNo): Plan {
    const { state } = this;
    const { people } = avatar;
    const { made, held, answers } = claimOdds(state, avatar, tile);
    const [best] = answers;
    const gain = this.gain(people, tile) + (state.peoples[people].notches % 2 === 1 ? AVATAR : 0);
    const taken = best ? made * best.made * best.battle.win : 0;
    const worth = held * gain - taken * this.gain(rivalOf(people), tile) + (1 - made) * FOOTHOLD;
    return { act: 'claim', tile, worth };
  }

  private attack(avatar: Avatar, tile: TileNo): Plan {
    const { state } = this;
    const { win, lose } = attackOdds(state, avatar, tile);
    const cost = losableAvatars(state, avatar.people).length > 1 ? LOST.usual : LOST.last;
    const prize = roundEffects(state).war ? FOOTHOLD : this.gain(avatar.people, tile);
    return { act: 'attack', tile, worth: win * prize - lose * cost * (avatar.kind === 'governor' ? 2 : 1) };
  }

  /** What it is worth to a people to hold a tile that it does not hold yet. */
  gain(people: PeopleId, tile: TileNo): number {
    const key = `${people} ${tile}`;
    const worth = this.worths.get(key) ?? gainOf(this.state, people, tile);
    this.worths.set(key, worth);
    return worth;
  }

  /** Of the tiles that an attacker may pick (P1), the one that is worth most. */
  pick(people: PeopleId, tiles: Iterable<TileNo>): TileNo {
    return [...tiles].reduce((best, tile) => (this.gain(people, tile) > this.gain(people, best) ? tile : best));
  }

  /** How far the next land is that would join a tile of one's own; less likely claims count as farther. */
  private stepsToLand({ people, tile }: Avatar): number {
    const lands = this.lands.get(people) ?? landsOf(this.state, people);
    this.lands.set(people, lands);
    return Math.min(9, ...lands.map((land) => distance(this.state, tile, land.tile) + land.more));
  }
}

/** The open land beside the tiles of a people; `more` is what it counts as farther for its chance. */
function landsOf(state: FactionFunView, people: PeopleId): readonly { readonly tile: TileNo; readonly more: number }[] {
  return [...state.terrain.entries()].flatMap(([tile, terrain]) => {
    const isOpen = terrain !== 'water' && state.holders[tile] === null;
    const isLinked = isOpen && neighborsOf(state, tile).some((beside) => state.holders[beside] === people);
    return isLinked ? [{ tile, more: 1 - chanceOfTwo(LAND_VALUE[terrain]) }] : [];
  });
}

function gainOf(state: FactionFunView, people: PeopleId, tile: TileNo): number {
  const rival = rivalOf(people);
  const after: FactionFunView = {
    ...state,
    holders: state.holders.map((holder, index) => (index === tile ? people : holder)),
  };
  const grown = realmSize(after, people) - realmSize(state, people);
  if (at(state.holders, tile) !== rival) return grown + TILE;
  return grown + TILE + TAKEN.each * (realmSize(state, rival) - realmSize(after, rival)) + TAKEN.least;
}

/** How much open land there is to claim beside a tile, by its chances. */
export function frontier(state: FactionFunView, tile: TileNo): number {
  return neighborsOf(state, tile)
    .filter((next) => state.holders[next] === null)
    .reduce((sum, next) => sum + chanceOfTwo(LAND_VALUE[at(state.terrain, next)]), 0);
}
