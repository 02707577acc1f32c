import { defineCommand, runCommand } from '../../tools/kit/args.ts';
import { costsSection } from './costsSection.ts';
import { rowsOf, writeDoc, writeSection } from './kit/docs.ts';
import { openHouse } from './kit/house.ts';
import { openBrowser } from './kit/visitor.ts';
import { costs } from './measures.ts';
import { measuresPage } from './measuresPage.ts';
import { screens } from './screens.ts';
import { covers, screenshot } from './screenshot.ts';
import { sharpnessSection } from './sharpnessSection.ts';
import { sprites } from './sprites.ts';
import { stretched } from './stretched.ts';

const command = defineCommand({
  name: 'npm run looks',
  summary: [
    'Captures every sprite, every screen at four window sizes and the board for the README, and measures what they cost,',
    'into docs/.',
    'For measurements, use a computer that does nothing else.',
  ].join('\n'),
  options: {
    only: {
      kind: 'choice',
      choices: ['sprites', 'screens', 'screenshot', 'covers', 'measures', 'costs', 'sharpness'],
      help: 'make one part; costs and sharpness are sections of the measures',
    },
    name: {
      kind: 'text',
      default: '',
      help: 'only sheets (of covers: games; of sharpness and costs: windows) whose name matches this expression',
    },
  },
  examples: ['npm run looks', 'npm run looks -- --only screens --name ^board'],
});

await runCommand(command, async ({ only, name }) => {
  const pattern = new RegExp(name);
  const isWanted = (part: typeof only): boolean => only === undefined || only === part;
  const browser = await openBrowser();
  try {
    if (isWanted('sprites')) await sprites(browser, pattern);
    if (only === 'sprites') return undefined;
    const house = await openHouse();
    try {
      if (isWanted('screenshot')) await screenshot(browser, house.url);
      if (isWanted('covers')) await covers(browser, house.url, pattern);
      if (isWanted('screens')) await screens(browser, house.url, pattern);
      if (isWanted('measures')) writeDoc('measures.md', await measuresPage(browser, house.url));
      if (only === 'costs') {
        const moments = await costs(browser, house.url, pattern);
        writeSection('measures.md', costsSection(moments, rowsOf('measures.md')));
      }
      if (only === 'sharpness') {
        const section = sharpnessSection(await stretched(browser, house.url, pattern));
        // Pictures of only some of the windows are for viewing and are not kept.
        if (name === '') writeSection('measures.md', section);
        else console.log(`\n${section}`);
      }
    } finally {
      await house.close();
    }
  } finally {
    await browser.close();
  }
  return undefined;
});
