import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { simulation } from '../../../tools/faza/simulation.ts';
import { type LabRun, runLab } from '../../../tools/lab/run.ts';
import { sourcesKey } from '../../../tools/lab/sources.ts';
import { runTool } from '../../kit/runTool.ts';

const root = mkdtempSync(join(tmpdir(), 'lab-'));
afterAll(() => rmSync(root, { recursive: true }));

const results = (folder: string): string[] =>
  ['faza-published.json', 'faza-published.html'].map((name) => readFileSync(join(root, folder, name), 'utf8'));
const journalOf = (folder: string): string[] =>
  readdirSync(join(root, folder)).filter((name) => name.endsWith('.jsonl'));

async function lab(folder: string, more: Partial<LabRun> = {}): Promise<boolean> {
  const asked = { games: 6, only: ['random/hard'], seed: 'test', workers: 1, note: () => undefined };
  const { stopped } = await runLab({
    id: 'faza',
    simulation,
    edition: 'published',
    folder: join(root, folder),
    ...asked,
    ...more,
  });
  return stopped;
}

describe('the lab', () => {
  test('gives the same results when it is stopped and resumed, and in any number of processes', async () => {
    expect(await lab('whole')).toBe(false);

    const stop = new AbortController();
    stop.abort();
    expect(await lab('resumed', { stop: stop.signal })).toBe(true);
    await lab('resumed');
    const [name = ''] = journalOf('resumed');
    const journal = join(root, 'resumed', name);
    // As if the process had been killed while writing its last chunk.
    writeFileSync(journal, readFileSync(journal, 'utf8').slice(0, -20));
    expect(await lab('resumed', { workers: 2 })).toBe(false);

    // Two chunks, only the last of which was played again.
    expect(readFileSync(journal, 'utf8').trim().split('\n')).toHaveLength(2);
    expect(results('resumed')).toEqual(results('whole'));
    const { counts } = JSON.parse(results('whole')[0] ?? '');
    expect(Object.keys(counts)).toEqual(['random/hard']);
    // The series takes 30 games for each requested one.
    expect(counts['random/hard'].games).toBe(180);
  });

  test('plays the rest of the games elsewhere, and the counts of both parts add up to those of all', async () => {
    const counted = (folder: string): Record<string, number> =>
      JSON.parse(results(folder)[0] ?? '').counts['random/hard'];
    await lab('whole', { games: 10 });
    await lab('start', { games: 5 });
    await lab('rest', { games: 10, first: 5 });
    const start = counted('start');
    const rest = counted('rest');
    expect(start.games).toBe(150);
    expect(rest.games).toBe(150);
    const sum = Object.entries({ ...start, ...rest }).map(([name]) => [name, (start[name] ?? 0) + (rest[name] ?? 0)]);
    expect(counted('whole')).toEqual(Object.fromEntries(sum));
    await expect(lab('rest', { first: 3 })).rejects.toThrow('--first must be a multiple of 5 below --games');
    await expect(lab('rest', { games: 5, first: 5 })).rejects.toThrow('--first must be a multiple of 5 below --games');
  });

  test('that finds no series of that name says so, and leaves the results unchanged', async () => {
    await lab('named', { games: 1 });
    const before = results('named');
    await expect(lab('named', { only: ['hrad/', 'nromal/'] })).rejects.toThrow(
      'no series has hrad/ or nromal/ in its name',
    );
    expect(results('named')).toEqual(before);
  });

  test('never mixes games of different seeds', async () => {
    await lab('seeds', { games: 1 });
    const [one] = results('seeds');
    await lab('seeds', { games: 1, seed: 'other' });
    expect(journalOf('seeds')).toHaveLength(2);
    expect(results('seeds')[0]).not.toBe(one);
    await lab('seeds', { games: 1 });
    expect(results('seeds')[0]).toBe(one);
  });

  test('leaves one page that needs nothing else', async () => {
    const { code, stdout } = await runTool('lab', ['--games', '1', '--only', 'random/', '--out', join(root, 'tool')]);
    expect(code).toBe(0);
    expect(stdout).toBe(`${join(root, 'tool', 'faza-published.html')}\n${join(root, 'tool', 'faza-published.json')}\n`);
    const [, page = ''] = results('tool');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).not.toMatch(/<script|https?:|url\(|@import/);
    expect(page).toContain('Random play wins less than 0.1% of its games.');
    expect(page).toContain('not measured yet');
  });

  test('says what is wrong with a journal, and leaves it unchanged', async () => {
    await lab('broken', { games: 1 });
    const [name = ''] = journalOf('broken');
    const journal = join(root, 'broken', name);
    writeFileSync(journal, `nonsense\n${readFileSync(journal, 'utf8')}`);
    const before = readFileSync(journal, 'utf8');
    await expect(lab('broken')).rejects.toThrow('line 1 is not a chunk of games');
    expect(readFileSync(journal, 'utf8')).toBe(before);
  });
});

describe('the fingerprint of what was played', () => {
  test('changes with a name, a content and the text', () => {
    const folder = mkdtempSync(join(root, 'sources-'));
    const sources = [new URL(`file://${folder}/`)];
    writeFileSync(join(folder, 'a.ts'), 'one');
    const keys = [sourcesKey(sources, 'game'), sourcesKey(sources, 'other')];
    writeFileSync(join(folder, 'a.ts'), 'two');
    keys.push(sourcesKey(sources, 'game'));
    rmSync(join(folder, 'a.ts'));
    writeFileSync(join(folder, 'b.ts'), 'two');
    keys.push(sourcesKey(sources, 'game'));
    expect(new Set(keys).size).toBe(4);
    writeFileSync(join(folder, 'a.ts'), 'one');
    rmSync(join(folder, 'b.ts'));
    expect(sourcesKey(sources, 'game')).toBe(keys[0]);
  });
});
