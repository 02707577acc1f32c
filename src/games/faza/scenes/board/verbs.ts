import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect } from '../../../../table/layout/rect.ts';
import { VERBS, type Verb } from '../../interaction/layout/boardLayout.ts';
import { isSkillOf } from '../../interaction/openFight.ts';
import type { BoardView } from '../../interaction/view.ts';
import { text } from '../../text/en.ts';
import { type ButtonState, buttonFrame } from '../buttonFrame.ts';
import { fitText } from '../fitText.ts';
import { DEPTH, type Sizes, type Surface } from './surface.ts';

const ICONS: Readonly<Record<Verb, string>> = {
  fight: 'fight',
  board: 'board',
  recruit: 'plus',
  recover: 'health',
  skill: 'star',
  cancel: 'x',
};

/** What the selected hero can do without a card. */
export function drawVerbs(surface: Surface, view: BoardView, possible: ReadonlySet<Verb>): void {
  const { panels, layout, sizes } = surface;
  for (const [index, verb] of VERBS.entries()) {
    const r = layout.verbs[index];
    if (!r) continue;
    const mode = modeOf(view, verb, possible);
    panels.put(`verb:${verb}`, inset(r, -4 * sizes.u), DEPTH.panel + 1, mode, (g) =>
      button(g, r, sizes, verb, mode, layout.form),
    );
  }
}

function modeOf(view: BoardView, verb: Verb, possible: ReadonlySet<Verb>): ButtonState {
  if (verb === 'cancel') return view.path.length > 0 || view.planned ? 'ready' : 'off';
  const on = [...view.path, ...(view.open?.path ?? [])];
  if (on.some((pick) => pick.kind === 'verb' && pick.verb === verb && pick.seat === view.seat)) return 'on';
  if (verb === 'skill' && view.open?.added.some(({ command }) => isSkillOf(view.seat, command))) return 'on';
  return possible.has(verb) ? 'ready' : 'off';
}

function button(
  g: CanvasPainter,
  r: Rect,
  sizes: Sizes,
  verb: Verb,
  mode: ButtonState,
  form: BoardView['layout']['form'],
): void {
  const { u, line } = sizes;
  const label = { size: Math.max(12, (form === 'wide' ? 13 : 12) * u), weight: 600, align: 'center' } as const;
  if (form === 'wide') {
    const { face, ink } = buttonFrame(g, r, { u, line, radius: 6 * u, state: mode, drop: 3 * u });
    const middle = face.x + face.w / 2;
    g.icon(ICONS[verb], middle, face.y + face.h * 0.37, Math.min(26 * u, face.h * 0.44), ink);
    fitText(g, text.board.verbs[verb], middle, face.y + face.h * 0.78, { ...label, color: ink, width: face.w - 5 });
    return;
  }
  // On phones, what can be done now is large and the rest is small; each stays in the same place for the finger.
  const isOff = mode === 'off';
  const back = isOff ? Math.min(4 * u, r.h * 0.09) : 0;
  const frame = { u, line, radius: 6 * u, state: mode, phone: true, drop: isOff ? 0 : 3 * u } as const;
  const { face, ink } = buttonFrame(g, inset(r, back), frame);
  const middle = face.x + face.w / 2;
  g.icon(
    ICONS[verb],
    middle,
    face.y + face.h * 0.33,
    Math.min((isOff ? 16 : 24) * u, face.h * (isOff ? 0.4 : 0.52)),
    ink,
  );
  const style = { ...label, weight: isOff ? 500 : 700, color: ink, width: face.w - 3 } as const;
  fitText(g, text.board.verbs[verb], middle, face.y + face.h * 0.78, style);
}
