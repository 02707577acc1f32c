import { expect, test } from 'vitest';
import { drawnCards } from '../../../../src/games/faza/interaction/events/eventStory.ts';
import { applyLegal } from '../../../../src/games/faza/rules/apply.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { position } from '../positions.ts';

const layout = {
  heroes: { soldier: { tile: 7 }, doctor: {} },
  tiles: { 7: { rebels: 2 } },
  ships: { former: { tile: 7 } },
} as const;
const boarding = { do: 'board', hero: 0, ship: 'former' } as const;

test('B3 whoever wants no animations still sees the card that a boarding draws, with all that came of it', () => {
  const before = position(layout);
  const { state: after, facts } = applyLegal(before, boarding);
  const drawn = drawnCards(facts, before, after);
  expect(drawn).toHaveLength(1);
  expect(drawn[0]?.results).toEqual(facts.slice(facts.findIndex(({ fact }) => fact === 'eventDrawn') + 1));
});

test('V3 a card that the team chose has been read: it is not shown once more', () => {
  const asked = applyLegal(position({ ...layout, options: { drawTwo: true } }), boarding).state;
  expect(asked.agenda[0]?.step).toBe('resolveOne');
  const { state: after, facts } = applyLegal(asked, at(legalCommands(asked), 0));
  expect(facts.some(({ fact }) => fact === 'eventDrawn')).toBe(true);
  expect(drawnCards(facts, asked, after)).toEqual([]);
});

test('X1 a card that does not take the victory away is not shown; one that loses the game is', () => {
  const last = {
    ...layout,
    ships: { carrier: { health: 0 }, destroyer: { health: 0 }, former: { tile: 7, health: 1 } },
  } as const;
  const shown = (before: ReturnType<typeof position>): [rule: string | undefined, cards: number] => {
    const { state: after, facts } = applyLegal(before, boarding);
    expect(facts.some(({ fact }) => fact === 'eventDrawn')).toBe(true);
    return [after.outcome?.rule, drawnCards(facts, before, after).length];
  };
  expect(shown(position({ ...last, next: ['blockade'] }))).toEqual(['X1', 0]);
  const dying = { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: {} } as const;
  expect(shown(position({ ...last, heroes: dying, tiles: { 7: { rebels: 1 } }, next: ['droneSurge'] }))).toEqual([
    'X2',
    1,
  ]);
});
