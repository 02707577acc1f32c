// Which drawing is in which atlas of Faction Fun, and its size in pixels.
import { filled, pixels } from '../svg.mjs';
import { back } from './backs.mjs';
import { cards } from './cards.mjs';
import { events } from './events.mjs';
import { icons } from './icons.mjs';
import { around, drawing, people, peoples } from './kit.mjs';
import { emblem, motifs } from './motifs.mjs';
import { pieces } from './pieces.mjs';
import { portraits } from './portraits.mjs';
import { realm, seal, sixSided, slabs, tokens, twentySided } from './small.mjs';
import {
  bed,
  crack,
  edge,
  foothold,
  glaze,
  glazes,
  lines,
  marks,
  mended,
  mendedRift,
  pointer,
  rift,
  ring,
  rings,
  stamp,
} from './tiles.mjs';
import { gap, half, halfClips, mend } from './title.mjs';
import { greenWall, sideWall } from './wall.mjs';

/**
 * Each lay of a tile: its frame, whose middle is that of the tile, and its pixels for each unit. Flat tiles are those of
 * high windows, where 57 CSS pixels have three device pixels each; pointed ones have 92 with two each.
 */
const LAYS = {
  pointy: { flat: false, size: [94, 114], scale: 2 },
  flat: { flat: true, size: [108, 100], scale: 1.6 },
};

/** A drawing in both lays; `room` is what its frames have around a tile's. */
const lays = (name, draw, room = 0) =>
  Object.entries(LAYS).map(
    ([
      lay,
      {
        flat,
        size: [w, h],
        scale,
      },
    ]) => [`${name}/${lay}`, around(w + room, h + room), draw(flat), scale],
  );

const CARD = [0, 0, 140, 84];
/** The two halves of the title's tile and what is poured between them, each around the middle of the tile. */
const HALVES = { sailfolk: [-126, -146, 152, 304], hearthfolk: [-26, -146, 152, 304] };
const MENDED = [-34, -156, 68, 318];

/** Each atlas as `[name, view, drawing]`, with two pixels for each unit of the view unless a fourth says otherwise; a fifth is for `pack`. */
const SETS = {
  pieces: [
    ...lays('edge', edge),
    ...lays('bed', bed, 14),
    ...glazes.flatMap(({ name, color, seed }) =>
      [0, 1, 2].flatMap((i) => lays(`glaze/${name}/${i + 1}`, (flat) => glaze(color, i, flat, seed + i))),
    ),
    ...motifs.map(([name, body]) => [`motif/${name}`, around(92, 80), body]),
    ...peoples.flatMap((side) => [
      [`emblem/${side}`, around(36, 36), stamp(side)],
      [`emblem/dark/${side}`, around(26, 26), emblem(side, people[side].dark, people[side].light)],
      ...lays(`rings/${side}`, (flat) => rings(side, flat)),
    ]),
    ...Object.entries(lines).map(([name, draw]) => [name, around(66, 12), draw()]),
    ...Object.entries(marks).flatMap(([name, draw]) => lays(name, draw, name.startsWith('unlinked') ? 10 : 0)),
    ['foothold', around(46, 34), foothold()],
    ['ring/actor', around(76, 32), ring()],
    ['pointer', around(26, 18), pointer()],
    ...pieces.map(([name, draw]) => [`piece/${name}`, [-4, -8, 52, 68], draw(), 2.25]),
    ...Object.entries(icons).map(([name, draw]) => [`icon/${name}`, [0, 0, 24, 24], draw()]),
    ...Object.entries(sixSided).map(([face, draw]) => [`d6/${face}`, [0, 0, 34, 36], draw(), 2.4]),
    ...Object.entries(slabs).map(([name, draw]) => [`slab/${name}`, [0, 0, 48, 56], draw()]),
    ['wall/table', [0, 0, 160, 160], greenWall(), 2, { wrap: true }],
  ],
  cards: [
    ...Object.entries(cards).map(([id, draw]) => [`card/${id}`, CARD, draw(), 2.2]),
    ...Object.entries(events).map(([id, draw]) => [`event/${id}`, CARD, draw(), 2.2]),
    ...peoples.flatMap((side) =>
      [1, 2, 3, 4].map((stage) => [`realm/${side}/${stage}`, around(58, 52), realm(side, stage)]),
    ),
    ...Object.entries(tokens).map(([name, draw]) => [`token/${name}`, around(34, 38), draw(), 1.8]),
    ...[0, 0.5, 1].map((open, i) => [`crack/tile/${i}`, around(64, 112), crack(open)]),
    ['crack/wall', [-32, 0, 64, 240], rift(), 1.6, { wrap: true }],
    ['crack/wall/mended', [-32, 0, 64, 240], mendedRift(), 1.6, { wrap: true }],
    ['crack/mended', around(30, 112), mended()],
    ...[...peoples, 'event'].map((side) => [`back/${side}`, around(76, 104), back(side), 2.6]),
  ],
  figures: [
    ...portraits.map(([name, draw]) => [`portrait/${name}`, [0, 0, 120, 120], draw(), 2.4]),
    ...peoples.flatMap((side) => [
      [`title/${side}`, HALVES[side], half(side), 1.8],
      [`wall/${side}`, [0, 0, 180, 180], sideWall(side), 1.4, { wrap: true }],
      [`d20/${side}`, around(104, 108), twentySided(side), 2.4],
      [`seal/${side}`, around(68, 80), seal(side)],
    ]),
    ['title/gap', MENDED, gap(), 1.8],
    ...[0.25, 0.5, 0.75, 1].map((part, i) => [`title/gold/${i + 1}`, MENDED, mend(part), 1.8]),
  ],
};

/** The frames of each atlas, by its name. */
export async function factionFunAtlases() {
  const atlases = new Map();
  for (const [atlas, set] of Object.entries(SETS)) {
    const frames = set.map(async ([name, view, body, scale = 2, more = {}]) => ({
      name,
      ...more,
      ...filled(await pixels(drawing(view, body, halfClips), Math.round(view[2] * scale))),
    }));
    atlases.set(atlas, await Promise.all(frames));
  }
  return atlases;
}
