// Dots, lights and shadows: frames that a scene draws under or over its pieces.
import { circle, dots, ink, n, polygon, random, svg, yellow } from './svg.mjs';

/** A seamless 45-degree tile: 5 rows of dots per side. Drawn at half size it gives the 9 px cell of the screens. */
function halftone() {
  const size = 128;
  const step = size / 5;
  let path = '';
  for (let i = 0; i <= 10; i++) {
    for (let j = 0; j <= 10; j++) {
      if ((i + j) % 2 === 0) path += circle((i * step) / 2, (j * step) / 2, step * 0.25);
    }
  }
  return svg(size, size, `<path d="${path}" fill="#fff"/>`);
}

/** A flat ink ellipse under a piece. */
const dot = () => svg(128, 48, `<ellipse cx="64" cy="24" rx="63" ry="23" fill="${ink}"/>`);

/** Selection ring, white between two ink lines (tint it); scale its height by .4 to lay it on the ground. */
function ring() {
  const ends = [45, 135, 225, 315]
    .map((turn) => `<path transform="rotate(${turn} 128 128)" d="M112 22L128 6L144 22z"/>`)
    .join('');
  const line = `<g fill="#fff"><circle cx="128" cy="128" r="104" fill="none"/>${ends}</g>`;
  return svg(
    256,
    256,
    `<g stroke="${ink}" stroke-width="12" fill="none" stroke-linejoin="round"><circle cx="128" cy="128" r="104" stroke-width="28"/>${ends}</g>` +
      `<circle cx="128" cy="128" r="104" stroke="#fff" stroke-width="16" fill="none"/>${line}`,
  );
}

/** The same ring as 12 dashes, rotating slowly under what can be chosen. */
function dashes() {
  const around = 2 * Math.PI * 108;
  const dash = `stroke-dasharray="${n(around / 18)} ${n(around / 36)}"`;
  const wide = `stroke-dasharray="${n(around / 18 + 10)} ${n(around / 36 - 10)}" stroke-dashoffset="5"`;
  return svg(
    256,
    256,
    `<circle cx="128" cy="128" r="108" fill="none" stroke="${ink}" stroke-width="26" ${wide}/>` +
      `<circle cx="128" cy="128" r="108" fill="none" stroke="#fff" stroke-width="16" ${dash}/>`,
  );
}

/** A spark of four long and four short points, white with ink: tint it. */
function spark() {
  const points = [];
  for (let i = 0; i < 16; i++) {
    const radius = i % 2 ? 38 : i % 4 === 0 ? 118 : 76;
    const angle = (i / 16) * 2 * Math.PI - Math.PI / 2;
    points.push([128 + radius * Math.cos(angle), 128 + radius * Math.sin(angle)]);
  }
  const path = polygon(points);
  return svg(256, 256, `<path d="${path}" fill="#fff" stroke="${ink}" stroke-width="10" stroke-linejoin="round"/>`);
}

/** A puff: overlapping balls with one outline, gray dots on the side away from the light. */
function smoke() {
  const balls = [
    [128, 96, 58],
    [74, 120, 50],
    [184, 118, 52],
    [100, 166, 54],
    [162, 168, 52],
    [128, 140, 60],
  ];
  const all = (grow) => balls.map(([x, y, r]) => circle(x, y, r + grow)).join('');
  const shade = dots(10, 10, 246, 246, 10, (x, y) => (x * 0.45 + y * 0.9 - 140) / 110);
  const curls = 'M70 112c-8 18 2 34 20 34M116 62c16-10 36-4 40 14M176 150c14 4 28-4 30-20M112 182c8 10 24 12 34 2';
  return svg(
    256,
    256,
    `<path transform="translate(5 8)" d="${all(6)}" fill="${ink}"/><path d="${all(6)}" fill="${ink}"/>` +
      `<path d="${all(-3)}" fill="#fff"/><g clip-path="url(#puff)"><path d="${shade}" fill="#cdbccb"/></g>` +
      `<path d="${curls}" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>`,
    `<clipPath id="puff"><path d="${all(-3)}"/></clipPath>`,
  );
}

/**
 * A cone of light from a ship: solid at the lamp, breaking into ever smaller dots toward the ground. White: tint it.
 */
function beam() {
  const half = (y) => 26 + (y / 512) * 100;
  const path = dots(0, 0, 256, 512, 9, (x, y) => {
    const across = Math.abs(x - 128) / half(y);
    if (across > 0.97) return 0;
    return (1.5 - (y / 512) * 1.45) * (1 - 0.35 * across ** 3);
  });
  const cone = polygon([
    [128 - half(0), 0],
    [128 + half(0), 0],
    [128 + half(512), 512],
    [128 - half(512), 512],
  ]);
  return svg(
    256,
    512,
    `<path d="${cone}" fill="url(#fade)"/><g clip-path="url(#cone)"><path d="${path}" fill="#fff" opacity=".8"/></g>`,
    `<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/>` +
      `<stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><clipPath id="cone"><path d="${cone}"/></clipPath>`,
  );
}

/** Speed lines around a hit: long thin wedges, open in the middle. White: tint it. */
function impact() {
  const { between } = random(9);
  let path = '';
  for (let i = 0; i < 40; i++) {
    const angle = ((i + between(-0.3, 0.3)) / 40) * 2 * Math.PI;
    const from = between(62, 92);
    const wide = between(0.012, 0.034);
    const at = (radius, turn) => [128 + radius * Math.cos(angle + turn), 128 + radius * Math.sin(angle + turn)];
    path += polygon([at(from, 0), at(126, wide), at(126, -wide)]);
  }
  return svg(256, 256, `<path d="${path}" fill="#fff"/>`);
}

/** The title's sun: a disc of dots with an ink rim, 700 across. */
export function sun() {
  const path = dots(0, 0, 700, 700, 17, (x, y) => (y * 0.85 + x * 0.3 - 180) / 620);
  return svg(
    700,
    700,
    `<circle cx="350" cy="350" r="343" fill="${yellow}"/><g clip-path="url(#disc)"><path d="${path}" fill="#ffb52e" opacity=".8"/>` +
      `<path d="${dots(8, 8, 700, 420, 17, (x, y) => (300 - y * 0.8 - x * 0.25) / 330)}" fill="#fff2a8" opacity=".9"/></g>` +
      `<circle cx="350" cy="350" r="343" fill="none" stroke="${ink}" stroke-width="7"/>`,
    `<clipPath id="disc"><circle cx="350" cy="350" r="343"/></clipPath>`,
  );
}

export const effects = () => [
  ['dot', 472, dot()],
  ['ring', 592, ring()],
  ['ring-dash', 256, dashes()],
  ['spark', 256, spark()],
  ['smoke', 376, smoke()],
  ['beam', 552, beam()],
  ['impact', 256, impact()],
  ['halftone', 128, halftone(), { wrap: true }],
];
