import type { Tempo } from '../stage.ts';
import type { BoardPicture } from './boardScene.ts';
import type { Placed } from './pieces.ts';
import { runAlong } from './route.ts';
import type { Route } from './surface.ts';

const TURN = Math.PI * 2;
/** Of sparks on routes, in CSS pixels a millisecond. */
const SPEED = 0.16;
/** What a spark rests at the end, as a distance. */
const REST = 60;

/** What moves by itself: ships hover, each in its own phase; threatened Drones twitch; sparks run along routes. Nothing under reduced motion. */
export class Life {
  private ships: Placed[] = [];
  private threatened: Placed[] = [];
  private routes: readonly Route[] = [];
  private readonly busy = new Set<string>();

  constructor(private readonly tempo: () => Tempo) {}

  watch({ view, pieces, surface }: BoardPicture): void {
    this.routes = surface.routes;
    const target = view.offer?.do === 'fight' ? view.offer.tile : null;
    this.ships = [...pieces.values()].filter(({ kind }) => kind === 'ship');
    this.threatened = [...pieces.values()].filter(({ name }) => target !== null && name.startsWith(`drone:${target}:`));
  }

  /** A film moves this piece. */
  hold(name: string): void {
    this.busy.add(name);
  }

  release(): void {
    this.busy.clear();
  }

  breathe(time: number): void {
    const { reducedMotion, speed } = this.tempo();
    if (reducedMotion || speed === 'instant') return;
    for (const [i, { image, name, y, size }] of this.ships.entries()) {
      if (!this.busy.has(name)) image.y = y + Math.sin((time / 2400 + i * 0.37) * TURN) * Math.min(3, size * 0.03);
    }
    for (const route of this.routes) {
      // One run takes as long as the way is, and a rest.
      const along = (time * SPEED) % (route.length + REST);
      route.spark.setVisible(along < route.length);
      if (along < route.length) runAlong(route, along);
    }
    for (const [i, { image, x, name }] of this.threatened.entries()) {
      if (!this.busy.has(name))
        image.x = x + (Math.floor(time / 55 + i) % 2 === 0 ? 1 : -1) * (Math.floor(time / 420 + i) % 3 === 0 ? 1 : 0);
    }
  }
}
