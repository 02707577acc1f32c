import { selectionAfterPress } from '../interaction/controls/pressing.ts';
import { clearSelection, point } from '../interaction/fazaSelection.ts';
import {
  choicesNow,
  isFightPath,
  letGo,
  pointAt,
  type SelectionContext,
  tipOf,
  withoutLastAdded,
} from '../interaction/openFight.ts';
import { commandAt, type Path } from '../interaction/picks.ts';
import type { FazaModule } from './fazaModule.ts';

/** How commands of FAZA are selected: by picks, and by fights to which cards are added before they are rolled. */
export const fazaSelection: FazaModule['selection'] = {
  clear: clearSelection,
  asked: ({ agenda: [pending] }) => (pending?.step === 'recoverOne' ? pending.seat : undefined),
  point: pointAt,
  pass: (selection, { state, rules, allowed }: SelectionContext) =>
    point(selection, allowed(rules.legalCommands(state)), [{ kind: 'end' }]),
  afterPress: selectionAfterPress,
  stepBack: letGo,
  withoutLastAdded,
  added: ({ fight }) => fight?.added ?? [],
  offer: (selection, context: SelectionContext) => commandAt(choicesNow(context, selection).commands, selection.path),
  isForLater: (before, after, path: Path) => before.fight !== null && after.fight !== null && !isFightPath(path),
  tip: ({ fight }, context: SelectionContext) => tipOf(context, fight),
};
