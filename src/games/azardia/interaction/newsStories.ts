import { concernedBy } from '../rules/state/concerned.ts';
import type { Fact, FactName } from '../rules/state/fact.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';
import { attackLine, duelLine } from '../text/news.en.ts';

/** Several facts that are told in one line: a duel that was decided, or a card that one rival played on another. */
export interface Story {
  readonly story: 'duel' | 'attack';
  readonly facts: readonly Fact[];
  readonly text: (state: AzardiaView, you: Seat | null) => string;
}

/** The facts in their order, where decided duels, and attacks that do not concern the reader, are stories. */
export function withStories(facts: readonly Fact[], reader: Seat): readonly (Fact | Story)[] {
  const told: (Fact | Story)[] = [];
  for (let index = 0; index < facts.length; ) {
    const story = duelAt(facts, index) ?? attackAt(facts, index, reader);
    const fact = facts[index];
    if (story) told.push(story);
    else if (fact) told.push(fact);
    index += story?.facts.length ?? 1;
  }
  return told;
}

/** The results of a duel. */
const RESULTS: ReadonlySet<FactName> = new Set(['holderChanged', 'levelGained', 'levelLost', 'pawnMoved']);

function duelAt(facts: readonly Fact[], index: number): Story | null {
  const won = facts[index];
  if (won?.fact !== 'duelWon') return null;
  const results = runFrom(facts, index + 1, ({ fact, by }) => by === 'duel' && RESULTS.has(fact));
  return { story: 'duel', facts: [won, ...results], text: (state, you) => duelLine(won, results, state, you) };
}

function attackAt(facts: readonly Fact[], index: number, reader: Seat): Story | null {
  const [played, attacked] = [facts[index], facts[index + 1]];
  if (played?.fact !== 'cardPlayed' || attacked?.fact !== 'attacked') return null;
  const end = facts.findIndex(({ fact }, place) => place > index && fact === 'attackEnded');
  const ended = facts[end];
  if (ended?.fact !== 'attackEnded') return null;
  const results = runFrom(
    facts,
    end + 1,
    ({ by, fact }) => by === played.by && fact !== 'cardPlayed' && fact !== 'attacked',
  );
  const all = [...facts.slice(index, end + 1), ...results];
  if (all.some((fact) => concernedBy(fact).includes(reader))) return null;
  const answers = all.filter((fact) => fact.fact === 'answered');
  return { story: 'attack', facts: all, text: (state) => attackLine(attacked, answers, ended.hit, results, state) };
}

/** The facts from a place on as long as they belong together. */
function runFrom(facts: readonly Fact[], start: number, belongs: (fact: Fact) => boolean): readonly Fact[] {
  const rest = facts.slice(start);
  const end = rest.findIndex((fact) => !belongs(fact));
  return end < 0 ? rest : rest.slice(0, end);
}
