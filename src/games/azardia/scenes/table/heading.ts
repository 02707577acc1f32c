import type { CanvasPainter, Run } from '../../../../table/canvasPainter.ts';
import { common, inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { EventId } from '../../content/cards.ts';
import type { AzardiaTableView } from '../../interaction/view.ts';
import { lastTurns } from '../../rules/forecast/lastTurns.ts';
import { waysLeft } from '../../rules/forecast/waysToWin.ts';
import { HIDDEN } from '../../rules/state/state.ts';
import { aboutCard, eventText } from '../../text/cards.en.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { playerName } from '../../text/names.en.ts';
import { paintLogo } from '../paint/logo.ts';
import { paint } from '../paint/paint.ts';
import { LIFT, paper } from '../paint/paper.ts';
import { countdownPlace } from './boardTags.ts';
import { eventInNews } from './roundEvent.ts';
import { DEPTH, putAround, type Surface } from './surface.ts';

const PHASES = ['A', 'B', 'C', 'D'] as const;
type Phase = (typeof PHASES)[number];

/** The round, and the phases of the turn being taken. */
export function drawHeading(surface: Surface, view: AzardiaTableView): void {
  const { state, layout, widgets } = view;
  const { top, unit, form } = layout;
  const side = top.h + 10 * unit;
  // If there is room, Undo's place stays reserved even without Undo, so that words do not move.
  const taken = widgets.flatMap(({ id, look, rect: { x } }) =>
    look.kind === 'speed' || (look.kind === 'icon' && id !== 'menu') ? [x - 10 * unit] : [],
  );
  const right = Math.min(top.x + top.w - { wide: 4, portrait: 3, landscape: 2 }[form] * side, ...taken);
  const free = rect(top.x + side, top.y, Math.max(1, right - top.x - side), top.h);
  if (state.grace && state.winner === null) {
    drawGraceAim(surface, view);
    // A last turn may use all of the room: it reserves none for Undo.
    const end = Math.min(top.x + top.w - 2 * side, ...taken);
    return drawGrace(surface, view, { ...free, w: Math.max(1, end - free.x) });
  }
  const phase = state.turn?.phase ?? null;
  // The panel of the news describes the event if it has room.
  const event = eventInNews(view) === null ? state.decks.eventDiscards.at(-1) : undefined;
  // A long event needs the room of the logo.
  const isLong = event !== undefined && eventText[event].text.length > LONG;
  const logo = form === 'wide' && free.w >= LOGO_FROM * unit && !isLong ? LOGO * unit : 0;
  if (logo > 0) {
    const place = { ...free, w: logo };
    surface.panels.put('logo', place, DEPTH.panel, null, (g) => paintLogo(g, place));
  }
  const isRoundOnBoard = form === 'landscape' && free.w < ROUND * unit;
  if (!isRoundOnBoard) drawRound(surface, view, { ...free, x: free.x + logo, w: free.w - logo }, event);
  if (form === 'landscape' && phase !== null)
    drawPhaseOnBoard(surface, phase, isRoundOnBoard ? text.roundShort(state.round) : null, unit);
}

/** The width of the game's name beside the round, and the room that the heading needs for it; at unit 1. */
const LOGO = 152;
const LOGO_FROM = 700;
/** The letters of an event that fits into two lines beside the logo. */
const LONG = 70;

/** Beside four buttons a phone on its side has less room, which is too little for the round; at unit 1. */
const ROUND = 62;

/** The round, the phases, and on wide tables the event if it appears nowhere else. */
function drawRound(
  surface: Surface,
  { state, layout }: AzardiaTableView,
  free: Rect,
  event: EventId | undefined,
): void {
  const { unit, form } = layout;
  const phase = state.turn?.phase ?? null;
  surface.panels.put('heading', free, DEPTH.panel, [state.round, phase, form, event, free.w], (g) => {
    const size = 18 * unit;
    const words = form === 'wide' ? text.round(state.round) : text.roundShort(state.round);
    const most = free.w * (form === 'landscape' ? 1 : 0.5);
    const roundWidth = Math.min(most, g.measure(words, { size, face: 'display' }) + 4 * unit);
    const x = free.x + roundWidth + (form === 'wide' ? 14 : 8) * unit;
    const isTurn = state.turn !== null;
    const tabs = isTurn && form === 'wide' ? phaseTabs(g, { ...free, x, w: free.x + free.w - x }, phase, unit) : [];
    if (tabs === null || (isTurn && form === 'portrait')) return stackedHeading(g, free, words, phase, unit);
    g.text(words, free.x, free.y + free.h / 2, { size, face: 'display', color: paint.ink, width: roundWidth });
    for (const tab of tabs) drawPhase(g, tab, unit);
    const last = tabs.at(-1)?.area;
    if (event && form === 'wide' && last) {
      const left = last.x + last.w + 9 * unit;
      drawEvent(g, { ...last, x: left, w: free.x + free.w - left }, event, unit);
    }
  });
}

/** A phase of the turn, and its position. */
interface PhaseTab {
  readonly area: Rect;
  readonly words: string;
  readonly isNow: boolean;
}

/** The phases side by side, or only the current one; `null` if not even that fits. */
function phaseTabs(g: CanvasPainter, area: Rect, phase: Phase | null, unit: number): PhaseTab[] | null {
  const gap = 5 * unit;
  const tabs = PHASES.map((one) => {
    const words = text.phases[one];
    return { words, w: g.measure(words, { size: 14 * unit, weight: 600 }) + 20 * unit, isNow: one === phase };
  });
  const current = tabs.filter(({ isNow }) => isNow);
  const shown = [tabs, current].find((some) => some.reduce((sum, { w }) => sum + w + gap, -gap) <= area.w);
  if (!shown) return null;
  let { x } = area;
  return shown.map(({ w, ...tab }) => {
    const place = rect(x, area.y + 4 * unit, w, area.h - 8 * unit);
    x += w + gap;
    return { ...tab, area: place };
  });
}

function drawPhase(g: CanvasPainter, { area, words, isNow }: PhaseTab, unit: number, size = 14 * unit): void {
  paper(g, area, { fill: isNow ? paint.ink : 0xe6f5f2, lift: LIFT.glued, radius: 7 * unit });
  const color = isNow ? paint.white : paint.soft;
  g.text(words, area.x + area.w / 2, area.y + area.h / 2, { size, weight: 600, align: 'center', color });
}

/** In upright windows the round is above the phase, beside dots for all phases. */
function stackedHeading(g: CanvasPainter, area: Rect, round: string, phase: Phase | null, unit: number): void {
  const size = 13 * unit;
  const style = { size: 14 * unit, face: 'display', color: paint.ink, width: area.w } as const;
  g.text(round, area.x, area.y + 8 * unit, style);
  phaseDots(g, area.x + Math.min(area.w, g.measure(round, style)) + 9 * unit, area.y + 8 * unit, phase, unit);
  if (phase === null) return;
  const words = text.phases[phase];
  const w = Math.min(area.w, g.measure(words, { size, weight: 600 }) + 12 * unit);
  drawPhase(g, { area: rect(area.x, area.y + 17 * unit, w, area.h - 17 * unit), words, isNow: true }, unit, size);
}

/** The phases of a turn in their order as dots, of which the current one is full. */
function phaseDots(g: CanvasPainter, left: number, y: number, phase: Phase | null, unit: number): void {
  for (const [index, one] of PHASES.entries())
    g.circle(left + index * 10 * unit, y, 3.6 * unit, one === phase ? paint.ink : paint.white);
}

/**
 * Phones on their side have no room for the phase beside the buttons, and sometimes none for the round: they stand on
 * the board, in the corner beside the tower.
 */
function drawPhaseOnBoard(surface: Surface, phase: Phase, round: string | null, unit: number): void {
  const { area, depth } = surface.field.board;
  const tag = rect(area.x + depth + 6 * unit, area.y + depth + 5 * unit, 92 * unit, 22 * unit);
  const under = (round === null ? 14 : 32) * unit;
  putAround(surface, 'phase', { ...tag, h: tag.h + under }, DEPTH.tag, [phase, round], (g) => {
    drawPhase(g, { area: tag, words: text.phases[phase], isNow: true }, unit, 12.5 * unit);
    const y = tag.y + tag.h;
    phaseDots(g, tag.x + 7 * unit, y + 7 * unit, phase, unit);
    if (round !== null)
      g.text(round, tag.x + 3 * unit, y + 22 * unit, { size: 14 * unit, face: 'display', color: paint.ink });
  });
}

/**
 * While somebody holds tile 150, the last turn's player and the winning condition replace round and phases. A phone on
 * its side has room only for whose turn it is, and beside four buttons for nothing: there a row above the board says how
 * the race can be won, and the countdown on the board that these are the last turns.
 */
function drawGrace({ panels }: Surface, { state, layout: { unit, form }, seat }: AzardiaTableView, area: Rect): void {
  const { grace } = state;
  if (!grace) return;
  const { holder, now } = grace;
  const said = text.graceHeading(
    holder === seat ? null : playerName(state, holder),
    now === null ? null : { name: playerName(state, now), isOwn: now === seat },
    lastTurns(state).length,
    waysLeft(state),
  );
  panels.put('heading', area, DEPTH.panel, said, (g) => {
    const tag = inset(area, 2 * unit);
    const inner = inset(tag, 4 * unit);
    const style = {
      size: (form === 'wide' ? 22 : 17) * unit,
      face: 'display',
      align: 'center',
      middle: true,
      leading: 1,
    } as const;
    const isRoomy = (words: string): boolean =>
      words.split(' ').every((word) => g.measure(word, { ...style, size: 12 }) <= inner.w) &&
      g.paragraphHeight([{ text: words }], inner, style) <= inner.h + 3 * unit;
    const fitting = said.find(isRoomy);
    if (fitting === undefined) return;
    paper(g, tag, { fill: paint.gold, lift: LIFT.lying, radius: 8 * unit });
    g.paragraph([{ text: fitting, color: paint.ink }], inner, style);
  });
}

/** How the race can still be won, in its row above the board. */
function drawGraceAim({ panels }: Surface, { state, layout: { banner, unit }, seat }: AzardiaTableView): void {
  if (!banner || !state.grace) return;
  const { holder } = state.grace;
  const said = text.graceAim(holder === seat ? null : playerName(state, holder), waysLeft(state));
  panels.put('banner', banner, DEPTH.panel, said, (g) => {
    const room = banner.w - 16 * unit;
    const style = { size: 16 * unit, face: 'display', align: 'center', color: paint.ink, width: room } as const;
    const words = said.find((one) => g.measure(one, { ...style, size: 14 * unit }) <= room) ?? said.at(-1) ?? '';
    paper(g, banner, { fill: paint.gold, lift: LIFT.lying, radius: 7 * unit });
    g.text(words, banner.x + banner.w / 2, banner.y + banner.h / 2, style);
  });
}

/** The event of the round: its effect in at most two lines, or at least its name, depending on the room. */
function drawEvent(g: CanvasPainter, area: Rect, event: EventId, unit: number): void {
  const { name, text: about } = eventText[event];
  const style = { size: 12.5 * unit, weight: 600, leading: 1.15, middle: true } as const;
  const pad = 8 * unit;
  const most = area.w - 2 * pad;
  const fitting = text.roundEvent(name, about).flatMap((words) => {
    const runs = [{ text: words, color: paint.ink }];
    const line = g.measure(words, style);
    // Two lines of about the same length, where one is not enough.
    const w = [line, line * 0.55, most].find(
      (wide) => wide <= most && g.paragraphHeight(runs, { w: wide, h: area.h }, style) <= area.h,
    );
    return w === undefined ? [] : [{ runs, w: w + unit }];
  })[0];
  if (!fitting) return;
  const tag = { ...area, w: fitting.w + 2 * pad };
  paper(g, tag, { fill: paint.paper, lift: LIFT.glued, radius: 7 * unit });
  g.paragraph(fitting.runs, rect(tag.x + pad, tag.y, fitting.w, tag.h), style);
}

/** While somebody holds tile 150: the number of last turns, on the board beside the tower. */
export function drawCountdown(surface: Surface, view: AzardiaTableView): void {
  const tag = countdownPlace(view, surface.field.board);
  if (!tag) return;
  const { unit } = view.layout;
  const turns = lastTurns(view.state).length;
  putAround(surface, 'countdown', tag, DEPTH.tag, turns, (g) => {
    paper(g, tag, { fill: paint.gold, lift: LIFT.hanging, radius: 7 * unit });
    const style = { size: 15 * unit, color: paint.ink, width: tag.w - 10 * unit };
    g.title(text.lastTurns(turns), tag.x + tag.w / 2, tag.y + tag.h / 2, style);
  });
}

/** The text of a chosen card, and the result of the command on offer, near the main button. */
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
        : lowerSection(area, leastHeight(view), g.paragraphHeight(runsOf(outcome), inset(area, 8 * unit), style));
    const inner = inset(sheet, Math.min(8 * unit, sheet.h * 0.1));
    paper(g, sheet, { fill: paint.paperDim, lift: LIFT.lying });
    const fits = (lines: readonly string[]): boolean => g.paragraphHeight(runsOf(lines), inner, style) <= inner.h;
    // The last line is dropped first, and before it the text of the chosen card.
    const isCardSaid = view.widgets.some(
      ({ look, pressed }) =>
        look.kind === 'card' && pressed && look.card !== HIDDEN && aboutCard(look.card) === outcome[0],
    );
    const said = isCardSaid && outcome.length > 1 && !fits(outcome) ? outcome.slice(1) : outcome;
    const shorter = said.map((_, index) => said.slice(0, said.length - index));
    g.paragraph(runsOf(shorter.find(fits) ?? shorter.at(-1) ?? outcome), inner, style);
  });
}

