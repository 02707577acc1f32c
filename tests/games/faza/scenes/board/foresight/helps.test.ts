import { describe, expect, it } from 'vitest';
import { boardLayout } from '../../../../../../src/games/faza/interaction/layout/boardLayout.ts';
import { helpPlace } from '../../../../../../src/games/faza/scenes/board/foresight/helps.ts';
import { tableFor } from '../../../tables.ts';

describe.each([
  [360, 640],
  [640, 360],
  [844, 390],
  [1366, 768],
  [1280, 720],
  [1920, 1080],
])('at %i×%i the badge of a card that would help covers nothing printed', (width, height) => {
  it.each([2, 3, 4])('with %i heroes', (heroes) => {
    const layout = boardLayout(width, height, tableFor(heroes));
    for (const { panel, cards } of layout.heroes) {
      for (const [index, card] of cards.entries()) {
        const badge = helpPlace(card, layout, '+88%'.length);
        // On the card only its upper edge, above the value, and not its number in the left corner.
        expect(badge.y + badge.h - card.y).toBeLessThanOrEqual(card.h * 0.09);
        expect(badge.x - card.x).toBeGreaterThan(card.w * 0.25);
        expect(badge.x + badge.w).toBeLessThanOrEqual(width);
        // Above the card only the gap below the name, the hearts and the Points, or below the titles of other cards.
        const others = cards.filter((other, i) => i !== index && other.y + other.h <= card.y);
        for (const other of others) expect(other.y + other.h - badge.y).toBeLessThan(other.h * 0.07);
        if (layout.form === 'wide') expect(badge.y).toBeGreaterThanOrEqual(panel.y + 36 * layout.unit);
        if (layout.form === 'portrait') expect(badge.y).toBeGreaterThanOrEqual(panel.y + panel.h - 3 * layout.unit);
        expect(badge.h).toBeGreaterThanOrEqual(12);
      }
    }
  });
});
