import type { Browser } from '@playwright/test';
import { canvasFrames, costs, spread, stretched, wire } from './measures.ts';

/** A page of the documentation: what the pictures cost, in bytes, calls and milliseconds. */
export async function measuresPage(browser: Browser, url: string): Promise<string> {
  const sizes = await wire(browser, url);
  const canvas = await canvasFrames(browser, url);
  const large = await stretched(browser, url);
  const moments = await costs(browser, url);
  return `# What the pictures cost

Written by \`npm run looks\`. Windows: phone 360×640 at two device pixels to a CSS pixel, laptop 1280×720, desk 1920×1080.

## Over the wire, from an empty cache

| window | until | kB |
| --- | --- | ---: |
${rows(sizes.map(({ window, moment, bytes }) => [window, moment, kilo(bytes)]))}

## A frame with everything moving, on a processor made four times slower

Script is what runs on the main thread in a frame, in milliseconds; draws are calls of WebGL. There is no graphics card
here: the same processor draws, so that the highest values are waits for it.

| moment | window | frames | script, median | script, p95 | draws, median | draws, most |
| --- | --- | ---: | ---: | ---: | ---: | ---: |
${rows(
  moments.map(({ moment, window, frames }) => {
    const drawn = frames.filter(({ draws }) => draws > 0);
    const script = spread(drawn.map((frame) => frame.script));
    const draws = spread(drawn.map((frame) => frame.draws));
    return [
      moment,
      window,
      String(drawn.length),
      script.middle.toFixed(1),
      script.p95.toFixed(1),
      String(draws.middle),
      String(draws.most),
    ];
  }),
)}

## The Canvas renderer, which needs no graphics card

| window | frames a second |
| --- | ---: |
${rows(canvas.map(({ window, perSecond }) => [window, perSecond.toFixed(0)]))}

## Shown larger than painted

Pictures that have fewer pixels than the screen shows of them; also at 1280×720 with two device pixels to a CSS pixel.

${
  large.length === 0
    ? 'None.'
    : `| window | frame | pixels of the screen to one of its own |
| --- | --- | ---: |
${rows(large.map(({ window, frame, stretch }) => [window, frame, stretch.toFixed(2)]))}`
}
`;
}

function rows(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function kilo(bytes: number): string {
  return Math.round(bytes / 1000).toLocaleString('en-GB');
}