/**
 * The place for an outcome: between choices and main button; on upright phones where no choice is, beside it or above.
 */
export function outcomeArea(view: Pick<AzardiaTableView, 'layout' | 'outcome' | 'widgets'>): Rect | null {
  const { choices, unit, form } = view.layout;
  if (form === 'portrait') return freeArea(view);
  const end = choices.y + choices.h;
  const taken = view.widgets.filter(({ look, rect: widget }) => look.kind !== 'die' && overlap(choices, widget));
  const top = Math.max(choices.y, ...taken.map(({ rect: widget }) => widget.y + widget.h + 8 * unit));
  const h = end - top;
  return h < 22 * unit ? null : rect(choices.x, top, choices.w, h);
}

/** The height of an outcome whose lines are all short. */
function leastHeight({ layout: { choices, unit }, outcome }: Pick<AzardiaTableView, 'layout' | 'outcome'>): number {
  return Math.min(choices.h * 0.3, (24 + outcome.length * 22) * unit);
}

/** The lower part of an area: as high as its words need, and not lower than `least`. */
function lowerSection({ x, y, w, h }: Rect, least: number, words: number): Rect {
  const high = Math.min(h, Math.max(least, words * 1.25));
  return rect(x, y + h - high, w, high);
}

/** The room of choices, or on upright phones beside the main button, if no choice is there. */
export function freeArea({
  layout: { choices, bar, form },
  widgets,
}: Pick<AzardiaTableView, 'layout' | 'widgets'>): Rect | null {
  const isFree = (area: Rect): boolean =>
    widgets.every(({ look, rect: taken }) => look.kind === 'die' || look.kind === 'go' || !overlap(area, taken));
  return (form === 'portrait' ? [choices, bar] : [choices]).find(isFree) ?? null;
}

function overlap(one: Rect, other: Rect): boolean {
  const { w, h } = common(one, other);
  return w > 1 && h > 1;
}
