import { describe, expect, test } from 'vitest';
import { banterOf } from '../../../../src/games/azardia/interaction/banter.ts';
import { duelLayout, endStrip } from '../../../../src/games/azardia/interaction/layout/duelLayout.ts';
import { tableLayout } from '../../../../src/games/azardia/interaction/layout/tableLayout.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { evolve } from '../../../../src/games/azardia/rules/evolve.ts';
import type { AzardiaView, State } from '../../../../src/games/azardia/rules/state/state.ts';
import { bubbleBeside, drawBanter, duelBubble } from '../../../../src/games/azardia/scenes/table/banter.ts';
import type { Surface } from '../../../../src/games/azardia/scenes/table/surface.ts';
import { banterText } from '../../../../src/games/azardia/text/banter.en.ts';
import { begin, give, now } from '../../../../src/kernel/session.ts';
import type { CanvasPainter } from '../../../../src/table/canvasPainter.ts';
import { common, contains, type Rect } from '../../../../src/table/layout/rect.ts';
import { azardiaGamesOf } from '../../../e2e/kit/golden.ts';
import { Paper } from '../../../kit/paper.ts';
import { position } from '../position.ts';
import widths from '../scenes/letterWidths.json' with { type: 'json' };
import { WINDOWS } from '../windows.ts';
import { tableFor } from './pressing.ts';

const LINES = Object.values(banterText).flatMap((moments) => Object.values(moments).flat());
const ALL = [0, 1, 2, 3] as const;

/** A computer (seat 1) attacks or duels seat 0, on a turn of seat 0 in a round. */
function inRound(round: number, open: 'attack' | 'duel' | 'nothing'): State {
  const table = position('C', [{ tile: 60, hand: ['bootJets'] }, { tile: 60, hand: ['nopeNebula'] }, { tile: 20 }]);
  const side = (seat: number) => ({ seat, dice: [], raised: [false, false], added: 0 });
  return {
    ...table,
    round,
    duel: open === 'duel' ? { challenger: side(1), defender: side(0), tile: 60 } : null,
    attack:
      open === 'attack' ? { card: 'gravityHiccup', owner: 1, victim: 0, isMass: false, asked: 0, answers: [] } : null,
  };
}

const rounds = Array.from({ length: 24 }, (_, index) => index + 1);

/** The banter in each duel and attack of seat 0 in a game, in every state. */
function saidIn({ setup, commands }: ReturnType<typeof azardiaGamesOf>[number]['record']) {
  let session = begin(azardia, setup);
  const conflicts: { isOwn: boolean; readonly said: Set<string> }[] = [];
  let open = false;
  const computers = ALL.slice(1);
  for (const command of commands) {
    let state: AzardiaView = azardia.view(now(session), 0);
    const given = give(session, command);
    if (!('session' in given)) throw new Error('a golden game is refused');
    for (const full of given.facts) {
      const fact = azardia.redact(full, 0) ?? full;
      const isOpen = state.duel !== null || state.attack !== null;
      const before = banterOf(state, 0, computers, fact);
      state = evolve(state, fact);
      const is = state.duel !== null || state.attack !== null;
      if (is && (!isOpen || !open)) conflicts.push({ isOwn: false, said: new Set() });
      open = is;
      const conflict = conflicts.at(-1);
      const { duel, attack } = state;
      const sides = duel ? [duel.challenger.seat, duel.defender.seat] : [attack?.owner, attack?.victim];
      if (conflict && sides.includes(0)) conflict.isOwn = true;
      for (const one of [before, banterOf(state, 0, computers, fact)]) if (one) conflict?.said.add(one.words);
    }
    ({ session } = given);
  }
  return conflicts.flatMap(({ isOwn, said }) => (isOwn ? [said] : []));
}

