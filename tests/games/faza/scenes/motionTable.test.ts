import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIGHT_TIMINGS } from '../../../../src/games/faza/scenes/combat/timings.ts';
import { ENDING_TIMINGS } from '../../../../src/games/faza/scenes/ending/timings.ts';
import { NEW_GAME_TEMPO } from '../../../../src/games/faza/scenes/newGame/timings.ts';
import { TITLE_TEMPO } from '../../../../src/games/faza/scenes/title/timings.ts';
import { CUTSCENE_TIMINGS, TURN_TIMINGS } from '../../../../src/table/timings.ts';
import { ROOT } from '../../../tools/source.ts';

const page = readFileSync(join(ROOT, 'docs/motion-scenes.md'), 'utf8');

/** The moments of a chapter with their milliseconds, as the table says them. */
function written(chapter: string): Record<string, number> {
  const text = page.split(/^## /m).find((part) => part.startsWith(chapter)) ?? '';
  const rows = [...text.matchAll(/^\| `(\w+)` \| [^|]+ \| (\d+) \|/gm)];
  return Object.fromEntries(rows.map(([, name, ms]) => [name, Number(ms)]));
}

describe('the motion table says what the scenes do', () => {
  test.each([
    ['Between pages', TURN_TIMINGS],
    ['Leaving a story', CUTSCENE_TIMINGS],
    ['Fight', FIGHT_TIMINGS],
    ['Ending', ENDING_TIMINGS],
    ['Title', TITLE_TEMPO],
    ['New game', NEW_GAME_TEMPO],
  ])('%s', (chapter, tempo) => {
    expect(written(chapter)).toEqual({ ...tempo });
  });
});

test('a fight of one die takes at most 2.2 s', () => {
  const { panel, panelGap, slam, windUp, throw: thrown, read, aim, shot, impact, blow, hold } = FIGHT_TIMINGS;
  const chips = slam + 2 * FIGHT_TIMINGS.chipGap;
  expect(panel + 2 * panelGap + chips + windUp + thrown + read + aim + shot + impact + blow + hold).toBeLessThan(2200);
});

test('a skipped story has given way to the board within 300 ms', () => {
  expect(CUTSCENE_TIMINGS.holdSkipped + CUTSCENE_TIMINGS.leave).toBeLessThan(300);
});
