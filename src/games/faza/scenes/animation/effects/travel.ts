import Phaser from 'phaser';
import { together } from '../../../../../table/cutscenes/motion.ts';
import type { Spot } from '../../../../../table/layout/rect.ts';
import type { Image } from '../../../../../table/stage/props.ts';
import { color } from '../../../../../table/theme.ts';
import type { TileNo } from '../../../content/vocabulary.ts';
import type { Manner } from '../../../rules/state/fact.ts';
import { DEPTH } from '../../board/surface.ts';
import type { BoardContext } from '../boardContext.ts';
import { TIMINGS } from '../timings.ts';

const { Quadratic, Sine } = Phaser.Math.Easing;

/** The travelers, and their targets. */
interface Party {
  readonly bodies: readonly Image[];
  readonly goals: readonly Spot[];
}

/** Moves people to their targets in the style of the movement. */
export async function travel(context: BoardContext, party: Party, path: readonly TileNo[], by: Manner): Promise<void> {
  if (by === 'airplane') return flight(context, party);
  if (by === 'teleport') return beam(context, party, color.live);
  if (by === 'carried') return beam(context, party, color.act);
  if (by === 'underground') return tunnel(context, party);
  return walk(context, party, path, by === 'ambulance' ? TIMINGS.ambulancePace : TIMINGS.stepPace);
}

async function walk(
  context: BoardContext,
  { bodies, goals }: Party,
  path: readonly TileNo[],
  pace: number,
): Promise<void> {
  const hop = context.cell(path[0] ?? 1).w * 0.1;
  for (let step = 1; step < path.length; step++) {
    const last = step === path.length - 1;
    const cell = context.cell(path[step] ?? 1);
    context.sound('step');
    await together(bodies, (body, i) => {
      const goal = goals[i];
      const to = last && goal ? goal : { x: cell.x + cell.w * (0.42 + i * 0.12), y: cell.y + cell.h * 0.6 };
      return context.fly(body, to, pace + i * 30, hop, Sine.InOut);
    });
  }
}

async function flight(context: BoardContext, { bodies, goals }: Party): Promise<void> {
  context.sound('fly');
  await together(bodies, async (body, i) => {
    const goal = goals[i] ?? body;
    const from = { x: body.x, y: body.y };
    const far = Math.hypot(goal.x - from.x, goal.y - from.y);
    const right = goal.x >= from.x;
    const size = context.cell(context.state.board[0] ?? 1).w * 0.62;
    const plane = context.props.frame('icon/plane', from.x, from.y, size, DEPTH.flying - 1).setTint(color.paper);
    const outline = context.props.frame('icon/plane', from.x, from.y, size * 1.16, DEPTH.flying - 2).setTint(color.ink);
    const full = body.scaleX;
    const turn = Math.atan2(goal.y - from.y, goal.x - from.x) + Math.PI / 2;
    await context.motion.eased(Quadratic.InOut, TIMINGS.flight + far * 0.5, (t) => {
      const lift = Math.sin(t * Math.PI);
      body.setPosition(from.x + (goal.x - from.x) * t, from.y + (goal.y - from.y) * t - lift * (30 + far * 0.22));
      body.setScale(full * (1 + lift * 0.22)).setAngle((right ? 1 : -1) * lift * 9);
      for (const part of [plane, outline])
        part
          .setPosition(body.x, body.y + size * 0.3)
          .setRotation(turn)
          .setAlpha(Math.min(1, lift * 3));
    });
    context.props.drop(plane);
    context.props.drop(outline);
    if (body.active) body.setScale(full).setAngle(0);
  });
  const [goal] = goals;
  if (goal) context.fx.puff('smoke', { x: goal.x, y: goal.y + 14 }, 40 * context.unit + 20, color.paper, 300);
}

async function beam(context: BoardContext, { bodies, goals }: Party, tint: number): Promise<void> {
  context.sound('teleport');
  const gone = bodies.map((body) => {
    const [sx, sy] = [body.scaleX, body.scaleY];
    context.fx.puff('ring', body, body.displayHeight, tint, 320);
    return context.motion
      .eased(Quadratic.In, TIMINGS.beamOut, (t) =>
        body
          .setScale(sx * (1 - t), sy * (1 + t * 0.9))
          .setTint(tint)
          .setTintMode(Phaser.TintModes.FILL),
      )
      .then(() => ({ sx, sy }));
  });
  const sizes = await Promise.all(gone);
  await together(bodies, (body, i) => {
    const goal = goals[i] ?? body;
    const { sx, sy } = sizes[i] ?? { sx: body.scaleX, sy: body.scaleY };
    body.setPosition(goal.x, goal.y);
    context.fx.puff('ring', goal, body.displayHeight, tint, 380);
    context.fx.puff('spark', goal, body.displayHeight * 1.2, tint, 420);
    return context.motion.move(TIMINGS.beamIn, (t) => {
      body.setScale(sx * t, sy * (1.9 - t * 0.9));
      if (t > 0.6) body.clearTint();
    });
  });
  for (const body of bodies) if (body.active) body.clearTint().setTintMode(Phaser.TintModes.MULTIPLY);
}

async function tunnel(context: BoardContext, { bodies, goals }: Party): Promise<void> {
  context.sound('step');
  await together(bodies, async (body, i) => {
    const goal = goals[i] ?? body;
    const { x, y, scaleX, scaleY } = body;
    context.fx.puff('smoke', { x, y: y + 16 }, 56, 0xb08a63, 340);
    await context.motion.eased(Quadratic.In, TIMINGS.digIn, (t) =>
      body.setPosition(x, y + 20 * t).setScale(scaleX, scaleY * (1 - t)),
    );
    context.fx.puff('smoke', { x: goal.x, y: goal.y + 16 }, 60, 0xb08a63, 380);
    await context.motion.eased(Phaser.Math.Easing.Back.Out, TIMINGS.digOut, (t) =>
      body.setPosition(goal.x, goal.y + 20 * (1 - t)).setScale(scaleX, scaleY * t),
    );
  });
}
