import { button, el } from '../page/dom.ts';
import type { PlayedGame } from './match.ts';
import { shellText } from './text.en.ts';

/** A game that can be played in place of the one that is open. */
export interface OtherGame {
  readonly id: string;
  readonly name: string;
  /** Its module, so that a match of it can be looked at before this game is left. Rejects where it cannot be fetched. */
  load(): Promise<PlayedGame>;
  /** Opens it, and leaves this one. */
  open(): void;
}

/** Offers the other games, each one press away; nothing where there is none. */
export function otherGamesBar(games: readonly OtherGame[]): readonly HTMLElement[] {
  if (games.length === 0) return [];
  const buttons = games.map(({ name, open }) => {
    const element = button(name, open, { name: shellText.otherGame(name) });
    element.style.setProperty('--name-letters', String(name.length));
    return element;
  });
  return [el('nav', { class: 'other-games', 'aria-label': shellText.otherGames }, ...buttons)];
}
