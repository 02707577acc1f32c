import { describe, expect, test, vi } from 'vitest';
import { apply } from '../../../../../src/games/faza/rules/apply.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import { isWellFormed } from '../../../../../src/games/faza/rules/state/wellFormed.ts';
import { position } from '../../positions.ts';

const STRANGE: [string, unknown][] = [
  ['nothing', null],
  ['no value', undefined],
  ['a word', 'endTeamPhase'],
  ['a list', [{ do: 'endTeamPhase' }]],
  ['no name', {}],
  ['an unknown name', { do: 'cheat' }],
  ['an inherited name', { do: 'toString' }],
  ['a field too many', { do: 'fight', hero: 0, tile: 2, rebels: 1 }],
  ['a field too few', { do: 'fight', hero: 0 }],
  ['a word for a number', { do: 'fight', hero: '0', tile: 2 }],
  ['nothing for a number', { do: 'fight', hero: 0, tile: null }],
  ['a word for a companion', { do: 'pathfinder', hero: 0, to: 2, companion: 'doctor' }],
  ['a number for a ship', { do: 'board', hero: 0, ship: 1 }],
  ['a word for an answer', { do: 'sabotage', cancel: 'yes' }],
  ['a fraction', { do: 'fight', hero: 0, tile: 2.5 }],
  ['no number', { do: 'fight', hero: Number.NaN, tile: 2 }],
  ['a method for a seat', { do: 'fight', hero: 'map', tile: 2 }],
  ['no passengers', { do: 'drive', hero: 0, card: 4, to: 2, passengers: null, rebels: 0 }],
  ['no target', { do: 'enhance', hero: 0, card: 1, option: 0, target: null }],
  ['a target of words', { do: 'enhance', hero: 0, card: 1, option: 0, target: { kind: 'ally', ally: 'x' } }],
  ['no list of Points', { do: 'payOff', event: 'overdrive', points: 4 }],
  ['a number beyond counting', { do: 'fight', hero: 0, tile: 1e308 }],
  ['a list with holes', { do: 'payOff', event: 'overdrive', points: new Array(3) }],
  ['a list longer than any table', { do: 'drive', hero: 0, card: 4, to: 2, passengers: Array(65).fill(1), rebels: 0 }],
  ['a field of somebody else', Object.assign(Object.create({ hero: 0 }), { do: 'marksman', extra: 1 })],
  ['a name of somebody else', Object.assign(Object.create({ do: 'marksman' }), { hero: 0, extra: 1 })],
  ['a target of no kind', { do: 'enhance', hero: 0, card: 1, option: 0, target: { ally: 1 } }],
  ['a target of an unknown kind', { do: 'enhance', hero: 0, card: 1, option: 0, target: { kind: 'ship' } }],
  ['a target of an inherited kind', { do: 'enhance', hero: 0, card: 1, option: 0, target: { kind: 'toString' } }],
  ['a target with too little', { do: 'enhance', hero: 0, card: 1, option: 0, target: { kind: 'card', ally: 1 } }],
  ['a target with too much', { do: 'enhance', hero: 0, card: 1, option: 0, target: { kind: 'self', ally: 1 } }],
];

describe('T2 what is no command at all', () => {
  test.each(STRANGE)('%s is refused, not stumbled over', (_, strange) => {
    expect(isWellFormed(strange)).toBe(false);
    expect(apply(position({}), strange as Command)).toEqual({ ok: false, rule: 'T2', reason: 'notPossible' });
  });

  test('a list as long as any may be is looked through', () => {
    expect(isWellFormed({ do: 'payOff', event: 'overdrive', points: Array(64).fill(0) })).toBe(true);
  });

  test('the shapes of commands are known from the start of the program', async () => {
    vi.resetModules();
    const fresh = await import('../../../../../src/games/faza/rules/state/wellFormed.ts');
    expect(fresh.isWellFormed({ do: 'fight', hero: 0, tile: 2 })).toBe(true);
    expect(fresh.isWellFormed({ do: 'fight', hero: 0 })).toBe(false);
  });

  test('-0 is no number of a hero: a state could not keep it through JSON', () => {
    const command: Command = { do: 'move', hero: -0, card: 1, to: 6 };
    expect(apply(position({}), command)).toEqual({ ok: false, rule: 'T2', reason: 'notPossible' });
  });
});
