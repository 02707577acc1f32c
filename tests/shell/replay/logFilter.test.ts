import { describe, expect, test } from 'vitest';
import { logOf } from '../../../src/shell/matchHistory.ts';
import { framesOf } from '../../../src/shell/replay/frames.ts';
import { filterLog, wholeLog } from '../../../src/shell/replay/logFilter.ts';
import { randomMatch } from './games.ts';

const matches = [0, 1, 2, 3, 4, 5].map((number) => randomMatch(number));

describe('the log', () => {
  test('has every fact in a sentence, with its rule and its moment', () => {
    for (const match of matches) {
      const lines = logOf(match);
      expect(lines.map(({ frame }) => frame)).toEqual(framesOf(match).filter(({ sentence }) => sentence !== ''));
      for (const { text, rule, round, frame } of lines) {
        expect([text, rule, round]).toEqual([frame.sentence, frame.fact.rule, frame.round]);
      }
    }
  });

  test('without a filter is whole', () => {
    for (const lines of matches.map(logOf)) expect(filterLog(lines, wholeLog)).toEqual(lines);
  });

  test('is cut by hero, ship and round into what is about them, and nothing of it is left out', () => {
    for (const lines of matches.map(logOf)) {
      for (const seat of [0, 1]) {
        const about = filterLog(lines, { ...wholeLog, seat });
        expect(about).toEqual(lines.filter(({ frame }) => frame.concerns.seats.includes(seat)));
        expect(about.length).toBeLessThan(lines.length);
      }
      const ships = (['carrier', 'destroyer', 'former'] as const).map((ship) =>
        filterLog(lines, { ...wholeLog, ship }),
      );
      for (const about of ships) expect(about.length).toBeLessThan(lines.length);
      const rounds = [...new Set(lines.map(({ round }) => round))];
      expect(rounds.flatMap((round) => filterLog(lines, { ...wholeLog, round }))).toEqual(lines);
    }
  });

  test('is searched by words in any order and size, and by rule', () => {
    for (const lines of matches.map(logOf)) {
      const landed = filterLog(lines, { ...wholeLog, words: '  LANDED drone' });
      expect(landed).toEqual(lines.filter(({ text }) => /drone/i.test(text) && /landed/i.test(text)));
      const byRule = filterLog(lines, { ...wholeLog, words: 'f4' });
      expect(byRule).toEqual(lines.filter(({ rule, text }) => rule === 'F4' || /f4/i.test(text)));
    }
  });

  test('each filter narrows what the others leave', () => {
    for (const lines of matches.map(logOf)) {
      const both = filterLog(lines, { seat: 0, ship: null, round: 1, words: 'card' });
      for (const line of both) {
        expect(filterLog(lines, { ...wholeLog, seat: 0 })).toContain(line);
        expect(filterLog(lines, { ...wholeLog, round: 1 })).toContain(line);
        expect(filterLog(lines, { ...wholeLog, words: 'card' })).toContain(line);
      }
    }
  });
});
