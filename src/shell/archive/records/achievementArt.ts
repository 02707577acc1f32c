import type { AchievementLook } from '../../../module/records/records.ts';
import { type Attributes, freshId, svg, symbolAddress } from '../../../page/dom.ts';

/*
 * How achievements look: an outline of ink, a ground of halftone, and one symbol.
 */

/** In a square of 100. */
const OUTLINES: Readonly<Record<AchievementLook['outline'], string>> = {
  burst: star(16, 46, 36),
  round: star(48, 45, 43),
  shield: 'M50 5 L88 15 L86 52 Q82 80 50 95 Q18 80 14 52 L12 15 Z',
  ticket: perforated(8, 8, 84, 84, 7),
};

/** An achievement as a picture that says nothing to screen readers; one that is not earned is an outline only. */
export function achievementArt({ outline, ground, symbol }: AchievementLook, isEarned: boolean): SVGSVGElement {
  const path = (attributes: Attributes): SVGElement => svg('path', { d: OUTLINES[outline], ...attributes });
  const use = svg('use', { href: symbolAddress(symbol), x: 29, y: 29, width: 42, height: 42 });
  const box = { viewBox: '0 0 100 100', class: `stamp-art ${ground}`, 'aria-hidden': 'true' };
  if (!isEarned) return svg('svg', box, path({ class: 'cut' }), use);
  const dots = freshId('dots');
  const tile = { id: dots, width: 7, height: 7, patternUnits: 'userSpaceOnUse' };
  const dot = svg('circle', { cx: 2, cy: 2, r: 1.9, class: 'dot' });
  return svg(
    'svg',
    box,
    svg('defs', {}, svg('pattern', tile, dot)),
    path({ class: 'drop' }),
    path({ class: 'ground' }),
    path({ fill: `url(#${dots})` }),
    svg('circle', { cx: 50, cy: 50, r: 29, class: 'disc' }),
    path({ class: 'ink' }),
    use,
  );
}

/** A star with a number of points between two radii, around the middle of the square. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (i * Math.PI) / points;
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join(' L')} Z`;
}

/** A rectangle whose sides are rows of half circles; `holes` is how many each side has. */
function perforated(x: number, y: number, width: number, height: number, holes: number): string {
  const side = (dx: number, dy: number): string =>
    Array.from({ length: holes }, () => {
      const [sx, sy] = [dx / holes, dy / holes];
      const radius = Math.hypot(sx, sy) * 0.3;
      return `l${sx * 0.2} ${sy * 0.2} a${radius} ${radius} 0 0 0 ${sx * 0.6} ${sy * 0.6} l${sx * 0.2} ${sy * 0.2}`;
    }).join(' ');
  return `M${x} ${y} ${side(width, 0)} ${side(0, height)} ${side(-width, 0)} ${side(0, -height)} Z`;
}
