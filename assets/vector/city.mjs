// The skyline of the title in three layers: rust far away, teal behind, purple in front with lit windows. Every layer
// is 1600 wide and tiles horizontally: a building that crosses the right edge is drawn again on the left.
import { ink, n, random, svg } from './svg.mjs';

const cityWidth = 1600;

const layers = {
  far: {
    height: 470,
    seed: 11,
    line: 4,
    body: '#9a3210',
    shade: '#74220a',
    light: '#b84a1c',
    trim: '#c85c22',
    lamp: '#ffb52e',
    lit: ['#d9761f', '#e8902a'],
    dark: '#5e1a08',
    window: 0.34,
    low: [110, 215],
    tall: [250, 335],
    unit: 9,
  },
  mid: {
    height: 390,
    seed: 41,
    line: 4.5,
    body: '#1e6367',
    shade: '#154a51',
    light: '#2f8584',
    trim: '#37908b',
    lamp: '#d62839',
    lit: ['#fff2b0', '#fff2b0', '#ff9a3c'],
    dark: '#0f363e',
    window: 0.5,
    low: [105, 190],
    tall: [205, 275],
    unit: 11,
  },
  near: {
    height: 310,
    seed: 93,
    line: 5,
    body: '#3d1f52',
    shade: '#2b1440',
    light: '#5c3275',
    trim: '#6d3f88',
    lamp: '#c8ff3e',
    lit: ['#ffd84a', '#ffd84a', '#fff2b0', '#ff8a2a'],
    dark: '#1f0e2e',
    window: 0.52,
    low: [70, 130],
    tall: [135, 200],
    unit: 14,
  },
};

