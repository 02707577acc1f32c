import type { Chapter, Rulebook, Ruling } from '../../../module/gameModule.ts';
import { RULE_IDS, type RuleId } from '../rules/rule-ids.ts';
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
} from '../text/howWeRead.en.ts';
import { ruleText } from '../text/rules.en.ts';

/** FAZA's rulebook: a chapter for each family of rules, then our readings, our own content and the credits. */
export const rulebook: Rulebook = {
  chapters: [
    ...families().map(familyChapter),
    extraChapter('readings', readings),
    extraChapter('cards', cardReadings),
    extraChapter('own', ownContent),
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
