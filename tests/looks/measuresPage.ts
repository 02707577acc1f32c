import type { Browser } from '@playwright/test';
import { spread } from './kit/gauge.ts';
import { canvasFrames, costs, wire } from './measures.ts';
import { sharpnessSection } from './sharpnessSection.ts';
import { stretched } from './stretched.ts';

/** A page of the documentation: what the pictures cost, in bytes, calls and milliseconds. */
export async function measuresPage(browser: Browser, url: string): Promise<string> {
  const sizes = await wire(browser, url);
  const canvas = await canvasFrames(url);
  const large = await stretched(browser, url, /./);
  const moments = await costs(browser, url);
  return `# What the pictures cost

Written by \`npm run looks\`. Windows: phone 360×640 at two device pixels to a CSS pixel, laptop 1280×720, desk 1920×1080.

## Over the wire, from an empty cache

| window | until | kB |
| --- | --- | ---: |
${rows(sizes.map(({ window, moment, bytes }) => [window, moment, kilo(bytes)]))}

## A frame with everything moving

Script is the main thread's own time for a frame, in milliseconds, as the computer is and with the processor made four times
slower; draws are calls of WebGL. Waiting is not counted: without a graphics card the same processor draws as well. Stories go
on and panels are painted between frames; "whole" counts that, too. "Plain loop" is a loop of always the same length without
any game: it tells how exactly the computer was made slower.

| moment | window | frames | script, median | p95 | whole, p95 | 4× slower, median | p95 | whole, p95 | draws, median | draws, most |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows(
  moments
    .filter(({ slower }) => slower === 1)
    .map((cost) => {
      const slow = moments.find(
        ({ moment, window, slower }) => slower > 1 && moment === cost.moment && window === cost.window,
      );
      const script = spread(cost.script);
      const slowed = spread(slow?.script ?? []);
      const draws = spread(cost.draws);
      const times = [
        script.middle,
        script.p95,
        spread(cost.whole).p95,
        slowed.middle,
        slowed.p95,
        spread(slow?.whole ?? []).p95,
      ].map((value) => value.toFixed(1));
      const { moment, window } = cost;
      return [moment, window, cost.script.length, ...times, draws.middle || '–', draws.most || '–'].map(String);
    }),
)}

## The Canvas renderer, which needs no graphics card

| window | frames a second |
| --- | ---: |
${rows(canvas.map(({ window, perSecond }) => [window, perSecond.toFixed(0)]))}

${sharpnessSection(large)}`;
}

function rows(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function kilo(bytes: number): string {
  return Math.round(bytes / 1000).toLocaleString('en-GB');
}
