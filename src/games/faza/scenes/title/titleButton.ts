import type { TitleItem } from '../../../../module/screens/title.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { titleLabel } from '../../interaction/title/titleControls.ts';
import type { TitleButton, TitleLayout } from '../../interaction/title/titleLayout.ts';
import type { TitleView } from '../../interaction/view.ts';
import { text } from '../../text/en.ts';
import { drawButton } from '../buttonFrame.ts';

const ICONS: Readonly<Partial<Record<TitleItem, string>>> = {
  replays: 'replay',
  records: 'trophy',
  rulebook: 'book',
  settings: 'settings',
  install: 'install',
  update: 'reroll',
};

/** Draws a button of the title: big ones with a note if there is room, small ones with a symbol. */
export function titleButton(
  g: CanvasPainter,
  { item, rect: r, rank }: TitleButton,
  { page: { form, unit }, isStacked }: TitleLayout,
  view: TitleView,
): void {
  const big = rank !== 'small';
  const isWide = form === 'wide';
  const note = noteOf(view, item, isWide);
  // On tablets notes are below the names.
  const isBelow = isWide && isStacked && rank === 'big';
  const narrow = !isWide && big && r.w < 200 * unit;
  drawButton(g, r, isWide ? unit : unit * 0.8, {
    label: titleLabel(view, item),
    first: rank === 'first' || item === 'update',
    size: big
      ? (isWide ? (rank === 'first' ? 36 : 30) : narrow ? (form === 'portrait' ? 22 : 20) : 25) * unit
      : (isWide ? 16 : 12) * unit,
    ...(big ? {} : { icon: iconOf(view, item), plain: true, align: 'center' }),
    // Done for today.
    ...(item === 'daily' && view.daily.done ? { icon: 'check' } : {}),
    ...(narrow || isBelow ? { align: 'center' } : {}),
    ...(!big && (!isWide || isStacked) ? { tall: true } : {}),
    ...(note === undefined || (narrow && item !== 'quickStart') ? {} : { note }),
  });
}

function noteOf(view: TitleView, item: TitleItem, roomy: boolean): string | undefined {
  const words = text.screens.title;
  if (item === 'continue') return view.continue ?? undefined;
  if (item === 'daily') return view.daily.line;
  if (item === 'quickStart') return roomy ? words.quickStartLine(view.quickStart) : view.quickStart;
  if (roomy && item === 'newGame') return words.newGameLine;
  return roomy && item === 'learn' ? words.learnLine : undefined;
}

function iconOf(view: TitleView, item: TitleItem): string {
  return item === 'sound' ? (view.muted ? 'mute' : 'sound') : (ICONS[item] ?? 'help');
}
