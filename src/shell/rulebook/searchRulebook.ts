import type { Chapter, RulebookEntry } from '../../module/gameModule.ts';

/** The part of the book in which every word of the query occurs, in any order, whatever its case; all of it for none. */
export function searchRulebook(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const rules = new Set(chapters.flatMap(({ entries }) => entries.map(({ rule }) => rule?.toLowerCase())));
  const fits = (entry: RulebookEntry): boolean => {
    const text = plain(`${entry.rule ?? ''} ${entry.title} ${entry.text}`);
    return words.every((word) => (rules.has(word) ? entry.rule?.toLowerCase() === word : text.includes(word)));
  };
  return chapters
    .map((chapter) => ({ ...chapter, entries: chapter.entries.filter(fits) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Small letters without accents, and straight quotes. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase().trim();
}
