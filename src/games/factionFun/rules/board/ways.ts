import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import { ROUND_EFFECTS, type RoundEffects } from '../../content/events.ts';
import { rivalOf } from '../../content/vocabulary.ts';
import type { Avatar, State, TileNo } from '../state/state.ts';
import { neighborsOf } from './hexes.ts';
import { groupAt } from './realm.ts';

/** What holds in this round by its event. */
export function roundEffects({ event }: Pick<State, 'event'>): RoundEffects {
  return (event && ROUND_EFFECTS[event]) ?? {};
}

/** The avatars of the rival on a tile. */
export function enemiesOn(
  { avatars }: Pick<State, 'avatars'>,
  { people }: Pick<Avatar, 'people'>,
  tile: TileNo,
): readonly Avatar[] {
  return avatars.filter((other) => other.tile === tile && other.people !== people);
}

/** M4, A8: whether an avatar may enter a tile that is not water. */
function mayEnter(state: State, { people, kind }: Avatar, tile: TileNo, isClosed: boolean): boolean {
  if (people === 'sailfolk') return !isClosed || state.holders[tile] !== 'hearthfolk';
  return kind === 'healer' || state.holders[tile] !== 'sailfolk';
}

/** M1–M4: the tiles where an avatar may end its move on this turn, its own among them. */
export function reachable(state: State, avatar: Avatar): ReadonlySet<TileNo> {
  return new Set(waysOf(state, avatar).keys());
}

/** How an avatar gets to a tile. */
export interface Way {
  /** The tiles on the way, the one where it ends last; empty for the tile where the avatar stands. */
  readonly tiles: readonly TileNo[];
  /** M2: whether it leads through a hearth, which costs a step. */
  readonly isSlow: boolean;
}

/** M1–M4: the shortest way to every tile where an avatar may end its move on this turn, its own among them. */
export function waysOf(state: State, avatar: Avatar): ReadonlyMap<TileNo, Way> {
  const allowance = allowanceOf(state, avatar);
  if (avatar.kind === 'protector') return protectorWays(state, avatar, allowance);
  const isClosed = areHearthsClosed(state, avatar);
  // M2: a way through a hearth costs a step, once; ways around them do not.
  const isSlow = avatar.people === 'sailfolk' && !state.literalPenalty;
  const ways = new Map<TileNo, Way>();
  const add = (most: number, isShut: boolean, slow: boolean): void => {
    const steps = stepsFrom(state, avatar, most, isShut);
    for (const tile of steps.keys())
      if (!ways.has(tile) && (tile === avatar.tile || mayEnd(state, avatar, tile)))
        ways.set(tile, { tiles: tilesTo(steps, tile), isSlow: slow });
  };
  add(allowance, isClosed || isSlow, false);
  if (isSlow && !isClosed) add(Math.max(1, allowance - 1), false, true);
  return ways;
}

/** The tiles on the way to one that was reached, without the first. */
function tilesTo(steps: ReadonlyMap<TileNo, Step>, goal: TileNo): readonly TileNo[] {
  const tiles: TileNo[] = [];
  for (let tile = goal, from = steps.get(goal)?.from; from !== undefined; from = steps.get(tile)?.from) {
    tiles.unshift(tile);
    tile = from;
  }
  return tiles;
}

/** A8, Truce: whether hearths are closed to an avatar's turn. */
export function areHearthsClosed(state: State, { people }: Pick<Avatar, 'people'>): boolean {
  if (people !== 'sailfolk') return false;
  return roundEffects(state).truce === true || (state.turn !== null && at(state.closedPaths, state.turn.seat) > 0);
}

/** P1: a protector stays in the group that it protects. */
function protectorWays(state: State, avatar: Avatar, allowance: number): ReadonlyMap<TileNo, Way> {
  const group = groupAt(state, avatar.tile);
  const steps = new Map<TileNo, Step>([[avatar.tile, { taken: 0 }]]);
  for (const [tile, { taken }] of steps)
    if (taken < allowance)
      for (const next of neighborsOf(state, tile))
        if (group.has(next) && !steps.has(next)) steps.set(next, { taken: taken + 1, from: tile });
  return new Map(
    [...steps.keys()]
      .filter((tile) => tile === avatar.tile || enemiesOn(state, avatar, tile).length === 0)
      .map((tile) => [tile, { tiles: tilesTo(steps, tile), isSlow: false }]),
  );
}

/** What a movement roll consists of besides the die, and how much it adds. */
export interface AllowancePart {
  readonly by: 'die' | 'card' | 'event' | 'governor' | 'song' | 'slowLand';
  readonly plus: number;
}

