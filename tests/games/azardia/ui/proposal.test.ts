import { expect, test, vi } from 'vitest';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { now } from '../../../../src/kernel/session.ts';
import { openTable } from '../../../../src/shell/table/openTable.ts';
import type { Control } from '../../../../src/table/control.ts';
import { quietPage } from '../../../shell/learn/quietPage.ts';
import { give, position } from '../position.ts';
import { matchAt, tableFor } from './pressing.ts';

/** Kuchuritok has taken the hands of three rivals, of whom Robot-i-King is ahead. */
const dealing = give(
  position('C', [
    { character: 'kuchuritok', tile: 50, hand: ['bootJets'] },
    { character: 'lagartoon', tile: 20, hand: ['nopeNebula'] },
    { character: 'robotIKing', tile: 140, level: 5, hand: ['brainUpload', 'totalAudit', 'asteroidDividend'] },
    { character: 'noncredoMantis', tile: 30, hand: ['gyroscopeHat'] },
  ]),
  { do: 'takeHands', seat: 0 },
).state;

test('C3 a deal is proposed with its counts, and the leader gets the worst cards', () => {
  const { shown } = tableFor(dealing, 0);
  expect(shown.caption).toBe('Deal like this');
  expect(shown.outcome).toHaveLength(3);
  expect(shown.outcome.join(' ')).toMatch(/Robot-i-King gets [12] cards?: /);
  const go = shown.widgets.find(({ id }) => id === 'go');
  expect(go?.label).toBe('Deal like this');
  expect(go?.look.kind === 'go' && go.look.detail).toMatch(/^Lagartoon: \d, Robot-i-King: \d, Noncredo Mantis: \d$/);
  const deals = [shown.ready, ...(shown.readyThen ?? [])].flatMap((command) =>
    command?.do === 'deal' ? [command] : [],
  );
  const { state } = give(dealing, ...deals);
  expect(state.deal).toBeNull();
  const counts = [1, 2, 3].map((seat) => state.players[seat]?.hand.length ?? 0);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  expect(counts.reduce((all, one) => all + one)).toBe(5);
  expect(state.players[2]?.hand).toEqual(['brainUpload', 'totalAudit']);
});

test('C3 one press deals all of it; a card that is chosen first is dealt alone', async () => {
  let controls: readonly Control[] = [];
  const page = quietPage({
    game: Object.assign({}, azardiaModule),
    showControls: (offered) => {
      controls = offered;
    },
  });
  const table = openTable(page, Object.assign({}, matchAt(dealing, 0)));
  const press = (id: string): void => controls.find((control) => control.id === id)?.press();
  controls.find(({ label }) => label.startsWith('Total Audit'))?.press();
  press('choice:card:totalAudit/rival:1');
  const state = () => now(table.match().session) as typeof dealing;
  expect(state().deal?.pool).toHaveLength(5);
  press('go');
  await vi.waitFor(() => expect(state().deal?.pool.length ?? 0).toBeLessThan(5));
  await vi.waitFor(() => expect(controls.some(({ id }) => id === 'go')).toBe(true));
  press('go');
  await vi.waitFor(() => expect(state().deal).toBeNull());
  table.close();
});

test('C3 while the hands are face down nothing is proposed', () => {
  const view = azardia.view(dealing, 'spectator');
  const { shown } = tableFor(dealing, 0, [], undefined, {
    hand: 'faceDown',
    context: { state: view, rules: azardia, allowed: () => [] },
  });
  expect(shown.readyThen).toEqual([]);
  expect(shown.caption).toBe('Hold Peek, slide to a card, let go.');
});

/** Robot-i-King in phase D, with more cards than he may keep, and two rivals of whom one has no cards. */
const cutting = position('D', [
  { character: 'robotIKing', hand: ['totalAudit', 'bootJets', 'mailOrderDiploma', 'nopeNebula', 'mirrorPoncho'] },
  { character: 'lagartoon' },
  { character: 'kuchuritok', hand: ['glueRain', 'egoVacuum'] },
]);

