import Phaser from 'phaser';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { middle, type Rect } from '../../../../table/layout/rect.ts';
import type { PeopleId } from '../../content/vocabulary.ts';
import { withBattle } from '../../interaction/layout/battleLayout.ts';
import { battleText as text } from '../../text/battle.en.ts';
import { dieName, toldByDie } from '../battle/drawBattle.ts';
import { PEOPLE_PAINT, paint } from '../paint/paint.ts';
import { paintSlab } from '../paint/slab.ts';
import type { AnimatedTable } from './animatedTable.ts';
import { showSlab } from './slabs.ts';
import { resultSound } from './sounds.ts';
import { TIMINGS } from './timings.ts';

const { Bounce } = Phaser.Math.Easing;

/** Throws the D20 of a people, and lets its number be read: longer where it decides. */
export async function throwD20(table: AnimatedTable, people: PeopleId, isLast: boolean): Promise<void> {
  const die = table.surface.panels.get(dieName(people));
  if (!die) return;
  const { x, y } = die;
  const told = toldByDie(people, isLast).map((name) => table.surface.panels.get(name));
  const showTold = (alpha: number): void => {
    for (const image of told) if (image?.active) image.setAlpha(alpha);
  };
  showTold(0);
  const side = people === 'sailfolk' ? -1 : 1;
  table.sound('d20');
  await table.motion.eased(Bounce.Out, TIMINGS.d20, (t) => {
    const rest = 1 - t;
    if (die.active)
      die
        .setPosition(x + side * rest * 60 * table.unit, y - rest * 150 * table.unit)
        .setAngle(side * rest * rest * 700);
  });
  showTold(1);
  await table.motion.wait(isLast ? TIMINGS.rollRead : TIMINGS.firstRead);
}

/** Says over the crack who has won a battle; `null` for a tie. */
export function showResult(table: AnimatedTable, people: PeopleId | null): Promise<void> {
  table.sound(resultSound(people, table.people));
  const { battle } = withBattle(table.layout);
  const draw = (g: CanvasPainter, area: Rect): void => {
    const k = area.w / 320;
    const face = paintSlab(g, area, { unit: k, ...(people ? { fill: PEOPLE_PAINT[people].main } : {}) });
    const words = people === null ? text.tiedEnd : text.won(people);
    const color = people === null ? paint.ink : PEOPLE_PAINT[people].on;
    g.title(words, face.x + face.w / 2, face.y + face.h / 2, { size: 28 * k, color, width: face.w - 24 * k });
  };
  return showSlab(table, [320, 84], TIMINGS.result, draw, battle ? { on: middle(battle.lead) } : {});
}
