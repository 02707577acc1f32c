import assert from 'node:assert/strict';
import { text } from '../../../src/games/faza/text/en.ts';
import { golden } from '../../e2e/kit/golden.ts';
import { momentBefore, openRecord } from '../fazaPlayer.ts';
import { listen } from '../inPage.ts';
import type { Visit } from '../visit.ts';

/** A fight is rolled, its animation plays, and the board shows the result. */
export async function fight(visit: Visit): Promise<void> {
  const { count, command } = momentBefore('fight');
  const player = await openRecord(visit, count);
  await player.give(command);
  await visit.hasNothingToComplainAbout();
}

/** The team finishes its phase; the Faza act, and the next round begins. */
export async function fazaPhase(visit: Visit): Promise<void> {
  const { count, command } = momentBefore('endTeamPhase');
  const player = await openRecord(visit, count);
  const { round } = player.state;
  await player.give(command);
  assert.equal(player.state.round, round + 1);
  await visit.reaches(text.controlText.end);
  await visit.hasNothingToComplainAbout();
}

/** A ship is boarded: the event card appears, says what it is, and stays until it has been read. */
export async function eventCard(visit: Visit): Promise<void> {
  const { count, command } = momentBefore('board', golden('victory'));
  const player = await openRecord(visit, count, golden('victory'));
  await player.point(command);
  await visit.call(listen);
  const [card] = await player.go(command);
  assert(card, 'no card is drawn');
  await visit.reaches(text.screens.event.resolve);
  await visit.hears(text.eventName[card]);
  await visit.press(text.screens.event.resolve);
  await player.shows();
  await visit.hasNothingToComplainAbout();
}

/**
 * The window is rotated, enlarged and shrunk in the middle of a fight: every needed button fits into it, and works. The
 * fight's animation plays in the small window, which renders fastest.
 */
export async function resizeAndRotate(visit: Visit): Promise<void> {
  const { count, command } = momentBefore('fight');
  const player = await openRecord(visit, count);
  await player.point(command);
  const { roll, menu, cancel } = { ...text.controlText, cancel: text.controlText.verbs.cancel };
  for (const [width, height] of [
    [360, 640],
    [1024, 768],
    [640, 360],
  ] as const) {
    await visit.driver.resize(width, height);
    for (const name of [roll, menu, cancel]) {
      const found = await visit.reaches(name);
      assert(found.isWhole, `${name} does not fit into ${width} × ${height}`);
    }
    const canvas = await visit.call(() => document.querySelector('canvas')?.getBoundingClientRect().toJSON());
    assert(
      canvas.width <= width + 1 && canvas.height <= height + 1,
      `the picture does not fit into ${width} × ${height}`,
    );
    const sideways = await visit.call(() => document.documentElement.scrollWidth - innerWidth);
    assert(sideways <= 0, `the page runs out of ${width} × ${height}`);
  }
  await player.go(command);
  await player.shows();
  await visit.hasNothingToComplainAbout();
}

/** From the title into a game, and a command there, by keys alone. */
export async function keyboard(visit: Visit): Promise<void> {
  const { count, command } = momentBefore('recruit');
  const player = await openRecord(visit, count, undefined, (name) => visit.walkTo(name));
  await player.give(command);
  await visit.hasNothingToComplainAbout();
}
