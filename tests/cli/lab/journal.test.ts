import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openJournal } from '../../../tools/lab/journal.ts';

let folder = '';
let notes: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  notes = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => openJournal(folder, 'game-key', (text) => notes.push(text));
const file = (): string => join(folder, 'game-key.jsonl');
const FIRST = '{"series":"a","from":0,"to":5,"counts":{"games":5,"won":2}}\n';
const SECOND = '{"series":"a","from":5,"to":10,"counts":{"games":5}}\n';

describe('the journal', () => {
  test('keeps chunks at once', () => {
    open().append({ series: 'a', from: 0, to: 5, counts: { games: 5, won: 2 } });
    expect(readFileSync(file(), 'utf8')).toBe(FIRST);
    expect(open().entries.get('a 0 5')?.counts).toEqual({ games: 5, won: 2 });
  });

  test('removes a last line that was cut off, also in the middle of a character, and says so', () => {
    writeFileSync(file(), FIRST);
    appendFileSync(file(), Buffer.concat([Buffer.from('{"series":"'), Buffer.from('é').subarray(0, 1)]));
    const journal = open();
    expect([...journal.entries.keys()]).toEqual(['a 0 5']);
    expect(notes.join('')).toContain('cut off');
    journal.append({ series: 'a', from: 5, to: 10, counts: { games: 5 } });
    expect(readFileSync(file(), 'utf8')).toBe(FIRST + SECOND);
  });

  test.each([
    ['no JSON', 'what?\n', 'line 2 is not a chunk of games'],
    ['an empty line', '\n', 'line 2 is not a chunk of games'],
    ['another shape', '{"series":"a","from":5,"to":10}\n', 'line 2 is not a chunk of games'],
    ['more than a chunk', SECOND.replace('}}', '},"more":1}'), 'line 2 is not a chunk of games'],
    ['half a game', SECOND.replace('"games":5', '"games":4.5'), 'line 2 is not a chunk of games'],
    ['a number in words', SECOND.replace('"games":5', '"games":"5"'), 'line 2 is not a chunk of games'],
    ['a chunk a second time', FIRST, 'line 2 is there twice'],
  ])('refuses %s, names the line and changes nothing', (_, line, message) => {
    const text = FIRST + line + SECOND;
    writeFileSync(file(), text);
    expect(open).toThrow(message);
    expect(readFileSync(file(), 'utf8')).toBe(text);
  });

  test('changes nothing where a line is broken and the last one is cut off', () => {
    const text = `${FIRST}what?\n{"ser`;
    writeFileSync(file(), text);
    expect(open).toThrow('line 2');
    expect(readFileSync(file(), 'utf8')).toBe(text);
  });
});
