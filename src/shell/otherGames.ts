import { button, el } from '../page/dom.ts';
import './otherGames.css';
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

/** Offers the other games, each one press away, until the function given back is called; nothing where there is none. */
export function showOtherGames(parent: HTMLElement, games: readonly OtherGame[]): () => void {
  if (games.length === 0) return () => undefined;
  const buttons = games.map(({ name, open }) => button(name, open, { name: shellText.otherGame(name) }));
  const nav = el('nav', { class: 'other-games', 'aria-label': shellText.otherGames }, ...buttons);
  parent.append(nav);
  return () => nav.remove();
}
