import { rect } from '../../../../table/layout/rect.ts';
import { boardControls, sheetItems } from '../../interaction/controls/boardControls.ts';
import type { BoardActions } from '../../interaction/controls/press.ts';
import { possibilities } from '../../interaction/fazaSelection.ts';
import { boardLayout } from '../../interaction/layout/boardLayout.ts';
import { choicesNow } from '../../interaction/openFight.ts';
import { type Path, pickKey } from '../../interaction/picks.ts';
import { dangerOf } from '../../interaction/preview/danger.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';
import type { ToldReason } from '../../text/table/reasons.en.ts';
import { dragOffer } from '../drag/drags.ts';
import type { FazaModule } from '../fazaModule.ts';
import { forecastSheet } from '../preview/forecastSheet.ts';
import { offerSaid } from '../preview/offerSaid.ts';
import { panelOf } from '../preview/panelOf.ts';
import { boardViewOf, type FazaMoment } from './boardView.ts';

/** What FAZA's table shows and offers. */
export const fazaTable: FazaModule['table'] = {
  layout: boardLayout,
  view: boardViewOf,
  controls: (view, { context, selection }: FazaMoment, actions: BoardActions) =>
    boardControls(view, possibilities(selection, choicesNow(context, selection).commands), actions),
  items: (view) => sheetItems(view).map(({ pick, ...item }) => ({ ...item, key: pickKey(pick) })),
  panel: panelOf,
  skip: ({ layout }, isPhase, press) => ({
    id: 'skip',
    label: text.controlText.skip,
    // A tap anywhere ends a short animation. A Faza phase has controls, with Skip in the place of End Team phase.
    rect: isPhase ? layout.end : rect(0, 0, layout.width, layout.height),
    group: text.controlText.groups.turn,
    key: isPhase ? 'Escape' : ' ',
    press,
  }),
  drags: (moment: FazaMoment, view, actions) => dragOffer(moment, view, actions),
  pickSound: (path: Path) => (path.some((pick) => pick.kind === 'half') ? 'card' : 'select'),
  offerSaid,
  addedSaid: (before, after, state) => addedSaid(before.fight?.added ?? [], after.fight?.added ?? [], state),
  forecastSaid: (view) => forecastSheet(view)?.said ?? null,
  question: (view) => {
    const isOpen = view.state.agenda.length > 0 && view.path.length === 0 && !view.offer;
    return isOpen && sheetItems(view).length === 0 ? view.caption : '';
  },
  sentence: text.factText,
  rollSaid: text.rollText,
  refusal: (reason: ToldReason) => text.reasonText[reason],
  commandSaid: text.commandText,
  danger: dangerOf,
  actor: (command: Command) => ('hero' in command ? command.hero : null),
  isShared: (command: Command) => command.do === 'protect' || command.do === 'recoverOne',
  isPass: (command: Command) => command.do === 'endTeamPhase',
  pass: () => ({ do: 'endTeamPhase' }),
};

/** Sentences about cards that were added to a fight or removed from it. */
function addedSaid(before: readonly Command[], after: readonly Command[], state: FazaView): string[] {
  const words = text.controlText;
  return [
    ...after.filter((one) => !before.includes(one)).map((one) => words.addedToRoll(text.helpName(one, state))),
    ...before.filter((one) => !after.includes(one)).map((one) => words.takenOut(text.helpName(one, state))),
  ];
}
