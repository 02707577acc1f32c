import { describe, expect, test } from 'vitest';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { usualOptions } from '../../../../src/games/faza/content/steps.ts';
import { fazaModule } from '../../../../src/games/faza/module.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../../../src/games/faza/rules/state/state.ts';
import type { Digest } from '../../../../src/games/faza/ui/records/digest.ts';
import { daily } from '../../../../src/games/faza/ui/setups/daily.ts';
import { dailyPage } from '../../../../src/games/faza/ui/setups/dailyPage.ts';
import { begin, now } from '../../../../src/kernel/session.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import type { DailyPage } from '../../../../src/module/daily/daily.ts';
import { dailyAddress, resultText } from '../../../../src/shell/archive/daily/resultText.ts';
import { dailyStatus, finishedOn } from '../../../../src/shell/archive/dailyStatus.ts';
import type { Entry } from '../../../../src/shell/persistence/archive/archive.ts';
import { dayAfter, dayOfSetup, dailySetup as setupOfDay } from '../../../../src/shell/persistence/archive/daily.ts';
import { fc } from '../../../kit/seeded.ts';
import { digestOf } from './kit.ts';
import { matches, matchNamed } from './matches.ts';

const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => dayAfter('2026-11-21', days));
const setupOf = (day: string): Setup => setupOfDay(daily, day);
const stepsOn = (day: string): readonly Setup[] => daily.steps(setupOf(day));
/** A day with three heroes on Normal, and a Sunday with 24 tiles. */
const WEEKDAY = '2027-01-01';
const SUNDAY = '2026-12-06';

describe('the steps of a daily game', () => {
  test('are those of its edition, from the easiest to the hardest', () => {
    const names = (day: string): string[] => stepsOn(day).map((setup) => dailyPage.step(setup).name);
    expect(names(WEEKDAY)).toEqual([
      'Training',
      'Gentle',
      'Forewarned',
      'Classic',
      'Hunted',
      'No mercy',
      'Siege',
      'Attrition',
      'Last stand',
    ]);
    expect(names(SUNDAY)).toEqual(['Training', 'Gentle', 'Forewarned', 'Classic', 'Ambush', 'Siege', 'Last stand']);
  });

  test('have the same team, edition and seed on every day, and the proposed game among them', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const own = setupOf(day);
        const steps = stepsOn(day);
        for (const { edition, heroes, seed } of steps) {
          expect({ edition, heroes, seed }).toEqual({ edition: own.edition, heroes: own.heroes, seed: own.seed });
        }
        expect(
          steps.filter((setup) => JSON.stringify(dailyPage.step(setup)) === JSON.stringify(dailyPage.step(own))),
        ).toHaveLength(1);
        expect(steps).toContainEqual(own);
      }),
    );
  });

  test('begin on the same board; if the Faza act first (V5), one more tile may be drawn', () => {
    for (const day of [WEEKDAY, SUNDAY]) {
      const states = stepsOn(day).map((setup) => begin(faza, setup));
      const redrawn = states.filter(({ opening }) => opening.facts.some(({ fact }) => fact === 'boardRedrawn'));
      const boards = states.filter((state) => !redrawn.includes(state)).map((state) => now(state).board.join());
      expect(boards.length).toBeGreaterThan(3);
      expect(new Set(boards).size).toBe(1);
      expect(redrawn.every(({ setup }) => setup.fazaFirst)).toBe(true);
    }
  });

  test('each count as the day’s game; no game with other options, team or seed does', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        for (const setup of stepsOn(day)) {
          expect(dayOfSetup(fazaModule, setup)).toBe(day);
          expect(dayOfSetup(fazaModule, { ...setup, radio: true })).toBeNull();
          expect(dayOfSetup(fazaModule, { ...setup, health: 6 })).toBeNull();
          expect(dayOfSetup(fazaModule, { ...setup, heroes: setup.heroes.slice(1) })).toBeNull();
          expect(dayOfSetup(fazaModule, { ...setup, seed: `daily ${dayAfter(day)}` })).toBe(null);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('Azardia has none, and one game per day', () => {
    const { daily: game } = azardiaModule.setups;
    if (!game) throw new Error('Azardia has a daily game');
    expect(game.steps(setupOfDay(game, WEEKDAY))).toEqual([]);
  });
});

