import type { Pen } from '../../../../table/pen.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { areaColor, areaIcon } from '../looks.ts';
import type { CombatLayout, Corner } from './combatLayout.ts';
import type { FightStory, Help } from './fightStory.ts';

/** The smallest upright rectangle around corners. */
export function around(corners: readonly Corner[]): Rect {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return rect(x, y, Math.max(...xs) - x, Math.max(...ys) - y);
}

/** The hero's panel: rays of the area's colour and burnt orange out of the bust. */
export function heroPanel(pen: Pen, corners: readonly Corner[], story: FightStory, layout: CombatLayout): void {
  const { bust } = layout;
  const area = around(corners);
  const own = areaColor[story.area];
  const center = { x: bust.x + bust.w * 0.5, y: bust.y + bust.h * 0.5 };
  const reach = Math.hypot(area.w, area.h) * 1.2;
  pen.within(corners, () => {
    pen.fill(area, 0xf26a1b);
    pen.rays(center, reach, own, 20, 0.05);
    pen.dots(
      area,
      dotCell(layout),
      mix(own, color.ink, 0.45),
      (x, y) => {
        const far = Math.hypot(x - center.x, y - center.y) / bust.h;
        return Math.max(0, far - 0.42) * 0.85;
      },
      0.8,
    );
  });
}

/** The strip in front of the bust. */
export function helpBand(pen: Pen, story: FightStory, layout: CombatLayout): void {
  const { band } = layout;
  if (!band) return;
  const own = mix(areaColor[story.area], color.ink, 0.62);
  const area = around(band);
  pen.fill(band, own);
  pen.within(band, () => pen.dots(area, dotCell(layout), color.ink, (_x, y) => 0.75 * ((y - area.y) / area.h), 0.6));
  const [left, right] = band;
  if (left && right) pen.path([left, right], line(layout) * 2);
}

/** The Drones' panel: the tile from close by, dark enough for what stands on it. */
export function dronePanel(pen: Pen, corners: readonly Corner[], story: FightStory, layout: CombatLayout): void {
  const area = around(corners);
  const size = Math.max(area.w * 1.18, area.h * 1.5) * (438 / 384);
  pen.within(corners, () => {
    pen.fill(area, color.night);
    pen.ctx.filter = 'saturate(.62) brightness(.66)';
    pen.sprite(
      `tile/${story.tile}`,
      area.x + area.w / 2,
      area.y + area.h * 0.62,
      size,
      {},
      story.fazaformed ? 'tiles-faza' : 'tiles-earth',
    );
    pen.ctx.filter = 'none';
    pen.fill(area, story.fazaformed ? 0x3d1a4a : 0x4a2410, 0.34);
    pen.dots(
      area,
      dotCell(layout),
      color.ink,
      (x, y) => {
        const [dx, dy] = [(x - area.x) / area.w - 0.5, (y - area.y) / area.h - 0.55];
        return 0.2 + Math.max(0, Math.hypot(dx, dy) - 0.22) * 1.05;
      },
      0.7,
    );
  });
}

/** The dice's panel: the table. */
export function dicePanel(pen: Pen, corners: readonly Corner[], layout: CombatLayout): void {
  const area = around(corners);
  pen.within(corners, () => {
    pen.fill(area, color.table);
    pen.rays({ x: area.x + area.w * 0.42, y: area.y + area.h * 0.52 }, area.w, color.tableRay, 24);
    pen.dots(
      area,
      dotCell(layout),
      color.tableDot,
      (_x, y) => 0.1 + 0.55 * Math.max(0, (y - area.y) / area.h - 0.3),
      0.8,
    );
  });
}

/** Ink around a panel. */
export function panelFrame(pen: Pen, corners: readonly Corner[], layout: CombatLayout): void {
  pen.stroke(corners, line(layout) * 2.2);
}

function line({ page }: CombatLayout): number {
  return Math.max(1.5, 2 * page.unit);
}

function dotCell({ page }: CombatLayout): number {
  return page.form === 'wide' ? 9 * page.unit : 7 * page.unit;
}

