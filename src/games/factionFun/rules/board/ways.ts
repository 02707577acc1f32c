import { at } from '../../../../kernel/at.ts';
import { required } from '../../../../kernel/required.ts';
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

/**
 * M1–M4: the tiles where an avatar may end its move on this turn, its own among them. `closed` says that the Sailfolk
 * may not enter hearths (A8, Truce).
 */
export function reachable(state: State, avatar: Avatar): ReadonlySet<TileNo> {
  const allowance = allowanceOf(state, avatar);
  if (avatar.kind === 'protector') return protectorWays(state, avatar, allowance);
  const isClosed = areHearthsClosed(state, avatar);
  // M2: a way through a hearth costs a step, once; ways around them do not.
  const isSlow = avatar.people === 'sailfolk' && !state.literalPenalty;
  const ends = new Set(stepsFrom(state, avatar, allowance, isClosed || isSlow).keys());
  if (isSlow && !isClosed)
    for (const tile of stepsFrom(state, avatar, Math.max(1, allowance - 1), false).keys()) ends.add(tile);
  return new Set([...ends].filter((tile) => tile === avatar.tile || mayEnd(state, avatar, tile)));
}

/** A8, Truce: whether hearths are closed to an avatar's turn. */
export function areHearthsClosed(state: State, { people }: Pick<Avatar, 'people'>): boolean {
  if (people !== 'sailfolk') return false;
  return roundEffects(state).truce === true || (state.turn !== null && at(state.closedPaths, state.turn.seat) > 0);
}

/** P1: a protector stays in the group that it protects. */
function protectorWays(state: State, { tile, people }: Avatar, allowance: number): ReadonlySet<TileNo> {
  const group = groupAt(state, tile);
  let ends = new Set([tile]);
  for (let step = 0; step < allowance; step++)
    ends = new Set([...ends, ...[...ends].flatMap((one) => neighborsOf(state, one).filter((next) => group.has(next)))]);
  return new Set([...ends].filter((one) => one === tile || enemiesOn(state, { people }, one).length === 0));
}

/** M3: how many steps an avatar may take on this turn. */
function allowanceOf(state: State, { people, kind }: Avatar): number {
  const { turn, round, songRound, literalPenalty } = state;
  const parts = [
    required(turn).die,
    required(turn).plus,
    roundEffects(state).movement?.[people] ?? 0,
    kind === 'governor' ? 2 : 0,
    songRound === round ? (people === 'hearthfolk' ? 2 : -1) : 0,
    literalPenalty && people === 'sailfolk' ? -1 : 0,
  ];
  return Math.max(
    1,
    parts.reduce((sum, part) => sum + part, 0),
  );
}

/** A7, A9: the steps that a tile of water costs on this turn; `null` if it cannot be crossed. */
function waterSteps(state: State): 0 | 1 | null {
  return state.turn?.waterSteps ?? (roundEffects(state).lowWater ? 1 : null);
}

/** The tiles within some steps of an avatar, water among them, with the fewest steps to each. */
function stepsFrom(state: State, avatar: Avatar, most: number, isClosed: boolean): ReadonlyMap<TileNo, number> {
  const overWater = waterSteps(state);
  const steps = new Map([[avatar.tile, 0]]);
  // Tiles that cost nothing are looked at again, at the same distance.
  const queue: TileNo[] = [avatar.tile];
  for (const tile of queue) {
    for (const next of neighborsOf(state, tile)) {
      const isWater = state.terrain[next] === 'water';
      if (isWater ? overWater === null : !mayEnter(state, avatar, next, isClosed)) continue;
      const cost = (steps.get(tile) ?? 0) + (isWater ? (overWater ?? 1) : 1);
      if (cost > most || cost >= (steps.get(next) ?? Infinity)) continue;
      steps.set(next, cost);
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
  const steps = new Map([[avatar.tile, 0]]);
  for (const [tile, taken] of steps) {
    if (tile === goal) return Math.max(1, taken);
    for (const next of neighborsOf(state, tile)) {
      if (steps.has(next) || state.terrain[next] === 'water' || !mayEnter(state, avatar, next, false)) continue;
      steps.set(next, taken + 1);
    }
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
