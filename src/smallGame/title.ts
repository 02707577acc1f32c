import type { AnyGame } from '../module/match.ts';
import type { TitleItem, TitlePage, TitleView } from '../module/screens/title.ts';
import type { Control } from '../table/control.ts';
import { type Rect, rect } from '../table/layout/rect.ts';
import type { GameDescription } from './gameDescription.ts';
import { controlsOf, gridHeight, gridPlaces, type Picture, type PictureButton, pagePicture } from './table/picture.ts';
import { smallGameText as text } from './text.en.ts';

/** Other games are offered in a row above everything, in CSS pixels. */
const OTHERS = 50;
const EDGE = 6;

/** The title of a small game. */
export function titlePage<T extends AnyGame>(game: GameDescription<T>): TitlePage<T> {
  return {
    controls: (view, actions) =>
      controlsOf(titlePicture(game, view), (id) => {
        const item = itemOf(id);
        if (item) actions[item]();
      }),
    corner: ({ width }) => rect(EDGE, EDGE, width - 2 * EDGE, OTHERS - EDGE),
    continued: (state) => text.continued(game.rules.round(state)),
  };
}

const PLAY: readonly TitleItem[] = ['continue', 'newGame', 'quickStart', 'daily'];
const MORE: readonly TitleItem[] = [
  'learn',
  'replays',
  'records',
  'rulebook',
  'settings',
  'sound',
  'install',
  'update',
];

function itemOf(id: string): TitleItem | undefined {
  return [...PLAY, ...MORE].find((item) => id === `title:${item}`);
}

/** The look of the title. */
export function titlePicture<T extends AnyGame>(
  { name, tagline, lessons }: GameDescription<T>,
  view: TitleView,
): Picture {
  const isThere = (item: TitleItem): boolean => {
    if (item === 'continue') return view.continue !== null;
    if (item === 'learn') return lessons !== undefined;
    if (item === 'install') return view.canInstall;
    if (item === 'daily') return view.daily !== null;
    return item !== 'update' || view.update;
  };
  const main = view.continue === null ? 'newGame' : 'continue';
  const words: Readonly<Partial<Record<TitleItem, string>>> = text.title;
  const button = (item: TitleItem, group: string): Omit<PictureButton, 'rect'> => ({
    id: `title:${item}`,
    label: (item === 'sound' && view.muted ? text.title.soundOff : words[item]) ?? item,
    group,
    main: item === main,
    ...(item === 'continue' && view.continue !== null ? { hint: view.continue } : {}),
    ...(item === 'quickStart' ? { hint: view.quickStart } : {}),
    ...(item === 'daily' && view.daily ? { hint: view.daily.line } : {}),
    ...(item === 'sound' ? { pressed: !view.muted } : {}),
  });
  const { width, height } = view;
  return pagePicture({ width, height, top: OTHERS }, { title: name, lines: [tagline] }, [
    PLAY.filter(isThere).map((item) => button(item, text.groups.title)),
    MORE.filter(isThere).map((item) => button(item, text.groups.more)),
  ]);
}

/** Where a title has its buttons, and the page's own. */
export interface TitlePlaces {
  readonly buttons: Rect;
  readonly corner: Rect;
}

/** The title of a small game that has a picture: the same buttons, in rows where its layout has room for them. */
export function titleAt<T extends AnyGame>(
  game: GameDescription<T>,
  placesIn: (width: number, height: number) => TitlePlaces,
): { readonly page: TitlePage<T>; buttons(view: TitleView): PictureButton[] } {
  const plain = titlePage(game);
  const placed = <One extends Omit<Control, 'press'>>(buttons: readonly One[], { width, height }: TitleView): One[] =>
    inRows(buttons, placesIn(width, height).buttons);
  return {
    page: {
      ...plain,
      corner: ({ width, height }) => placesIn(width, height).corner,
      controls: (view, actions) => placed(plain.controls(view, actions), view),
    },
    buttons: (view) => placed(titlePicture(game, view).buttons, view),
  };
}

/** Buttons in rows, as high as there is room. */
function inRows<One extends Omit<Control, 'press'>>(buttons: readonly One[], area: Rect): One[] {
  const least = area.w < 420 ? 100 : 120;
  const high = Math.min(56, (area.h + 8) / Math.ceil(buttons.length / Math.floor(area.w / least)) - 8);
  const free = area.h - gridHeight(area.w, buttons.length, least, high);
  const places = gridPlaces(rect(area.x, area.y + Math.max(0, free) / 2, area.w, area.h), buttons.length, least, high);
  return buttons.flatMap((button, index) => {
    const place = places[index];
    return place ? [{ ...button, rect: place }] : [];
  });
}
