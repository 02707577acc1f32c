import { defineCommand, runCommand } from '../../tools/kit/args.ts';
import { openHouse } from '../looks/kit/house.ts';
import { openBrowser } from '../looks/kit/visitor.ts';
import { playGame } from './playGame.ts';
import { reportOf } from './report.ts';

const command = defineCommand({
  name: 'npm run waits',
  summary: [
    'Plays whole games of Azardia in the real page, with animations at normal speed: one person, whose commands a bot gives at once by',
    'the page’s buttons, against computers. Prints how long the person waits between two decisions, and for what. Times are those of',
    'the page’s clock, which stands still while the bot decides, so they are the same on any computer.',
  ].join('\n'),
  options: {
    players: { kind: 'choice', choices: ['both', '2', '4'], default: 'both', help: 'how many play' },
    games: { kind: 'number', default: 2, min: 1, max: 100, help: 'games with each number of players' },
    seed: { kind: 'text', default: 'waits', help: 'what the luck of the games follows from' },
    url: {
      kind: 'text',
      default: '',
      help: 'play at this address, where an e2e build is served, instead of building one',
    },
  },
  examples: ['npm run waits', 'npm run waits -- --players 4 --games 1'],
});

await runCommand(command, async ({ players, games, seed, url }) => {
  const house = url === '' ? await openHouse() : null;
  const browser = await openBrowser('canvas');
  try {
    for (const count of players === 'both' ? [2, 4] : [Number(players)]) {
      for (let game = 1; game <= games; game++) {
        const played = await playGame(browser, house?.url ?? url, `${seed} ${count} ${game}`, count);
        process.stdout.write(`${reportOf(played)}\n`);
      }
    }
  } finally {
    await browser.close();
    await house?.close();
  }
  return undefined;
});
