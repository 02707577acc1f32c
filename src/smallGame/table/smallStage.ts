import type { AnyGame } from '../../module/match.ts';
import type { EndingView } from '../../module/screens/ending.ts';
import type { NewGameView } from '../../module/screens/setups.ts';
import type { AnimationPace, Stage } from '../../module/screens/stage.ts';
import type { TableView } from '../../module/screens/table.ts';
import { listenForCamera } from '../../page/controls/cameraInput.ts';
import { el } from '../../page/dom.ts';
import type { BoardCamera } from '../../table/layout/boardCamera.ts';
import { rect } from '../../table/layout/rect.ts';
import type { Picture, PictureBoard, PictureButton, PicturePanel } from './picture.ts';
import '../smallGame.css';

/** Every view of a small game: its picture. */
export interface Pictured {
  readonly picture: Picture;
}

/** The views of a small game. */
export interface SmallViews<T extends AnyGame> {
  readonly table: TableView<T> & Pictured;
  readonly newGame: NewGameView & Pictured;
  readonly ending: EndingView<T> & Pictured;
}

/**
 * How long a sentence about an event stays at speed 1, and the minimum time of any message before that, in
 * milliseconds.
 */
const SENTENCE = 500;
const MESSAGE = 400;

/** Text is made smaller step by step until it fits its panel, but not below this factor. */
const SMALLEST = 0.6;
const STEP = 0.1;

/** The closest zoom of a board. */
const CLOSEST = 2.5;

/**
 * A stage that draws pictures as elements of the page. `titleOf` draws the title, whose view is the shell's; `camera` shows the
 * board of the table, if the game has one.
 */
export function createSmallStage<T extends AnyGame>(
  parent: HTMLElement,
  first: AnimationPace,
  camera: BoardCamera,
  titleOf: (view: Parameters<Stage<T>['title']>[0]) => Picture,
  sentence: (fact: T['fact'], state: T['view']) => string,
): Stage<T, SmallViews<T>> {
  const picture = el('div', { class: 'picture' });
  const board = createBoard(camera);
  const message = createMessage();
  const root = el('div', { class: 'small-game' }, board.element, picture, message.element);
  parent.append(root);
  let { speed } = first;

  const draw = ({ panels, buttons, board: shown = null }: Picture): void => {
    board.draw(shown);
    picture.replaceChildren(...panels.map(panelOf), ...buttons.map(buttonOf));
    for (const box of picture.querySelectorAll<HTMLElement>('.panel, .drawn-button')) shrinkWords(box);
  };

  return {
    title: (view) => draw(titleOf(view)),
    newGame: ({ picture: shown }) => draw(shown),
    board: ({ picture: shown }) => draw(shown),
    ending: ({ picture: shown }) => draw(shown),
    play: async (facts, _, after, onProgress) => {
      const lines = facts.flatMap((fact) => sentence(fact, after) || []);
      if (speed !== 'instant' && lines.length > 0) await message.show(lines, speed);
      onProgress?.(facts.length - 1);
    },
    cards: () => Promise.resolve(),
    skip: () => message.skip(),
    settled: () => Promise.resolve(),
    hold: () => undefined,
    step: () => message.skip(),
    poster: () => Promise.resolve(null),
    pace: (next) => {
      speed = next.speed;
    },
    theme: () => undefined,
    resize: () => undefined,
    destroy: () => {
      board.destroy();
      root.remove();
    },
  };
}

/** The board of a table, where the camera shows it. */
function createBoard(camera: BoardCamera) {
  const board = el('div', { class: 'board', hidden: true });
  const element = el('div', { class: 'board-view' }, board);
  const ends = new AbortController();
  listenForCamera(camera, ends.signal);
  const unfollow = camera.onChange(() => {
    const { x, y, w } = camera.onScreen(rect(0, 0, 1, 1));
    board.style.transform = `translate(${x - camera.view.x}px, ${y - camera.view.y}px) scale(${w})`;
  });
  let followed: string | undefined;
  return {
    element,
    /** Draws a board, or none. */
    draw: (shown: PictureBoard | null): void => {
      board.hidden = shown === null;
      if (shown === null) return camera.show(null);
      laid(element, shown.view);
      board.replaceChildren(...shown.places.map((place) => panelOf({ ...place, look: 'region' })));
      for (const box of board.querySelectorAll<HTMLElement>('.panel')) shrinkWords(box);
      camera.show({ view: shown.view, board: { w: shown.w, h: shown.h }, most: CLOSEST });
      const place = shown.places.find(({ key }) => key === shown.follow);
      if (place && followed !== place.key) camera.bringClose(place.rect);
      followed = place?.key;
    },
    destroy: (): void => {
      ends.abort();
      unfollow();
    },
  };
}

/** The message that tells what happened. */
function createMessage() {
  const element = el('div', { class: 'message', hidden: true });
  let skip = (): void => undefined;
  return {
    element,
    skip: (): void => skip(),
    /** Shows sentences; resolves when they have been shown long enough, or soon after `skip`. */
    show: async (lines: readonly string[], speed: number): Promise<void> => {
      element.replaceChildren(...lines.map((line) => el('p', {}, line)));
      element.hidden = false;
      await new Promise<void>((resolve) => {
        const timer = window.setTimeout(resolve, (MESSAGE + SENTENCE * lines.length) / speed);
        skip = () => {
          window.clearTimeout(timer);
          resolve();
        };
      });
      element.hidden = true;
    },
  };
}

function panelOf({ title, lines, rect, look }: PicturePanel): HTMLElement {
  const words = lines.map((line) => el('p', {}, line));
  const panel = el('section', { class: `panel ${look}` }, el('h2', {}, title), ...words);
  return laid(panel, rect);
}

function buttonOf({ label, rect, main, pressed, why }: PictureButton): HTMLElement {
  const look = ['drawn-button', main ? 'main' : '', pressed ? 'pressed' : '', why === undefined ? '' : 'off'];
  return laid(el('div', { class: look.filter(Boolean).join(' ') }, el('span', {}, label)), rect);
}

function laid(element: HTMLElement, { x, y, w, h }: PicturePanel['rect']): HTMLElement {
  const place = { left: x, top: y, width: w, height: h };
  for (const [side, value] of Object.entries(place)) element.style.setProperty(side, `${value}px`);
  return element;
}

/** Makes the text of a panel or button as small as necessary. */
function shrinkWords(box: HTMLElement): void {
  for (let size = 1; size >= SMALLEST; size -= STEP) {
    box.style.setProperty('--fit', String(size));
    if (box.scrollHeight <= box.clientHeight + 1) return;
  }
}
