// Comic bursts: 12 to 16 irregular points, ink outline, hard ink shadow, dots only in the tips so that the lettering in
// the middle stays clean.
import { amber, deepOrange, dots, ink, lightOrange, paper, polygon, random, red, svg, white, yellow } from './svg.mjs';

const width = 400;
const height = 320;
/** The width at which they are drawn. */
const shown = 500;

function star(seed, points, rx, ry, depth) {
  const { between, chance } = random(seed);
  const corners = [];
  for (let i = 0; i < points; i++) {
    const middle = (i / points) * 2 * Math.PI;
    const tip = middle + between(-0.28, 0.28) * (Math.PI / points);
    const dent = middle + Math.PI / points + between(-0.2, 0.2) * (Math.PI / points);
    const out = chance(0.35) ? between(0.78, 0.86) : between(0.9, 1);
    const inside = depth + between(-0.05, 0.05);
    corners.push([Math.cos(tip) * rx * out, Math.sin(tip) * ry * out]);
    corners.push([Math.cos(dent) * rx * inside, Math.sin(dent) * ry * inside]);
  }
  return polygon(corners);
}

function burst({ seed, points, fill, dot, light }) {
  const shape = star(seed, points, 180, 140, 0.65);
  const tips = dots(-200, -160, 200, 160, 10, (x, y) => (Math.hypot(x / 178, y / 138) - 0.5) * 1.5);
  const outline = `stroke="${ink}" stroke-linejoin="miter" stroke-miterlimit="4"`;
  const shadow = `<path transform="translate(9 11)" d="${shape}" fill="${ink}" ${outline} stroke-width="10"/>`;
  return svg(
    width,
    height,
    `<g transform="translate(194 152)">${shadow}<path d="${shape}" fill="${fill}" ${outline} stroke-width="10"/>` +
      `<g clip-path="url(#shape)"><path d="${tips}" fill="${dot}"/>` +
      `<path d="${shape}" fill="none" stroke="${light}" stroke-width="7" transform="translate(4 6) scale(.985)" opacity=".75"/></g>` +
      `<path d="${shape}" fill="none" ${outline} stroke-width="10"/></g>`,
    `<clipPath id="shape"><path d="${shape}"/></clipPath>`,
  );
}

/** The explosion behind a shot Drone: an orange star with a yellow one in it, nothing in the middle. */
function blast() {
  const outline = `stroke="${ink}" stroke-linejoin="miter" stroke-miterlimit="4"`;
  const outer = star(88, 16, 186, 182, 0.66);
  const inner = star(31, 14, 132, 130, 0.64);
  const shadow = `<path transform="translate(9 11)" d="${outer}" fill="${ink}" ${outline} stroke-width="10"/>`;
  const tips = dots(-200, -200, 200, 200, 10, (x, y) => (Math.hypot(x, y) / 184 - 0.6) * 1.8);
  const core = dots(-140, -140, 140, 140, 9, (x, y) => 1.15 - Math.hypot(x, y) / 92);
  return svg(
    400,
    400,
    `<g transform="translate(194 193)">${shadow}<path d="${outer}" fill="${lightOrange}" ${outline} stroke-width="10"/>` +
      `<g clip-path="url(#outer)"><path d="${tips}" fill="${deepOrange}" opacity=".55"/></g>` +
      `<path d="${outer}" fill="none" ${outline} stroke-width="10"/>` +
      `<path d="${inner}" fill="${yellow}" ${outline} stroke-width="8"/>` +
      `<g clip-path="url(#inner)"><path d="${core}" fill="${white}" opacity=".8"/></g>` +
      `<path d="${inner}" fill="none" ${outline} stroke-width="8"/></g>`,
    `<clipPath id="outer"><path d="${outer}"/></clipPath><clipPath id="inner"><path d="${inner}"/></clipPath>`,
  );
}

export const bursts = () => [
  ['burst/yellow', shown, burst({ seed: 5, points: 14, fill: yellow, dot: amber, light: '#fff0a6' })],
  ['burst/red', shown, burst({ seed: 22, points: 13, fill: red, dot: '#9c1730', light: '#f0626b' })],
  ['burst/purple', shown, burst({ seed: 64, points: 12, fill: '#7a3fa3', dot: '#54257a', light: '#a972cf' })],
  ['burst/paper', shown, burst({ seed: 47, points: 16, fill: paper, dot: '#f2d299', light: white })],
  ['burst/blast', 704, blast()],
];
