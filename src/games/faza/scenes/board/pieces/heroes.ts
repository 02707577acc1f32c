import type { CanvasPainter } from '../../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../../table/layout/rect.ts';
import { color } from '../../../../../table/theme.ts';
import { headLine, POINTS } from '../../../interaction/layout/layout.ts';
import type { BoardView } from '../../../interaction/view.ts';
import { areaOf } from '../../../rules/board/board.ts';
import type { FazaView, Seat } from '../../../rules/state/state.ts';
import { text } from '../../../text/en.ts';
import { areaColor, areaIcon } from '../../areaLooks.ts';
import { fitText } from '../../fitText.ts';
import { DEPTH, type Sizes, type Surface } from '../surface.ts';
import { drawSheet, faceInTab, tab } from './heroTab.ts';
import {
  drawHeartFrame,
  hearts,
  type Medallion,
  place,
  pointsPill,
  portrait,
  type Shown,
  skillLines,
  skillsSaid,
} from './portrait.ts';

/** The heroes: panels with everything on wide screens, tabs and a sheet on phones. */
export function drawHeroes(surface: Surface, view: BoardView): void {
  const { layout, sizes } = surface;
  const { state } = view;
  if (layout.form !== 'wide') drawSheet(surface, view);
  for (const [seat, hero] of state.heroes.entries()) {
    const places = layout.heroes[seat];
    if (!places) continue;
    const shown: Shown = {
      hero,
      seat,
      front: view.seat === seat,
      asked: view.next.some((pick) => pick.kind === 'ally' && pick.seat === seat),
      picked: view.path.some((pick) => pick.kind === 'ally' && pick.seat === seat),
      computer: view.players[seat] === 'computer',
    };
    const face =
      layout.form === 'wide'
        ? faceInPanel(places.panel, places.cards, sizes)
        : faceInTab(places.panel, sizes, layout.tabs);
    drawHeartFrame(surface, hero, seat, face);
    const pad = 10 * sizes.u;
    surface.panels.put(
      `hero:${seat}:panel`,
      inset(places.panel, -pad),
      DEPTH.panel + (shown.front ? 0.5 : 0.2),
      shown,
      (g) => {
        if (layout.form === 'wide') panel(g, state, places.panel, places.cards, sizes, shown);
        else tab(g, state, places.panel, sizes, shown, layout.tabs);
      },
    );
  }
}

/** The paper, with a yellow frame for the selected hero. */
function panelGround(
  g: CanvasPainter,
  r: Rect,
  { line, u, panel: radius, shadow }: Sizes,
  { front, asked, picked }: Shown,
): void {
  if (front || asked || picked) {
    // Yellow marks the selected hero.
    g.panel(inset(r, -5 * u), { fill: color.act, radius: radius + 4 * u, line, shadow });
    g.panel(r, { fill: front ? color.paperLit : color.paper, radius, line });
  } else g.panel(r, { fill: color.paperDim, radius, line, shadow });
}

function faceInPanel(r: Rect, cards: readonly Rect[], sizes: Sizes): Medallion {
  const { u } = sizes;
  const { y, h, skills } = headLine({ panel: r, cards }, u);
  const edge = h < 50 * u ? 3 * u : 9 * u;
  const radius = Math.min(25 * u, (h - 2 * edge) / 2 + (skills > 0 ? 2 * u : 0));
  return { x: r.x + 12 * u + radius, y: y + h / 2, radius };
}

function panel(g: CanvasPainter, state: FazaView, r: Rect, cards: readonly Rect[], sizes: Sizes, shown: Shown): void {
  const { u } = sizes;
  panelGround(g, r, sizes, shown);
  const { skills: room, h: line } = headLine({ panel: r, cards }, u);
  const { x: cx, y: cy, radius } = faceInPanel(r, cards, sizes);
  portrait(g, state, shown.seat, cx, cy, radius, sizes);
  nameLine(g, state, { x: cx + radius + 8 * u, right: r.x + r.w - 10 * u, y: cy, radius }, sizes, shown);
  for (const [i, card] of cards.entries()) if (shown.hero.cards[i]?.used) place(g, card, sizes);
  const below = (cards[0]?.y ?? 0) + (cards[0]?.h ?? 0);
  if (room > 0) {
    const top = r.y + line;
    skillLines(g, state, shown.seat, rect(r.x + 13 * u, top + u, r.w - 26 * u, room - 5 * u), 16 * u);
  } else if (r.y + r.h - below > 50 * u)
    skills(g, state, rect(r.x + 12 * u, below + 8 * u, r.w - 24 * u, r.y + r.h - below - 16 * u), sizes, shown.seat);
}

