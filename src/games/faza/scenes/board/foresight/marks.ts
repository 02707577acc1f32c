import type { CanvasPainter } from '../../../../../table/canvasPainter.ts';
import { common, inset, middle, type Rect, rect } from '../../../../../table/layout/rect.ts';
import type { CachedSprite } from '../../../../../table/pictures/sprites/spriteCache.ts';
import { color, css } from '../../../../../table/theme.ts';
import type { TileNo } from '../../../content/vocabulary.ts';
import type { Verb } from '../../../interaction/layout/boardLayout.ts';
import { nextPicks } from '../../../interaction/picks.ts';
import { type ForecastSummary, forecastSummaryOf } from '../../../interaction/preview/forecastSummary.ts';
import { type Journey, journeyOf, type Peril } from '../../../interaction/preview/preview.ts';
import type { BoardView } from '../../../interaction/view.ts';
import { areaOf, heroAt } from '../../../rules/board/board.ts';
import { targets } from '../../../rules/fight/combat.ts';
import { legalCommands } from '../../../rules/legal.ts';
import type { Command } from '../../../rules/state/command.ts';
import type { FazaView } from '../../../rules/state/state.ts';
import { text } from '../../../text/en.ts';
import { burstStamp, pieceStamp } from '../pieces/pieces.ts';
import { DEPTH, type Surface } from '../surface.ts';
import type { InSight } from './inSight.ts';
import { drawRoute } from './route.ts';

/** The current choice: selectable and selected tiles, the route of a piece, the odds of a fight. */
export function drawMarks(surface: Surface, view: BoardView): void {
  const { layout, sizes } = surface;
  const { state, offer } = view;
  const open = tilesIn(view.next);
  const picked = tilesIn(view.path);
  for (const [index, tile] of state.board.entries()) {
    const cell = layout.cells[index];
    if (!cell) continue;
    const mark = picked.has(tile) ? 'picked' : open.has(tile) ? 'open' : null;
    if (mark) {
      const { x, y } = middle(cell);
      const depth = mark === 'picked' ? DEPTH.mark + 0.5 : DEPTH.mark;
      surface.cast.put(`mark:${tile}`, frameStamp(surface, cell.w, mark), x, y, depth);
    }
  }
  if (!offer) return;
  if (offer.do === 'fight') fightLine(surface, view);
  const way = journeyOf(state, offer);
  if (way) {
    const spots = way.path.map((tile) => spotOf(view, tile));
    drawRoute(surface, 'way', spots, { pattern: 'solid', width: 6 * sizes.u, color: color.act });
    ghost(surface, view, way);
  }
}

/** The tiles that a choice offers, in whichever form it names them. */
export function tilesIn(picks: BoardView['path']): ReadonlySet<TileNo> {
  return new Set(picks.flatMap((pick) => (pick.kind === 'tile' || pick.kind === 'group' ? [pick.tile] : [])));
}

function spotOf({ state, layout }: BoardView, tile: TileNo): { x: number; y: number } {
  const cell = layout.cells[state.board.indexOf(tile)] ?? rect(0, 0, 0, 0);
  return { x: cell.x + cell.w * 0.54, y: cell.y + cell.h * 0.54 };
}

function frameStamp({ sprites, sizes: { u, line } }: Surface, side: number, mark: 'picked' | 'open'): CachedSprite {
  return sprites.paint(`mark/${mark}@${side}`, side + 8, side + 8, (g) => {
    const thick = Math.max(3, (mark === 'picked' ? 4.5 : 3) * u);
    const r = rect(4 + thick * 0.7, 4 + thick * 0.7, side - thick * 1.4, side - thick * 1.4);
    const radius = 8 * u;
    if (mark === 'open') {
      g.panel(r, { fill: color.act, alpha: 0.16, radius, line: 0 });
      for (const [width, ink] of [
        [thick + line * 2, color.ink],
        [thick, color.act],
      ] as const)
        brackets(g, r, radius, side * 0.24, width, ink);
      return;
    }
    g.panel(r, { fill: color.act, alpha: 0.3, radius, line: thick + line * 2.4 });
    g.panel(r, { radius, line: thick, lineColor: color.act });
  });
}

/** The four corners of a frame. */
function brackets(
  g: CanvasPainter,
  { x, y, w, h }: Rect,
  radius: number,
  length: number,
  width: number,
  ink: number,
): void {
  const { ctx } = g;
  ctx.beginPath();
  for (const [cx, cy, dx, dy] of [
    [x, y, 1, 1],
    [x + w, y, -1, 1],
    [x + w, y + h, -1, -1],
    [x, y + h, 1, -1],
  ] as const) {
    ctx.moveTo(cx + dx * length, cy);
    ctx.lineTo(cx + dx * radius, cy);
    ctx.quadraticCurveTo(cx, cy, cx, cy + dy * radius);
    ctx.lineTo(cx, cy + dy * length);
  }
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.strokeStyle = css(ink);
  ctx.stroke();
}

/** From the fighting hero to the tile, if they are not on it. */
function fightLine(surface: Surface, view: BoardView): void {
  const { offer, layout, state } = view;
  if (offer?.do !== 'fight' || heroAt(state, offer.hero).tile === offer.tile) return;
  const cell = layout.cells[state.board.indexOf(offer.tile)];
  if (!cell) return;
  const spots = [spotOf(view, heroAt(state, offer.hero).tile), spotOf(view, offer.tile)];
  drawRoute(surface, 'way', spots, { pattern: 'dotted', width: 6 * (cell.w / 138), color: color.hurt });
}

