import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { AzardiaLayout } from '../../interaction/layout/tableLayout.ts';
import type { AzardiaTableView } from '../../interaction/view.ts';
import type { Attack, AzardiaView } from '../../rules/state/state.ts';
import { actionText } from '../../text/cards.en.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { playerName } from '../../text/names.en.ts';
import { paint, paintOf } from '../paint/paint.ts';
import { LIFT, paper } from '../paint/paper.ts';
import { DEPTH, putAround, type Surface } from './surface.ts';

/** A card that affects somebody, shown over the tower while it is open. */
export function drawAttack(surface: Surface, { state, layout, isAsked }: AzardiaTableView): void {
  const { attack } = state;
  if (!attack || isAsked) return;
  const area = attackArea(layout);
  putAround(surface, 'attack', area, DEPTH.panel + 1, attack, (g) => paintAttack(g, area, state, attack));
}

/** Where an attack is shown: in the middle of the board. */
export function attackArea({ board, unit }: AzardiaLayout): Rect {
  const w = Math.min(380 * unit, board.w * 0.82);
  const h = Math.min(190 * unit, board.h * 0.66);
  return rect(board.x + (board.w - w) / 2, board.y + (board.h - h) / 2, w, h);
}

function paintAttack(g: CanvasPainter, area: Rect, state: AzardiaView, attack: Attack): void {
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
