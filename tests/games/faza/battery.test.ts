import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editions } from '../../../src/games/faza/content/editions.ts';
import { apply } from '../../../src/games/faza/rules/apply.ts';
import type { Command } from '../../../src/games/faza/rules/command.ts';
import type { Fact } from '../../../src/games/faza/rules/fact.ts';
import { fightForecast } from '../../../src/games/faza/rules/fightOdds.ts';
import { forecast } from '../../../src/games/faza/rules/forecast.ts';
import { legalCommands } from '../../../src/games/faza/rules/legal.ts';
import type { Setup, State } from '../../../src/games/faza/rules/state.ts';
import { at } from '../../../src/kernel/at.ts';
import { equal } from '../../../src/kernel/equal.ts';
import { age, now, takeBack } from '../../../src/kernel/session.ts';
import {
  checkCommands,
  checkRecord,
  checkState,
  checkUndo,
  goOnRandomly,
  Luck,
  playRandomly,
} from '../../kit/battery.ts';
import { legal } from './commands.ts';
import { midgame, setups, subject } from './subject.ts';

/** Random games of every kind; `FAZA_BATTERY=20` plays twenty times as many. */
const TIMES = Number(process.env.FAZA_BATTERY ?? '1');
const MINUTES = 60_000;

/** Plays so many random games; on a failure the setup and the luck that led to it are shown. */
function games(count: number, check: (setup: Setup, luck: Luck) => void): void {
  fc.assert(
    fc.property(setups, fc.nat(), (setup, number) => {
      check(setup, new Luck(String(number)));
    }),
    { numRuns: count * TIMES, seed: 42 },
  );
}

describe('random games of FAZA', () => {
  test('always go on to an end, with every piece where the rules allow it', { timeout: 10 * MINUTES * TIMES }, () => {
    const ends = new Set<string>();
    games(1000, (setup, luck) => {
      const session = playRandomly(subject, setup, luck, (state) => checkState(subject, state));
      ends.add(now(session).outcome?.rule ?? 'none');
    });
    expect(ends).not.toContain('none');
    expect(ends.size).toBeGreaterThanOrEqual(3);
  });

  test('accept what is legal and refuse what nearly is', { timeout: 10 * MINUTES * TIMES }, () => {
    games(100, (setup, luck) => {
      playRandomly(subject, setup, luck, (state) => {
        if (luck.below(4) === 0) checkCommands(subject, state, luck, 8);
      });
    });
  });

  test('can be taken back to the last thing revealed, stored, and played again', {
    timeout: 10 * MINUTES * TIMES,
  }, () => {
    games(100, (setup, luck) => {
      const session = playRandomly(subject, setup, luck, () => undefined);
      checkUndo(session);
      checkRecord(session, luck);
      let half = session;
      for (let back = luck.below(age(session) + 1); back > 0; back--) half = takeBack(half);
      checkRecord(half, luck);
    });
  });

  test('do what the forecast says, and no fight ends as its odds do not say', { timeout: 10 * MINUTES * TIMES }, () => {
    games(100, (setup, luck) => {
      playRandomly(subject, setup, luck, (state) => {
        if (state.phase !== 'team' || state.agenda.length > 0 || luck.below(4) > 0) return;
        checkForecast(state);
        for (const fight of luck.some(legal(state, 'fight'), 2)) checkOdds(state, fight.hero, fight.tile);
      });
    });
  });
});

describe('positions from the middle of FAZA', () => {
  test('go on by the same laws, whatever lies there', { timeout: 10 * MINUTES * TIMES }, () => {
    const seen = new Set<string>();
    games(600, (setup, luck) => {
      goOnRandomly(subject, midgame(setup, luck), luck, 25, (state, facts) => {
        checkState(subject, state);
        if (luck.below(10) === 0) checkCommands(subject, state, luck, 6);
        if (state.phase === 'team' && state.agenda.length === 0 && luck.below(4) === 0) checkForecast(state);
        for (const fact of facts) seen.add(fact.fact === 'eventDrawn' ? fact.event : fact.fact);
        if (state.outcome) seen.add(state.outcome.rule);
      });
    });
    // The battery has been everywhere: all ends, all events, wrecks, reshuffles and every kind of choice.
    const everywhere: string[] = ['X1', 'X2', 'X3', 'X4', 'X5', ...editions.published.events.map(({ id }) => id)];
    everywhere.push(
      'deckReshuffled',
      'shipDefeated',
      'activationCancelled',
      'heroProtected',
      'eventChosen',
      'shipHealed',
    );
    expect(everywhere.filter((what) => !seen.has(what))).toEqual([]);
  });
});

/** The forecast of the Faza phase, against the commands given one by one. */
function checkForecast(state: State): void {
  const foretold = forecast(state);
  let after = state;
  const facts: Fact[] = [];
  let next: Command = { do: 'endTeamPhase' };
  for (;;) {
    const result = apply(after, next);
    if (!result.ok) throw new Error(`refused: ${result.rule}`);
    after = result.state;
    facts.push(...result.facts);
    if (after.agenda.length === 0) break;
    next = at(legalCommands(after), 0);
  }
  expect(equal(foretold.after, after) && equal(foretold.facts, facts)).toBe(true);
}

function checkOdds(state: State, hero: number, tile: number): void {
  const { results, deathChance, expectedKills } = fightForecast(state, hero, tile);
  const total = results.reduce((sum, { chance }) => sum + chance, 0);
  expect(Math.abs(total - 1)).toBeLessThan(1e-9);
  expect(deathChance >= 0 && deathChance <= 1 && expectedKills >= 0).toBe(true);
  const fought = apply(state, { do: 'fight', hero, tile });
  if (!fought.ok) throw new Error(`refused: ${fought.rule}`);
  const kills = at(fought.state.heroes, hero).points - at(state.heroes, hero).points;
  const dead = at(fought.state.heroes, hero).cards.every(({ injured }) => injured);
  expect(results.some((result) => result.kills === kills && result.dies === dead)).toBe(true);
}
