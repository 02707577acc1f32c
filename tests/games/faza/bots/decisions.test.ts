import { describe, expect, test } from 'vitest';
import { policy } from '../../../../src/games/faza/bots/learned.ts';
import type { EventId } from '../../../../src/games/faza/content/vocabulary.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { CommandName } from '../../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { random } from '../../../../tools/faza/bots/random.ts';
import { give } from '../commands.ts';
import { position } from '../positions.ts';

const LUCK = chanceFrom('bot');

/** The Doctor boards the Carrier, beside the Soldier, and this card follows. */
function boarding(next: EventId, rebels = 3): FazaView {
  const state = position({
    heroes: { soldier: { tile: 14, injured: [1, 2, 3] }, doctor: { tile: 14, injured: [1] } },
    tiles: { 14: { rebels } },
    next: [next],
  });
  return give(state, { do: 'board', hero: 1, ship: 'carrier' }).state;
}

/** The Scientist has looked at two cards; only boarding is left to do. */
function forecastOf(first: EventId, second: EventId): FazaView {
  const used = [1, 2, 3, 4];
  const state = position({
    heroes: { soldier: { tile: 14, injured: [1, 2, 3], used }, scientist: { tile: 14, points: 1, used } },
    tiles: { 14: { rebels: 2 } },
    next: [first, second],
  });
  return give(state, { do: 'forecast', hero: 1 }).state;
}

/** The Doctor boards the Carrier, beside the frail Soldier, and two cards are drawn (V3). */
function choosing(first: EventId, second: EventId): FazaView {
  const state = position({
    heroes: { soldier: { tile: 14, injured: [1, 2, 3] }, doctor: { tile: 14 } },
    tiles: { 14: { rebels: 1 } },
    next: [first, second],
    options: { drawTwo: true },
  });
  return give(state, { do: 'board', hero: 1, ship: 'carrier' }).state;
}

function sabotaged(): FazaView {
  const state = position({
    heroes: { soldier: { tile: 5, injured: [1, 2, 3] }, doctor: { tile: 1 } },
    ships: { destroyer: { tile: 6 }, carrier: { tile: 16 }, former: { tile: 13 } },
    kept: ['sabotage'],
  });
  return give(state, { do: 'endTeamPhase' }).state;
}

const questions: readonly { readonly asked: CommandName; readonly state: FazaView }[] = [
  { asked: 'protect', state: boarding('ionStorm', 2) },
  { asked: 'defect', state: boarding('defectors') },
  { asked: 'recoverOne', state: boarding('secondWind') },
  { asked: 'chooseEvent', state: forecastOf('orbitalStrike', 'ashCloud') },
  { asked: 'chooseEvent', state: choosing('orbitalStrike', 'ashCloud') },
  { asked: 'sabotage', state: sabotaged() },
];

describe.each([random, policy])('$id answers what a rule asks', (bot) => {
  test.each(questions)('$asked', ({ asked, state }) => {
    const answer = bot.choose(state, LUCK);
    expect(answer?.do).toBe(asked);
    expect(legalCommands(state)).toContainEqual(answer);
  });

  test('and leaves team decisions to people', () => {
    expect(bot.choose(boarding('ionStorm', 2), LUCK, [0])).toBeNull();
    expect(bot.choose(boarding('defectors'), LUCK, [0])).toBeNull();
    expect(bot.choose(sabotaged(), LUCK, [0])).toBeNull();
    expect(bot.choose(boarding('secondWind'), LUCK, [0])).toMatchObject({ do: 'recoverOne', hero: 0 });
    expect(bot.choose(boarding('secondWind'), LUCK, [1])).toBeNull();
    expect(bot.choose(forecastOf('purge', 'ashCloud'), LUCK, [1])).toMatchObject({ do: 'chooseEvent' });
    expect(bot.choose(forecastOf('purge', 'ashCloud'), LUCK, [0])).toBeNull();
    expect(bot.choose(choosing('purge', 'ashCloud'), LUCK, [1])).toBeNull();
  });
});

describe('policy answers with sense', () => {
  test('the Rebel protects who needs it more', () => {
    expect(policy.choose(boarding('ionStorm', 2), LUCK)).toEqual({ do: 'protect', hero: 0 });
  });

  test('Sabotage saves a life', () => {
    expect(policy.choose(sabotaged(), LUCK)).toEqual({ do: 'sabotage', cancel: true });
  });

  test.each<[EventId, EventId]>([
    ['reinforcements', 'salvage'],
    ['salvage', 'reinforcements'],
  ])('V3 of %s and %s the deadly one goes back', (first, second) => {
    expect(policy.choose(choosing(first, second), LUCK)).toEqual({ do: 'chooseEvent', event: 'salvage' });
  });

  test('of two cards the deadly one stays under the other', () => {
    expect(policy.choose(forecastOf('reinforcements', 'salvage'), LUCK)).toEqual({
      do: 'chooseEvent',
      event: 'salvage',
    });
  });
});
