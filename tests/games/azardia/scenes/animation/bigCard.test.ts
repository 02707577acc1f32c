import { expect, test } from 'vitest';
import { tableLayout } from '../../../../../src/games/azardia/interaction/layout/tableLayout.ts';
import { bigCardSize, drawBigCard } from '../../../../../src/games/azardia/scenes/animation/bigCard.ts';
import { actionText, eventText, penaltyText } from '../../../../../src/games/azardia/text/cards.en.ts';
import { rect } from '../../../../../src/table/layout/rect.ts';
import { Paper } from '../../../../kit/paper.ts';
import { WINDOWS } from '../../windows.ts';
import widths from '../letterWidths.json' with { type: 'json' };

const CARDS = [
  ...Object.values(actionText).map((card) => ({ ...card, kind: 'action' as const })),
  ...Object.values(eventText).map((card) => ({ ...card, kind: 'event' as const })),
  ...Object.values(penaltyText).map((card) => ({ ...card, kind: 'penalty' as const })),
];

test.each(WINDOWS)('at %i × %i the name of every large card leaves its text free', (width, height) => {
  const { board, unit } = tableLayout(width, height, 4);
  const { w, h } = bigCardSize(board, unit);
  expect(CARDS.length).toBe(64);
  for (const card of CARDS) {
    const paper = new Paper(widths);
    drawBigCard(paper.g(rect(0, 0, w + 32, h + 32)), rect(16, 16, w, h), { ...card, picture: 'bootJets' });
    expect(paper.complaints, card.name).toEqual([]);
    const lines = paper.lines.findIndex((_, last) => paper.lines.slice(0, last + 1).join(' ') === card.name) + 1;
    expect(lines, card.name).toBeGreaterThan(0);
    const named = Math.max(...paper.boxes.slice(0, lines).map((box) => box.y + box.h));
    const said = Math.min(...paper.boxes.slice(lines).map((box) => box.y));
    // The letters g and y extend below their line.
    expect(said - named, card.name).toBeGreaterThan(0.025 * w);
  }
});
