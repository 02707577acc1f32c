import { expect, test } from 'vitest';
import { fazaEnding } from '../../../../../src/games/faza/ui/ending/ending.ts';
import type { MomentChance } from '../../../../../src/module/capabilities/chances.ts';
import { replayText } from '../../../../../src/shell/replay/text.en.ts';
import { golden } from '../../../../e2e/kit/golden.ts';
import { gameAfter } from '../../../../looks/kit/visitor.ts';

/** What the table of an ending says of the chance at the beginning of round 1. */
function said(moment: MomentChance): string | null | undefined {
  const record = golden('defeat');
  const view = fazaEnding.view({
    width: 1280,
    height: 720,
    session: gameAfter(record, record.commands.length),
    reason: '',
    chances: {
      estimates: [],
      moments: [moment],
      games: { least: 0, most: 0 },
      work: { done: 0, wanted: 1 },
      progress: 'counting',
    },
    first: { kind: 'again' },
    viewer: null,
  });
  return fazaEnding.figures(view)[0]?.[0];
}

test.each([
  [{ estimate: null, isDefeatAhead: true }, 'Defeat ahead'],
  [{ estimate: { chance: 0.41, error: 0.09 }, isDefeatAhead: true }, 'Defeat ahead, 41% ± 9'],
  [{ estimate: { chance: 0.41, error: 0.09 }, isDefeatAhead: false }, '41% ± 9'],
  [{ estimate: { chance: 0.001, error: 0.02 }, isDefeatAhead: false }, '<1% ± 2'],
  [{ estimate: { chance: 0.999, error: 0.02 }, isDefeatAhead: false }, '>99% ± 2'],
  [{ estimate: { chance: 1, error: 0 }, isDefeatAhead: false }, '100%'],
] as const)('the table of the ending says of a position what a replay says of it: %j', (moment, words) => {
  expect(said(moment)).toBe(words);
  expect(replayText.replay.momentChance(moment)).toBe(words);
});
