import type Phaser from 'phaser';
import {
  CanvasPainter,
  type PanelStyle,
  type ParagraphStyle,
  type Run,
  type TextStyle,
} from '../../src/table/canvasPainter.ts';
import { common, type Rect, rect, type Spot } from '../../src/table/layout/rect.ts';

/** The smallest font size allowed on a phone, in CSS pixels. */
const SMALLEST = 11;
/** How far letters may be condensed, as a fraction of their normal width. */
const NARROWEST = 0.73;

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** The upright rectangle around a rectangle that has been moved, scaled or turned. */
function moved([a, b, c, d, e, f]: Matrix, { x, y, w, h }: Rect): Rect {
  const spots = [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ].map(([p = 0, q = 0]) => [a * p + c * q + e, b * p + d * q + f] as const);
  const [xs, ys] = [spots.map(([p]) => p), spots.map(([, q]) => q)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return rect(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
}

/** The widths of a game's letters, in hundredths of the font size, as a browser measures them. */
export interface LetterWidths {
  readonly letters: string;
  readonly faces: Readonly<Record<Face, readonly number[]>>;
}

type Face = 'display' | 'text500' | 'text600' | 'text700';

/** The width of words at a font size. */
function widthOf({ letters, faces }: LetterWidths, words: string, face: Face, size: number, spacing: number): number {
  return [...words].reduce((sum, letter) => {
    const known = faces[face][letters.indexOf(letter)] ?? 60;
    return sum + (known / 100) * size + spacing;
  }, 0);
}

/**
 * Paper for one `CanvasPainter`, which draws nothing and checks every word: whether it is cut at the edge of the
 * drawing, runs out of its panel, or is too small or too narrow to be read. It also reports shadows inside a clip,
 * which made browsers that draw canvases in their graphics process lose other panels of the page.
 */
export class Paper {
  readonly complaints: string[] = [];
  /** Every line of text, in drawing order. */
  readonly lines: string[] = [];
  /** The position of each line. */
  readonly boxes: Rect[] = [];
  /** What was filled with a color, in drawing order. */
  readonly filled: { readonly rect: Rect; readonly color: number }[] = [];
  private panels: Rect[] = [];
  /** The first line that the painter in use has drawn. */
  private first = 0;

  constructor(private readonly widths: LetterWidths) {}

  /** A painter that draws over an area. */
  g(area: Rect): CanvasPainter {
    this.panels = [];
    this.first = this.lines.length;
    return new WatchedPen(this.context(area), this);
  }

  /** Remembers a panel: words inside must stay inside. */
  panel(r: Rect): void {
    this.panels.push(r);
  }

  /** Remembers a filled panel: it must not cover what its painter wrote before. */
  fill(r: Rect, color: number): void {
    this.filled.push({ rect: r, color });
    for (const [index, box] of this.boxes.entries()) {
      const covered = common(box, r);
      if (index >= this.first && covered.w > 0.6 && covered.h > 0.6) this.complain('covered', this.lines[index] ?? '');
    }
  }

  complain(what: string, words: string): void {
    this.complaints.push(`${what}: ${words.slice(0, 30)}`);
  }

  private context(area: Rect): CanvasRenderingContext2D {
    let now: Matrix = [1, 0, 0, 1, 0, 0];
    let isClipped = false;
    const saved: { readonly now: Matrix; readonly isClipped: boolean; readonly shadowBlur: number }[] = [];
    const style = { font: '', letterSpacing: '0px', textAlign: 'left', shadowBlur: 0 };
    const font = (): { size: number; face: Face } => {
      const [, weight = '600', size = '0'] = /^(\d+) ([\d.]+)px/.exec(style.font) ?? [];
      const face =
        weight === '400' ? 'display' : weight === '500' ? 'text500' : weight === '700' ? 'text700' : 'text600';
      return { size: Number(size), face };
    };
    const measure = (words: string): number => {
      const { size, face } = font();
      return widthOf(this.widths, words, face, size, Number.parseFloat(style.letterSpacing));
    };
    const letters = (words: string, x: number, y: number): void => {
      if (words.trim() === '') return;
      this.lines.push(words.trim());
      const { size } = font();
      const wide = measure(words.trimEnd());
      const left = style.textAlign === 'center' ? x - wide / 2 : style.textAlign === 'right' ? x - wide : x;
      const box = moved(now, rect(left, y - size * 0.36, wide, size * 0.72));
      this.boxes.push(box);
      this.judge(words, box, area, now, size);
    };
    const own: Readonly<Record<string, unknown>> = {
      save: () => saved.push({ now, isClipped, shadowBlur: style.shadowBlur }),
      restore: () => {
        const before = saved.pop();
        if (!before) return;
        ({ now, isClipped } = before);
        style.shadowBlur = before.shadowBlur;
      },
      clip: () => {
        isClipped = true;
      },
      fill: () => {
        if (isClipped && style.shadowBlur > 0) this.complain('shadow in a clip', '');
      },
      translate: (x: number, y: number) => {
        now = times(now, [1, 0, 0, 1, x, y]);
      },
      scale: (x: number, y: number) => {
        now = times(now, [x, 0, 0, y, 0, 0]);
      },
      rotate: (angle: number) => {
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        now = times(now, [cos, sin, -sin, cos, 0, 0]);
      },
      roundRect: (x: number, y: number, w: number, h: number) => {
        this.panel(moved(now, rect(x, y, w, h)));
      },
      measureText: (words: string) => ({ width: measure(words) }),
      getTransform: () => ({ a: now[0] }),
      fillText: letters,
    };
    const context: unknown = new Proxy(style, {
      get: (target, name) => own[String(name)] ?? Reflect.get(target, name) ?? (() => undefined),
    });
    return context as CanvasRenderingContext2D;
  }

  private judge(words: string, box: Rect, area: Rect, [a, b, c, d]: Matrix, size: number): void {
    const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
    const shown = size * down;
    if (shown < SMALLEST) this.complain(`${shown.toFixed(1)} px small`, words);
    if (across / down < NARROWEST) this.complain(`${(across / down).toFixed(2)} narrow`, words);
    if (runsOut(box, area)) this.complain('cut', words);
    const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
    const around = this.panels
      .filter((r) => middle.x > r.x && middle.x < r.x + r.w && middle.y > r.y && middle.y < r.y + r.h)
      .sort((one, other) => one.w * one.h - other.w * other.h)[0];
    if (around && runsOut(box, around)) this.complain('out of its panel', words);
  }
}

/** Whether a line of text sticks out of a box by more than a rounding error. */
function runsOut(line: Rect, box: Rect): boolean {
  return (
    line.x < box.x - 0.6 ||
    line.x + line.w > box.x + box.w + 0.6 ||
    line.y < box.y - 0.6 ||
    line.y + line.h > box.y + box.h + 0.6
  );
}

class WatchedPen extends CanvasPainter {
  constructor(
    ctx: CanvasRenderingContext2D,
    private readonly paper: Paper,
  ) {
    super(ctx, { exists: () => false } as unknown as Phaser.Textures.TextureManager);
  }

  override fill(shape: Rect | readonly Spot[], value: number, alpha?: number): void {
    if ('w' in shape) this.paper.filled.push({ rect: shape, color: value });
    super.fill(shape, value, alpha);
  }

  override panel(r: Rect, style: PanelStyle): void {
    this.paper.panel(r);
    if (style.fill !== undefined) this.paper.fill(r, style.fill);
    super.panel(r, style);
  }

  override circle(x: number, y: number, radius: number, fill: number, line?: number, lineColor?: number): void {
    this.paper.panel(rect(x - radius, y - radius, 2 * radius, 2 * radius));
    super.circle(x, y, radius, fill, line, lineColor);
  }

  override text(words: string, x: number, y: number, style: TextStyle): number {
    const size = super.text(words, x, y, style);
    const { width } = style;
    if (width !== undefined && words !== '' && this.measure(words, { ...style, size }) > width + 0.6)
      this.paper.complain('too long', words);
    return size;
  }

  override paragraph(runs: readonly Run[], r: Rect, style: ParagraphStyle): void {
    super.paragraph(runs, r, style);
    const line = Math.max(12, style.size) * (style.leading ?? 1.28);
    // The last line may overhang by the room below its letters.
    if (this.paragraphHeight(runs, r, style) > r.h + line * 0.3)
      this.paper.complain('too many lines', runs.map(({ text }) => text).join(''));
  }
}
