import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { Luck, playRandomly, checkState } from './kit/battery.ts';
import { setups, subject } from './games/faza/subject.ts';
const N = 20000; const table: Record<string, Record<string, number>> = {}; let commands = 0, rounds = 0, most = 0, opening = 0;
const t = Date.now();
for (const [i, setup] of fc.sample(setups, { numRuns: N, seed: 2026 }).entries()) {
  const s = playRandomly(subject, setup, new Luck(`r${i}`), (state) => checkState(subject, state));
  const last = s.past.at(-1)?.state ?? s.opening.state;
  if (s.past.length === 0) opening++;
  const key = `${setup.mode} ${setup.heroes.length}`;
  for (const k of [setup.mode, key]) { const row = (table[k] ??= {}); row[last.outcome?.rule ?? '?'] = (row[last.outcome?.rule ?? '?'] ?? 0) + 1; row['games'] = (row['games'] ?? 0) + 1; row['rounds'] = (row['rounds'] ?? 0) + last.round; row['commands'] = (row['commands'] ?? 0) + s.past.length; }
  commands += s.past.length; rounds += last.round; most = Math.max(most, s.past.length);
}
writeFileSync('/tmp/faza20000.json', JSON.stringify({ N, commands, rounds, most, opening, ms: Date.now() - t, table }, null, 1));
