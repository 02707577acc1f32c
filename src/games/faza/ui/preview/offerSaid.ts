import type { BoardView } from '../../interaction/view.ts';
import { text } from '../../text/en.ts';
import { forecastSheet } from './forecastSheet.ts';
import { numbersSheet } from './numbersSheet.ts';

/** The command on offer and its effects, as a screen reader says them. */
export function offerSaid(view: BoardView): string {
  const { offer, state, reveals, practice, danger } = view;
  if (offer === null) return '';
  const coming = offer.do === 'endTeamPhase' ? forecastSheet(view) : numbersSheet(view);
  const binds = reveals && practice !== true ? text.previewText.noUndo : '';
  // A card's effect is a sentence already.
  const command = text.commandText(offer, state).replace(/[^.!?]$/, '$&.');
  // The end of the game comes first: there may be many numbers.
  return [danger?.said ?? '', command, coming?.said ?? '', binds].filter((part) => part !== '').join(' ');
}
