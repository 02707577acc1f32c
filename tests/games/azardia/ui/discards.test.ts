import { expect, test, vi } from 'vitest';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import { HIDDEN, type State } from '../../../../src/games/azardia/rules/state/state.ts';
import { pastOf } from '../../../../src/kernel/session.ts';
import { openTable } from '../../../../src/shell/table/openTable.ts';
import type { Control } from '../../../../src/table/control.ts';
import { quietPage } from '../../../shell/learn/quietPage.ts';
import { position } from '../position.ts';
import { matchAt, pressesOf, tableFor } from './pressing.ts';

/** Two cards more than may be kept; the least useful ones are Boot Jets and Glue Rain. */
const HAND = ['bootJets', 'bountyReceipt', 'glueRain', 'mailOrderDiploma', 'nopeNebula', 'trainingMontage'] as const;
const cutting = position('D', [{ character: 'noncredoMantis', hand: HAND }, { character: 'kuchuritok' }]);

const chosen = (controls: readonly Control[]): string[] =>
  controls.flatMap(({ id, label, pressed }) => (id.startsWith('hand:') && pressed ? [label.replace(/:.*/, '')] : []));

test('T4 the least useful cards are proposed for discarding, and one press discards all of them', async () => {
  const { shown } = tableFor(cutting, 0);
  expect(shown.caption).toBe('Discard Boot Jets and Glue Rain');
  const go = shown.widgets.find(({ id }) => id === 'go');
  expect(go).toMatchObject({ label: 'Discard 2 cards', isOpen: true, look: { detail: 'Boot Jets and Glue Rain' } });

  let controls: readonly Control[] = [];
  const page = quietPage({
    game: Object.assign({}, azardiaModule),
    showControls: (offered) => {
      controls = offered;
    },
  });
  const table = openTable(page, Object.assign({}, matchAt(cutting, 0)));
  expect(chosen(controls)).toEqual(['Boot Jets', 'Glue Rain']);
  controls.find(({ id }) => id === 'go')?.press();
  const own = () =>
    (pastOf(table.match().session) as { command: Command }[]).flatMap(({ command }) =>
      command.seat === 0 ? [command] : [],
    );
  await vi.waitFor(() =>
    expect(own()).toEqual([
      { do: 'discard', seat: 0, card: 'bootJets' },
      { do: 'discard', seat: 0, card: 'glueRain' },
    ]),
  );
  table.close();
});

/** What a press on a card of the hand selects, with some keys selected already. */
function pressed(keys: readonly string[], card: string): readonly string[] | null | undefined {
  const { controls } = tableFor(cutting, 0, keys);
  return pressesOf(controls).find(({ control }) => control.label.startsWith(`${card}:`))?.path;
}

test('T4 each press on a card puts it in or takes it out, and never more are chosen than have to go', () => {
  expect(pressed([], 'Nope Nebula')).toEqual(['card:glueRain', 'card:nopeNebula']);
  expect(pressed([], 'Boot Jets')).toEqual(['card:glueRain']);
  expect(pressed(['card:glueRain'], 'Nope Nebula')).toEqual(['card:glueRain', 'card:nopeNebula']);
  const both = tableFor(cutting, 0, ['card:glueRain', 'card:nopeNebula']);
  const presses = pressesOf(both.controls).filter(({ control }) => control.pressed);
  expect(presses.map(({ path, gives }) => [path, gives])).toEqual([
    [['card:nopeNebula'], false],
    [null, true],
  ]);

  const one = tableFor(cutting, 0, ['card:glueRain']);
  expect(one.shown.caption).toBe('Choose 1 more card to discard.');
  expect(one.controls({}).find(({ id }) => id === 'go')).toBeUndefined();

  expect(both.shown.caption).toBe('Discard Glue Rain and Nope Nebula');
  expect(chosen(both.controls({}))).toEqual(['Glue Rain', 'Nope Nebula']);
});

test('T4 two equal cards can be discarded together, each by its own press', () => {
  const state = position('D', [
    { character: 'noncredoMantis', hand: ['bootJets', 'bootJets', 'nopeNebula', 'nopeNebula', 'glueRain', 'glueRain'] },
    {},
  ]);
  const { shown, controls } = tableFor(state, 0);
  expect(shown.caption).toBe('Discard Boot Jets and Boot Jets');
  const presses = pressesOf(controls).filter(({ control }) => control.label.startsWith('Glue Rain'));
  expect(presses.map(({ path }) => path)).toEqual([
    ['card:bootJets', 'card:glueRain'],
    ['card:bootJets', 'card:glueRain'],
  ]);
  const glued = tableFor(state, 0, ['card:glueRain', 'card:glueRain']);
  expect(chosen(glued.controls({}))).toEqual(['Glue Rain', 'Glue Rain']);
});

