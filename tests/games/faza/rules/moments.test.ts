import { describe, expect, test } from 'vitest';
import type { HeroId, ModeId } from '../../../../src/games/faza/content/vocabulary.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { Fact, FactOf } from '../../../../src/games/faza/rules/state/fact.ts';
import type { State } from '../../../../src/games/faza/rules/state/state.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { isOver } from '../../../../src/kernel/game.ts';
import { random } from '../../../../tools/faza/bots/random.ts';
import { Luck } from '../../../kit/luck.ts';
import { brink } from '../brink.ts';
import { decidedBy, enter, type Ledger, ledgerOf } from '../ledger.ts';
import { setupOf, viewed } from '../positions.ts';

/*
 * A game can end for the right reason and yet at the wrong time: a Drone dropped, a die counted, a ship moved too late
 * to matter to the result, but not to the viewer. So this test follows complete games, fact by fact, with a ledger of
 * the table that knows only what decides a game.
 */
interface Board {
  readonly edition: 'published' | '24';
  readonly teams: readonly (readonly HeroId[])[];
  /** The number of games of each team; four of five start close to an end. */
  readonly games: readonly (readonly [ModeId, number])[];
}
const BOARDS: readonly Board[] = [
  {
    edition: 'published',
    teams: [
      ['soldier', 'doctor', 'senator', 'engineer'],
      ['scout', 'farmer', 'rebel', 'scientist'],
      ['doctor', 'rebel', 'engineer'],
      ['scout', 'senator'],
    ],
    // Only Hard can end in every way.
    games: [
      ['easy', 50],
      ['normal', 50],
      ['hard', 200],
    ],
  },
  {
    edition: '24',
    teams: [
      ['marine', 'doctor', 'senator', 'engineer'],
      ['scout', 'farmer', 'turncoat', 'scientist'],
      ['doctor', 'turncoat', 'engineer'],
      ['scout', 'senator'],
    ],
    games: [
      ['easy', 40],
      ['normal', 120],
    ],
  },
];
const MOST_COMMANDS = 400;

/** One command's facts, between the states before and after it. */
interface Told {
  readonly before: State;
  readonly facts: readonly Fact[];
  readonly after: State;
}

function play(state: State, seed: string): Told[] {
  const told: Told[] = [];
  let now = state;
  for (let draws = 0; draws < MOST_COMMANDS && !isOver(faza, now); draws++) {
    const command = random.choose(viewed(now), chanceFrom(seed, draws));
    const result = command && faza.apply(now, command);
    if (!result?.ok) throw new Error(`${seed}: command ${draws} was refused`);
    told.push({ before: now, facts: result.facts, after: result.state });
    now = result.state;
  }
  return told;
}

interface Game {
  readonly name: string;
  readonly edition: Board['edition'];
  readonly told: readonly Told[];
}

let played: readonly Game[] | undefined;
/** All games, played on first use. */
function games(): readonly Game[] {
  played ??= BOARDS.flatMap(({ edition, teams, games }) =>
    games.flatMap(([mode, length]) =>
      teams.flatMap((heroes, team) =>
        Array.from({ length }, (_, number) => {
          const name = `moments ${edition === '24' ? '24 ' : ''}${mode} ${team} ${number}`;
          const setup = setupOf(heroes, { edition, mode, seed: name, ...(number % 3 === 0 ? { drawTwo: true } : {}) });
          const begun = number % 5 === 0 ? faza.newGame(setup).state : brink(setup, new Luck(name));
          return { name, edition, told: play(begun, name) };
        }),
      ),
    ),
  );
  return played;
}

/** The failures in any of the games, described by the first few. */
function complaints(check: (told: Told) => readonly string[]): string[] {
  return games().flatMap(({ name, told }) => told.flatMap((step) => check(step).map((what) => `${name}: ${what}`)));
}

const lost = (cause: string) => (fact: Fact | undefined) => fact?.fact === 'teamLost' && fact.cause === cause;
const names = (facts: readonly Fact[]): string => facts.map(({ fact, rule }) => `${rule} ${fact}`).join(', ');

