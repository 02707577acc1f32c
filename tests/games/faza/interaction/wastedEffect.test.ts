import { describe, expect, test } from 'vitest';
import type { HeroId } from '../../../../src/games/faza/content/vocabulary.ts';
import { previewOf } from '../../../../src/games/faza/interaction/preview/preview.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { CommandOf } from '../../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../../src/games/faza/text/en.ts';
import { position, type TileLayout } from '../positions.ts';

type Tiles = Readonly<Record<number, TileLayout>>;

/** The remark about playing the enhancement of a hero's card, on a tile with these pieces; `null` if there is none. */
function warned(hero: HeroId, card: number, tiles: Tiles): string | null {
  const state: FazaView = position({ heroes: { [hero]: { tile: 7 }, doctor: { tile: 1 } }, tiles });
  const commands = legalCommands(state);
  const play = commands.find(
    (command): command is CommandOf<'enhance'> => command.do === 'enhance' && command.card === card,
  );
  if (!play) throw new Error(`card ${card} of the ${hero} cannot be played`);
  const preview = previewOf(state, play, commands);
  return preview?.kind === 'sure' && preview.wasted ? text.wastedText(preview.wasted, state) : null;
}

describe('a card whose effect would be wasted says so before it is played', () => {
  test('C3 a Raygun without Drones counts only if the hero rolls later in the phase', () => {
    expect(warned('soldier', 1, {})).toBe(
      'No Drones are in range of the Soldier. It helps only with a roll this phase.',
    );
    expect(warned('soldier', 1, { 7: { drones: 1 } })).toBeNull();
  });

  test('C3 a Rally without Rebels changes no odds', () => {
    expect(warned('rebel', 2, { 7: { drones: 2 } })).toBe('It doesn’t change the odds of the Rebel hero’s fight.');
    expect(warned('rebel', 2, { 7: { drones: 2, rebels: 1 } })).toBeNull();
  });

  test('C7 a Bazooka needs Drones beside the hero, and not on the same tile', () => {
    expect(warned('soldier', 2, { 6: { drones: 1 } })).toBeNull();
    expect(warned('soldier', 2, { 7: { drones: 1 } })).toBe(
      'No Drones are in range of the Soldier. It helps only with a roll this phase.',
    );
  });
});