test('C1 Lagartoon’s extra card and a penalty propose cards, too, and say why they have to go', () => {
  const asking = (by: 'ability' | 'penalty:confiscatedAtCustoms', left: number): State => ({
    ...position('C', [{ character: 'lagartoon', hand: HAND }, {}]),
    steps: [{ step: 'discard', seat: 0, left, by }],
  });
  const extra = tableFor(asking('ability', 1), 0).shown;
  expect(extra.caption).toBe('Discard Boot Jets');
  expect(extra.outcome).toEqual(['Your ability drew an extra card', 'Press any other card to choose that instead']);
  const customs = tableFor(asking('penalty:confiscatedAtCustoms', 2), 0).shown;
  expect(customs.caption).toBe('Discard Boot Jets and Glue Rain');
  expect(customs.outcome[0]).toBe('Confiscated at Customs');
});

test('C2 Robot-i-King, who may swap a card first, is proposed nothing', () => {
  const state = position('D', [{ character: 'robotIKing', hand: HAND }, { hand: ['egoVacuum'] }]);
  const { shown } = tableFor(state, 0);
  expect(shown.ready).toBeNull();
  expect(shown.caption).toBe('Swap a card with a rival, or choose 2 cards to discard.');
  expect(tableFor(state, 0, ['card:bootJets', 'rival:1']).shown.offer).toMatchObject({ do: 'swapCard' });
  expect(tableFor(state, 0, ['card:bootJets', 'card:glueRain']).shown.caption).toBe('Discard Boot Jets and Glue Rain');
});

test('T4 while the hand lies face down nothing is proposed; while it is shown, a release over the button discards', () => {
  const view = azardia.view(cutting, 'spectator');
  const down = tableFor(cutting, 0, [], undefined, {
    context: { state: view, rules: azardia, allowed: () => [] },
    hand: 'faceDown',
  });
  expect(down.shown.ready).toBeNull();
  expect(JSON.stringify([down.shown, down.controls({})])).not.toContain('Boot Jets');
  const held = tableFor(cutting, 0, [], undefined, { hand: 'peeked' });
  expect(held.shown.outcome).toContain('Slide to the button to agree, or to another card');
  expect(held.controls({}).find(({ id }) => id === 'go')).toMatchObject({ ofHeld: true, asked: true });
});

test('T4 a card that was chosen from a face-down hand is shown, and the others stay hidden', () => {
  const { hands } = azardiaModule;
  const view = azardia.view(cutting, 'spectator');
  const path = ['card:glueRain', 'card:nopeNebula'].map((kind) => ({ kind }));
  const offered = azardia
    .legalCommands(cutting)
    .filter((command) => hands?.isOffered(command, { seat: 0, path }, view))
    .flatMap((command) => (command.do === 'discard' ? [command.card] : []));
  expect(offered).toEqual(['glueRain', 'nopeNebula']);
  const keys = path.map(({ kind }) => kind);
  const allowed = (commands: readonly Command[]) =>
    commands.filter((command) => hands?.isOffered(command, { seat: 0, path }, view));
  const rules = { ...azardia, legalCommands: () => azardia.legalCommands(cutting) };
  const { shown } = tableFor(cutting, 0, keys, undefined, {
    context: { state: view, rules, allowed },
    hand: 'faceDown',
  });
  expect(shown.caption).toBe('Discard Glue Rain and Nope Nebula');
  expect(shown.state.players[0]?.hand.filter((card) => card !== HIDDEN)).toEqual(['glueRain', 'nopeNebula']);
});

test('T2 while cards can be sold, the table says what a press on one does, and how many may still go', () => {
  const selling = (left: number): State => ({
    ...position('C', [{ character: 'noncredoMantis', hand: HAND }, { character: 'kuchuritok' }]),
    steps: [{ step: 'sell', seat: 0, left, each: 1000, by: 'card:reverseVendingMachine' }],
  });
  expect(tableFor(selling(3), 0).shown.outcome).toEqual(['Press a card to sell it for 1,000, up to 3 cards']);
  expect(tableFor(selling(1), 0).shown.outcome).toEqual(['Press a card to sell it for 1,000']);
});
