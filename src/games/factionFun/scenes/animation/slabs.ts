import Phaser from 'phaser';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { aligned } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import type { CardId } from '../../content/cards.ts';
import { concernedBy, type EventId } from '../../content/events.ts';
import type { PeopleId } from '../../content/vocabulary.ts';
import type { FactOf } from '../../rules/state/fact.ts';
import { eventText } from '../../text/names.en.ts';
import { tableText as text } from '../../text/table.en.ts';
import { PEOPLE_PAINT, paint } from '../paint/paint.ts';
import { paintSlab, paintTag } from '../paint/slab.ts';
import { paintCard } from '../table/hand.ts';
import { DEPTH } from '../table/surface.ts';
import type { AnimatedTable } from './animatedTable.ts';
import { eventSound, isGrave } from './sounds.ts';
import { TIMINGS } from './timings.ts';

const { Back } = Phaser.Math.Easing;

/** What happens while a slab is shown, and whether it only appears. */
interface Showing {
  readonly meanwhile?: () => Promise<void>;
  readonly isStill?: boolean;
  /** Where its middle is; over the middle of the board otherwise. */
  readonly on?: Spot;
}

/** Shows a slab over the board for a while: it is turned up like a tile, unless it is still. */
export async function showSlab(
  table: AnimatedTable,
  [w, h]: readonly [w: number, h: number],
  length: number,
  draw: (g: CanvasPainter, area: Rect) => void,
  { meanwhile, isStill = false, on }: Showing = {},
): Promise<void> {
  const { board, unit } = table.layout;
  const scale = Math.min(unit * (board.w < 400 ? 1 : 1.15), (board.w * 0.96) / w, (board.h * 0.96) / h);
  const area = aligned(on ? { ...on, w: 0, h: 0 } : board, w * scale, h * scale);
  const image = table.props.panel(inset(area, -8), DEPTH.flying, (g) => draw(g, area));
  const { scaleX: full } = image;
  await table.motion.eased(Back.Out, 240, (t) => {
    if (!image.active) return;
    image.setAlpha(Math.min(1, t * 2));
    if (!isStill) image.setScale(full, full * (0.1 + 0.9 * t));
  });
  await meanwhile?.();
  await table.motion.wait(length);
  await table.motion.fade(140, (t) => {
    if (image.active) image.setAlpha(1 - t);
  });
  table.props.drop(image);
}

/** Turns the event of the round up. One that only takes something away does not move. */
export function showEvent(table: AnimatedTable, event: EventId): Promise<void> {
  const { name, effect } = eventText[event];
  table.sound(eventSound(event));
  const draw = (g: CanvasPainter, area: Rect): void => {
    const k = area.w / 230;
    const face = paintSlab(g, area, { unit: k, frame: 0x7b8b84 });
    const inner = inset(face, 8 * k);
    const picture = { ...inner, h: inner.h * 0.5 };
    g.withinRound(picture, 5 * k, () => {
      g.fill(picture, paint.chip);
      g.sprite(`event/${event}`, picture.x + picture.w / 2, picture.y + picture.h / 2, picture.h);
    });
    const who = concernedBy(event);
    const style = { fill: paint.white, color: paint.ink, line: paint.ink };
    if (who.length > 0) paintTag(g, inner.x + inner.w / 2, picture.y + picture.h, text.concerned(who), 13 * k, style);
    g.title(name, inner.x + inner.w / 2, picture.y + picture.h + 28 * k, { size: 21 * k, width: inner.w - 8 * k });
    const below = rect(inner.x + 6 * k, picture.y + picture.h + 42 * k, inner.w - 12 * k, inner.h - picture.h - 46 * k);
    g.paragraph([{ text: effect }], below, { size: 17 * k, weight: 500, align: 'center', middle: true });
  };
  return showSlab(table, [230, 270], TIMINGS.event, draw, { isStill: isGrave(event) });
}

/** Shows a card that was played. */
export function showCard(table: AnimatedTable, card: CardId): Promise<void> {
  table.sound('card');
  return showSlab(table, [170, 214], TIMINGS.card, (g, area) =>
    paintCard(g, area, card, { unit: area.w / 124, isOff: false, isChosen: false }),
  );
}

/** Says whose turn begins, with the movement roll. */
export function showTurn(table: AnimatedTable, people: PeopleId, words: string, die: number): Promise<void> {
  const { main, on } = PEOPLE_PAINT[people];
  table.sound('turn');
  return showSlab(table, [300, 76], TIMINGS.banner, (g, area) => {
    const k = area.w / 300;
    const face = paintSlab(g, area, { unit: k, fill: main });
    g.sprite(`emblem/${people}`, face.x + 38 * k, face.y + face.h / 2, 46 * k);
    g.text(words, face.x + 72 * k, face.y + face.h / 2, { size: 24 * k, face: 'display', color: on, width: 150 * k });
    paintDie(g, rect(face.x + face.w - 62 * k, face.y + face.h / 2 - 23 * k, 46 * k, 46 * k), die);
  });
}

/** Rolls two dice for a claim or an answer, and shows what they had to reach. */
export function showRoll(
  table: AnimatedTable,
  people: PeopleId,
  { dice, needed, isMade }: Pick<FactOf<'claimRolled'>, 'dice' | 'needed' | 'isMade'>,
  plus: number,
  title: string,
): Promise<void> {
  const sum = dice[0] + dice[1] + plus;
  table.sound('dice');
  return showSlab(
    table,
    [270, 170],
    TIMINGS.rollRead,
    (g, area) => {
      const k = area.w / 270;
      const face = paintSlab(g, area, { unit: k, frame: PEOPLE_PAINT[people].main });
      const middle = face.x + face.w / 2;
      g.title(title, middle, face.y + 28 * k, { size: 20 * k, width: face.w - 24 * k });
      for (const [index, die] of dice.entries())
        paintDie(g, rect(face.x + 30 * k + index * 66 * k, face.y + 52 * k, 56 * k, 56 * k), die);
      g.text(plus > 0 ? `+${plus} = ${sum}` : `= ${sum}`, face.x + 166 * k, face.y + 80 * k, {
        size: 30 * k,
        face: 'display',
        width: 84 * k,
      });
      g.text(text.rollResult(needed, isMade), middle, face.y + 136 * k, {
        size: 17 * k,
        weight: 700,
        align: 'center',
        color: isMade ? paint.ink : paint.soft,
        width: face.w - 20 * k,
      });
    },
    {
      meanwhile: async () => {
        await table.motion.wait(TIMINGS.dice * 0.3);
        table.sound(isMade ? 'made' : 'missed');
      },
    },
  );
}

/** The pips of a die, as parts of its side. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  6: [
    [0.27, 0.23],
    [0.27, 0.5],
    [0.27, 0.77],
    [0.73, 0.23],
    [0.73, 0.5],
    [0.73, 0.77],
  ],
};

/** A six-sided die. */
function paintDie(g: CanvasPainter, { x, y, w }: Rect, face: number): void {
  g.panel({ x, y, w, h: w }, { fill: paint.white, line: Math.max(2, w * 0.06), lineColor: paint.ink, radius: w * 0.2 });
  for (const [right, down] of PIPS[face] ?? []) g.circle(x + right * w, y + down * w, w * 0.085, paint.ink);
}
