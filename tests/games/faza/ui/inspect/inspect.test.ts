import { describe, expect, test } from 'vitest';
import { editions } from '../../../../../src/games/faza/content/editions.ts';
import { boardLayout } from '../../../../../src/games/faza/interaction/layout/boardLayout.ts';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import { RULE_IDS } from '../../../../../src/games/faza/rules/ruleIds.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { explain, titleOf } from '../../../../../src/games/faza/ui/inspect/explain.ts';
import { type Piece, pieceKey, piecesOn, type Table } from '../../../../../src/games/faza/ui/inspect/piece.ts';
import { rulesOf, type Topic } from '../../../../../src/games/faza/ui/inspect/topics.ts';
import { roundStarts } from '../../../../../src/kernel/rounds.ts';
import { regionAt } from '../../../../../src/shell/inspect/inspector.ts';
import { goldenGamesOf } from '../../../../e2e/kit/golden.ts';
import { gameAfter } from '../../../../looks/kit/visitor.ts';
import { setupOf, viewed } from '../../positions.ts';

const SIZES = [
  [360, 640],
  [640, 360],
  [1280, 720],
  [1920, 1080],
] as const;

const tableOf = (state: FazaView, [width, height]: readonly [number, number]): Table => ({
  state,
  layout: boardLayout(width, height, state),
  seat: 0,
});

/** Positions from the beginnings of all rounds of a game of each mode. */
const positions = goldenGamesOf(faza.version)
  .filter(({ name }) => /^(easy-2|normal-4|hard-3)-greedy-0[1-3]/.test(name))
  .flatMap(({ record }) => roundStarts(gameAfter(record, record.commands.length)).map(viewed));

describe('what can be asked about', () => {
  test('every rule can be reached from something on the table', () => {
    const reached = new Set<string>(Object.values(rulesOf).flat());
    expect(RULE_IDS.filter((id) => !reached.has(id))).toEqual([]);
  });

  test('nothing has more rules than can be taken in', () => {
    for (const [topic, rules] of Object.entries(rulesOf)) {
      expect(rules.length, topic).toBeGreaterThan(0);
      expect(rules.length, topic).toBeLessThanOrEqual(5);
    }
  });

  test('every topic comes up on some table', () => {
    const met = new Set<Topic>();
    // Any edition may have a ship that no other one has.
    const openings = Object.values(editions).map(({ id }) =>
      viewed(faza.newGame(setupOf(['scout', 'doctor'], { edition: id })).state),
    );
    for (const state of [...positions, ...openings]) {
      const wrecked: FazaView = {
        ...state,
        phase: 'faza',
        ships: state.ships.map((ship, i) => (i === 0 ? { ...ship, health: 0 } : ship)),
        events: { ...state.events, long: ['droneFoundry'] },
      };
      for (const table of [state, wrecked]) {
        for (const { piece } of piecesOn(tableOf(table, [1280, 720]))) {
          for (const { topic } of explain(table, piece).topics) met.add(topic);
        }
      }
    }
    expect(Object.keys(rulesOf).filter((topic) => !met.has(topic as Topic))).toEqual([]);
  });

  test.each(SIZES)('at %i × %i every piece has a name of its own and answers where it lies', (...size) => {
    for (const state of positions) {
      const table = tableOf(state, size);
      const pieces = piecesOn(table);
      expect(new Set(pieces.map(({ piece }) => pieceKey(piece))).size).toBe(pieces.length);
      for (const { piece, rect } of pieces) {
        expect(titleOf(state, piece)).not.toBe('');
        const there = regionAt(pieces, rect.x + rect.w / 2, rect.y + rect.h / 2);
        // On phones the events share their place with the news.
        if (piece.kind !== 'tracker') expect(there && pieceKey(there.piece)).toBe(pieceKey(piece));
      }
    }
  });

  test('beside the table there is nothing', () => {
    const [state] = positions;
    if (!state) throw new Error('no position');
    expect(regionAt(piecesOn(tableOf(state, [1280, 720])), -5, -5)).toBeNull();
  });
});

describe('the answer', () => {
  test('tells of everything on a tile, with its numbers', () => {
    for (const state of positions) {
      for (const ship of state.ships) {
        const { topics } = explain(state, { kind: 'tile', tile: ship.tile });
        expect(topics.map(({ topic }) => topic)).toContain(ship.health > 0 ? ship.id : 'wreck');
      }
      for (const tile of state.board) {
        const { topics } = explain(state, { kind: 'tile', tile });
        const here = state.tiles[tile - 1];
        expect(topics.some(({ topic }) => topic === 'drones')).toBe((here?.drones ?? 0) > 0);
        expect(topics.some(({ topic }) => topic === 'fazaformed')).toBe(here?.fazaformed);
      }
    }
  });

  test('counts the pools as they are', () => {
    const pool: Piece = { kind: 'dronePool' };
    for (const state of positions) {
      expect(explain(state, pool).topics[0]?.now).toContain(`${state.pool.drones} in the pool`);
    }
  });
});
