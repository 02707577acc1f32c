import type { Pen } from '../../../../table/pen.ts';
import type { Rect } from '../../../../table/rect.ts';
import type { EventId, HeroId, ShipId } from '../../content/vocabulary.ts';
import { type EventPicture, eventPictures, type Figure } from './eventPictures.ts';

/** Whom a picture shows: the hero who boarded, the ship that was boarded, the one under the tracker. */
interface Actors {
  readonly event: EventId;
  readonly hero: HeroId;
  readonly ship: ShipId;
  readonly tracked: ShipId;
}

/** The picture of an event, composed of sprites. */
export function eventPicture(pen: Pen, r: Rect, actors: Actors): void {
  const picture: EventPicture = eventPictures[actors.event];
  const [ray, other] = picture.rays;
  const from = { x: r.x + r.w * picture.from[0], y: r.y + r.h * picture.from[1] };
  pen.within(r, () => {
    pen.fill(r, ray);
    pen.rays(from, r.w * 1.3, other, 20, 0.08);
    pen.dots(
      r,
      Math.max(5, r.w / 46),
      picture.dots,
      (x, y) => {
        const far = Math.hypot(x - from.x, y - from.y) / r.w;
        return Math.max(0, far - 0.28) * 0.8;
      },
      0.7,
    );
    for (const figure of picture.figures) {
      pen.sprite(
        frameFor(figure, actors),
        r.x + r.w * figure.x,
        r.y + r.h * figure.y,
        r.h * figure.size,
        styleOf(figure),
      );
    }
  });
}

function styleOf({ turn, tint, flat, alpha, flip, squash }: Figure): Parameters<Pen['sprite']>[4] {
  return {
    ...(turn === undefined ? {} : { turn }),
    ...(tint === undefined ? {} : { tint }),
    ...(flat === undefined ? {} : { flat }),
    ...(alpha === undefined ? {} : { alpha }),
    ...(flip === undefined ? {} : { flip }),
    ...(squash === undefined ? {} : { squash }),
  };
}

/** The frame of a figure, with its actor put in. */
function frameFor({ frame }: Figure, actors: Actors): string {
  if (frame === 'ship/@tracker') return `ship/${actors.tracked}`;
  if (frame === 'ship/@') return `ship/${actors.ship}`;
  return frame.replace('/@', `/${actors.hero}`);
}
