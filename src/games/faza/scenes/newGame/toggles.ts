import { at } from '../../../../kernel/at.ts';
import type { Rect } from '../../../../table/rect.ts';
import type { Toggle } from '../view.ts';

/** The options that are on or off, in reading order. */
export const TOGGLES: readonly Toggle[] = ['rewards', 'drawTwo', 'fazaFirst', 'headStart', 'radio'];

/** The symbol of each option. */
export const TOGGLE_ICON: Readonly<Record<Toggle, string>> = {
  rewards: 'reward',
  drawTwo: 'copy',
  fazaFirst: 'warn',
  headStart: 'star',
  radio: 'broadcast',
};

/** Gives each option its place; the places come in reading order. */
export function togglesIn(places: readonly Rect[]): Readonly<Record<Toggle, Rect>> {
  const placeOf = (toggle: Toggle): Rect => at(places, TOGGLES.indexOf(toggle));
  return {
    rewards: placeOf('rewards'),
    drawTwo: placeOf('drawTwo'),
    fazaFirst: placeOf('fazaFirst'),
    headStart: placeOf('headStart'),
    radio: placeOf('radio'),
  };
}
