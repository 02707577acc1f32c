import type { ShipId } from '../../content/vocabulary.ts';
import {
  heroAt,
  isAirfield,
  isDeadly,
  isOutpost,
  isWreck,
  modeOf,
  seatsOn,
  shipOf,
  tileAt,
  tileSpec,
} from '../../rules/board/board.ts';
import type { RuleId } from '../../rules/ruleIds.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { cardAt } from '../../rules/team/cards.ts';
import type { Piece } from './piece.ts';

/** The rules of each topic, the most helpful first. */
export const rulesOf = {
  earth: ['S1', 'C4', 'A8'],
  fazaformed: ['A7', 'A3', 'X4'],
  outpost: ['I3', 'P4', 'S6', 'X4'],
  airfield: ['M6'],
  deadly: ['T4'],
  dense: ['C4'],
  drones: ['M3', 'C1', 'D1', 'F2'],
  rebels: ['I2', 'M4', 'B1', 'X5'],
  rebelsHunted: ['F1', 'F3', 'X5'],
  hero: ['T1', 'S5', 'C4', 'X2'],
  health: ['I1', 'I2', 'I3', 'I4'],
  points: ['P1', 'P2', 'P3', 'P4'],
  card: ['S7', 'T2', 'F5'],
  movement: ['M1', 'M2', 'M3', 'M5'],
  enhancement: ['C3', 'C6', 'C7'],
  injured: ['I1', 'I5', 'I3', 'I4'],
  carrier: ['A1', 'A4', 'D3'],
  destroyer: ['A2', 'A4', 'I2'],
  former: ['A3', 'A5', 'A4'],
  ship: ['B1', 'B2', 'F2', 'S2', 'V1'],
  wreck: ['B4', 'A6'],
  tracker: ['S3', 'F4'],
  dronePool: ['D2', 'X3', 'P2'],
  rebelPool: ['P4', 'S6', 'I2'],
  deck: ['B3', 'E1', 'S4', 'E4'],
  event: ['E2', 'E3', 'V2', 'V3'],
  longEvent: ['E5', 'P3'],
  teamPhase: ['T1', 'T2', 'T3'],
  fazaPhase: ['F2', 'F4', 'F5', 'F1', 'F3'],
  goal: ['X1', 'X2', 'X3', 'X4'],
  options: ['V5', 'V4'],
  forecast: ['F4', 'A4', 'D2'],
  fight: ['C1', 'C2', 'C5', 'C8'],
  board: ['B1', 'B2', 'B3', 'B5'],
  recruit: ['P4'],
  recover: ['I3', 'I5'],
  skill: ['T2', 'S5'],
  end: ['T3', 'T4', 'F2', 'C3'],
} as const satisfies Readonly<Record<string, readonly RuleId[]> & Record<ShipId, readonly RuleId[]>>;

/** One thing to say about a piece, with its rules. */
export type Topic = keyof typeof rulesOf;

/** The topics of a piece in its current state, the most important first. */
export function topicsOf(state: FazaView, piece: Piece): Topic[] {
  const { kind } = piece;
  if (kind === 'tile') return tileTopics(state, piece.tile);
  if (kind === 'hero') return ['hero', 'health', 'points', 'skill'];
  if (kind === 'verb') return [piece.verb];
  if (kind === 'ship') return isWreck(shipOf(state, piece.ship)) ? ['wreck'] : [piece.ship, 'ship'];
  if (kind === 'phase') return [state.phase === 'faza' ? 'fazaPhase' : 'teamPhase', 'goal', 'options'];
  if (kind === 'card') {
    const halves: Topic[] = ['card', 'movement', 'enhancement'];
    return cardAt(state, piece.seat, piece.card).injured ? [...halves, 'injured'] : halves;
  }
  if (kind === 'events') return state.events.long.length > 0 ? ['deck', 'event', 'longEvent'] : ['deck', 'event'];
  return [kind];
}

function tileTopics(state: FazaView, tile: number): Topic[] {
  const { drones, rebels, fazaformed } = tileAt(state, tile);
  const when = (so: boolean, topic: Topic): Topic[] => (so ? [topic] : []);
  const ships = state.ships.filter((ship) => ship.tile === tile);
  const hasPoints = seatsOn(state, tile).some((seat) => heroAt(state, seat).points > 0);
  return [
    ...ships.map((ship): Topic => (isWreck(ship) ? 'wreck' : ship.id)),
    ...when(drones > 0, 'drones'),
    ...when(rebels > 0, 'rebels'),
    ...when(rebels > 0 && modeOf(state).needsRebels, 'rebelsHunted'),
    ...when(hasPoints, 'points'),
    ...when(isOutpost(state, tile), 'outpost'),
    ...when(isAirfield(state, tile), 'airfield'),
    ...when(isDeadly(state, tile) || (!fazaformed && tileSpec(state, tile).deadly), 'deadly'),
    ...when(tileSpec(state, tile).dense === true, 'dense'),
    ...when(true, fazaformed ? 'fazaformed' : 'earth'),
  ];
}
