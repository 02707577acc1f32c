import { pageOf } from '../page.ts';
import type { NewGameView } from '../view.ts';
import { compactLayout } from './compactLayout.ts';
import type { NewGameLayout } from './places.ts';
import { wideLayout } from './wideLayout.ts';

/** Arranges the new-game screen. */
export function newGameLayout(view: NewGameView): NewGameLayout {
  const page = pageOf(view.width, view.height);
  return page.form === 'wide' ? wideLayout(page, view.seats.length) : compactLayout(page, view.seats.length);
}
