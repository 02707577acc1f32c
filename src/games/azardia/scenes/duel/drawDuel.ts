import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { around, inset, middle, type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import { type DuelLayout, duelLayout, nearFirst, type SideLayout, TOOTH } from '../../interaction/layout/duelLayout.ts';
import type { AzardiaTableView } from '../../interaction/view.ts';
import type { Widget } from '../../interaction/widget.ts';
import { totalOf } from '../../rules/duels/duels.ts';
import { type DuelEnds, duelEnds, duelStake } from '../../rules/forecast/duelStake.ts';
import type { AzardiaView, Duel, DuelSide } from '../../rules/state/state.ts';
import { duelText, duelTitle, endText } from '../../text/duels.en.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { coinText, count } from '../../text/names.en.ts';
import { paintGrain } from '../paint/grain.ts';
import { mixed, paint, paintOf } from '../paint/paint.ts';
import { halo, LIFT, paper, shape, smooth, starShape } from '../paint/paper.ts';
import { coinMark, levelBars, nameTag } from '../table/standing.ts';
import { DEPTH, putAround, type Surface } from '../table/surface.ts';
import { drawDuelPanel } from './duelPanel.ts';

/**
 * The open duel over the whole window: both figures, their dice and totals, and the result of winning and losing for
 * each.
 */
export function drawDuel(surface: Surface, view: AzardiaTableView): void {
  const { state, layout: table, seat } = view;
  const { duel } = state;
  if (!duel) return;
  const layout = duelLayout(table);
  const sides = nearFirst(duel, seat);
  const pair = { challenger: duel.challenger.seat, defender: duel.defender.seat, tile: duel.tile };
  const characters = sides.map((side) => at(state.players, side.seat).character);
  surface.panels.put('duel:ground', layout.window, DEPTH.duel, characters, (g) => {
    ground(g, layout, state, duel, seat);
    paintGrain(g, layout.window);
  });
  const ends = duelEnds(state, pair);
  for (const [index, side] of sides.entries()) {
    const place = at(layout.sides, index);
    drawFigure(surface, layout, state, side, index === 0);
    drawDice(surface, place, state, side);
    const own = ends.find((one) => one.seat === side.seat);
    if (own) drawCard(surface, layout, place, state, side, own);
  }
  const title = duelTitle(duelStake(state, pair), pair);
  const area = titleArea(layout, view.widgets);
  // On phones on their side it lies on the ground of the choices.
  const depth = layout.form === 'landscape' ? DEPTH.duelWidget : DEPTH.duel + 5;
  putAround(surface, 'duel:title', area, depth, [title, area], (g) => drawTitle(g, area, layout.unit, title));
  drawDuelPanel(surface, view, layout);
}

/** The names of the panels of a side, by which animations find them. */
export const duelPanels = {
  figure: (seat: number) => `duel:figure:${seat}`,
  total: (seat: number) => `duel:total:${seat}`,
  die: (seat: number, die: number) => `duel:die:${seat}:${die}`,
};

/** How much of a player's own color is mixed into the background behind them. */
const DEEPER = 0.3;

/** Both halves, circles of light behind the figures, the torn edge between them, and the table below. */
function ground(g: CanvasPainter, layout: DuelLayout, state: AzardiaView, duel: Duel, seat: number): void {
  const { window, sides, form, unit } = layout;
  const [near, far] = nearFirst(duel, seat).map((side) => paintOf(at(state.players, side.seat).character));
  if (!near || !far) return;
  const isUpright = form === 'portrait';
  const light = ({ figure }: SideLayout, fill: number): void => {
    const center = { x: figure.x + figure.w / 2, y: figure.y + figure.h * 0.45 };
    g.fill(window, fill);
    halo(g, center, Math.max(figure.w, figure.h) * 0.78, fill);
  };
  light(sides[0], mixed(near.pale, near.main, DEEPER));
  const edge = tear(layout, 0);
  const beyond = isUpright ? upper(window) : right(window);
  shape(g, [...tear(layout, (isUpright ? 5 : 9) * unit), ...beyond], paint.white, LIFT.standing);
  const farSide = [...edge, ...beyond];
  g.within(farSide, () => light(sides[1], mixed(far.pale, far.main, DEEPER)));
  if (form !== 'wide') return;
  const top = layout.panel.y - 16 * unit;
  const hill = [0.012, -0.012, 0.008, -0.014, 0.006].map(
    (widget, index): Spot => ({ x: window.x - 40 + ((window.w + 80) * index) / 4, y: top + window.h * widget }),
  );
  const below = [
    { x: window.x + window.w + 80, y: window.y + window.h + 60 },
    { x: window.x - 80, y: window.y + window.h + 60 },
  ];
  shape(g, smooth([...hill, ...below], true), paint.ground3, LIFT.standing);
}

/** The torn edge between the two halves, moved by some pixels to the near side. */
function tear({ sides, form, unit, window }: DuelLayout, by: number): Spot[] {
  const [near, far] = sides;
  if (form === 'portrait') {
    const y = near.ground.y + by;
    const steps = 12;
    return Array.from({ length: steps + 1 }, (_, i) => ({
      x: window.x + (window.w * i) / steps,
      y: y + (i % 2 ? TOOTH : -TOOTH) * unit,
    }));
  }
  const steps = 18;
  const x = far.ground.x - by;
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: x + ((i % 2 ? 15 : -13) + (9 - i) * 4) * unit,
    y: window.y + (window.h * i) / steps,
  }));
}

