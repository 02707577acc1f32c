import { rows } from './kit/docs.ts';
import { spread } from './kit/gauge.ts';
import type { Cost } from './measures.ts';

/** A section of the documentation: what frames cost in script and in calls that draw. */
export function costsSection(moments: readonly Cost[]): string {
  return `## A frame with everything moving

A round as people play it, with all its fights, and three phases of the Faza. Script is the main thread's own time for a frame,
in milliseconds, as the computer is and with the processor made four times slower; draws are calls of WebGL. Waiting is not
counted: without a graphics card the same processor draws as well. Whatever else runs on that processor makes the script longer;
\`chrt -r 5 npm run looks -- --only costs\` lets the browser go first. Stories go on and panels are painted between frames;
"whole" counts that, too. "Plain loop" is a loop of always the same length without any game: it tells how exactly the computer
was made slower.

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
`;
}
