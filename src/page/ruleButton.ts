import { button } from './dom.ts';
import { pageText } from './text.en.ts';

/** A rule's ID as a button that opens the rule. */
export function ruleButton(rule: string, open: () => void): HTMLButtonElement {
  const element = button(rule, open, { name: pageText.openRule(rule) });
  element.className = 'rule-id';
  return element;
}
