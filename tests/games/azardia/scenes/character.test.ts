import { expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { drawCharacter } from '../../../../src/games/azardia/scenes/table/character.ts';
import { begin, now } from '../../../../src/kernel/session.ts';
import { inset } from '../../../../src/table/layout/rect.ts';
import { Paper } from '../../../kit/paper.ts';
import { tableFor } from '../ui/pressing.ts';
import { WINDOWS } from '../windows.ts';
import widths from './letterWidths.json' with { type: 'json' };

const setup = {
  seed: 'characters',
  players: 4,
  fairStart: false,
  quickGame: false,
  firmGoal: false,
  openHands: false,
  longGrace: false,
};

test.each(WINDOWS)('S2 at %i × %i the name and the ability of every character stay on their card', (...window) => {
  const state = now(begin(azardia, setup));
  const [seat = 0] = azardia.activeSeats(state);
  const { shown } = tableFor(state, seat, [], window);
  const cards = shown.parts.flatMap((part) => (part.look.kind === 'character' ? [{ part, look: part.look }] : []));
  expect(cards).toHaveLength(4);
  for (const { part, look } of cards) {
    const paper = new Paper(widths);
    drawCharacter(paper.g(inset(part.rect, -14)), part, look, shown.layout.unit);
    expect(paper.complaints, look.character).toEqual([]);
    for (const box of paper.boxes) expect(box.x + box.w, look.character).toBeLessThanOrEqual(part.rect.x + part.rect.w);
  }
});
