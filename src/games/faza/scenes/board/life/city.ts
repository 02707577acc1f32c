import type Phaser from 'phaser';
import type { Rect } from '../../../../../table/rect.ts';
import { tileAt } from '../../../rules/board.ts';
import type { BoardPicture } from '../boardPicture.ts';
import { chanceOf, type Living } from './living.ts';

/** How long a light or a breath of steam lasts, and the rest after it, in milliseconds. */
const GLINT = { lasts: 620, every: 1500 };
const STEAM = { lasts: 1900, every: 2600 };

/** The city lives: now and then a window glints on the earth's side, and steam rises where it was taken. One of each at a time. */
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

  breathe(time: number): void {
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

/** Where it happens now, and how far it is; `null` between two. In the upper half of a tile, where the houses are. */
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
