import { asSentence } from '../../../../module/asSentence.ts';
import { type Danger, isGrave } from '../../../../module/chances/danger.ts';
import type { CanvasPainter, ParagraphStyle } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { color } from '../../../../table/theme.ts';
import { sheetItems } from '../../interaction/controls/sheet.ts';
import { endLabel } from '../../interaction/controls/turn.ts';
import type { Verb } from '../../interaction/layout/boardLayout.ts';
import { hintOf, remedyLine, remedyOf } from '../../interaction/preview/remedy.ts';
import type { BoardView } from '../../interaction/view.ts';
import { seats } from '../../rules/board/board.ts';
import type { Change } from '../../rules/state/changes.ts';
import { unusedCards } from '../../rules/team/cards.ts';
import { text } from '../../text/en.ts';
import { buttonFrame } from '../buttonFrame.ts';
import { traitsOf } from '../density.ts';
import { fitText } from '../fitText.ts';
import { smallOdds, wideOdds } from './foresight/odds.ts';
import { DEPTH, type Sizes, type Surface } from './surface.ts';

/** The effect of the next press: the odds of a fight, or a sentence; and the one button to press. */
export function drawBar(surface: Surface, view: BoardView, verbs: ReadonlySet<Verb>): void {
  const { layout, sizes } = surface;
  const { offer, ready } = view;
  const order = offer ?? ready ?? null;
  const odds =
    view.fight &&
    (offer === null || offer.do === 'fight') &&
    view.path.every((pick) => pick.kind === 'hero' || pick.kind === 'verb' || pick.kind === 'tile')
      ? view.fight
      : null;
  const sure = order?.do === 'fight';
  const traits = traitsOf(view);
  const words =
    odds && (sure || view.path.length <= 1) ? '' : endWarning(view) || view.caption || promptOf(view, verbs);
  const details = words === '' || endWarning(view) !== '' ? [] : detailsOf(view);
  const more = Boolean(view.preview);
  const shown = { odds: words === '' ? odds : null, words, details, sure, more, traits };
  surface.panels.put('bar', inset(layout.bar, -4 * sizes.u), DEPTH.panel + 0.6, shown, (g) => {
    const r = layout.bar;
    if (sizes.wide) g.panel(r, { fill: color.paperLit, radius: sizes.panel, line: sizes.line, shadow: sizes.shadow });
    else if (layout.form === 'landscape') g.panel(r, { fill: color.paperLit, radius: sizes.panel, line: sizes.line });
    const inside = sizes.wide
      ? rect(r.x + 14 * sizes.u, r.y + 7 * sizes.u, layout.go.x - r.x - (more ? 46 : 28) * sizes.u, r.h - 14 * sizes.u)
      : inset(r, layout.form === 'landscape' ? 5 * sizes.u : 0);
    // Low odds leave no room for it; they can still be pressed.
    if (more && (sizes.wide || !shown.odds)) moreSign(g, r, sizes, layout.go.x);
    if (shown.odds && sizes.wide) wideOdds(g, inside, sizes, shown.odds, { sure, words: traits.words });
    else if (shown.odds) smallOdds(g, inside, sizes, shown.odds, traits.words);
    else {
      // On phones the icon that opens the numbers is in the upper right corner.
      const beside = more && !sizes.wide ? 14 * sizes.u : 0;
      const hasLine = sizes.wide && details.length > 0;
      const room = rect(inside.x, inside.y, inside.w - beside, inside.h * (hasLine ? 0.56 : 1));
      const style = { size: sizes.wide ? 18 * sizes.u : sizes.body, weight: 600, leading: 1.15, middle: true } as const;
      g.paragraph([{ text: sizes.wide ? words : mostThatFits(g, room, style, words, details) }], room, style);
      if (hasLine) {
        fitText(g, details.join(SEPARATOR), inside.x, inside.y + inside.h * 0.8, {
          size: sizes.body,
          weight: 600,
          width: inside.w,
          color: 0x5b4448,
        });
      }
    }
  });
  drawGo(surface, view, order);
}

/** The one button to press. */
function drawGo({ layout, sizes, panels }: Surface, view: BoardView, order: BoardView['offer']): void {
  const label =
    order === null
      ? null
      : order.do === 'fight'
        ? text.board.roll
        : order.do === 'endTeamPhase'
          ? endLabel(view.players)
          : text.board.go;
  const { go } = layout;
  const binds = view.reveals && view.practice !== true;
  const danger = view.danger ?? null;
  panels.put(
    'go',
    inset(go, -5 * sizes.u),
    DEPTH.panel + 0.8,
    { label, binds, kind: view.offer?.do === 'endTeamPhase', danger },
    (g) =>
      label !== null && danger ? riskyGo(g, go, sizes, label, danger, binds) : goButton(g, go, sizes, label, binds),
  );
}

/** On phones the details follow the words: as many as fit. */
function mostThatFits(
  g: CanvasPainter,
  room: Rect,
  style: ParagraphStyle,
  words: string,
  details: readonly string[],
): string {
  const options = details.map(
    (_, cut) => `${asSentence(words)} ${details.slice(0, details.length - cut).join(SEPARATOR)}`,
  );
  return options.find((option) => g.paragraphHeight([{ text: option }], room, style) <= room.h) ?? words;
}

/** Separates details. */
const SEPARATOR = ' · ';

/** Without room for a second line, the remedy replaces the name of the command that loses the game. */
function endWarning({ layout, offer, state, forecast }: BoardView): string {
  if (layout.form === 'wide' || offer?.do !== 'endTeamPhase') return '';
  const remedy = remedyOf(state, forecast);
  return remedy ? remedyLine(remedy, layout.form) : '';
}

