import type Phaser from 'phaser';
import type { Rect, Spot } from './layout/rect.ts';
import { type Cut, cutOf, frameOf, tinted } from './pictures/frames.ts';
import { color, css, currentTheme } from './theme.ts';

export interface TextStyle {
  readonly size: number;
  readonly color?: number;
  readonly face?: 'display' | 'text';
  readonly weight?: 500 | 600 | 700;
  readonly align?: 'left' | 'center' | 'right';
  /** The most it may take; longer text gets smaller, but never under 12. */
  readonly width?: number;
  /** Width of an ink line around the letters. */
  readonly outline?: number;
  readonly outlineColor?: number;
  /** A hard ink shadow this far to the lower right. */
  readonly shadow?: number;
  readonly spacing?: number;
}

/** A part of a paragraph with its own color and weight. */
export interface Run {
  readonly text: string;
  readonly color?: number;
  readonly weight?: 500 | 600 | 700;
}

/** Text in several lines. */
export interface ParagraphStyle extends TextStyle {
  /** The distance between lines as a multiple of the letters' size. */
  readonly leading?: number;
  /** In the middle of its area, instead of at its top. */
  readonly middle?: boolean;
}

export interface PanelStyle {
  /** Nothing for a frame without a ground. */
  readonly fill?: number;
  readonly alpha?: number;
  readonly line?: number;
  readonly lineColor?: number;
  readonly radius?: number;
  /** A hard shadow this far to the lower right. */
  readonly shadow?: number;
  /** An ink edge this far below, as of a button that can be pressed. */
  readonly drop?: number;
  readonly dashed?: boolean;
}

export interface SpriteStyle {
  /** Degrees. */
  readonly turn?: number;
  readonly flip?: boolean;
  readonly alpha?: number;
  /** Multiplied in, or the color of the whole silhouette where `flat`. */
  readonly tint?: number;
  readonly flat?: boolean;
  /** The height as a fraction of the full height. */
  readonly squash?: number;
}

export const SMALLEST = 12;

/**
 * Draws the static parts of a screen on a 2D canvas: frames, rays, dots, text, and frames of the atlases. Short name:
 * `g`.
 */
export class CanvasPainter {
  constructor(
    readonly ctx: CanvasRenderingContext2D,
    private readonly textures: Phaser.Textures.TextureManager,
  ) {}

  /** Draws inside a rectangle with round corners, and restores the state after it. */
  withinRound(area: Rect, radius: number, draw: () => void): void {
    this.ctx.save();
    this.trace(area, radius);
    this.ctx.clip();
    draw();
    this.ctx.restore();
  }

  /** Draws inside a clip, or turned about a spot, and restores the state after it. */
  within(
    area: readonly Spot[] | Rect | null,
    draw: () => void,
    turn?: { readonly degrees: number; readonly about: Spot },
  ): void {
    this.ctx.save();
    if (turn) {
      this.ctx.translate(turn.about.x, turn.about.y);
      this.ctx.rotate((turn.degrees * Math.PI) / 180);
      this.ctx.translate(-turn.about.x, -turn.about.y);
    }
    if (area) {
      this.trace(area);
      this.ctx.clip();
    }
    draw();
    this.ctx.restore();
  }

  private trace(area: readonly Spot[] | Rect, radius = 0): void {
    this.ctx.beginPath();
    if ('w' in area) return this.ctx.roundRect(area.x, area.y, area.w, area.h, radius);
    this.join(area);
    this.ctx.closePath();
  }

  private join(spots: readonly Spot[]): void {
    for (const { x, y } of spots) this.ctx.lineTo(x, y);
  }

  fill(area: readonly Spot[] | Rect, value: number, alpha = 1): void {
    this.trace(area);
    this.pour(value, alpha);
  }

  private pour(value: number, alpha = 1): void {
    this.ctx.fillStyle = css(value, alpha);
    this.ctx.fill();
  }

  stroke(area: readonly Spot[] | Rect, width: number, value: number = color.ink, dash: readonly number[] = []): void {
    this.trace(area);
    this.line(width, value, dash);
  }

  private line(width: number, value: number, dash: readonly number[] = []): void {
    this.ctx.lineWidth = width * currentTheme().weight;
    this.ctx.lineJoin = 'round';
    this.ctx.lineCap = dash.length > 0 ? 'butt' : 'round';
    this.ctx.strokeStyle = css(value);
    this.ctx.setLineDash([...dash]);
    this.ctx.stroke();
    this.ctx.setLineDash([]);
  }

  /** An open line through spots. */
  path(spots: readonly Spot[], width: number, value: number = color.ink, dash: readonly number[] = []): void {
    this.ctx.beginPath();
    this.join(spots);
    this.line(width, value, dash);
  }

  /** A straight line. */
  segment(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    width: number,
    value: number = color.ink,
    dash: readonly number[] = [],
  ): void {
    const spots = [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ];
    this.path(spots, width, value, dash);
  }

