import type { Run } from '../../../../table/canvasPainter.ts';
import { inset, rect } from '../../../../table/layout/rect.ts';
import type { AzardiaTableView, NewsLine } from '../../interaction/view.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { paint } from '../paint/paint.ts';
import { LIFT, paper } from '../paint/paper.ts';
import { freeArea } from './heading.ts';
import { drawRoundEvent, eventInNews } from './roundEvent.ts';
import { DEPTH, putAround, type Surface } from './surface.ts';

/** Recent events: in their own panel, or on phones near the main button, where nothing else is. */
export function drawNews(surface: Surface, view: AzardiaTableView): void {
  if (view.layout.news === null) drawSmallNews(surface, view);
  else drawNewsPanel(surface, view);
}

/** From this height on the panel has a heading also below an event, at unit 1. */
const HEADED = 180;

function drawNewsPanel(surface: Surface, view: AzardiaTableView): void {
  const { layout } = view;
  const { news: area, unit } = layout;
  if (!area || area.h < 60 * unit) return;
  const event = eventInNews(view);
  const news = withoutEvent(view);
  putAround(surface, 'news', area, DEPTH.panel, [news, event], (g) => {
    paper(g, area, { fill: paint.paper, lift: LIFT.standing });
    const inner = inset(area, 11 * unit);
    const style = { size: 13 * unit, weight: 500, leading: 1.22 } as const;
    const gap = 7 * unit;
    const runsOf = (line: NewsLine): Run[] => [{ text: line.text, color: colorOf(line, news) }];
    const heightOf = (line: NewsLine): number => g.paragraphHeight(runsOf(line), inner, style) + gap;
    let top = inner.y;
    if (event) top += drawRoundEvent(g, inner, event, unit);
    if (news.length > 0 && (!event || area.h >= HEADED * unit)) {
      g.text(text.news, inner.x, top + 8 * unit, { size: 16 * unit, face: 'display', color: paint.ink });
      top += 24 * unit;
    }
    const room = inner.y + inner.h + gap - top;
    const lines = newsThatFits(news, (some) => some.reduce((sum, line) => sum + heightOf(line), 0) <= room);
    for (const line of lines) {
      const h = Math.min(heightOf(line) - gap, inner.y + inner.h - top);
      g.paragraph(runsOf(line), rect(inner.x, top, inner.w, h), style);
      top += h + gap;
    }
  });
}

/** The news without the event of the round, which stands above them or in the heading; only a last turn has no room for it there. */
function withoutEvent(view: AzardiaTableView): readonly NewsLine[] {
  const { state, news } = view;
  const event = eventInNews(view) ?? (state.grace === null ? state.decks.eventDiscards.at(-1) : undefined);
  return event === undefined ? news : news.filter((line) => line.text !== text.event(event));
}

function drawSmallNews(surface: Surface, view: AzardiaTableView): void {
  const { news, outcome } = view;
  const { unit } = view.layout;
  const area = news.length === 0 || outcome.length > 0 ? null : freeArea(view);
  if (!area) return;
  putAround(surface, 'news', area, DEPTH.panel + 1, news, (g) => {
    const style = { size: 13.5 * unit, weight: 600, leading: 1.22, middle: true } as const;
    const inner = inset(area, Math.min(8 * unit, area.h * 0.1));
    paper(g, area, { fill: paint.paperDim, lift: LIFT.lying });
    const runsOf = (lines: readonly NewsLine[]): Run[] =>
      lines.map((line, index) => ({
        text: `${line.text}${index === lines.length - 1 ? '' : ' '}`,
        color: colorOf(line, news),
      }));
    const lines = newsThatFits(news, (some) => g.paragraphHeight(runsOf(some), inner, style) <= inner.h);
    g.paragraph(runsOf(lines), inner, style);
  });
}

/** Events that affect the player stand out; if there are none, the latest does. */
function colorOf(line: NewsLine, news: readonly NewsLine[]): number {
  return line.isOwn || line === news.at(-1) ? paint.ink : paint.soft;
}

/**
 * The lines that fit, in order: the oldest events of others are dropped first, and events of the player last. One line
 * always remains.
 */
export function newsThatFits(
  news: readonly NewsLine[],
  isRoom: (lines: readonly NewsLine[]) => boolean,
): readonly NewsLine[] {
  let lines = news;
  while (lines.length > 1 && !isRoom(lines)) {
    const oldest = lines.find(({ isOwn }) => !isOwn) ?? lines[0];
    lines = lines.filter((line) => line !== oldest);
  }
  return lines;
}
