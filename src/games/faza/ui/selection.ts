import type { SelectionSection } from '../../../module/table.ts';
import type { FazaView } from '../rules/state/state.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { selectionAfterPress } from '../scenes/boardControls/pressing.ts';
import { clearSelection, type FazaSelection, point } from '../scenes/fazaSelection.ts';
import {
  choicesNow,
  isFightPath,
  letGo,
  pointAt,
  type SelectionContext,
  tipOf,
  withoutLastAdded,
} from '../scenes/openFight.ts';
import { commandAt, type Path } from '../scenes/picks.ts';

/** How commands of FAZA are selected: by picks, and by fights to which cards are added before they are rolled. */
export const fazaSelection: SelectionSection<FazaTypes> = {
  clear: clearSelection,
  asked: ({ agenda: [pending] }: FazaView) => (pending?.step === 'recoverOne' ? pending.seat : undefined),
  point: pointAt,
  pass: (selection: FazaSelection, { state, rules, allowed }: SelectionContext) =>
    point(selection, allowed(rules.legalCommands(state)), [{ kind: 'end' }]),
  afterPress: selectionAfterPress,
  stepBack: letGo,
  withoutLastAdded,
  added: ({ fight }: FazaSelection) => fight?.added ?? [],
  offer: (selection: FazaSelection, context: SelectionContext) =>
    commandAt(choicesNow(context, selection).commands, selection.path),
  isForLater: (before: FazaSelection, after: FazaSelection, path: Path) =>
    before.fight !== null && after.fight !== null && !isFightPath(path),
  tip: ({ fight }: FazaSelection, context: SelectionContext) => tipOf(context, fight),
};
