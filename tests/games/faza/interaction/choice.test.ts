import { describe, expect, test } from 'vitest';
import {
  choiceRects,
  eventsToChoose,
  storyOfChoice,
} from '../../../../src/games/faza/interaction/events/eventChoice.ts';
import { eventStory } from '../../../../src/games/faza/interaction/events/eventStory.ts';
import { clearSelection, possibilities } from '../../../../src/games/faza/interaction/fazaSelection.ts';
import { boardLayout } from '../../../../src/games/faza/interaction/layout/boardLayout.ts';
import { commandAt, nextPicks, pathOf } from '../../../../src/games/faza/interaction/picks.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { give } from '../commands.ts';
import { position } from '../positions.ts';
import { tableFor } from '../tables.ts';

const SIZES = [
  [360, 640],
  [412, 915],
  [640, 360],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;

const aboard = position({
  heroes: { soldier: { tile: 10, points: 1 }, doctor: {} },
  tiles: { 10: { rebels: 1 } },
  ships: { carrier: { tile: 10 } },
  next: ['blockade', 'purge'],
  options: { drawTwo: true, radio: true },
});
const asked: FazaView = give(aboard, { do: 'board', hero: 0, ship: 'carrier' }).state;

describe('V3 two event cards lie over the board', () => {
  test('only while the team has to choose between them', () => {
    expect(eventsToChoose(aboard)).toEqual([]);
    expect(storyOfChoice(aboard, 'purge')).toBeNull();
    expect(eventsToChoose(asked)).toEqual(['blockade', 'purge']);
    expect(eventsToChoose(give(asked, { do: 'chooseEvent', event: 'purge' }).state)).toEqual([]);
  });

  test('each tells who boarded what, and what it would do', () => {
    expect(storyOfChoice(asked, 'purge')).toMatchObject({
      spec: { id: 'purge' },
      hero: 'soldier',
      ship: 'carrier',
      tile: 10,
    });
    expect(storyOfChoice(asked, 'blockade')).toMatchObject({
      spec: { id: 'blockade', type: 'long' },
      left: asked.events.deck.length + asked.events.top.length,
    });
  });

  test('X2: a card that loses the game says so, and the other does not', () => {
    const near = position({
      heroes: { soldier: { tile: 10, injured: [1, 2, 3] }, doctor: {} },
      tiles: { 10: { rebels: 1 } },
      ships: { carrier: { tile: 10 } },
      next: ['ionStorm', 'blockade'],
      options: { drawTwo: true },
    });
    const choice = give(near, { do: 'board', hero: 0, ship: 'carrier' }).state;
    expect(storyOfChoice(choice, 'ionStorm')).toMatchObject({ loses: 'X2' });
    expect(storyOfChoice(choice, 'blockade')).toMatchObject({ loses: null });
    const { facts, state: after } = give(choice, { do: 'chooseEvent', event: 'ionStorm' });
    const drawn = facts.findIndex((fact) => fact.fact === 'eventDrawn');
    const fact = facts[drawn];
    if (fact?.fact !== 'eventDrawn') throw new Error('no card was drawn');
    const results = facts.slice(drawn + 1);
    expect(eventStory({ drawn: fact, results, before: choice, after })).toMatchObject({ loses: 'X2' });
  });

  test.each(SIZES)('at %i × %i side by side inside the tray, as large as fingers need', (width, height) => {
    const layout = boardLayout(width, height, tableFor(3));
    const { tray } = layout;
    const [left, right] = choiceRects(layout, 2);
    if (!left || !right) throw new Error('two places were expected');
    expect(left.x + left.w).toBeLessThan(right.x);
    for (const { x, y, w, h } of [left, right]) {
      expect(x >= tray.x && y >= tray.y && x + w <= tray.x + tray.w && y + h <= tray.y + tray.h).toBe(true);
      expect(w).toBeGreaterThan(130);
      expect(h / w).toBeGreaterThanOrEqual(1.4);
    }
  });

  test('each is pointed at by one pick that gives the command', () => {
    const commands = legalCommands(asked);
    const found = possibilities(clearSelection(0), commands).map(({ pick }) => pick);
    expect(found).toEqual([
      { kind: 'event', event: 'blockade' },
      { kind: 'event', event: 'purge' },
    ]);
    for (const command of commands) expect(commandAt(commands, pathOf(command))).toEqual(command);
  });
});

test('V4 the radio lies with the skills of whoever can pay for it', () => {
  const commands = legalCommands(aboard);
  const skills = (seat: number) =>
    nextPicks(commands, [
      { kind: 'hero', seat },
      { kind: 'verb', seat, verb: 'skill' },
    ]);
  expect(skills(0)).toContainEqual({ kind: 'radio' });
  expect(skills(1)).toEqual([]);
});
