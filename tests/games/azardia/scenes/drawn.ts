import { boardGeometry } from '../../../../src/games/azardia/interaction/layout/boardGeometry.ts';
import type { AzardiaTableView } from '../../../../src/games/azardia/interaction/view.ts';
import type { Surface } from '../../../../src/games/azardia/scenes/table/surface.ts';
import type { CanvasPainter, Run } from '../../../../src/table/canvasPainter.ts';
import { type Rect, rect } from '../../../../src/table/layout/rect.ts';
import { Paper } from '../../../kit/paper.ts';
import widths from './letterWidths.json' with { type: 'json' };

/** The content of a panel: its words and pictures, in drawing order. */
export interface Drawn {
  readonly words: readonly string[];
  readonly sprites: readonly string[];
  readonly icons: readonly string[];
  /** The position of each picture, with its margin. */
  readonly places: readonly Rect[];
}

/** A pen that draws nothing, and records words and pictures. Every word fits. */
function noting(words: string[], sprites: string[], icons: string[], places: Rect[]): CanvasPainter {
  const within = (_: unknown, __: unknown, draw?: unknown): void => {
    for (const one of [__, draw]) if (typeof one === 'function') one();
  };
  const own: Readonly<Record<string, unknown>> = {
    text: (said: string, _: number, __: number, { size }: { size: number }) => {
      words.push(said);
      return size;
    },
    title: (said: string) => void words.push(said),
    paragraph: (runs: readonly Run[]) =>
      void words.push(
        runs
          .map(({ text }) => text)
          .join('')
          .trim(),
      ),
    paragraphHeight: () => 1,
    measure: () => 1,
    sprite: (name: string, x: number, y: number, size: number) => {
      sprites.push(name);
      places.push(rect(x - size / 2, y - size / 2, size, size));
    },
    icon: (name: string) => void icons.push(name),
    within,
    withinRound: within,
    ctx: new Proxy({}, { get: () => () => ({ a: 1 }), set: () => true }),
  };
  const pen: unknown = new Proxy(own, { get: (known, name) => known[String(name)] ?? (() => undefined) });
  return pen as CanvasPainter;
}

/** What a drawing function draws. */
export function drawnBy(draw: (g: CanvasPainter) => void): Drawn {
  const drawn = { words: [] as string[], sprites: [] as string[], icons: [] as string[], places: [] as Rect[] };
  draw(noting(drawn.words, drawn.sprites, drawn.icons, drawn.places));
  return drawn;
}

/** A pawn or ghost on the board: its picture, and its position. */
export interface Standing {
  readonly picture: string;
  readonly x: number;
  readonly y: number;
}

/** A surface without a canvas, which records its content. */
export function noted(view: AzardiaTableView) {
  const panels = new Map<string, Drawn>();
  const pawns = new Map<string, Standing>();
  const put = (name: string, _: Rect, __: number, ___: unknown, draw: (g: CanvasPainter) => void) => {
    panels.set(name, drawnBy(draw));
  };
  const board = boardGeometry(view.layout.board);
  const sprite = (name: string) => ({ name });
  const cast = {
    put: (name: string, { name: picture }: { name: string }, x: number, y: number) =>
      pawns.set(name, { picture, x, y }),
  };
  const field = { area: view.layout.board, panels: { put }, cast, sprites: { sprite }, board };
  const surface = { panels: { put }, sprites: { sprite }, field };
  return { surface: surface as unknown as Surface, panels, pawns, board };
}

/** The paper on which a part of the scene has drawn its panels: it checks whether all words fit. */
export function painted(draw: (surface: Surface, view: AzardiaTableView) => void, view: AzardiaTableView): Paper {
  const paper = new Paper(widths);
  const put = (_: string, area: Rect, ...[, , paint]: [number, unknown, (g: CanvasPainter) => void]): void =>
    paint(paper.g(area));
  draw({ panels: { put } } as Pick<Surface, 'panels'> as Surface, view);
  return paper;
}
