/** Which sounds go into which files, for each game. */
import { effects as azardiaEffects } from './azardia/effects/index.mjs';
import { MUSIC as AZARDIA_MUSIC } from './azardia/music/index.mjs';
import { CLASSES } from './classes.mjs';
import { effects as fazaEffects } from './effects/index.mjs';
import { effects as faceOffEffects } from './faceOff/effects/index.mjs';
import { MUSIC as FACE_OFF_MUSIC } from './faceOff/music/index.mjs';
import { effects as factionFunEffects } from './factionFun/effects/index.mjs';
import { MUSIC as FACTION_FUN_MUSIC } from './factionFun/music/index.mjs';
import { MUSIC as FAZA_MUSIC } from './music/index.mjs';

/**
 * Sprites: many sounds in one file. Effects have one channel, since each comes from one spot; stingers and loops have
 * two. Stingers count as music: they are musical, and nobody misses them before the first one plays.
 * @param kbps of the effects, in Opus
 */
function spritesOf(effects, kbps) {
  const ofAlbum = (album) => effects.filter(({ kind }) => CLASSES[kind].album === album);
  return [
    { title: 'effects', tracks: ofAlbum('effects'), channels: 1, opusKbps: kbps, mp3Kbps: 72 },
    { title: 'stingers', tracks: ofAlbum('stingers'), channels: 2, opusKbps: 20, mp3Kbps: 64 },
  ];
}

/** Bars per segment: the fewer, the less music is decoded at a time, and the larger the files. */
const SEGMENT = 4;

/** Pieces of music: one file for each layer, in segments. */
const piecesOf = (music) =>
  music.map(({ title, bar, layers }) => ({
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

/**
 * By the game's ID:
 *   folder   where its files and its table lie, below `public/game/sound` and below this folder
 *   budget   what all files of a kind together may take as WebM, in bytes
 */
export const GAMES = {
  faza: {
    folder: '.',
    sprites: spritesOf(fazaEffects, 19),
    pieces: piecesOf(FAZA_MUSIC),
    budget: { effects: 420_000, music: 2_000_000 },
  },
  azardia: {
    folder: 'azardia',
    sprites: spritesOf(azardiaEffects, 15),
    pieces: piecesOf(AZARDIA_MUSIC),
    budget: { effects: 130_000, music: 600_000 },
  },
  factionFun: {
    folder: 'factionFun',
    sprites: spritesOf(factionFunEffects, 15),
    pieces: piecesOf(FACTION_FUN_MUSIC),
    budget: { effects: 120_000, music: 420_000 },
  },
  faceOff: {
    folder: 'faceOff',
    sprites: spritesOf(faceOffEffects, 15),
    pieces: piecesOf(FACE_OFF_MUSIC),
    budget: { effects: 120_000, music: 420_000 },
  },
};
