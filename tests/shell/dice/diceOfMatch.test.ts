import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { dice } from '../../../src/games/faza/ui/dice.ts';
import { commitmentTo } from '../../../src/kernel/records/commitment.ts';
import { pastOf } from '../../../src/kernel/session.ts';
import type { Roll } from '../../../src/module/capabilities/dice.ts';
import { createDiceHistory, type GameDice } from '../../../src/shell/dice/diceHistory.ts';
import { checkDice as checkByRules, type DiceCheck } from '../../../src/shell/dice/diceProof.ts';
import { commitmentOf, diceOf as diceOfMatch } from '../../../src/shell/dice/matchDice.ts';
import { beginsWith, readRolls, rolled, rollsPattern, writeRolls } from '../../../src/shell/dice/tally.ts';
import { freshSeed } from '../../../src/shell/seeds/seedNumber.ts';
import { memoryStore } from '../../../src/shell/storage/textStore.ts';
import type { Match } from '../../games/faza/match.ts';
import { fightingMatch } from './diceMatches.ts';

const rollsOf = (match: Match): Roll[] => dice.rolls(match);
const diceOf = (match: Match, ended: string): GameDice => diceOfMatch(fazaModule, match, ended);
const checkDice = (of: GameDice, shown: string | null): DiceCheck => checkByRules(faza, of, shown);

const DAY = '2026-11-21';
const matches = Array.from({ length: 60 }, (_, number) => fightingMatch(`match ${number}`));

describe('the dice of a match', () => {
  test('are those in its facts, including re-rolls', () => {
    let again = 0;
    for (const match of matches) {
      const told = pastOf(match.session)
        .flatMap(({ facts }) => facts)
        .flatMap((fact) => (fact.fact === 'diceRolled' ? fact.dice : []));
      const { tally } = diceOf(match, DAY);
      again += told.reduce((sum, die) => sum + die.again.length, 0);
      expect(rolled(tally)).toBe(told.reduce((sum, die) => sum + 1 + die.again.length, 0));
      expect(tally.fought).toBe(told.length);
      expect(tally.hits).toBe(told.filter((die) => die.hit).length);
      expect(tally.promised).toBeLessThanOrEqual(tally.fought + 1e-9);
    }
    expect(again).toBeGreaterThan(5);
  });

  test('can all be reproduced from the seed alone', () => {
    for (const match of matches) {
      const dice = diceOf(match, DAY);
      const shown = commitmentOf(match);
      const check = checkDice(dice, shown);
      expect(check).toEqual({
        commitment: shown,
        kept: true,
        dice: { again: rolled(dice.tally), otherwise: 0 },
      });
    }
  });

  test('the hits agree with the odds over all these matches, within the limits of luck', () => {
    const tallies = matches.map((match) => diceOf(match, DAY).tally);
    const sum = (value: (tally: (typeof tallies)[number]) => number): number =>
      tallies.reduce((total, tally) => total + value(tally), 0);
    const surprise = (sum(({ hits }) => hits) - sum(({ promised }) => promised)) / Math.sqrt(sum((t) => t.variance));
    expect(Math.abs(surprise)).toBeLessThan(3.9);
  });

  test('survive a round trip through a short text', () => {
    for (const match of matches) {
      const rolls = rollsOf(match);
      const text = writeRolls(rolls);
      expect(text).toMatch(rollsPattern(6));
      expect(readRolls(text)).toEqual(rolls.map(({ draw, faces }) => ({ draw, faces })));
    }
  });
});

test('the history accepts whatever matches bring', () => {
  const store = memoryStore();
  for (const match of matches) createDiceHistory(store, 'faza').count(diceOf(match, DAY));
  const history = createDiceHistory(store, 'faza');
  const { older, games } = history.read();
  expect(history.trouble()).toBeNull();
  expect(older.games + games.length).toBe(matches.length);
});

describe('a check', () => {
  const match = matches.find((candidate) => rollsOf(candidate).length > 3) ?? fightingMatch('checked');
  const dice = diceOf(match, DAY);

  test('finds another seed', () => {
    const check = checkDice({ ...dice, seed: `${dice.seed}!` }, commitmentOf(match));
    expect(check.kept).toBe(false);
    expect(check.dice?.otherwise).toBeGreaterThan(0);
  });

  test('finds a single changed die', () => {
    const rolls = dice.rolls.replace(/[1-6]$/, (face) => String((Number(face) % 6) + 1));
    expect(checkDice({ ...dice, rolls }, commitmentOf(match)).dice?.otherwise).toBe(1);
  });

  test('reports when nothing was recorded at the beginning', () => {
    expect(checkDice(dice, null)).toMatchObject({ kept: null, commitment: commitmentTo(dice) });
  });

  test('does not roll the dice of other rules', () => {
    expect(checkDice({ ...dice, version: faza.version + 1 }, null).dice).toBeNull();
  });
});

test('a game’s rolls begin with those that it had earlier, not with the beginning of a number', () => {
  expect(beginsWith('16:35 18:2', '16:35')).toBe(true);
  expect(beginsWith('16:35', '16:3')).toBe(false);
  expect(beginsWith('16:35', '')).toBe(true);
});

describe('a fresh seed', () => {
  test('follows from four random bytes, every bit of them', () => {
    const seedOf = (...bytes: number[]): string =>
      freshSeed((room) => {
        room.set(bytes);
        return room;
      });
    const seeds = [
      seedOf(0, 0, 0, 0),
      ...[0, 1, 2, 3].map((place) => seedOf(...[0, 0, 0, 0].fill(128, place, place + 1))),
    ];
    expect(new Set(seeds).size).toBe(5);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-z]{7}-[0-9a-z]{20}$/);
  });

  test('exists, and differs each time, even if the browser refuses random bytes', () => {
    const refuse = (): never => {
      throw new DOMException('no entropy', 'OperationError');
    };
    const seeds = Array.from({ length: 20 }, () => freshSeed(refuse));
    expect(new Set(seeds).size).toBe(20);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-z]{7}-[0-9a-z]{20}$/);
  });

  test('differs each time', () => {
    expect(new Set(Array.from({ length: 20 }, () => freshSeed())).size).toBe(20);
  });
});
