import type { Pace } from '../cutscenes/motion.ts';
import type { BoardCamera } from '../layout/boardCamera.ts';
import { afterStep, type SceneHost } from '../pages/screen.ts';
import { searchAtlases } from '../pictures/frames.ts';
import { AssetLoader, type Atlases } from '../pictures/loading/assetLoader.ts';
import { shownTextures } from '../pictures/shownTextures.ts';
import { applyTheme } from '../theme.ts';
import type { BoardScene } from './boardScene.ts';
import type { PlayerStage } from './factPlayer.ts';
import { type PageLook, StageCanvas, type StagePage, StagePages } from './gameStage.ts';

/** Milliseconds after which letters are drawn in another font. */
const PATIENCE = 4000;
/** One character for each font file that is needed: digits may be in a separate file. */
const LETTERS = 'A7';

/** How a game looks before anything of it is shown. */
interface CanvasLook<Name extends string> extends Pick<PageLook<string>, 'theme'> {
  readonly id: string;
  readonly backgroundColor: string;
  /** The fonts that are painted with, as CSS has them. */
  readonly fonts: readonly string[];
  readonly atlases: Atlases<Name>;
}

/** Creates the canvas of a game in `parent`. Resolves when the fonts and pictures that it shows first have been loaded. */
export async function openCanvas<Name extends string>(
  parent: HTMLElement,
  host: SceneHost,
  start: Pace,
  { id, backgroundColor, fonts, atlases, theme }: CanvasLook<Name>,
): Promise<[StageCanvas, AssetLoader<Name>]> {
  const canvas = new StageCanvas(parent, host, start, id, { backgroundColor });
  applyTheme(theme(false, 1));
  searchAtlases([...atlases.first, ...atlases.later]);
  const assets = new AssetLoader(canvas.game.textures, atlases);
  await canvas.booted();
  const letters = Promise.all(fonts.map((font) => document.fonts.load(font, LETTERS))).catch(() => undefined);
  await Promise.all([
    assets.first(() => undefined),
    Promise.race([letters, new Promise((resolve) => setTimeout(resolve, PATIENCE))]),
  ]);
  return [canvas, assets];
}

/** A page that shows views of its own kind. */
interface ViewPage<View> extends StagePage {
  show(view: View): void;
  /** Whether something on it moves by itself. */
  readonly isMoving?: boolean;
}

/** The pages of such a game. */
export interface BoardPages<Views extends StagedViews> {
  readonly title: ViewPage<Views['title']>;
  readonly newGame: ViewPage<Views['newGame']>;
  readonly table: ViewPage<Views['table']> & { readonly isBehind: boolean; refresh(): void };
  readonly ending: ViewPage<Views['ending']>;
}

/** The views of the pages. */
export interface StagedViews {
  readonly title: unknown;
  readonly newGame: unknown;
  readonly table: { readonly state: unknown; readonly busy: boolean };
  readonly ending: unknown;
}

/** Plays facts on the table. */
interface Player<Views extends StagedViews, Play> {
  readonly isPlaying: boolean;
  readonly play: Play;
  refit(view: Views['table']): boolean;
  /** A state as the table shows it. */
  stateShown(state: Views['table']['state']): Views['table']['state'];
  leaveOut(): void;
  skip(): void;
  hold(still: boolean): void;
  step(): void;
}

/** What the stage of a game consists of. */
export interface BoardStageParts<Views extends StagedViews, Play, Board> {
  readonly pages: BoardPages<Views>;
  readonly board: BoardScene<Board>;
  readonly camera: BoardCamera;
  readonly look: Pick<PageLook<string>, 'turn' | 'theme'>;
  /** Lets people move the camera until the returned function is called. */
  letPeopleMove(): () => void;
  player(stage: PlayerStage): Player<Views, Play>;
}

/** The stage of a game whose table lies over a board that can be zoomed. */
export class BoardStage<Views extends StagedViews, Play, Board> {
  readonly play: Play;
  private readonly player: Player<Views, Play>;
  private readonly book;
  private readonly ends: readonly (() => void)[];

  constructor(
    private readonly canvas: StageCanvas,
    private readonly assets: AssetLoader<string>,
    private readonly parts: BoardStageParts<Views, Play, Board>,
  ) {
    const { game, context, playback } = canvas;
    const { pages, camera, board, look } = parts;
    game.scene.add('board', board, false);
    const player = parts.player({
      context,
      playback,
      ready: () => this.book.turned,
      wake: () => this.book.wake(),
    });
    this.player = player;
    this.play = player.play;
    this.book = new StagePages(
      canvas,
      { ...pages },
      {
        ...look,
        moves: () => player.isPlaying || pages.table.isBehind || pages.ending.isMoving === true,
        changed: (name) => this.showBoard(name === 'table'),
      },
    );
    this.ends = [camera.onChange(this.book.wake), parts.letPeopleMove()];
    this.fetchRest();
  }

  title(view: Views['title']): void {
    this.parts.pages.title.show(view);
    this.open('title');
  }

  newGame(view: Views['newGame']): void {
    this.parts.pages.newGame.show(view);
    this.open('newGame');
  }

  ending(view: Views['ending']): void {
    this.parts.pages.ending.show(view);
    this.open('ending');
  }

  board(view: Views['table']): void {
    const { player, parts, book } = this;
    if (!player.refit(view)) parts.pages.table.show({ ...view, state: player.stateShown(view.state) });
    book.open('table');
  }

  async cards(): Promise<void> {}

  async poster(): Promise<null> {
    return null;
  }

  skip(): void {
    this.player.skip();
  }

  settled(): Promise<void> {
    return this.book.settled();
  }

  hold(still: boolean): void {
    this.player.hold(still);
  }

  step(): void {
    this.player.step();
  }

  pace(tempo: Pace): void {
    this.book.pace(tempo);
  }

  theme(highContrast: boolean, textScale: number): void {
    this.book.theme(highContrast, textScale);
  }

  resize(width: number, height: number): void {
    this.book.resize(width, height);
  }

  destroy(): void {
    for (const end of this.ends) end();
    this.assets.leave();
    this.player.skip();
    this.canvas.destroy();
  }

  /** Turns to a page without a table. */
  private open(name: 'title' | 'newGame' | 'ending'): void {
    this.book.open(name);
    this.player.leaveOut();
  }

  /** The board is a scene below the table. */
  private showBoard(isWanted: boolean): void {
    const { scene } = this.canvas.game;
    const isThere = scene.isActive('board');
    if (!isWanted && isThere) scene.stop('board');
    if (isWanted && !isThere) scene.start('board');
  }

  private fetchRest(): void {
    const { assets, book, parts } = this;
    const { game } = this.canvas;
    void assets.later(
      () => {
        parts.pages.table.recolor();
        book.wake();
      },
      () => {
        book.recolor();
        void afterStep(game).then(() => assets.forget(() => shownTextures(game)));
      },
    );
  }
}
