import { describe, expect, test } from 'vitest';
import type { CardId } from '../../../../src/games/faceOff/content/cards.ts';
import { faceOffModule } from '../../../../src/games/faceOff/module.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { Command } from '../../../../src/games/faceOff/rules/state/command.ts';
import type { State } from '../../../../src/games/faceOff/rules/state/state.ts';
import { pastOf } from '../../../../src/kernel/session.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { equal } from '../../../../src/kernel/values/equal.ts';
import type { Player } from '../../../../src/module/match.ts';
import { openToldTable, type ToldTable } from '../../../shell/table/toldTable.ts';
import { inFaceOff, position } from '../position.ts';

/* What people decide ahead: equipment together with the personality, and how far they bid on. */

function openAt(state: State, ...others: readonly Player[]): ToldTable {
  const setup = { seed: 'ahead', factions: state.seats.map(({ faction }) => faction), timing: state.timing };
  return openToldTable(faceOffModule, {
    session: { game: faceOff, setup, opening: { ok: true, state, facts: [] }, past: null, future: null },
    players: ['you', ...others],
  });
}

const given = (table: ToldTable): Command[] => pastOf(table.match().session).map(({ command }) => command as Command);

/** The seats that were handed the device, in order. */
const passes = (table: ToldTable): string[] => table.told.filter((line) => line.startsWith('handOver'));

/** Whether somebody is asked for equipment. */
const asksForEquipment = (table: ToldTable): boolean => table.controls().some(({ id }) => id === 'option:nothing');

const goText = (table: ToldTable): string | undefined => table.controls().find(({ id }) => id === 'go')?.label;

/** Chooses a card of the hand as the personality, and another one as equipment, and seals both. */
async function planBoth(table: ToldTable, personality: string, equipment: string): Promise<void> {
  const press = async (label: string): Promise<void> => {
    const control = table.controls().find((one) => one.label === label);
    if (!control) throw new Error(`no ${label}`);
    await table.press(control.id);
  };
  await press(personality);
  await table.press('go');
  await press(equipment);
  await table.press('go');
  await table.settle();
  await table.settle();
}

