import type { Chapter, RulebookEntry } from '../../../module/gameModule.ts';
import { RULE_IDS, type RuleId } from '../rules/ruleIds.ts';
import { moduleText as text } from '../text/module.en.ts';
import { ruleText } from '../text/rules.en.ts';

/** The chapters by the letter that their rules begin with. */
const LETTERS: Readonly<Record<string, keyof typeof text.chapters>> = {
  S: 'setup',
  B: 'board',
  M: 'movement',
  T: 'turn',
  L: 'levels',
  K: 'coins',
  C: 'characters',
  X: 'responses',
  H: 'challenges',
  E: 'events',
  P: 'penalties',
  G: 'grace',
  O: 'options',
};

const readingId = (rule: RuleId): string => `reading:${rule}`;

/** The rulebook, and at its end how we read it. */
export const chapters: readonly Chapter[] = [
  ...Object.entries(LETTERS).map(([letter, id]) => ({
    id,
    title: text.chapters[id],
    about: null,
    entries: RULE_IDS.filter((rule) => rule.startsWith(letter)).map(entryOf),
  })),
  {
    id: 'readings',
    title: text.readings.title,
    about: text.readings.about,
    entries: RULE_IDS.flatMap((rule): RulebookEntry[] => {
      const { title, readings } = ruleText[rule];
      if (!readings) return [];
      return [{ id: readingId(rule), rule: null, title, text: readings.join(' '), see: [rule], rulings: [] }];
    }),
  },
];

function entryOf(rule: RuleId): RulebookEntry {
  const { title, text: words, readings } = ruleText[rule];
  const rulings = readings ? [{ entry: readingId(rule), title, text: readings.join(' ') }] : [];
  return { id: rule, rule, title, text: words, see: [], rulings };
}
