import Phaser from 'phaser';
import { at } from '../../../../kernel/values/at.ts';
import { together } from '../../../../table/cutscenes/motion.ts';
import { inset, middle, rect } from '../../../../table/layout/rect.ts';
import { duelLayout, endStrip, type SideLayout, sideOfSeat } from '../../interaction/layout/duelLayout.ts';
import { duelEnds } from '../../rules/forecast/duelStake.ts';
import type { FactOf } from '../../rules/state/fact.ts';
import type { Duel, Seat } from '../../rules/state/state.ts';
import { duelText, endText } from '../../text/duels.en.ts';
import { playerName } from '../../text/names.en.ts';
import { duelPanels, paintFigure } from '../duel/drawDuel.ts';
import { paint, paintOf } from '../paint/paint.ts';
import { LIFT, paper } from '../paint/paper.ts';
import { coinMark } from '../table/standing.ts';
import { DEPTH } from '../table/surface.ts';
import type { AnimatedTable } from './animatedTable.ts';
import { TIMINGS } from './timings.ts';

const { Back, Bounce, Cubic, Sine } = Phaser.Math.Easing;

/** Throws the two dice of one side onto the table; then its total comes. */
export async function throwDuelDice(table: AnimatedTable, seat: Seat): Promise<void> {
  table.sound('shake');
  const total = table.panel(duelPanels.total(seat));
  total?.setVisible(false);
  await together([0, 1], async (index) => {
    const die = table.panel(duelPanels.die(seat, index));
    if (!die) {
      await table.motion.wait(TIMINGS.duelThrow + index * TIMINGS.dieAfterDie);
      table.sound('dieLand');
      return;
    }
    const { x, y, scale } = die;
    const lift = 190 * table.unit;
    let before = 0;
    let isDown = false;
    await table.motion.eased(Bounce.Out, TIMINGS.duelThrow + index * TIMINGS.dieAfterDie, (t) => {
      if (!isDown && (t < before || t === 1)) {
        isDown = true;
        table.sound('dieLand');
      }
      before = t;
      if (!die.active) return;
      // It falls from near the eye: large first, and at its final size in the end.
      die
        .setPosition(x + (1 - t) * lift * (index ? 0.4 : -0.4), y - (1 - t) * lift)
        .setAngle((1 - t) * (1 - t) * (index ? -620 : 540))
        .setScale(scale * (1 + 0.5 * (1 - t)));
    });
  });
  await pop(table, total);
}

/** Scales something up from nothing. */
async function pop(table: AnimatedTable, image: Phaser.GameObjects.Image | undefined): Promise<void> {
  if (!image?.active) return;
  const { scale } = image;
  image.setVisible(true);
  await table.motion.eased(Back.Out, TIMINGS.duelTotal, (t) => {
    if (image.active) image.setScale(scale * Math.max(0.01, t));
  });
}

/** The scale of a coin when it starts to fall. */
const SLAMMED_FROM = 5;

/** Slams a coin down at its place, where it hides no number; the die shakes. */
export async function slamCoin(table: AnimatedTable, seat: Seat, die: number): Promise<void> {
  const area = sideIn(table, seat)?.coins[die];
  const image = table.panel(duelPanels.die(seat, die));
  if (!area) return;
  const size = area.h * 1.3;
  const coin = table.prop(`slam ${size}`, size, size, middle(area), DEPTH.flying, (g) =>
    coinMark(g, size / 2, size / 2, area.h),
  );
  const { scale } = coin;
  await table.motion.eased(Cubic.In, TIMINGS.coinSlam, (t) =>
    coin.setScale(scale * (SLAMMED_FROM - (SLAMMED_FROM - 1) * t)).setAlpha(0.4 + 0.6 * t),
  );
  if (image) {
    const { x, y } = image;
    await table.motion.move(TIMINGS.coinShake, (t) => {
      if (image.active) image.setPosition(x + Math.sin(t * 9) * 3 * (1 - t), y + (1 - t) * 4);
    });
  }
  table.props.drop(coin);
}

/** A total that has grown jumps. */
export async function popTotal(table: AnimatedTable, seat: Seat): Promise<void> {
  await pop(table, table.panel(duelPanels.total(seat)));
}

