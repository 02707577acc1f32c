import type { Control } from '../../../../table/control.ts';
import { lessonText } from '../../text/module.en.ts';

/** A few words that ask for pressing a control, named as players see it. */
export function promptFor({ id, label }: Pick<Control, 'id' | 'label'>): string {
  const words = lessonText.prompt;
  const [kind = '', , card, half] = id.split(':');
  if (kind === 'half') return (half === 'movement' ? words.top : words.bottom)(Number(card));
  if (kind === 'hero') return words.hero(label);
  // The words on the buttons at the end depend on the command and on the room they have.
  const { tile, rebels: group, ship, glowing } = words;
  const known: Readonly<Record<string, string>> = { tile, group, ship, go: glowing, end: glowing };
  return known[kind] ?? words.button(label);
}
