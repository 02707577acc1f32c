import type { Chapter, Rulebook, Ruling } from '../../../module/gameModule.ts';
import { RULE_IDS, type RuleId } from '../rules/ruleIds.ts';
import {
  cardReadings,
  credits,
  extraAbout,
  extraTitle,
  familyTitle,
  ownContent,
  type Reading,
  readings,
  searchExample,
} from '../text/rulebook/howWeRead.en.ts';
import { type RuleEntry, ruleText } from '../text/rulebook/rules.en.ts';
import { about24, type Rule24, rules24, title24, why24, with24 } from '../text/rulebook/rules24.en.ts';

/** FAZA's rulebook: a chapter for each family of rules, then our readings, our own content and the credits. */
export const rulebook: Rulebook = {
  chapters: [
    ...families().map(familyChapter),
    extraChapter('readings', readings),
    extraChapter('cards', cardReadings),
    extraChapter('own', ownContent),
    { id: 'tiles24', title: title24, about: about24, entries: entries24() },
    extraChapter('credits', credits),
  ],
  searchExample,
};

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
      rulings: [...with24Tiles(id), ...rulingsOf(id, 'readings', readings), ...rulingsOf(id, 'cards', cardReadings)],
    })),
  };
}

/** The differences of the 24-tile edition: why one might prefer it, then rule by rule. */
function entries24(): Chapter['entries'] {
  const entry = (id: string, { title, text }: RuleEntry, see: readonly RuleId[]) => {
    return { id, rule: null, title, text, see, rulings: [] };
  };
  const rules = Object.entries<Rule24>(rules24).map(([id, rule]) => entry(id, rule, rule.changes));
  return [entry('tiles24-why', why24, []), ...rules];
}

/** What happens to a rule with 24 tiles. */
function with24Tiles(rule: RuleId): Ruling[] {
  return Object.entries<Rule24>(rules24).flatMap(([entry, { title, text, changes }]) =>
    changes.includes(rule) ? [{ entry, title, text, label: with24 }] : [],
  );
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