const right = ({ x, y, w, h }: Rect): Spot[] => [
  { x: x + w + 20, y: y + h + 20 },
  { x: x + w + 20, y: y - 20 },
];

const upper = ({ x, y, w }: Rect): Spot[] => [
  { x: x + w + 20, y: y - 20 },
  { x: x - 20, y: y - 20 },
];

function drawFigure(surface: Surface, layout: DuelLayout, state: AzardiaView, side: DuelSide, isNear: boolean) {
  const { character } = at(state.players, side.seat);
  const [near, far] = layout.sides;
  const { figure } = isNear ? near : far;
  // On upright screens the far figure is cut where the paper is torn.
  const cut = isNear || layout.form !== 'portrait' ? null : [...tear(layout, 0), ...upper(layout.window)];
  surface.panels.put(duelPanels.figure(side.seat), figure, DEPTH.duel + 1, character, (g) => {
    if (!character) return;
    g.within(cut, () => paintFigure(g, figure, `figure/${character}`, !isNear));
    paintGrain(g, figure);
  });
}

/** A whole figure; in a low area larger, and cut off at its lower edge. */
export function paintFigure(g: CanvasPainter, area: Rect, name: string, flip: boolean): void {
  const most = (area.w * 366) / 300;
  const size = Math.min(most, area.h < area.w ? area.h * 1.5 : area.h * 0.98);
  const y = size > area.h ? area.y + size / 2 : middle(area).y;
  g.sprite(name, middle(area).x, y, size, { flip });
}

/** The picture of a die has a margin, so it is enlarged by this factor to fill its place. */
const DIE = 1.12;

