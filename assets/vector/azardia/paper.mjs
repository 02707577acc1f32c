// Azardia's look: colored paper cut with scissors, laid in layers with soft shadows. Shapes are SVG path data, drawings are SVG
// elements. The same seed always cuts the same shape.
import { n, random } from '../svg.mjs';

/** Every color of the game; `docs/azardia.md` explains the use of each. */
export const paint = {
  ink: '#12323b',
  paper: '#fff8ea',
  deepPaper: '#f3e6cc',
  ground: '#cdece6',
  ground2: '#aedfd8',
  ground3: '#8ccfc8',
  act: '#2340d6',
  act2: '#1a2f9e',
  lagartoon: '#45b463',
  lagartoon2: '#1d7a3a',
  lemon: '#f3e27a',
  kuchuritok: '#a88bea',
  kuchuritok2: '#7b5cc9',
  kuchuritok3: '#d9cbfa',
  night: '#3a2570',
  robot: '#f5be1e',
  robot2: '#cf9410',
  kraft: '#c99b62',
  kraft2: '#a87a45',
  mantis: '#d3225d',
  mantis2: '#a11546',
  mantis3: '#f27a9e',
  tower: '#0f4c5c',
  tower2: '#176273',
  tower3: '#1f7a8a',
  tower4: '#2a93a1',
  tongue: '#ff8fa3',
  throat: '#5e0d2a',
  gold: '#ffd23f',
  white: '#ffffff',
  sky: '#8fc9f0',
  fire: '#ff7a45',
  danger: '#c2182b',
  turn: '#ffe08a',
  roll: '#9ad7f5',
  duel: '#ffafa3',
  response: '#a5e3b8',
};

/** Converts points, possibly written as `'x,y x,y'`, to pairs of numbers. */
const pairs = (points) =>
  typeof points === 'string' ? points.split(' ').map((point) => point.split(',').map(Number)) : points;

/** Straight cuts from point to point, closed. Points are `'x,y x,y'` or a list of `[x, y]`, here and below. */
export const cut = (points) =>
  `M${pairs(points)
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join('L')}Z`;

/** Points on a smooth curve (Catmull-Rom) through points, `steps` between each two. */
function curve(points, closed, steps = 6) {
  const count = points.length;
  const near = (i) => (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]);
  const found = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      found.push(
        [0, 1].map(
          (q) =>
            0.5 *
            (2 * b[q] +
              (c[q] - a[q]) * t +
              (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
              (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t * t * t),
        ),
      );
    }
  }
  if (!closed) found.push(points[count - 1]);
  return found;
}

/** A soft shape through points. */
export const blob = (points) => cut(curve(pairs(points), true));

/** An oval cut in straight lines; `jitter` is their unevenness, as a fraction of the radius. */
export function oval(x, y, rx, ry = rx, seed = 1, jitter = 0.025) {
  const chance = random(seed * 977 + 13);
  const snips = Math.max(12, Math.min(26, Math.round((rx + ry) / 3)));
  const start = chance.between(0, 6);
  return cut(
    Array.from({ length: snips }, (_, i) => {
      const angle = start + (i / snips) * 2 * Math.PI;
      const far = 1 + chance.between(-jitter, jitter);
      return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far];
    }),
  );
}

/** A rectangle whose edges are a little uneven, by up to `jitter`. */
export function box(x, y, w, h, jitter = 1.5, seed = 1) {
  const chance = random(seed * 31 + 7);
  const off = (part = 1) => chance.between(-jitter, jitter) * part;
  return cut([
    [x + off(), y + off()],
    [x + w / 2, y + off(0.6)],
    [x + w + off(), y + off()],
    [x + w + off(0.6), y + h / 2],
    [x + w + off(), y + h + off()],
    [x + w / 2, y + h + off(0.6)],
    [x + off(), y + h + off()],
    [x + off(0.6), y + h / 2],
  ]);
}

