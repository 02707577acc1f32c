import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { color } from '../../../../table/theme.ts';
import type { BoardView } from '../../interaction/view.ts';
import { text } from '../../text/en.ts';
import { type ButtonState, buttonFrame, type Framed } from '../buttonFrame.ts';
import { fitText } from '../fitText.ts';
import { DEPTH, type Sizes, type Surface } from './surface.ts';

/** The top of the screen: menu, round and phase, news, forecast, undo and redo. */
export function drawStrip(surface: Surface, view: BoardView): void {
  const { layout, sizes } = surface;
  const { state } = view;
  const shown = {
    round: state.round,
    mode: state.mode,
    phase: state.phase,
    on: view.showForecast,
    undo: view.canUndo,
    practice: view.practice === true,
    redo: view.canRedo,
    form: layout.form,
  };
  const { u } = sizes;
  const high = stripHeight(layout);
  const area = rect(0, 0, layout.width, high + (layout.form === 'landscape' ? 0 : 4 * u));
  surface.panels.put('strip', area, DEPTH.panel + 2, shown, (g) => {
    if (layout.form === 'wide') wideGround(g, layout.width, high, u);
    else if (layout.form === 'portrait') g.fill(rect(0, 0, layout.width, high), color.ink);
    button(g, layout.menu, sizes, 'menu', true);
    phase(g, view, sizes);
    forecast(g, layout.forecast, sizes, view.showForecast);
    if (layout.form === 'wide') button(g, layout.help, sizes, 'help', true);
    if (layout.plan) button(g, layout.plan, sizes, 'speech', true);
    button(g, layout.undo, sizes, 'undo', view.canUndo, view.practice);
    button(g, layout.redo, sizes, 'redo', view.canRedo);
  });
  // On a separate panel, because an animation changes it at every step.
  if (layout.form === 'wide') {
    const told = { words: view.news, practice: shown.practice };
    surface.panels.put('news', inset(layout.news, -2 * u), DEPTH.panel + 2.1, told, (g) => {
      const sprite = rect(layout.news.x, layout.news.y, told.practice ? 86 * u : 0, layout.news.h);
      if (told.practice) practiceStamp(g, inset(sprite, u), sizes);
      const room = told.practice ? sprite.w + 6 * u : 0;
      news(g, { ...layout.news, x: layout.news.x + room, w: layout.news.w - room }, sizes, told.words);
    });
  }
}

/** Says that the game is practice, in the color of the button that takes everything back. */
function practiceStamp(g: CanvasPainter, r: Rect, { u, wide }: Sizes): void {
  g.panel(r, { fill: color.live, radius: (wide ? 5 : 4) * u, line: wide ? 0 : 1.2 });
  g.title(text.board.practice, r.x + r.w / 2, r.y + r.h / 2, {
    size: wide ? 18 * u : Math.max(12, 12.5 * u),
    width: r.w - 6 * u,
  });
}

/** How far down the ground of the strip reaches. */
function stripHeight({ form, phase, menu, unit }: BoardView['layout']): number {
  return form === 'wide' ? phase.h : menu.y + menu.h + (form === 'portrait' ? 2 : 4) * unit;
}

function wideGround(g: CanvasPainter, width: number, height: number, u: number): void {
  g.fill(rect(0, 0, width, height), color.ink);
  g.fill(rect(0, height, width, 3 * u), color.ink, 0.35);
}

/** In practice the button that takes back is highlighted, and takes back everything. */
function button(g: CanvasPainter, r: Rect, sizes: Sizes, icon: string, on: boolean, practice = false): void {
  const { face, ink: usual } = frame(g, r, sizes, on ? 'ready' : 'off');
  const bright = practice && on;
  if (bright) g.panel(face, { fill: color.live, radius: 5 * sizes.u, line: 1.2 * sizes.u });
  const ink = bright ? color.ink : usual;
  g.icon(icon, face.x + face.w / 2, face.y + face.h / 2, Math.min(face.w, face.h) * 0.66, ink);
}

/** The strip is ink, so its buttons have an outline of their own and can be pressed down less. */
function frame(g: CanvasPainter, r: Rect, { u }: Sizes, state: ButtonState): Framed {
  const framed = buttonFrame(g, r, { u, line: 1.2 * u, radius: 5 * u, state, stuff: 'night', drop: 2 * u });
  if (state !== 'off') g.panel(framed.face, { radius: 5 * u, line: 1.2 * u, lineColor: color.nightLine });
  return framed;
}

function forecast(g: CanvasPainter, r: Rect, sizes: Sizes, on: boolean): void {
  const { u, wide } = sizes;
  const { face, ink: usual } = frame(g, r, sizes, 'ready');
  if (on) g.panel(face, { fill: color.live, radius: 5 * u, line: 1.2 * u });
  const ink = on ? color.ink : usual;
  const icon = Math.min(face.h * 0.72, face.w * 0.68);
  const y = face.y + face.h / 2;
  if (!wide) return g.icon('eye', face.x + face.w / 2, y, icon, ink);
  g.icon('eye', face.x + 8 * u + icon / 2, y, icon, ink);
  fitText(g, text.board.forecast, face.x + 12 * u + icon, y, {
    size: sizes.body,
    weight: 600,
    color: ink,
    width: face.w - icon - 18 * u,
  });
}

