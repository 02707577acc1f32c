import { rows } from './kit/docs.ts';
import { spread } from './kit/gauge.ts';
import type { Cost } from './measures.ts';

/**
 * A section of the documentation: the cost of frames in script and in draw calls. Windows that were not measured keep
 * their rows of `earlier`.
 */
export function costsSection(moments: readonly Cost[], earlier: readonly (readonly string[])[] = []): string {
  const measured = table(moments);
  const isSame = (one: readonly string[], other: readonly string[]): boolean =>
    one[0] === other[0] && one[1] === other[1];
  // The page has other tables; this one is recognized by its head.
  const old = earlier.filter((row) => row.length === measured[0]?.length && Number(row[2]) > 0);
  const kept = old.map((row) => measured.find((now) => isSame(now, row)) ?? row);
  const lines = [...kept, ...measured.filter((row) => !old.some((before) => isSame(row, before)))];
  return `## A frame with everything moving

Four visits to the title, then a round as people play it, with all its fights, and three Faza phases. Script is the main
thread's own time per frame, in milliseconds, at this computer's normal speed and with the processor made four times slower.
Draws are WebGL calls as a graphics card gets them; without one, pictures are drawn one texture at a time, in up to 40
calls. Script leaves out waiting, because without a graphics card the same processor also draws. Anything else that runs on
that processor makes the script slower; \`chrt -r 5 npm run looks -- --only costs\` gives the browser priority. Between
frames, animated scenes advance and panels are painted; "whole" counts that, too. "Plain loop" is a loop of constant length
without any game: it shows how accurately the computer was slowed down.

| moment | window | frames | script, median | p95 | whole, p95 | 4× slower, median | p95 | whole, p95 | draws, median | draws, most |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows(lines)}
`;
}

/** A row for each moment in each window. */
function table(moments: readonly Cost[]): string[][] {
  return moments
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
    });
}
