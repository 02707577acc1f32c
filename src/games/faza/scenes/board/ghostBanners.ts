import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/rect.ts';
import type { CachedSprite } from '../../../../table/spriteCache.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import type { BoardLayout } from '../boardLayout/layout.ts';
import type { ForecastView } from '../preview/forecastView.ts';
import { DEPTH, type Sizes, type Surface } from './surface.ts';

/** On the upper edge of the board: what the forecast supposes, and – with a red line round the board – that it loses the game. */
export function drawBanners(
  surface: Surface,
  layout: BoardLayout,
  sizes: Sizes,
  { kind, defeat, hasChoices }: ForecastView,
): void {
  const { tray, unit } = layout;
  const supposed = text.forecastText.kinds[kind] || (hasChoices ? text.forecastText.oneWay : '');
  const high = Math.max(20, (sizes.wide ? 26 : 21) * unit);
  // In a window on its side nothing lies above the board, so there it stands a little lower.
  const y = layout.form === 'landscape' ? tray.y + high * 0.55 : tray.y + high * 0.2;
  const widest = tray.w - 16 * unit;
  const sprites: CachedSprite[] = [];
  if (supposed !== '') {
    sprites.push(
      banner(surface, sizes, { words: supposed, icon: 'eye', fill: color.live, ink: color.ink, high, widest }),
    );
  }
  if (defeat) {
    if (defeat.chance === 1) redLine(surface, tray, unit);
    const { wouldLose, mayLose, byRule } = text.forecastText;
    const sentence = defeat.chance === 1 ? wouldLose(defeat.rule) : mayLose(defeat.rule, defeat.chance);
    const words = byRule(sentence, defeat.rule);
    sprites.push(banner(surface, sizes, { words, icon: 'skull', fill: color.hurt, ink: color.white, high, widest }));
  }
  const total = sprites.reduce((sum, { w }) => sum + w, 0);
  const beside = total <= widest;
  let x = tray.x + (tray.w - (beside ? total : 0)) / 2;
  for (const [index, sprite] of sprites.entries()) {
    const middle = beside ? x + sprite.w / 2 : tray.x + tray.w / 2;
    surface.cast.put(`banner:${index}`, sprite, middle, y + (beside ? 0 : index * high * 1.05), DEPTH.route + 5);
    x += sprite.w;
  }
}

interface Banner {
  readonly words: string;
  readonly icon: string;
  readonly fill: number;
  readonly ink: number;
  readonly high: number;
  readonly widest: number;
}

function banner({ sprites }: Surface, sizes: Sizes, { words, icon, fill, ink, high, widest }: Banner): CachedSprite {
  const size = Math.max(13, high * 0.66);
  // Bangers is narrow: half its size a letter, at most.
  const wide = Math.min(widest, size * 0.5 * words.length + high * 1.6);
  return sprites.paint(
    `banner/${words}@${high.toFixed(1)}/${widest.toFixed(0)}`,
    wide + 8,
    high + 8,
    (g: CanvasPainter) => {
      const said = { face: 'display', size, color: ink } as const;
      const length = Math.min(g.measure(words, said), wide - high * 1.3);
      const w = length + high * 1.3;
      const r: Rect = rect((wide + 8 - w) / 2, 4, w, high);
      g.panel(r, { fill, radius: 5 * sizes.u, line: sizes.line * 1.3 });
      g.icon(icon, r.x + high * 0.55, r.y + high / 2, high * 0.72, ink);
      g.text(words, r.x + high, r.y + high / 2, { ...said, width: length });
    },
  );
}

function redLine({ panels }: Surface, tray: Rect, unit: number): void {
  const pad = 8 * unit;
  const area = rect(tray.x - pad, tray.y - pad, tray.w + 2 * pad, tray.h + 2 * pad);
  panels.put('defeat', area, DEPTH.route + 4, '', (g) => {
    g.panel(tray, { fill: color.hurt, alpha: 0, radius: 12 * unit, line: 9 * unit });
    g.panel(tray, { fill: color.hurt, alpha: 0, radius: 12 * unit, line: 6 * unit, lineColor: color.hurt });
  });
}