describe('banter comes once in a while', () => {
  test('in recorded games at most every third duel or attack has it, and hardly ever more than a line', () => {
    const conflicts = azardiaGamesOf(azardia.version).flatMap(({ record }) => saidIn(record));
    const said = conflicts.filter(({ size }) => size > 0);
    expect(conflicts.length).toBeGreaterThan(200);
    expect(said.length / conflicts.length).toBeLessThan(1 / 3);
    expect(said.length).toBeGreaterThan(20);
    // A second one only if dice are rolled again, or an attack is a challenge.
    expect(Math.max(...conflicts.map(({ size }) => size))).toBeLessThanOrEqual(2);
    expect(said.filter(({ size }) => size > 1).length / said.length).toBeLessThan(0.1);
  });

  test.each(['attack', 'duel'] as const)(
    'of an %s only computers speak, and nothing of it depends on a hand',
    (open) => {
      const lines = rounds.flatMap(
        (round) => banterOf(azardia.view(inRound(round, open), 0), 0, [1, 2], undefined) ?? [],
      );
      expect(lines.length).toBeGreaterThan(0);
      for (const round of rounds) {
        const state = inRound(round, open);
        expect(banterOf(azardia.view(state, 0), 0, [2], undefined)).toBeNull();
        const others = state.players.map((player) => ({
          ...player,
          hand: player.hand.map(() => 'mirrorPoncho' as const),
        }));
        const [one, other] = [state, { ...state, players: others }].map((known) =>
          banterOf(azardia.view(known, 0), 0, [1, 2], undefined),
        );
        expect(one).toEqual(other);
        expect(one?.seat ?? 1).toBe(1);
      }
    },
  );

  test('the table shows it to a person among computers, and not in what is followed', () => {
    const told = (isFollowed: boolean) =>
      rounds.flatMap(
        (round) =>
          tableFor(inRound(round, 'duel'), 0, [], [1280, 720], {
            isFollowed,
            animated: azardia.view(inRound(round, 'duel'), 0),
          }).shown.banter ?? [],
      );
    expect(told(false).length).toBeGreaterThan(0);
    expect(told(true)).toEqual([]);
  });
});

test('no line is there twice, and each is short', () => {
  expect(new Set(LINES).size).toBe(LINES.length);
  for (const line of LINES) expect(line.length).toBeLessThanOrEqual(33);
});

const overlaps = (one: Rect, other: Rect): boolean => {
  const { w, h } = common(one, other);
  return w > 0.01 && h > 0.01;
};

describe.each(WINDOWS)('at %i × %i', (...window) => {
  const table = tableLayout(...window, 4);
  const duel = duelLayout(table);
  const whole: Rect = { x: 0, y: 0, w: window[0] + 0.01, h: window[1] + 0.01 };
  const isIn = (area: Rect, { x, y, w, h }: Rect): boolean =>
    contains(area, { x, y }) && contains(area, { x: x + w, y: y + h });

  test('the bubble of a duel covers neither dice nor stakes nor choices', () => {
    const bubble = duelBubble(duel);
    const read = duel.sides.flatMap((side) => {
      const { x, y, radius } = side.total;
      const total: Rect = { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius };
      return [side.card, ...side.dice, total, endStrip(side, duel.unit, 12)];
    });
    for (const area of [...read, duel.panel, duel.top])
      expect(overlaps(bubble, area), JSON.stringify(area)).toBe(false);
    expect(isIn(whole, bubble)).toBe(true);
  });

  test('the bubble of an attack covers only the board', () => {
    for (const rival of table.rivals) expect(isIn(table.board, bubbleBeside(rival, table))).toBe(true);
  });

  test.each(['duel', 'attack'] as const)('every line can be read in the bubble of an %s', (open) => {
    const state = azardia.view(inRound(1, open), 0);
    const { shown } = tableFor(inRound(1, 'nothing'), 0, [], window);
    for (const words of LINES) {
      const paper = new Paper(widths);
      const put = (_: string, area: Rect, ...[, , paint]: [number, unknown, (g: CanvasPainter) => void]): void =>
        paint(paper.g(area));
      const field = { board: { spot: () => ({ x: -1000, y: -1000 }) } };
      const surface = { panels: { put }, field } as unknown as Surface;
      drawBanter(surface, { ...shown, state, ghosts: [], isAsked: true, banter: { seat: 1, words } });
      expect(paper.lines.join(' ')).toBe(words);
      expect(paper.complaints).toEqual([]);
    }
  });
});
