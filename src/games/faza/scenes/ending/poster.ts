import type Phaser from 'phaser';
import { at } from '../../../../kernel/values/at.ts';
import { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { column, row, share, trimmed } from '../../../../table/layout/layout.ts';
import { inset, middle, type Rect, rect } from '../../../../table/layout/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import type { EndingView } from '../../interaction/view.ts';
import { heroAt, isWreck, seats } from '../../rules/board/board.ts';
import { text } from '../../text/en.ts';
import { chartLanes } from './chartLanes.ts';
import { posterPicture } from './posterPicture.ts';

/** An ending as a picture to share: the cover of a comic. */
export interface PosterView extends Omit<EndingView, 'width' | 'height'> {
  /** The code of the setup, for anyone who wants to play the same city; `null` if it has none. */
  readonly code: string | null;
}

/** Its size in pixels: upright, because most apps show such pictures whole. */
const POSTER = { width: 1080, height: 1350 } as const;

const MARGIN = 34;

/** Draws the cover: masthead, picture with its lettering, and a strip of three panels. */
function drawPosterPage(g: CanvasPainter, view: PosterView): void {
  const { width, height } = POSTER;
  const whole = rect(0, 0, width, height);
  g.fill(whole, color.paper);
  g.dots(whole, 15, color.paperDim, (x, y) => 0.35 + 0.3 * Math.sin((x + y) / 400));
  const heights = { head: 236, picture: 758, foot: share() };
  const { head, picture, foot } = column(inset(whole, MARGIN), heights, [0, -14, 22]);
  masthead(g, head, view);
  posterPicture(g, picture, view.state);
  g.stroke(picture, 9);
  headline(g, picture, view);
  caption(g, picture, view);
  strip(g, foot, view);
}

function masthead(g: CanvasPainter, r: Rect, view: PosterView): void {
  g.fill(r, color.table);
  g.within(r, () => {
    g.rays({ x: r.x + r.w * 0.44, y: r.y + r.h }, r.w, color.tableRay, 26, 0.05);
    g.dots(r, 15, color.tableDot, (x) => Math.abs(x - r.x - r.w * 0.44) / r.w - 0.2, 0.8);
    g.sprite('logo', r.x + r.w * 0.44, r.y + r.h * 0.47, r.h * 0.88);
  });
  g.stroke(r, 9);
  // The corner where a 60s comic has its price.
  const box = rect(r.x + r.w - 172, r.y + 26, 146, 168);
  g.panel(box, { fill: color.act, line: 6, radius: 10, shadow: 7 });
  const middle = box.x + box.w / 2;
  const words = text.screens.poster;
  const style = { face: 'display', align: 'center', width: 124 } as const;
  g.text(text.modeName[view.state.mode], middle, box.y + 36, { ...style, size: 36 });
  g.text(String(view.rounds), middle, box.y + 90, { ...style, size: 68, color: color.eventLong });
  g.text(words.rounds(view.rounds), middle, box.y + 141, { ...style, size: 30 });
}

/** The big words, across the sky. */
function headline(g: CanvasPainter, r: Rect, { state }: PosterView): void {
  const won = state.outcome?.won === true;
  const words = won ? text.screens.poster.won : text.screens.poster.lost;
  const size = Math.min(136, (136 * (r.w - 70)) / g.measure(words, { face: 'display', size: 136 }));
  const [x, y] = [r.x + r.w / 2, r.y + 92];
  const style = { face: 'display', size, align: 'center' } as const;
  const letters = (): void => {
    g.text(words, x + 9, y + 11, { ...style, outline: 15, color: color.ink });
    g.text(words, x, y, { ...style, outline: 15, color: won ? color.paperLit : color.act });
    g.within(rect(r.x - 40, y + 4, r.w + 80, size), () =>
      g.text(words, x, y, { ...style, color: won ? color.act : 0xff8a2a }),
    );
  };
  g.within(null, letters, { degrees: -2.5, about: { x, y } });
}

/** The heroes and the reason, in a caption box at the foot of the picture. */
function caption(g: CanvasPainter, r: Rect, view: PosterView): void {
  const words = text.screens.poster;
  const names = words.names(seats(view.state).map((seat) => text.heroTitle(heroAt(view.state, seat).id)));
  const won = view.state.outcome?.won === true;
  const box = rect(r.x - 12, r.y + r.h - 74, r.w * 0.86, 108);
  g.panel(box, { fill: color.act, line: 6, radius: 4, shadow: 8 });
  const line = won ? words.wonLine(names) : words.lostLine(names);
  const runs = [
    { text: `${line} `, weight: 700 as const },
    { text: view.reason, weight: 500 as const },
  ];
  g.paragraph(runs, inset(box, 16), { size: 31, middle: true, leading: 1.2 });
}

/** Three panels: the course of the game, its figures, and a call to play. */
function strip(g: CanvasPainter, r: Rect, view: PosterView): void {
  const widths = { curve: r.w * 0.4, facts: r.w * 0.29, call: share() };
  const { curve, facts, call } = row(trimmed(r, { top: 14 }), widths, 20);
  for (const panel of [curve, facts]) g.panel(panel, { fill: color.paperLit, line: 7, radius: 4 });
  drawCurve(g, inset(curve, 20), view);
  drawFacts(g, inset(facts, 16), view);
  drawCall(g, call, view);
}

/** Below this, a curve of chances is a flat line. */
const LEAST_CHANCE = 0.05;

/** The chance to win over the rounds, or the Drones if the chance is unknown or never worth a picture. */
function drawCurve(g: CanvasPainter, r: Rect, view: PosterView): void {
  const [chance, drones] = chartLanes(view);
  const lane = chance && Math.max(0, ...chance.values.slice(0, -1)) >= LEAST_CHANCE ? chance : drones;
  if (!lane) return;
  const words = text.screens.poster;
  g.text(lane === chance ? words.chance : words.drones, r.x, r.y + 14, { size: 25, weight: 700, width: r.w });
  const graph = trimmed(r, { top: 44, bottom: 8 });
  const floor = graph.y + graph.h;
  const most = Math.max(...lane.values, lane.top / 10);
  const line = lane.values.map((value, i) => ({
    x: graph.x + (graph.w * i) / Math.max(1, lane.values.length - 1),
    y: floor - (value / most) * graph.h * 0.92,
  }));
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return;
  g.within([...line, { x: last.x, y: floor }, { x: first.x, y: floor }], () => {
    g.fill(graph, lane.tone, 0.4);
    g.dots(graph, 13, lane.tone, (_x, y) => 1 - (y - graph.y) / graph.h);
  });
  g.path(line, 12);
  g.path(line, 6, lane.tone);
  g.circle(last.x, last.y, 10, view.state.outcome?.won ? color.good : color.hurt, 4);
  g.segment(graph.x, floor, graph.x + graph.w, floor, 4);
}

function drawFacts(g: CanvasPainter, r: Rect, { state, history }: PosterView): void {
  const words = text.screens.poster.facts;
  const last = history.at(-1);
  const facts = [
    { icon: 'skull', value: state.ships.filter(isWreck).length, label: words.wrecks },
    { icon: 'hurt', value: last?.injuries ?? 0, label: words.injuries },
    { icon: 'drone', value: last?.drones ?? 0, label: words.drones },
  ];
  for (const [i, line] of column(r, facts.length).entries()) {
    const { icon, value, label } = at(facts, i);
    const { y } = middle(line);
    g.icon(icon, r.x + 24, y, 44, mix(color.ink, color.table, 0.25));
    g.title(String(value), r.x + 88, y, { size: 54, color: color.eventLong });
    g.text(label(value), r.x + 126, y, { size: 25, weight: 600 });
  }
}

/** A night panel that invites the reader to play. */
function drawCall(g: CanvasPainter, r: Rect, { code, state }: PosterView): void {
  const words = text.screens.poster;
  g.panel(r, { fill: color.night, line: 7, radius: 4 });
  g.within(inset(r, 3), () => {
    g.rays({ x: r.x + r.w * 0.5, y: r.y + r.h }, r.w * 1.4, color.night2, 18, 0.1);
    g.dots(r, 14, color.nightDot, (_x, y) => 0.9 - (y - r.y) / r.h);
  });
  const middle = r.x + r.w / 2;
  const ask = state.outcome?.won ? words.callWon : words.callLost;
  const style = { face: 'display', align: 'center', color: color.act, middle: true, leading: 1.05 } as const;
  const area = inset({ ...r, h: code === null ? r.h : r.h * 0.56 }, 14);
  g.paragraph([{ text: ask }], area, { ...style, size: code === null ? 52 : 44 });
  if (code === null) return;
  g.text(words.code, middle, r.y + r.h * 0.62, { size: 24, color: color.cream, align: 'center', width: r.w - 30 });
  const box = rect(r.x + 18, r.y + r.h * 0.7, r.w - 36, r.h * 0.22);
  g.panel(box, { fill: color.paperLit, line: 4, radius: 6 });
  const codeStyle = { size: 34, weight: 700, align: 'center', width: box.w - 16, spacing: 2 } as const;
  g.text(code, middle, box.y + box.h / 2, codeStyle);
}

/** An ending as a PNG picture. `null` where the browser has no room for it. */
export async function drawPoster(textures: Phaser.Textures.TextureManager, view: PosterView): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = POSTER.width;
  canvas.height = POSTER.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  drawPosterPage(new CanvasPainter(context, textures), view);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
