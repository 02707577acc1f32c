import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import type { EventType } from '../../content/vocabulary.ts';
import { text } from '../../text/en.ts';
import { drawPrice } from '../drawPrice.ts';
import { drawEventPicture } from './drawEventPicture.ts';
import { cardParts } from './eventLayout.ts';
import { eventPictures } from './eventPictures.ts';
import type { EventStory } from './eventStory.ts';

const BAND: Readonly<Record<EventType, readonly [fill: number, ink: number, icon: string]>> = {
  instant: [color.eventInstant, color.white, 'instant'],
  short: [color.warn, color.ink, 'short'],
  long: [color.eventLong, color.white, 'long'],
  reward: [0x27803b, color.white, 'reward'],
};

/** The face of the card, its picture no higher than `highest`. */
export function drawCardFace(
  g: CanvasPainter,
  card: Rect,
  story: EventStory,
  highest = Number.POSITIVE_INFINITY,
): void {
  const words = text.screens.event;
  const u = card.w / 444;
  const v = Math.min(u, card.h / 626);
  g.panel(card, { fill: color.paper, line: 4 * u, radius: 20 * u, shadow: 9 * u });
  const { frame, band, picture } = cardParts(card, highest);
  g.within(null, () => {
    g.ctx.beginPath();
    g.ctx.roundRect(frame.x, frame.y, frame.w, frame.h, 11 * u);
    g.ctx.clip();
    const [fill, inkColor, icon] = BAND[story.type];
    g.fill(band, fill);
    g.dots(band, 7 * u, mix(fill, color.ink, 0.35), (x) => Math.abs((x - frame.x) / frame.w - 0.5) - 0.1);
    const label = text.eventTypeName[story.type];
    const size = band.h * 0.62;
    const wide = g.measure(label, { face: 'display', size });
    const middle = card.x + card.w / 2;
    g.icon(icon, middle - wide / 2 - size * 0.3, band.y + band.h / 2, size * 0.92, inkColor);
    g.text(label, middle - wide / 2 + size * 0.4, band.y + band.h / 2, {
      face: 'display',
      size,
      color: inkColor,
    });
    drawEventPicture(g, picture, story);
    for (const y of [picture.y, picture.y + picture.h]) {
      g.path(
        [
          { x: frame.x, y },
          { x: frame.x + frame.w, y },
        ],
        4 * u,
      );
    }
    const name = rect(frame.x + 14 * u, picture.y + picture.h, frame.w - 28 * u, 78 * v);
    g.text(text.eventText[story.event].name, middle, name.y + name.h * 0.54, {
      face: 'display',
      size: 58 * v,
      align: 'center',
      width: name.w,
    });
    const rest = rect(frame.x + 18 * u, name.y + name.h, frame.w - 36 * u, frame.y + frame.h - name.y - name.h - 8 * u);
    lines(g, rest, story, v, words);
  });
  g.panel(frame, { fill: color.paper, alpha: 0, line: 4 * u, radius: 11 * u });
}

function lines(g: CanvasPainter, r: Rect, story: EventStory, u: number, words: typeof text.screens.event): void {
  const note = story.type === 'short' ? words.untilNext : story.type === 'long' ? words.untilPaid : null;
  const noteHeight = note === null ? 0 : story.cost === null ? Math.max(16, 24 * u) : Math.max(22, 34 * u);
  const height = (r.h - noteHeight) / 2;
  const first = { ...r, h: height };
  const second = { ...r, y: r.y + height, h: height };
  const { kind } = story.local;
  const [fill, icon] =
    kind === 'drones' ? [color.amber, 'drone'] : kind === 'injury' ? [color.hurt, 'hurt'] : [color.lilac, 'rebel'];
  line(g, first, u, {
    fill,
    icon,
    head: words.hereFirst,
    words: text.localLine(story.local, text.tileName(story.tile)),
  });
  line(g, second, u, {
    fill: BAND[story.type][0],
    icon: eventPictures[story.event].icon,
    head: story.type === 'reward' ? words.thenYours : words.thenEverywhere,
    words: text.eventText[story.event].line,
  });
  if (story.cost !== null) {
    drawPrice(g, rect(r.x, r.y + r.h - noteHeight, r.w, noteHeight), story.cost);
  } else if (note !== null) {
    g.text(note, r.x + r.w / 2, r.y + r.h - noteHeight * 0.5, {
      size: Math.max(12, 15 * u),
      weight: 600,
      align: 'center',
      color: mix(color.ink, color.paper, 0.3),
      width: r.w,
    });
  }
}

function line(
  g: CanvasPainter,
  r: Rect,
  u: number,
  it: { fill: number; icon: string; head: string; words: string },
): void {
  const size = Math.min(r.h * 0.82, 58 * u);
  const box = rect(r.x, r.y + (r.h - size) / 2, size, size);
  g.panel(box, { fill: it.fill, line: 3 * u, radius: 9 * u });
  const dark =
    it.fill === color.hurt || it.fill === color.eventLong || it.fill === 0x27803b || it.fill === color.eventInstant;
  g.icon(it.icon, box.x + size / 2, box.y + size / 2, size * 0.68, dark ? color.white : color.ink);
  const left = box.x + size + 14 * u;
  const room = rect(left, r.y, r.x + r.w - left, r.h);
  const head = Math.max(12, 25 * u);
  const body = Math.max(12, 20 * u);
  const words = [{ text: it.words }];
  const style = { size: body, weight: 600, leading: 1.1 } as const;
  const lines = g.paragraphHeight(words, { ...room, h: r.h - head }, style);
  const top = r.y + Math.max(0, (r.h - head - lines) / 2);
  g.text(it.head, left, top + head * 0.5, { face: 'display', size: head, color: color.eventLong, width: room.w });
  g.paragraph(words, { ...room, y: top + head, h: r.h - head }, style);
}
