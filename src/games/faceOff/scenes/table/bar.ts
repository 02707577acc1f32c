import { inset } from '../../../../table/layout/rect.ts';
import type { FaceTableView } from '../../interaction/view.ts';
import { isDrafting } from '../../rules/round/draft.ts';
import { moduleText } from '../../text/module.en.ts';
import { screenText as text } from '../../text/screen.en.ts';
import { paintName } from '../paint/ground.ts';
import { paint } from '../paint/paint.ts';
import { DEPTH, put, type Surface } from './surface.ts';

type Phase = keyof typeof text.phases;

const FACE_OFF: readonly Phase[] = ['clock', 'personality', 'equipment', 'faceOff', 'reward', 'drawPhase'];
const ASSAULT: readonly Phase[] = ['clock', 'army', 'bid', 'reward', 'drawPhase'];

/** The round, and which of its steps it is at. */
export function drawBar(surface: Surface, { layout, state, fight }: FaceTableView): void {
  const { phase: area, unit, form } = layout;
  const [step] = state.steps;
  const now: Phase = isDrafting(state)
    ? 'draft'
    : step?.step === 'seal'
      ? step.part
      : step && step.step in text.phases
        ? (step.step as Phase)
        : state.ending
          ? 'none'
          : fight === 'hq'
            ? 'army'
            : fight === 'faceOff'
              ? 'faceOff'
              : 'clock';
  put(surface, 'bar', area, DEPTH.panel, [state.round, now, fight], (g) => {
    const y = area.y + area.h / 2;
    const round = text.round(state.round);
    const isWide = form === 'wide';
    let { x } = area;
    if (area.w < 150 * unit) {
      const style = { size: 14 * unit, width: area.w } as const;
      g.text(round, x, area.y + area.h * 0.28, { ...style, face: 'display', color: paint.paper });
      return g.text(text.phases[now], x, area.y + area.h * 0.74, { ...style, weight: 700, color: paint.hint });
    }
    if (isWide) {
      const w = 156 * unit;
      paintName(g, { ...area, x, w }, moduleText.name, 22 * unit);
      x += w + 14 * unit;
    }
    g.text(round, x, y, { size: (isWide ? 17 : 14) * unit, face: 'display', color: paint.paper });
    x += g.measure(round, { size: (isWide ? 17 : 14) * unit, face: 'display' }) + 10 * unit;
    const steps = isWide && now !== 'draft' ? (fight === 'hq' ? ASSAULT : FACE_OFF) : [now];
    for (const one of steps.includes(now) ? steps : [...steps, now]) {
      const words = text.phases[one];
      const isNow = one === now;
      const style = { size: (isWide ? 14 : 13) * unit, weight: 700, align: 'center' } as const;
      const w = Math.min(g.measure(words, style) + 20 * unit, area.x + area.w - x);
      if (w < 30 * unit) return;
      const box = { x, y: y - 14 * unit, w, h: 28 * unit };
      g.panel(inset(box, 0), {
        radius: 3,
        line: 1.5,
        lineColor: isNow ? paint.paper : paint.line,
        ...(isNow ? { fill: paint.paper } : {}),
      });
      g.text(words, x + w / 2, y, { ...style, color: isNow ? paint.ink : paint.hint, width: w - 6 * unit });
      x += w + 8 * unit;
    }
  });
}
