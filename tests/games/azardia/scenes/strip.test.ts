import { expect, test } from 'vitest';
import { drawStrip } from '../../../../src/games/azardia/scenes/table/strip.ts';
import { give, play, position } from '../position.ts';
import { tableFor } from '../ui/pressing.ts';
import { WINDOWS } from '../windows.ts';
import { painted } from './drawn.ts';

const challenge = give(
  position('C', [
    { character: 'noncredoMantis', level: 3, tile: 40, hand: ['thrownGauntlet'] },
    { character: 'lagartoon', level: 3, tile: 60, hand: ['nopeNebula'] },
  ]),
  play('thrownGauntlet', { rival: 1 }),
).state;

test.each(WINDOWS)('X1 at %i × %i what a challenge is about is told in full, within the strip', (...window) => {
  const { shown } = tableFor(challenge, 1, [], window);
  const paper = painted(drawStrip, shown);
  expect(paper.lines.join(' ')).toMatch(/a duel with Noncredo Mantis for a level/i);
  expect(paper.complaints).toEqual([]);
});
