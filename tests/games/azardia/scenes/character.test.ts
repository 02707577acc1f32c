import { expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { drawCharacter } from '../../../../src/games/azardia/scenes/table/character.ts';
import { begin, give, now } from '../../../../src/kernel/session.ts';
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

const cardsOf = ({ widgets }: ReturnType<typeof tableFor>['shown']) =>
  widgets.flatMap((widget) => (widget.look.kind === 'character' ? [{ widget, look: widget.look }] : []));

test.each(WINDOWS)('S2 at %i × %i the name and the ability of every character stay on their card', (...window) => {
  const state = now(begin(azardia, setup));
  const [seat = 0] = azardia.activeSeats(state);
  const { shown } = tableFor(state, seat, [], window);
  const cards = cardsOf(shown);
  expect(cards).toHaveLength(4);
  for (const { widget, look } of cards) {
    const paper = new Paper(widths);
    drawCharacter(paper.g(inset(widget.rect, -14)), widget, look, shown.layout.unit);
    expect(paper.complaints, look.character).toEqual([]);
    for (const box of paper.boxes)
      expect(box.x + box.w, look.character).toBeLessThanOrEqual(widget.rect.x + widget.rect.w);
  }
});

test.each(WINDOWS)('S2 at %i × %i three characters to choose from are as large as each other', (...window) => {
  const session = begin(azardia, setup);
  const [first = 0] = azardia.activeSeats(now(session));
  const given = give(session, { do: 'chooseCharacter', seat: first, character: 'kuchuritok' });
  if (!('session' in given)) throw new Error('refused');
  const state = now(given.session);
  const { shown } = tableFor(state, azardia.activeSeats(state)[0] ?? 0, [], window);
  const cards = cardsOf(shown);
  expect(cards).toHaveLength(3);
  const sizes = cards.map(({ widget, look }) => {
    const paper = new Paper(widths);
    drawCharacter(paper.g(inset(widget.rect, -14)), widget, look, shown.layout.unit);
    expect(paper.complaints, look.character).toEqual([]);
    return `${Math.round(widget.rect.w)} × ${Math.round(widget.rect.h)}`;
  });
  expect(new Set(sizes).size).toBe(1);
});

/** How high the figures are drawn, in CSS pixels. */
const LEAST: Readonly<Record<string, number>> = {
  '360x640': 80,
  '390x844': 110,
  '844x390': 110,
  '768x1024': 200,
  '1024x768': 200,
  '1280x720': 280,
};

test.each(Object.entries(LEAST))('at %s the figures of four characters are at least %i pixels high', (size, least) => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const state = now(begin(azardia, setup));
  const { shown } = tableFor(state, azardia.activeSeats(state)[0] ?? 0, [], [width, height]);
  for (const { widget, look } of cardsOf(shown)) {
    const paper = new Paper(widths);
    const g = paper.g(inset(widget.rect, -14));
    const sizes: number[] = [];
    const sprite: typeof g.sprite = (name, _x, _y, high) => {
      if (name.startsWith('figure/')) sizes.push(high);
    };
    drawCharacter(Object.assign(Object.create(g), { sprite }), widget, look, shown.layout.unit);
    expect(Math.min(...sizes), look.character).toBeGreaterThanOrEqual(least);
  }
});
