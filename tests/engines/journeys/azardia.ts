import assert from 'node:assert/strict';
import { actionText } from '../../../src/games/azardia/text/cards.en.ts';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { gamesText } from '../../../src/shell/games/text.en.ts';
import { smallGameText as words } from '../../../src/smallGame/text.en.ts';
import type { Found } from '../inPage.ts';
import { settings } from '../settings.ts';
import type { Visit } from '../visit.ts';

const { groups } = moduleText;
const PEEK = /^Hold to peek: (\d+) cards?$/;
const HERE = /^I’m (.*)$/;
const ROLL = /^Roll/;
const MOVE = /^\d+ \+ \d+: move|^\d+: move/;
const CHARACTER = /^Play (Lagartoon|Kuchuritok|Robot-i-King|Noncredo Mantis)$/;
const CARDS = Object.values(actionText).map(({ name }) => `${name}: `);

/** No turn has more steps than this. */
const MOST_STEPS = 40;

/**
 * Two people share the device, and each is asked for by name. One of them peeks, rolls, moves, draws, drops a card to
 * discard it (Lagartoon has to), and ends the turn; then the other one rolls. Cards can be read only while they are
 * held up.
 *
 * A press that had no effect is repeated, as people do; WebKit counts such presses as clicks of one series.
 */
export async function hiddenHands(visit: Visit): Promise<void> {
  // In a low window the last button of the new game has to be scrolled to.
  await visit.open(settings({ speed: 'instant', reducedMotion: 'on' }), [1024, 768]);
  await visit.press(gamesText.open);
  await visit.press(gamesText.play(moduleText.name));
  // The other title, which has no dialog in front of its buttons.
  await visit.reaches(gamesText.open);
  await visit.call(drawOneSeed);
  await visit.press(words.title.newGame);
  await visit.press(words.setup.count(2));
  // From one level of the computer to the next, and then to a person.
  for (const { name } of [moduleText.levels.regular, moduleText.levels.sharp])
    await visit.press(words.setup.level(words.seat(2), name));
  await visit.press(words.setup.start);
  const told: Told = { asked: [], rolled: [], peeked: [], pressed: [], discarded: [] };
  for (let steps = 0; steps < MOST_STEPS; steps++) if (await isOthersTurnNext(visit, told)) break;
  const [first] = told.rolled;
  const tale = JSON.stringify(told);
  assert.equal(first, 'Lagartoon', tale);
  assert.deepEqual(told.asked.slice(-2), ['Lagartoon', 'Kuchuritok'], tale);
  assert(told.peeked.includes('Lagartoon'), `they have seen their own cards: ${tale}`);
  assert(
    told.pressed.some((name) => MOVE.test(name)),
    `they have moved: ${tale}`,
  );
  assert.equal(told.discarded.length, 1, tale);
  await visit.hasNothingToComplainAbout();
}

/** Runs in the page: makes every run in every engine begin with the same game. */
function drawOneSeed(): void {
  const random = crypto.getRandomValues.bind(crypto);
  const draw = (bytes: Uint8Array): Uint8Array => {
    // A seed is drawn from four bytes; everything else, such as a browser's own key, stays random.
    if (bytes.length !== 4) return Reflect.apply(random, crypto, [bytes]);
    bytes.set([0, 0, 0, 7]);
    return bytes;
  };
  Object.assign(crypto, { getRandomValues: draw });
}

/** What has happened at the table so far: names of people, and of what was pressed. */
interface Told {
  readonly asked: string[];
  readonly rolled: string[];
  readonly peeked: string[];
  readonly pressed: string[];
  readonly discarded: string[];
}

/** Takes the next step at the table; returns whether that would be the second person's roll. */
async function isOthersTurnNext(visit: Visit, told: Told): Promise<boolean> {
  const next = await visit.until('something to do', async () => {
    const [here] = await visit.find('button', HERE);
    const offered = await choices(visit);
    const [peek] = await visit.find('button', PEEK);
    const cards = Number(PEEK.exec(peek?.name ?? '')?.[1] ?? 0);
    // Nothing is offered while a card has to be discarded.
    return (here || offered.length > 0 || cards > 0) && { here: here?.name, offered, cards };
  });
  assert.deepEqual(await cardsOnPage(visit), []);
  if (next.here !== undefined) {
    told.asked.push(HERE.exec(next.here)?.[1] ?? '');
    await visit.press(next.here);
    return false;
  }
  const who = told.asked.at(-1) ?? '';
  if (next.cards > 0 && !told.peeked.includes(who)) {
    await peek(visit, next.cards);
    told.peeked.push(who);
  } else if (next.offered.length === 0) told.discarded.push(...(await discard(visit)));
  else {
    if (next.offered.some((name) => ROLL.test(name))) {
      if (told.rolled.length > 0 && !told.rolled.includes(who)) return true;
      told.rolled.push(who);
    }
    await choose(visit, next.offered, told);
  }
  return false;
}

/** Chooses one of several things and confirms it with the last button; or presses the last button alone. */
async function choose(visit: Visit, offered: readonly string[], { pressed }: Told): Promise<void> {
  const wanted = offered.find((name) => CHARACTER.test(name) || MOVE.test(name));
  const name = wanted ?? offered.at(-1) ?? '';
  pressed.push(name);
  await visit.press(name);
  const last = wanted === undefined ? undefined : (await choices(visit)).at(-1);
  // It may have the same name.
  if (last !== undefined) await visit.press(last, 'last');
}

/** Checks that all cards of the hand are visible while the button is held, and only then. */
async function peek(visit: Visit, cards: number): Promise<void> {
  await visit.hold(PEEK);
  await visit.until(`${cards} cards`, async () => (await cardsInHand(visit)).length === cards);
  await visit.driver.mouse('up');
  await visit.until('the hand to be put down', async () => (await cardsOnPage(visit)).length === 0);
}

/**
 * Holds the button, drops a card, and confirms it; releases the button at once if something else turns out to be asked
 * for.
 */
async function discard(visit: Visit): Promise<string[]> {
  await visit.hold(PEEK);
  const found = await visit.until('a card to discard', async () => {
    const card = (await cardsInHand(visit)).find((one) => one.isFree && !one.words.includes(moduleText.notNow));
    return card ?? ((await choices(visit)).length > 0 ? 'other' : undefined);
  });
  if (found === 'other') {
    await visit.driver.mouse('up');
    return [];
  }
  const { name } = found;
  await visit.moveTo(await visit.reaches(name));
  await visit.driver.mouse('up');
  const last = await visit.until('the card to be chosen', async () => (await choices(visit)).at(-1));
  await visit.press(last, 'last');
  await visit.until('the card to be gone', async () => !(await choices(visit)).includes(last));
  return [name];
}

/** What can be chosen; disabled choices say so. */
async function choices(visit: Visit): Promise<string[]> {
  const found = [
    ...(await visit.find('button', /./, groups.choices)),
    ...(await visit.find('button', /./, groups.confirm)),
  ].filter(({ name }) => name !== moduleText.table.cancel);
  return found.flatMap(({ name, words }) => (words.includes(moduleText.notNow) ? [] : [name]));
}

/** The cards that can be read in the hand. */
async function cardsInHand(visit: Visit): Promise<Found[]> {
  const hand = await visit.find('button', /./, groups.hand);
  return hand.filter(({ name }) => CARDS.some((card) => name.startsWith(card)));
}

/** All cards that anything on the page names, visible or not. */
async function cardsOnPage(visit: Visit): Promise<string[]> {
  const page = await visit.call(() => document.documentElement.outerHTML);
  return CARDS.filter((card) => page.includes(`"${card}`));
}
