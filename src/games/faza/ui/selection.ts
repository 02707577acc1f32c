import type { SelectionSection } from '../../../module/selection.ts';
import type { State } from '../rules/state.ts';
import type { FazaTypes } from '../rules/types.ts';
import { selectionAfterPress } from '../scenes/boardControls/pressing.ts';
import { clearSelection, type FazaSelection, point } from '../scenes/fazaSelection.ts';
import { choicesNow, type Ground, isFightPath, letGo, pointAt, tipOf, withoutLastAdded } from '../scenes/openFight.ts';
import { commandAt, type Path } from '../scenes/picks.ts';
import type { BoardView } from '../scenes/view.ts';

/** How commands of FAZA are selected: by picks, and by fights to which cards are added before they are rolled. */
export const fazaSelection: SelectionSection<FazaTypes> = {
  clear: clearSelection,
  asked: ({ agenda: [pending] }: State) => (pending?.step === 'recoverOne' ? pending.seat : undefined),
  point: (desk: FazaSelection, ground: Ground, path: Path) => pointAt(desk, ground, path),
  pass: (desk: FazaSelection, { state, rules, allowed }: Ground) =>
    point(desk, allowed(rules.legalCommands(state)), [{ kind: 'end' }]),
  afterPress: (id: string, view: BoardView, desk: FazaSelection, ground: Ground) =>
    selectionAfterPress(id, view, desk, ground),
  stepBack: (desk: FazaSelection, ground: Ground) => letGo(desk, ground),
  withoutLastAdded: (desk: FazaSelection, ground: Ground) => withoutLastAdded(desk, ground),
  added: ({ fight }: FazaSelection) => fight?.added ?? [],
  offer: (desk: FazaSelection, ground: Ground) => commandAt(choicesNow(ground, desk).commands, desk.path),
  isAddition: (before: FazaSelection, after: FazaSelection, path: Path) =>
    before.fight !== null && after.fight !== null && !isFightPath(path),
  tip: ({ fight }: FazaSelection, ground: Ground) => tipOf(ground, fight),
};