/**
 * Name and area, hearts and Points. The hearts are as large as the name allows; the area's name is shown if the line is
 * high enough.
 */
function nameLine(
  g: CanvasPainter,
  state: FazaView,
  { x, right, y, radius }: { readonly x: number; readonly right: number; readonly y: number; readonly radius: number },
  { u, meta, ...sizes }: Sizes,
  { hero, seat, computer }: Shown,
): void {
  const isHigh = radius >= 20 * u;
  const area = areaOf(state, seat);
  const title = { face: 'display', size: (isHigh ? 24 : 21) * u } as const;
  const pill = pointsPill(g, right, y, Math.min(POINTS * u, radius * 2), hero, { u, meta, ...sizes });
  const named = g.measure(text.heroName[hero.id], title);
  const sign = isHigh ? 0 : 20 * u;
  const taken = x + sign + named + (computer ? 24 * u : 6 * u);
  const heart = Math.min(17 * u, (pill - 6 * u - taken) / hero.cards.length);
  const wounds = hero.cards.map((card) => card.injured);
  const from = hearts(g, pill - 6 * u, y, Math.max(12, heart), wounds);
  const name = isHigh ? y - radius * 0.42 : y;
  const room = from - x - sign - (computer ? 24 * u : 4 * u);
  if (!isHigh) g.icon(areaIcon[area], x + 8 * u, y, 16 * u, areaColor[area]);
  fitText(g, text.heroName[hero.id], x + sign, name, { ...title, width: room });
  if (computer) g.icon('cpu', x + sign + Math.min(named, room) + 13 * u, name, 16 * u, 0x7a5b4a);
  if (!isHigh) return;
  const line = y + radius * 0.55;
  g.icon(areaIcon[area], x + 7 * u, line, 15 * u, areaColor[area]);
  fitText(g, text.areaName[area], x + 18 * u, line, {
    size: meta,
    weight: 700,
    color: areaColor[area],
    width: from - x - 20 * u,
  });
}

/** The skill that only this hero has. */
function skills(g: CanvasPainter, state: FazaView, r: Rect, sizes: Sizes, seat: Seat): void {
  const { u } = sizes;
  const all = skillsSaid(state, seat);
  const ink = areaColor[areaOf(state, seat)];
  g.panel(r, { fill: color.ink, alpha: 0.05, radius: sizes.card, line: 0 });
  g.fill(rect(r.x, r.y + 4 * u, 4 * u, r.h - 8 * u), ink);
  const [only, ...more] = all;
  if (more.length > 0) return skillList(g, r, sizes, all, ink);
  if (!only) return;
  const { line } = only;
  const box = { ...r, x: r.x + 12 * u, w: r.w - 20 * u };
  const size = 16 * u;
  const style = { size, weight: 500, leading: 1.15 } as const;
  const lines = Math.ceil(g.measure(line, style) / (box.w - 30 * u));
  const top = box.y + (box.h - 22 * u - lines * size * 1.15) / 2;
  g.icon('star', box.x + 12 * u, top + 10 * u, 22 * u, ink);
  g.text(only.name, box.x + 30 * u, top + 10 * u, { face: 'display', size: 20 * u });
  const below = rect(box.x + 30 * u, top + 23 * u, box.w - 30 * u, box.y + box.h - top - 22 * u);
  g.paragraph([{ text: line }], below, style);
}

/** Several skills, each in a paragraph that begins with its name. */
function skillList(g: CanvasPainter, r: Rect, { u }: Sizes, all: ReturnType<typeof skillsSaid>, ink: number): void {
  const style = { size: 14 * u, weight: 500, leading: 1.14 } as const;
  const room = r.w - 44 * u;
  const heights = all.map(
    ({ name, line }) => Math.ceil((g.measure(`${name} ${line}`, style) * 1.06) / room) * style.size * style.leading,
  );
  const gap = Math.max(2, (r.h - heights.reduce((sum, h) => sum + h, 0)) / (all.length + 1));
  let y = r.y + gap;
  for (const [i, { name, line }] of all.entries()) {
    const h = heights[i] ?? 0;
    g.icon('star', r.x + 22 * u, y + style.size * 0.6, 17 * u, ink);
    g.paragraph(
      [{ text: `${name} `, weight: 700, color: ink }, { text: line }],
      rect(r.x + 36 * u, y, room, h + 2),
      style,
    );
    y += h + gap;
  }
}
