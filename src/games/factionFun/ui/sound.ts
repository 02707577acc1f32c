import type { GameSound, PieceName } from '../../../module/gameModule.ts';
import { PEOPLES } from '../content/vocabulary.ts';
import { realmSize } from '../rules/board/realm.ts';
import type { FactionFunView } from '../rules/state/state.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { realmToWin } from '../rules/turn/rounds.ts';

/** How Faction Fun is heard: calm throughout. */
export const factionFunSound: GameSound<FactionFunTypes> = {
  folder: 'game/sound/factionFun/',
  danger,
  layers: layerLevels,
  ambience: () => ({}),
  strain: {},
  ducking: { treaty: 0.2, formed: 0.5, bell: 0.5 },
  rests: { glaze: 100 },
  sample: 'dice',
};

/** The most that the end of a game is felt. */
const MOST_DANGER = 0.5;

/** How near the larger realm is to winning, from half of what it needs; a game that is over is calm. */
function danger(state: FactionFunView): number {
  if (state.ending !== null) return 0;
  const largest = Math.max(...PEOPLES.map((people) => realmSize(state, people)));
  return MOST_DANGER * Math.max(0, Math.min(1, (2 * largest) / realmToWin(state) - 1));
}

/** Of the table: string and clay, always; the lines of both peoples, always; the low reed, the more the nearer the end. */
function layerLevels(piece: PieceName, tension: number): number[] {
  return piece === 'title' ? [1] : [1, 1, Math.min(1, tension / MOST_DANGER)];
}
