import type { Pen } from '../../../../table/pen.ts';
import { inset, type Rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { buttonFrame } from '../inkFrame.ts';
import type { BoardView } from '../view.ts';
import { type Omens, total } from './omens.ts';
import { DEPTH, type Sizes, type Surface } from './surface.ts';

/** The button that ends the Team phase, with what comes of it in four numbers; while facts are played, it skips them. */
export function drawEnd(surface: Surface, view: BoardView, sizes: Sizes, omens: Omens | null): void {
  const { layout, state } = view;
  const r = layout.end;
  // A single command is over before anybody could press Skip.
  const skips = view.busy && (view.isPhase === true || state.phase !== 'team');
  const numbers = omens && !skips ? numbersOf(omens, state.pool.drones) : [];
  const shown = {
    skips,
    numbers,
    lost: !skips && omens?.lost !== null && omens !== null,
    picked: view.offer?.do === 'endTeamPhase',
    off: !skips && omens === null,
  };
  surface.plates.put('end', inset(r, -5 * sizes.u), DEPTH.panel + 0.8, shown, (pen) =>
    button(pen, r, sizes, layout.form, shown),
  );
}

interface Sum {
  readonly icon: string;
  readonly words: string;
  readonly short: string;
}

function numbersOf(omens: Omens, drones: number): Sum[] {
  const wounds = total(omens.wounds);
  const rebels = total(omens.rebelsLost);
  return [
    { icon: 'hurt', words: text.board.wounds(wounds), short: String(wounds) },
    { icon: 'rebel', words: rebels > 0 ? `-${rebels}` : '0', short: rebels > 0 ? `-${rebels}` : '0' },
    { icon: 'turn', words: text.board.tiles(omens.turns.size), short: String(omens.turns.size) },
    {
      icon: 'drone',
      words: text.board.fromTo(drones, Math.max(0, omens.pool.drones)),
      short: text.board.fromTo(drones, Math.max(0, omens.pool.drones)),
    },
  ];
}

interface Shown {
  readonly skips: boolean;
  readonly numbers: readonly Sum[];
  readonly lost: boolean;
  readonly picked: boolean;
  readonly off: boolean;
}

function button(
  pen: Pen,
  r: Rect,
  sizes: Sizes,
  form: BoardView['layout']['form'],
  { skips, numbers, lost, picked, off }: Shown,
): void {
  const { u, line, panel: radius } = sizes;
  if (picked) pen.panel(inset({ ...r, h: r.h - 4 * u }, -3 * u), { fill: color.act, radius: radius + 2 * u, line });
  const { face, ink } = buttonFrame(pen, r, {
    u,
    line,
    radius,
    state: off ? 'off' : 'ready',
    stuff: lost ? 'doom' : 'faza',
    drop: 4 * u,
  });
  const words = text.board;
  const x = face.x + face.w / 2;
  if (form === 'portrait') {
    if (skips) {
      pen.icon('skip', x, face.y + face.h * 0.36, 20 * u, ink);
      pen.text(words.skip, x, face.y + face.h * 0.74, { face: 'display', size: 15 * u, align: 'center', color: ink });
      return;
    }
    pen.text(words.endShort, x, face.y + face.h * 0.32, { face: 'display', size: 18 * u, align: 'center', color: ink });
    const first = lost ? { icon: 'skull', short: '' } : numbers[0];
    if (first) {
      pen.icon(first.icon, x - (first.short === '' ? 0 : 9 * u), face.y + face.h * 0.72, 15 * u, ink);
      pen.text(first.short, x + 8 * u, face.y + face.h * 0.73, {
        size: 14 * u,
        weight: 700,
        align: 'center',
        color: ink,
      });
    }
    return;
  }
  if (form === 'landscape') {
    const title = skips ? words.skip : lost ? words.lostShort : words.endMiddle;
    pen.text(title, x, face.y + face.h * 0.32, {
      face: 'display',
      size: 18 * u,
      align: 'center',
      color: ink,
      width: face.w - 10 * u,
    });
    if (!skips)
      sums(
        pen,
        face.x + 6 * u,
        face.y + face.h * 0.73,
        face.w - 12 * u,
        numbers.map((sum) => ({ ...sum, words: sum.short })),
        { size: 12, icon: 13 * u, ink, gap: 5 * u },
      );
    return;
  }
  const title = skips ? words.skip : words.endPhase;
  pen.text(title, face.x + 15 * u, face.y + face.h * 0.34, {
    face: 'display',
    size: 25 * u,
    color: ink,
    width: face.w - 60 * u,
  });
  if (skips) pen.text(words.skipLine, face.x + 15 * u, face.y + face.h * 0.72, { size: sizes.body, color: ink });
  else if (lost) {
    pen.icon('skull', face.x + 24 * u, face.y + face.h * 0.72, 20 * u, color.act);
    pen.text(words.lost, face.x + 40 * u, face.y + face.h * 0.72, { size: sizes.body, weight: 700, color: color.act });
  } else
    sums(pen, face.x + 15 * u, face.y + face.h * 0.72, face.w - 56 * u, numbers, {
      size: sizes.body,
      icon: 17 * u,
      ink,
      gap: 12 * u,
    });
  pen.icon(skips ? 'skip' : 'chev', face.x + face.w - 26 * u, face.y + face.h / 2, 30 * u, ink);
}

function sums(
  pen: Pen,
  left: number,
  y: number,
  width: number,
  numbers: readonly Sum[],
  style: { size: number; icon: number; ink: number; gap: number },
): void {
  const font = { size: style.size, weight: 600 } as const;
  const wide = numbers.map(({ words }) => style.icon + 3 + pen.measure(words, font));
  const needed = wide.reduce((sum, w) => sum + w, 0);
  const gap = Math.max(3, Math.min(style.gap, (width - needed) / Math.max(1, numbers.length - 1)));
  const squeezed = needed + gap * (numbers.length - 1) > width + 1;
  let x = left;
  for (const { icon, words, short } of numbers) {
    const said = squeezed ? short : words;
    pen.icon(icon, x + style.icon / 2, y, style.icon, style.ink);
    pen.text(said, x + style.icon + 3, y, { ...font, color: style.ink });
    x += style.icon + 3 + pen.measure(said, font) + gap;
  }
}
