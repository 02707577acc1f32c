import { writeFileSync } from 'node:fs';
import { faza } from '../../src/games/faza/rules/faza.ts';
import { record } from '../../src/kernel/record.ts';
import { begin, give } from '../../src/kernel/session.ts';
import { plannedGame } from '../e2e/kit/plan.ts';

/**
 * Writes the recorded games that the browser tests play: `tsx tests/tools/make-golden.ts`. Needed only when the rules
 * change on purpose and an old record no longer leads where it did.
 */
const setup = {
  edition: 'published',
  heroes: ['soldier', 'doctor', 'senator'],
  health: null,
  rewards: true,
  fazaFirst: false,
  headStart: true,
} as const;

for (const [name, mode, won] of [
  ['victory', 'easy', true],
  ['defeat', 'normal', false],
] as const) {
  const game = plannedGame({ ...setup, mode }, won);
  let session = begin(faza, game.setup);
  for (const command of game.commands) {
    const result = give(session, command);
    if (!('session' in result)) throw new Error(`the bot gave an illegal command: ${JSON.stringify(command)}`);
    session = result.session;
  }
  const file = new URL(`../golden/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(record(session))}\n`);
  console.log(`${name}: seed ${game.setup.seed}, ${game.commands.length} commands`);
}
