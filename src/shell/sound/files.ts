import * as v from 'valibot';
import type { PieceName } from '../../module/gameModule.ts';

const CLASSES = ['interface', 'foley', 'creature', 'dice', 'weapon', 'stinger', 'loop'] as const;
/** What a sound is: it says by which volume it goes, and what gives way to what. */
export type SoundClass = (typeof CLASSES)[number];

const fileName = v.pipe(v.string(), v.regex(/^[\w.-]+$/));

/** Sounds in one file, where each of them lies in it, and the class of each family. */
const spriteSchema = v.object({
  /** Addresses of the same file in several formats. */
  src: v.pipe(v.array(fileName), v.minLength(1)),
  /** By sound: milliv.number() at which it begins, how many it takes, and whether it goes round. */
  sprite: v.record(
    v.string(),
    v.union([v.strictTuple([v.number(), v.number()]), v.strictTuple([v.number(), v.number(), v.boolean()])]),
  ),
  classes: v.record(v.string(), v.picklist(CLASSES)),
});
export type SoundSprite = v.InferOutput<typeof spriteSchema>;

const positive = v.pipe(v.number(), v.minValue(1));

/** A layer of music in one format: its segments, each encoded for itself, one after the other. */
const layerFile = v.object({
  /** Its address. */
  file: fileName,
  /** Where each segment begins in it, and where the last one ends, in bytes. */
  cuts: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.minLength(2)),
});
export type LayerFile = v.InferOutput<typeof layerFile>;

/** A piece of music in layers, each of as many segments of the same length. Milliv.number(). */
const pieceSchema = v.object({
  bar: positive,
  segment: positive,
  /** How much of what comes before it each segment holds, and over how much of that it is blended in. */
  lead: positive,
  blend: positive,
  /** Each layer in several formats, from the calmest layer on. */
  layers: v.pipe(v.array(v.pipe(v.array(layerFile), v.minLength(1))), v.minLength(1)),
});
export type Piece = v.InferOutput<typeof pieceSchema>;

const musicSchema = v.object({ title: pieceSchema, board: pieceSchema });

/** Reads the description of a sprite in a game's folder; `null` where it is missing or not one. Never throws. */
export async function fetchSprite(folder: string, name: 'effects' | 'stingers'): Promise<SoundSprite | null> {
  const read = v.safeParse(spriteSchema, await fetchJson(folder, name));
  return read.success ? { ...read.output, src: read.output.src.map((file) => addressOf(folder, file)) } : null;
}

/** Reads the description of a piece in a game's folder; `null` where it is missing or not one. Never throws. */
export async function fetchPiece(folder: string, name: PieceName): Promise<Piece | null> {
  const read = v.safeParse(musicSchema, await fetchJson(folder, 'music'));
  if (!read.success) return null;
  const piece = read.output[name];
  return {
    ...piece,
    layers: piece.layers.map((files) => files.map(({ file, cuts }) => ({ file: addressOf(folder, file), cuts }))),
  };
}

async function fetchJson(folder: string, name: string): Promise<unknown> {
  try {
    const response = await fetch(addressOf(folder, `${name}.json`));
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

function addressOf(folder: string, file: string): string {
  return new URL(file, new URL(folder, document.baseURI)).href;
}

/** Makes sound in memory out of an encoded file; rejects what it cannot read. */
export type Decode = (contents: ArrayBuffer) => Promise<AudioBuffer>;

/**
 * At how many samples a second effects lie in memory. Their files hold hardly anything above 12 kHz, so that at the rate of
 * most loudspeakers, 48 kHz, a third of the memory would hold nothing that is heard.
 */
export const EFFECTS_RATE = 32_000;

/** Decodes at a rate, whatever that of the loudspeakers is; what plays a sound takes it to theirs. */
export function decoderAt(rate: number): Decode {
  const context = new OfflineAudioContext(1, 1, rate);
  return (contents) => context.decodeAudioData(contents);
}

/** Lets a library that asks its own context for sounds get them from a decoder of ours. */
export function decodeBy(context: BaseAudioContext, decode: Decode): void {
  context.decodeAudioData = (contents: ArrayBuffer) => decode(contents);
}
