import { at } from '../../../kernel/values/at.ts';
import type { Path } from '../../../module/screens/table.ts';
import { column, row, share } from '../../../table/layout/layout.ts';
import type { Rect } from '../../../table/layout/rect.ts';
import type { Command } from '../rules/state/command.ts';
import { screenText as text } from '../text/screen.en.ts';
import type { Choice } from './choices.ts';
import { arenaLayout } from './layout/arenaLayout.ts';
import type { FaceLayout } from './layout/tableLayout.ts';
import type { Widget } from './widget.ts';

/** Whether somebody bids with these choices. */
export function isBidding(options: readonly Choice[]): boolean {
  return options.some(({ command }) => command.do === 'bid');
}

/** M1: the buttons of an auction. The main button gives the bid; these change it, or pass. */
export function bidWidgets(layout: FaceLayout, options: readonly Choice[], next: Command | null, path: Path): Widget[] {
  const bids = options.flatMap(({ command }) => (command.do === 'bid' ? [command.tokens] : []));
  const [least, most] = [Math.min(...bids), Math.max(...bids)];
  const now = next?.do === 'bid' ? next.tokens : least;
  const bid = (tokens: number) => (bids.includes(tokens) && tokens !== now ? [`bid:${tokens}`] : null);
  const canPass = options.some(({ key }) => key === 'pass');
  const buttons = [
    { id: 'pass', label: text.pass, path: canPass ? ['pass'] : null, hint: '', why: text.mustOpen, key: 'p' },
    { id: 'less', label: text.less, path: bid(now - 1), hint: text.lessHint, why: text.leastBid, key: '-' },
    { id: 'raise', label: text.raise, path: bid(now + 1), hint: text.raiseHint, why: text.mostBid, key: '+' },
    { id: 'all', label: text.allTokens(most), path: bid(most), hint: text.allHint, why: text.mostBid, key: 'a' },
  ];
  return buttons.map(({ id, label, path: keys, hint, why, key }, index): Widget => {
    const isChosen = id === 'pass' && path.some(({ kind }) => kind === 'pass');
    return {
      id: `bid:${id}`,
      rect: at(bidPlaces(layout), index),
      label,
      ...(hint === '' ? {} : { hint }),
      group: text.groups.choices,
      isOpen: keys !== null,
      key,
      ...(keys === null ? { why } : { path: keys }),
      ...(id === 'pass' ? { pressed: isChosen } : {}),
      look: { kind: 'option', note: '' },
    };
  });
}

/** Where the buttons are: beside the main one, or on upright phones below the card in the arena. */
function bidPlaces(layout: FaceLayout): Rect[] {
  const { choices, unit, form } = layout;
  const gap = 4 * unit;
  if (form === 'portrait') return row(auctionArea(layout).buttons, 4, gap);
  if (form === 'landscape') return row(choices, 4, gap);
  return column(choices, 2, gap).flatMap((line) => row(line, 2, gap));
}

/** Where the card and the purses are in the arena; on upright phones with the buttons below them. */
export function auctionArea(layout: FaceLayout): { readonly shown: Rect; readonly buttons: Rect } {
  const { body } = arenaLayout(layout);
  if (layout.form !== 'portrait') return { shown: body, buttons: { ...body, y: body.y + body.h, h: 0 } };
  return column(body, { shown: share(), buttons: 44 }, 4 * layout.unit);
}
