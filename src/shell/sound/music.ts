import type { GameSound, PieceName } from '../../module/gameModule.ts';
import { flat, follow, toward } from './curve.ts';
import { type Decode, fetchPiece, type Piece } from './files.ts';
import { Layer, loadPack, SOON } from './layer.ts';

/** Seconds. */
const FADE_IN = 1.5;
const FADE_OUT = 1.2;
/** Over how many bars a change of danger is heard. */
const BARS_OF_CHANGE = 2;
/** How often to look for what has to be decoded next, in milliseconds. */
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
 * The music that plays: one piece at a time, its layers in step to the sample. Howler cannot start sounds at a given moment of the
 * audio clock, so layers are scheduled here, segment by segment. All follow that one clock, so they stay in step for ever, also when
 * the page was hidden in between.
 */
export class Music {
  private wanted: PieceName | null = null;
  private playing: Playing | null = null;
  private level = 0;
  /** Counts changes of piece: what was being loaded for an earlier one is dropped. */
  private turn = 0;

  /** Plays into `destination`. */
  constructor(
    private readonly game: Pick<GameSound, 'folder' | 'layers'>,
    private readonly context: AudioContext,
    private readonly destination: AudioNode,
    private readonly decode: Decode,
  ) {}

  /** Goes over to a piece, or to silence. */
  play(name: PieceName | null): void {
    if (name === this.wanted) return;
    this.wanted = name;
    this.stop();
    if (name) this.load(name).catch(() => {});
  }

  /** Lets the layers follow a danger of 0–1 from the next bar on. */
  danger(level: number): void {
    this.level = level;
    const { playing } = this;
    if (!playing) return;
    const from = nextBar(playing, this.context.currentTime);
    const to = from + (BARS_OF_CHANGE * playing.piece.bar) / 1000;
    const levels = this.game.layers(playing.name, level);
    for (const [index, layer] of playing.layers.entries()) {
      layer.turn(levels[index] ?? 0, from, to);
      void layer.fill();
    }
  }

  destroy(): void {
    this.wanted = null;
    this.stop();
  }

  private async load(name: PieceName): Promise<void> {
    const { context, turn } = this;
    const piece = await fetchPiece(this.game.folder, name);
    for (const [index, files] of (piece?.layers ?? []).entries()) {
      if (!piece || turn !== this.turn) return;
      const pack = await loadPack(files, this.decode);
      if (!pack || turn !== this.turn) return;
      this.playing ??= this.begin(name, piece);
      const { out, origin, layers } = this.playing;
      const cut = { segment: piece.segment / 1000, lead: piece.lead / 1000, blend: piece.blend / 1000 };
      const layer = new Layer(context, out, pack, cut, origin);
      layers.push(layer);
      const soon = Math.max(origin, context.currentTime + SOON);
      layer.turn(this.game.layers(name, this.level)[index] ?? 0, soon, soon + FADE_IN);
      await layer.fill();
    }
  }

  private begin(name: PieceName, piece: Piece): Playing {
    const out = new GainNode(this.context);
    out.connect(this.destination);
    const layers: Layer[] = [];
    const looking = setInterval(() => {
      for (const layer of layers) void layer.fill();
    }, LOOK);
    return { name, piece, out, origin: this.context.currentTime + SOON, layers, looking };
  }

  private stop(): void {
    this.turn += 1;
    if (this.playing) this.end(this.playing);
    this.playing = null;
  }

  /** Fades out, then lets go of the sound in memory, which is several times what was loaded. */
  private end({ looking, out, layers }: Playing): void {
    clearInterval(looking);
    const now = this.context.currentTime;
    follow(out.gain, toward(flat(1), now, 0, now, now + FADE_OUT), now);
    for (const layer of layers) layer.end(now + FADE_OUT);
    setTimeout(() => out.disconnect(), 1000 * (FADE_OUT + SOON));
  }
}

/** The next beginning of a bar, not before a moment. */
function nextBar({ origin, piece }: Playing, time: number): number {
  const bar = piece.bar / 1000;
  return origin + Math.ceil((time - origin) / bar) * bar;
}
