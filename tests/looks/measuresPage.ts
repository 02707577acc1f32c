import type { Browser } from '@playwright/test';
import { costsSection } from './costsSection.ts';
import { rows } from './kit/docs.ts';
import { canvasFrames, costs, wire } from './measures.ts';
import { sharpnessSection } from './sharpnessSection.ts';
import { stretched } from './stretched.ts';

/** A page of the documentation: the cost of pictures, in bytes, calls and milliseconds. */
export async function measuresPage(browser: Browser, url: string): Promise<string> {
  const sizes = await wire(browser, url);
  const canvas = await canvasFrames(url);
  const large = await stretched(browser, url, /./);
  const moments = await costs(browser, url, /./);
  return `# What the pictures cost

\`npm run looks\` writes this page. Windows: phone 360×640 at two device pixels per CSS pixel, laptop 1280×720, desk
1920×1080.

## Over the wire, from an empty cache

| window | until | kB |
| --- | --- | ---: |
${rows(sizes.map(({ window, moment, bytes }) => [window, moment, kilo(bytes)]))}

${costsSection(moments)}
## The Canvas renderer, which needs no graphics card

| window | frames a second |
| --- | ---: |
${rows(canvas.map(({ window, perSecond }) => [window, perSecond.toFixed(0)]))}

${sharpnessSection(large)}`;
}

function kilo(bytes: number): string {
  return Math.round(bytes / 1000).toLocaleString('en-GB');
}
