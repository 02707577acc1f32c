import { describe, expect, test } from 'vitest';
import type { EventId } from '../../../../src/games/azardia/content/cards.ts';
import { boardGeometry } from '../../../../src/games/azardia/interaction/layout/boardGeometry.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { drawHeading } from '../../../../src/games/azardia/scenes/table/heading.ts';
import { eventInNews } from '../../../../src/games/azardia/scenes/table/roundEvent.ts';
import type { Surface } from '../../../../src/games/azardia/scenes/table/surface.ts';
import { eventText } from '../../../../src/games/azardia/text/cards.en.ts';
import { contains, inset, type Rect } from '../../../../src/table/layout/rect.ts';
import { Paper } from '../../../kit/paper.ts';
import { position } from '../position.ts';
import { tableFor } from '../ui/pressing.ts';
import { WINDOWS } from '../windows.ts';
import letterWidths from './letterWidths.json' with { type: 'json' };

/** The text of a table's heading with real font widths, its problems, and the positions of its panels. */
function heading(state: State, [width, height]: readonly [number, number], more: object) {
  const { shown } = tableFor(state, 0, [], [width, height], more);
  const paper = new Paper(letterWidths);
  const places = new Map<string, Rect>();
  const put = (...[name, area, , , draw]: Parameters<Surface['panels']['put']>): void => {
    places.set(name, area);
    draw(paper.g(area));
  };
  const board = boardGeometry(shown.layout.board);
  drawHeading(Object.assign({} as Surface, { panels: { put }, field: { board } }), shown);
  const isInNews = eventInNews(shown) !== null;
  return { said: paper.lines, boxes: paper.boxes, faults: paper.complaints, places, board, isInNews };
}

const PHASES = { A: 'Roll and move', B: 'Draw 2', C: 'Play cards', D: 'Keep 4' } as const;

describe.each(WINDOWS)('T1 at %i × %i', (...window) => {
  test.each(Object.entries(PHASES))('phase %s has its name, beside any buttons and in any round', (phase, name) => {
    for (const more of [{}, { canUndo: true }, { canUndo: true, canRedo: true }])
      for (const round of [1, 28]) {
        const state = position('C', [{}, {}]);
        const turn = { seat: 0, phase: phase as keyof typeof PHASES, abilityUsed: false, rolledAgain: false };
        const { said, faults } = heading({ ...state, round, turn }, window, more);
        expect(said).toContain(name);
        expect(said.join(' ')).toContain(`Round ${round}`);
        expect(faults).toEqual([]);
      }
  });
});

test.each(WINDOWS.filter(([width, height]) => height > width))(
  'T1 at %i × %i the round is above the name of the phase',
  (...window) => {
    const { said, boxes } = heading({ ...position('C', [{}, {}]), round: 7 }, window, {});
    expect(said).toEqual(['Round 7', 'Play cards']);
    const [round, phase] = boxes;
    if (!round || !phase) throw new Error('nothing is said');
    expect(round.y + round.h).toBeLessThanOrEqual(phase.y);
  },
);

test.each(WINDOWS)('G1 at %i × %i the heading of a last turn is never cut, beside any buttons', (...window) => {
  const [width, height] = window;
  for (const more of [{}, { canUndo: true }, { canUndo: true, canRedo: true }])
    for (const [holder, now] of [
      [1, 0],
      [0, 1],
      [1, 2],
    ] as const) {
      const state = position('C', [{}, {}, {}]);
      const grace = { first: holder, holder, now, turns: [] };
      const { said, faults } = heading(
        { ...state, grace, turn: { ...state.turn, seat: now } as State['turn'] },
        window,
        more,
      );
      expect(faults).toEqual([]);
      // Only a phone on its side has no room for it beside all buttons.
      if (!('canUndo' in more) || width < height || height > 500) expect(said.join(' ')).toContain('turn');
    }
});

test.each(WINDOWS.filter(([width, height]) => width > height && height > 500))(
  'E1 at %i × %i every event is told in full, in the heading if not beside the news, with any number of rivals',
  (...window) => {
    for (const [event, { text }] of Object.entries(eventText))
      for (const players of [2, 3, 4]) {
        const state = position(
          'C',
          Array.from({ length: players }, () => ({})),
        );
        const decks = { ...state.decks, eventDiscards: [event as EventId] };
        const { said, faults, isInNews } = heading({ ...state, round: 28, decks }, window, {
          canUndo: true,
          canRedo: true,
        });
        expect(faults).toEqual([]);
        if (!isInNews) expect(said.join(' ')).toContain(text);
      }
  },
);

test('G1 on phones on their side a row above the board says who holds tile 150, and how the race can still be won', () => {
  const said = (holder: number) => {
    const state = position('A', [{ level: 5, tile: 140 }, {}, {}]);
    const grace = { first: holder, holder, now: 0, turns: [] };
    const { said: lines, places, board, faults } = heading({ ...state, grace }, [844, 390], { canUndo: true });
    expect(faults).toEqual([]);
    const row = places.get('banner');
    if (!row) throw new Error('no row');
    expect(row.y + row.h).toBeLessThan(board.area.y);
    return lines;
  };
  expect(said(1)).toContain('Kuchuritok holds 150: land there and win the duel, or push them off');
  expect(said(0)).toContain('You hold 150: stay there, and you win');
});

test('on phones on their side the name of the phase lies on no tile', () => {
  const { places, board } = heading(position('C', [{}, {}]), [844, 390], {});
  const tag = places.get('phase');
  if (!tag) throw new Error('no phase');
  // The panel is larger by the shadow of its content.
  const words = inset(tag, 14);
  for (let tile = 1; tile <= 150; tile++) expect(contains(words, board.spot(tile)), `tile ${tile}`).toBe(false);
});
