import type { ChoiceText } from '../../module/screens/setups.ts';
import { openDialog } from '../../page/dialog.ts';
import { el } from '../../page/dom.ts';
import { shellText } from '../text.en.ts';

/** Explains what can be chosen before a game, so that nobody has to choose it first, whatever they press with. */
export function openChoices(parent: HTMLElement, choices: readonly ChoiceText[]): void {
  const { body } = openDialog(parent, { title: shellText.choices, size: 'reader' });
  body.append(...choices.map(({ name, about }) => el('p', el('b', name), `: ${about}`)));
}
