import type { AchievementLook } from '../../../module/records.ts';
import { freshId } from '../../../page/dom.ts';

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

const SVG = 'http://www.w3.org/2000/svg';

/** A stamp as a picture that says nothing to screen readers; one that is not earned is an outline only. */
export function achievementArt({ outline, ground, symbol }: AchievementLook, isEarned: boolean): SVGSVGElement {
  const pattern = freshId('dots');
  const svg = node('svg', { viewBox: '0 0 100 100', class: `stamp-art ${ground}`, 'aria-hidden': 'true' });
  const use = node('use', { href: `game/icons.svg#${symbol}`, x: '29', y: '29', width: '42', height: '42' });
  if (!isEarned) {
    svg.append(node('path', { d: OUTLINES[outline], class: 'cut' }), use);
    return svg;
  }
  const dots = node('pattern', { id: pattern, width: '7', height: '7', patternUnits: 'userSpaceOnUse' });
  dots.append(node('circle', { cx: '2', cy: '2', r: '1.9', class: 'dot' }));
  const defs = node('defs', {});
  defs.append(dots);
  svg.append(
    defs,
    node('path', { d: OUTLINES[outline], class: 'drop' }),
    node('path', { d: OUTLINES[outline], class: 'ground' }),
    node('path', { d: OUTLINES[outline], fill: `url(#${pattern})` }),
    node('circle', { cx: '50', cy: '50', r: '29', class: 'disc' }),
    node('path', { d: OUTLINES[outline], class: 'ink' }),
    use,
  );
  return svg;
}

function node(name: string, attributes: Readonly<Record<string, string>>): SVGElement & SVGSVGElement {
  const element = document.createElementNS(SVG, name) as SVGElement & SVGSVGElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** A star with so many points between two radii, around the middle of the square. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (i * Math.PI) / points;
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join(' L')} Z`;
}

/** A rectangle whose sides are rows of half circles, so many on each. */
function perforated(x: number, y: number, width: number, height: number, holes: number): string {
  const side = (dx: number, dy: number): string =>
    Array.from({ length: holes }, () => {
      const [sx, sy] = [dx / holes, dy / holes];
      const radius = Math.hypot(sx, sy) * 0.3;
      return `l${sx * 0.2} ${sy * 0.2} a${radius} ${radius} 0 0 0 ${sx * 0.6} ${sy * 0.6} l${sx * 0.2} ${sy * 0.2}`;
    }).join(' ');
  return `M${x} ${y} ${side(width, 0)} ${side(0, height)} ${side(-width, 0)} ${side(0, -height)} Z`;
}
