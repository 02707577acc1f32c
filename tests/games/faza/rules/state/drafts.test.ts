import { describe, expect, test } from 'vitest';
import {
  cardDraft,
  chanceDraft,
  eventsDraft,
  heroDraft,
  poolDraft,
  shipDraft,
  tileDraft,
} from '../../../../../src/games/faza/rules/state/drafts.ts';
import { type Play, playOn } from '../../../../../src/games/faza/rules/state/play.ts';
import { give } from '../../commands.ts';
import { position } from '../../positions.ts';

describe('T2 what a command writes to', () => {
  const drafts: readonly [string, (play: Play) => object, (play: Play) => object | undefined][] = [
    ['tile', (play) => tileDraft(play, 6), ({ state }) => state.tiles[5]],
    ['ship', (play) => shipDraft(play, 'former'), ({ state }) => state.ships[2]],
    ['hero', (play) => heroDraft(play, 1), ({ state }) => state.heroes[1]],
    ['card', (play) => cardDraft(play, 1, 3), ({ state }) => state.heroes[1]?.cards[2]],
    ['pool', poolDraft, ({ state }) => state.pool],
    ['events', eventsDraft, ({ state }) => state.events],
    ['chance', chanceDraft, ({ state }) => state.chance],
  ];

  test.each(drafts)('%s: a copy in the place of the original, one however often it is asked for', (_, draft, part) => {
    const before = position({});
    const play = playOn(before);
    const original = part(play);
    const own = draft(play);
    expect(own).not.toBe(original);
    expect(own).toEqual(original);
    expect(part(play)).toBe(own);
    expect(draft(play)).toBe(own);
    expect(play.state).toEqual(before);
  });

  test('is all that is new in the state after it', () => {
    const before = position({ tiles: { 9: { rebels: 1 } } });
    const { state: after } = give(before, { do: 'move', hero: 0, card: 1, to: 6 });
    expect(after.heroes[0]).not.toBe(before.heroes[0]);
    expect(after.heroes[0]?.cards[1]).toBe(before.heroes[0]?.cards[1]);
    for (const part of ['board', 'tiles', 'ships', 'pool', 'events', 'chance', 'longShots'] as const)
      expect(after[part], part).toBe(before[part]);
    expect(after.heroes[1]).toBe(before.heroes[1]);
  });
});
