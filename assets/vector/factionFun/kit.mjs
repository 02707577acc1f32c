// The look of Faction Fun: glazed ceramic tiles on a clay edge, painted with a brush. Colors, brush strokes, hexes and
// light for every drawing of the game.
import { n, random } from '../svg.mjs';

/** Colors of the table, the terrains and the interface. */
export const paint = {
  ink: '#17233f',
  tin: '#f8f4e9',
  chip: '#e9e1cc',
  wall: '#115247',
  wall2: '#0e4a40',
  grout: '#082c27',
  act: '#b3261e',
  gold: '#f2c84b',
  gold2: '#fff0b8',
  gold3: '#b8860f',
  bed: '#5a3a00',
  clay: '#b96f3e',
  clay2: '#8a4a24',
  white: '#ffffff',
  wood: '#a8692c',
  wood2: '#7a4b20',
  wood3: '#d9a45c',
  metal: '#9aa3b5',
  metal2: '#6b7488',
  stone: '#b7a98c',
  stone2: '#8f8167',
  night: '#22344f',
};

/** Each terrain: its glaze, and the color its motif is painted with. */
export const terrain = {
  plains: { glaze: '#cfe0a6', motif: '#56772a' },
  forest: { glaze: '#6fb07c', motif: '#1e5b3c' },
  mountain: { glaze: '#a796b2', motif: '#453455' },
  water: { glaze: '#b8e4ea', motif: '#2c7f93' },
};

/** Each people: its glaze, its dark outline, its light, and a pale tint for grounds. */
export const people = {
  sailfolk: { glaze: '#2453b4', dark: '#0f2a66', light: '#c7daff', tint: '#d9e5fb' },
  hearthfolk: { glaze: '#efa51f', dark: '#6b3a00', light: '#ffe2a3', tint: '#fdecc4' },
};
export const peoples = Object.keys(people);

/** A shape or, with `stroke`, an outlined one. `more` is for further attributes. */
export const shape = (d, fill, stroke = '', width = 0, more = '') =>
  `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="round"` : ''}${more ? ` ${more}` : ''}/>`;
export const line = (d, stroke, width, more = '') => shape(d, 'none', stroke, width, more);
export const dot = (x, y, r, fill, stroke = '', width = 0) => shape(oval(x, y, r), fill, stroke, width);
export const oval = (x, y, rx, ry = rx) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0-${n(2 * rx)} 0Z`;
export const points = (list, closed = true) =>
  `M${list.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** Drawings moved, rotated or scaled together; `more` is for further attributes. */
export const group = (inner, transform = '', more = '') =>
  `<g${transform ? ` transform="${transform}"` : ''}${more ? ` ${more}` : ''}>${inner}</g>`;
export const at = (x, y, scale, inner) => group(inner, `translate(${n(x)} ${n(y)}) scale(${n(scale)})`);

/** Eight points between each two of a smooth curve (Catmull-Rom) through `list`. */
function along(list) {
  const near = (i) => list[Math.max(0, Math.min(list.length - 1, i))];
  const found = [];
  for (let i = 0; i < list.length - 1; i++) {
    const [a, b, c, d] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    for (let step = 0; step < 8; step++) {
      const t = step / 8;
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
  return [...found, near(list.length)];
}

/** One stroke of a brush through points, thick in the middle; `thin` is the width of its ends as a fraction. */
export function brush(list, width, fill, opacity = 1, thin = 0.25) {
  const path = along(list);
  const [left, right] = [[], []];
  for (const [i, [x, y]] of path.entries()) {
    const before = path[Math.max(0, i - 1)];
    const after = path[Math.min(path.length - 1, i + 1)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const done = i / (path.length - 1);
    const belly = thin + (1 - thin) * Math.sin(Math.PI * Math.min(1, done * 0.92 + 0.06));
    const half = ((width / 2) * belly) / (Math.hypot(dx, dy) || 1);
    left.push([x - dy * half, y + dx * half]);
    right.unshift([x + dy * half, y - dx * half]);
  }
  return shape(points([...left, ...right]), fill, '', 0, opacity < 1 ? `opacity="${n(opacity)}"` : '');
}

/** The corners of a hex around 0, 0, whose sides are `size` long; flat ones have a flat top, others a pointed one. */
export const corners = (size, flat) =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + (flat ? 0 : Math.PI / 6);
    return [size * Math.cos(angle), size * Math.sin(angle)];
  });

/** The path of a hex around 0, 0 with corners rounded by `cut`, a fraction of its side. */
export function hex(size, flat, cut = 0.16, down = 0) {
  const all = corners(size, flat);
  const toward = ([x, y], [toX, toY]) => `${n(x + (toX - x) * cut)} ${n(y + (toY - y) * cut + down)}`;
  const path = all.map((corner, i) => {
    const [before, after] = [all[(i + 5) % 6], all[(i + 1) % 6]];
    return `${toward(corner, before)}Q${n(corner[0])} ${n(corner[1] + down)} ${toward(corner, after)}`;
  });
  return `M${path.join('L')}Z`;
}

/** Fine cracks in the glaze of a round area: short broken lines from its rim inward, one of them forked. */
export function crackle(radius, seed, count = 3) {
  const chance = random(seed * 389 + 17);
  const walk = (x, y, angle, steps, far) => {
    const path = [[x, y]];
    let turned = angle;
    for (let i = 0; i < steps; i++) {
      turned += chance.between(-0.6, 0.6);
      const [fromX, fromY] = path[i];
      path.push([fromX + Math.cos(turned) * far, fromY + Math.sin(turned) * far]);
    }
    return path;
  };
  let found = '';
  for (let i = 0; i < count; i++) {
    const from = chance.between(0, 6.28);
    const path = walk(
      Math.cos(from) * radius * 0.78,
      Math.sin(from) * radius * 0.78,
      from + Math.PI + chance.between(-0.5, 0.5),
      3,
      radius * 0.2,
    );
    found += points(path, false);
    if (i === 0) found += points(walk(...path[1], from + Math.PI + 1.2, 2, radius * 0.16), false);
  }
  return line(found, paint.white, Math.max(0.6, radius * 0.014), 'opacity=".5"');
}

/** The light on glazes: brighter at the top left, thicker and darker toward the lower edge; and gold, poured. */
const lights =
  '<radialGradient id="gloss" cx=".38" cy=".28" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".38"/>' +
  '<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000a18" stop-opacity=".24"/></radialGradient>' +
  '<linearGradient id="rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".75"/>' +
  '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#00101c" stop-opacity=".35"/></linearGradient>' +
  '<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3c4"/>' +
  '<stop offset=".45" stop-color="#f2c84b"/><stop offset="1" stop-color="#b8860f"/></linearGradient>';
export const gloss = 'url(#gloss)';
export const rim = 'url(#rim)';
export const poured = 'url(#gold)';

/** A complete drawing; `view` is its `[x, y, w, h]`. */
export const drawing = ([x, y, w, h], body, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${n(w)}" height="${n(h)}" viewBox="${n(x)} ${n(y)} ${n(w)} ${n(h)}"><defs>${lights}${defs}</defs>${body}</svg>`;

/** A view of that size around 0, 0. */
export const around = (w, h) => [-w / 2, -h / 2, w, h];
