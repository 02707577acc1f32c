import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../../../src/games/faza/module.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import {
  type Deed,
  phaseJustOver,
  type SummaryGroup,
  summaryOf,
} from '../../../../../src/games/faza/ui/replay/phaseSummary.ts';
import { at } from '../../../../../src/kernel/values/at.ts';
import { framesOf } from '../../../../../src/shell/replay/frames.ts';
import { afterPhases, randomMatch } from '../../../../shell/replay/games.ts';

const phases = Array.from({ length: 90 }, (_, number) => randomMatch(number))
  .flatMap(afterPhases)
  .map((match) => {
    const frames = framesOf(fazaModule, match);
    const span = phaseJustOver(frames);
    if (!span) throw new Error('a Faza phase was not found');
    const facts = frames.slice(span.first, span.last + 1).map(({ fact }) => fact);
    const before = at(frames, span.first - 1).state;
    return {
      before,
      after: at(frames, span.last).state,
      facts,
      groups: summaryOf(facts, before),
    };
  });

const lines = (groups: readonly SummaryGroup[]) => groups.flatMap((group) => group.lines);
const sum = (groups: readonly SummaryGroup[], deed: Deed): number =>
  lines(groups).reduce((total, line) => total + (line.deed === deed ? line.count : 0), 0);

const drones = ({ tiles }: FazaView): number => tiles.reduce((total, tile) => total + tile.drones, 0);
const rebels = ({ tiles }: FazaView): number => tiles.reduce((total, tile) => total + tile.rebels, 0);
const ruins = ({ tiles }: FazaView): number => tiles.filter((tile) => tile.fazaformed).length;
const wounds = (state: FazaView): number[] =>
  state.heroes.map(({ cards }) => cards.filter((card) => card.injured).length);
const health = ({ ships }: FazaView): number => ships.reduce((total, ship) => total + ship.health, 0);

describe('what the summary of a Faza phase adds up to is what changed', () => {
  test('there are phases enough to tell', () => {
    expect(phases.length).toBeGreaterThan(100);
    const deeds = new Set(phases.flatMap(({ groups }) => lines(groups).map(({ deed }) => deed)));
    for (const deed of ['moved', 'dronesPlaced', 'dronesBlocked', 'turned', 'injured', 'rebelsLost'] as const) {
      expect(deeds).toContain(deed);
    }
  });

  test('T3 D1 D3 F1 F3 Drones on the board and in the pool', () => {
    for (const { before, after, groups } of phases) {
      const more = sum(groups, 'dronesPlaced') - sum(groups, 'dronesRemoved');
      expect(drones(after) - drones(before)).toBe(more);
      expect(before.pool.drones - after.pool.drones).toBe(more);
    }
  });

  test('F1 I2 A2 Rebels on the board and in the pool', () => {
    for (const { before, after, groups } of phases) {
      const fewer = sum(groups, 'rebelsLost') - sum(groups, 'rebelsPlaced');
      expect(rebels(before) - rebels(after)).toBe(fewer);
      expect(after.pool.rebels - before.pool.rebels).toBe(fewer);
    }
  });

  test('T4 F2 A2 I1 injuries, hero by hero', () => {
    for (const { before, after, groups } of phases) {
      const hurt = lines(groups).flatMap((line) => line.seats);
      expect(wounds(after)).toEqual(wounds(before).map((old, seat) => old + hurt.filter((who) => who === seat).length));
    }
  });

  test('A3 A8 tiles turned', () => {
    for (const { before, after, groups } of phases) {
      expect(ruins(after) - ruins(before)).toBe(sum(groups, 'turned') - sum(groups, 'restored'));
    }
  });

  test('A1 A2 A3 where each Mothership came to, and its health', () => {
    for (const { before, after, groups } of phases) {
      expect(health(after) - health(before)).toBe(sum(groups, 'healed'));
      for (const { id, tile } of after.ships) {
        const way = groups.find(({ culprit }) => culprit === id)?.lines.find(({ deed }) => deed === 'moved');
        expect(way?.tiles.at(-1) ?? before.ships.find((ship) => ship.id === id)?.tile).toBe(tile);
      }
    }
  });

  test('F4 every Mothership that was called has a line, and every line its facts', () => {
    for (const { facts, groups } of phases) {
      const called = facts.flatMap((fact) => (fact.fact === 'shipActivated' ? [fact.ship] : []));
      for (const ship of called) expect(groups.map(({ culprit }) => culprit)).toContain(ship);
      for (const { lines: own } of groups) {
        expect(own.length).toBeGreaterThan(0);
        for (const { first, last } of own) {
          expect(facts[first]).toBeDefined();
          expect(last).toBeGreaterThanOrEqual(first);
        }
      }
    }
  });
});

test('a match in the middle of its Team phase comes out of no Faza phase', () => {
  const match = randomMatch(3, 2);
  expect(match.session.past?.last.command.do).not.toBe('endTeamPhase');
  expect(phaseJustOver(framesOf(fazaModule, match))).toBeNull();
});

test('V5 an opening Faza phase is not summed up: there is nothing before it', () => {
  const match = randomMatch(1, 0, { fazaFirst: true });
  expect(phaseJustOver(framesOf(fazaModule, match))).toBeNull();
});
