import { at } from '../../../../kernel/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { totalOf } from '../../rules/duels/duels.ts';
import type { Attack, AzardiaView, Duel, DuelSide } from '../../rules/state/state.ts';
import { actionText } from '../../text/cards.en.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { playerName } from '../../text/names.en.ts';
import { paint, paintOf } from '../paint/paint.ts';
import { LIFT, paper, shape } from '../paint/paper.ts';
import type { AzardiaLayout } from './layout.ts';
import { DEPTH, putAround, type Surface } from './surface.ts';
import type { AzardiaTableView } from './view.ts';

/** A duel or a card that affects somebody, over the tower for as long as it is open. */
export function drawConflict(surface: Surface, { state, layout, isAsked }: AzardiaTableView): void {
  const { duel, attack } = state;
  if (duel) {
    const area = conflictArea(layout, 'duel');
    putAround(surface, 'duel', area, DEPTH.panel + 1, duel, (g) => drawDuel(g, area, state, duel));
  } else if (attack && !isAsked) {
    const area = conflictArea(layout, 'attack');
    putAround(surface, 'attack', area, DEPTH.panel + 1, attack, (g) => drawAttack(g, area, state, attack));
  }
}

/** How large an open duel and an attack are where there is room, in CSS pixels of the smallest layout. */
const SIZES = { duel: { w: 420, h: 230 }, attack: { w: 380, h: 190 } } as const;

/** Where a duel or an attack is shown: in the middle of the board. */
export function conflictArea({ board, unit }: AzardiaLayout, kind: keyof typeof SIZES): Rect {
  const { w: width, h: height } = SIZES[kind];
  const w = Math.min(width * unit, board.w * 0.82);
  const h = Math.min(height * unit, board.h * 0.66);
  return rect(board.x + (board.w - w) / 2, board.y + (board.h - h) / 2, w, h);
}

function drawDuel(g: CanvasPainter, area: Rect, state: AzardiaView, { challenger, defender }: Duel): void {
  const middle = area.x + area.w / 2;
  paper(g, area, { fill: paint.paper, lift: LIFT.hanging, radius: 10 });
  const half = rect(area.x, area.y, area.w / 2, area.h);
  g.withinRound(area, 9, () => {
    side(g, half, state, challenger, 1);
    side(g, { ...half, x: middle }, state, defender, -1);
    shape(g, tear(middle, area), paint.white);
  });
  const size = Math.min(area.h * 0.2, 40);
  g.icon('duel', middle, area.y + area.h * 0.32, size, paint.danger);
}

/** A torn strip of white between the two. */
function tear(x: number, { y, h }: Rect) {
  const steps = 9;
  const edge = (out: number) =>
    Array.from({ length: steps + 1 }, (_, i) => ({ x: x + out * 5 + (i % 2 ? 4 : -4), y: y + (h * i) / steps }));
  return [...edge(-1), ...edge(1).reverse()];
}

function side(g: CanvasPainter, area: Rect, state: AzardiaView, duelist: DuelSide, out: number): void {
  const { character } = at(state.players, duelist.seat);
  const { pale, main, on } = paintOf(character);
  g.fill(area, pale);
  const { duel } = state;
  const rival = duel?.challenger.seat === duelist.seat ? duel.defender : duel?.challenger;
  const own = totalOf(duelist);
  const other = rival ? totalOf(rival) : 0;
  const mood = duelist.dice.length === 0 || own === other ? 'calm' : own > other ? 'glad' : 'worried';
  const face = Math.min(area.h * 0.56, area.w * 0.7);
  const x = area.x + area.w / 2 - out * area.w * 0.06;
  if (character) g.sprite(`head/${character}/${mood}`, x, area.y + face * 0.54, face, { flip: out < 0 });
  const band = rect(area.x, area.y + area.h * 0.58, area.w, area.h * 0.42);
  g.fill(band, main);
  g.text(playerName(state, duelist.seat), area.x + area.w / 2, band.y + band.h * 0.2, {
    size: Math.min(16, band.h * 0.24),
    face: 'display',
    align: 'center',
    color: on,
    width: area.w - 12,
  });
  if (duelist.dice.length === 0) return;
  g.title(String(own), area.x + area.w / 2, band.y + band.h * 0.54, { size: band.h * 0.44, color: on });
  const parts = [...duelist.dice, ...(duelist.added > 0 ? [duelist.added] : [])];
  g.text(parts.join(' + '), area.x + area.w / 2, band.y + band.h * 0.87, {
    size: Math.min(14, band.h * 0.2),
    weight: 600,
    align: 'center',
    color: on,
  });
}

function drawAttack(g: CanvasPainter, area: Rect, state: AzardiaView, attack: Attack): void {
  const { card, owner, victim, answers } = attack;
  const { character } = at(state.players, victim);
  const { main, on } = paintOf(character);
  paper(g, area, { fill: paint.paper, lift: LIFT.hanging, radius: 10 });
  const inner = inset(area, Math.min(12, area.w * 0.03));
  const head = rect(inner.x, inner.y, inner.w, Math.min(30, inner.h * 0.2));
  paper(g, head, { fill: main, lift: LIFT.glued, radius: 6 });
  g.text(text.attacks(playerName(state, owner), playerName(state, victim)), head.x + head.w / 2, head.y + head.h / 2, {
    size: 14,
    weight: 700,
    align: 'center',
    color: on,
    width: head.w - 12,
  });
  const w = Math.min(inner.w * 0.36, (inner.h - head.h) * 0.9);
  const picture = rect(inner.x, head.y + head.h + 8, w, w * 0.77);
  g.withinRound(picture, 5, () => g.sprite(`card/${card}`, picture.x + w / 2, picture.y + picture.h / 2, picture.h));
  const words = rect(picture.x + w + 10, picture.y, inner.w - w - 10, inner.y + inner.h - picture.y);
  const { name, text: about } = actionText[card];
  g.text(name, words.x, words.y + 11, { size: 17, face: 'display', color: paint.ink, width: words.w });
  const told = answers.map((answer) => text.answers(playerName(state, answer.seat), actionText[answer.card].name));
  g.paragraph(
    [
      { text: `${about} `, color: paint.ink },
      ...told.map((line) => ({ text: `${line} `, color: paint.act, weight: 600 as const })),
    ],
    { ...words, y: words.y + 26, h: words.h - 26 },
    { size: 14, weight: 500, leading: 1.2 },
  );
}