/** The winner in triumph, the loser down, and what each gains or loses. */
export async function endDuel(table: AnimatedTable, { winner, loser }: FactOf<'duelWon'>): Promise<void> {
  const { duel } = table.state;
  if (!duel) return table.motion.wait(TIMINGS.duelEnds);
  const shown: Phaser.GameObjects.Image[] = [];
  await together([winner, loser], async (seat) => {
    const side = sideIn(table, seat);
    if (!side) return;
    const figure = table.panel(duelPanels.figure(seat));
    await Promise.all([
      seat === winner ? triumph(table, side, seat, figure, shown) : fall(table, figure),
      tellWay(table, side, duel, seat, seat === winner, shown),
    ]);
  });
  await table.motion.wait(TIMINGS.duelEnds);
  for (const image of shown) table.props.drop(image);
}

async function triumph(
  table: AnimatedTable,
  { figure: area }: SideLayout,
  seat: Seat,
  figure: Phaser.GameObjects.Image | undefined,
  shown: Phaser.GameObjects.Image[],
): Promise<void> {
  const { character } = at(table.state.players, seat);
  if (!character) return;
  const isLeft = sideIn(table, seat) === duelLayout(table.layout).sides[0];
  const id = `triumph ${character} ${area.w}x${area.h}`;
  const image = table.prop(id, area.w, area.h, middle(area), DEPTH.duel + 2, (g) =>
    paintFigure(g, rect(0, 0, area.w, area.h), `figure/${character}/victory`, !isLeft),
  );
  shown.push(image);
  figure?.setVisible(false);
  const { y } = image;
  await table.motion.eased(Sine.Out, TIMINGS.duelJump, (t) => {
    if (image.active) image.setY(y - Math.abs(Math.sin(t * 2 * Math.PI)) * 22 * table.unit);
  });
}

async function fall(table: AnimatedTable, figure: Phaser.GameObjects.Image | undefined): Promise<void> {
  if (!figure) return;
  const { y } = figure;
  await table.motion.eased(Bounce.Out, TIMINGS.duelJump, (t) => {
    if (figure.active)
      figure
        .setAngle(t * 13)
        .setY(y + t * 24 * table.unit)
        .setAlpha(1 - 0.35 * t);
  });
}

/** A strip that says whether a side wins, and what that leads to. */
async function tellWay(
  table: AnimatedTable,
  side: SideLayout,
  duel: Duel,
  seat: Seat,
  wins: boolean,
  shown: Phaser.GameObjects.Image[],
): Promise<void> {
  const { state } = table;
  const { unit } = duelLayout(table.layout);
  const pair = { challenger: duel.challenger.seat, defender: duel.defender.seat, tile: duel.tile };
  const ends = duelEnds(state, pair).find((one) => one.seat === seat);
  if (!ends) return;
  const { main, on } = paintOf(at(state.players, seat).character);
  const around = 12;
  const { w, h, ...corner } = endStrip(side, unit, around);
  const spot = { x: corner.x + w / 2, y: corner.y + h / 2 };
  const said = `${wins ? duelText.win : duelText.lose} → ${endText(ends, wins ? 'win' : 'lose', state)}`;
  const name = wins ? duelText.wins(playerName(state, seat)) : playerName(state, seat);
  const id = `way ${seat} ${wins} ${said} ${w}x${h}`;
  const image = table.prop(id, w + 2 * around, h + 2 * around, spot, DEPTH.flying, (g) => {
    const area = rect(around, around, w, h);
    paper(g, area, { fill: paint.paper, lift: LIFT.hanging, radius: 9 * unit });
    const head = { ...area, h: h * 0.5 };
    paper(g, head, { fill: wins ? main : paint.off, lift: LIFT.glued, radius: 7 * unit });
    g.title(name, middle(head).x, middle(head).y, {
      size: head.h * 0.56,
      color: wins ? on : paint.offInk,
      width: head.w - 14 * unit,
    });
    const below = inset({ ...area, y: area.y + head.h, h: h - head.h }, 4 * unit);
    g.paragraph([{ text: said, color: paint.ink }], below, {
      size: 16 * unit,
      weight: 700,
      align: 'center',
      middle: true,
      leading: 1.05,
    });
  });
  shown.push(image);
  await pop(table, image);
}

function sideIn({ layout, state, viewer }: AnimatedTable, seat: Seat): SideLayout | null {
  return sideOfSeat(duelLayout(layout), state, viewer, seat);
}
