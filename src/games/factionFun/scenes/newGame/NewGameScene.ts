import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { PageScene } from '../../../../table/pages/pageScene.ts';
import type { PictureButton } from '../../../../table/pages/pictureScene.ts';
import { CAPTION, type NewGameLayout, previewBoard } from '../../interaction/layout/newGameLayout.ts';
import type { FactionNewGameView } from '../../interaction/newGame.ts';
import type { FactionFunView } from '../../rules/state/state.ts';
import { peopleOf } from '../../rules/turn/seats.ts';
import { paintBoard } from '../board/paintBoard.ts';
import { paintGround } from '../paint/ground.ts';
import { PEOPLE_PAINT, paint } from '../paint/paint.ts';
import { paintButton } from '../paint/slab.ts';
import { HEIGHT, pictureOf, standing } from '../table/pieces.ts';

/** The choices before a game, and its map. */
export class NewGameScene extends PageScene<FactionNewGameView> {
  protected override draw({ width, height, picture, layout, map, goal }: FactionNewGameView): void {
    const window = rect(0, 0, width, height);
    const { title, unit } = layout;
    const [heading] = picture.panels;
    this.panels.begin();
    this.panels.put('ground', window, 0, null, (g) => {
      paintGround(g, window);
      const style = { size: 28 * unit, face: 'display', color: paint.white, width: title.w } as const;
      g.text(heading?.title ?? '', title.x, title.y + title.h / 2, style);
    });
    this.panels.put('map', inset(layout.map, -8), 1, [map.terrain, map.avatars.length, goal], (g) =>
      paintMap(g, window, layout, map, goal),
    );
    for (const button of picture.buttons) {
      const { label, pressed, main, hint } = button;
      this.panels.put(
        `button:${button.id}`,
        inset(button.rect, -10),
        2,
        [label, pressed, main, hint, button.rect],
        (g) => paintChoice(g, button, unit),
      );
    }
    this.panels.end();
  }
}

/** The map as large as it fits, with all avatars at home, and what is needed to win below it. */
function paintMap(
  g: CanvasPainter,
  window: Rect,
  { map: room, unit }: NewGameLayout,
  map: FactionFunView,
  goal: string,
): void {
  const area = { ...room, h: room.h - CAPTION * unit };
  const board = previewBoard(map, area, window.w, window.h);
  paintBoard(g, board, map);
  for (const avatar of map.avatars) {
    const there = map.avatars.filter(({ tile }) => tile === avatar.tile);
    const { x, y } = standing(board, avatar.tile, there.indexOf(avatar), there.length);
    g.sprite(`piece/${pictureOf(avatar)}`, x, y, board.radius * HEIGHT);
  }
  const tiles = map.terrain.map((_, tile) => board.rectOf(tile));
  const bottom = Math.max(...tiles.map(({ y, h }) => y + h));
  const below = rect(area.x, bottom + 4, area.w, CAPTION * unit);
  g.paragraph([{ text: goal, color: paint.white }], below, {
    size: 16 * unit,
    weight: 500,
    align: 'center',
    middle: true,
  });
}

/** A button; one for a seat has the colors and the emblem of its people. */
function paintChoice(g: CanvasPainter, button: PictureButton, unit: number): void {
  const [, group, seat] = button.id.split(':');
  if (group !== 'seat') return paintButton(g, button, unit, button.hint);
  const people = peopleOf(Number(seat));
  const { main, pale } = PEOPLE_PAINT[people];
  paintButton(g, button, unit, button.hint, { frame: main, fill: pale, emblem: `emblem/${people}` });
}
