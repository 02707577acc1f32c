import { describe, expect, test } from 'vitest';
import { ruleText } from '../../../../src/games/factionFun/text/rules.en.ts';
import { chapters } from '../../../../src/games/factionFun/ui/rulebook.ts';

/** The entries of a chapter, by title. */
const entriesOf = (id: string): Readonly<Record<string, string>> =>
  Object.fromEntries(chapters.find((one) => one.id === id)?.entries.map(({ title, text }) => [title, text]) ?? []);

describe('the rulebook of Faction Fun', () => {
  test('N names what every renamed thing is called in the text', () => {
    expect(entriesOf('glossary')).toMatchObject({
      Colonizers: 'Here: Sailfolk.',
      Natives: 'Here: Hearthfolk.',
      Disease: 'Here: Sickness.',
      'Rock Solid': 'Here: The High Places.',
      Shaman: 'Here: Song Keeper.',
    });
    expect(Object.keys(entriesOf('glossary'))).toHaveLength(15);
  });

  test('every entry refers to rules of the book, and has its own ID', () => {
    const entries = chapters.flatMap((chapter) => chapter.entries);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const rule of entries.flatMap(({ see }) => see)) expect(Object.keys(ruleText)).toContain(rule);
  });

  test('Z every reading that differs from a literal one is in the chapter of readings', () => {
    const readings = chapters.at(-1);
    expect(readings?.id).toBe('readings');
    const about = readings?.entries.map(({ see: [rule] }) => rule);
    for (const rule of ['S1', 'M2', 'M5', 'C2', 'C3', 'C4', 'C6', 'L1', 'L3', 'L4', 'L6', 'L7', 'B1', 'B3', 'B5', 'B8'])
      expect(about).toContain(rule);
    for (const rule of ['E1', 'E2', 'E5', 'E6', 'A1', 'A6', 'A8', 'P1', 'P2', 'P3', 'P4', 'P6', 'W3', 'V3'])
      expect(about).toContain(rule);
  });
});