describe('a step that is not the day’s', () => {
  const training = at(stepsOn(WEEKDAY), 0);
  const won = matchNamed('easy-4-greedy-02-x1');
  const { seed: _, drawTwo = false, ...options } = training;
  const digest: Digest = {
    ...digestOf(won),
    ...options,
    heroes: [...training.heroes],
    drawTwo,
    radio: false,
    daily: WEEKDAY,
  };
  const entry = (changes: Partial<Entry>): Entry => ({
    id: 'one',
    at: `${WEEKDAY}T09:00:00.000Z`,
    leaving: 'over',
    own: true,
    practice: false,
    end: 'won',
    digest,
    hasReplay: true,
    ...changes,
  });

  test('counts for the day and the streak, and the records keep its step', () => {
    const played = entry({});
    const status = dailyStatus(fazaModule, [played], new Date(`${WEEKDAY}T18:00Z`));
    expect(status).toEqual({ day: WEEKDAY, done: played, streak: 1 });
    expect(dailyPage.playedAt(played.digest)).toBe('Training');
  });

  test('does not replace the first try, nor does practice or a friend’s game', () => {
    const first = entry({ id: 'first', end: 'lost' });
    const all = [entry({ id: 'later' }), first, entry({ practice: true }), entry({ own: false })];
    expect(finishedOn(all, WEEKDAY).map(({ id }) => id)).toEqual(['later', 'first']);
    expect(dailyStatus(fazaModule, all, new Date(`${WEEKDAY}T18:00Z`)).done).toBe(first);
  });

  test('has no name if a kept game has options that match no step', () => {
    const odd: Digest = { ...digest, health: 3, rewards: false, fazaFirst: true };
    expect(dailyPage.playedAt(odd)).toBeNull();
  });
});

describe('a result as text', () => {
  const address = 'https://example.com/faza/#open=daily-faza';
  const day = WEEKDAY;
  const won = matchNamed('easy-4-greedy-02-x1');
  const digest: Digest = { ...digestOf(won), ...usualOptions('normal'), edition: 'published', daily: day };

  test('contains the game, the day, the result and its step, what was defeated, a symbol for each round, and a link', () => {
    expect(resultText(fazaModule, dailyPage, { digest, match: won, isFirst: true }, address)).toMatchInlineSnapshot(`
      "FAZA Daily, January 1, 2027
      Won in 5 rounds at Classic
      Defeated: 27 Drones, 3 Motherships
      ★●●●★
      Each round: ★ Mothership defeated, ● Drones defeated, ○ neither
      https://example.com/faza/#open=daily-faza"
    `);
  });

  test('says if it was not the day’s step or not the first try, and omits what is no longer stored', () => {
    const training = { ...digest, ...at(stepsOn(day), 0), drawTwo: true, rule: 'X2' as const, rounds: 1 };
    expect(resultText(fazaModule, dailyPage, { digest: training, match: null, isFirst: false }, address)).toBe(
      'FAZA Daily, January 1, 2027\nLost in 1 round at Training (the day’s step: Classic)\nNot the first try\nhttps://example.com/faza/#open=daily-faza',
    );
  });

  test('counts the Drones and the rounds that the records count, in every recorded game', () => {
    for (const match of matches) {
      const { kills, rounds, rule } = digestOf(match);
      const [defeated = '', row = ''] = dailyPage.shared(match);
      expect(defeated).toContain(kills === 1 ? '1 Drone,' : `${kills} Drones,`);
      expect(row).toMatch(/^[★●○]+$/);
      expect(row).toHaveLength(rounds);
      if (rule === 'X1') expect(row.at(-1)).toBe('★');
    }
  });

  test('reveals nothing about the board, the dice or the seed', () => {
    const text = resultText(fazaModule, dailyPage, { digest, match: won, isFirst: true }, address);
    expect(text).not.toContain(won.session.setup.seed);
    expect(text.split('\n').length).toBeLessThan(8);
  });

  test('of Azardia is short', async () => {
    const page: DailyPage | undefined = await azardiaModule.setups.daily?.page();
    if (!page) throw new Error('Azardia has a daily game');
    const played = { daily: day, rule: 'O2', rounds: 17, won: true };
    expect(
      resultText(azardiaModule, page, { digest: played, match: null, isFirst: true }, 'https://example.com/'),
    ).toBe('Azardia Daily, January 1, 2027\nWon in 17 rounds\nhttps://example.com/');
  });

  test('has the address of the page without its query and hash', () => {
    const here = new URL('https://example.com/games/faza/?from=mail#game=secret');
    expect(dailyAddress(here, 'azardia')).toBe('https://example.com/games/faza/#open=daily-azardia');
  });
});
