import { describe, expect, test } from 'vitest';
import { apply } from '../../../../src/games/faza/rules/apply.ts';
import type { Command } from '../../../../src/games/faza/rules/command.ts';
import { isWellFormed } from '../../../../src/games/faza/rules/wellFormed.ts';
import { give } from '../commands.ts';
import { position } from '../positions.ts';

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
  ['a fraction', { do: 'fight', hero: 0, tile: 2.5 }],
  ['no number', { do: 'fight', hero: Number.NaN, tile: 2 }],
  ['a method for a seat', { do: 'fight', hero: 'map', tile: 2 }],
  ['no passengers', { do: 'drive', hero: 0, card: 4, to: 2, passengers: null, rebels: 0 }],
  ['no target', { do: 'enhance', hero: 0, card: 1, option: 0, target: null }],
  ['a target of words', { do: 'enhance', hero: 0, card: 1, option: 0, target: { kind: 'ally', ally: 'x' } }],
  ['no list of Points', { do: 'payOff', event: 'overdrive', points: 4 }],
];

describe('T2 what is no command at all', () => {
  test.each(STRANGE)('%s is refused, not stumbled over', (_, strange) => {
    expect(isWellFormed(strange)).toBe(false);
    expect(apply(position({}), strange as Command)).toEqual({ ok: false, rule: 'T2', reason: 'notPossible' });
  });

  test('the Faza are not confused by -0 either: it is carried out as 0', () => {
    const { facts } = give(position({}), { do: 'move', hero: -0, card: 1, to: 6 });
    for (const fact of facts) if ('seat' in fact) expect(Object.is(fact.seat, 0)).toBe(true);
  });
});
