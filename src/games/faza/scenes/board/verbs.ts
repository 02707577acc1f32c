import type { Pen } from '../../../../table/pen.ts';
import { inset, type Rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { VERBS, type Verb } from '../boardLayout.ts';
import type { BoardView } from '../view.ts';
import { DEPTH, type Sizes, type Surface } from './surface.ts';

const ICONS: Readonly<Record<Verb, string>> = {
  fight: 'fight',
  board: 'board',
  recruit: 'plus',
  recover: 'health',
  skill: 'star',
  cancel: 'x',
};

type Mode = 'on' | 'ready' | 'off';

/** What the hero in front can do without a card. */
export function drawVerbs(surface: Surface, view: BoardView, sizes: Sizes, possible: ReadonlySet<Verb>): void {
  for (const [index, verb] of VERBS.entries()) {
    const r = view.layout.verbs[index];
    if (!r) continue;
    const mode = modeOf(view, verb, possible);
    surface.plates.put(`verb:${verb}`, inset(r, -4 * sizes.u), DEPTH.panel + 1, mode, (pen) =>
      button(pen, r, sizes, verb, mode, view.layout.form),
    );
  }
}

function modeOf(view: BoardView, verb: Verb, possible: ReadonlySet<Verb>): Mode {
  if (verb === 'cancel') return view.path.length > 0 ? 'ready' : 'off';
  if (view.path.some((pick) => pick.kind === 'verb' && pick.verb === verb)) return 'on';
  return possible.has(verb) ? 'ready' : 'off';
}

function button(pen: Pen, r: Rect, sizes: Sizes, verb: Verb, mode: Mode, form: BoardView['layout']['form']): void {
  const { u, line } = sizes;
  const drop = 3 * u;
  const face = { ...r, h: r.h - drop };
  const off = mode === 'off';
  const ink = off ? 0x93684a : color.ink;
  if (off)
    pen.panel(face, {
      fill: 0xf0cf9f,
      alpha: form === 'wide' ? 0.5 : 0.45,
      radius: 6 * u,
      line: line * 0.8,
      lineColor: 0x93684a,
      dashed: true,
    });
  else pen.panel(face, { fill: mode === 'on' ? color.act : color.paper, radius: 6 * u, line, drop });
  const middle = face.x + face.w / 2;
  const shade = off && form === 'wide' ? 0x6b2f10 : ink;
  if (form === 'portrait') {
    pen.icon(ICONS[verb], middle, face.y + face.h / 2, Math.min(face.h * 0.66, face.w * 0.66), shade);
    return;
  }
  const icon = form === 'wide' ? 26 * u : Math.min(20 * u, face.h * 0.46);
  pen.icon(ICONS[verb], middle, face.y + face.h * (form === 'wide' ? 0.37 : 0.34), icon, shade);
  pen.text(text.board.verbs[verb], middle, face.y + face.h * (form === 'wide' ? 0.78 : 0.77), {
    size: form === 'wide' ? sizes.meta : 12,
    weight: 600,
    align: 'center',
    color: shade,
    width: face.w - 3,
  });
}
