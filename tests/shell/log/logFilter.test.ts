import { describe, expect, test } from 'vitest';
import type { ShipId } from '../../../src/games/faza/content/vocabulary.ts';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { begin, give } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { filterLog, isAt, type LogFilter, type LogLine, matchLog, wholeLog } from '../../../src/shell/log/matchLog.ts';
import { framesOf } from '../../../src/shell/replay/frames.ts';
import { setupOf } from '../../games/faza/positions.ts';
import { randomMatch } from '../replay/games.ts';

/** A handwritten log line: its text, its rule, its round, and the seats it is about. */
function line(
  text: string,
  rule: string,
  round: number,
  seats: readonly number[],
  ships: readonly ShipId[] = [],
): LogLine {
  const frame = at(framesOf(fazaModule, randomMatch(0, 0)), 0);
  return {
    text,
    rule,
    round,
    frame: { ...frame, round, sentence: text, concerns: { seats, pieces: ships, places: [] } },
  };
}

const LINES: readonly LogLine[] = [
  line('The Faza are above the city.', 'S1', 0, []),
  line('Round 1: the team acts.', 'T1', 1, []),
  line('Soldier ran to Armory (10).', 'M1', 1, [0]),
  line('Soldier and Doctor are together.', 'T2', 1, [0, 1]),
  line('The Carrier acts.', 'F4', 1, [], ['carrier']),
  line('2 Drones landed at Armory (10).', 'A1', 1, [], ['carrier']),
  line('Doctor boarded the Carrier: 3 health left.', 'B2', 2, [1], ['carrier']),
  line('The Former moved to Harbor (14).', 'A6', 2, [], ['former']),
  line('1 Drone landed at Harbor (14).', 'F3', 2, []),
  line('Doctor used card 1.', 'T2', 3, [1]),
];

/** The indexes of the lines that pass a filter. */
const left = (filter: Partial<LogFilter>): number[] =>
  filterLog(LINES, { ...wholeLog, ...filter }).map((found) => LINES.indexOf(found));

describe('the log', () => {
  test('marks the line of the replay’s current fact', () => {
    const lines = matchLog(fazaModule, randomMatch(0, 12));
    expect(new Set(lines.map(({ frame }) => frame.commands)).size).toBeLessThan(lines.length);
    for (const here of lines) expect(lines.filter(({ frame }) => isAt(frame, here.frame))).toEqual([here]);
    expect(lines.some(({ frame }) => isAt(frame, undefined))).toBe(false);
  });

  test('covers a round from its beginning to its end', () => {
    const ended = give(begin(faza, setupOf(['soldier', 'doctor'])), { do: 'endTeamPhase' });
    if (!('session' in ended)) throw new Error('the phase cannot be ended');
    const lines = matchLog(fazaModule, { session: ended.session, players: ['you', 'you'] });
    expect(lines[0]).toMatchObject({ text: 'The Faza are above the city.', rule: 'S5', round: 1 });
    const first = lines.findIndex(({ text }) => text === 'Round 1: the team acts.');
    expect(lines.slice(first).map(({ rule, text }) => `${rule} ${text}`)).toEqual([
      'T1 Round 1: the team acts.',
      'T3 The Faza phase begins.',
      'F2 The Faza attack heroes.',
      'I2 1 Rebel fell at Fort Garrison (2) protecting Soldier.',
      'I2 1 Rebel fell at City Hospital (1) protecting Doctor.',
      'F4 The Motherships act.',
      'F4 The tracker moves to the Destroyer.',
      'F4 The Destroyer acts.',
      'A2 The Destroyer moved to City Hospital (1).',
      'A2 1 Rebel fell at City Hospital (1).',
      'I1 Doctor was injured: card 1 turns over.',
      'D3 1 Drone landed at City Hospital (1).',
      'D1 There was no room for 2 Drones at City Hospital (1).',
      'F4 The tracker moves to the Former.',
      'F4 The Former acts.',
      'A3 The Former moved to Monument Plaza (15).',
      'A3 Monument Plaza (15) was fazaformed.',
      'A3 The Former moved to Armory (10).',
      'A3 Armory (10) was fazaformed.',
      'D3 1 Drone landed at Armory (10).',
      'D1 There was no room for 1 Drone at Armory (10).',
      'F5 Used cards come back.',
      'T1 Round 2: the team acts.',
    ]);
    expect(lines.slice(first).map(({ round }) => round)).toEqual([...Array(22).fill(1), 2]);
  });

  test('has a sentence for every fact of a game: none is empty, and their positions increase', () => {
    for (const match of [0, 1, 2].map((number) => randomMatch(number))) {
      const [lines, frames] = [matchLog(fazaModule, match), framesOf(fazaModule, match)];
      expect(lines).toHaveLength(frames.length);
      expect(lines.filter(({ text }) => !/^[A-Z0-9].*[.!]$/.test(text))).toEqual([]);
      expect(lines.map(({ frame }) => frame)).toEqual(frames);
    }
  });

  test('without a filter is complete', () => {
    expect(left({})).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test.each<[string, Partial<LogFilter>, number[]]>([
    ['the hero in the first seat', { concerns: [{ by: 'seats', value: 0 }] }, [2, 3]],
    ['the hero in the second seat', { concerns: [{ by: 'seats', value: 1 }] }, [3, 6, 9]],
    ['a hero of whom nothing is told', { concerns: [{ by: 'seats', value: 2 }] }, []],
    ['the Carrier', { concerns: [{ by: 'pieces', value: 'carrier' }] }, [4, 5, 6]],
    ['the Former', { concerns: [{ by: 'pieces', value: 'former' }] }, [7]],
    ['the Destroyer', { concerns: [{ by: 'pieces', value: 'destroyer' }] }, []],
    ['what came before the first round', { round: 0 }, [0]],
    ['round 1', { round: 1 }, [1, 2, 3, 4, 5]],
    ['round 3', { round: 3 }, [9]],
    ['a word, large or small', { words: 'LANDED' }, [5, 8]],
    ['words in any order, with room about them', { words: '  landed  drone ' }, [5, 8]],
    ['words of which one is nowhere', { words: 'landed carrier' }, []],
    ['part of a word', { words: 'arm' }, [2, 5]],
    ['a rule, large or small', { words: 'f4' }, [4]],
    ['no rule by the beginning of its ID', { words: 'f' }, [0, 6, 7]],
    ['a rule and a word', { words: 't2 doctor' }, [3, 9]],
    [
      'a hero and a ship',
      {
        concerns: [
          { by: 'seats', value: 1 },
          { by: 'pieces', value: 'carrier' },
        ],
      },
      [6],
    ],
    ['a hero and a round', { concerns: [{ by: 'seats', value: 1 }], round: 1 }, [3]],
    ['a ship, a round and a word', { concerns: [{ by: 'pieces', value: 'carrier' }], round: 1, words: 'drones' }, [5]],
    [
      'a hero, a ship and a round that have nothing in common',
      {
        concerns: [
          { by: 'seats', value: 0 },
          { by: 'pieces', value: 'former' },
        ],
        round: 3,
      },
      [],
    ],
  ])('is cut to %s', (_, filter, lines) => {
    expect(left(filter)).toEqual(lines);
  });
});
