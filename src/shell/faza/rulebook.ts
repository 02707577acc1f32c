import { RULE_IDS, type RuleId } from '../../games/faza/rules/rule-ids.ts';
import { ruleText } from '../../games/faza/text/rules.en.ts';
import {
  cardReadings,
  credits,
  extraAbout,
  extraTitle,
  familyTitle,
  ownContent,
  type Reading,
  readings,
} from './howWeRead.en.ts';

/** One entry of the rulebook on the screen. */
export interface RulebookEntry {
  /** Its own in the whole book; for a rule the rule's ID. */
  readonly id: string;
  /** The ID that players see; `null` for what is not a rule. */
  readonly rule: RuleId | null;
  readonly title: string;
  readonly text: string;
  /** Rules that it is about. */
  readonly see: readonly RuleId[];
  /** How we read this rule where the rulebook is silent, or says two things: the rulings, inside the rule that they are about. */
  readonly rulings: readonly Ruling[];
}

/** A ruling as it stands inside a rule. */
export interface Ruling {
  /** The entry that it has of its own. */
  readonly entry: string;
  readonly title: string;
  readonly text: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly about: string | null;
  readonly entries: readonly RulebookEntry[];
}

/** The whole book: a chapter for each family of rules, then our readings, our own content and the credits. */
export const rulebook: readonly Chapter[] = [
  ...families().map(familyChapter),
  extraChapter('readings', readings),
  extraChapter('cards', cardReadings),
  extraChapter('own', ownContent),
  extraChapter('credits', credits),
];

/** The part of the book in which every word of the query occurs, in any order, whatever its case; all of it for none. */
export function searchRulebook(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const fits = (entry: RulebookEntry): boolean => {
    const text = plain(`${entry.rule ?? ''} ${entry.title} ${entry.text}`);
    return words.every((word) => (isRuleId(word) ? entry.rule?.toLowerCase() === word : text.includes(word)));
  };
  return chapters
    .map((chapter) => ({ ...chapter, entries: chapter.entries.filter(fits) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Whether a text is the ID of a rule, in capitals or not. */
function isRuleId(text: string): boolean {
  return RULE_IDS.some((id) => id.toLowerCase() === text);
}

/** Small letters without accents, and straight quotes. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase().trim();
}

type Family = keyof typeof familyTitle;

function families(): Family[] {
  return [...new Set(RULE_IDS.map((id) => id.charAt(0)))].filter((letter): letter is Family => letter in familyTitle);
}

function familyChapter(letter: Family): Chapter {
  return {
    id: letter,
    title: familyTitle[letter],
    about: null,
    entries: RULE_IDS.filter((id) => id.startsWith(letter)).map((id) => ({
      id,
      rule: id,
      ...ruleText[id],
      see: [],
      rulings: [...rulingsOf(id, 'readings', readings), ...rulingsOf(id, 'cards', cardReadings)],
    })),
  };
}

/** The readings of a chapter that are about a rule. */
function rulingsOf(rule: RuleId, chapter: keyof typeof extraTitle, entries: readonly Reading[]): Ruling[] {
  return entries.flatMap(({ title, text, rules }, index) =>
    rules.includes(rule) ? [{ entry: entryId(chapter, index), title, text }] : [],
  );
}

function entryId(chapter: keyof typeof extraTitle, index: number): string {
  return `${chapter}-${index + 1}`;
}

function extraChapter(id: keyof typeof extraTitle, entries: readonly Reading[]): Chapter {
  return {
    id,
    title: extraTitle[id],
    about: extraAbout[id],
    entries: entries.map(({ title, text, rules }, index) => ({
      id: entryId(id, index),
      rule: null,
      title,
      text,
      see: rules,
      rulings: [],
    })),
  };
}
