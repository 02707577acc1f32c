import { defineCommand, runCommand } from '../../tools/kit/args.ts';
import { showProgress } from '../../tools/kit/progress.ts';
import { openHouse } from '../looks/kit/house.ts';
import { openBrowser } from '../looks/kit/visitor.ts';
import type { Drawing } from '../tools/browserFlags.ts';
import { type Failure, noTally, playEpisode } from './episode.ts';

/** Number of actions after which the monkey starts over, in another window and with another game. */
const LENGTH = 100;

const command = defineCommand({
  name: 'npm run monkey',
  summary: [
    'Does random things in the real game: presses, drags, types, resizes, hides the tab, takes the network and the graphics',
    'card away, goes back and reloads. After every action the page must be free of errors, offer something to press, move',
    'where it should, and in the end lead to the title. Each seed is a window, a game and a list of actions of its own.',
  ].join('\n'),
  options: {
    actions: { kind: 'number', min: 1, default: 1000, help: 'How many, with each renderer' },
    seed: { kind: 'number', min: 0, default: 1, help: 'The first seed; every hundred actions take the next' },
    renderer: { kind: 'choice', choices: ['both', 'canvas', 'webgl'], default: 'both', help: 'How the page is drawn' },
  },
  examples: ['npm run monkey -- --actions 10000', 'npm run monkey -- --seed 17 --actions 100 --renderer canvas'],
});

await runCommand(command, async ({ actions, seed, renderer }) => {
  const drawings: Drawing[] =
    renderer === 'webgl' ? ['webgl'] : renderer === 'canvas' ? ['canvas'] : ['canvas', 'webgl'];
  const progress = showProgress('actions', actions * drawings.length);
  const house = await openHouse();
  let failed = 0;
  try {
    for (const drawing of drawings) {
      const tally = noTally();
      const browser = await openBrowser(drawing);
      let next = seed;
      for (let left = actions; left > 0; left -= LENGTH, next++) {
        const length = Math.min(LENGTH, left);
        const before = tally.failures.length;
        await playEpisode(
          browser,
          { seed: next, actions: length, url: house.url, isBlank: drawing === 'canvas' },
          tally,
        );
        progress.advance(length);
        for (const failure of tally.failures.slice(before)) process.stdout.write(`${told(failure, drawing)}\n`);
      }
      await browser.close();
      failed += tally.failures.length;
      process.stdout.write(`${drawing}: ${tally.actions} actions, seeds ${seed} to ${next - 1}, `);
      process.stdout.write(`${tally.failures.length} failures\n`);
      process.stdout.write(`  actions: ${listed(tally.kinds)}\n  screens: ${listed(tally.screens)}\n`);
    }
  } finally {
    await house.close();
    progress.finish();
  }
  return failed === 0 ? 0 : 1;
});

/** A failure with its last actions, and the command that reproduces it. */
function told({ seed, what, actions }: Failure, drawing: Drawing): string {
  return [
    `seed ${seed}, ${drawing}: ${what}`,
    ...actions.map((action) => `  ${action}`),
    `  Again: ${command.name} -- --seed ${seed} --actions ${LENGTH} --renderer ${drawing}`,
  ].join('\n');
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}
