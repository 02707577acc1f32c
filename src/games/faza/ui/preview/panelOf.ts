import type { Panel } from '../../../../module/screens/panel.ts';
import { common } from '../../../../table/layout/rect.ts';
import type { BoardLayout } from '../../interaction/layout/layout.ts';
import type { BoardView } from '../../interaction/view.ts';
import { DENSITY } from '../../scenes/density.ts';
import { text } from '../../text/en.ts';
import { forecastSheet } from './forecastSheet.ts';
import { numbersSheet } from './numbersSheet.ts';

/**
 * Whether the numbers of a command on offer open automatically: depending on the density, and only if they cover no
 * cards.
 */
export function opensByItself({ preview, density = 'normal', layout, reveals }: BoardView): boolean {
  if (!preview) return false;
  const { opensPreview } = DENSITY[density];
  if (opensPreview === 'each') return true;
  return opensPreview === 'revealing' && reveals && layout.form === 'wide' && !coversHeroes(layout);
}

/** Whether the numbers would cover the cards of heroes: nearly square windows have no other place for them. */
function coversHeroes({ heroes, numbers }: BoardLayout): boolean {
  return heroes.some(({ panel }) => {
    const { w, h } = common(panel, numbers);
    return w > 0 && h > 0;
  });
}

/**
 * The content and position of the panel beside the board: the numbers of the command on offer, or on phones the
 * forecast as a list.
 */
export function panelOf(view: BoardView, listOpen: boolean): Panel | null {
  if (view.busy) return null;
  const { unit, form, sheet: below, numbers } = view.layout;
  // Large words need the place of the event deck, too.
  const larger = form === 'wide' ? below : numbers;
  const listed = form !== 'wide' && view.showForecast && (listOpen || view.offer?.do === 'endTeamPhase');
  const list = listed ? forecastSheet(view) : null;
  if (list) {
    // The button that carries out the offer stays in view.
    const rect = view.offer ? numbers : view.layout.list;
    return {
      content: { kind: 'forecast', sheet: list },
      rect,
      larger: rect,
      unit,
      closeName: text.forecastText.toCards,
    };
  }
  const sheet = view.numbersOpen ? numbersSheet(view) : null;
  return (
    sheet && { content: { kind: 'numbers', sheet }, rect: numbers, larger, unit, closeName: text.previewText.close }
  );
}
