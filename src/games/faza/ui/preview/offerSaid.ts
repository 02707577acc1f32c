import type { BoardView } from '../../interaction/view.ts';
import { text } from '../../text/en.ts';
import { forecastSheet } from './forecastSheet.ts';
import { numbersSheet } from './numbersSheet.ts';

/** What is on offer and what it will bring, as a screen reader says it. */
export function offerSaid(view: BoardView): string {
  const { offer, state, reveals, practice, danger } = view;
  if (offer === null) return '';
  const coming = offer.do === 'endTeamPhase' ? forecastSheet(view) : numbersSheet(view);
  const binds = reveals && practice !== true ? text.previewText.noUndo : '';
  // What a card does is a sentence already.
  const command = text.commandText(offer, state).replace(/[^.!?]$/, '$&.');
  // What ends the game comes first: the numbers may be many.
  return [danger?.said ?? '', command, coming?.said ?? '', binds].filter((part) => part !== '').join(' ');
}
