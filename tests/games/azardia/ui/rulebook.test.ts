import { describe, expect, test } from 'vitest';
import { WHOLE_ACTION_DECK, WHOLE_PENALTY_DECK } from '../../../../src/games/azardia/content/cards.ts';
import { chapters } from '../../../../src/games/azardia/ui/rulebook.ts';
import { searchRulebook } from '../../../../src/shell/rulebook/rulebookDialog.ts';

const GALLERY = ['actionCards', 'penaltyCards', 'eventCards'];
const gallery = chapters.filter(({ id }) => GALLERY.includes(id));
const found = (query: string): string[] =>
  searchRulebook(gallery, query).flatMap(({ entries }) => entries.map(({ title }) => title));

describe('S1 the cards in the rulebook', () => {
  test('every kind of card is there once, with its picture', () => {
    expect(gallery.map(({ id, entries }) => [id, entries.length])).toEqual([
      ['actionCards', 40],
      ['penaltyCards', 14],
      ['eventCards', 10],
    ]);
    const entries = gallery.flatMap((chapter) => chapter.entries);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(64);
    for (const { title, picture } of entries) expect(picture, title).toBeTypeOf('function');
  });

  test('together the counts are the decks of the box', () => {
    const sum = (index: number): number =>
      (gallery[index]?.entries ?? []).reduce(
        (all, { text }) => all + Number(/(\d+) in the deck\.$/.exec(text)?.[1]),
        0,
      );
    expect([sum(0), sum(1), sum(2)]).toEqual([100, 25, 10]);
    expect([WHOLE_ACTION_DECK.length, WHOLE_PENALTY_DECK.length]).toEqual([100, 25]);
  });

  test('a card says its effect, when it is played, its price and how many there are', () => {
    const textOf = (title: string) =>
      gallery.flatMap(({ entries }) => entries).find((one) => one.title === title)?.text;
    expect(textOf('Catapult Toad')).toBe(
      'Advance 9 tiles. Play it in the phase “Play cards” of your turn, for 1,000. 2 in the deck.',
    );
    expect(textOf('Do-Over Egg')).toBe(
      'Reroll both your dice, for movement or in a duel. The new result stands. Play it after you roll to move or while you are behind in a duel. 3 in the deck.',
    );
    expect(textOf('Breathing Tax')).toBe('Lose 2,000. 3 in the deck.');
    expect(textOf('Coin Comet')).toBe('Everyone gains 1,000. 1 in the deck.');
  });

  test('cards are found by name and by effect', () => {
    expect(found('toad')).toEqual(['Catapult Toad']);
    expect(found('misses next turn')).toEqual(['Cosmic Hairball']);
    expect(found('fortune')).toEqual(['Total Audit', 'Treason by Sneezing']);
    expect(found('loses 2,000')).toEqual(['Bankruptcy Beam', 'Total Audit', 'Wealth Inspection']);
  });
});
