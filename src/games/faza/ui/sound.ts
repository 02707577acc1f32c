import type { GameSound, PieceName } from '../../../module/gameModule.ts';
import { dronesHeld, editionOf, isWreck, modeOf, rebelsOnBoard, tileAt, tileSpec } from '../rules/board/board.ts';
import { tileNumbers } from '../rules/board/geography.ts';
import type { FazaView, HeroState } from '../rules/state/state.ts';
import type { FazaTypes } from '../rules/state/types.ts';

/**
 * How near each cause of defeat is, 0–1, and how much of the whole scale it can fill alone. Each reaches 1 when the game is lost
 * by it; the state at the start of a game counts little.
 */
const CAUSES: readonly { readonly weight: number; readonly share: (state: FazaView) => number }[] = [
  // X2: the hero nearest to death; the first injuries matter less than the last.
  { weight: 0.85, share: (state) => Math.max(...state.heroes.map(woundShare)) ** 1.6 },
  // X3: Drones missing from the pool, once half of them are.
  { weight: 0.85, share: (state) => beyond(dronesOut(state), 0.5) ** 1.2 },
  // X4: Outposts that are alien ground.
  { weight: 0.8, share: (state) => outpostsLost(state) ** 1.3 },
  // X5: the fewer Rebels are left, the worse, in modes that need them.
  { weight: 0.6, share: (state) => (modeOf(state).needsRebels ? 1 / (1 + rebelsOnBoard(state)) : 0) },
  // Any alien ground, and every Mothership that still flies.
  { weight: 0.3, share: groundLost },
  { weight: 0.1, share: shipHealth },
];

/** The fraction of the remaining calm that a Faza phase takes away. */
const FAZA_PHASE = 0.3;

/** How FAZA is heard. */
export const fazaSound: GameSound<FazaTypes> = {
  folder: 'game/sound/',
  danger: dangerOf,
  layers: layerLevels,
  ambience: ambienceOf,
  // The effects that begin and end a Faza phase add strain while its animation runs.
  strain: { fazaPhase: FAZA_PHASE, teamPhase: 0 },
  ducking: {
    victory: 0.12,
    defeat: 0.12,
    heroDown: 0.2,
    shipFall: 0.3,
    shipDown: 0.25,
    logo: 0.5,
    fall: 0.25,
    event: 0.3,
    eventGood: 0.3,
    fazaPhase: 0.35,
    motif: 0.5,
    teamPhase: 0.5,
    rollHit: 0.5,
    rollMiss: 0.5,
  },
  rests: { droneAlarm: 1500, droneIdle: 8000, crackle: 1000 },
  sample: 'ray',
};

/** How dangerous a state is, 0–1, judged from public information. A finished game is calm. */
export function dangerOf(state: FazaView): number {
  if (state.phase === 'over') return 0;
  const calm = CAUSES.reduce((left, { weight, share }) => left * (1 - weight * share(state)), 1);
  return state.phase === 'faza' ? 1 - calm + calm * FAZA_PHASE : 1 - calm;
}

/** The sounds that loop, and their volume, 0–1: the hum of every ship that flies, a heartbeat while a hero is near death. */
export function ambienceOf(state: FazaView): Readonly<Record<string, number>> {
  if (state.phase === 'over') return {};
  const hums = state.ships
    .filter((ship) => !isWreck(ship))
    .map((ship) => [`hum-${ship.id}`, 0.4 + 0.4 * Math.min(1, ship.health / state.health)] as const);
  const nearDeath = state.heroes.some(({ cards }) => cards.filter((card) => !card.injured).length === 1);
  return Object.fromEntries(nearDeath ? [...hums, ['heart', 1]] : hums);
}

/** The injuries of a hero as a share of those that they can survive. */
function woundShare({ cards }: HeroState): number {
  return cards.filter((card) => card.injured).length / Math.max(1, cards.length - 1);
}

/** The share of all Drones that is not in the pool. Drones held as Points count little: spending them returns them to the pool. */
function dronesOut(state: FazaView): number {
  return 1 - shareOf(state.pool.drones + 0.75 * dronesHeld(state), editionOf(state).drones.supply);
}

function outpostsLost(state: FazaView): number {
  const outposts = tileNumbers(state).filter((no) => tileSpec(state, no).outpost);
  return shareOf(outposts.filter((no) => tileAt(state, no).fazaformed).length, outposts.length);
}

function groundLost(state: FazaView): number {
  const tiles = tileNumbers(state);
  return shareOf(tiles.filter((no) => tileAt(state, no).fazaformed).length, tiles.length);
}

function shipHealth({ ships, health }: FazaView): number {
  const left = ships.reduce((sum, ship) => sum + ship.health, 0);
  return shareOf(left, ships.length * health);
}

/** The part of a share above `start`, scaled to 0–1. */
function beyond(share: number, start: number): number {
  return Math.max(0, Math.min(1, (share - start) / (1 - start)));
}

function shareOf(part: number, whole: number): number {
  return whole > 0 ? Math.min(1, part / whole) : 0;
}

/**
 * The danger at which each layer starts to be audible, and at which it is at full volume. The calmest never falls
 * silent.
 */
const BOARD: readonly (readonly [from: number, whole: number])[] = [
  [-1, -0.5],
  [0.1, 0.32],
  [0.34, 0.6],
  [0.62, 0.85],
];

/** The title has a shadow over its lounge, which never disappears completely. */
const TITLE: typeof BOARD = [
  [-1, -0.5],
  [-0.6, 0.7],
];

/** The remaining volume of the board's calmest layer when everything is at stake: the battle needs the room. */
const BED_UNDER_BATTLE = 0.6;

/** A slope from 0 to 1 without corners. */
function smooth(value: number, from: number, to: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** How loud each layer of a piece is at a danger of 0–1, from the calmest on. */
function layerLevels(piece: PieceName, danger: number): number[] {
  const levels = (piece === 'title' ? TITLE : BOARD).map(([from, whole]) => smooth(danger, from, whole));
  if (piece === 'title') return levels;
  const [bed = 1, ...rest] = levels;
  return [bed - (1 - BED_UNDER_BATTLE) * (rest.at(-1) ?? 0), ...rest];
}
