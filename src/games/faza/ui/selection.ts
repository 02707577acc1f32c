import type { SelectionSection } from '../../../module/table.ts';
import type { FazaView } from '../rules/state/state.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { selectionAfterPress } from '../scenes/boardControls/pressing.ts';
import { clearSelection, type FazaSelection, point } from '../scenes/fazaSelection.ts';
import { choicesNow, type Ground, isFightPath, letGo, pointAt, tipOf, withoutLastAdded } from '../scenes/openFight.ts';
import { commandAt, type Path } from '../scenes/picks.ts';

/** How commands of FAZA are selected: by picks, and by fights to which cards are added before they are rolled. */
export const fazaSelection: SelectionSection<FazaTypes> = {
  clear: clearSelection,
  asked: ({ agenda: [pending] }: FazaView) => (pending?.step === 'recoverOne' ? pending.seat : undefined),
  point: pointAt,
  pass: (selection: FazaSelection, { state, rules, allowed }: Ground) =>
    point(selection, allowed(rules.legalCommands(state)), [{ kind: 'end' }]),
  afterPress: selectionAfterPress,
  stepBack: letGo,
  withoutLastAdded,
  added: ({ fight }: FazaSelection) => fight?.added ?? [],
  offer: (selection: FazaSelection, ground: Ground) =>
    commandAt(choicesNow(ground, selection).commands, selection.path),
  isForLater: (before: FazaSelection, after: FazaSelection, path: Path) =>
    before.fight !== null && after.fight !== null && !isFightPath(path),
  tip: ({ fight }: FazaSelection, ground: Ground) => tipOf(ground, fight),
};