describe('people at one device choose both cards of a Face Off before they pass it on', () => {
  const seats = [
    { hand: ['annieOakley', 'coltRevolver'] as const },
    { hand: ['hattoriHanzo', 'goemonsChainWhip'] as const, deck: ['tomoSukesada'] as const },
  ];

  test('F1, F3 each is handed the device once, and both cards are sealed', async () => {
    const table = openAt(inFaceOff({ seats }), 'friend');
    await table.settle();
    await planBoth(table, 'Annie Oakley', 'Single Action Colt Revolver');
    await planBoth(table, 'Hattori Hanzo', 'Goemon’s Chain Whip');
    const seals = given(table).flatMap((command) => (command.do === 'seal' ? [[command.seat, command.choice]] : []));
    expect(seals).toEqual([
      [0, { choice: 'play', cards: [{ card: 'annieOakley', as: 'personality' }] }],
      [1, { choice: 'play', cards: [{ card: 'hattoriHanzo', as: 'personality' }] }],
      [1, { choice: 'play', cards: [{ card: 'goemonsChainWhip', as: 'equipment' }] }],
      [0, { choice: 'play', cards: [{ card: 'coltRevolver', as: 'equipment' }] }],
    ]);
    expect(passes(table)).toEqual(['handOver: [0]', 'handOver: [1]']);
    table.close();
  });

  test('F1 nothing tells the equipment of the first one until it is revealed', async () => {
    const toldAfter = async (equipment: string): Promise<string[]> => {
      const hand = ['annieOakley', 'coltRevolver', 'banner'] as const;
      const table = openAt(inFaceOff({ seats: [{ hand }, seats[1] ?? {}] }), 'friend');
      await table.settle();
      await planBoth(table, 'Annie Oakley', equipment);
      const from = table.told.indexOf('handOver: [1]');
      expect(from).toBeGreaterThan(0);
      table.close();
      return table.told.slice(from);
    };
    expect(equal(await toldAfter('Single Action Colt Revolver'), await toldAfter('Banner'))).toBe(true);
  });

  test('F3 its seals are given without showing the rest of a hand to who holds the device', async () => {
    const toldWith = async (kept: CardId, deck: CardId): Promise<string[]> => {
      const hand = ['annieOakley', 'coltRevolver', kept] as const;
      const [own = {}, other = {}] = [{ hand, deck: [deck] }, seats[1]];
      const state = inFaceOff({ seats: [own, other] });
      const owned = ['annieOakley', 'coltRevolver', 'banner', 'bassReeves'] as const;
      const first = { ...at(state.seats, 0), owned };
      const table = openAt({ ...state, seats: state.seats.with(0, first) }, 'friend');
      await table.settle();
      await planBoth(table, 'Annie Oakley', 'Single Action Colt Revolver');
      const from = table.told.indexOf('handOver: [1]');
      await planBoth(table, 'Hattori Hanzo', 'Goemon’s Chain Whip');
      table.close();
      return table.told.slice(from);
    };
    const both = async (): Promise<string[][]> => [
      await toldWith('banner', 'bassReeves'),
      await toldWith('bassReeves', 'banner'),
    ];
    // The chances that it shows are known from the second time on.
    await both();
    const [one, other] = await both();
    expect(equal(one, other)).toBe(true);
  });

  test('F3 whose hand has changed since is asked again', async () => {
    const drawing = [
      { hand: ['billyTheKid', 'coltRevolver', 'banner'] as const, deck: ['bassReeves'] as const },
      seats[1],
    ];
    const table = openAt(inFaceOff({ seats: [drawing[0] ?? {}, drawing[1] ?? {}] }), 'friend');
    await table.settle();
    await planBoth(table, 'Billy the Kid', 'Single Action Colt Revolver');
    await planBoth(table, 'Hattori Hanzo', 'Goemon’s Chain Whip');
    // Billy may discard a card to draw another one.
    expect(passes(table)).toEqual(['handOver: [0]', 'handOver: [1]', 'handOver: [0]']);
    await table.press('hand:1');
    await table.press('go');
    await table.settle();
    expect(given(table).filter((command) => command.do === 'seal' && command.seat === 0)).toHaveLength(1);
    expect(asksForEquipment(table)).toBe(true);
    table.close();
  });

  test('F3 equipment can be left open, and a person against computers is asked one card at a time', async () => {
    const table = openAt(inFaceOff({ seats }), 'friend');
    await table.settle();
    await planBoth(table, 'Annie Oakley', 'Decide later');
    await planBoth(table, 'Hattori Hanzo', 'Decide later');
    expect(given(table)).toHaveLength(2);
    expect(asksForEquipment(table)).toBe(true);
    table.close();
    const alone = openAt(inFaceOff({ seats }), 'computer');
    await alone.settle();
    await alone.press('hand:0');
    expect(goText(alone)).toBe('Seal Annie Oakley');
    alone.close();
  });
});

describe('M1 a limit', () => {
  const auction = (bid: number): State =>
    position({
      seats: [{ tokens: 9 }, { tokens: 9 }],
      market: ['holyGrail', 'arkOfTheCovenant'],
      auction: { card: 'holyGrail', bid, leader: 1, out: [] },
      steps: [{ step: 'bid', seat: 0 }],
    });

  /** Seat 0 bids up to so many more than its bid, and seat 1 raises by 1 as often as it is asked. */
  async function bidUpTo(more: number): Promise<ToldTable> {
    const table = openAt(auction(2), 'friend');
    await table.settle();
    for (const id of ['bid:limit', ...Array.from({ length: more - 1 }, () => 'bid:raise'), 'go']) await table.press(id);
    await table.settle();
    return table;
  }

  test('the device bids on up to it, then passes; nobody is handed the device', async () => {
    const table = await bidUpTo(2);
    for (let turn = 0; turn < 2; turn++) {
      await table.press('go');
      await table.settle();
    }
    expect(given(table)).toEqual([
      { do: 'bid', seat: 0, tokens: 3 },
      { do: 'bid', seat: 1, tokens: 4 },
      { do: 'bid', seat: 0, tokens: 5 },
      { do: 'bid', seat: 1, tokens: 6 },
      { do: 'pass', seat: 0 },
    ]);
    expect(passes(table)).toEqual([]);
    table.close();
  });

  test('nobody sees it once it is set', async () => {
    const told = async (more: number): Promise<string[]> => {
      const table = await bidUpTo(more);
      const from = table.told.findIndex((line) => line.startsWith('animation'));
      const after = table.told.slice(from);
      table.close();
      return after;
    };
    expect(equal(await told(3), await told(4))).toBe(true);
  });
});
