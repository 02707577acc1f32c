import { MOVEMENT } from './kit/sharpness.ts';
import type { Stretched } from './stretched.ts';

/** A section of the page about the cost of pictures: those that are shown enlarged. */
export function sharpnessSection(large: readonly Stretched[]): string {
  return `## Shown larger than painted

Pictures with fewer pixels than the screen shows of them, from the title to the endings of a game, including what the game
paints itself; also at 1280×720 with two device pixels per CSS pixel. Anything that is over within ${MOVEMENT / 1000} s is a movement, and
is not counted.

${large.length === 0 ? 'None.' : table(large)}
`;
}

function table(large: readonly Stretched[]): string {
  const rows = large.map(
    ({ window, moment, frame, stretch }) => `| ${window} | ${moment} | ${frame} | ${stretch.toFixed(2)} |`,
  );
  return `| window | moment | frame | pixels of the screen to one of its own |
| --- | --- | --- | ---: |
${rows.join('\n')}`;
}