function drawDice(surface: Surface, { dice, coins, total }: SideLayout, state: AzardiaView, side: DuelSide): void {
  const { dark } = paintOf(at(state.players, side.seat).character);
  for (const [index, area] of dice.entries()) {
    const face = side.dice[index];
    const isRaised = side.raised[index] === true;
    const coin = at(coins, index);
    putAround(
      surface,
      duelPanels.die(side.seat, index),
      around([area, coin]),
      DEPTH.duel + 3,
      [face, isRaised],
      (g) => {
        const { x, y } = middle(area);
        g.ctx.globalAlpha = face === undefined ? 0.45 : 1;
        g.sprite('die', x, y, area.h * DIE);
        g.ctx.globalAlpha = 1;
        if (face === undefined) return;
        g.title(String(face), x, y + area.h * 0.04, { size: area.h * 0.35, color: isRaised ? paint.act : paint.ink });
        if (isRaised) coinMark(g, middle(coin).x, middle(coin).y, coin.h);
      },
    );
  }
  if (side.dice.length === 0) return;
  const { x, y, radius } = total;
  const area = rect(x - radius, y - radius, 2 * radius, 2 * radius);
  const sum = totalOf(side);
  putAround(surface, duelPanels.total(side.seat), area, DEPTH.duel + 4, [sum, side.added], (g) => {
    shape(g, starShape(total, radius, radius * 0.81, 10), dark, LIFT.standing);
    g.title(String(sum), x, y, { size: radius * 0.98, color: paint.white });
    if (side.added === 0) return;
    const tag = rect(x - radius * 0.5, y + radius * 0.62, radius, Math.max(17, radius * 0.36));
    paper(g, tag, { fill: paint.gold, lift: LIFT.lying, radius: 5 });
    g.text(`+${side.added}`, x, tag.y + tag.h / 2, {
      size: Math.max(13, tag.h * 0.72),
      face: 'display',
      align: 'center',
      color: paint.ink,
    });
  });
}

/** The result of winning and losing for a side; losing in full, and also winning if the pawn meets nobody. */
interface Ways {
  readonly win: string;
  readonly lose: readonly string[];
}

function waysOf(ends: DuelEnds, state: AzardiaView): Ways {
  const alone = { ...ends, lose: { ...ends.lose, meets: null } };
  const lose = [ends, alone].map((one) => `${duelText.lose} → ${endText(one, 'lose', state)}`);
  return { win: `${duelText.win} → ${endText(ends, 'win', state)}`, lose };
}

/** Name, level, coins and cards of a side, and its way if it wins and if it loses. */
function drawCard(
  surface: Surface,
  { form, unit }: DuelLayout,
  { card }: SideLayout,
  state: AzardiaView,
  { seat }: DuelSide,
  ends: DuelEnds,
): void {
  const player = at(state.players, seat);
  const ways = waysOf(ends, state);
  putAround(surface, `duel:card:${seat}`, card, DEPTH.duel + 5, [player, ways], (g) => {
    paper(g, card, { fill: paint.paper, lift: LIFT.standing, radius: 8 * unit });
    const inner = inset(card, (form === 'wide' ? 10 : 5) * unit);
    const size = (form === 'wide' ? 18 : 15) * unit;
    const named = inner.x + nameTag(g, { ...inner, w: inner.w * 0.6, h: size * 1.5 }, state, seat, size) + 8 * unit;
    const line = inner.y + size * 0.75;
    const right = inner.x + inner.w;
    if (form === 'wide') {
      const level = text.level(player.level);
      const style = { size: 17 * unit, face: 'display', color: paint.ink, align: 'right' } as const;
      g.text(level, right, line, style);
      const end = right - g.measure(level, style) - 8 * unit;
      const bars = Math.max(named, end - 60 * unit);
      levelBars(g, rect(bars, inner.y, end - bars, size * 1.4), player, 22 * unit);
      const y = inner.y + 42 * unit;
      const said = { size: 14.5 * unit, weight: 600, color: paint.ink } as const;
      coinMark(g, inner.x + 9 * unit, y, 16 * unit);
      g.text(coinText(player.coins), inner.x + 21 * unit, y, said);
      const x = inner.x + 38 * unit + g.measure(coinText(player.coins), said);
      g.icon('cards', x, y, 16 * unit, paint.ink);
      g.text(count(player.hand.length, 'card'), x + 13 * unit, y, said);
    } else {
      const said = { size: 13 * unit, weight: 700, color: paint.ink } as const;
      g.text(String(player.hand.length), right, line, { ...said, align: 'right' });
      g.icon('cards', right - 19 * unit, line, 14 * unit, paint.ink);
      g.text(String(player.coins / 1000), right - 40 * unit, line, { ...said, align: 'right' });
      coinMark(g, right - 56 * unit, line, 13 * unit);
      const end = right - 70 * unit;
      const bars = Math.max(named, end - 36 * unit);
      levelBars(g, rect(bars, line - 8 * unit, end - bars, 15 * unit), player, 15 * unit);
    }
    const below = inner.y + size * 1.5 + (form === 'wide' ? 30 : 3) * unit;
    drawWays(g, { ...inner, y: below, h: inner.y + inner.h - below }, ways, form === 'landscape', unit);
  });
}

