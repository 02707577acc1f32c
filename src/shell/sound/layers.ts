/** At which danger each layer begins to be heard, and from which on it is whole. The calmest never falls silent. */
const BOARD: readonly (readonly [from: number, whole: number])[] = [
  [-1, -0.5],
  [0.1, 0.32],
  [0.34, 0.6],
  [0.62, 0.85],
];

/** The title has a shadow over its lounge, which is never quite gone. */
const TITLE: typeof BOARD = [
  [-1, -0.5],
  [-0.6, 0.7],
];

/** What is left of the calmest layer of the board when all is at stake: the battle needs the room. */
const BED_UNDER_BATTLE = 0.6;

/** A slope from 0 to 1 without corners. */
function smooth(value: number, from: number, to: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** How loud each layer of a piece is at a danger of 0–1, from the calmest on. */
export function layerLevels(piece: 'title' | 'board', danger: number): number[] {
  const levels = (piece === 'title' ? TITLE : BOARD).map(([from, whole]) => smooth(danger, from, whole));
  if (piece === 'title') return levels;
  const [bed = 1, ...rest] = levels;
  return [bed - (1 - BED_UNDER_BATTLE) * (rest.at(-1) ?? 0), ...rest];
}
