import type { Fact, FactName, FactOf } from '../rules/state/fact.ts';
import { penaltyText } from './cards.en.ts';
import { cardList, cardName, coinText, list } from './names.en.ts';

/**
 * What a player has done of one kind, as part of a sentence that starts with their name; empty for what goes without
 * saying.
 */
type Clause<Name extends FactName> = (facts: readonly (FactOf<Name> & Pick<Fact, 'rule'>)[]) => string;

const total = (facts: readonly { readonly coins: number }[]): string =>
  coinText(facts.reduce((sum, { coins }) => sum + coins, 0));

/** Facts of an ordinary turn; all others get their own sentence. */
const CLAUSES: { readonly [Name in FactName]?: Clause<Name> } = {
  turnBegan: () => '',
  turnMissed: () => 'misses this turn',
  turnEnded: () => '',
  diceRolled: (facts) => `rolls ${facts.map(({ dice }) => list(dice.map(String))).join(', then ')}`,
  dieSet: () => '',
  dieRaised: () => '',
  moveChosen: (facts) => (facts.at(-1)?.tiles === 0 ? 'stays' : ''),
  pawnMoved: (facts) => {
    const last = facts.at(-1);
    const rule = last?.rule;
    const how = rule === 'M3' ? 'bounces off 150' : rule === 'M4' ? 'is sent back by the Gate' : 'moves';
    return `${how} to tile ${last?.path.at(-1)}`;
  },
  cardsDrawn: (facts) => `draws ${cardList(facts.flatMap(({ cards }) => cards))}`,
  cardPlayed: (facts) => `plays ${list(facts.map(({ card }) => cardName(card)))}`,
  cardsDiscarded: (facts) => `discards ${cardList(facts.flatMap(({ cards }) => cards))}`,
  abilityUsed: () => '',
  coinsGained: (facts) => `gains ${total(facts)}`,
  coinsLost: (facts) => `${facts.every(({ rule }) => rule === 'K1') ? 'pays' : 'loses'} ${total(facts)}`,
  levelGained: (facts) => `reaches level ${facts.at(-1)?.level}`,
  levelLost: (facts) => `drops to level ${facts.at(-1)?.level}`,
  penaltyDrawn: (facts) => `draws ${list(facts.map(({ penalty }) => penaltyText[penalty].name))}`,
};

/** Whether a fact can be part of the line about a turn. */
export function isClause({ fact }: Fact): boolean {
  return CLAUSES[fact] !== undefined;
}

/** What a player has done in a turn, in one line: each kind once, in the order of their first occurrence. */
export function turnLine(name: string, facts: readonly Fact[]): string {
  const kinds = [...new Set(facts.map(({ fact }) => fact))];
  const clauses = kinds.flatMap((kind) => {
    // The compiler cannot see that the facts of a name are those that its clause is about.
    const clause = CLAUSES[kind] as Clause<FactName> | undefined;
    return clause?.(facts.filter(({ fact }) => fact === kind)) || [];
  });
  return clauses.length === 0 ? `${name}’s turn.` : `${name} ${list(clauses)}.`;
}