test('T5 a card to be discarded is not described as if it were played', () => {
  for (const character of ['robotIKing', 'lagartoon'] as const) {
    const hand = ['totalAudit', 'bootJets', 'mailOrderDiploma', 'nopeNebula', 'mirrorPoncho'] as const;
    const state = position('D', [{ character, hand }, { character: 'kuchuritok' }]);
    expect(tableFor(state, 0, ['card:bootJets']).shown.outcome.join(' ')).not.toContain('Advance');
  }
});

test('C2 one button proposes to swap the least valuable card, and says what both have afterward', () => {
  const first = tableFor(cutting, 0).shown;
  expect(first.caption).toBe('Swap a card with a rival, or choose 1 card to discard.');
  const swap = first.widgets.find(({ id }) => id === 'swap');
  expect(swap).toMatchObject({
    label: 'Swap a card with a rival',
    path: ['card:bootJets', 'rival:2'],
    hint: 'Give a card, and get one that chance picks from the rival’s hand. First you see what that means for both.',
  });
  const { shown, controls } = tableFor(cutting, 0, swap?.path);
  expect(shown.offer).toEqual({ do: 'swapCard', seat: 0, card: 'bootJets', rival: 2 });
  expect(shown.outcome).toEqual([
    'You get 1 of 2 cards of Kuchuritok by chance',
    'Kuchuritok gets Boot Jets and has 2 cards as before',
    'You have 5 cards as before and then discard 1',
  ]);
  const labels = (wanted: string) => controls({}).flatMap(({ group, label }) => (group === wanted ? [label] : []));
  expect(labels('Choices')).toEqual(['Swap with Kuchuritok', 'Swap with Lagartoon']);
  expect(labels('Confirm')).toEqual(['Swap Boot Jets with Kuchuritok', 'Cancel']);
});

test('C2 the preview of a swap comes true, and with open hands names the cards that may come', () => {
  for (const openHands of [false, true]) {
    const state = { ...cutting, openHands };
    const { shown } = tableFor(state, 0, ['card:bootJets', 'rival:2']);
    const comes = shown.outcome[0];
    expect(comes?.endsWith(openHands ? 'by chance: Glue Rain and Ego Vacuum' : 'by chance')).toBe(true);
    const { state: after } = give(state, { do: 'swapCard', seat: 0, card: 'bootJets', rival: 2 });
    expect(after.players.map(({ hand }) => hand.length)).toEqual([5, 0, 2]);
    expect(after.players[2]?.hand).toContain('bootJets');
    expect(after.players[0]?.hand.some((card) => card === 'glueRain' || card === 'egoVacuum')).toBe(true);
  }
});

test('C2 while the hand is face down the button asks to peek, and while it is shown a release over it works', () => {
  const view = azardia.view(cutting, 'spectator');
  const allowed = { state: view, rules: azardia, allowed: () => [] };
  const down = tableFor(cutting, 0, [], undefined, { context: allowed, hand: 'faceDown' });
  const swap = down.controls({}).find(({ id }) => id === 'swap');
  expect(swap?.why).toBe('Not now: hold to peek first, then choose the card that you give.');
  expect(down.shown.caption).toBe('Keep 4: hold Peek, slide to 1 card to discard.');
  const held = tableFor(cutting, 0, [], undefined, { hand: 'peeked' }).controls({});
  expect(held.find(({ id }) => id === 'swap')).toMatchObject({ ofHeld: true });
});

test('C1 a face-down hand says why a card has to go', () => {
  const state: State = {
    ...position('C', [{ character: 'lagartoon', hand: ['bootJets', 'glueRain'] }, {}]),
    steps: [{ step: 'discard', seat: 0, left: 1, by: 'ability' }],
  };
  const context = { state: azardia.view(state, 'spectator'), rules: azardia, allowed: () => [] };
  const { shown } = tableFor(state, 0, [], undefined, { context, hand: 'faceDown' });
  expect(shown.caption).toBe('Extra card: hold Peek, slide to 1 card to discard.');
});
