// The FAZA logo, drawn as paths (no font). Letters stand on a 200 unit high line and are skewed by -9 degrees; the Z strikes
// like lightning. Layers from below: a block of ink, its orange sides, ink 26, paper 15, ink 7, fill split into yellow above
// and orange below.
import { deepOrange, dots, ink, lightOrange, n, orange, paper, polygon, svg, white, yellow } from './svg.mjs';

const F = 'M0 0H174L158 58H66V80H142L128 134H65V200H0z';
const A = 'M56 0H141L197 200H124L116 165H78L71 200H0zM97 62L85 124H112z';
const Z = 'M11 0H190V50L110 136H204L186 200H-6V152L80 60H4z';
const letters = [
  [F, 0],
  [A, 172],
  [Z, 394],
  [A, 606],
];
const skew = Math.tan((9 * Math.PI) / 180);
const reach = { x: 18, y: 21 }; // how far the hard shadow falls
const edge = 15;

const logoSize = { width: 606 + 197 + skew * 200 + 2 * edge + reach.x, height: 200 + 2 * edge + reach.y };

/** The lettering as a group, its box starting at 0, 0. */
function logoGroup() {
  const all = letters.map(([d, x]) => `<path transform="translate(${x} 0)" fill-rule="evenodd" d="${d}"/>`).join('');
  const layer = (attributes) => `<g ${attributes}>${all}</g>`;
  const stroke = (color, width) =>
    layer(`fill="${color}" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"`);
  const block = (color, width, from, to) => {
    let steps = '';
    for (let i = from; i >= to; i--) {
      const step = `translate(${n((reach.x * i) / 20)} ${n((reach.y * i) / 20)})`;
      steps += `<g transform="${step}">${stroke(color, width)}</g>`;
    }
    return steps;
  };
  // The sides of the block are visible below and to the right, in shadow, between two lines of ink.
  const shadow = block(ink, 27, 20, 1) + block('#a3200f', 18, 16, 11) + block(deepOrange, 18, 10, 6);
  // Printed dots: dark ones grow toward the foot of the letters, with a gloss on their shoulders.
  const foot = dots(0, 100, 830, 206, 9, (_, y) => (y - 112) / 118);
  const gloss = polygon([
    [0, 9],
    [830, 9],
    [830, 22],
    [0, 22],
  ]);
  // Two slanting flashes, as on polished metal.
  const flash = [
    [60, 26],
    [96, 10],
    [470, 30],
    [512, 12],
    [700, 22],
  ]
    .map(([x, wide]) =>
      polygon([
        [x + 90, 0],
        [x + 90 + wide, 0],
        [x + wide - 30, 112],
        [x - 30, 112],
      ]),
    )
    .join('');
  return (
    `<g transform="translate(${n(edge + skew * 200)} ${edge}) skewX(-9)">${shadow}${stroke(ink, 26)}` +
    `${stroke(paper, 15)}${stroke(ink, 7)}${layer('fill="url(#logo-split)"')}` +
    `<g clip-path="url(#logo-letters)"><path d="${foot}" fill="${deepOrange}" opacity=".5"/>` +
    `<path d="${flash}" fill="${white}" opacity=".55"/><path d="${gloss}" fill="${white}" opacity=".75"/></g></g>`
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
