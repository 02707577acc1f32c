// The backs of cards, 76 × 104: tiles of a side's wall, with its emblem on a plain hex.
import { at, group, paint, people, shape } from './kit.mjs';
import { emblem } from './motifs.mjs';
import { wallTile } from './wall.mjs';

const star = shape('M0 -11L3 -3 11 0 3 3 0 11 -3 3 -11 0 -3 -3Z', paint.wall);

export function back(side) {
  const ground = people[side]?.dark ?? '#041f1a';
  const tiles = [-38, 0, 38].flatMap((x) => [-76, -38, 0, 38, 76].map((y) => [x, y]));
  return (
    `<rect x="-38" y="-52" width="76" height="104" fill="${ground}"/>` +
    tiles.map(([x, y], i) => at(x, y, 0.42, wallTile(side, i + 3, ((i * 7) % 5) * 0.02 - 0.04))).join('') +
    shape('M0 -21L18 -10.500V10.500L0 21 -18 10.500V-10.500Z', paint.tin, paint.ink, 1.4) +
    group(side in people ? emblem(side, people[side].glaze, '#fff') : star, 'scale(.9)')
  );
}
