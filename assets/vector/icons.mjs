// The icon set. One file per icon in icons/: 24x24, one color (currentColor), with real holes, so that a white raster
// can be tinted on any background and CSS can color the same shapes.
import { readdirSync, readFileSync } from 'node:fs';
import { pixels } from './svg.mjs';

const form =
  /^<svg xmlns="[^"]+" viewBox="0 0 24 24" fill="currentColor">\s*<title>[^<]+<\/title>\s*(.+?)\s*<\/svg>\s*$/s;
const folder = new URL('./icons/', import.meta.url);

/** name -> the shapes inside the <svg> element, sorted by name. */
export function readIcons() {
  const icons = new Map();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.svg')) continue;
    const name = file.slice(0, -4);
    const text = readFileSync(new URL(file, folder), 'utf8');
    const match = form.exec(text);
    if (!match) throw new Error(`icons/${file}: expected a 24x24 <svg> filled with currentColor, with a <title>`);
    const shapes = match[1].replaceAll(/\s*\n\s*/g, '');
    const foreign = /(?:fill|stroke)="(?!none"|currentColor")[^"]*"|opacity|var\(|url\(|<text/.exec(shapes);
    if (foreign) throw new Error(`icons/${file}: one color only, found ${foreign[0]}`);
    icons.set(name, shapes);
  }
  return icons;
}

const iconSvg = (shapes, color, size = 24) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24" ` +
  `fill="${color}" color="${color}">${shapes}</svg>`;

/** White icons for tinting; `sizeOf` gives the width of each. */
export async function iconFrames(icons, sizeOf) {
  const frames = [];
  for (const [name, shapes] of icons) {
    const size = sizeOf(name);
    const image = await pixels(iconSvg(shapes, '#fff', size), size);
    frames.push({ name: `icon/${name}`, ...image });
  }
  return frames;
}

/**
 * One file for HTML: <svg><use href="game/icons.svg#name"/></svg>. A used symbol inherits styles from its place, so
 * each states its fill.
 */
export function iconSprite(icons) {
  const symbols = [...icons].map(
    ([name, shapes]) => `<symbol id="${name}" viewBox="0 0 24 24" fill="currentColor">${shapes}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
