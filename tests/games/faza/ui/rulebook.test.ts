import { describe, expect, test } from 'vitest';
import { RULE_IDS } from '../../../../src/games/faza/rules/ruleIds.ts';
import { rulebook } from '../../../../src/games/faza/ui/rulebook.ts';

const { chapters } = rulebook;
const entries = chapters.flatMap((chapter) => chapter.entries);

describe('the rulebook on the screen', () => {
  test('holds every rule once, in order', () => {
    expect(entries.flatMap(({ rule }) => rule ?? [])).toEqual(RULE_IDS);
  });

  test('has an ID of its own for every chapter and entry', () => {
    const ids = [...entries.map(({ id }) => id), ...chapters.map(({ id }) => `chapter-${id}`)];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has a name of its own for every entry, with its rule: links are called by it', () => {
    const names = entries.map(({ rule, title }) => `${rule ?? ''} ${title}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('has titles and texts everywhere', () => {
    for (const { title, text } of entries) expect(title.length * text.length).toBeGreaterThan(20);
    for (const { title } of chapters) expect(title).not.toBe('');
  });

  test('says how it reads every rule that the rulebook leaves open', () => {
    const read = new Set(chapters.find(({ id }) => id === 'readings')?.entries.flatMap(({ see }) => see));
    const open =
      'C3 C6 C7 C8 I2 I3 M1 M3 M6 T3 T4 B2 B3 F1 F2 F4 D2 A2 A3 A4 A5 A6 A7 A8 E2 E4 E5 X1 X2 X3 X5 V4 V5 P2'.split(
        ' ',
      );
    expect(open.filter((rule) => !RULE_IDS.some((id) => id === rule && read.has(id)))).toEqual([]);
  });

  test('has every ruling inside each rule that it is about, and leads back from there', () => {
    const readings = chapters
      .filter(({ id }) => id === 'readings' || id === 'cards')
      .flatMap((chapter) => chapter.entries);
    for (const reading of readings) {
      expect(reading.see.length, reading.title).toBeGreaterThan(0);
      for (const rule of reading.see) {
        const inside = entries.find(({ id }) => id === rule)?.rulings.map(({ entry }) => entry);
        expect(inside, `${rule}: ${reading.title}`).toContain(reading.id);
      }
    }
    const ids = new Set(entries.map(({ id }) => id));
    for (const { entry } of entries.flatMap(({ rulings }) => rulings)) expect(ids).toContain(entry);
  });

  test('has what 24 tiles change inside each rule that they change, and leads back from there', () => {
    const [why, ...changes] = chapters.find(({ id }) => id === 'tiles24')?.entries ?? [];
    expect(why?.see).toEqual([]);
    expect(changes).toHaveLength(43);
    for (const { id, see } of changes) {
      expect(see.length, id).toBeGreaterThan(0);
      for (const rule of see) {
        const inside = entries.find((entry) => entry.id === rule)?.rulings.find(({ entry }) => entry === id);
        expect(inside?.label, `${rule}: ${id}`).toBe('With 24 tiles:');
      }
    }
    const destroyer = entries.find(({ id }) => id === 'A2');
    expect(destroyer?.rulings.find(({ entry }) => entry === 'P24-A2')?.text).toContain('2 injuries');
  });

  test('names what it is made of and by whom', () => {
    const credits = chapters
      .at(-1)
      ?.entries.map(({ text }) => text)
      .join(' ');
    for (const name of [
      'Farahmand',
      'Chantler',
      'Bangers',
      'Barlow',
      'OFL-1.1',
      'Phaser',
      'howler',
      'seedrandom',
      'valibot',
      'noble-hashes',
    ])
      expect(credits).toContain(name);
  });
});
