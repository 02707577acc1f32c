// The look of Face Off: matchbox labels in few flat inks. Inks, sets, shapes and the engraved shade of every drawing.
import { n } from '../svg.mjs';

export const ink = '#17181f';
export const paper = '#fbf0d9';
export const paper2 = '#efdfbe';
export const white = '#ffffff';
export const red = '#d3261c';
export const flame = '#ffc431';
export const wood = '#ddb27a';
export const wood2 = '#b98a50';
export const brown = '#8a5a34';
export const brown2 = '#6b3f1e';
export const gray = '#b9b2a4';
export const steel = '#8d939c';
export const navy = '#17335f';
export const green = '#3c7a22';
export const moss = '#8fc33a';
export const rose = '#c98a84';

/** Each set: its ink, its tint for grounds, and what is printed on its ink. */
export const sets = {
  house: { ink: '#4a4652', tint: '#d8d2cb', on: white },
  monsters: { ink: green, tint: '#c9dda6', on: white },
  cowboys: { ink: '#e39f17', tint: '#f9df9f', on: ink },
  ninjas: { ink: '#8c2c78', tint: '#ebc3dc', on: white },
  pirates: { ink: '#0c7a8c', tint: '#b3dddd', on: white },
};
export const setNames = Object.keys(sets);

/** Skins, from light to dark, for people of every set. */
export const skin = ['#fbe6cb', '#f4d3b0', '#e6b98c', '#c98f5f', '#8f5a35', '#5f3a22'];

/** A shape; `more` is for further attributes. */
export const fill = (d, color, more = '') => `<path d="${d}" fill="${color}"${more ? ` ${more}` : ''}/>`;
/** A shape with an outline. */
export const edged = (d, color, width = 3, stroke = ink) =>
  fill(d, color, `stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"`);
export const line = (d, color, width = 3, more = '') =>
  fill(d, 'none', `stroke="${color}" stroke-width="${width}"${more ? ` ${more}` : ''}`);
/** A line with round ends. */
export const cord = (d, color, width = 3) => line(d, color, width, 'stroke-linecap="round" stroke-linejoin="round"');
export const oval = (x, y, rx, ry, color, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${color}"${more ? ` ${more}` : ''}/>`;
export const dot = (x, y, r, color, more = '') => oval(x, y, r, r, color, more);
export const bar = (x, y, w, h, color, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${color}"${more ? ` ${more}` : ''}/>`;
export const outline = `stroke="${ink}" stroke-width="3" stroke-linejoin="round"`;

/** Drawings moved, scaled and, in degrees, turned together. */
export const at = (x, y, scale, inner, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''} scale(${n(scale)})">${inner}</g>`;
/** Something for each of `count` numbers, one after another. */
export const each = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A star with `count` points around a place. */
export function star(x, y, r, color, count = 5, inner = 0.42) {
  const corners = Array.from({ length: count * 2 }, (_, i) => {
    const angle = (Math.PI * i) / count - Math.PI / 2;
    const far = i % 2 ? r * inner : r;
    return `${n(x + far * Math.cos(angle))} ${n(y + far * Math.sin(angle))}`;
  });
  return fill(`M${corners.join('L')}Z`, color);
}

/** The engraved shade over the back of a shape. */
export const shade = (d) => `<g clip-path="url(#behind)">${fill(d, 'url(#hatch)')}</g>`;
/** The engraved shade all over a shape. */
export const hatched = (d) => fill(d, 'url(#hatch)');

/** A shape whose back is engraved. */
export const shaded = (d, color) => fill(d, color) + shade(d);

const defs =
  `<pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-18)"><rect width="4" height="1.5" fill="${ink}"/></pattern>` +
  '<clipPath id="behind"><path d="M-40 -40H56L50 60L58 160H-40Z"/></clipPath>';

/** A complete drawing; `view` is its `[x, y, w, h]`. */
export const drawing = ([x, y, w, h], body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${n(w)}" height="${n(h)}" viewBox="${n(x)} ${n(y)} ${n(w)} ${n(h)}"><defs>${defs}</defs>${body}</svg>`;
