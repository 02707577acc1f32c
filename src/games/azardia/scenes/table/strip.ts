import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { contains, inset, middle, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { AzardiaTableView } from '../../interaction/view.ts';
import type { Attack, AzardiaView } from '../../rules/state/state.ts';
import { actionText } from '../../text/cards.en.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { playerName } from '../../text/names.en.ts';
import { paint, paintOf } from '../paint/paint.ts';
import { LIFT, paper } from '../paint/paper.ts';
import { nameTag } from './standing.ts';
import { DEPTH, putAround, type Surface } from './surface.ts';

/**
 * Who plays which card against whom, and its effect, beside the board, so that the board can show the consequences. It
 * does not depend on any hand.
 */
export function drawStrip(surface: Surface, { state, layout, isAsked, outcome }: AzardiaTableView): void {
  const { attack } = state;
  const { strip, unit, go, order } = layout;
  // Beside an open hand the button for the standing order stands in the strip, to the left of Pass.
  const buttons = contains(strip, middle(order)) ? order : go;
  if (!attack || !isAsked) return;
  putAround(surface, 'strip', strip, DEPTH.panel + 2, [attack, outcome], (g) => {
    paper(g, strip, { fill: paint.paper, lift: LIFT.hanging, radius: 8 * unit });
    const { main } = paintOf(at(state.players, attack.asked).character);
    g.withinRound(strip, 6 * unit, () => g.fill({ ...strip, w: 5 * unit }, main));
    const inner = inset(rect(strip.x + 5 * unit, strip.y, strip.w - 5 * unit, strip.h), 7 * unit);
    if (strip.w > strip.h) flat(g, inner, state, attack, outcome, unit, buttons.x);
    else
      tall(
        g,
        { ...inner, h: Math.min(inner.y + inner.h, buttons.y - 4 * unit) - inner.y },
        state,
        attack,
        outcome,
        unit,
      );
  });
}

/** On upright phones: the card on the left, words beside it, and below them what it would do. */
function flat(
  g: CanvasPainter,
  area: Rect,
  state: AzardiaView,
  attack: Attack,
  outcome: readonly string[],
  unit: number,
  end: number,
): void {
  const picture = rect(area.x, area.y, 52 * unit, 40 * unit);
  cardPicture(g, picture, attack);
  const words = rect(picture.x + picture.w + 8 * unit, area.y, area.w - picture.w - 8 * unit, picture.h);
  g.text(whoText(state, attack), words.x, words.y + 6 * unit, {
    size: 12.5 * unit,
    weight: 600,
    color: paint.soft,
    width: words.w,
  });
  const { name, text: about } = actionText[attack.card];
  g.text(name, words.x, words.y + 21 * unit, { size: 16 * unit, face: 'display', color: paint.ink, width: words.w });
  const style = { size: 13 * unit, weight: 700, color: paint.ink, width: words.w } as const;
  // The most important information comes first; the button has what does not fit.
  const fitting = outcome.map((_, index) => outcomeText(outcome.slice(0, outcome.length - index)));
  const line = fitting.find((one) => g.measure(one, style) <= words.w) ?? outcomeText(outcome.slice(0, 1));
  const hasRoom = g.measure(line, { ...style, size: 12 }) <= words.w;
  if (hasRoom) g.text(line, words.x, words.y + 37 * unit, style);
  const top = picture.y + picture.h + 5 * unit;
  const below = rect(area.x, top, end - area.x - 6 * unit, area.y + area.h - top);
  const more = answersText(state, attack) || about;
  // Text too long to fit beside the card is shown below it, before everything else.
  const saidStyle = { size: 13 * unit, weight: 500, leading: 1.1, middle: true } as const;
  const said = (hasRoom ? [more] : [`${line}. ${more}`, `${line}.`])
    .map((one) => [{ text: one, color: paint.ink }])
    .find((runs) => g.paragraphHeight(runs, below, saidStyle) <= below.h + 4 * unit);
  if (said) g.paragraph(said, below, saidStyle);
}

/** Beside the board: stacked, the picture beside the names where there is little height. */
function tall(
  g: CanvasPainter,
  area: Rect,
  state: AzardiaView,
  attack: Attack,
  outcome: readonly string[],
  unit: number,
): void {
  const { name, text: about } = actionText[attack.card];
  const answers = answersText(state, attack);
  const said = [
    { text: `${about} `, color: paint.ink },
    ...(answers === '' ? [] : [{ text: answers, color: paint.act, weight: 700 as const }]),
  ];
  const style = { size: 14 * unit, weight: 500, leading: 1.2 } as const;
  const harm = [{ text: outcomeText(outcome), color: paint.ink }];
  const harmStyle = { ...style, size: 15 * unit, weight: 700 } as const;
  const wordsBelow = (top: number): Rect => rect(area.x, top + 14 * unit, area.w, area.y + area.h - top - 14 * unit);
  const size = Math.max(12, Math.min(15 * unit, area.h * 0.05));
  const high = size * 1.7;
  const w = Math.min(area.w, area.h * 0.3);
  const under = rect(area.x, area.y + 2 * high + 12 * unit, w, w * 0.767);
  const room = wordsBelow(under.y + under.h + 14 * unit);
  const wanted = g.paragraphHeight(said, room, style) + 8 * unit + g.paragraphHeight(harm, room, harmStyle);
  // If it is low, the picture is beside the names.
  const beside = rect(area.x, area.y, 76 * unit, 58 * unit);
  const picture = wanted <= room.h ? under : beside;
  const names =
    picture === under ? area : { ...area, x: beside.x + beside.w + 8 * unit, w: area.w - beside.w - 8 * unit };
  nameTag(g, rect(names.x, names.y, names.w, high), state, attack.owner, size);
  const arrow = 18 * unit;
  const victim = rect(names.x + arrow, names.y + high + 3 * unit, names.w - arrow, high);
  nameTag(g, victim, state, attack.victim, size);
  g.text('→', names.x + 2 * unit, victim.y + high / 2, { size, weight: 700, color: paint.ink });
  cardPicture(g, picture, attack);
  const top = picture.y + picture.h + (picture === under ? 14 : 11) * unit;
  g.text(name, area.x, top, { size: 19 * unit, face: 'display', color: paint.ink, width: area.w });
  const words = wordsBelow(top);
  g.paragraph(said, words, style);
  const below = words.y + g.paragraphHeight(said, words, style) + 8 * unit;
  g.paragraph(harm, { ...words, y: below, h: area.y + area.h - below }, harmStyle);
}

function cardPicture(g: CanvasPainter, area: Rect, { card }: Attack): void {
  g.withinRound(area, 5, () => g.sprite(`card/${card}`, area.x + area.w / 2, area.y + area.h / 2, area.h));
}

function whoText(state: AzardiaView, { owner, victim }: Attack): string {
  return text.attacks(playerName(state, owner), playerName(state, victim));
}

function answersText(state: AzardiaView, { answers }: Attack): string {
  return answers.map(({ seat, card }) => text.answers(playerName(state, seat), actionText[card].name)).join(' ');
}

function outcomeText(outcome: readonly string[]): string {
  return outcome.length === 0 ? text.noHarm : outcome.join(' · ');
}
