/** What goes into which files. */
import { CLASSES } from './classes.mjs';
import { effects } from './effects/index.mjs';
import { MUSIC } from './music/index.mjs';

const ofAlbum = (album) => effects.filter(({ kind }) => CLASSES[kind].album === album);

/**
 * Sprites: many sounds in one file. Effects have one channel, as they come from one spot; stingers and loops have two.
 * What stingers take is counted as music: they are, and they are not missed before the first event or the first ship.
 */
export const SPRITES = [
  { title: 'effects', tracks: ofAlbum('effects'), channels: 1, opusKbps: 19, mp3Kbps: 72 },
  { title: 'stingers', tracks: ofAlbum('stingers'), channels: 2, opusKbps: 20, mp3Kbps: 64 },
];

/** Bars of a segment: the fewer, the less of the music is decoded at a time, and the larger are the files. */
const SEGMENT = 4;

/** Pieces of music: one file for each layer, in segments. */
export const PIECES = MUSIC.map(({ title, bar, layers }) => ({
  title,
  bar,
  segment: SEGMENT * bar,
  layers: layers.map(({ name, make, channels, lufs, kbps }) => ({
    name,
    title: `${title}-${name}`,
    tracks: [{ name, kind: 'music', loop: true, make, lufs, width: channels - 1 }],
    segment: SEGMENT * bar,
    channels,
    opusKbps: kbps,
    mp3Kbps: channels === 1 ? 48 : 80,
  })),
}));

/** What all files of a kind together may take as WebM, in bytes. */
export const BUDGET = { effects: 420_000, music: 2_000_000 };