/** A strip along a curve through points, `from` wide at its start and `to` at its end: limbs, tongues, tentacles. */
export function ribbon(points, from, to = from) {
  const along = curve(pairs(points), false, 7);
  const [left, right] = [[], []];
  for (const [i, [x, y]] of along.entries()) {
    const before = along[Math.max(0, i - 1)];
    const after = along[Math.min(along.length - 1, i + 1)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const half = (from + ((to - from) * i) / (along.length - 1)) / 2 / (Math.hypot(dx, dy) || 1);
    left.push([x - dy * half, y + dx * half]);
    right.unshift([x + dy * half, y - dx * half]);
  }
  return cut([...left, ...right]);
}

/** A row of `teeth` triangles along a line of width `w`, pointing down by `h` (up where `h` is negative), on a strip `base` high. */
export function teeth(x, y, w, count, h, base = 0) {
  const points = [[x, y]];
  for (let i = 0; i < count; i++) points.push([x + (w * (i + 0.5)) / count, y + h], [x + (w * (i + 1)) / count, y]);
  return cut([...points, [x + w, y - base], [x, y - base]]);
}

/** A star with `count` tips, between two radii; `turn` in radians. */
export function star(x, y, outer, inner, count, turn = 0, seed = 1, jitter = 0.06) {
  const chance = random(seed * 7 + 3);
  return cut(
    Array.from({ length: count * 2 }, (_, i) => {
      const angle = turn + (i / count) * Math.PI - Math.PI / 2;
      const far = (i % 2 ? inner : outer) * (1 + chance.between(-jitter, jitter));
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    }),
  );
}

/**
 * Paper in the shape of `d`: `lift` 0 is glued flat, 1 lies, 2 stands, 3 hangs; the higher the paper, the larger its
 * shadow.
 */
export const sheet = (d, fill, lift = 1, more = '') =>
  `<path d="${d}" fill="${fill}"${lift ? ` filter="url(#lift${lift})"` : ''}${more ? ` ${more}` : ''}/>`;

/** A line drawn on paper. */
export const line = (d, color, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more ? ` ${more}` : ''}/>`;

export const dot = (x, y, r, fill) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;

/** Drawings moved, rotated or scaled together; `more` is for further attributes. */
export const group = (inner, transform = '', more = '') =>
  `<g${transform ? ` transform="${transform}"` : ''}${more ? ` ${more}` : ''}>${inner}</g>`;

/** A brass fastener. */
export const pin = (x, y, r = 4) =>
  sheet(oval(x, y, r), '#e8b93c') + dot(x - r * 0.25, y - r * 0.3, r * 0.4, '#fff0b8');

/** A thread from which something hangs. */
export const thread = (x1, y1, x2, y2) => line(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, paint.ink, 1, 'opacity=".45"');

/** Two eyes around a spot, `apart` from it, looking `dx`, `dy` aside. */
export const eyes = (x, y, apart, r, dx = 0, dy = 0) =>
  [x - apart, x + apart]
    .map((at, i) => sheet(oval(at, y, r, r, i + 2), paint.white) + dot(at + dx, y + dy, r * 0.45, paint.ink))
    .join('');

/** A coin with a crown on it. */
export const coin = (x, y, r, lift = 1) =>
  sheet(oval(x, y, r, r, Math.ceil(r), 0.02), paint.robot, lift) +
  sheet(oval(x, y, r * 0.74, r * 0.74, 4, 0.02), paint.gold, 0) +
  sheet(
    cut(
      [
        [-0.42, 0.34],
        [-0.5, -0.28],
        [-0.2, 0],
        [0, -0.42],
        [0.2, 0],
        [0.5, -0.28],
        [0.42, 0.34],
      ].map(([dx, dy]) => [x + dx * r, y + dy * r]),
    ),
    '#8a5a00',
    0,
  );

/** A ten-sided die without its number, 100 high times `s`. */
export function die(x, y, s, lift = 2) {
  const face = (...points) => cut(points.map(([dx, dy]) => [x + dx * s, y + dy * s]));
  const [top, left, right, leftLow, rightLow, bottom, chin] = [
    [0, -50],
    [-46, -6],
    [46, -6],
    [-44, 12],
    [44, 12],
    [0, 50],
    [0, 26],
  ];
  const [a, b] = [
    [-27, 6],
    [27, 6],
  ];
  return group(
    [
      [face(top, right, rightLow, bottom, leftLow, left), '#c2d2d6'],
      [face(top, b, chin, a), '#ffffff'],
      [face(top, left, a), '#e7eef0'],
      [face(top, right, b), '#d5e1e4'],
      [face(left, leftLow, bottom, chin, a), '#c2d2d6'],
      [face(right, rightLow, bottom, chin, b), '#b3c6cb'],
    ]
      .map(([d, fill]) => sheet(d, fill, 0))
      .join(''),
    '',
    lift ? `filter="url(#lift${lift})"` : '',
  );
}

/** A plain background for a card picture. */
export const ground = (fill) => `<rect x="-4" y="-4" width="128" height="100" fill="${fill}"/>`;

/** The background of a card picture, 120 × 92: a sky and a hill. */
export const scenery = (sky, hill) =>
  ground(sky) +
  sheet(
    blob([
      [-10, 74],
      [20, 66],
      [60, 72],
      [100, 62],
      [132, 70],
      [132, 110],
      [-10, 110],
    ]),
    hill,
  );

/** Three stacked ovals, lighter inward: depth behind a subject. */
export const depth = (x, y, r, fills) =>
  fills.map((fill, i) => sheet(oval(x, y, r * (1 - i * 0.26), r * (0.86 - i * 0.24), i + 3), fill)).join('');

/** Shadows of paper: a sharp and a soft one below, and a white cut edge at the top left. Distances in units of the drawing. */
function lift(id, near, nearBlur, far, farBlur, rim) {
  return (
    `<filter id="${id}" x="-25%" y="-25%" width="150%" height="160%" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${nearBlur}"/><feOffset dx="${near * 0.35}" dy="${near}" result="a"/>` +
    `<feFlood flood-color="#0a2a38" flood-opacity=".34"/><feComposite in2="a" operator="in" result="A"/>` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${farBlur}"/><feOffset dx="${far * 0.35}" dy="${far}" result="b"/>` +
    `<feFlood flood-color="#0a2a38" flood-opacity=".26"/><feComposite in2="b" operator="in" result="B"/>` +
    `<feOffset in="SourceAlpha" dx="${rim}" dy="${rim}" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="e"/>` +
    `<feFlood flood-color="#fff" flood-opacity=".42"/><feComposite in2="e" operator="in" result="h"/>` +
    '<feMerge><feMergeNode in="B"/><feMergeNode in="A"/><feMergeNode in="SourceGraphic"/><feMergeNode in="h"/></feMerge></filter>'
  );
}

/** A white edge around a figure and a shadow below it, so that it stands out from any background. */
const keyline =
  '<filter id="keyline" x="-20%" y="-20%" width="140%" height="150%" color-interpolation-filters="sRGB">' +
  '<feMorphology in="SourceAlpha" operator="dilate" radius="1.5" result="m"/><feFlood flood-color="#fff"/>' +
  '<feComposite in2="m" operator="in" result="w"/><feGaussianBlur in="m" stdDeviation="1.2"/><feOffset dx=".6" dy="1.8" result="b"/>' +
  '<feFlood flood-color="#0a2a38" flood-opacity=".5"/><feComposite in2="b" operator="in" result="s"/>' +
  '<feMerge><feMergeNode in="s"/><feMergeNode in="w"/><feMergeNode in="SourceGraphic"/></feMerge></filter>';

const filters = [
  lift('lift1', 0.8, 0.6, 1.6, 1.4, 0.7),
  lift('lift2', 1.4, 1, 3.5, 3, 1),
  lift('lift3', 2, 1.5, 8, 7, 1.2),
  keyline,
].join('');

/** A complete drawing; `view` is its `[x, y, w, h]`. */
export const drawing = ([x, y, w, h], body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}"><defs>${filters}</defs>${body}</svg>`;
