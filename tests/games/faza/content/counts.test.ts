import { expect, test } from 'vitest';
import { editions } from '../../../../src/games/faza/content/editions.ts';
import type { EditionSpec } from '../../../../src/games/faza/content/vocabulary.ts';
import { TOGGLES } from '../../../../src/games/faza/interaction/newGame/newGameLayout.ts';

/** How many items there are of each kind. */
function tally(kinds: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

const countsOf = ({ tiles, ships, heroes, decks, modes, openings, events }: EditionSpec): object => ({
  tiles: tiles.length,
  ships: ships.length,
  heroes: tally(heroes.map(({ area }) => area)),
  skills: heroes.flatMap(({ skills }) => skills).length,
  playerCards: Object.fromEntries(Object.entries(decks).map(([area, deck]) => [area, deck.length])),
  modes: modes.length,
  openings: openings.length,
  events: tally(events.map(({ type }) => type)),
  localEffects: tally(events.map(({ local }) => (local ? `${local.count} ${local.kind}` : 'none'))),
});

/*
 * The only test that counts content. A new edition adds an entry; the entry of an edition that people have played never
 * changes.
 */
test('S1 S4 S5 S7 E1 how much each edition holds, and how many options there are', () => {
  const found = Object.fromEntries(Object.values(editions).map((edition) => [edition.id, countsOf(edition)]));
  expect(found).toEqual({
    published: {
      tiles: 16,
      ships: 3,
      heroes: { tactical: 2, medical: 2, political: 2, technological: 2 },
      skills: 9,
      playerCards: { tactical: 4, medical: 4, political: 4, technological: 4 },
      modes: 3,
      openings: 1,
      // 24 events, and each local effect on a third of them.
      events: { instant: 9, short: 6, long: 5, reward: 4 },
      localEffects: { '2 drones': 8, '1 injury': 8, '1 rebel': 8 },
    },
    '24': {
      tiles: 24,
      ships: 3,
      heroes: { tactical: 2, medical: 2, political: 2, technological: 2 },
      skills: 9,
      playerCards: { tactical: 6, medical: 6, political: 6, technological: 6 },
      modes: 2,
      openings: 0,
      events: { instant: 10, short: 8 },
      localEffects: { '3 drones': 12, '2 injury': 6 },
    },
  });
  expect(TOGGLES).toHaveLength(4);
});

test('nothing is in an edition twice', () => {
  for (const { tiles, ships, heroes, modes, events } of Object.values(editions)) {
    const named = [ships, heroes, modes, events].map((list) => list.map(({ id }): string => id));
    for (const ids of [tiles.map(({ no }) => `${no}`), ...named]) expect(new Set(ids).size).toBe(ids.length);
  }
});
