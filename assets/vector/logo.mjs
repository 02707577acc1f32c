// The FAZA logo, drawn as paths (no font). Letters stand on a 200 unit high line and are skewed by -9 degrees;
// layers from below: ink shadow, ink 26, paper 15, ink 7, fill split into yellow above and orange below.
import { deepOrange, dots, ink, lightOrange, n, orange, paper, polygon, svg, white, yellow } from './svg.mjs';

const F = 'M0 0H174L158 58H66V80H142L128 134H65V200H0z';
const A = 'M56 0H141L197 200H124L116 165H78L71 200H0zM97 62L85 124H112z';
const Z = 'M11 0H188V50L104 139H188V200H0V150L82 59H11z';
const letters = [
  [F, 0],
  [A, 172],
  [Z, 394],
  [A, 606],
];
const skew = Math.tan((9 * Math.PI) / 180);
const reach = { x: 17, y: 20 }; // how far the hard shadow falls
const edge = 15;

const logoSize = { width: 606 + 197 + skew * 200 + 2 * edge + reach.x, height: 200 + 2 * edge + reach.y };

/** The lettering as a group, its box starting at 0, 0. */
function logoGroup() {
  const all = letters.map(([d, x]) => `<path transform="translate(${x} 0)" fill-rule="evenodd" d="${d}"/>`).join('');
  const layer = (attributes) => `<g ${attributes}>${all}</g>`;
  const stroke = (colour, width) =>
    layer(`fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`);
  let shadow = '';
  for (let i = 10; i >= 1; i--) {
    const step = `translate(${n((reach.x * i) / 10)} ${n((reach.y * i) / 10)})`;
    shadow += `<g transform="${step}">${stroke(ink, 26)}</g>`;
  }
  // Printed dots: dark ones grow towards the foot of the letters, a gloss lies on their shoulders.
  const foot = dots(0, 100, 830, 206, 9, (_, y) => (y - 112) / 118);
  const gloss = polygon([
    [0, 8],
    [830, 8],
    [830, 24],
    [0, 24],
  ]);
  return (
    `<g transform="translate(${n(edge + skew * 200)} ${edge}) skewX(-9)">${shadow}${stroke(ink, 26)}` +
    `${stroke(paper, 15)}${stroke(ink, 7)}${layer('fill="url(#logo-split)"')}` +
    `<g clip-path="url(#logo-letters)"><path d="${foot}" fill="${deepOrange}" opacity=".5"/>` +
    `<path d="${gloss}" fill="${white}" opacity=".7"/></g></g>`
  );
}

const logoDefs =
  `<linearGradient id="logo-split" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="200">` +
  `<stop offset="0" stop-color="#fff0a6"/><stop offset=".5" stop-color="${yellow}"/>` +
  `<stop offset=".51" stop-color="${lightOrange}"/><stop offset="1" stop-color="${orange}"/></linearGradient>` +
  `<clipPath id="logo-letters">${letters
    .map(([d, x]) => `<path transform="translate(${x} 0)" clip-rule="evenodd" d="${d}"/>`)
    .join('')}</clipPath>`;

export const logo = () => svg(Math.ceil(logoSize.width), Math.ceil(logoSize.height), logoGroup(), logoDefs);
