import { describe, expect, test } from 'vitest';
import { draftLayout } from '../../../../src/games/faceOff/interaction/layout/draftLayout.ts';
import { tableLayout } from '../../../../src/games/faceOff/interaction/layout/tableLayout.ts';
import type { FaceTableView } from '../../../../src/games/faceOff/interaction/view.ts';
import { faceOffModule } from '../../../../src/games/faceOff/module.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { State } from '../../../../src/games/faceOff/rules/state/state.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import type { Player } from '../../../../src/module/match.ts';
import { openToldTable, type ToldTable } from '../../../shell/table/toldTable.ts';
import { position } from '../position.ts';

/* What the table shows of a position, as its scenes get it. */

function openAt(state: State, ...others: readonly Player[]): ToldTable {
  const setup = { seed: 'view', factions: state.seats.map(({ faction }) => faction), timing: state.timing };
  return openToldTable(faceOffModule, {
    session: { game: faceOff, setup, opening: { ok: true, state, facts: [] }, past: null, future: null },
    players: ['you', ...others],
  });
}

/** What is shown now. */
function shown({ told }: ToldTable): FaceTableView {
  const line = told.findLast((one) => one.startsWith('board: '));
  return JSON.parse(line?.slice('board: '.length) ?? '[]')[0];
}

describe('an auction', () => {
  const auction = (leader: number | null, bid: number): State =>
    position({
      seats: [{ tokens: 6 }, { tokens: 9 }],
      market: ['holyGrail'],
      auction: { card: 'holyGrail', bid, leader, out: [] },
      steps: [{ step: 'bid', seat: 0 }],
    });
  const bids = ({ widgets }: FaceTableView) =>
    widgets.flatMap(({ id, isOpen, why = null }) => (id.startsWith('bid:') ? [[id, isOpen, why]] : []));

  test('M1 shows whom it is about, what a higher bid leaves, and nothing of the arena’s lanes', async () => {
    const table = openAt(auction(1, 2), 'computer');
    await table.settle();
    const view = shown(table);
    expect([view.title, view.hasChoices, view.offer, view.ready]).toEqual([
      'Auction: The Holy Grail',
      false,
      null,
      { do: 'bid', seat: 0, tokens: 3 },
    ]);
    expect(view.outlook?.lines).toEqual(['Bid 3: you would have 3 tokens left.', '+5 points']);
    expect(bids(view)).toEqual([
      ['bid:pass', true, null],
      ['bid:less', false, 'This is the lowest bid you can make.'],
      ['bid:raise', true, null],
      ['bid:all', true, null],
      ['bid:limit', true, null],
    ]);
    table.close();
  });

  test('M1 whoever opens one cannot pass, and is told why', async () => {
    const table = openAt(auction(null, 0), 'computer');
    await table.settle();
    expect(bids(shown(table))).toEqual([
      ['bid:pass', false, 'You open the auction: bid at least 1 token.'],
      ['bid:less', false, 'This is the lowest bid you can make.'],
      ['bid:raise', true, null],
      ['bid:all', true, null],
      ['bid:limit', true, null],
    ]);
    table.close();
  });

  test('M1 where another one bids, nothing can be pressed, and the caption says who', async () => {
    const state = auction(0, 3);
    const table = openAt({ ...state, steps: [{ step: 'bid', seat: 1 }] }, 'computer');
    const view = shown(table);
    expect([view.caption, bids(view)]).toEqual(['Ninjas decide', []]);
    table.close();
  });
});

describe('while factions are picked', () => {
  const drafting = Array.from({ length: 20 }, (_, seed) =>
    faceOff.newGame({ seed: `draft ${seed}`, factions: [null, null], timing: 'standard' }),
  );
  const first = (seat: number): State =>
    at(
      drafting.flatMap(({ state }) => (state.first === seat ? [state] : [])),
      0,
    );

  test('S3 the caption says what to do, or who picks now', async () => {
    const mine = openAt(first(0), 'computer');
    await mine.settle();
    expect(shown(mine).caption).toBe('Pick a faction.');
    mine.close();
    const others = openAt(first(1), 'computer');
    expect(shown(others).caption).toBe('Player 2 picks now.');
    others.close();
  });

  test.each([
    [1280, 720, 12],
    [1920, 1080, 12],
    [1024, 768, 12],
    [900, 500, 0],
    [768, 1024, 0],
    [844, 390, 0],
    [360, 640, 0],
  ])('S1 at %i×%i there is room for %i starters, in cards as wide as in a hand', (width, height, count) => {
    const { cards } = draftLayout(tableLayout(width, height, { seats: 2, own: 0 }));
    expect(cards).toHaveLength(count);
    for (const card of cards) expect([card.w >= 61, card.h >= 98]).toEqual([true, true]);
  });
});
