import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import type { CharacterId } from '../../content/vocabulary.ts';
import type { AzardiaTableView } from '../../interaction/view.ts';
import type { Seat } from '../../rules/state/state.ts';
import { paintGrain } from '../paint/grain.ts';
import { mixed, paint, paintOf } from '../paint/paint.ts';
import { halo, LIFT, shape } from '../paint/paper.ts';
import { DEPTH, type Surface } from './surface.ts';

/** While the device is passed: a curtain in a player's color over the whole window, with the character. */
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
    shape(
      g,
      pennant(index * fold, 0, fold + 1, h * (index % 3 ? 0.955 : 0.945), 26),
      index % 2 ? main : mixed(main, dark, 0.45),
      LIFT.lying,
    );
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
  paintGrain(g, window);
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

/** The character in the light, above the card with the words; beside it if the window is low. */
function actor(g: CanvasPainter, { w, h }: Rect, character: CharacterId | null): void {
  const isLow = h < 500 && w > h;
  const spot = isLow ? { x: w * 0.27, y: h * 0.54 } : { x: w / 2, y: h * 0.385 };
  const size = Math.min(isLow ? h * 0.8 : h * 0.51, w * 0.84);
  const { pale, main } = paintOf(character);
  // Its lower part is behind the card.
  const light = isLow ? spot : { ...spot, y: spot.y + size * 0.12 };
  halo(g, light, Math.min(size * (isLow ? 0.6 : 0.67), w * 0.49), mixed(pale, main, 0.25));
  if (character === null) return g.title('?', spot.x, spot.y, { size: size / 2, color: paint.ink });
  g.sprite(`figure/${character}`, spot.x, spot.y, size);
}
