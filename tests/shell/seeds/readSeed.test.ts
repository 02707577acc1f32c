import { describe, expect, test } from 'vitest';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import { codes } from '../../../src/games/faza/ui/setups/codes.ts';
import { teamsOf } from '../../../src/games/faza/ui/setups/teams.ts';
import { plainText, readSeed } from '../../../src/shell/seeds/readSeed.ts';
import { drawnSeed } from '../../../src/shell/seeds/seedNumber.ts';
import { codeOf } from '../../../src/shell/seeds/shareCode.ts';
import { fc } from '../../kit/seeded.ts';

const setups: fc.Arbitrary<Setup> = fc.record({
  edition: fc.constant('published' as const),
  mode: fc.constantFrom('easy' as const, 'normal' as const, 'hard' as const),
  heroes: fc.constantFrom(...teamsOf('published')),
  seed: fc.stringMatching(/^[0-9a-z]{1,6}$/),
  health: fc.constantFrom(null, 1, 6),
  rewards: fc.boolean(),
  fazaFirst: fc.boolean(),
});
const coded = setups.map((setup) => ({ setup, code: codeOf(codes, setup) ?? expect.unreachable('no code') }));
const read = (typed: string) => readSeed(codes, typed);

/** What programs insert between, before and after the groups of a code. */
const between = fc.constantFrom(
  '',
  ' ',
  '-',
  '–',
  '—',
  '‑',
  '−',
  '.',
  '·',
  '\u00a0',
  '\u200b',
  '\u00ad',
  '\n',
  '=\r\n',
  '_',
  '/',
);
const around = fc.constantFrom(
  '',
  ' ',
  '“',
  '”',
  '"',
  '‘',
  '’',
  '„',
  '«',
  '»',
  '(',
  ')',
  '<',
  '>',
  '.',
  ',',
  '!',
  '…',
  '\ufeff',
  '`',
  '*',
);
const written = fc.constantFrom(
  (code: string) => code,
  (code: string) => code.toLowerCase(),
  (code: string) => code.replace(/[0-9A-Z]/g, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0)),
  (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l'),
);

