import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  ENDING_TIMINGS,
  FIGHT_TIMINGS,
  NEW_GAME_TIMINGS,
  TITLE_TIMINGS,
} from '../../../../src/games/faza/scenes/timings.ts';
import { CUTSCENE_TIMINGS, TURN_TIMINGS } from '../../../../src/table/cutscenes/timings.ts';
import { ROOT } from '../../../tools/source.ts';

const page = readFileSync(join(ROOT, 'docs/motion-scenes.md'), 'utf8');

/** The entries of a chapter with their milliseconds, from the table. */
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
    ['Title', TITLE_TIMINGS],
    ['New game', NEW_GAME_TIMINGS],
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
