import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFrom, type Drawing, drawBelow } from '../../src/kernel/chance.ts';
import { at } from '../../src/kernel/values/at.ts';
import { equal } from '../../src/kernel/values/equal.ts';
import { defineCommand, runCommand } from '../../tools/kit/args.ts';
import { openHouse } from '../looks/kit/house.ts';
import { ensureBrowser } from '../tools/ensureBrowser.ts';
import { KINDS, visit, type Written } from './visit.ts';

const command = defineCommand({
  name: 'npm run kills',
  summary: [
    'Plays in a real browser, kills the browser, its renderer or its tab at random instants, opens it again with the same profile,',
    'and fails if a command is missing that the database had confirmed, or the game cannot be continued. For Linux.',
  ].join('\n'),
  options: {
    kills: { kind: 'number', default: 30, min: 1, max: 100_000, help: 'How many kills' },
    seed: {
      kind: 'text',
      default: 'kills',
      help: 'What is played, and when it is killed, follows from it as far as a computer’s timing lets it',
    },
  },
  examples: ['npm run kills -- --kills 300'],
});

await runCommand(command, async ({ kills, seed }) => {
  const luck: Drawing = { ...chanceFrom(seed) };
  const executablePath = process.env.PW_CHROMIUM ?? (await ensureBrowser());
  const house = await openHouse();
  const profile = mkdtempSync(join(tmpdir(), 'faza-kills-'));
  const counts = new Map<string, number>();
  const lost: string[] = [];
  let confirmed: Written | null = null;
  let confirmations = 0;
  try {
    // The visit after the last kill only checks.
    for (let index = 0; index <= kills; index++) {
      const kind = at(KINDS, drawBelow(luck, KINDS.length));
      const result = await visit({ url: house.url, profile, executablePath }, kind, luck);
      if (confirmed !== null && !goesOn(result.found, confirmed)) {
        lost.push(`before kill ${index + 1}: confirmed ${told(confirmed)}, found ${told(result.found)}`);
      }
      if (result.confirmed !== null) confirmations += 1;
      confirmed = result.confirmed ?? result.found;
      if (index === kills) break;
      const what = `${kind}, during ${result.during}`;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      console.log(`${index + 1}  ${what}: ${confirmed?.commands.length ?? 0} commands confirmed`);
    }
  } finally {
    await house.close();
    rmSync(profile, { recursive: true, force: true });
  }
  for (const [what, count] of [...counts].sort((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(5)}  ${what}`);
  for (const line of lost) console.log(line);
  console.log(
    `${kills} kills with seed “${seed}”, ${confirmations} of them after a confirmed command: ${lost.length} lost one`,
  );
  return lost.length === 0 ? 0 : 1;
});

/** A game in one line, for diagnosing a loss. */
function told(game: Written | null): string {
  return game ? `${game.setup.seed}: ${JSON.stringify(game.commands)}` : 'nothing';
}

/** Whether a game that was found holds every command of one that was confirmed. */
function goesOn(found: Written | null, confirmed: Written): boolean {
  // Once a game is over, it may no longer be stored.
  if (found === null) return confirmed.isOver;
  // A text that has been read and written again may list the fields of a setup or a command in another order.
  const start = found.commands.slice(0, confirmed.commands.length);
  return equal(found.setup, confirmed.setup) && equal(start, confirmed.commands);
}
