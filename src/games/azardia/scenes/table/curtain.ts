import { at } from '../../../../kernel/at.ts';
import type { CanvasPainter, Spot } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import type { CharacterId } from '../../content/vocabulary.ts';
import type { Seat } from '../../rules/state/state.ts';
import { paint, paintOf } from '../paint/paint.ts';
import { disc, LIFT, paper, shape } from '../paint/paper.ts';
import { DEPTH, type Surface } from './surface.ts';
import type { AzardiaTableView } from './view.ts';

/** While the device is passed: a curtain in a player's color over the whole window, with the character and the symbol. */
export function drawCurtain({ panels }: Surface, { layout, state }: AzardiaTableView, seat: Seat): void {
  const { width, height } = layout;
  const window = rect(0, 0, width, height);
  const { character } = at(state.players, seat);
  panels.put('curtain', window, DEPTH.ground, character, (g) => paintCurtain(g, window, character));
}

function paintCurtain(g: CanvasPainter, window: Rect, character: CharacterId | null): void {
  const { w, h } = window;
  const { main, dark } = paintOf(character);
  g.fill(window, paint.door);
  g.fill({ ...window, y: h - h * 0.05, h: h * 0.05 }, paint.doorDark);
  const folds = Math.max(6, Math.round(w / 68));
  const fold = w / folds;
  for (let index = 0; index < folds; index++)
    shape(g, pennant(index * fold, 0, fold + 1, h * 0.955, 26), index % 2 ? main : dark);
  const teeth = Math.max(4, Math.round(w / 106));
  const deep = Math.min(74, h * 0.1);
  for (let index = 0; index < teeth; index++)
    shape(
      g,
      pennant((index * w) / teeth, 0, w / teeth + 1, deep, deep * 0.36),
      index % 2 ? paint.gold : 0xfff1c2,
      LIFT.standing,
    );
  actor(g, window, character);
}

/** A strip that hangs down and ends in a point. */
function pennant(x: number, y: number, w: number, h: number, point: number): Spot[] {
  return [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h - point },
    { x: x + w / 2, y: y + h },
    { x, y: y + h - point },
  ];
}

/** The character in the light, above the card with the words; beside it where the window is low. */
function actor(g: CanvasPainter, { w, h }: Rect, character: CharacterId | null): void {
  const isLow = h < 500 && w > h;
  const spot = isLow ? { x: w * 0.27, y: h * 0.54 } : { x: w / 2, y: h * 0.36 };
  const radius = Math.min(isLow ? h * 0.42 : h * 0.29, w * 0.44);
  const { pale, main, on } = paintOf(character);
  const { ctx } = g;
  for (const [part, alpha] of [
    [1, 0.75],
    [0.78, 0.9],
    [0.56, 1],
  ] as const) {
    ctx.globalAlpha = alpha;
    disc(g, spot, radius * part, part === 1 ? pale : paint.white, LIFT.standing);
    ctx.globalAlpha = part === 1 ? 1 : 0.55;
    if (part !== 1) disc(g, spot, radius * part, pale);
  }
  ctx.globalAlpha = 1;
  if (character === null) return g.title('?', spot.x, spot.y, { size: radius, color: paint.ink });
  g.sprite(`figure/${character}`, spot.x, spot.y, radius * 1.9);
  const side = radius * 0.42;
  const sign = rect(spot.x + radius * 0.5, spot.y + radius * 0.42, side, side);
  paper(g, sign, { fill: main, lift: LIFT.hanging, radius: side * 0.16 });
  g.sprite(`symbol/${character}`, sign.x + side / 2, sign.y + side / 2, side * 0.72, { tint: on });
}
