import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { around, inset, middle, type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import { magnify } from '../../../../table/pictures/magnify.ts';
import { color, mix } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { areaColor, areaIcon } from '../areaLooks.ts';
import { tilePicture } from '../artwork.ts';
import { fitText } from '../fitText.ts';
import type { CombatLayout } from './combatLayout.ts';
import type { FightStory, Help } from './fightStory.ts';

/** The hero's panel: rays in the area's color and burnt orange out of the bust. */
export function heroPanel(g: CanvasPainter, corners: readonly Spot[], story: FightStory, layout: CombatLayout): void {
  const { bust } = layout;
  const area = around(corners);
  const own = areaColor[story.area];
  const center = middle(bust);
  const grow = (x: number, y: number): number => {
    const far = Math.hypot(x - center.x, y - center.y) / bust.h;
    return Math.max(0, far - 0.42) * 0.85;
  };
  g.within(corners, () => {
    g.fill(area, 0xf26a1b);
    g.rays(center, Math.hypot(area.w, area.h) * 1.2, own, 20, 0.05);
    g.dots(area, dotCell(layout), mix(own, color.ink, 0.45), grow, 0.8);
  });
}

/** The strip in front of the bust. */
export function helpBand(g: CanvasPainter, story: FightStory, layout: CombatLayout): void {
  const { band } = layout;
  if (!band) return;
  const area = around(band);
  g.fill(band, mix(areaColor[story.area], color.ink, 0.62));
  g.within(band, () => g.dots(area, dotCell(layout), color.ink, (_x, y) => 0.75 * ((y - area.y) / area.h), 0.6));
  g.path(band.slice(0, 2), lineWidth(layout) * 2);
}

/** The Drones' panel: a close-up of the tile, dark enough for the figures on it. */
export function dronePanel(g: CanvasPainter, corners: readonly Spot[], story: FightStory, layout: CombatLayout): void {
  const area = around(corners);
  const grow = (x: number, y: number): number => {
    const [dx, dy] = [(x - area.x) / area.w - 0.5, (y - area.y) / area.h - 0.55];
    return 0.2 + Math.max(0, Math.hypot(dx, dy) - 0.22) * 1.05;
  };
  const picture = tilePicture(story, story.tile, story.fazaformed);
  g.within(corners, () => {
    g.fill(area, story.fazaformed ? 0x22102c : 0x2a140c);
    magnify(g, picture.frame, area, {
      // Below the roofs: the square in the middle, where people fight.
      lens: { x: 0.5, y: 0.36, w: 0.86 },
      cell: dotCell(layout) * 0.9,
      atlas: picture.atlas,
    });
    g.fill(area, story.fazaformed ? 0x22102c : 0x3a1c0c, 0.5);
    g.dots(area, dotCell(layout), color.ink, grow, 0.7);
  });
}

/** The dice's panel: the table. */
export function dicePanel(g: CanvasPainter, corners: readonly Spot[], layout: CombatLayout): void {
  const area = around(corners);
  const grow = (_x: number, y: number): number => 0.1 + 0.55 * Math.max(0, (y - area.y) / area.h - 0.3);
  g.within(corners, () => {
    g.fill(area, color.table);
    g.rays({ x: area.x + area.w * 0.42, y: area.y + area.h * 0.52 }, area.w, color.tableRay, 24);
    g.dots(area, dotCell(layout), color.tableDot, grow, 0.8);
  });
}

/** Ink around a panel. */
export function panelFrame(g: CanvasPainter, corners: readonly Spot[], layout: CombatLayout): void {
  g.stroke(corners, lineWidth(layout) * 2.2);
}

/** Tile and round. */
export function caption(g: CanvasPainter, layout: CombatLayout, story: FightStory): void {
  const r = layout.caption;
  const words = text.screens.combat.place(text.tileName(story, story.tile), story.round);
  g.panel(r, { fill: color.act, radius: 0, line: lineWidth(layout) * 1.4 });
  g.text(words, r.x + r.w * 0.045, r.y + r.h / 2, { face: 'display', size: r.h * 0.58, width: r.w * 0.92 });
}

/** Width of ink lines, in CSS pixels. */
export function lineWidth({ page }: CombatLayout): number {
  return Math.max(1.5, 2 * page.unit);
}

/** Size of halftone cells. */
function dotCell({ page }: CombatLayout): number {
  return page.form === 'wide' ? 9 * page.unit : 7 * page.unit;
}

/** The hard shadow of chips and tags. */
function chipShadow({ page }: CombatLayout): number {
  return Math.max(2, 3.5 * page.unit);
}

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

/** Help that does not come from a card of the hero: symbol, number, name. */
export function helpChip(g: CanvasPainter, r: Rect, help: Help, story: FightStory, layout: CombatLayout): void {
  const words = text.screens.combat;
  const label: Readonly<Record<Help['kind'], string>> = {
    ground: help.value < 0 ? words.denseGround : words.ownGround,
    skill: words.marksman,
    longShot: words.longShot,
    shield: words.shieldHelp,
    reroll: words.reroll,
    lowestDie: words.onLowestDie,
    allDice: words.onEveryDie,
    perRebel: words.withRebels,
    bazooka: text.enhancementName.bazooka,
  };
  const isCount = help.kind === 'shield' || help.kind === 'reroll';
  const { times = 1 } = help;
  const bonus = times > 1 ? words.each(times, text.signed(help.value)) : text.signed(help.value);
  chip(g, r, layout, {
    fill: areaColor[story.area],
    ink: color.white,
    icon: help.kind !== 'ground' ? HELP_ICON[help.kind] : help.value < 0 ? 'dense' : areaIcon[story.area],
    value: isCount ? String(help.value) : help.value === 0 ? '' : bonus,
    label: label[help.kind],
  });
}

/** All bonuses together. */
export function totalChip(g: CanvasPainter, r: Rect, { bonus }: FightStory, layout: CombatLayout): void {
  const { inAll, total } = text.screens.combat;
  chip(g, r, layout, { fill: color.act, ink: color.ink, value: total(bonus), label: inAll });
}

/** Drones defeated so far, or their cost so far. */
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

interface Chip {
  readonly fill: number;
  readonly ink: number;
  readonly icon?: string;
  readonly value: string;
  readonly label: string;
}

function chip(g: CanvasPainter, r: Rect, layout: CombatLayout, { fill, ink, icon, value, label }: Chip): void {
  g.panel(r, { fill, radius: r.h * 0.16, line: lineWidth(layout), shadow: chipShadow(layout) });
  const number = { face: 'display', size: r.h * 0.56, color: ink } as const;
  const pad = r.h * 0.16;
  let x = r.x + pad;
  const y = r.y + r.h / 2;
  if (icon) {
    g.icon(icon, x + r.h * 0.29, y, r.h * 0.54, ink);
    x += r.h * 0.66;
  }
  if (value !== '') {
    g.text(value, x, y, number);
    x += g.measure(value, number) + r.h * 0.12;
  }
  const room = rect(x, r.y + 2, r.x + r.w - x - pad * 0.7, r.h - 4);
  const style = { size: Math.max(12, r.h * 0.27), weight: 600, color: ink } as const;
  if (label.includes(' ')) g.paragraph([{ text: label }], room, { ...style, middle: true, leading: 1.08 });
  else fitText(g, label, room.x, y, { ...style, width: room.w });
}

/** A die's total, such as `5 + 2 = 7`; before that, the number it needs. */
export function sumTag(
  g: CanvasPainter,
  r: Rect,
  layout: CombatLayout,
  words: string,
  tone: 'kill' | 'miss' | 'wait',
): void {
  const fill = tone === 'kill' ? color.good : tone === 'miss' ? color.hurt : color.night;
  const shadow = Math.max(1.5, 3 * layout.page.unit);
  g.panel(inset(r, 1), { fill, radius: r.h * 0.14, line: lineWidth(layout), shadow });
  g.title(words, r.x + r.w / 2, r.y + r.h / 2, {
    size: r.h * 0.6,
    color: tone === 'kill' ? color.ink : color.paper,
    width: r.w - r.h * 0.5,
  });
}

/** The content of a result tag: a symbol or a sprite, and words. */
interface Tag {
  readonly fill: number;
  readonly ink: number;
  readonly icon?: string;
  readonly sprite?: string;
  readonly label: string;
}

/** The result of a die; `null` after the hero's last card. */
function tagOf({ blows }: FightStory, index: number): Tag | null {
  const words = text.screens.combat;
  const blow = blows[index];
  switch (blow?.kind) {
    case 'kill':
      return { fill: color.good, ink: color.ink, sprite: 'drone/hit', label: words.point };
    case 'rebel':
      return { fill: color.lilac, ink: color.ink, sprite: 'rebel', label: words.rebelFalls };
    case 'wound':
      return { fill: color.hurt, ink: color.white, icon: 'hurt', label: words.wound(blow.card) };
    case 'ignored': {
      const label = blow.thanksTo === 'bazooka' ? words.safe : words.ignored;
      return { fill: color.paper, ink: color.ink, icon: 'shield', label };
    }
    default:
      return null;
  }
}

/** The result of a die, under its Drone. */
export function resultTag(g: CanvasPainter, r: Rect, layout: CombatLayout, story: FightStory, index: number): void {
  const tag = tagOf(story, index);
  if (!tag) return;
  const { fill, ink, icon, sprite, label } = tag;
  g.panel(r, { fill, radius: r.h * 0.16, line: lineWidth(layout), shadow: chipShadow(layout) });
  const style = { face: 'display', size: r.h * 0.5, color: ink } as const;
  const wide = Math.min(g.measure(label, style), r.w - r.h * 1.1);
  const left = r.x + (r.w - wide - r.h * 0.82) / 2;
  const y = r.y + r.h / 2;
  if (sprite) g.sprite(sprite, left + r.h * 0.36, y, r.h * 0.86);
  else if (icon) g.icon(icon, left + r.h * 0.36, y, r.h * 0.62, ink);
  g.text(label, left + r.h * 0.82, y, { ...style, width: wide });
}
