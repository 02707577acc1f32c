import type Phaser from 'phaser';
import type { Rect } from '../../../../../table/layout/rect.ts';
import { tileAt } from '../../../rules/board/board.ts';
import { runAlong } from '../foresight/route.ts';
import type { BoardPicture } from '../pieces/pieces.ts';
import type { Route } from '../surface.ts';
import { chanceOf, type Living } from './living.ts';

/** How long a light or a puff of steam lasts, and the pause after it, in milliseconds. */
const GLINT = { lasts: 620, every: 1500 };
const STEAM = { lasts: 1900, every: 2600 };

/**
 * Idle animation of the city: occasionally a window glints on an earth tile, and steam rises from a fazaformed one. One
 * of each at a time.
 */
export class City implements Living {
  private earth: readonly Rect[] = [];
  private faza: readonly Rect[] = [];
  private glint: Phaser.GameObjects.Image | undefined;
  private steam: Phaser.GameObjects.Image | undefined;

  /** The scale at which a sprite has the size it was painted for. */
  private full = 1;

  watch({ view, surface }: BoardPicture): void {
    this.full = 1 / surface.sprites.ratio;
    const { state, layout } = view;
    const cells = state.board.map((tile, i) => ({ cell: layout.cells[i], fazaformed: tileAt(state, tile).fazaformed }));
    const of = (side: boolean): Rect[] =>
      cells.flatMap(({ cell, fazaformed }) => (cell && fazaformed === side ? [cell] : []));
    this.earth = of(false);
    this.faza = of(true);
    this.glint = surface.cast.get('city:glint');
    this.steam = surface.cast.get('city:steam');
    this.rest();
  }

  update(time: number): void {
    const light = moment(time, GLINT, this.earth);
    const { glint, steam } = this;
    if (glint && light) {
      glint
        .setPosition(light.x, light.y)
        .setScale(this.full * (0.3 + 0.7 * Math.sin(light.age * Math.PI)))
        .setAngle(light.age * 80)
        .setAlpha(1);
    } else glint?.setAlpha(0);
    const breath = moment(time, STEAM, this.faza);
    if (steam && breath) {
      steam
        .setPosition(breath.x + breath.age * 6, breath.y - breath.age * 26)
        .setScale(this.full * (0.35 + 0.65 * breath.age))
        .setAlpha(0.55 * Math.sin(breath.age * Math.PI));
    } else steam?.setAlpha(0);
  }

  rest(): void {
    this.glint?.setAlpha(0);
    this.steam?.setAlpha(0);
  }
}

interface Moment {
  readonly x: number;
  readonly y: number;
  /** 0–1. */
  readonly age: number;
}

/**
 * The position and progress of the current one; `null` between two. In the upper half of a tile, where the houses are.
 */
function moment(time: number, { lasts, every }: typeof GLINT, cells: readonly Rect[]): Moment | null {
  const turn = Math.floor(time / every);
  const age = (time - turn * every) / lasts;
  const cell = cells[Math.floor(chanceOf(turn, 3) * cells.length)];
  if (age >= 1 || !cell) return null;
  return {
    x: cell.x + cell.w * (0.12 + 0.76 * chanceOf(turn, 5)),
    y: cell.y + cell.h * (0.06 + 0.5 * chanceOf(turn, 9)),
    age,
  };
}

/** The time from dark to bright and back, in milliseconds. */
const PULSE = 3200;
/** How much of its light is seen when it is brightest. */
const MOST = 0.9;
/** The number of tiles that glow at a time: each is drawn a second time. */
const AT_ONCE = 3;

/** Fazaformed tiles glow slowly, a few at a time. */
export class Glow implements Living {
  private glows: readonly Phaser.GameObjects.Image[] = [];

  watch({ surface, view }: BoardPicture): void {
    this.glows = view.state.board.flatMap((tile) => surface.cast.get(`glow:${tile}`) ?? []);
    this.rest();
  }

  update(time: number): void {
    const count = this.glows.length;
    if (count === 0) return;
    for (let lane = 0; lane < Math.min(AT_ONCE, count); lane++) {
      const now = time / PULSE + lane / AT_ONCE;
      const turn = Math.floor(now);
      const mine = this.glows.filter((_, i) => i % Math.min(AT_ONCE, count) === lane);
      const chosen = Math.floor(chanceOf(turn, lane) * mine.length);
      for (const [i, glow] of mine.entries())
        glow.setAlpha(i === chosen ? MOST * Math.sin((now % 1) * Math.PI) ** 2 : 0);
    }
  }

  rest(): void {
    for (const glow of this.glows) glow.setAlpha(0);
  }
}

/** From one heartbeat to the next, in milliseconds. */
const BEAT = 1150;

/** The portrait of a hero whom the next injury kills has a red frame that beats like a heart: twice, then a pause. */
export class Heartbeat implements Living {
  private frames: readonly Phaser.GameObjects.Image[] = [];

  /** The scale at which a sprite has the size it was painted for. */
  private full = 1;

  watch({ surface, view }: BoardPicture): void {
    this.full = 1 / surface.sprites.ratio;
    this.frames = view.state.heroes.flatMap((_, seat) => surface.cast.get(`heart:${seat}`) ?? []);
  }

  update(time: number): void {
    const now = (time % BEAT) / BEAT;
    const beat = Math.max(pulse(now, 0.08), pulse(now, 0.34) * 0.7);
    for (const frame of this.frames) frame.setScale(this.full * (1 + 0.09 * beat)).setAlpha(0.45 + 0.55 * beat);
  }

  rest(): void {
    for (const frame of this.frames) frame.setScale(this.full).setAlpha(1);
  }
}

/** A quick pulse around a time. */
function pulse(now: number, about: number): number {
  return Math.exp(-(((now - about) / 0.07) ** 2));
}

/** In CSS pixels a millisecond. */
const SPEED = 0.16;
/** The length of a spark's final pause, as a distance. */
const REST = 60;

/** Sparks run along the routes of the forecast. */
export class Sparks implements Living {
  private routes: readonly Route[] = [];

  watch({ surface }: BoardPicture): void {
    this.routes = surface.routes;
  }

  update(time: number): void {
    for (const route of this.routes) {
      // One cycle takes as long as the path, plus a pause.
      const along = (time * SPEED) % (route.length + REST);
      route.spark.setVisible(along < route.length);
      if (along < route.length) runAlong(route, along);
    }
  }

  rest(): void {
    for (const { spark } of this.routes) spark.setVisible(false);
  }
}
