import { expect, test } from 'vitest';
import { TIMINGS } from '../../../../src/games/faza/scenes/animation/timings.ts';
import { FIGHT_TIMINGS } from '../../../../src/games/faza/scenes/timings.ts';
import { mayFlash } from '../../../../src/table/pages/scheduling.ts';

/** The most flashes in any second. Flashes that start at the same time count as one. */
function mostInASecond(times: readonly number[]): number {
  const flashes = [...new Set(times)];
  return Math.max(...flashes.map((from) => flashes.filter((at) => at >= from && at < from + 1000).length));
}

const speeds = [0.5, 1, 2, 4];

test.each(speeds)(
  'six wounds of a fight and six on the board after them: at most three flashes a second at speed %d',
  (speed) => {
    const shown: number[] = [];
    const flash = (at: number): void => {
      if (mayFlash(at)) shown.push(at);
    };
    // Far apart from the other speeds, which share the clock.
    let at = speed * 1e6;
    const { aim, shot, impact, blow } = FIGHT_TIMINGS;
    for (let wound = 0; wound < 6; wound++) {
      at += (aim + shot) / speed;
      flash(at);
      at += (impact + blow) / speed;
    }
    for (let wound = 0; wound < 6; wound++) {
      // The impact frame on the piece, and the strokes over the panel.
      flash(at);
      flash(at);
      at += TIMINGS.woundLead / speed;
    }
    expect(shown.length).toBeGreaterThan(2);
    expect(mostInASecond(shown)).toBeLessThanOrEqual(3);
  },
);

test('what begins in one frame is one flash, and does not make room for another', () => {
  const start = 1e8;
  expect([0, 1, 15, 17, 30, 339, 340].map((ms) => mayFlash(start + ms))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    true,
  ]);
});
