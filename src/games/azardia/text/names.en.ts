import { at } from '../../../kernel/values/at.ts';
import type { CharacterId } from '../content/vocabulary.ts';
import { type AzardiaView, type Card, HIDDEN, type Seat } from '../rules/state/state.ts';
import { actionText } from './cards.en.ts';

/** The characters by name. */
export const characterNames: Readonly<Record<CharacterId, string>> = {
  lagartoon: 'Lagartoon',
  kuchuritok: 'Kuchuritok',
  robotIKing: 'Robot-i-King',
  noncredoMantis: 'Noncredo Mantis',
};

/** The name of a player: their character's, once they have chosen. */
export function playerName({ players }: Pick<AzardiaView, 'players'>, seat: Seat): string {
  const { character } = at(players, seat);
  return character === null ? `Player ${seat + 1}` : characterNames[character];
}

/** A card by name; one that is not shown has none. */
export function cardName(card: Card): string {
  return card === HIDDEN ? 'a card' : actionText[card].name;
}

/** Some cards: by name if they are visible, otherwise how many. */
export function cardList(cards: readonly Card[]): string {
  const known = cards.filter((card) => card !== HIDDEN);
  if (known.length < cards.length) return count(cards.length, 'card');
  return list(cards.map(cardName));
}

/** `1 tile`, `3 tiles`. */
export function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** A die by its number: `a 7`, `an 8`. */
export function dieText(face: number): string {
  return `${face === 8 ? 'an' : 'a'} ${face}`;
}

/** Coins, written in full: `12,000`. */
export function coinText(coins: number): string {
  return coins.toLocaleString('en-US');
}

/** `a`, `a and b`, `a, b, and c`; or with another word than `and`. */
export function list(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  return items.length < 3 ? items.join(` ${word} `) : `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)}`;
}

/** The same words, with a capital at their start. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
