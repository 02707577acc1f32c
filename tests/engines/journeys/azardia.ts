import assert from 'node:assert/strict';
import { actionText } from '../../../src/games/azardia/text/cards.en.ts';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { smallGameText as words } from '../../../src/smallGame/text.en.ts';
import { settings } from '../settings.ts';
import type { Visit } from '../visit.ts';

const { groups } = moduleText;
const PEEK = /^Hold to peek: \d+ cards?$/;
const HERE = /^I’m /;
/** What people choose who want to go on. */
const WANTED = /^Play (Lagartoon|Kuchuritok|Robot-i-King|Noncredo Mantis)$|^\d+ \+ \d+: move|^\d+: move/;
const CARDS = Object.values(actionText).map(({ name }) => name);

/** More steps than this have no turn of two people. */
const MOST_STEPS = 25;

/** Two people share the device: it is passed, they choose, roll and move, and nobody sees a hand. */
export async function hiddenHands(visit: Visit): Promise<void> {
  // In a low window the last button of the new game has to be scrolled to.
  await visit.open(settings({ speed: 'instant', reducedMotion: 'on' }), [1024, 768]);
  await visit.press(shellText.otherGame(moduleText.name));
  // Both titles have a button for a new game.
  await visit.reaches(shellText.otherGame('FAZA'));
  await visit.press(words.title.newGame);
  await visit.press(words.setup.count(2));
  // From one level of the computer to the next, and then to a person.
  for (const { name } of [moduleText.levels.regular, moduleText.levels.sharp])
    await visit.press(words.setup.level(words.seat(2), name));
  await visit.press(words.setup.start);
  const done: Done = { passed: 0, pressed: [] };
  for (let steps = 0; steps < MOST_STEPS; steps++) if (await isPeekNext(visit, done)) break;
  assert(done.passed >= 2, `the device is passed: ${done.passed} times, ${done.pressed.join(', ')}`);
  assert(
    done.pressed.some((name) => /^Roll/.test(name)),
    `somebody has rolled: ${done.pressed.join(', ')}`,
  );
  visit.hasNothingToComplainAbout();
}

interface Done {
  passed: number;
  readonly pressed: string[];
}

/** The next thing that somebody at the table does; whether it would be a look at their hand, which nobody else sees. */
async function isPeekNext(visit: Visit, done: Done): Promise<boolean> {
  const next = await visit.until('something to do', async () => {
    const [here] = await visit.find('button', HERE);
    if (here) return { name: here.name, kind: 'pass' } as const;
    const offered = await choices(visit);
    const name = offered.find((one) => WANTED.test(one)) ?? offered.at(-1);
    if (name !== undefined) return { name, kind: 'choose' } as const;
    const [peek] = await visit.find('button', PEEK);
    return peek && ({ name: peek.name, kind: 'peek' } as const);
  });
  if (next.kind === 'choose') done.pressed.push(next.name);
  if (next.kind === 'pass') done.passed++;
  assert.deepEqual(await cardsShown(visit), []);
  if (next.kind === 'peek') return true;
  await visit.press(next.name);
  // What is chosen of several things is confirmed by the last button, which may have the same name.
  const last = next.kind === 'choose' && WANTED.test(next.name) ? (await choices(visit)).at(-1) : undefined;
  if (last !== undefined) await visit.press(last, 'last');
  return false;
}

async function choices(visit: Visit): Promise<string[]> {
  return (await visit.find('button', /./, groups.choices)).map(({ name }) => name);
}

/** The names of cards that can be read in the hand. */
async function cardsShown(visit: Visit): Promise<string[]> {
  const hand = await visit.find('button', /./, groups.hand);
  return CARDS.filter((name) => hand.some((card) => card.name.startsWith(`${name}:`)));
}