/** There is more to see: pressing the bar opens the numbers. */
function moreSign(g: CanvasPainter, r: Rect, { u, wide }: Sizes, right: number): void {
  const size = (wide ? 15 : 12) * u;
  if (wide) g.icon('log', right - 17 * u, r.y + r.h / 2, size, 0x8a6f63);
  else g.icon('log', r.x + r.w - size * 0.5, r.y + size * 0.35, size, 0x8a6f63);
}

/**
 * What a command that reveals nothing will change, in brief: who pays, who arrives, what stops a movement, what stays
 * unused.
 */
function detailsOf({ offer, preview, state, forecast, players }: BoardView): string[] {
  if (offer?.do === 'endTeamPhase') {
    const remedy = remedyOf(state, forecast);
    if (remedy) return [remedy.words];
    const people = seats(state).filter((seat) => players[seat] !== 'computer');
    const left = text.board.cardsLeft(people.reduce((sum, seat) => sum + unusedCards(state, seat).length, 0));
    const after = people.length < players.length ? text.board.computerFirst : '';
    return [after, left].filter((line) => line !== '');
  }
  if (preview?.kind === 'boarding') return [text.previewText.health(preview.ship, ...preview.health)];
  if (preview?.kind !== 'sure') return [];
  if (preview.wasted) return [text.wastedText(preview.wasted, state)];
  const told = preview.changes.filter(({ kind }) => !UNTOLD.has(kind)).map((change) => text.changeText(change, state));
  const perils = (preview.journey?.perils ?? []).map((peril) => text.previewText.perils[peril]);
  return [...perils.slice(0, 1), ...told].slice(0, perils.length > 0 ? 2 : 3);
}

/** What the sentence above or the board itself already shows. */
const UNTOLD: ReadonlySet<Change['kind']> = new Set(['cardUsed', 'heroMoves', 'dronePool', 'rebelPool', 'armed']);

/** What to choose next, if there is nothing more important to say. */
export function promptOf(view: BoardView, verbs: ReadonlySet<Verb>): string {
  const { prompt } = text.board;
  if (view.busy) return view.news;
  if (view.players[view.seat] === 'computer' && view.next.length === 0) return prompt.computer;
  if (view.mustAim) return prompt.fights;
  const remedy = view.path.length === 0 ? remedyOf(view.state, view.forecast) : null;
  if (remedy) return remedyLine(remedy, view.layout.form);
  if (view.path.length === 0) return traitsOf(view).hints ? hintOf(view, verbs) : prompt.idle;
  const kinds = new Set(view.next.map(({ kind }) => kind));
  if (kinds.has('group') && !kinds.has('tile')) return prompt.group;
  if (kinds.has('tile')) return prompt.tile;
  if (kinds.has('ally')) return prompt.ally;
  if (kinds.has('card')) return prompt.card;
  if (kinds.has('ship')) return prompt.ship;
  return sheetItems(view).length > 0 ? prompt.list : prompt.idle;
}

function goButton(g: CanvasPainter, r: Rect, sizes: Sizes, label: string | null, binds: boolean): void {
  const { u, line, wide } = sizes;
  const style = { u, line, radius: 7 * u, drop: 4 * u } as const;
  if (label === null) {
    const { face, ink } = buttonFrame(g, r, { ...style, state: 'off' });
    g.ctx.globalAlpha = 0.5;
    g.icon('hand', face.x + face.w / 2, face.y + face.h / 2, Math.min(face.h * 0.5, 26 * u), ink);
    g.ctx.globalAlpha = 1;
    return;
  }
  const { face } = buttonFrame(g, r, { ...style, state: 'ready', stuff: 'act' });
  const note = binds && r.h > 40 * u;
  const x = face.x + face.w / 2;
  g.title(label, x, face.y + face.h * (note ? 0.37 : 0.5), { size: wide ? 27 * u : 25 * u, width: face.w - 10 * u });
  if (!note) return;
  const size = Math.max(12, (wide ? 12.5 : 12) * u);
  const words = text.board.noUndo;
  const room = face.w - 24 * u;
  const length = Math.min(room, g.measure(words, { size, weight: 600 }));
  g.icon('lock', x - length / 2 - 2 * u, face.y + face.h * 0.78, size * 1.05, color.ink);
  fitText(g, words, x + 7 * u, face.y + face.h * 0.78, { size, weight: 600, align: 'center', width: room });
}

/** The button of a command that can lose the game. The chance of that replaces the note that it can't be undone. */
function riskyGo(g: CanvasPainter, r: Rect, { u, line }: Sizes, label: string, danger: Danger, binds: boolean): void {
  const stuff = isGrave(danger) ? 'doom' : 'risk';
  const { face, ink } = buttonFrame(g, r, { u, line, radius: 7 * u, drop: 4 * u, state: 'ready', stuff });
  const x = face.x + face.w / 2;
  const room = face.w - 8 * u;
  g.title(label, x, face.y + face.h * 0.42, { size: Math.min(25 * u, face.h * 0.45), color: ink, width: room });
  const y = face.y + face.h * 0.79;
  const size = Math.max(13, Math.min(16 * u, face.h * 0.3));
  const style = { size, weight: 700, color: ink } as const;
  const icon = size * 1.15;
  const lock = binds && g.measure(danger.brief, style) + 2 * icon + 8 <= room ? icon + 4 : 0;
  const words = Math.min(room - icon - 4 - lock, g.measure(danger.brief, style));
  const left = x - (icon + 4 + words + lock) / 2;
  g.icon(danger.chance > 0 ? 'skull' : 'warn', left + icon / 2, y, icon, ink);
  fitText(g, danger.brief, left + icon + 4, y, { ...style, width: words });
  if (lock > 0) g.icon('lock', left + icon + 4 + words + 4 + icon / 2, y, icon * 0.9, ink);
}
