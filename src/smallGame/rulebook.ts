import type { Chapter, RulebookEntry } from '../module/gameModule.ts';

/** A rule in the texts of a game: its title, its words, and how the game reads it where the printed text leaves a question. */
interface RuleEntry {
  readonly title: string;
  readonly text: string;
  readonly readings?: readonly string[];
}

const readingId = (rule: string): string => `reading:${rule}`;

/** The chapters of the rules, each with the rules whose IDs begin with its letter. */
export function ruleChapters<Id extends string>(
  rules: Readonly<Record<string, RuleEntry>>,
  chapters: readonly (readonly [letter: string, id: Id])[],
  titles: Readonly<Record<Id, string>>,
): readonly Chapter[] {
  return chapters.map(([letter, id]) => ({
    id,
    title: titles[id],
    about: null,
    entries: Object.entries(rules)
      .filter(([rule]) => rule.startsWith(letter))
      .map(([rule, { title: name, text, readings }]) => ({
        id: rule,
        rule,
        title: name,
        text,
        see: [],
        rulings: readings ? [{ entry: readingId(rule), title: name, text: readings.join(' ') }] : [],
      })),
  }));
}

/** The chapter of all readings. */
export function readingsChapter(
  rules: Readonly<Record<string, RuleEntry>>,
  words: Pick<Chapter, 'title' | 'about'>,
): Chapter {
  const entries = Object.entries(rules).flatMap(([rule, { title, readings }]): RulebookEntry[] =>
    readings ? [{ id: readingId(rule), rule: null, title, text: readings.join(' '), see: [rule], rulings: [] }] : [],
  );
  return { id: 'readings', ...words, entries };
}
