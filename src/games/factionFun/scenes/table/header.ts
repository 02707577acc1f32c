import { rect } from '../../../../table/layout/rect.ts';
import type { FactionTableView } from '../../interaction/view.ts';
import { peopleOf } from '../../rules/turn/seats.ts';
import { seatName } from '../../text/facts.en.ts';
import { eventText } from '../../text/names.en.ts';
import { tableText as text } from '../../text/table.en.ts';
import { paint } from '../paint/paint.ts';
import { paintSlab } from '../paint/slab.ts';
import { DEPTH, putSlab, type Surface } from './surface.ts';

/** The event of the round, the round, and whose turn it is. */
export function drawHeader(surface: Surface, { layout, state }: FactionTableView): void {
  const { event: area, unit, form } = layout;
  const { round, event, turn } = state;
  putSlab(surface, 'header', area, DEPTH.panel, [round, event, turn?.seat], (g) => {
    const face = paintSlab(g, area, { unit });
    const middle = face.y + face.h / 2;
    const name = event === null ? text.roundShort(round) : eventText[event].name;
    const effect = event === null ? '' : eventText[event].effect;
    const line = event === null ? '' : `${text.roundShort(round)} · ${text.event[event]}`;
    const high = face.h - 8 * unit;
    // On a phone the picture is cut to a square, and beside many buttons there is no room for it.
    const picture = [high * 1.66, high].find(
      (w) => form === 'wide' || w + 17 * unit + g.measure(line, { size: 12 * unit, weight: 500 }) <= face.w,
    );
    const shown = event === null ? 0 : (picture ?? 0);
    if (shown > 0)
      g.withinRound(rect(face.x + 5 * unit, face.y + 4 * unit, shown, high), 5 * unit, () =>
        g.sprite(`event/${event}`, face.x + 5 * unit + shown / 2, middle, high),
      );
    const left = face.x + (shown > 0 ? shown + 12 * unit : 9 * unit);
    if (form !== 'wide') {
      const room = face.x + face.w - left - 6 * unit;
      // Where the round does not fit beside the effect, it stands beside the name.
      const isWide = event !== null && g.measure(line, { size: 12, weight: 500 }) > room;
      const [above, below] = isWide ? [`${name} · ${round}`, text.event[event]] : [name, line];
      g.text(above, left, face.y + face.h * 0.3, { size: 14 * unit, face: 'display', width: room });
      g.text(below, left, face.y + face.h * 0.72, { size: 13 * unit, weight: 500, width: room });
      return;
    }
    let x = left;
    const put = (words: string, style: Parameters<typeof g.text>[3]): void => {
      g.text(words, x, middle, style);
      x += g.measure(words, style) + 12 * unit;
    };
    put(text.roundShort(round), { size: 19 * unit, face: 'display' });
    if (event !== null) put(name, { size: 19 * unit, face: 'display' });
    const people = turn && peopleOf(turn.seat);
    const whose = people ? text.turnOf(seatName(turn.seat, state.hands.length)) : '';
    const style = { size: 19 * unit, face: 'display', align: 'right' } as const;
    const right = face.x + face.w - 12 * unit;
    if (people) {
      g.sprite(`emblem/dark/${people}`, right - 12 * unit, middle, 26 * unit);
      g.text(whose, right - 32 * unit, middle, style);
    }
    const room = right - 44 * unit - g.measure(whose, style) - x;
    if (room > 60 * unit)
      g.paragraph([{ text: effect, color: paint.ink }], rect(x, face.y + 2 * unit, room, face.h - 4 * unit), {
        size: 14.5 * unit,
        weight: 500,
        leading: 1.05,
        middle: true,
      });
  });
}
