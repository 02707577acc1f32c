import Phaser from 'phaser';
import type { Motion } from '../../../../table/motion.ts';
import type { PanelCache } from '../../../../table/panel.ts';
import type { NewGameView } from '../view.ts';
import { NEW_GAME_TEMPO } from './timings.ts';

const { Back } = Phaser.Math.Easing;

type Image = Phaser.GameObjects.Image;

/** All panels rise onto the page, one after the other. */
export function risePanels(panels: PanelCache, motion: Motion, by: number): void {
  const names = ['seat:0', 'seat:1', 'seat:2', 'seat:3', 'detail', 'modes', 'options', 'start'];
  for (const [i, name] of names.entries()) {
    const image = panels.get(name);
    if (!image) continue;
    const { y } = image;
    image.setAlpha(0);
    void motion.wait(i * NEW_GAME_TEMPO.riseGap).then(() => {
      void motion.fade(NEW_GAME_TEMPO.rise * 0.6, (t) => image.setAlpha(t));
      return motion.move(NEW_GAME_TEMPO.rise, (t) => image.setY(y + (1 - t) * by));
    });
  }
}

/** Shows what has changed: another hero's panel turns into view, a seat that joined and a chosen mode draw breath. */
export function answerChange(panels: PanelCache, motion: Motion, before: NewGameView, view: NewGameView): void {
  for (const [seat, draft] of view.seats.entries()) {
    const was = before.seats[seat];
    if (!was) continue;
    const changed = [panels.get(`seat:${seat}`), (view.front ?? 0) === seat ? panels.get('detail') : undefined];
    for (const image of changed) {
      if (image && was.hero !== draft.hero) flip(image, motion);
      else if (image && was.taken !== draft.taken) breathe(image, motion);
    }
  }
  const modes = panels.get('modes');
  if (modes && before.mode !== view.mode) breathe(modes, motion);
}

function flip(image: Image, motion: Motion): void {
  const { scaleX: full } = image;
  void motion.move(NEW_GAME_TEMPO.flip, (t) => image.setScale(full * t, full), Back.Out);
}

function breathe(image: Image, motion: Motion): void {
  const { scaleX: full } = image;
  void motion.move(NEW_GAME_TEMPO.breath, (t) => image.setScale(full * (1 + 0.03 * Math.sin(t * Math.PI))));
}