/** M3: what an avatar's steps on this turn add up to; only the die can be 0. */
export function allowanceParts(state: State, { people, kind }: Avatar): readonly [AllowancePart, ...AllowancePart[]] {
  const { turn, round, songRound, literalPenalty } = state;
  const { die, plus } = required(turn);
  const more: readonly AllowancePart[] = [
    { by: 'card', plus },
    { by: 'event', plus: roundEffects(state).movement?.[people] ?? 0 },
    { by: 'governor', plus: kind === 'governor' ? 2 : 0 },
    { by: 'song', plus: songRound === round ? (people === 'hearthfolk' ? 2 : -1) : 0 },
    { by: 'slowLand', plus: literalPenalty && people === 'sailfolk' ? -1 : 0 },
  ];
  return [{ by: 'die', plus: die }, ...more.filter((part) => part.plus !== 0)];
}

/** M3: how many steps an avatar may take on this turn: at least one. */
export function allowanceOf(state: State, avatar: Avatar): number {
  return Math.max(
    1,
    allowanceParts(state, avatar).reduce((sum, { plus }) => sum + plus, 0),
  );
}

/** A7, A9: the steps that a tile of water costs on this turn; `null` if it cannot be crossed. */
function waterSteps(state: State): 0 | 1 | null {
  return state.turn?.waterSteps ?? (roundEffects(state).lowWater ? 1 : null);
}

/** How a tile was reached: with how many steps, and from which tile beside it. */
interface Step {
  readonly taken: number;
  readonly from?: TileNo;
}

/** The tiles within some steps of an avatar, water among them, with the fewest steps to each. */
function stepsFrom(state: State, avatar: Avatar, most: number, isClosed: boolean): ReadonlyMap<TileNo, Step> {
  const overWater = waterSteps(state);
  const steps = new Map<TileNo, Step>([[avatar.tile, { taken: 0 }]]);
  // Tiles that cost nothing are looked at again, at the same distance.
  const queue: TileNo[] = [avatar.tile];
  for (const tile of queue) {
    for (const next of neighborsOf(state, tile)) {
      const isWater = state.terrain[next] === 'water';
      if (isWater ? overWater === null : !mayEnter(state, avatar, next, isClosed)) continue;
      const taken = (steps.get(tile)?.taken ?? 0) + (isWater ? (overWater ?? 1) : 1);
      if (taken > most || taken >= (steps.get(next)?.taken ?? Infinity)) continue;
      steps.set(next, { taken, from: tile });
      queue.push(next);
    }
  }
  return steps;
}

/** M1: whether a move may end on a tile: not on water, and on an enemy only where landing attacks the tile (M6, P3). */
function mayEnd(state: State, avatar: Avatar, tile: TileNo): boolean {
  if (state.terrain[tile] === 'water') return false;
  if (isRivals(state, avatar, tile)) return !roundEffects(state).truce;
  return enemiesOn(state, avatar, tile).length === 0;
}

/** Whether the rival of an avatar holds a tile. */
export function isRivals(
  { holders }: Pick<State, 'holders'>,
  { people }: Pick<Avatar, 'people'>,
  tile: TileNo,
): boolean {
  return holders[tile] === rivalOf(people);
}

/**
 * C4: the shortest way of an avatar to open land, in tiles, at least 1: over land only, Hearthfolk not through
 * settlements. `Infinity` if there is none.
 */
export function walkingDistance(state: State, avatar: Avatar, goal: TileNo): number {
  const seen = new Set([avatar.tile]);
  let ring = [avatar.tile];
  for (let steps = 0; ring.length > 0; steps++) {
    const further: TileNo[] = [];
    for (const tile of ring) {
      if (tile === goal) return Math.max(1, steps);
      for (const next of neighborsOf(state, tile)) {
        if (seen.has(next) || state.terrain[next] === 'water' || !mayEnter(state, avatar, next, false)) continue;
        seen.add(next);
        further.push(next);
      }
    }
    ring = further;
  }
  return Infinity;
}

/** M5: whether an avatar of the Hearthfolk is cornered and must attack. */
export function isCornered(state: State, { people, kind, tile }: Avatar): boolean {
  const { truce, war } = roundEffects(state);
  if (people !== 'hearthfolk' || kind === 'healer' || kind === 'protector' || truce || war) return false;
  const around = neighborsOf(state, tile);
  const isSettlement = (next: TileNo): boolean => state.holders[next] === 'sailfolk';
  const isShut = (next: TileNo): boolean => state.terrain[next] === 'water' && waterSteps(state) === null;
  return around.some(isSettlement) && around.every((next) => isSettlement(next) || isShut(next));
}
