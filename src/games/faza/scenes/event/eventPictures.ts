import type { EventId } from '../../content/vocabulary.ts';
import * as instant from './pictures/instant.ts';
import * as long from './pictures/long.ts';
import type { EventPicture } from './pictures/panel.ts';
import * as reward from './pictures/reward.ts';
import * as short from './pictures/short.ts';

/** What each event card shows: always what it does. */
export const eventPictures: Readonly<Record<EventId, EventPicture>> = { ...instant, ...short, ...long, ...reward };

/** The frames of a picture's sprites, as they are named in it. */
export function framesOf({ layers }: EventPicture): string[] {
  return layers.flatMap((layer) => ('frame' in layer ? [layer.frame] : []));
}
