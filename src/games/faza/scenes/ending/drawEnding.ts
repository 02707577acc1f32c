import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { row, trimmed } from '../../../../table/layout/layout.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import type { Page } from '../../interaction/page.ts';
import type { EndingView } from '../../interaction/view.ts';
import { isWreck } from '../../rules/board/board.ts';
import { text } from '../../text/en.ts';
import { fitText } from '../fitText.ts';
import type { EndingLayout } from './endingLayout.ts';
import { helpLine } from './review.ts';

/** Where a sky and its city are: a page, and where the ships and heroes are on it. */
export interface SkyPlace {
  readonly page: Pick<Page, 'form' | 'unit' | 'width' | 'height'>;
  readonly scene: Rect;
}

/** Whether a game was won. */
export function isWon(view: EndingView): boolean {
  return view.state.outcome?.won === true;
}

/** The colors of the sky: a morning after a victory, a night after a defeat. */
export function skyTones(won: boolean): { back: number; ray: number; dot: number } {
  return won
    ? { back: 0xffc23d, ray: 0xff9d2e, dot: 0xe8622a }
    : { back: color.night, ray: color.night2, dot: color.nightDot };
}

/** The center of the sky's rays. */
export function skyCenter({ scene }: SkyPlace, won: boolean): { x: number; y: number } {
  return { x: scene.x + scene.w / 2, y: scene.y + scene.h * (won ? 0.72 : 0.5) };
}

/** The sky: a morning with its sun, or a night with fire below. */
export function drawSky(g: CanvasPainter, layout: SkyPlace, won: boolean): void {
  const { width: w, height: h, unit: u } = layout.page;
  const whole = rect(0, 0, w, h);
  const center = skyCenter(layout, won);
  const { back, ray, dot } = skyTones(won);
  const cell = Math.max(7, 9 * u);
  g.fill(whole, back);
  g.within(whole, () => {
    g.rays(center, Math.hypot(w, h), ray, 24, 0.06);
    g.dots(whole, cell, dot, (x, y) => {
      const far = Math.hypot((x - center.x) / w, (y - center.y) / h);
      return Math.max(0, far - 0.22) * 1.0;
    });
    if (won) g.sprite('sun', center.x, center.y, layout.scene.h * 1.02);
    else {
      const glow = cityHeight(layout) * 1.7;
      g.dots(rect(0, h - glow, w, glow), cell * 1.3, 0xd64a1c, (_x, y) => 0.85 * ((y - h + glow) / (glow * 0.7)));
    }
  });
}

/** The city: in the light, or its shadow. */
export function drawCity(g: CanvasPainter, layout: SkyPlace, won: boolean): void {
  const { width: w, height: h } = layout.page;
  const city = cityHeight(layout);
  const layers = won
    ? ([
        ['city/far', 0xffffff, 1, 0.34],
        ['city/mid', 0xffffff, 1, 0.12],
        ['city/near', 0xffffff, 0.8, 0],
      ] as const)
    : ([
        ['city/far', 0x6a2a4a, 1, 0.34],
        ['city/mid', 0x4a2a62, 1, 0.12],
        ['city/near', 0x3a2350, 0.8, 0],
      ] as const);
  g.within(rect(0, 0, w, h), () => {
    for (const [frame, tint, part, up] of layers) strip(g, frame, tint, city * part, h - city * up, w);
  });
}

/** A quarter of the city's lit windows. */
export function drawWindows(g: CanvasPainter, layout: SkyPlace, quarter: number): void {
  const { width: w, height: h, unit } = layout.page;
  const city = cityHeight(layout);
  const size = Math.max(3, 6 * unit);
  for (let i = quarter; i < 120; i += 4) {
    const x = ((i * 0.61803) % 1) * w;
    const y = h - city * (0.2 + 0.95 * ((i * 0.7548) % 1) * (0.6 + 0.4 * Math.sin(i)));
    g.fill(rect(x, y, size, size * 1.4), i % 7 === 0 ? color.paperLit : color.act);
    g.stroke(rect(x, y, size, size * 1.4), Math.max(1, unit));
  }
}

/** Height of the city's back row. */
function cityHeight({ page }: SkyPlace): number {
  return page.form === 'wide' ? 330 * page.unit : 150 * page.unit;
}