/** The chance of the best result of the fight on offer, shown where people look. */
export function drawChance(surface: Surface, view: BoardView, inSight: InSight): void {
  const { offer, fight: odds, layout, state } = view;
  if (offer?.do !== 'fight' || !odds) return;
  const cell = layout.cells[state.board.indexOf(offer.tile)];
  if (!cell) return;
  const best = odds.results.reduce((a, b) => (b.kills > a.kills ? b : a));
  const size = cell.w * 0.52;
  const sprite = burstStamp(surface, text.board.percent(best.chance), 'yellow', size);
  const { tray } = layout;
  const [x, y] = [cell.x + cell.w * 0.54, Math.max(tray.y + size * 0.42, cell.y - size * 0.02)];
  // The tips of the burst may cover anything.
  const [w, h] = [sprite.w * 0.8, sprite.h * 0.72];
  const around = inset(cell, -cell.w * 0.5);
  const spot = middle(inSight.lay(rect(x - w / 2, y - h / 2, w, h), common(around, tray)));
  surface.cast.put('odds', sprite, spot.x, spot.y, DEPTH.sign);
}

const PERIL_ICONS: Readonly<Record<Peril, string>> = { held: 'lock', deadly: 'skull', attacked: 'warn' };

/** A ghost of the piece at its target, and the danger there. */
function ghost(surface: Surface, { layout, state }: BoardView, { path, seat, perils }: Journey): void {
  const frame = seat === null ? 'rebel' : `hero/${heroAt(state, seat).id}`;
  const goal = path.at(-1);
  const cell = goal === undefined ? undefined : layout.cells[state.board.indexOf(goal)];
  if (!cell) return;
  const size = cell.w * (frame === 'rebel' ? 0.5 : 0.76);
  const area = seat === null ? {} : { area: areaOf(state, seat) };
  const sprite = pieceStamp(surface, { frame, size, kind: 'hero', ...area });
  const y = cell.y + cell.h * (frame === 'rebel' ? 0.62 : 0.58);
  surface.cast.put('ghost', sprite, cell.x + cell.w * 0.29, y, DEPTH.tag - 1).setAlpha(0.72);
  const side = Math.max(16, cell.w * 0.17);
  for (const [index, peril] of perils.entries()) {
    const sign = surface.sprites.paint(`peril/${peril}@${side.toFixed(1)}`, side + 4, side + 4, (g) => {
      g.panel(rect(2, 2, side, side), { fill: color.hurt, radius: side * 0.25, line: 1.5 });
      g.icon(PERIL_ICONS[peril], side / 2 + 2, side / 2 + 2, side * 0.8, color.white);
    });
    const x = cell.x + cell.w * 0.12 + index * side * 0.95;
    surface.cast.put(`peril:${peril}`, sign, x, cell.y + cell.h * 0.3, DEPTH.sign);
  }
}

const known = new WeakMap<FazaView, readonly Command[]>();

/** The actions without a card that the selected hero could do now. The rules are asked once for each state. */
export function possibleVerbs(view: BoardView): ReadonlySet<Verb> {
  if (view.busy || view.players[view.seat] === 'computer') return new Set();
  const commands = known.get(view.state) ?? legalCommands(view.state);
  known.set(view.state, commands);
  const picks = nextPicks(commands, [{ kind: 'hero', seat: view.seat }]);
  return new Set(picks.flatMap((pick) => (pick.kind === 'verb' ? [pick.verb] : [])));
}

/**
 * The tiles whose Drones matter now: those that the selected hero could fight, selectable and selected ones, and the
 * route on offer. While the Faza act, or their forecast is shown, all of them matter.
 */
export function concernedTiles(view: BoardView, isForecast: boolean): ReadonlySet<TileNo> {
  const { state, seat, next, path, offer } = view;
  if (isForecast || state.phase === 'faza') return new Set(state.board);
  const way = offer ? journeyOf(state, offer) : null;
  const fights = state.agenda.length > 0 ? [] : targets(state, seat);
  return new Set([...fights, ...tilesIn(next), ...tilesIn(path), ...(way?.path ?? [])]);
}

/**
 * The same, but unchanged while a command of the team is animated: nothing is selectable then, and Drones must not
 * flicker.
 */
export class Concern {
  private last: ReadonlySet<TileNo> = new Set();

  of(view: BoardView, isForecast: boolean): ReadonlySet<TileNo> {
    if (view.busy && view.state.phase === 'team') return this.last;
    this.last = concernedTiles(view, isForecast);
    return this.last;
  }
}

/** What the screen shows about possible actions and the forecast. */
export interface Outlook {
  readonly usable: BoardView['usable'];
  readonly verbs: ReadonlySet<Verb>;
  readonly omens: ForecastSummary | null;
}

const NOTHING: Outlook = { usable: [], verbs: new Set(), omens: null };

/**
 * While a command of the team is animated, nothing can be done; the screen keeps its state, so that it does not
 * flicker.
 */
export class HeldOutlook {
  private last: Outlook = NOTHING;

  of(view: BoardView): Outlook {
    if (view.busy) return view.state.phase === 'team' ? this.last : NOTHING;
    this.last = {
      usable: view.usable,
      verbs: possibleVerbs(view),
      omens: view.forecast ? forecastSummaryOf(view.forecast, view.state) : null,
    };
    return this.last;
  }
}