  circle(x: number, y: number, radius: number, fill: number, line = 0, lineColor: number = color.ink): void {
    this.ctx.beginPath();
    this.ctx.arc(x, y, radius, 0, 2 * Math.PI);
    this.pour(fill);
    if (line > 0) this.line(line, lineColor);
  }

  /** A frame of paper, night or color: ink line, round corners, hard shadow. */
  panel(r: Rect, style: PanelStyle): void {
    const { radius = 8, line = 2, shadow = 0, drop = 0, alpha = 1 } = style;
    if (shadow > 0) {
      this.trace({ ...r, x: r.x + shadow, y: r.y + shadow }, radius);
      this.pour(color.ink, 0.55);
    }
    if (drop > 0) {
      this.trace({ ...r, h: r.h + drop }, radius);
      this.pour(color.ink);
      this.line(line, color.ink);
    }
    this.trace(r, radius);
    if (style.fill !== undefined) this.pour(style.fill, alpha);
    if (line > 0) this.line(line, style.lineColor ?? color.ink, style.dashed ? [line * 3.5, line * 2.5] : []);
  }

  private use(style: TextStyle, size: number): void {
    const face = style.face ?? 'text';
    const weight = face === 'display' ? 400 : (style.weight ?? 600);
    this.ctx.font = `${weight} ${size}px "${currentTheme().fonts[face]}", sans-serif`;
    this.ctx.letterSpacing = `${style.spacing ?? (face === 'display' ? size * 0.02 : 0)}px`;
    this.ctx.textAlign = style.align ?? 'left';
    this.ctx.textBaseline = 'middle';
  }

  /** How wide a line of text is. */
  measure(words: string, style: TextStyle): number {
    this.use(style, style.size);
    return this.ctx.measureText(words).width;
  }

  /** One line of text, `y` is its middle. Returns its font size. */
  text(words: string, x: number, y: number, style: TextStyle): number {
    let size = style.face === 'display' ? style.size : Math.max(SMALLEST, style.size);
    this.use(style, size);
    if (style.width !== undefined) {
      const wide = this.ctx.measureText(words).width;
      if (wide > style.width) {
        size = Math.max(SMALLEST, (size * style.width) / wide);
        this.use(style, size);
      }
    }
    const middle = y + size * (style.face === 'display' ? currentTheme().fonts.rise : 0.04);
    if (style.shadow !== undefined) {
      this.letter(words, x + style.shadow, middle + style.shadow, { ...style, outlineColor: color.ink }, color.ink);
    }
    this.letter(words, x, middle, style, style.color ?? color.ink);
    return size;
  }

  /** One line in big letters, its middle at a spot. */
  title(words: string, x: number, y: number, style: Omit<TextStyle, 'face' | 'align'>): void {
    this.text(words, x, y, { ...style, face: 'display', align: 'center' });
  }

  private letter(words: string, x: number, y: number, style: TextStyle, fill: number): void {
    if (style.outline !== undefined) {
      this.ctx.lineWidth = style.outline * 2 * currentTheme().weight;
      this.ctx.lineJoin = 'round';
      this.ctx.strokeStyle = css(style.outlineColor ?? color.ink);
      this.ctx.strokeText(words, x, y);
    }
    this.ctx.fillStyle = css(fill);
    this.ctx.fillText(words, x, y);
  }

  /** Text in several lines from the top of `r`. Gets smaller, down to 12, until it fits. */
  paragraph(runs: readonly Run[], r: Rect, style: ParagraphStyle): void {
    const { lines, size, leading, height } = this.fitLines(runs, r, style);
    const top = style.middle ? r.y + Math.max(0, r.h - height) / 2 : r.y;
    for (const [i, line] of lines.entries()) this.lineOf(line, r, top + leading * (i + 0.5), style, size);
  }

  /**
   * The height in CSS pixels that a paragraph needs in `r`; more than `r` has if even its smallest size does not fit.
   */
  paragraphHeight(runs: readonly Run[], r: Pick<Rect, 'w' | 'h'>, style: ParagraphStyle): number {
    return this.fitLines(runs, r, style).height;
  }

  private fitLines(
    runs: readonly Run[],
    r: Pick<Rect, 'w' | 'h'>,
    style: ParagraphStyle,
  ): { lines: Run[][]; size: number; leading: number; height: number } {
    const drawnUp = Math.max(SMALLEST, style.size);
    for (
      let size = drawnUp * currentTheme().type;
      ;
      size = size > drawnUp ? Math.max(drawnUp, size - 0.5) : size - 0.5
    ) {
      const { lines, widest } = this.wrap(runs, r.w, style, size);
      const leading = size * (style.leading ?? 1.28);
      const height = lines.length * leading;
      // What is larger than drawn up takes nothing from its neighbors.
      const spare = size > drawnUp ? -0.2 : 0.15;
      // A single word that is wider than the room would be clipped.
      if ((height <= r.h + leading * spare && widest <= r.w) || size <= SMALLEST)
        return { lines, size, leading, height };
    }
  }

