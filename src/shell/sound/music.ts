import type { GameSound, PieceName } from '../../module/gameModule.ts';
import { flat, follow, toward } from './curve.ts';
import { type Decode, fetchPiece, type Piece } from './files.ts';
import { createLayer, type Layer, loadPack, SOON } from './layer.ts';

/** The music that plays: one piece at a time, its layers in step to the sample. */
export interface Music {
  /** Goes over to a piece, or to silence. */
  play(piece: PieceName | null): void;
  /** Lets the layers follow a danger of 0–1 from the next bar on. */
  danger(level: number): void;
  destroy(): void;
}

/** Seconds. */
const FADE_IN = 1.5;
const FADE_OUT = 1.2;
/** Over how many bars a change of danger is heard. */
const BARS_OF_CHANGE = 2;
/** How often is looked for what has to be decoded next, in milliseconds. */
const LOOK = 500;

interface Playing {
  readonly name: PieceName;
  readonly piece: Piece;
  readonly out: GainNode;
  /** When the piece began, on the context's clock. */
  readonly origin: number;
  readonly layers: Layer[];
  readonly looking: ReturnType<typeof setInterval>;
}

/**
 * Music on an audio context, into a node. Howler cannot start sounds at a given moment of the audio clock, so layers are
 * scheduled here, segment by segment. All hang on that one clock: they stay in step for ever, also when the page was hidden
 * in between.
 */
export function createMusic(
  game: Pick<GameSound, 'folder' | 'layers'>,
  context: AudioContext,
  destination: AudioNode,
  decode: Decode,
): Music {
  let wanted: PieceName | null = null;
  let playing: Playing | null = null;
  let danger = 0;
  /** Counts changes of piece: what was being loaded for an earlier one is dropped. */
  let turn = 0;

  /** The next beginning of a bar, not before a moment. */
  const nextBar = ({ origin, piece }: Playing, time: number): number => {
    const bar = piece.bar / 1000;
    return origin + Math.ceil((time - origin) / bar) * bar;
  };

  const begin = (name: PieceName, piece: Piece): Playing => {
    const out = new GainNode(context);
    out.connect(destination);
    const layers: Layer[] = [];
    const looking = setInterval(() => {
      for (const layer of layers) void layer.fill();
    }, LOOK);
    return { name, piece, out, origin: context.currentTime + SOON, layers, looking };
  };

  const load = async (name: PieceName): Promise<void> => {
    const mine = turn;
    const piece = await fetchPiece(game.folder, name);
    for (const [index, files] of (piece?.layers ?? []).entries()) {
      if (!piece || mine !== turn) return;
      const pack = await loadPack(files, decode);
      if (!pack || mine !== turn) return;
      playing ??= begin(name, piece);
      const [segment, lead, blend] = [piece.segment / 1000, piece.lead / 1000, piece.blend / 1000];
      const layer = createLayer(context, playing.out, pack, { segment, lead, blend }, playing.origin);
      playing.layers.push(layer);
      const soon = Math.max(playing.origin, context.currentTime + SOON);
      layer.turn(game.layers(name, danger)[index] ?? 0, soon, soon + FADE_IN);
      await layer.fill();
    }
  };

  /** Fades out, then lets go of the sound in memory, which is several times what was loaded. */
  const end = (old: Playing): void => {
    clearInterval(old.looking);
    const now = context.currentTime;
    follow(old.out.gain, toward(flat(1), now, 0, now, now + FADE_OUT), now);
    for (const layer of old.layers) layer.end(now + FADE_OUT);
    setTimeout(() => old.out.disconnect(), 1000 * (FADE_OUT + SOON));
  };

  const stop = (): void => {
    turn += 1;
    if (playing) end(playing);
    playing = null;
  };

  return {
    play: (name) => {
      if (name === wanted) return;
      wanted = name;
      stop();
      if (name) load(name).catch(() => {});
    },
    danger: (level) => {
      danger = level;
      if (!playing) return;
      const from = nextBar(playing, context.currentTime);
      const to = from + (BARS_OF_CHANGE * playing.piece.bar) / 1000;
      const levels = game.layers(playing.name, level);
      for (const [index, layer] of playing.layers.entries()) {
        layer.turn(levels[index] ?? 0, from, to);
        void layer.fill();
      }
    },
    destroy: () => {
      wanted = null;
      stop();
    },
  };
}