/** The drawing tools of one layer. Every method draws from x, with y counted upward from the ground. */
function kit(style, rng) {
  const { between, integer, chance, pick } = rng;
  const ground = style.height + 10;
  const Y = (y) => n(ground - y);
  const line = `stroke="${ink}" stroke-width="${style.line}" stroke-linejoin="round"`;
  const block = (x, y, w, h, color, attributes = '') =>
    `<rect x="${n(x)}" y="${Y(y + h)}" width="${n(w)}" height="${n(h)}" fill="${color}" ${attributes}/>`;
  const path = (d, color, attributes = '') => `<path d="${d}" fill="${color}" ${attributes}/>`;
  const stroke = (d, width = style.line) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`;

  /** A wall: light from the left, dotted edge, shade on the right, ink outline. */
  const wall = (x, y, w, h) => {
    const cut = x + w * 0.7;
    const strip = Math.min(16, w * 0.22);
    return (
      block(x, y, w, h, style.body) +
      block(x, y, Math.min(7, w * 0.09), h, style.light) +
      block(cut, y, x + w - cut, h, style.shade) +
      block(cut - strip, y, strip, h, 'url(#print)') +
      block(x, y, w, h, 'none', line)
    );
  };
  const windows = (x, y, w, h) => {
    const u = style.unit;
    const kind = pick(['square', 'square', 'tall', 'band', 'slot']);
    const size = { square: [u, u], tall: [u * 0.7, u * 1.7], band: [u * 2.3, u * 0.7], slot: [u * 0.5, u * 0.9] }[kind];
    const gap = [u * 0.75, kind === 'band' ? u * 0.8 : u * 0.9];
    const columns = Math.floor((w - u * 1.4 + gap[0]) / (size[0] + gap[0]));
    const rows = Math.floor((h - u * 1.2 + gap[1]) / (size[1] + gap[1]));
    if (columns < 1 || rows < 1) return '';
    const left = x + (w - columns * (size[0] + gap[0]) + gap[0]) / 2;
    const share = style.window * between(0.75, 1.25);
    let out = '';
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const glow = chance(share);
        if (!glow && !chance(0.7)) continue;
        const top = y + h - u * 1.1 - row * (size[1] + gap[1]);
        out += block(
          left + column * (size[0] + gap[0]),
          top - size[1],
          size[0],
          size[1],
          glow ? pick(style.lit) : style.dark,
        );
      }
    }
    return out;
  };
  const tower = (x, y, w, h) => wall(x, y, w, h) + windows(x, y, w, h);
  const ledge = (x, y, w, h = 9) =>
    block(x, y, w, h, style.trim) + block(x + w * 0.7, y, w * 0.3, h, style.shade) + block(x, y, w, h, 'none', line);

  const antenna = (x, y, h) => {
    const hoop = (at, rx) =>
      `<ellipse cx="${n(x)}" cy="${Y(y + h * at)}" rx="${n(rx)}" ry="${n(rx * 0.32)}" fill="none" stroke="${ink}" stroke-width="${n(style.line * 0.75)}"/>`;
    const bars = h > 30 ? hoop(0.46, 10) + hoop(0.7, 6) : '';
    return (
      stroke(`M${n(x)} ${Y(y)}V${Y(y + h)}`) +
      bars +
      `<circle cx="${n(x)}" cy="${Y(y + h)}" r="${n(style.line * 1.15)}" fill="${style.lamp}" ${line.replace(String(style.line), n(style.line * 0.7))}/>`
    );
  };
  const waterTower = (x, y, s = 1) => {
    const w = 32 * s;
    const d = `M${n(x)} ${Y(y + 20 * s)}h${n(w)}v${n(-26 * s)}h${n(-w)}z`;
    const roof = `M${n(x - 4 * s)} ${Y(y + 46 * s)}L${n(x + w / 2)} ${Y(y + 64 * s)}L${n(x + w + 4 * s)} ${Y(y + 46 * s)}z`;
    return (
      stroke(
        `M${n(x + 4 * s)} ${Y(y)}V${Y(y + 20 * s)}M${n(x + w - 4 * s)} ${Y(y)}V${Y(y + 20 * s)}M${n(x + 4 * s)} ${Y(y + 2)}L${n(x + w - 4 * s)} ${Y(y + 18 * s)}`,
      ) +
      path(d, style.light) +
      block(x + w * 0.62, y + 20 * s, w * 0.38, 26 * s, style.shade) +
      path(d, 'none', line) +
      stroke(`M${n(x)} ${Y(y + 33 * s)}h${n(w)}`, style.line * 0.6) +
      path(roof, style.trim, line)
    );
  };
  const dome = (x, y, w, slit = true) => {
    const r = w / 2;
    const d = `M${n(x)} ${Y(y)}a${n(r)} ${n(r)} 0 0 1 ${n(w)} 0z`;
    const right = `M${n(x + r * 1.25)} ${Y(y + r * 0.97)}A${n(r)} ${n(r)} 0 0 1 ${n(x + w)} ${Y(y)}h${n(-r * 0.55)}q${n(r * 0.05)} ${n(-r * 0.6)} ${n(-r * 0.2)} ${n(-r * 0.97)}z`;
    return (
      path(d, style.light) +
      path(d, 'url(#print)') +
      path(right, style.shade) +
      (slit
        ? path(
            `M${n(x + r * 0.72)} ${Y(y)}q${n(-r * 0.1)} ${n(-r * 0.7)} ${n(r * 0.22)} ${n(-r * 0.98)}h${n(r * 0.14)}q${n(-r * 0.1)} ${n(r * 0.4)} ${n(-r * 0.04)} ${n(r * 0.98)}z`,
            style.dark,
          )
        : '') +
      path(d, 'none', line)
    );
  };
  const cone = (x, y, w, h) => {
    const d = `M${n(x)} ${Y(y)}L${n(x + w / 2)} ${Y(y + h)}L${n(x + w)} ${Y(y)}z`;
    const right = `M${n(x + w * 0.6)} ${Y(y)}L${n(x + w / 2)} ${Y(y + h)}L${n(x + w)} ${Y(y)}z`;
    return path(d, style.trim) + path(right, style.shade) + path(d, 'none', line);
  };
  const dish = (x, y, s = 1) =>
    stroke(`M${n(x)} ${Y(y)}V${Y(y + 14 * s)}`, style.line * 1.3) +
    path(
      `M${n(x - 16 * s)} ${Y(y + 34 * s)}a${n(19 * s)} ${n(19 * s)} 0 0 0 ${n(31 * s)} ${n(18 * s)}z`,
      style.light,
      line,
    ) +
    stroke(`M${n(x - 1 * s)} ${Y(y + 26 * s)}L${n(x - 10 * s)} ${Y(y + 42 * s)}`, style.line * 0.8);
  const box = (x, y, w, h) => wall(x, y, w, h);

  const roofs = (x, y, w) => {
    const u = style.unit / 11;
    const kind = integer(0, 8);
    if ((kind === 0 || kind > 5) && w > 50 * u) return waterTower(x + w * between(0.12, 0.45), y, u);
    if (kind === 1) return antenna(x + w * between(0.25, 0.7), y, between(26, 60) * u);
    if (kind === 2) return dish(x + w * between(0.3, 0.7), y, u);
    if (kind === 3 && w > 60) return box(x + w * 0.15, y, w * 0.28, 16 * u) + antenna(x + w * 0.75, y, 24 * u);
    if (kind === 4 && w > 60) return box(x + w * 0.5, y, w * 0.34, 20 * u);
    if (kind === 5 && w > 60)
      return box(x + w * 0.12, y, 14 * u, 34 * u) + box(x + w * 0.12 + 20 * u, y, 14 * u, 28 * u);
    return '';
  };

  const kinds = {
    slab: (x, w, h) => tower(x, 0, w, h) + ledge(x - 4, h, w + 8, 8) + roofs(x, h + 8, w),
    flat: (x, w, h) => tower(x, 0, w, h) + roofs(x, h, w),
    steps: (x, w, h) =>
      tower(x, 0, w, h * 0.62) +
      tower(x + w * 0.14, h * 0.62, w * 0.72, h * 0.22) +
      tower(x + w * 0.29, h * 0.84, w * 0.42, h * 0.16) +
      antenna(x + w / 2, h, h * 0.2),
    notch: (x, w, h) =>
      tower(x, 0, w, h * 0.86) + tower(x + w * 0.2, h * 0.86, w * 0.55, h * 0.14) + roofs(x + w * 0.2, h, w * 0.55),
    spire: (x, w, h) =>
      tower(x, 0, w, h * 0.6) +
      tower(x + w * 0.16, h * 0.6, w * 0.68, h * 0.12) +
      cone(x + w * 0.16, h * 0.72, w * 0.68, h * 0.34),
    needle: (x, w, h) => {
      const c = x + w / 2;
      return (
        block(c - 8, 0, 16, h * 0.74, style.body, line) +
        block(c + 1, 0, 7, h * 0.74, style.shade) +
        block(c - 8, 0, 16, h * 0.74, 'none', line) +
        path(
          `M${n(c - 10)} ${Y(h * 0.66)}L${n(c - w * 0.48)} ${Y(h * 0.78)}H${n(c + w * 0.48)}L${n(c + 10)} ${Y(h * 0.66)}z`,
          style.shade,
          line,
        ) +
        `<ellipse cx="${n(c)}" cy="${Y(h * 0.8)}" rx="${n(w * 0.56)}" ry="${n(w * 0.12)}" fill="${style.light}" ${line}/>` +
        [-0.36, -0.18, 0, 0.18, 0.36]
          .map(
            (k) => `<circle cx="${n(c + k * w)}" cy="${Y(h * 0.8 - 1)}" r="${n(w * 0.045)}" fill="${style.lit[0]}"/>`,
          )
          .join('') +
        dome(c - w * 0.22, h * 0.83, w * 0.44, false) +
        antenna(c, h * 0.83 + w * 0.22, h * 0.16)
      );
    },
    vault: (x, w, h) => {
      const base = Math.max(30, h - w * 0.34);
      const d = `M${n(x)} ${Y(base)}q0 ${n(-w * 0.42)} ${n(w / 2)} ${n(-w * 0.42)}t${n(w / 2)} ${n(w * 0.42)}z`;
      return (
        path(d, style.light) +
        path(d, 'url(#print)') +
        path(d, 'none', line) +
        tower(x, 0, w, base) +
        ledge(x - 3, base - 4, w + 6, 8)
      );
    },
    observatory: (x, w, h) => {
      const base = Math.max(26, h - w * 0.4);
      return dome(x + w * 0.08, base + 8, w * 0.84) + tower(x, 0, w, base) + ledge(x - 4, base, w + 8, 9);
    },
    sphere: (x, w, h) => {
      const c = x + w / 2;
      const r = w * 0.36;
      const top = h - r;
      const legs = `M${n(c - r * 0.8)} ${Y(0)}L${n(c - r * 0.4)} ${Y(top)}M${n(c + r * 0.8)} ${Y(0)}L${n(c + r * 0.4)} ${Y(top)}M${n(c - r * 0.62)} ${Y(top * 0.45)}H${n(c + r * 0.62)}`;
      const ball = `cx="${n(c)}" cy="${Y(top)}" r="${n(r)}"`;
      const side = `M${n(c + r * 0.3)} ${Y(top + r * 0.95)}A${n(r)} ${n(r)} 0 0 1 ${n(c + r * 0.3)} ${Y(top - r * 0.95)}Q${n(c + r * 0.75)} ${Y(top)} ${n(c + r * 0.3)} ${Y(top + r * 0.95)}z`;
      return (
        stroke(legs, style.line * 1.4) +
        `<circle ${ball} fill="${style.light}"/><circle ${ball} fill="url(#print)"/>` +
        path(side, style.shade) +
        `<circle ${ball} fill="none" ${line}/>` +
        stroke(`M${n(c - r)} ${Y(top)}H${n(c + r)}`, style.line * 0.8) +
        antenna(c, top + r, 16)
      );
    },
    saw: (x, w, h) => {
      const teeth = Math.max(2, Math.round(w / 46));
      const each = w / teeth;
      let d = '';
      for (let i = 0; i < teeth; i++)
        d += path(
          `M${n(x + i * each)} ${Y(h)}v${n(-each * 0.6)}l${n(each)} ${n(each * 0.6)}z`,
          i % 2 ? style.body : style.light,
          line,
        );
      const stack = box(x + w * 0.7, h, 16, each * 1.1) + ledge(x + w * 0.7 - 3, h + each * 1.1, 22, 7);
      return stack + d + tower(x, 0, w, h);
    },
    mast: (x, w, h) => {
      const c = x + w / 2;
      const half = w * 0.2;
      let d = `M${n(c - half)} ${Y(0)}L${n(c)} ${Y(h)}L${n(c + half)} ${Y(0)}`;
      for (let i = 1; i < 7; i++) {
        const at = (i / 7) ** 0.8;
        const wide = half * (1 - at);
        const before = half * (1 - ((i - 1) / 7) ** 0.8);
        const low = h * ((i - 1) / 7) ** 0.8;
        d += `M${n(c - wide)} ${Y(h * at)}h${n(2 * wide)}L${n(c - before)} ${Y(low)}`;
      }
      return stroke(d, style.line * 0.9) + antenna(c, h - 6, h * 0.1);
    },
  };
  return kinds;
}

function layer(name) {
  const style = layers[name];
  const rng = random(style.seed);
  const kinds = kit(style, rng);
  const { between, integer, pick } = rng;
  let body = '';
  const place = (kind, x, w, h) => {
    const drawing = kinds[kind](0, w, h);
    for (const at of [x - cityWidth, x, x + cityWidth]) {
      if (at + w + 60 > 0 && at - 60 < cityWidth) body += `<g transform="translate(${n(at)} 0)">${drawing}</g>`;
    }
  };
  // Behind: separate tall shapes, no kind twice in a row.
  const tall = ['spire', 'steps', 'needle', 'notch', 'steps', 'mast', 'spire', 'slab', 'sphere', 'needle', 'notch'];
  const spots = 11;
  const offset = integer(0, tall.length - 1);
  for (let i = 0; i < spots; i++) {
    const kind = tall[(i + offset) % tall.length];
    const x = ((i + between(-0.22, 0.22)) / spots) * cityWidth;
    const slim = kind === 'needle' || kind === 'spire' || kind === 'mast';
    const h = between(...style.tall) * (kind === 'sphere' ? 0.8 : 1);
    place(kind, x, slim ? between(66, 92) : between(88, 132), h);
  }
  // In front: a closed row without gaps, which ends exactly where it began.
  const widths = [];
  let total = 0;
  while (total < cityWidth - 60) {
    widths.push(between(92, 176));
    total += widths.at(-1);
  }
  const low = ['slab', 'flat', 'notch', 'vault', 'slab', 'observatory', 'flat', 'saw', 'steps'];
  let x = integer(-60, 0);
  let last = '';
  for (const width of widths) {
    let kind = pick(low);
    while (kind === last) kind = pick(low);
    last = kind;
    const real = (width / total) * cityWidth;
    place(kind, x - 2, real + 4, between(...style.low));
    x += real;
  }
  const shade =
    `<pattern id="print" width="8" height="8" patternUnits="userSpaceOnUse">` +
    `<path d="M2 0a2.3 2.3 0 1 0 .001 0zM6 4a2.3 2.3 0 1 0 .001 0z" fill="${style.shade}"/></pattern>`;
  return svg(cityWidth, style.height, body, shade);
}

/** The three layers, `width` pixels wide. */
export const city = (width) => Object.keys(layers).map((name) => [`city/${name}`, width, layer(name), { wrap: true }]);