function strip(g: CanvasPainter, frame: string, tint: number, height: number, bottom: number, width: number): void {
  const wide = height * (1600 / (frame === 'city/far' ? 470 : frame === 'city/mid' ? 390 : 310));
  for (let x = wide / 2 - 40; x < width + wide / 2; x += wide) {
    // The first row of a tiling picture is the last one of its neighbor.
    g.within(rect(0, bottom - height + 2, width, height), () =>
      g.sprite(frame, x, bottom - height / 2, height, tint === 0xffffff ? {} : { tint }),
    );
  }
}

/** The reason in a sentence, and the rule by which the game ended. */
export function drawReason(g: CanvasPainter, layout: EndingLayout, view: EndingView): void {
  const { reason: r, page } = layout;
  const wide = page.form === 'wide';
  const won = isWon(view);
  const size = wide ? 21 * page.unit : Math.max(13, 14 * page.unit);
  const { outcome } = view.state;
  const rule = outcome ? [{ text: ` ${text.screens.ending.rule(outcome.rule)}`, weight: 700 as const }] : [];
  const runs = [
    { text: view.reason, color: won ? color.ink : color.paper },
    ...rule.map((run) => ({ ...run, color: won ? color.eventLong : color.act })),
  ];
  const outline = won
    ? { outline: 3 * page.unit, outlineColor: 0xffd27a }
    : { outline: 2.5 * page.unit, outlineColor: color.night };
  g.paragraph(runs, r, { size, weight: 600, leading: 1.22, ...outline });
}

/**
 * What can be learned: known facts at once; below, in a reserved place, what the computer works out, so that nothing
 * moves when more is known; and on wide screens the counts of the game.
 */
export function drawLesson(g: CanvasPainter, r: Rect, view: EndingView, line: string, u: number, wide: boolean): void {
  const words = text.screens.ending;
  g.panel(r, { fill: isWon(view) ? color.paperLit : color.paper, line: 2.5 * u, radius: 8 * u, shadow: 5 * u });
  const lip = { ...r, h: (wide ? 12 : 7) * u };
  g.panel(lip, { fill: isWon(view) ? color.act : color.plum, line: 2.5 * u, radius: 4 * u });
  const pad = (wide ? 18 : 9) * u;
  const inner = trimmed(r, { left: pad, right: pad, top: lip.h + pad / 2, bottom: pad / 2 });
  const said = wide ? { ...inner, w: inner.w * 0.62 } : inner;
  const soft = mix(color.ink, color.paper, 0.25);
  const meta = Math.max(12, 14 * u);
  const known = wide && view.chances.progress !== 'failed' && view.history.length > 1;
  const [first, second] = wide ? [said.h * 0.46, said.h * (known ? 0.38 : 0.5)] : [said.h * 0.41, said.h * 0.56];
  g.paragraph(
    [{ text: helpLine(view) }],
    { ...said, h: first },
    { size: (wide ? 18 : 14) * u, weight: 600, leading: 1.15 },
  );
  const below = { ...said, y: said.y + first + said.h * (wide ? 0.04 : 0.03), h: second };
  g.paragraph([{ text: line }], below, { size: (wide ? 15.5 : 12.5) * u, weight: 500, leading: 1.12, color: soft });
  if (known) {
    const style = { size: meta * 0.9, width: said.w, color: soft, weight: 500 } as const;
    fitText(g, words.estimated(view.chances), said.x, said.y + said.h - meta * 0.35, style);
  }
  if (wide) counts(g, trimmed(inner, { left: inner.w * 0.66 }), view, u);
}

function counts(g: CanvasPainter, area: Rect, view: EndingView, u: number): void {
  const words = text.screens.ending;
  const down = view.state.ships.filter(isWreck).length;
  const facts = [
    { value: view.rounds, label: words.rounds(view.rounds) },
    { value: view.commands, label: words.moves(view.commands) },
    { value: down, label: words.wrecks(down) },
  ];
  for (const [i, cell] of row(area, facts.length, 4 * u).entries()) {
    const { value, label } = at(facts, i);
    const x = cell.x + cell.w / 2;
    const big = { face: 'display', size: Math.min(cell.h * 0.5, 42 * u), color: color.eventLong } as const;
    g.text(String(value), x, cell.y + cell.h * 0.38, { ...big, align: 'center' });
    const small = { size: Math.max(12, 14 * u), width: cell.w, color: mix(color.ink, color.paper, 0.2) } as const;
    g.text(label, x, cell.y + cell.h * 0.74, { ...small, align: 'center' });
  }
}
