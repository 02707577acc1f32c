import assert from 'node:assert/strict';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { gamesText } from '../../../src/shell/games/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { momentBefore, openRecord } from '../fazaPlayer.ts';
import { settings } from '../settings.ts';
import type { Visit } from '../visit.ts';

const words = text.screens.title;

/** A new player finds every button of the title, opens and closes a dialog, and visits the other game and returns. */
export async function title(visit: Visit): Promise<void> {
  await visit.open({});
  for (const name of [words.quickStart, words.newGame, words.learn, words.settings]) await visit.reaches(name);
  await visit.press(words.settings);
  await visit.sees('dialog', shellText.settings.title);
  await visit.key('Escape');
  await visit.seesNo('dialog', shellText.settings.title);
  await visit.press(gamesText.open);
  await visit.press(gamesText.play(moduleText.name));
  await visit.press(gamesText.open);
  await visit.press(gamesText.play('FAZA'));
  await visit.reaches(words.quickStart);
  await visit.hasNothingToComplainAbout();
}

/** One press starts a game. In a continued game, a command is given and undone. */
export async function table(visit: Visit): Promise<void> {
  await visit.open(settings());
  await visit.press(words.quickStart);
  await visit.reaches(text.controlText.end);
  const { count, command } = momentBefore('recruit');
  const player = await openRecord(visit, count);
  const before = player.state;
  await player.give(command);
  await visit.press(text.controlText.undo);
  await player.shows(before);
  const pixels = await visit.call(() => {
    const canvas = document.querySelector('canvas');
    return canvas ? canvas.width * canvas.height : 0;
  });
  assert(pixels > 0, 'there is no picture');
  await visit.hasNothingToComplainAbout();
}
