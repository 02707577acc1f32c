import type { Pen } from '../../../../table/pen.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { fitText } from '../fitText.ts';
import { type ButtonState, buttonFrame, type Framed } from '../inkFrame.ts';
import type { BoardView } from '../view.ts';
import { DEPTH, type Sizes, type Surface } from './surface.ts';

/** The top of the screen: menu, round and phase, news, forecast, undo and redo. */
export function drawStrip(surface: Surface, view: BoardView, sizes: Sizes): void {
  const { layout, state } = view;
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
  const area =
    layout.form === 'landscape'
      ? rect(0, 0, layout.width, layout.tray.y + 36 * u)
      : rect(0, 0, layout.width, layout.form === 'wide' ? 44 * u : 40 * u);
  surface.plates.put('strip', area, DEPTH.panel + 2, shown, (pen) => {
    if (layout.form === 'wide') wideGround(pen, layout.width, u);
    else if (layout.form === 'portrait') pen.fill(rect(0, 0, layout.width, 38 * u), color.ink);
    button(pen, layout.menu, sizes, 'menu', true);
    phase(pen, view, sizes);
    forecast(pen, layout.forecast, sizes, view.showForecast);
    if (layout.form === 'wide') button(pen, layout.help, sizes, 'help', true);
    if (layout.plan) button(pen, layout.plan, sizes, 'speech', true);
    button(pen, layout.undo, sizes, 'undo', view.canUndo, view.practice);
    button(pen, layout.redo, sizes, 'redo', view.canRedo);
  });
  // On a panel of its own, because a film tells something new at every step.
  if (layout.form === 'wide') {
    const told = { words: view.news, practice: shown.practice };
    surface.plates.put('news', inset(layout.news, -2 * u), DEPTH.panel + 2.1, told, (pen) => {
      const stamp = rect(layout.news.x, layout.news.y, told.practice ? 86 * u : 0, layout.news.h);
      if (told.practice) practiceStamp(pen, inset(stamp, u), sizes);
      const room = told.practice ? stamp.w + 6 * u : 0;
      news(pen, { ...layout.news, x: layout.news.x + room, w: layout.news.w - room }, sizes, told.words);
    });
  }
}

/** That the game is practice, in the colour of the button that takes everything back. */
function practiceStamp(pen: Pen, r: Rect, { u, wide }: Sizes): void {
  pen.panel(r, { fill: color.live, radius: (wide ? 5 : 4) * u, line: wide ? 0 : 1.2 });
  pen.text(text.board.practice, r.x + r.w / 2, r.y + r.h / 2, {
    face: 'display',
    size: wide ? 18 * u : Math.max(12, 12.5 * u),
    align: 'center',
    width: r.w - 6 * u,
  });
}

function wideGround(pen: Pen, width: number, u: number): void {
  pen.fill(rect(0, 0, width, 40 * u), color.ink);
  pen.fill(rect(0, 40 * u, width, 3 * u), color.ink, 0.35);
}

/** In practice the button that takes back is bright: it goes back behind everything. */
function button(pen: Pen, r: Rect, sizes: Sizes, icon: string, on: boolean, practice = false): void {
  const { face, ink: usual } = frame(pen, r, sizes, on ? 'ready' : 'off');
  const bright = practice && on;
  if (bright) pen.panel(face, { fill: color.live, radius: 5 * sizes.u, line: 1.2 * sizes.u });
  const ink = bright ? color.ink : usual;
  pen.icon(icon, face.x + face.w / 2, face.y + face.h / 2, Math.min(face.w, face.h) * 0.66, ink);
}

/** The strip is ink, so its buttons have a rim of their own and little to be pressed down. */
function frame(pen: Pen, r: Rect, { u }: Sizes, state: ButtonState): Framed {
  const framed = buttonFrame(pen, r, { u, line: 1.2 * u, radius: 5 * u, state, stuff: 'night', drop: 2 * u });
  if (state !== 'off')
    pen.panel(framed.face, { fill: 0, alpha: 0, radius: 5 * u, line: 1.2 * u, lineColor: color.nightLine });
  return framed;
}

