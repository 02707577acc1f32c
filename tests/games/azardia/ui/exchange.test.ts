import { describe, expect, test, vi } from 'vitest';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { now } from '../../../../src/kernel/session.ts';
import { openTable } from '../../../../src/shell/table/openTable.ts';
import type { Control } from '../../../../src/table/control.ts';
import { quietPage } from '../../../shell/learn/quietPage.ts';
import { give, position } from '../position.ts';
import { matchAt, tableFor, WINDOWS } from './pressing.ts';

/** Kuchuritok looks at the hand of his only rival. */
const looking = give(
  position('C', [
    { character: 'kuchuritok', hand: ['mandibleWax', 'bootJets'] },
    { character: 'lagartoon', hand: ['nopeNebula', 'totalAudit'] },
  ]),
  { do: 'takeHands', seat: 0 },
).state;

describe('C3 with a single rival', () => {
  test.each(WINDOWS)('at %i × %i the cards of the rival are on buttons, with what they do', (...window) => {
    const { shown, controls } = tableFor(looking, 0, [], window);
    expect(shown.widgets.flatMap(({ id, look }) => (look.kind === 'option' ? [[id, look.detail]] : []))).toEqual([
      ['choice:take:nopeNebula', 'Cancel a card'],
      ['choice:take:totalAudit', 'Rival loses it all'],
    ]);
    const hints = controls({}).flatMap(({ id, hint }) => (id.startsWith('choice:') ? [hint] : []));
    expect(hints).toEqual([
      'Cancel a card that affects you. Also cancels a response to your own card',
      'A rival loses their fortune: all coins and all cards',
    ]);
  });

  test('a card of one’s own is closed until one to take is chosen, and says so', () => {
    const { shown } = tableFor(looking, 0);
    const hand = shown.widgets.filter(({ id }) => id.startsWith('hand:'));
    expect(hand.map(({ isOpen, why }) => [isOpen, why])).toEqual([
      [false, 'Not now: first choose the card that you take.'],
      [false, 'Not now: first choose the card that you take.'],
    ]);
  });

  test('what both get is said before, and it counts no card twice', () => {
    const { shown } = tableFor(looking, 0, ['take:totalAudit', 'card:bootJets']);
    expect(shown.outcome).toEqual([
      'You get Total Audit: A rival loses their fortune: all coins and all cards',
      'Lagartoon gets Boot Jets',
    ]);
  });

  test('taking a card proposes one to give; another one can be given instead', async () => {
    let controls: readonly Control[] = [];
    const page = quietPage({
      game: Object.assign({}, azardiaModule),
      showControls: (offered) => {
        controls = offered;
      },
    });
    const table = openTable(page, Object.assign({}, matchAt(looking, 0)));
    const press = (id: string): void => controls.find((control) => control.id === id)?.press();
    const label = (): string | undefined => controls.find(({ id }) => id === 'go')?.label;
    expect(label()).toBe('Give the hand back');
    press('choice:take:totalAudit');
    expect(label()).toBe('Give Boot Jets for Total Audit');
    press('hand:0');
    expect(label()).toBe('Give Mandible Wax for Total Audit');
    press('go');
    await vi.waitFor(() => expect((now(table.match().session) as State).deal).toBeNull());
    const { players } = now(table.match().session) as State;
    expect(players.map(({ hand }) => [...hand].sort())).toEqual([
      ['bootJets', 'totalAudit'],
      ['mandibleWax', 'nopeNebula'],
    ]);
  });
});
