import type { SelectionSection } from '../../../module/selection.ts';
import type { State } from '../rules/state.ts';
import type { FazaTypes } from '../rules/types.ts';
import { deskAfterPress } from '../scenes/boardControls/pressing.ts';
import { clearDesk, type Desk, point } from '../scenes/desk.ts';
import { choicesNow, type Ground, isFightPath, letGo, pointAt, tipOf, withoutLastAdded } from '../scenes/openFight.ts';
import { commandAt, type Path } from '../scenes/picks.ts';
import type { BoardView } from '../scenes/view.ts';

/** How commands of FAZA are selected: by picks, and by fights to which cards are added before they are rolled. */
export const fazaSelection: SelectionSection<FazaTypes> = {
  clear: clearDesk,
  asked: ({ agenda: [pending] }: State) => (pending?.step === 'recoverOne' ? pending.seat : undefined),
  point: (desk: Desk, ground: Ground, path: Path) => pointAt(desk, ground, path),
  pass: (desk: Desk, { state, rules, allowed }: Ground) =>
    point(desk, allowed(rules.legalCommands(state)), [{ kind: 'end' }]),
  afterPress: (id: string, view: BoardView, desk: Desk, ground: Ground) => deskAfterPress(id, view, desk, ground),
  stepBack: (desk: Desk, ground: Ground) => letGo(desk, ground),
  withoutLastAdded: (desk: Desk, ground: Ground) => withoutLastAdded(desk, ground),
  added: ({ fight }: Desk) => fight?.added ?? [],
  offer: (desk: Desk, ground: Ground) => commandAt(choicesNow(ground, desk).commands, desk.path),
  isAddition: (before: Desk, after: Desk, path: Path) =>
    before.fight !== null && after.fight !== null && !isFightPath(path),
  tip: ({ fight }: Desk, ground: Ground) => tipOf(ground, fight),
};
