import Phaser from 'phaser';
import type { Seat } from '../../rules/state/state.ts';
import type { AnimatedTable } from './animatedTable.ts';
import { TIMINGS } from './timings.ts';

const { Bounce, Sine } = Phaser.Math.Easing;

/** Lets a number of dice fall onto the table and come to rest. */
export async function throwDice(table: AnimatedTable, count: number): Promise<void> {
  table.sound('shake');
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const die = table.panel(`widget:die:${index}`);
      if (!die) return;
      const { x, y } = die;
      const lift = 130 * table.unit;
      let before = 0;
      let isDown = false;
      const spin = (index % 2 ? -1 : 1) * (540 + index * 80);
      await table.motion.eased(Bounce.Out, TIMINGS.dice + index * TIMINGS.dieAfterDie, (t) => {
        // Where it first bounces, and rises again.
        if (!isDown && (t < before || t === 1)) {
          isDown = true;
          table.sound('dieLand');
        }
        before = t;
        if (die.active) die.setPosition(x + (1 - t) * lift * (index % 2 ? 0.5 : -0.5), y - (1 - t) * lift);
        die.setAngle((1 - t) * (1 - t) * spin).setAlpha(Math.min(1, 0.3 + t * 2));
      });
      if (die.active) die.setAngle(0).setAlpha(1).setPosition(x, y);
    }),
  );
}

/** Lets a player's panel jump: something has happened to them. */
export async function bump(table: AnimatedTable, seat: Seat): Promise<void> {
  const panel = table.panel(table.isOwn(seat) ? 'own' : `rival:${seat}`);
  if (!panel) return;
  const { y } = panel;
  await table.motion.eased(Sine.Out, TIMINGS.bump, (t) => {
    if (panel.active) panel.setY(y - Math.sin(t * Math.PI) * 7 * table.unit);
  });
}
