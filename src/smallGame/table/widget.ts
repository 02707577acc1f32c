import { at } from '../../kernel/values/at.ts';
import { SKIP_TO_TURN, SPEED, type TableMoment } from '../../module/screens/table.ts';
import type { Control } from '../../table/control.ts';
import type { Rect } from '../../table/layout/rect.ts';

/** How the buttons of a table's top row are drawn. */
export type TopLook =
  /** A button with a symbol. */
  | { readonly kind: 'icon'; readonly symbol: 'menu' | 'log' | 'undo' | 'redo' }
  /** The button for the speed of animations. */
  | { readonly kind: 'speed'; readonly speed: string };

/** Something on a table that can be pressed, or could be at another time. */
export interface Widget<Look extends { readonly kind: string }> {
  readonly id: string;
  readonly rect: Rect;
  readonly label: string;
  readonly group: string;
  readonly look: Look;
  /** Whether a press chooses something or acts now. */
  readonly isOpen: boolean;
  /** Whether it is chosen. */
  readonly pressed?: boolean;
  readonly hint?: string;
  /** Why it cannot be done; a press then says so. */
  readonly why?: string;
  /** What a press points at, by the keys of its steps; others act by their ID. */
  readonly path?: readonly string[];
  readonly key?: string;
  readonly main?: boolean;
  /** Whether to ignore a press that was meant for what was there before. */
  readonly guarded?: boolean;
  /** The command that a press carries out, in words. */
  readonly confirms?: string;
}

/** Whether a widget stays visible, and can be pressed, during an animation. */
export function staysOpen({ id, look }: Pick<Widget<{ readonly kind: string }>, 'id' | 'look'>): boolean {
  return look.kind === 'icon' || look.kind === 'speed' || id === SKIP_TO_TURN;
}

/** The description of a widget's button. */
export function fieldsOf(widget: Widget<{ readonly kind: string }>): Omit<Control, 'press'> {
  const { id, rect: area, label, group, hint, why, pressed, key, main, confirms, guarded, isOpen, path } = widget;
  return {
    id,
    rect: area,
    label,
    group,
    ...(hint ? { hint } : {}),
    ...(why ? { why } : {}),
    ...(pressed === undefined ? {} : { pressed }),
    ...(key ? { key } : {}),
    ...(main ? { main } : {}),
    ...(guarded ? { guarded } : {}),
    ...(confirms ? { confirms } : {}),
    ...(path && isOpen ? { asked: true } : {}),
  };
}

/** The words of the top row. */
export interface TopWords extends Readonly<Record<'menu' | 'log' | 'undo' | 'redo' | 'group' | 'speedHint', string>> {
  speed(speed: string): string;
}

/**
 * The buttons of the top row: the menu in its place, and on the right Undo and Redo where they can be pressed, the speed, and the log.
 * `placesFor` gives the places on the right for a number of buttons besides the last two.
 */
export function topWidgets(
  { canUndo, canRedo }: Pick<TableMoment, 'canUndo' | 'canRedo'>,
  speed: string,
  words: TopWords,
  menu: Rect,
  placesFor: (extra: number) => readonly Rect[],
): Widget<TopLook>[] {
  const icon = (symbol: 'menu' | 'log' | 'undo' | 'redo', key: string, rect: Rect): Widget<TopLook> => ({
    id: symbol,
    label: words[symbol],
    group: words.group,
    key,
    isOpen: true,
    rect,
    look: { kind: 'icon', symbol },
  });
  const shown = [...(canRedo ? ['redo' as const] : []), ...(canUndo ? ['undo' as const] : [])];
  const places = placesFor(shown.length);
  const keys = { undo: 'u', redo: 'r' };
  return [
    icon('menu', 'Escape', menu),
    ...shown.map((symbol, index) => icon(symbol, keys[symbol], at(places, index))),
    {
      id: SPEED,
      label: words.speed(speed),
      hint: words.speedHint,
      group: words.group,
      key: 's',
      isOpen: true,
      rect: at(places, shown.length),
      look: { kind: 'speed', speed },
    },
    icon('log', 'l', at(places, shown.length + 1)),
  ];
}
