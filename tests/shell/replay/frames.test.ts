import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import type { FazaSession } from '../../../src/games/faza/rules/state/types.ts';
import { age, futureOf, now, pastOf, redo, undo, viewNow } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { gameText, parseGame } from '../../../src/shell/persistence/gameText.ts';
import { branchAt, canBranchAt, frameAt, framesOf, nextRound, roundMarks } from '../../../src/shell/replay/frames.ts';
import { randomMatch } from './games.ts';

const matches = Array.from({ length: 12 }, (_, number) => randomMatch(number));

describe('a replay goes through a match fact by fact', () => {
  test('every fact has its frame, and after each command the picture equals the view of the real state', () => {
    for (const match of matches) {
      const { opening } = match.session;
      const moments = [{ facts: opening.facts, state: opening.state }, ...pastOf(match.session)];
      const frames = framesOf(fazaModule, match);
      expect(frames.map(({ fact }) => fact)).toEqual(moments.flatMap(({ facts }) => facts));
      const whole = frames.filter((frame) => frame.whole);
      expect(whole.map(({ state }) => state)).toEqual(
        moments.flatMap(({ facts, state }) => (facts.length > 0 ? [fazaModule.rules.view(state, null)] : [])),
      );
    }
  });

  test('a moment is found by its command and its fact', () => {
    for (const match of matches) {
      const frames = framesOf(fazaModule, match);
      frames.forEach(({ commands, facts, whole }, index) => {
        expect(frameAt(frames, commands, facts)).toBe(index);
        if (whole) expect(frameAt(frames, commands + 1, 0)).toBe(Math.min(index + 1, frames.length - 1));
      });
      expect(frameAt(frames, 10_000)).toBe(frames.length - 1);
    }
  });

  test('“after a command” means after the last of its facts', () => {
    const frames = framesOf(fazaModule, at(matches, 0));
    for (const { commands } of frames) {
      const found = at(frames, frameAt(frames, commands));
      expect([found.commands, found.whole]).toEqual([commands, true]);
    }
  });
});

describe('rounds are marked where they begin', () => {
  test('T3 a Faza phase belongs to the round of the Team phase before it', () => {
    for (const match of matches) {
      const frames = framesOf(fazaModule, match);
      for (const { round, index } of roundMarks(frames).slice(1)) {
        expect(at(frames, index).fact).toMatchObject({ fact: 'phaseBegan', phase: 'team', round });
      }
    }
  });

  test('V5 an opening Faza phase lies before the first round', () => {
    const frames = framesOf(fazaModule, randomMatch(2, 4, { fazaFirst: true }));
    expect(roundMarks(frames).map(({ round }) => round)).toEqual([0, 1]);
  });

  test('V5 an opening Faza phase is shown: it starts from the table as set up, and ends at the opening', () => {
    for (let number = 0; number < 8; number++) {
      const match = randomMatch(number, 0, { fazaFirst: true });
      const frames = framesOf(fazaModule, match);
      const began = frames.findIndex(({ fact }) => fact.fact === 'phaseBegan');
      const { tiles, ships, pool } = framesOf(fazaModule, randomMatch(number, 0)).at(-1)?.state ?? now(match.session);
      for (const { state } of frames.slice(0, began + 1)) {
        expect({ tiles: state.tiles, ships: state.ships, pool: state.pool }).toEqual({ tiles, ships, pool });
      }
      for (const [index, { fact, state }] of frames.entries()) {
        const before = at(frames, Math.max(0, index - 1)).state;
        if (index > began && fact.fact === 'dronesPlaced') {
          expect(at(state.tiles, fact.tile - 1).drones).toBe(at(before.tiles, fact.tile - 1).drones + fact.count);
        }
      }
      const [last, end] = [at(frames, frames.length - 2).state, viewNow(match.session)];
      expect({ tiles: last.tiles, pool: last.pool, heroes: last.heroes.map(({ tile }) => tile) }).toEqual({
        tiles: end.tiles,
        pool: end.pool,
        heroes: end.heroes.map(({ tile }) => tile),
      });
      expect(at(frames, frames.length - 1).state).toEqual(end);
    }
  });

  test('stepping from round to round works in both directions', () => {
    for (const match of matches) {
      const frames = framesOf(fazaModule, match);
      const marks = roundMarks(frames).map(({ index }) => index);
      for (const [place, index] of marks.entries()) {
        expect(nextRound(frames, index, 1)).toBe(marks[place + 1] ?? frames.length - 1);
        expect(nextRound(frames, index, -1)).toBe(marks[place - 1] ?? 0);
      }
    }
  });
});

describe('play can continue from any point', () => {
  test('and return: no move is lost, undone or not, and a stored branch is the same game', () => {
    for (const whole of matches.slice(0, 3)) {
      // As at a table where the last few commands have been undone.
      const match = { ...whole, session: undo(undo(whole.session)), whose: 'guest' as const };
      const all = commandsOf(match.session);
      for (const [index, frame] of framesOf(fazaModule, match).entries()) {
        const branch = branchAt(match, frame);
        expect(commandsOf(branch.session)).toEqual(all);
        const { practice, players, whose } = branch;
        expect({ players, whose }).toEqual({ players: match.players, whose: 'guest' });
        let { session } = branch;
        while (age(session) < age(match.session)) session = redo(session);
        expect(now(session)).toBe(now(match.session));
        if (index % 9 > 0) continue;
        const stored = parseGame(gameText(branch), fazaModule);
        if (typeof stored === 'string') throw new Error(stored);
        expect(commandsOf(stored.session)).toEqual(all);
        expect([now(stored.session), stored.practice, stored.whose]).toEqual([now(branch.session), practice, 'guest']);
      }
      expect(commandsOf(match.session)).toEqual(all);
    }
  });

  test('from the state that was shown, and later commands can be redone', () => {
    for (const match of matches.slice(0, 4)) {
      for (const frame of framesOf(fazaModule, match)) {
        const branch = branchAt(match, frame);
        if (frame.whole) expect(viewNow(branch.session)).toEqual(frame.state);
        else expect(age(branch.session)).toBe(Math.max(0, frame.commands - 1));
        let { session } = branch;
        while (session.future !== null) session = redo(session);
        expect(now(session)).toEqual(now(match.session));
      }
    }
  });

  test('of a match that was finished and counted, only as practice', () => {
    const over = matches.filter(({ session }) => now(session).outcome !== null);
    expect(over.length).toBeGreaterThan(0);
    for (const match of over) {
      const open = framesOf(fazaModule, match).filter((frame) => canBranchAt(match, frame));
      for (const frame of open) expect(branchAt(match, frame).practice).toBe(true);
    }
  });

  test('but not from its end', () => {
    const over = matches.find(({ session }) => now(session).outcome !== null);
    if (!over) throw new Error('no match came to its end');
    const frames = framesOf(fazaModule, over);
    expect(canBranchAt(over, at(frames, frames.length - 1))).toBe(false);
    expect(canBranchAt(over, at(frames, 0))).toBe(true);
  });
});

function commandsOf(session: FazaSession): unknown[] {
  return [...pastOf(session), ...futureOf(session)].map(({ command }) => command);
}
