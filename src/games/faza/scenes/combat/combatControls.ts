import type { Control } from '../../../../table/control.ts';
import { text } from '../../text/en.ts';
import type { CombatLayout } from './combatLayout.ts';

/** The button of a fight; a press anywhere else may do the same. */
export function combatControls(layout: CombatLayout, actions: { readonly skip: () => void }): Control[] {
  return [
    {
      id: 'combat:skip',
      label: text.screens.combat.skip,
      rect: layout.skip,
      group: 'combat',
      key: 'Escape',
      press: actions.skip,
    },
  ];
}