function phase(g: CanvasPainter, { state, layout, practice = false }: BoardView, sizes: Sizes): void {
  const fill = state.phase === 'team' ? color.amber : state.phase === 'faza' ? 0x8a3fa0 : color.hurt;
  const ink = state.phase === 'team' ? color.ink : color.white;
  if (layout.form === 'wide') widePhase(g, layout.phase, state, fill, ink);
  else smallPhase(g, layout.phase, sizes, state, { fill, ink, practice });
}

/** On phones: round and phase, with the mode below. In practice its sign takes part of that line. */
function smallPhase(
  g: CanvasPainter,
  r: Rect,
  sizes: Sizes,
  state: BoardView['state'],
  { fill, ink, practice }: { readonly fill: number; readonly ink: number; readonly practice: boolean },
): void {
  const { u } = sizes;
  const words = text.board;
  g.panel(r, { fill, radius: 5 * u, line: 1.5 });
  // Pressing the sign opens an explanation, and its label says so.
  const disc = 15 * u;
  g.circle(r.x + r.w - disc / 2 - 4 * u, r.y + r.h / 2, disc / 2, ink, 0);
  g.icon('help', r.x + r.w - disc / 2 - 4 * u, r.y + r.h / 2, disc * 0.86, fill);
  const room = rect(r.x + 5 * u, r.y, r.w - disc - 12 * u, r.h);
  const long = `${words.round(state.round)} · ${words.phaseShort[state.phase]}`;
  const style = { face: 'display', size: 16.5 * u } as const;
  const said =
    g.measure(long, style) <= room.w ? long : `${words.roundShort(state.round)} ${words.phaseShort[state.phase]}`;
  fitText(g, said, room.x + room.w / 2, r.y + r.h * 0.33, { ...style, align: 'center', color: ink, width: room.w });
  const mode = { size: Math.max(12, 12 * u), weight: 700, color: ink, align: 'center' } as const;
  const y = r.y + r.h * 0.74;
  const stamp = rect(r.x, r.y + r.h * 0.52, r.w * 0.5, r.h * 0.48);
  if (practice) practiceStamp(g, stamp, sizes);
  const left = practice ? stamp.x + stamp.w + 2 * u : room.x;
  const rest = practice ? r.x + r.w - disc - 6 * u - left : room.w;
  fitText(g, text.modeName[state.mode], left + rest / 2, y, { ...mode, width: rest });
}

/** The logo, the round with the mode below, and the phase. */
function widePhase(g: CanvasPainter, r: Rect, state: BoardView['state'], fill: number, ink: number): void {
  const k = r.w / 258;
  const words = text.board;
  g.sprite('logo', r.x + 27 * k, r.h / 2, 16.4 * k, {}, 'title');
  const x = r.x + 62 * k;
  fitText(g, words.round(state.round), x, r.h * 0.34, {
    face: 'display',
    size: 20 * k,
    color: color.paper,
    width: 76 * k,
  });
  fitText(g, text.modeName[state.mode], x, r.h * 0.74, { size: 13 * k, weight: 600, color: 0xcbb4d6, width: 76 * k });
  const tag = rect(r.x + 143 * k, r.h / 2 - 14 * k, 108 * k, 28 * k);
  g.panel(tag, { fill, radius: 5 * k, line: 0 });
  g.title(words.phase[state.phase], tag.x + tag.w / 2, tag.y + tag.h / 2, {
    size: 19 * k,
    color: ink,
    width: tag.w - 10 * k,
  });
}

function news(g: CanvasPainter, r: Rect, sizes: Sizes, words: string): void {
  const { u } = sizes;
  g.panel(r, { fill: color.night, radius: 5 * u, line: 1.2 * u, lineColor: 0x3d2149 });
  g.within(r, () => {
    const style = { size: sizes.meta * 1.06, weight: 500, color: color.paper } as const;
    const room = r.w - 44 * u;
    g.text(shorten(g, words, room, style), r.x + 12 * u, r.y + r.h / 2, style);
  });
  g.icon('log', r.x + r.w - 16 * u, r.y + r.h / 2, 15 * u, 0xb79cc4);
}

function shorten(g: CanvasPainter, words: string, room: number, style: { size: number; weight: 500 }): string {
  if (g.measure(words, style) <= room) return words;
  let end = words.length;
  while (end > 1 && g.measure(`${words.slice(0, end).trimEnd()}…`, style) > room) end -= 1;
  return `${words.slice(0, end).trimEnd()}…`;
}
