import { describe, expect, test } from 'vitest';
import type { EventId, HeroId, ModeId, ShipId } from '../../../../src/games/faza/content/vocabulary.ts';
import {
  eventSpec,
  heroAt,
  heroSpec,
  modeOf,
  shipOf,
  tileAt,
  tileSpec,
} from '../../../../src/games/faza/rules/board.ts';
import { sideUp } from '../../../../src/games/faza/rules/cards.ts';
import type { State } from '../../../../src/games/faza/rules/state.ts';
import { position } from '../positions.ts';

describe('S1 a position consists of what the edition has', () => {
  const state = position({});

  test.each<[string, (state: State) => unknown]>([
    ['no tile 17', () => tileAt(state, 17)],
    ['no tile 0', () => tileAt(state, 0)],
    ['no tile 17', () => tileSpec(state, 17)],
    ['no hero 2', () => heroAt(state, 2)],
    ['no hero mayor', () => heroSpec({ ...state, heroes: [{ ...heroAt(state, 0), id: 'mayor' as HeroId }] }, 0)],
    ['no ship zeppelin', () => shipOf(state, 'zeppelin' as ShipId)],
    ['no event fog', () => eventSpec(state, 'fog' as EventId)],
    ['no mode nightmare', () => modeOf({ ...state, mode: 'nightmare' as ModeId })],
    [
      'no element 0 among 0',
      () => sideUp({ ...state, heroes: [{ ...heroAt(state, 0), id: 'mayor' as HeroId }] }, 0, 1),
    ],
  ])('%s: whoever asks is told, and never given undefined', (problem, ask) => {
    expect(() => ask(state)).toThrow(new RangeError(problem));
  });
});
