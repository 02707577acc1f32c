import { Duotone } from '../../../../table/filters.ts';
import { rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { headline, lettering, word } from './bursts.ts';
import type { FightContext } from './fightContext.ts';
import { DRAINED, FIGHT_TIMINGS } from './timings.ts';

/** The inks that are left when a hero falls. */
const MOURNING = { dark: color.nightDot, light: 0xd9c2ea } as const;

/** The beat after the last result: of a fight that went all one way, of a last card, of a death. */
export async function finale(set: FightContext): Promise<void> {
  const { story } = set;
  const words = text.screens.combat;
  const kills = story.blows.filter(({ kind }) => kind === 'kill').length;
  if (story.dies) return death(set);
  const [before, after] = [story.moods[0], story.moods.at(-1)];
  if (before !== 'dying' && after === 'dying') {
    set.cue('heartbeat');
    await headline(set, word(set, words.lastCard, 0), color.hurt, FIGHT_TIMINGS.lastCard);
  } else if (kills > 1 && kills === story.blows.length) {
    set.cue('rollHit');
    await headline(set, word(set, words.sweep, 0), color.table, FIGHT_TIMINGS.sweep);
  } else if (kills === 0 && story.blows.length > 1) {
    set.cue('rollMiss');
    await headline(set, word(set, words.shambles, 0), color.plum, FIGHT_TIMINGS.sweep);
  }
}

/** Night falls over the page with the hero. */
async function death(set: FightContext): Promise<void> {
  const { motion, scene, layout, story } = set;
  const { width: w, height: h } = layout.page;
  set.cue('heroDown');
  const veil = scene.add
    .rectangle(-40, -40, w + 80, h + 80, color.night)
    .setOrigin(0)
    .setAlpha(0)
    .setDepth(42);
  void set.camera.push(0.08, FIGHT_TIMINGS.death, {
    x: layout.bust.x + layout.bust.w / 2,
    y: layout.bust.y + layout.bust.h / 2,
  });
  // The scene ends with it, and the filter with the scene.
  void new Duotone(scene, motion, MOURNING).drain(DRAINED, FIGHT_TIMINGS.drain);
  await motion.fade(FIGHT_TIMINGS.death * 0.26, (t) => veil.setAlpha(0.62 * t));
  const size = Math.min(w * 0.6, h * 0.8);
  const r = rect(w / 2 - size * 0.62, h * 0.46 - size / 2, size * 1.25, size);
  lettering(set, r, 'burst/purple', text.screens.combat.death, 0).setDepth(44);
  const strip = rect(-20, h * 0.46 + size * 0.4, w + 40, Math.max(30, h * 0.09));
  set
    .panel(strip, (g) => {
      g.fill(strip, color.ink);
      g.text(text.screens.combat.dies(text.heroTitle(story.hero)), w / 2, strip.y + strip.h / 2, {
        face: 'display',
        size: strip.h * 0.66,
        color: color.paper,
        align: 'center',
        width: w - 20,
      });
    })
    .image.setDepth(45);
  await motion.wait(FIGHT_TIMINGS.death);
}
