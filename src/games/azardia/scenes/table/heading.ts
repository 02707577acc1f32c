import type { CanvasPainter, Run } from '../../../../table/canvasPainter.ts';
import { common, inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { EventId } from '../../content/cards.ts';
import { lastTurns } from '../../rules/forecast/lastTurns.ts';
import { eventText } from '../../text/cards.en.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { playerName } from '../../text/names.en.ts';
import { paint } from '../paint/paint.ts';
import { LIFT, paper } from '../paint/paper.ts';
import { DEPTH, putAround, type Surface } from './surface.ts';
import type { AzardiaTableView } from './view.ts';

const PHASES = ['A', 'B', 'C', 'D'] as const;

/** The round, and the phases of the turn being taken. */
export function drawHeading(surface: Surface, view: AzardiaTableView): void {
  const { state, layout, parts } = view;
  const { top, unit, form } = layout;
  const side = top.h + 10 * unit;
  // Where there is room, Undo has its place also while there is none, so that words do not move.
  const taken = parts.flatMap(({ id, look, rect: { x } }) =>
    look.kind === 'icon' && id !== 'menu' ? [x - 10 * unit] : [],
  );
  const right = Math.min(top.x + top.w - { wide: 4, portrait: 3, landscape: 2 }[form] * side, ...taken);
  const free = rect(top.x + side, top.y, Math.max(1, right - top.x - side), top.h);
  if (state.grace && state.winner === null) {
    // The moment is worth all the room that there is: it keeps none for Undo.
    const end = Math.min(top.x + top.w - 2 * side, ...taken);
    return drawGrace(surface, view, { ...free, w: Math.max(1, end - free.x) });
  }
  const phase = state.turn?.phase ?? null;
  const event = state.decks.eventDiscards.at(-1);
  surface.panels.put('heading', free, DEPTH.panel, [state.round, phase, form, event, free.w], (g) => {
    const middle = top.y + top.h / 2;
    const size = 18 * unit;
    const words = form === 'wide' ? text.round(state.round) : text.roundShort(state.round);
    const most = free.w * (form === 'landscape' ? 1 : 0.5);
    const round = g.measure(words, { size, face: 'display' }) > 1.4 * most ? String(state.round) : words;
    const roundWidth = Math.min(most, g.measure(round, { size, face: 'display' }) + 4 * unit);
    g.text(round, free.x, middle, { size, face: 'display', color: paint.ink, width: roundWidth });
    if (state.turn === null || form === 'landscape') return;
    let x = free.x + roundWidth + (form === 'wide' ? 14 : 8) * unit;
    // Phones have room for the name of the phase that it is; the others are told by their order, where there is room for them.
    const wordsOf = (one: (typeof PHASES)[number]): string =>
      form === 'wide' || one === phase ? text.phases[one] : '';
    const tabs = PHASES.map((one) => {
      const words = wordsOf(one);
      const w = words === '' ? 14 * unit : g.measure(words, { size: 14 * unit, weight: 600 }) + 20 * unit;
      return { words, w, isNow: one === phase };
    });
    const gap = (form === 'wide' ? 5 : 3) * unit;
    const isRoom = x + tabs.reduce((sum, { w }) => sum + w + gap, -gap) <= free.x + free.w;
    for (const { words, w, isNow } of isRoom ? tabs : tabs.filter((tab) => tab.isNow)) {
      if (x + w > free.x + free.w) return;
      const tab = rect(x, top.y + 4 * unit, w, top.h - 8 * unit);
      paper(g, tab, { fill: isNow ? paint.ink : 0xe6f5f2, lift: LIFT.glued, radius: 7 * unit });
      if (words !== '')
        g.text(words, tab.x + tab.w / 2, middle, {
          size: 14 * unit,
          weight: 600,
          align: 'center',
          color: isNow ? paint.white : paint.soft,
        });
      x += w + gap;
    }
    const end = free.x + free.w;
    if (event && form === 'wide')
      drawEvent(g, rect(x + 4 * unit, top.y + 4 * unit, end - x - 4 * unit, top.h - 8 * unit), event, unit);
  });
}

/** While somebody holds tile 150, whose last turn it is and how the game is still won takes the place of round and phases. */
function drawGrace({ panels }: Surface, { state, layout: { unit, form }, seat }: AzardiaTableView, area: Rect): void {
  const { grace, firmGoal } = state;
  if (!grace) return;
  const { holder, now } = grace;
  const said = text.graceHeading(
    holder === seat ? null : playerName(state, holder),
    now === null ? null : { name: playerName(state, now), isOwn: now === seat },
    lastTurns(state).length,
    firmGoal,
  );
  panels.put('heading', area, DEPTH.panel, said, (g) => {
    const tag = inset(area, 2 * unit);
    paper(g, tag, { fill: paint.gold, lift: LIFT.lying, radius: 8 * unit });
    const inner = inset(tag, 4 * unit);
    const style = {
      size: (form === 'wide' ? 22 : 17) * unit,
      face: 'display',
      align: 'center',
      middle: true,
      leading: 1,
    } as const;
    const fitting = said.find((words) => g.paragraphHeight([{ text: words }], inner, style) <= inner.h + 3 * unit);
    g.paragraph([{ text: fitting ?? said.at(-1) ?? '', color: paint.ink }], inner, style);
  });
}

/** The event of the round: what it does, or at least its name, as there is room. */
function drawEvent(g: CanvasPainter, area: Rect, event: EventId, unit: number): void {
  const { name, text: about } = eventText[event];
  const style = { size: 13.5 * unit, weight: 600, color: paint.ink } as const;
  const pad = 10 * unit;
  const words = text.roundEvent(name, about).find((one) => g.measure(one, style) <= area.w - 2 * pad);
  if (words === undefined) return;
  const tag = { ...area, w: g.measure(words, style) + 2 * pad };
  paper(g, tag, { fill: paint.paper, lift: LIFT.glued, radius: 7 * unit });
  g.text(words, tag.x + pad, tag.y + tag.h / 2, style);
}

/** While somebody holds tile 150: how many last turns there are, on the board beside the tower. */
export function drawCountdown(surface: Surface, { state, layout }: AzardiaTableView): void {
  const { unit, form } = layout;
  const { area, depth } = surface.field.board;
  const turns = lastTurns(state).length;
  if (turns === 0 || state.winner !== null) return;
  const h = 26 * unit;
  // On wide tables decks lie in the upper corners.
  const y = form === 'wide' ? area.y + area.h - depth - 8 * unit - h : area.y + depth + 8 * unit;
  const tag = rect(area.x + depth + 8 * unit, y, 100 * unit, h);
  putAround(surface, 'countdown', tag, DEPTH.tag, turns, (g) => {
    paper(g, tag, { fill: paint.gold, lift: LIFT.hanging, radius: 7 * unit });
    const style = { size: 15 * unit, color: paint.ink, width: tag.w - 10 * unit };
    g.title(text.lastTurns(turns), tag.x + tag.w / 2, tag.y + tag.h / 2, style);
  });
}

/** What a chosen card says, and what comes of the command on offer, near the main button. */
export function drawOutcome(surface: Surface, view: AzardiaTableView): void {
  const { layout, outcome } = view;
  const { unit, form } = layout;
  const area = outcome.length === 0 ? null : outcomeArea(view);
  if (!area) return;
  putAround(surface, 'outcome', area, DEPTH.panel + 1, outcome, (g) => {
    const style = { size: 13.5 * unit, weight: 600, leading: 1.22, middle: true } as const;
    const runsOf = (lines: readonly string[]): Run[] =>
      lines.map((line, index) => ({ text: `${line}${index === lines.length - 1 ? '' : ' · '}`, color: paint.ink }));
    const sheet =
      form === 'portrait'
        ? area
        : lowPart(area, leastHeight(view), g.paragraphHeight(runsOf(outcome), inset(area, 8 * unit), style));
    const inner = inset(sheet, Math.min(8 * unit, sheet.h * 0.1));
    paper(g, sheet, { fill: paint.paperDim, lift: LIFT.lying });
    const fits = (lines: readonly string[]): boolean => g.paragraphHeight(runsOf(lines), inner, style) <= inner.h;
    // What comes last has no room, and before it what the chosen card says.
    const isCardSaid = view.parts.some(({ look, pressed }) => look.kind === 'card' && pressed);
    const said = isCardSaid && outcome.length > 1 && !fits(outcome) ? outcome.slice(1) : outcome;
    const shorter = said.map((_, index) => said.slice(0, said.length - index));
    g.paragraph(runsOf(shorter.find(fits) ?? shorter.at(-1) ?? outcome), inner, style);
  });
}

/** Where there is room for an outcome: between choices and main button; on upright phones wherever no choice stands, beside it or above. */
export function outcomeArea(view: Pick<AzardiaTableView, 'layout' | 'outcome' | 'parts'>): Rect | null {
  const { choices, unit, form } = view.layout;
  if (form === 'portrait') return freeArea(view);
  const end = choices.y + choices.h;
  const taken = view.parts.filter(({ look, rect: part }) => look.kind !== 'die' && overlap(choices, part));
  const top = Math.max(choices.y, ...taken.map(({ rect: part }) => part.y + part.h + 8 * unit));
  const h = Math.max(leastHeight(view), end - top);
  return rect(choices.x, end - h, choices.w, h);
}

/** The height of an outcome whose lines are all short. */
function leastHeight({ layout: { choices, unit }, outcome }: Pick<AzardiaTableView, 'layout' | 'outcome'>): number {
  return Math.min(choices.h * 0.3, (24 + outcome.length * 22) * unit);
}

/** The lower part of an area: as high as its words need, and not lower than `least`. */
function lowPart({ x, y, w, h }: Rect, least: number, words: number): Rect {
  const high = Math.min(h, Math.max(least, words * 1.25));
  return rect(x, y + h - high, w, high);
}

/** The room of choices, or on upright phones beside the main button, where no choice stands there. */
export function freeArea({
  layout: { choices, bar, form },
  parts,
}: Pick<AzardiaTableView, 'layout' | 'parts'>): Rect | null {
  const isFree = (area: Rect): boolean =>
    parts.every(({ look, rect: taken }) => look.kind === 'die' || look.kind === 'go' || !overlap(area, taken));
  return (form === 'portrait' ? [choices, bar] : [choices]).find(isFree) ?? null;
}

function overlap(one: Rect, other: Rect): boolean {
  const { w, h } = common(one, other);
  return w > 1 && h > 1;
}
