import { describe, expect, test } from 'vitest';
import { cardNames } from '../../../../src/games/faceOff/text/names.en.ts';
import { ruleText } from '../../../../src/games/faceOff/text/rules.en.ts';
import { chapters } from '../../../../src/games/faceOff/ui/rulebook.ts';

const entries = chapters.flatMap((chapter) => chapter.entries);
const entryOf = (id: string) => entries.find((one) => one.id === id);

describe('the rulebook of Face Off', () => {
  test('every entry and chapter has its own ID, and refers to rules of the book', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
    for (const rule of entries.flatMap(({ see }) => see)) expect(Object.keys(ruleText)).toContain(rule);
  });

  test('every reading inside a rule leads to its own entry, in the last chapter', () => {
    const rulings = entries.flatMap((one) => one.rulings.map(({ entry }) => entry));
    expect(rulings.length).toBeGreaterThan(20);
    expect(chapters.at(-1)?.title).toBe('How we read the rules');
    expect(
      chapters
        .at(-1)
        ?.entries.map(({ id }) => id)
        .sort(),
    ).toEqual(rulings.sort());
  });

  test('S1, S2 all cards and headquarters are in it once, all but assault cards with a picture', () => {
    const cards = entries.filter(({ id }) => id.startsWith('card:'));
    expect(cards.map(({ id }) => id.slice('card:'.length)).sort()).toEqual(Object.keys(cardNames).sort());
    expect(cards.filter(({ picture }) => !picture)).toHaveLength(15);
    expect(entries.filter(({ id }) => id.startsWith('hq:'))).toHaveLength(5);
  });

  test('a card says what it is without its name', () => {
    expect(entryOf('card:cutlass')?.text).toBe('Equipment 3, H, Weapon. +2 with Captain.');
    expect(entryOf('card:cowboys7')?.text).toBe('Cowboys 7, 3 pieces.');
    expect(entryOf('card:muster')?.text).toMatch(/^2 marks, everyone: /);
    expect(entryOf('hq:pirates')?.text).toBe(
      'The winner of each Face Off takes 1 token. Ties: the most tokens. Reward: Letter of Marque, 2 points.',
    );
  });
});
