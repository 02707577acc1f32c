import type { Picture, PictureButton, PicturePanel } from '../../../smallGame/picture.ts';
import type { CanvasPainter } from '../../../table/canvasPainter.ts';
import { inset, rect } from '../../../table/layout/rect.ts';
import { PageScene } from '../../../table/pages/pageScene.ts';
import { CHARACTERS } from '../content/characters.ts';
import { moduleText as text } from '../text/module.en.ts';
import { paintGround } from './paint/ground.ts';
import { paint } from './paint/paint.ts';
import { LIFT, paper, shape, starShape } from './paint/paper.ts';

/** A page of panels and buttons: the title, a new game, an ending. */
export interface PictureView {
  readonly width: number;
  readonly height: number;
  readonly picture: Picture;
  /** Whether the heading is the name of the game, as on the title. */
  readonly isTitle: boolean;
}

/** Draws a page of panels and buttons as cut paper, with the characters looking on. */
export class PictureScene extends PageScene<PictureView> {
  protected override draw(view: PictureView): void {
    const { width, height, picture } = view;
    const window = rect(0, 0, width, height);
    const { panels, buttons } = picture;
    this.panels.begin();
    this.panels.put('ground', window, 0, [panels.map(({ rect: area }) => area), view.isTitle], (g) => {
      paintGround(g, window);
      for (const panel of panels) onlookers(g, panel, width);
    });
    for (const panel of panels)
      this.panels.put(`panel:${panel.key}`, inset(panel.rect, -10), 1, [panel.title, panel.lines], (g) =>
        heading(g, panel, view.isTitle),
      );
    for (const button of buttons)
      this.panels.put(
        `button:${button.id}`,
        inset(button.rect, -10),
        2,
        [button.label, button.pressed, button.main],
        (g) => paintButton(g, button),
      );
    this.panels.end();
  }
}

/** The four characters around a heading, where there is room for them. */
function onlookers(g: CanvasPainter, { rect: area }: PicturePanel, width: number): void {
  const size = Math.min(area.h * 0.9, (width - Math.min(area.w, 430)) / 2 - 10, 210);
  if (size < 50) return;
  const middle = area.x + area.w / 2;
  for (const [index, character] of CHARACTERS.entries()) {
    const side = index % 2 ? 1 : -1;
    const far = 190 + size * 0.5 + Math.floor(index / 2) * size * 0.86;
    if (far + size / 2 > width / 2) continue;
    g.sprite(`figure/${character}`, middle + side * far, area.y + area.h - size * 0.46, size);
  }
}

/** The letters of the name, each of another paper and a little crooked. */
const LETTERS = [
  { fill: paint.mantis, turn: -6 },
  { fill: paint.act, turn: 5 },
  { fill: 0x38a956, turn: -3 },
  { fill: 0xcf9410, turn: 6 },
  { fill: paint.mantis, turn: -5 },
  { fill: 0x7b5cc9, turn: 4 },
  { fill: paint.act, turn: -4 },
] as const;

function heading(g: CanvasPainter, { title, lines, rect: area }: PicturePanel, isTitle: boolean): void {
  const middle = area.x + area.w / 2;
  const size = Math.min(area.h * 0.42, area.w / 6.2, 84);
  const y = area.y + area.h * 0.42;
  if (isTitle) logo(g, middle, y, size);
  else g.title(title, middle, y, { size: size * 0.6, color: paint.ink, width: area.w - 20 });
  const below = rect(area.x + 10, y + size * 0.6, area.w - 20, area.y + area.h - y - size * 0.6);
  g.paragraph([{ text: lines.join(' '), color: paint.ink, weight: 600 }], below, { size: 16, align: 'center' });
}

function logo(g: CanvasPainter, middle: number, y: number, size: number): void {
  const letters = [...text.name.toUpperCase()];
  const widths = letters.map((letter) => g.measure(letter, { size, face: 'display' }) * 0.98);
  let x = middle - widths.reduce((sum, w) => sum + w, 0) / 2;
  for (const [index, letter] of letters.entries()) {
    const w = widths[index] ?? 0;
    const { fill, turn } = LETTERS[index % LETTERS.length] ?? LETTERS[0];
    const about = { x: x + w / 2, y };
    g.within(
      null,
      () => {
        g.title(letter, about.x + size * 0.02, about.y + size * 0.05, { size, color: paint.edge });
        g.title(letter, about.x, about.y, { size, color: fill });
      },
      { degrees: turn, about },
    );
    x += w;
  }
  shape(g, starShape({ x: x + size * 0.18, y: y - size * 0.3 }, size * 0.16, size * 0.08, 5), paint.gold, LIFT.lying);
}

function paintButton(g: CanvasPainter, { rect: area, label, main, pressed, why }: PictureButton): void {
  const face = { ...area, h: area.h - 3 };
  const isOff = why !== undefined;
  const fill = main ? paint.act : pressed ? paint.gold : isOff ? paint.off : paint.white;
  paper(g, { ...face, y: face.y + 3 }, { fill: main ? paint.actEdge : paint.edge, lift: LIFT.standing, radius: 8 });
  paper(g, face, { fill, lift: LIFT.glued, radius: 8 });
  if (pressed) g.panel(face, { line: 3, lineColor: paint.act, radius: 8 });
  g.paragraph([{ text: label, color: main ? paint.white : paint.ink, weight: 600 }], inset(face, 4), {
    size: main ? 19 : 15,
    face: main ? 'display' : 'text',
    align: 'center',
    middle: true,
    leading: 1.05,
  });
}