/** The result of winning, on green, and of losing, on red: side by side or stacked, with as many words as fit. */
function drawWays(g: CanvasPainter, area: Rect, ways: Ways, isStacked: boolean, unit: number): void {
  const style = { size: 13 * unit, weight: 600, color: paint.ink } as const;
  const gap = 6 * unit;
  const widthOf = (words: string): number => g.measure(words, style) + 12 * unit;
  const win = { words: ways.win, w: Math.min(area.w, widthOf(ways.win)), fill: 0xd9f2df };
  const room = isStacked ? area.w : Math.max(area.w * 0.4, area.w - win.w - gap);
  const words = ways.lose.find((one) => widthOf(one) <= room) ?? at(ways.lose, ways.lose.length - 1);
  const lose = { words, w: Math.min(room, widthOf(words)), fill: 0xffe0db };
  const h = isStacked ? (area.h - 2) / 2 : area.h;
  const corner = isStacked ? { x: area.x, y: area.y + h + 2 } : { x: area.x + win.w + gap, y: area.y };
  for (const { words, fill, ...place } of [
    { ...win, x: area.x, y: area.y, h },
    { ...lose, ...corner, h },
  ]) {
    g.panel(place, { fill, line: 0, radius: 5 * unit });
    const inner = { ...place, x: place.x + 5 * unit, w: place.w - 8 * unit };
    g.paragraph([{ text: words, color: paint.ink }], inner, { ...style, middle: true, leading: 1 });
  }
}

/** Where the title is: between the buttons of the top row. */
export function titleArea({ title, unit }: DuelLayout, widgets: readonly Widget[]): Rect {
  const gap = 8 * unit;
  const x = title.x + title.h + gap;
  const taken = widgets.flatMap(({ id, look: { kind }, rect: widget }) =>
    kind === 'speed' || (kind === 'icon' && id !== 'menu') ? [widget.x] : [],
  );
  const right = Math.min(title.x + title.w - title.h, ...taken);
  return rect(x, title.y, Math.max(1, right - gap - x), title.h);
}

/** The stakes of the duel, and its location if there is room. */
export function drawTitle(
  g: CanvasPainter,
  area: Rect,
  unit: number,
  { name, where }: ReturnType<typeof duelTitle>,
): void {
  const big = { size: Math.min(23 * unit, area.h * 0.54), face: 'display', color: paint.ink } as const;
  // With all four buttons there may be no room at all; the stakes of both sides are shown anyway.
  if (g.measure(name, { ...big, size: 12 }) > area.w - 12 * unit) return;
  paper(g, area, { fill: paint.paper, lift: LIFT.standing, radius: 8 * unit });
  const y = area.y + area.h / 2;
  // Between the buttons of a phone on its side, the words need the room of the symbol.
  const roomBeside = area.w - area.h * 0.56 - 26 * unit;
  const hasIcon = g.measure(name, { ...big, size: 14 }) <= roomBeside;
  const icon = hasIcon ? area.h * 0.56 : 0;
  const inner = hasIcon ? roomBeside : area.w - 12 * unit;
  const small = { size: 14 * unit, weight: 600, color: paint.ink } as const;
  const beside = g.measure(where, small) + 8 * unit;
  const named = g.measure(name, big);
  const fits = named + beside <= inner;
  const w = Math.min(inner, named + (fits ? beside : 0));
  const gap = hasIcon ? 6 * unit : 0;
  const x = area.x + (area.w - w - icon - gap) / 2;
  if (hasIcon) g.icon('duel', x + icon / 2, y, icon, paint.danger);
  const left = x + icon + gap;
  g.text(name, left, y, { ...big, width: inner });
  if (fits && where !== '') g.text(where, left + named + 8 * unit, y, small);
}
