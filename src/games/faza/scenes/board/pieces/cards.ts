import { at } from '../../../../../kernel/values/at.ts';
import { inset, type Rect } from '../../../../../table/layout/rect.ts';
import type { CardSide } from '../../../content/vocabulary.ts';
import { type BoardLayout, headLine } from '../../../interaction/layout/layout.ts';
import type { BoardView } from '../../../interaction/view.ts';
import { areaOf, heroAt } from '../../../rules/board/board.ts';
import type { CardNo, FazaView, Seat } from '../../../rules/state/state.ts';
import { cardAt, cardNumbers, hasInjuredSide, sideUp } from '../../../rules/team/cards.ts';
import { addsOf } from '../../combat/fightStory.ts';
import { type CardDrawing, drawCard } from '../../drawCard.ts';
import { DEPTH, type Sizes, type Surface } from '../surface.ts';

/** All that the picture of a player card depends on. */
interface Face extends Required<Omit<CardDrawing, 'names'>> {
  readonly no: CardNo;
  readonly side: CardSide;
}

/** The smallest legible name on a card, in CSS pixels. */
const SMALLEST_NAME = 11;

/** The player cards that are shown: those of all heroes on wide screens, those of the selected hero on phones. */
export function drawCards(surface: Surface, view: BoardView): void {
  const { layout } = surface;
  const { state } = view;
  const shown = layout.form === 'wide' ? state.heroes.map((_, seat) => seat) : [view.seat];
  for (const seat of shown) {
    for (const no of cardNumbers(state, seat)) {
      const area = layout.heroes[seat]?.cards[no - 1];
      if (area) drawCardOnBoard(surface, faceOf(view, seat, no), seat, area);
    }
  }
}

function drawCardOnBoard({ panels, layout, sizes }: Surface, face: Face, seat: Seat, area: Rect): void {
  const pad = 13 * sizes.u;
  const around = inset(area, -pad);
  const name = `card:${layout.form === 'wide' ? seat : 'front'}:${face.no}`;
  const lifted = face.armed || face.picked !== null;
  // A card on its side is as long as its place is wide; names that would be unreadable are omitted.
  const scale = face.used && !face.armed ? Math.min(0.82, (area.w * 1.03) / area.h) : 1;
  const names = scale * sizes.body >= SMALLEST_NAME;
  const image = panels.put(name, around, lifted ? DEPTH.lifted : DEPTH.card, { face, seat, names }, (g) =>
    drawCard(g, area, face.side, { ...face, names }),
  );
  if (lifted && (face.armed || !face.used)) image.y -= liftOf(layout, sizes);
  if (face.used && !face.armed) image.setAngle(90).setScale(image.scaleX * scale);
}

/**
 * How far a chosen or ready card rises; if name or skills are close above, it sinks, so that its frame does not touch
 * them.
 */
function liftOf(
  { form, heroes, unit }: Pick<BoardLayout, 'form' | 'heroes' | 'unit'>,
  { u }: Pick<Sizes, 'u'>,
): number {
  if (form === 'portrait') return 4 * u;
  const isClose = heroes.length > 2 || heroes.some((hero) => headLine(hero, unit).skills > 0);
  if (form === 'wide') return (isClose ? -3 : 6) * u;
  return 0.5 * u;
}

function faceOf(view: BoardView, seat: Seat, no: CardNo): Face {
  const { state } = view;
  const { injured, used } = cardAt(state, seat, no);
  const mine = (pick: { readonly seat: Seat; readonly card: CardNo }): boolean =>
    pick.seat === seat && pick.card === no;
  const half = view.path.find((pick) => pick.kind === 'half' && mine(pick));
  const added = view.open?.added.some(
    ({ command }) => command.do === 'enhance' && command.hero === seat && command.card === no,
  );
  const whole = view.path.some((pick) => pick.kind === 'card' && mine(pick));
  const asked = view.next.some((pick) => pick.kind === 'card' && mine(pick));
  const side = sideUp(state, seat, no);
  const idle = (which: 'movement' | 'enhancement'): boolean =>
    !used &&
    view.state.phase === 'team' &&
    view.players[seat] !== 'computer' &&
    !view.usable.some((pick) => pick.kind === 'half' && mine(pick) && pick.half === which);
  const armed = view.armedCards ? view.armedCards.some(mine) || added === true : used && isArmed(state, seat, no);
  return {
    no,
    side,
    area: areaOf(state, seat),
    injured,
    fatal: injured && !hasInjuredSide(state, seat, no),
    used,
    picked: half?.kind === 'half' ? half.half : whole ? 'whole' : added ? 'enhancement' : null,
    pickable: asked,
    armed,
    adds: armed ? addsOf(state, seat, at(side.enhancement.options, 0)) : null,
    off: { movement: idle('movement'), enhancement: idle('enhancement') },
  };
}

/**
 * Whether a used card is armed for the next roll (C3), as far as the state shows: as many of its kind as there are
 * effects armed, the lowest first.
 */
function isArmed(state: FazaView, seat: Seat, no: CardNo): boolean {
  const waiting = [...heroAt(state, seat).armed, ...state.longShots].map((effect) => JSON.stringify(effect));
  for (const card of cardNumbers(state, seat)) {
    if (!cardAt(state, seat, card).used) continue;
    const says = sideUp(state, seat, card).enhancement.options.map((option) => JSON.stringify(option));
    const index = waiting.findIndex((effect) => says.includes(effect));
    if (card === no) return index >= 0;
    if (index >= 0) waiting.splice(index, 1);
  }
  return false;
}
