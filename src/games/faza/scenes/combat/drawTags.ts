import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { areaColor, areaIcon } from '../areaLooks.ts';
import { fitText } from '../fitText.ts';
import type { CombatLayout } from './combatLayout.ts';
import { line } from './drawPanels.ts';
import type { FightStory, Help } from './fightStory.ts';

const HELP_ICON: Readonly<Record<Help['kind'], string>> = {
  ground: 'outpost',
  skill: 'star',
  longShot: 'target',
  shield: 'shield',
  reroll: 'reroll',
  lowestDie: 'pistol',
  allDice: 'ray',
  perRebel: 'rebel',
  bazooka: 'baz',
};

/** A helper that is no card: symbol, number, what it is. */
export function helpChip(g: CanvasPainter, r: Rect, help: Help, story: FightStory, layout: CombatLayout): void {
  const words = text.screens.combat;
  const label: Readonly<Record<Help['kind'], string>> = {
    ground: words.ownGround,
    skill: words.marksman,
    longShot: words.longShot,
    shield: words.shieldHelp,
    reroll: words.reroll,
    lowestDie: words.onLowestDie,
    allDice: words.onEveryDie,
    perRebel: words.withRebels,
    bazooka: text.enhancementName.bazooka,
  };
  const value =
    help.kind === 'shield' || help.kind === 'reroll' ? String(help.value) : help.value > 0 ? `+${help.value}` : '';
  chip(g, r, layout, {
    fill: areaColor[story.area],
    ink: color.white,
    icon: help.kind === 'ground' ? areaIcon[story.area] : HELP_ICON[help.kind],
    value,
    label: label[help.kind],
  });
}

/** All bonuses together. */
export function totalChip(g: CanvasPainter, r: Rect, story: FightStory, layout: CombatLayout): void {
  chip(g, r, layout, {
    fill: color.act,
    ink: color.ink,
    value: `+${story.bonus}`,
    label: text.screens.combat.onEveryDie,
  });
}

interface Chip {
  readonly fill: number;
  readonly ink: number;
  readonly icon?: string;
  readonly sprite?: string;
  readonly value?: string;
  readonly label: string;
}

function chip(
  g: CanvasPainter,
  r: Rect,
  layout: CombatLayout,
  { fill, ink, icon, sprite, value = '', label }: Chip,
): void {
  const u = layout.page.unit;
  g.panel(r, { fill, radius: r.h * 0.16, line: line(layout), shadow: Math.max(2, 3.5 * u) });
  const number = { face: 'display', size: r.h * 0.56 } as const;
  const pad = r.h * 0.16;
  let x = r.x + pad;
  const y = r.y + r.h / 2;
  if (sprite) {
    g.sprite(sprite, x + r.h * 0.36, y, r.h * 0.84);
    x += r.h * 0.78;
  } else if (icon) {
    g.icon(icon, x + r.h * 0.29, y, r.h * 0.54, ink);
    x += r.h * 0.66;
  }
  if (value !== '') {
    g.text(value, x, y, { ...number, color: ink });
    x += g.measure(value, number) + r.h * 0.12;
  }
  const room = rect(x, r.y + 2, r.x + r.w - x - pad * 0.7, r.h - 4);
  const style = { size: Math.max(12, r.h * 0.27), weight: 600, color: ink } as const;
  if (label.includes(' ')) g.paragraph([{ text: label }], room, { ...style, middle: true, leading: 1.08 });
  else fitText(g, label, room.x, y, { ...style, width: room.w });
}

/** What a die came to: `5 + 2 = 7 Kill`, before that what it needs. */
export function sumTag(
  g: CanvasPainter,
  r: Rect,
  layout: CombatLayout,
  words: string,
  tone: 'kill' | 'miss' | 'wait',
): void {
  const fill = tone === 'kill' ? color.good : tone === 'miss' ? color.hurt : color.night;
  g.panel(inset(r, 1), {
    fill,
    radius: r.h * 0.14,
    line: line(layout),
    shadow: Math.max(1.5, 3 * layout.page.unit),
  });
  g.text(words, r.x + r.w / 2, r.y + r.h / 2, {
    face: 'display',
    size: r.h * 0.6,
    align: 'center',
    color: tone === 'kill' ? color.ink : color.paper,
    width: r.w - r.h * 0.3,
  });
}

/** What came of a die, under its Drone. */
export function resultTag(g: CanvasPainter, r: Rect, layout: CombatLayout, story: FightStory, index: number): void {
  const words = text.screens.combat;
  const blow = story.blows[index];
  if (!blow || blow.kind === 'none') return;
  const look: Chip =
    blow.kind === 'kill'
      ? { fill: color.good, ink: color.ink, sprite: 'drone/hit', label: words.point }
      : blow.kind === 'rebel'
        ? { fill: color.lilac, ink: color.ink, sprite: 'rebel', label: words.rebelFalls }
        : blow.kind === 'wound'
          ? { fill: color.hurt, ink: color.white, icon: 'hurt', label: words.wound(blow.card) }
          : {
              fill: color.paper,
              ink: color.ink,
              icon: 'shield',
              label: blow.thanksTo === 'bazooka' ? words.safe : words.ignored,
            };
  g.panel(r, {
    fill: look.fill,
    radius: r.h * 0.16,
    line: line(layout),
    shadow: Math.max(2, 3.5 * layout.page.unit),
  });
  const size = r.h * 0.5;
  const style = { face: 'display', size } as const;
  const wide = Math.min(g.measure(look.label, style), r.w - r.h * 1.1);
  const left = r.x + (r.w - wide - r.h * 0.82) / 2;
  if (look.sprite) g.sprite(look.sprite, left + r.h * 0.36, r.y + r.h / 2, r.h * 0.86);
  else if (look.icon) g.icon(look.icon, left + r.h * 0.36, r.y + r.h / 2, r.h * 0.62, look.ink);
  g.text(look.label, left + r.h * 0.82, r.y + r.h / 2, { ...style, color: look.ink, width: wide });
}

/** Kills so far, and what they cost so far. */
export function tallyChip(
  g: CanvasPainter,
  r: Rect,
  layout: CombatLayout,
  icon: string,
  value: number,
  label: string,
): void {
  chip(g, r, layout, { fill: color.paper, ink: color.ink, icon, value: String(value), label });
}