/** Facts allowed between the deciding fact and the loss: those that happen together with it. */
function isTogether(decisive: Fact, next: Fact): boolean {
  // C8: the defeats and injuries of one roll come at once.
  if (decisive.fact === 'rebelsLost' && decisive.by === 'combat')
    return next.fact === 'heroInjured' && next.by === 'combat';
  // B2, B4: the Rebel's boarding takes the ship's last health.
  return decisive.fact === 'shipBoarded' && next.fact === 'shipDefeated' && next.ship === decisive.ship;
}

/**
 * Runs the ledger through a command; returns the first fact after which a game is lost; victory waits for its card
 * (X1).
 */
function firstLoss({ before, facts }: Told): { at: number; rule: string; ledger: Ledger } | null {
  const ledger = ledgerOf(before);
  for (const [index, fact] of facts.entries()) {
    enter(ledger, fact);
    const [rule] = decidedBy(ledger, before).filter((cause) => cause !== 'X1');
    if (rule) return { at: index, rule, ledger };
  }
  return null;
}

describe('the end comes at the right time', () => {
  test('C8, X: the facts alone lead to the state', () => {
    const wrong = complaints(({ before, facts, after }) => {
      const ledger = ledgerOf(before);
      for (const fact of facts) enter(ledger, fact);
      return JSON.stringify(ledger) === JSON.stringify(ledgerOf(after)) ? [] : [`${names(facts)} do not say it all`];
    });
    expect(wrong).toEqual([]);
  });

  test('X2, X4, X5: nothing but the loss follows the fact that decides it', () => {
    const wrong = complaints((told) => {
      const decided = firstLoss(told);
      if (!decided) return [];
      const decisive = told.facts[decided.at];
      const rest = told.facts.slice(decided.at + 1);
      const [loss, ...late] = rest.filter((next) => decisive && !isTogether(decisive, next));
      const isRight = lost(decided.rule)(loss) && late.length === 0 && lost(decided.rule)(rest.at(-1));
      return isRight ? [] : [`${decided.rule} is decided by ${decisive?.fact}; then ${names(rest)}`];
    });
    expect(wrong).toEqual([]);
  });

  test('X2, X4, X5: no loss is told that the table does not show', () => {
    const wrong = complaints((told) => {
      const loss = told.facts.find((fact): fact is FactOf<'teamLost'> => fact.fact === 'teamLost');
      if (!loss || loss.cause === 'X3') return [];
      return firstLoss(told)?.rule === loss.cause ? [] : [`${loss.cause} out of nothing`];
    });
    expect(wrong).toEqual([]);
  });

  test('X3, D2: the first Drone that is wanted, has room and is not there ends the game', () => {
    const wrong = complaints((told) => {
      const { before, facts } = told;
      const ledger = ledgerOf(before);
      return facts.flatMap((fact, index) => {
        enter(ledger, fact);
        const short = missingDrones(ledger, fact, before);
        const rest = facts.slice(index + 1).filter((next) => next.fact !== 'dronesBlocked');
        if (fact.fact === 'teamLost' && fact.cause === 'X3' && ledger.pool.drones > 0) return ['X3 with Drones left'];
        return short && !(rest.length === 1 && lost('X3')(rest[0])) ? [`${fact.fact}, then ${names(rest)}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('X1, B3: after the last Mothership comes its card, and then the victory at once, or the loss that the card brings', () => {
    let seen = 0;
    for (const { name, told } of games()) {
      const facts = told.flatMap((step) => step.facts);
      const won = facts.findIndex(({ fact }) => fact === 'teamWon');
      const last = facts.findLastIndex(({ fact }) => fact === 'shipDefeated');
      const end = told.at(-1)?.after;
      const down = end?.ships.every(({ health }) => health === 0) ?? false;
      expect(won >= 0, name).toBe(end?.outcome?.won === true);
      if (!down || last < 0) continue;
      seen += 1;
      const rest = facts.slice(last + 1);
      expect(
        rest.findIndex(({ fact }) => fact === 'teamWon' || fact === 'teamLost'),
        name,
      ).toBe(rest.length - 1);
      // On Hard, and with 24 tiles (P24-X1), the last Rebel's boarding loses before any card is drawn (ruling B2); so does the Insider's own death.
      const isCut = rest.at(-1)?.fact === 'teamLost' && !rest.some(({ by }) => by.startsWith('event:'));
      expect(rest.filter(({ fact }) => fact === 'eventDrawn').length, name).toBe(isCut ? 0 : 1);
      expect(
        rest.filter(({ fact }) => fact === 'phaseBegan' || fact === 'stepBegan'),
        name,
      ).toEqual([]);
      expect(
        rest.filter(({ fact }) => fact === 'cardUsed' || fact === 'diceRolled'),
        name,
      ).toEqual([]);
    }
    expect(seen).toBeGreaterThan(50);
  });

  test('X: after the end nothing is told, and every cause and culprit was met', () => {
    const ends = games().flatMap(({ edition, told }) => {
      const facts = told.flatMap((step) => step.facts);
      const end = facts.findIndex(({ fact }) => fact === 'teamWon' || fact === 'teamLost');
      expect([-1, facts.length - 1]).toContain(end);
      const fact = facts[end];
      return fact ? [`${edition === '24' ? 'P24 ' : ''}${fact.rule} by ${fact.by.replace(/:.*/, '')}`] : [];
    });
    for (const [end, least] of Object.entries({
      'X1 by team': 30,
      'X2 by combat': 50,
      'X2 by faza': 50,
      'X2 by destroyer': 50,
      'X2 by event': 5,
      'X3 by carrier': 50,
      'X3 by destroyer': 5,
      'X3 by former': 5,
      'X4 by former': 10,
      'X5 by combat': 3,
      'X5 by destroyer': 3,
      'X5 by faza': 3,
      'X5 by team': 3,
      'P24 X1 by team': 10,
      'P24 X2 by combat': 20,
      'P24 X2 by faza': 20,
      'P24 X2 by destroyer': 20,
      'P24 X2 by event': 3,
      'P24 X3 by carrier': 20,
      'P24 X3 by destroyer': 3,
      'P24 X4 by former': 3,
      'P24 X4 by event': 1,
      'P24 X5 by combat': 1,
      'P24 X5 by destroyer': 3,
      'P24 X5 by faza': 3,
      'P24 X5 by team': 3,
    }))
      expect(ends.filter((each) => each === end).length, end).toBeGreaterThanOrEqual(least);
  });
});

/** Drones that these need at once, in the words of A1–A3, B4, E1, E2 and F3. */
function wanted(fact: FactOf<'dronesPlaced'>, { edition, events }: State): number | null {
  const kind = fact.rule === 'E1' ? 'E1' : `${fact.rule} ${fact.by}`;
  const counts: Readonly<Record<string, number>> = edition === '24' ? wanted24(events) : wanted16(events);
  return counts[kind] ?? null;
}

/** The same on both boards. */
const WANTED = { 'D3 destroyer': 3, 'D3 former': 2, 'B4 carrier': 1, 'B4 former': 2, 'F3 faza': 1 };

function wanted24({ short }: State['events']): Readonly<Record<string, number>> {
  return {
    ...WANTED,
    'D3 carrier': short === 'droneFoundry' ? 4 : 2,
    E1: 3,
    'E2 event:droneSurge': 2,
    'E2 event:ambush': 3,
  };
}

function wanted16({ long }: State['events']): Readonly<Record<string, number>> {
  return {
    ...WANTED,
    'D3 carrier': long.includes('droneFoundry') ? 3 : 2,
    E1: 2,
    'E2 event:droneSurge': 1,
    'E2 event:reinforcements': 2,
  };
}

/** Whether a needed Drone was missing: fewer came than there is room for, or the Carrier came to drop some. */
function missingDrones(ledger: Ledger, fact: Fact, before: State): boolean {
  const drones = (tile: number): number => ledger.tiles[tile - 1]?.drones ?? 0;
  // D1, P24-D1.
  const most = before.edition === '24' ? 4 : 3;
  if (fact.fact === 'dronesPlaced') {
    const count = wanted(fact, before);
    return count !== null && fact.count < Math.min(count, most - (drones(fact.tile) - fact.count));
  }
  const arrived = fact.fact === 'shipMoved' && fact.rule === 'A1' ? fact.path.at(-1) : undefined;
  return arrived !== undefined && ledger.pool.drones === 0 && drones(arrived) < most;
}