describe('a share code that was pasted', () => {
  test('is read through whatever mails, chats and documents do to it', () => {
    fc.assert(
      fc.property(
        coded,
        written,
        between,
        between,
        around,
        around,
        ({ setup, code }, write, one, other, left, right) => {
          const groups = [code.slice(0, 4), code.slice(4, 8), code.slice(8)].map(write);
          expect(read(`${left}${groups[0]}${one}${groups[1]}${other}${groups[2]}${right}`)).toEqual({
            is: 'code',
            setup,
          });
        },
      ),
      { numRuns: 400 },
    );
  });

  test('is found among words', () => {
    const digits = coded.filter(({ code }) => /\d/.test(code));
    fc.assert(
      fc.property(
        digits,
        fc.constantFrom('Code: ', 'play this – ', '> '),
        fc.constantFrom('', '!', ' see you'),
        ({ setup, code }, before, after) => {
          expect(read(`${before}${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}${after}`)).toEqual({
            is: 'code',
            setup,
          });
        },
      ),
    );
  });

  test('with a typo is never silently taken as a seed', () => {
    const letter = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZU');
    const mangle = fc.constantFrom('replace', 'drop', 'insert', 'swap');
    const lower = fc.boolean();
    fc.assert(
      fc.property(
        coded,
        mangle,
        fc.nat(11),
        letter,
        lower,
        between,
        ({ setup, code }, how, at, other, isLower, gap) => {
          const letters = [...code];
          if (how === 'replace') letters[at] = other;
          else if (how === 'drop') letters.splice(at, 1);
          else if (how === 'insert') letters.splice(at, 0, other);
          else letters.splice(at, 2, ...letters.slice(at, at + 2).reverse());
          fc.pre(/\d/.test(letters.join('')));
          const typed = `${letters.slice(0, 4).join('')}${gap}${letters.slice(4).join('')}`;
          const result = read(isLower ? typed.toLowerCase() : typed);
          if (result.is === 'code') expect(result.setup).toEqual(setup);
          else expect(result.is).toBe('doubt');
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    ['of another game, a character shorter', '0042M000M9C', 'length'],
    ['with a letter that no code has', '0042-M000-M9CU', 'letters'],
    ['with a letter of another alphabet', '0042-М000-M9C8', 'letters'],
    ['with a mistake, among words', 'Code: 0042-M000-M9C9', 'mistyped'],
    ['whose typo makes it a word too long', '0042-M000-M9C88', 'length'],
  ])('%s is asked about', (_, typed, doubt) => {
    expect(read(typed)).toMatchObject({ is: 'doubt', doubt });
  });

  test('has no meaning in a game without codes, and is asked about there', () => {
    expect(readSeed(null, '0042-M000-M9C8')).toMatchObject({ is: 'doubt', doubt: 'noCodes' });
    expect(readSeed(null, 'summer')).toEqual({ is: 'seed', seed: 'summer' });
  });
});

describe('a seed', () => {
  test.each([
    '7',
    'summer',
    'hello world',
    'Grüße aus Köln',
    'the rain in Spain',
    '東京',
    '👩‍🚀',
    "don't",
    'first 12',
    'golden defeat 9',
    'summer 2026 fun',
    '3.14',
  ])('of people’s own is taken as it is: %s', (seed) => {
    expect(read(seed)).toEqual({ is: 'seed', seed });
  });

  test.each([
    ['don’t – “stop”…', `don't - "stop"...`],
    ['summer\u200b', 'summer'],
    ['\ufeffsummer\u00a0\n', 'summer'],
    ['sum\u00admer', 'summer'],
    ['ru\u0308be', 'rübe'],
    ['two\u3000words', 'two words'],
    ['half \ud83d', 'half'],
  ])('is the same seed after a document has reformatted it: %j', (typed, seed) => {
    expect(read(typed)).toEqual({ is: 'seed', seed });
  });

  test.each([
    ['Daily 2026–11–23', 'daily 2026-11-23'],
    ['“daily 2026‑11‑23/1”.', 'daily 2026-11-23/1'],
    [` ${drawnSeed(7).toUpperCase().replace('-', '—')}.`, drawnSeed(7)],
  ])('of the game’s own is read tolerantly: %s', (typed, seed) => {
    expect(read(typed)).toEqual({ is: 'seed', seed });
  });

  test('of the game’s own with a typo is asked about', () => {
    expect(read('daily 2026-02-30')).toMatchObject({ is: 'doubt', doubt: 'daily' });
    expect(read(`0${drawnSeed(7).slice(1, -1)}0`)).toMatchObject({ is: 'doubt', doubt: 'drawn' });
  });

  test('that is too long is refused, and one without visible characters is no seed', () => {
    expect(read('x'.repeat(64))).toEqual({ is: 'seed', seed: 'x'.repeat(64) });
    expect(read('x '.repeat(40))).toEqual({ is: 'tooLong' });
    expect(read(' \u200b\u00ad\u2060 ')).toEqual({ is: 'empty' });
  });

  test('a link is followed if it contains a game, and otherwise asked about', () => {
    expect(read('Look: <https://example.org/faza/?x=1#game=AbC_-9>.')).toEqual({
      is: 'link',
      address: '#game=AbC_-9>.',
    });
    expect(read('https://example.org/faza/?utm_source=mail')).toMatchObject({ is: 'doubt', doubt: 'link' });
  });

  test('no input throws, and every resulting seed can be stored and typed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (typed) => {
        const result = read(typed);
        if (result.is !== 'seed') return;
        expect(result.seed.length).toBeGreaterThan(0);
        expect(result.seed.length).toBeLessThanOrEqual(64);
        expect(result.seed.isWellFormed()).toBe(true);
        expect(plainText(result.seed)).toBe(result.seed);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ['number signs', '#'.repeat(200_000)],
  ['dashes', `x${'-'.repeat(200_000)}x`],
  ['joiners', `x${'\u200d'.repeat(200_000)}x`],
  ['spaces between joiners', `x${' \u200d'.repeat(100_000)}x`],
])('a pasted document with a long line of %s is refused without holding up the page', (_, document) => {
  expect(read(document)).toEqual({ is: 'tooLong' });
});