  private lineOf(line: readonly Run[], r: Rect, y: number, style: TextStyle, size: number): void {
    const widths = line.map((run) => {
      this.use({ ...style, ...run, align: 'left' }, size);
      return this.ctx.measureText(run.text).width;
    });
    const total = widths.reduce((sum, width) => sum + width, 0);
    const { align = 'left' } = style;
    let x = align === 'center' ? r.x + (r.w - total) / 2 : align === 'right' ? r.x + r.w - total : r.x;
    for (const [i, run] of line.entries()) {
      this.use({ ...style, ...run, align: 'left' }, size);
      this.letter(run.text, x, y + size * 0.04, style, run.color ?? style.color ?? color.ink);
      x += widths[i] ?? 0;
    }
  }

  private wrap(
    runs: readonly Run[],
    width: number,
    style: TextStyle,
    size: number,
  ): { lines: Run[][]; widest: number } {
    const lines: Run[][] = [[]];
    let [used, widest] = [0, 0];
    for (const run of runs) {
      for (const word of run.text.split(/(?<= )/)) {
        this.use({ ...style, ...run, align: 'left' }, size);
        const wide = this.ctx.measureText(word.trimEnd()).width;
        widest = Math.max(widest, wide);
        if (used > 0 && used + wide > width) {
          lines.push([]);
          used = 0;
        }
        lines.at(-1)?.push({ ...run, text: word });
        used += this.ctx.measureText(word).width;
      }
    }
    return { lines, widest };
  }

  /** A white symbol of the atlas in a color. */
  icon(name: string, x: number, y: number, size: number, value: number = color.ink, turn = 0): void {
    this.sprite(`icon/${name}`, x, y, size, { tint: value, turn });
  }

  /** A frame of an atlas, `size` high before it was trimmed, its middle at a spot. */
  sprite(name: string, x: number, y: number, size: number, style: SpriteStyle = {}, atlas?: string): void {
    const frame = frameOf(this.textures, name, atlas);
    if (!frame) return;
    const scale = size / frame.realHeight;
    this.ctx.save();
    this.ctx.translate(x, y);
    if (style.turn) this.ctx.rotate((style.turn * Math.PI) / 180);
    this.ctx.scale(style.flip ? -scale : scale, scale * (style.squash ?? 1));
    this.ctx.globalAlpha *= style.alpha ?? 1;
    this.ctx.imageSmoothingQuality = 'high';
    const picture = style.tint === undefined ? cutOf(frame) : tinted(frame, style.tint, style.flat === true);
    if (picture) {
      const [left, top] = [frame.x - frame.realWidth / 2, frame.y - frame.realHeight / 2];
      const { cutWidth: w, cutHeight: h } = frame;
      this.ctx.drawImage(picture.image, picture.x, picture.y, w, h, left, top, w, h);
    }
    this.ctx.restore();
  }

  /** The pixels of a frame, for callers that do more than draw them. */
  cut(name: string, atlas?: string): Cut | null {
    const frame = frameOf(this.textures, name, atlas);
    return frame && cutOf(frame);
  }

  /** Wedges of a second color from a spot to the ends of the world; clip first. */
  rays(from: Spot, reach: number, value: number, wedges = 22, start = 0): void {
    this.ctx.fillStyle = css(value);
    this.ctx.beginPath();
    for (let i = 0; i < wedges; i++) {
      const a = start + (i / wedges) * 2 * Math.PI;
      const b = a + Math.PI / wedges;
      this.ctx.moveTo(from.x, from.y);
      this.ctx.lineTo(from.x + Math.cos(a) * reach, from.y + Math.sin(a) * reach);
      this.ctx.lineTo(from.x + Math.cos(b) * reach, from.y + Math.sin(b) * reach);
    }
    this.ctx.fill();
  }

  /** Halftone at 45 degrees: `grow` says how big the dots are at a spot, from 0 (none) to 1 (touching). */
  dots(area: Rect, cell: number, value: number, grow: (x: number, y: number) => number, alpha = 1): void {
    this.ctx.fillStyle = css(value, alpha);
    this.ctx.beginPath();
    const step = cell / Math.SQRT2;
    let odd = false;
    for (let y = Math.floor(area.y / step) * step; y < area.y + area.h + step; y += step) {
      odd = !odd;
      const first = Math.floor(area.x / (2 * step)) * 2 * step + (odd ? 0 : step);
      for (let x = first; x < area.x + area.w + step; x += 2 * step) {
        const radius = Math.min(1, grow(x, y)) * step * 0.96;
        if (radius < 0.35) continue;
        this.ctx.moveTo(x + radius, y);
        this.ctx.arc(x, y, radius, 0, 2 * Math.PI);
      }
    }
    this.ctx.fill();
  }
}
