import type { Fact, FactName, FactOf } from '../rules/state/fact.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';
import { actionShort, penaltyText } from './cards.en.ts';
import { type Words, wordsFor } from './facts.en.ts';
import { cardList, cardName, coinText, list, playerName, sentence } from './names.en.ts';

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
  const clauses = clausesOf(facts);
  return clauses.length === 0 ? `${name}’s turn.` : `${name} ${list(clauses)}.`;
}

/** What some facts say of one player, each kind once, in the order of their first occurrence. */
function clausesOf(facts: readonly Fact[]): readonly string[] {
  const kinds = [...new Set(facts.map(({ fact }) => fact))];
  return kinds.flatMap((kind) => {
    // The compiler cannot see that the facts of a name are those that its clause is about.
    const clause = CLAUSES[kind] as Clause<FactName> | undefined;
    return clause?.(facts.filter(({ fact }) => fact === kind)) || [];
  });
}

/** H3, G3: a duel that was decided, and what both sides gain and lose by it, in one line. */
export function duelLine(
  { winner, loser }: FactOf<'duelWon'>,
  results: readonly Fact[],
  state: Pick<AzardiaView, 'players'>,
  you: Seat | null,
): string {
  const words = wordsFor(state, you);
  const gains = duelClauses(results, winner, words);
  const losses = duelClauses(results, loser, words);
  const won = list([`${words.does(winner, 'beat')} ${words.name(loser)}`, ...gains]);
  return sentence(losses.length === 0 ? `${won}.` : `${won}; ${words.name(loser)} ${list(losses)}.`);
}

/** What a duel changes for one side, as verbs without their subject. */
function duelClauses(results: readonly Fact[], seat: Seat, { also }: Words): readonly string[] {
  return results.flatMap((fact) => {
    if (!('seat' in fact) || fact.seat !== seat) return [];
    switch (fact.fact) {
      case 'holderChanged':
        return `${also(seat, 'hold')} tile 150`;
      case 'levelGained':
        return `${also(seat, 'reach')} level ${fact.level}`;
      case 'levelLost':
        return `${also(seat, 'drop')} to level ${fact.level}`;
      case 'pawnMoved':
        return `${also(seat, 'move')} to tile ${fact.path.at(-1)}`;
      default:
        return [];
    }
  });
}

/** X: a card that a rival has played on another, the answers to it, and what it has done, in one line. */
export function attackLine(
  { card, owner, victim }: FactOf<'attacked'>,
  answers: readonly FactOf<'answered'>[],
  hit: Seat | null,
  results: readonly Fact[],
  state: AzardiaView,
): string {
  const names = (seat: Seat): string => playerName(state, seat);
  const played = `${names(owner)} plays ${cardName(card)} on ${names(victim)}`;
  const answered = answers.map((answer) => `${names(answer.seat)} answers with ${cardName(answer.card)}`);
  const told = [played, ...answered].join('; ');
  if (hit === null) return `${told}: canceled.`;
  const does = clausesOf(results.filter((fact) => 'seat' in fact && fact.seat === hit));
  return does.length === 0 ? `${told}: ${actionShort[card]}.` : `${told}: ${names(hit)} ${list(does)}.`;
}
