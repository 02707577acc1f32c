import { readFileSync } from 'node:fs';
import type { Command } from '../../../src/games/faza/rules/command.ts';
import type { Setup } from '../../../src/games/faza/rules/state.ts';
import type { GameRecord } from '../../../src/kernel/record.ts';

/** A recorded whole game; `tests/golden/records.test.ts` proves that it still leads where it says. */
export function golden(name: 'victory' | 'defeat'): GameRecord<Setup, Command> {
  const file = new URL(`../../golden/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as GameRecord<Setup, Command>;
}
