import type { BoardPicture } from '../boardPicture.ts';
import { runAlong } from '../route.ts';
import type { Route } from '../surface.ts';
import type { Living } from './living.ts';

/** In CSS pixels a millisecond. */
const SPEED = 0.16;
/** What a spark rests at the end, as a distance. */
const REST = 60;

/** Sparks run along the routes of the forecast. */
export class Sparks implements Living {
  private routes: readonly Route[] = [];

  watch({ surface }: BoardPicture): void {
    this.routes = surface.routes;
  }

  breathe(time: number): void {
    for (const route of this.routes) {
      // One run takes as long as the way is, and a rest.
      const along = (time * SPEED) % (route.length + REST);
      route.spark.setVisible(along < route.length);
      if (along < route.length) runAlong(route, along);
    }
  }

  rest(): void {
    for (const { spark } of this.routes) spark.setVisible(false);
  }
}
