import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { ROOT } from '../tools/source.ts';
import { writeDoc } from './kit/docs.ts';

const ATLASES = join(ROOT, 'src/games/faza/atlases');
const BANGERS = join(ROOT, 'node_modules/@fontsource/bangers/files/bangers-latin-400-normal.woff2');

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Atlas {
  readonly frames: Readonly<Record<string, { readonly frame: Box }>>;
  readonly meta: { readonly image: string; readonly size: { readonly w: number; readonly h: number } };
}

/** How to show frames: the length of the longer side in pixels, and the backgrounds used in the game. */
const SHOWN: Readonly<Record<string, { readonly side: number; readonly ground: string }>> = {
  'tiles-earth': { side: 300, ground: '#1a0f1e' },
  'tiles-faza': { side: 300, ground: '#1a0f1e' },
  'tiles-more': { side: 300, ground: '#1a0f1e' },
  pieces: { side: 190, ground: '#c9500f' },
  drama: { side: 240, ground: '#3b2147' },
  fight: { side: 400, ground: '#3b2147' },
  'title-ships': { side: 560, ground: '#f26a1b' },
  ui: { side: 150, ground: '#7a3fa3' },
  effects: { side: 280, ground: '#7a3fa3' },
  title: { side: 520, ground: '#c9500f' },
};

/**
 * Writes a contact sheet of every atlas: each frame with its name, and beside it in the smallest size in which it must
 * be recognizable.
 */
export async function sprites(browser: Browser, only: RegExp): Promise<void> {
  for (const folder of ['fine', 'every']) {
    for (const file of readdirSync(join(ATLASES, folder)).sort()) {
      const name = file.replace('.json', '');
      if (file.endsWith('.json') && only.test(name)) await sheet(browser, join(ATLASES, folder), name);
    }
  }
}

async function sheet(browser: Browser, folder: string, name: string): Promise<void> {
  const { frames, meta }: Atlas = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const image = await sharp(join(folder, meta.image)).png().toBuffer();
  const { side, ground } = SHOWN[name] ?? { side: 200, ground: '#7a6a60' };
  const figures = Object.entries(frames).map(([frame, { frame: box }]) => {
    const scale = Math.min(1, side / Math.max(box.w, box.h));
    return `<figure>${cut(box, meta.size, scale)}${smallest(name, box, meta.size)}<figcaption>${frame}</figcaption></figure>`;
  });
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.setContent(`<style>
    @font-face { font-family: Bangers; src: url(data:font/woff2;base64,${readFileSync(BANGERS, 'base64')}) }
    body { margin: 0; padding: 16px; background: ${ground}; display: flex; flex-wrap: wrap; gap: 14px; align-items: flex-end }
    figure { margin: 0; display: inline-grid; grid-template-columns: auto auto; align-items: end; justify-content: start; gap: 4px }
    figcaption { font: 15px Bangers; letter-spacing: .5px; color: #fff0cf; grid-column: span 2; text-shadow: 0 1px 2px #000 }
    i { display: block; background-image: url(data:image/png;base64,${image.toString('base64')}); background-repeat: no-repeat }
  </style>${figures.join('')}`);
  await page.evaluate('document.fonts.ready');
  const shot = await page.screenshot({ fullPage: true });
  await page.close();
  writeDoc(`sprites/${name}.webp`, await sharp(shot).webp({ quality: 80, effort: 5 }).toBuffer());
}

function cut({ x, y, w, h }: Box, size: { readonly w: number; readonly h: number }, scale: number): string {
  const px = (value: number): string => `${(value * scale).toFixed(2)}px`;
  return `<i style="width:${px(w)};height:${px(h)};background-position:-${px(x)} -${px(y)};background-size:${px(size.w)} ${px(size.h)}"></i>`;
}

/** The smallest size: 90 pixels for places, 60 for pieces; vectors have none. */
function smallest(atlas: string, box: Box, size: { readonly w: number; readonly h: number }): string {
  const side = atlas.startsWith('tiles') ? 90 : atlas === 'pieces' || atlas === 'drama' ? 60 : 0;
  return side === 0 ? '' : cut(box, size, side / Math.max(box.w, box.h));
}