function forecast(pen: Pen, r: Rect, sizes: Sizes, on: boolean): void {
  const { u, wide } = sizes;
  const { face, ink: usual } = frame(pen, r, sizes, 'ready');
  if (on) pen.panel(face, { fill: color.live, radius: 5 * u, line: 1.2 * u });
  const ink = on ? color.ink : usual;
  const icon = Math.min(face.h * 0.72, face.w * 0.68);
  const y = face.y + face.h / 2;
  if (!wide) {
    pen.icon('eye', face.x + face.w / 2, y, icon, ink);
    return;
  }
  pen.icon('eye', face.x + 8 * u + icon / 2, y, icon, ink);
  fitText(pen, text.board.forecast, face.x + 12 * u + icon, y, {
    size: sizes.body,
    weight: 600,
    color: ink,
    width: face.w - icon - 18 * u,
  });
}

function phase(pen: Pen, { state, layout, practice }: BoardView, sizes: Sizes): void {
  const { u } = sizes;
  const r = layout.phase;
  const fill = state.phase === 'team' ? color.drone : state.phase === 'faza' ? 0x8a3fa0 : color.hurt;
  const ink = state.phase === 'team' ? color.ink : color.white;
  const words = text.board;
  if (layout.form !== 'wide') {
    pen.panel(r, { fill, radius: 5 * u, line: 1.5 });
    const said =
      layout.form === 'portrait'
        ? `${words.roundShort(state.round)} ${words.phaseShort[state.phase]}`
        : `${words.round(state.round)} · ${words.phaseShort[state.phase]}`;
    const disc = 14 * u;
    // Below the round stands the mode, or that the game is practice.
    const h = r.h * 0.54;
    const x = r.x + (r.w - disc - 4 * u) / 2;
    const line = { align: 'center', color: ink, width: r.w - disc - 16 * u } as const;
    pen.text(said, x, r.y + h / 2, { ...line, face: 'display', size: 15.5 * u });
    if (practice) practiceStamp(pen, rect(r.x, r.y + h, r.w, r.h - h), sizes);
    else pen.text(text.modeName[state.mode], x, r.y + r.h * 0.75, { ...line, size: Math.max(12, 12 * u), weight: 700 });
    // Pressing the sign asks about things, so it says that it does.
    pen.circle(r.x + r.w - disc / 2 - 4 * u, r.y + h / 2, disc / 2, ink, 0);
    pen.icon('help', r.x + r.w - disc / 2 - 4 * u, r.y + h / 2, disc * 0.86, fill);
    return;
  }
  pen.sprite('logo', r.x + 27 * u, r.h / 2, 16.4 * u, {}, 'title');
  pen.text(words.round(state.round), r.x + 66 * u, r.h * 0.37, {
    face: 'display',
    size: 19 * u,
    color: color.paper,
    width: 74 * u,
  });
  pen.text(text.modeName[state.mode], r.x + 66 * u, r.h * 0.78, { size: 13 * u, weight: 600, color: color.cream });
  const tag = rect(r.x + 143 * u, 6 * u, 108 * u, 28 * u);
  pen.panel(tag, { fill, radius: 5 * u, line: 0 });
  pen.text(words.phase[state.phase], tag.x + tag.w / 2, tag.y + tag.h / 2, {
    face: 'display',
    size: 19 * u,
    align: 'center',
    color: ink,
    width: tag.w - 10 * u,
  });
}

function news(pen: Pen, r: Rect, sizes: Sizes, words: string): void {
  const { u } = sizes;
  pen.panel(r, { fill: color.night, radius: 5 * u, line: 1.2 * u, lineColor: 0x3d2149 });
  pen.within(r, () => {
    const style = { size: sizes.meta * 1.06, weight: 500, color: color.paper } as const;
    const room = r.w - 44 * u;
    pen.text(shorten(pen, words, room, style), r.x + 12 * u, r.y + r.h / 2, style);
  });
  pen.icon('log', r.x + r.w - 16 * u, r.y + r.h / 2, 15 * u, 0xb79cc4);
}

function shorten(pen: Pen, words: string, room: number, style: { size: number; weight: 500 }): string {
  if (pen.measure(words, style) <= room) return words;
  let end = words.length;
  while (end > 1 && pen.measure(`${words.slice(0, end).trimEnd()}…`, style) > room) end -= 1;
  return `${words.slice(0, end).trimEnd()}…`;
}
