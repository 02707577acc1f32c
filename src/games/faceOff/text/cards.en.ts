import { type CardId, fighterOf, isAssault, isBonus, victoryOf } from '../content/cards.ts';
import { ASSAULTS, type AssaultAction, BONUSES } from '../content/clock.ts';
import { type Card, HIDDEN } from '../rules/state/state.ts';
import { abilityText, effectText } from './abilities.en.ts';
import { cardNames, keywordNames, setNames } from './names.en.ts';

/** What a card is called. */
export function cardName(card: Card): string {
  return card === HIDDEN ? 'a hidden card' : cardNames[card];
}

/** The same where there is little room: without an article, and of a part of something larger, the part. */
export function shortName(card: CardId): string {
  return cardNames[card].replace(/^(?:.*: |An? |The )/, '');
}

/** Several cards in a sentence. */
export function cardList(cards: readonly Card[]): string {
  const hidden = cards.filter((card) => card === HIDDEN).length;
  const known = cards.filter((card) => card !== HIDDEN).map(cardName);
  if (hidden === 0) return inSeries(known);
  return inSeries([...known, hidden === 1 ? 'a hidden card' : `${hidden} hidden cards`]);
}

const series = new Intl.ListFormat('en');

function inSeries(names: readonly string[]): string {
  return names.length === 0 ? 'no cards' : series.format(names);
}

const typeNames = { personality: 'personality', equipment: 'equipment', both: 'personality or equipment' } as const;

/** A card in one line: its name, what it is, and what it does. */
export function cardLine(card: Card): string {
  if (card === HIDDEN) return cardName(card);
  const fighter = fighterOf(card);
  if (fighter) {
    const { type, power, letter, keywords, points } = fighter;
    const what = [
      `${typeNames[type]} ${power}`,
      ...(letter === null ? [] : [letter]),
      ...(points === 0 ? [] : [pointsText(points)]),
      ...keywords.map((keyword) => keywordNames[keyword]),
    ];
    return [`${cardName(card)}: ${what.join(', ')}.`, abilityText(card)].filter((part) => part !== '').join(' ');
  }
  const victory = victoryOf(card);
  if (victory) return `${cardName(card)}: ${setNames[victory.set]} ${victory.no}, ${piecesText(victory.pieces)}.`;
  if (isBonus(card)) {
    const { points, effect, isWild } = BONUSES[card];
    const more = [...(isWild ? ['Wild'] : []), ...(effect ? [effectText(effect)] : [])];
    return `${cardName(card)}: ${[pointsText(points), ...more].join(', ')}.`;
  }
  return isAssault(card)
    ? `${cardName(card)}: ${marksText(ASSAULTS[card].marks)}, ${actionText(ASSAULTS[card].action)}.`
    : cardName(card);
}

export const pointsText = (points: number): string => (points === 1 ? '1 point' : `${points} points`);
export const piecesText = (pieces: number): string => (pieces === 1 ? '1 piece' : `${pieces} pieces`);
export const marksText = (marks: number): string => (marks === 1 ? '1 mark' : `${marks} marks`);
export const tokensText = (tokens: number): string => (tokens === 1 ? '1 token' : `${tokens} tokens`);

const onNames = { high: 'High Man', low: 'Low Man', all: 'everyone' } as const;

function actionText(action: AssaultAction): string {
  return action.kind === 'market' ? 'an auction' : `${onNames[action.on]}: ${effectText(action.effect)}`;
}

/** What a clock card does, without its name; empty for any other card. */
export function abilityOf(card: CardId): string {
  const victory = victoryOf(card);
  if (victory) return `Most pieces in this set: ${pointsText(victory.no)}. Otherwise 1.`;
  if (isBonus(card)) {
    const { effect, isWild } = BONUSES[card];
    return [
      ...(isWild ? ['Wild: stands in for a number of a set.'] : []),
      ...(effect ? [asSentence(effectText(effect))] : []),
    ].join(' ');
  }
  return isAssault(card) ? asSentence(actionText(ASSAULTS[card].action)) : '';
}

const asSentence = (phrase: string): string => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
