import { at } from '../../../kernel/values/at.ts';
import type { Path } from '../../../module/screens/table.ts';
import { column, row, share } from '../../../table/layout/layout.ts';
import type { Rect } from '../../../table/layout/rect.ts';
import type { Command } from '../rules/state/command.ts';
import { screenText as text } from '../text/screen.en.ts';
import { limitKey, partsOf } from './ahead.ts';
import type { Choice } from './choices.ts';
import { arenaLayout } from './layout/arenaLayout.ts';
import type { FaceLayout } from './layout/tableLayout.ts';
import type { Widget } from './widget.ts';

/** Whether somebody bids with these choices. */
export function isBidding(options: readonly Choice[]): boolean {
  return options.some(({ command }) => command.do === 'bid');
}

/** A button of an auction before it has its place: what it points at, or why it cannot be pressed. */
interface BidButton {
  readonly id: string;
  readonly label: string;
  readonly path: readonly string[] | null;
  readonly hint: string;
  readonly why: string;
  readonly key: string;
  readonly pressed?: boolean;
}

/** M1: the buttons of an auction. The main button gives the bid; these change it or its limit, or pass. */
export function bidWidgets(layout: FaceLayout, options: readonly Choice[], next: Command | null, path: Path): Widget[] {
  const bids = options.flatMap(({ command }) => (command.do === 'bid' ? [command.tokens] : []));
  const now = next?.do === 'bid' ? next.tokens : Math.min(...bids);
  const most = Math.max(...bids);
  const { limit } = partsOf(path);
  const canPass = options.some(({ key }) => key === 'pass');
  const isPassing = path.some(({ kind }) => kind === 'pass');
  const pass = {
    id: 'pass',
    label: text.pass,
    path: canPass ? ['pass'] : null,
    hint: '',
    why: text.mustOpen,
    key: 'p',
  };
  const buttons: BidButton[] = [
    { ...pass, pressed: isPassing },
    ...(limit === null ? bidButtons(bids, now) : limitButtons(now, limit, most)),
    limitButton(now, limit, most),
  ];
  const places = bidPlaces(layout);
  return buttons.map(
    ({ path: keys, hint, why, ...button }, index): Widget => ({
      ...button,
      id: `bid:${button.id}`,
      rect: at(places, index),
      ...(hint === '' ? {} : { hint }),
      group: text.groups.choices,
      isOpen: keys !== null,
      ...(keys === null ? { why } : { path: keys }),
      look: { kind: 'option', note: '' },
    }),
  );
}

/** The buttons that change the bid. */
function bidButtons(bids: readonly number[], now: number): BidButton[] {
  const most = Math.max(...bids);
  const bid = (tokens: number) => (bids.includes(tokens) && tokens !== now ? [`bid:${tokens}`] : null);
  return [
    { id: 'less', label: text.less, path: bid(now - 1), hint: text.lessHint, why: text.leastBid, key: '-' },
    { id: 'raise', label: text.raise, path: bid(now + 1), hint: text.raiseHint, why: text.mostBid, key: '+' },
    { id: 'all', label: text.allTokens(most), path: bid(most), hint: text.allHint, why: text.mostBid, key: 'a' },
  ];
}

/** The same buttons while they change how far the device bids on. */
function limitButtons(now: number, limit: number, most: number): BidButton[] {
  const to = (tokens: number) =>
    tokens > now && tokens <= most && tokens !== limit ? [`bid:${now}`, limitKey(tokens)] : null;
  const { leastLimit, mostLimit } = text;
  return [
    { id: 'less', label: text.less, path: to(limit - 1), hint: text.lessLimitHint, why: leastLimit, key: '-' },
    { id: 'raise', label: text.raise, path: to(limit + 1), hint: text.raiseLimitHint, why: mostLimit, key: '+' },
    { id: 'all', label: text.allTokens(most), path: to(most), hint: text.allLimitHint, why: mostLimit, key: 'a' },
  ];
}

/** Sets a limit, or takes it back. */
function limitButton(now: number, limit: number | null, most: number): BidButton {
  const path = limit !== null ? [`bid:${now}`] : now < most ? [`bid:${now}`, limitKey(now + 1)] : null;
  const words = { label: text.limit, hint: text.limitHint, why: text.mostLimit };
  return { id: 'limit', path, key: 'm', pressed: limit !== null, ...words };
}

/** Where the buttons are: beside the main one, or on upright phones below the card in the arena. */
function bidPlaces(layout: FaceLayout): Rect[] {
  const { choices, unit, form } = layout;
  const gap = 4 * unit;
  if (form === 'portrait') return row(auctionArea(layout).buttons, 5, gap);
  if (form === 'landscape') return row(choices, 5, gap);
  const [upper = choices, lower = choices] = column(choices, 2, gap);
  const [pass = upper, limit = upper] = row(upper, 2, gap);
  return [pass, ...row(lower, 3, gap), limit];
}

/** Where the card and the purses are in the arena; on upright phones with the buttons below them. */
export function auctionArea(layout: FaceLayout): { readonly shown: Rect; readonly buttons: Rect } {
  const { body } = arenaLayout(layout);
  if (layout.form !== 'portrait') return { shown: body, buttons: { ...body, y: body.y + body.h, h: 0 } };
  return column(body, { shown: share(), buttons: 44 }, 4 * layout.unit);
}