/** Place and round. */
export function caption(pen: Pen, layout: CombatLayout, story: FightStory): void {
  const r = layout.caption;
  pen.panel(r, { fill: color.act, radius: 0, line: line(layout) * 1.4 });
  pen.text(text.screens.combat.place(text.tileName(story.tile), story.round), r.x + r.w * 0.045, r.y + r.h / 2, {
    face: 'display',
    size: r.h * 0.58,
    width: r.w * 0.92,
  });
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

/** A helper that is no card: symbol, number, what it is. */
export function helpChip(pen: Pen, r: Rect, help: Help, story: FightStory, layout: CombatLayout): void {
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
  chip(pen, r, layout, {
    fill: areaColor[story.area],
    ink: color.white,
    icon: help.kind === 'ground' ? areaIcon[story.area] : HELP_ICON[help.kind],
    value,
    label: label[help.kind],
  });
}

/** All bonuses together. */
export function totalChip(pen: Pen, r: Rect, story: FightStory, layout: CombatLayout): void {
  chip(pen, r, layout, {
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

function chip(pen: Pen, r: Rect, layout: CombatLayout, { fill, ink, icon, sprite, value = '', label }: Chip): void {
  const u = layout.page.unit;
  pen.panel(r, { fill, radius: r.h * 0.16, line: line(layout), shadow: Math.max(2, 3.5 * u) });
  const number = { face: 'display', size: r.h * 0.56 } as const;
  const pad = r.h * 0.16;
  let x = r.x + pad;
  const y = r.y + r.h / 2;
  if (sprite) {
    pen.sprite(sprite, x + r.h * 0.36, y, r.h * 0.84);
    x += r.h * 0.78;
  } else if (icon) {
    pen.icon(icon, x + r.h * 0.29, y, r.h * 0.54, ink);
    x += r.h * 0.66;
  }
  if (value !== '') {
    pen.text(value, x, y, { ...number, color: ink });
    x += pen.measure(value, number) + r.h * 0.12;
  }
  const room = rect(x, r.y + 2, r.x + r.w - x - pad * 0.7, r.h - 4);
  pen.paragraph([{ text: label }], room, {
    size: Math.max(12, r.h * 0.27),
    weight: 600,
    color: ink,
    middle: true,
    leading: 1.08,
  });
}

/** What a die came to: `5 + 2 = 7 Kill`, before that what it needs. */
export function sumTag(pen: Pen, r: Rect, layout: CombatLayout, words: string, tone: 'kill' | 'miss' | 'wait'): void {
  const fill = tone === 'kill' ? color.good : tone === 'miss' ? color.hurt : color.night;
  pen.panel(inset(r, 1), { fill, radius: r.h * 0.14, line: line(layout), shadow: Math.max(1.5, 3 * layout.page.unit) });
  pen.text(words, r.x + r.w / 2, r.y + r.h / 2, {
    face: 'display',
    size: r.h * 0.6,
    align: 'center',
    color: tone === 'kill' ? color.ink : color.paper,
    width: r.w - r.h * 0.3,
  });
}

/** Lettering in a burst. */
export function burst(pen: Pen, r: Rect, frame: string, words: string): void {
  pen.sprite(frame, r.x + r.w / 2, r.y + r.h / 2, r.h);
  const middle = { x: r.x + r.w / 2, y: r.y + r.h * 0.485 };
  pen.within(
    null,
    () =>
      pen.text(words, middle.x, middle.y, {
        face: 'display',
        size: r.h * 0.3,
        align: 'center',
        color: color.paperLit,
        outline: r.h * 0.026,
        shadow: r.h * 0.016,
        width: r.w * 0.56,
      }),
    { degrees: -7, about: middle },
  );
}

/** What came of a die, under its Drone. */
export function resultTag(pen: Pen, r: Rect, layout: CombatLayout, story: FightStory, index: number): void {
  const words = text.screens.combat;
  const blow = story.blows[index];
  if (!blow || blow.kind === 'none') return;
  const look: Chip =
    blow.kind === 'kill'
      ? { fill: color.good, ink: color.ink, sprite: 'drone/hit', label: words.point }
      : blow.kind === 'rebel'
        ? { fill: color.rebel, ink: color.ink, sprite: 'rebel', label: words.rebelFalls }
        : blow.kind === 'wound'
          ? { fill: color.hurt, ink: color.white, icon: 'hurt', label: words.wound(blow.card) }
          : {
              fill: color.paper,
              ink: color.ink,
              icon: 'shield',
              label: blow.thanksTo === 'bazooka' ? words.safe : words.ignored,
            };
  pen.panel(r, {
    fill: look.fill,
    radius: r.h * 0.16,
    line: line(layout),
    shadow: Math.max(2, 3.5 * layout.page.unit),
  });
  const size = r.h * 0.5;
  const style = { face: 'display', size } as const;
  const wide = Math.min(pen.measure(look.label, style), r.w - r.h * 1.1);
  const left = r.x + (r.w - wide - r.h * 0.82) / 2;
  if (look.sprite) pen.sprite(look.sprite, left + r.h * 0.36, r.y + r.h / 2, r.h * 0.86);
  else if (look.icon) pen.icon(look.icon, left + r.h * 0.36, r.y + r.h / 2, r.h * 0.62, look.ink);
  pen.text(look.label, left + r.h * 0.82, r.y + r.h / 2, { ...style, color: look.ink, width: wide });
}

/** Kills so far, and what they cost so far. */
export function tallyChip(pen: Pen, r: Rect, layout: CombatLayout, icon: string, value: number, label: string): void {
  chip(pen, r, layout, { fill: color.paper, ink: color.ink, icon, value: String(value), label });
}
