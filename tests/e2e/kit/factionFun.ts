import { expect, type Locator, type Page } from '@playwright/test';
import { normal } from '../../../src/games/factionFun/bots/normal.ts';
import { factionFunListing } from '../../../src/games/factionFun/listing.ts';
import { factionFun } from '../../../src/games/factionFun/rules/factionFun.ts';
import type { FactionFunTypes } from '../../../src/games/factionFun/rules/state/types.ts';
import { tableText } from '../../../src/games/factionFun/text/table.en.ts';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import { age, begin, give, now, type Session, takeBack, viewNow } from '../../../src/kernel/session.ts';
import type { Player } from '../../../src/module/match.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { setupOf } from '../../games/factionFun/subject.ts';
import { atTitleOf, rememberGame } from './games.ts';
import { click, keys, type Press } from './player.ts';
import { drawSameSeeds } from './start.ts';

/** Opens the page for somebody whose last game was Faction Fun. Settings replace those that make tests fast. */
export async function openFactionFun(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await drawSameSeeds(page);
  await page.addInitScript(
    (stored) => localStorage.setItem('faza.settings', stored),
    JSON.stringify({ speed: 'instant', reducedMotion: 'on', muted: true, hints: false, ...settings }),
  );
  await rememberGame(page, 'factionFun');
  await page.goto('./');
  await atTitleOf(page, factionFunListing.name);
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

export const group = (page: Page, name: keyof typeof tableText.groups): Locator =>
  page.getByRole('group', { name: tableText.groups[name], exact: true });

/** More presses than any game needs. */
const MOST = 900;

/** The index of the choice with the best chance to claim land; where none is a claim, another one each time. */
async function likeliest(choices: Locator, press: number): Promise<number> {
  const names = await choices.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const chances = names.map((name) => Number(/claim (\d+)%/.exec(name)?.[1] ?? 0));
  const best = Math.max(...chances);
  return best > 0 ? chances.indexOf(best) : press % names.length;
}

/**
 * Presses until a game is over, or until `isEnough`: the main button if it can be pressed, or else another choice each time: what can
 * be done on the map, an option, or a card. `look` is called before each `press`.
 */
export async function playToEnd(
  page: Page,
  look?: () => Promise<unknown>,
  isEnough?: Locator,
  press: Press = click,
): Promise<void> {
  const choices = group(page, 'board')
    .getByRole('button', { name: /claim \d+%|attack \d+%|walk there|can be chosen/ })
    .or(group(page, 'choices').getByRole('button'));
  const over = isEnough ?? button(page, text.ending.again);
  for (let pressed = 0; pressed < MOST; pressed++) {
    const go = group(page, 'confirm').getByRole('button');
    const accept = page.getByRole('dialog').getByRole('button').first();
    await expect(go.or(choices).or(over).or(accept).first()).toBeVisible();
    if (await over.isVisible()) return;
    await look?.();
    if (await accept.isVisible()) await press(accept);
    else if (await go.isVisible()) await press(go);
    else await keys(choices.nth(await likeliest(choices, pressed)));
  }
  throw new Error('the game does not end');
}

/** More rounds than the end of a game takes people who claim what is likeliest. */
const LAST_ROUNDS = 3;

/** A quick game that bots have played up to its last rounds, as a browser keeps it. */
export function nearEnd(seed: string, players: readonly Player[]): string {
  let session: Session<FactionFunTypes> = begin(factionFun, setupOf(seed, players.length, { quickGame: true }));
  while (!factionFun.result(now(session))) {
    const command = normal.choose(viewNow(session), chanceFrom(`${seed}/${age(session)}`));
    const given = command && give(session, command);
    if (!given || !('session' in given)) throw new Error('the bot is refused');
    ({ session } = given);
  }
  const last = now(session).round - LAST_ROUNDS;
  while (now(session).round > last) session = takeBack(session);
  return gameText({ session: { ...session, future: null }, players });
}

/** From now on the page opens with this game, unless another one was stored since. */
export async function keepGame(page: Page, stored: string): Promise<void> {
  await page.addInitScript((text) => {
    if (localStorage.getItem('factionFun.game') === null) localStorage.setItem('factionFun.game', text);
  }, stored);
}
