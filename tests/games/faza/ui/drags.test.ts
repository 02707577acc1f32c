import { expect, test } from 'vitest';
import { boardLayout } from '../../../../src/games/faza/interaction/layout/boardLayout.ts';
import type { BoardView } from '../../../../src/games/faza/interaction/view.ts';
import { whyNoWay } from '../../../../src/games/faza/interaction/whyNot.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { arrange } from '../../../../src/games/faza/scenes/board/pieces/arrange.ts';
import { text } from '../../../../src/games/faza/text/en.ts';
import { heroAtSpot, tileAtSpot } from '../../../../src/games/faza/ui/drag/grip.ts';
import { begin, viewNow } from '../../../../src/kernel/session.ts';
import type { DragOffer, Refusal } from '../../../../src/module/screens/table.ts';
import { isSameOffer } from '../../../../src/shell/drag/dragging.ts';
import { openTable } from '../../../../src/shell/table/openTable.ts';
import { middle } from '../../../../src/table/layout/rect.ts';
import { quietPage } from '../../../shell/learn/quietPage.ts';
import { asBoard } from '../board.ts';
import { asFaza, type Match } from '../match.ts';
import { position, setupOf } from '../positions.ts';
import { tableFor } from '../tables.ts';

const state = position({
  heroes: { soldier: { tile: 7 }, doctor: { tile: 1 }, senator: { tile: 3 } },
  tiles: { 3: { drones: 1 } },
});

/** A table with a position on it, and everything that a drag brings about there. */
function table(confirms = true, players: Match['players'] = ['you', 'you', 'you']) {
  const begun = begin(faza, setupOf(['soldier', 'doctor', 'senator']));
  const session = { ...begun, opening: { ...begun.opening, state } };
  const seen = { offer: null as DragOffer | null, view: null as BoardView | null, refused: [] as Refusal[] };
  let kept: Match | null = null;
  const opened = openTable(
    quietPage({
      confirms: () => confirms,
      letDrag: (offer) => {
        seen.offer = offer;
      },
      shown: (view) => {
        seen.view = asBoard(view);
      },
      explain: (refusal) => seen.refused.push(refusal),
      keep: (match) => {
        kept = asFaza(match);
      },
    }),
    { session, players },
  );
  const drag = (seat: number, tile: number): void => seen.offer?.lift(seat)?.drop(tile);
  return {
    seen,
    drag,
    plan: () => opened.plans.toggle(),
    played: (): FazaView | null => kept && viewNow(kept.session),
  };
}

const byCard = (card: number, to: number): Command => ({ do: 'move', hero: 0, card, to });

test('a drag offers what taps would have offered, and nothing has happened yet', () => {
  const { seen, drag, played } = table();
  drag(0, 6);
  expect(seen.view?.offer).toEqual(byCard(1, 6));
  expect(seen.view?.seat).toBe(0);
  expect(played()).toBeNull();
});

test('where the second tap is switched off, letting go does it', () => {
  const { drag, played } = table(false);
  drag(0, 6);
  expect(played()?.heroes[0]?.tile).toBe(6);
});

test('in a plan a drag plans one command after the other, as many as it takes; outside it only what one command does', () => {
  const { seen, drag, plan, played } = table();
  expect(seen.offer?.lift(0)?.goals.has(13)).toBe(false);
  plan();
  expect(seen.offer?.lift(0)?.goals.get(13)?.commands).toBe(2);
  drag(0, 13);
  expect(seen.view?.state.heroes[0]?.tile).toBe(13);
  expect(seen.view?.canUndo).toBe(true);
  expect(played()).toBeNull();
});

test('M3: whoever cannot get there is told why, with the rule', () => {
  const { seen, drag } = table();
  drag(2, 4);
  expect(seen.refused).toMatchObject([{ rule: 'M3', reason: 'dronesHold' }]);
  expect(seen.offer?.lift(2)?.whyNot(4)).toBe(text.reasonText.dronesHold);
  expect(seen.view?.offer).toBeNull();
});

test('C1: of a hero whose cards are all used that is told, not that one card is used', () => {
  const spent = position({
    heroes: { soldier: { tile: 7, used: [1, 2, 3, 4] }, doctor: {} },
  });
  expect(whyNoWay(spent, 0, 6)).toMatchObject({ reason: 'cardsUsed' });
});

test('nobody drags the heroes of the computer', () => {
  expect(table(true, ['you', 'computer', 'you']).seen.offer?.lift(1)).toBeNull();
});

test.each([
  [360, 640],
  [640, 360],
  [1280, 720],
  [1920, 1080],
])(
  'in a window of %i×%i every hero can be taken hold of by the piece and by the tab, every tile be aimed at',
  (width, height) => {
    const layout = boardLayout(width, height, tableFor(3));
    const shown = { state, layout, seat: 0 };
    for (const [index, tile] of state.board.entries()) {
      const cell = layout.cells[index];
      if (!cell) throw new Error('a tile without a place');
      expect(tileAtSpot(shown, middle(cell).x, middle(cell).y)).toBe(tile);
      for (const piece of arrange(state, tile, cell)) {
        if (piece.kind === 'hero') expect(heroAtSpot(shown, piece.x, piece.y)).toBe(piece.seat);
      }
    }
    for (const [seat, { panel, cards }] of layout.heroes.entries()) {
      const y = layout.form === 'wide' ? (panel.y + (cards[0]?.y ?? panel.y)) / 2 : panel.y + panel.h / 2;
      expect(heroAtSpot(shown, panel.x + panel.w / 2, y)).toBe(seat);
    }
    expect(tileAtSpot(shown, -1, -1)).toBeNull();
  },
);

test('who is in the air comes down when people begin or end to plan, and stays there when the same table is shown again', () => {
  const { seen, plan } = table();
  const offers: DragOffer[] = [];
  for (const change of [() => undefined, plan, plan]) {
    change();
    if (seen.offer) offers.push(seen.offer);
  }
  const [before, planned, after] = offers;
  if (!before || !planned || !after) throw new Error('nothing can be dragged');
  expect(isSameOffer(before, after)).toBe(true);
  expect(isSameOffer(before, planned)).toBe(false);
});
