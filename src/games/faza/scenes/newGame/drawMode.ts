import { at } from '../../../../kernel/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { newest } from '../../content/editions.ts';
import { winShare } from '../../content/published/winRates.ts';
import { text } from '../../text/en.ts';
import type { NewGameView } from '../view.ts';
import { teamSize } from './newGameControls.ts';
import type { NewGameLayout } from './places.ts';

/** How hard it will be: one of the modes. */
export function drawMode(g: CanvasPainter, layout: NewGameLayout, view: NewGameView): void {
  const { modePanel, compact } = layout;
  const u = layout.page.unit;
  if (!compact) {
    g.panel(modePanel, { fill: color.night, line: 2 * u, radius: 8 * u, shadow: 3 * u });
    g.within(inset(modePanel, 2 * u), () =>
      g.dots(modePanel, 9 * u, color.nightDot, (_x, y) => 0.5 - (y - modePanel.y) / modePanel.h),
    );
    g.text(text.screens.newGame.mode, modePanel.x + 14 * u, modePanel.y + 19 * u, {
      face: 'display',
      size: 24 * u,
      color: color.cream,
    });
  }
  for (const [i, mode] of newest.modes.entries()) {
    const r = at(layout.modes, i);
    const chosen = mode.id === view.mode;
    const ink = chosen ? color.ink : color.cream;
    g.panel(r, {
      fill: chosen ? color.act : compact ? color.night : color.night2,
      line: compact || chosen ? 2 * u : 0,
      radius: 5 * u,
      ...(compact ? { shadow: 2 * u } : {}),
    });
    const wins = winShare(mode.id, teamSize(view));
    if (compact) {
      compactMode(g, r, { name: text.modeName[mode.id], wins, skulls: i + 1, chosen }, u);
      continue;
    }
    g.text(text.screens.newGame.computerWins(wins), r.x + r.w - (28 + i * 19) * u, r.y + r.h * 0.31, {
      size: 12.5 * u,
      weight: 600,
      color: ink,
      align: 'right',
    });
    g.text(text.modeName[mode.id], r.x + 12 * u, r.y + r.h * 0.31, { face: 'display', size: 20 * u, color: ink });
    for (let n = 0; n <= i; n++) {
      g.icon('skull', r.x + r.w - (16 + n * 19) * u, r.y + r.h * 0.29, 16 * u, chosen ? color.hurt : color.nightLine);
    }
    g.text(text.screens.newGame.modeFacts(mode), r.x + 12 * u, r.y + r.h * 0.72, {
      size: 13 * u,
      color: chosen ? color.ink : color.lilac,
      width: r.w - 20 * u,
    });
  }
}

interface CompactMode {
  readonly name: string;
  readonly wins: number;
  readonly skulls: number;
  readonly chosen: boolean;
}

/** A mode on a phone: its skulls beside its name, or above it where the button is narrow, and how often the computer wins. */
function compactMode(g: CanvasPainter, whole: Rect, { name, wins, skulls, chosen }: CompactMode, u: number): void {
  const r = { ...whole, h: whole.h - 13 * u };
  const [ink, bone] = chosen ? [color.ink, color.hurt] : [color.cream, color.nightLine];
  const style = { face: 'display', size: 19 * u } as const;
  const wide = g.measure(name, style);
  const step = 13 * u;
  const beside = wide + skulls * step + 14 * u < r.w;
  const [x, y] = [r.x + r.w / 2, r.y + r.h * 0.54];
  g.text(text.screens.newGame.computerWinsShort(wins), x, whole.y + whole.h - 10 * u, {
    size: Math.max(12, 12 * u),
    weight: 600,
    color: ink,
    align: 'center',
    width: r.w - 6 * u,
  });
  const start = beside ? x - (wide + skulls * step) / 2 : x - (skulls * step) / 2;
  for (let n = 0; n < skulls; n++) {
    g.icon('skull', start + (n + 0.5) * step - (beside ? 2 * u : 0), beside ? y : r.y + r.h * 0.25, step, bone);
  }
  if (beside) g.text(name, start + skulls * step + 2 * u, y, { ...style, color: ink });
  else g.text(name, x, r.y + r.h * 0.64, { ...style, color: ink, align: 'center', width: r.w - 6 * u });
}
