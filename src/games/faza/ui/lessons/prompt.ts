import type { Control } from '../../../../table/control.ts';
import { lessonText } from '../../text/module.en.ts';

/** A few words that ask to press a control, named as players see it. */
export function promptFor({ id, label }: Pick<Control, 'id' | 'label'>): string {
  const words = lessonText.prompt;
  const [kind, , card, half] = id.split(':');
  switch (kind) {
    case 'half':
      return (half === 'movement' ? words.top : words.bottom)(Number(card));
    case 'hero':
      return words.hero(label);
    case 'tile':
      return words.tile;
    case 'group':
      return words.rebels;
    case 'ship':
      return words.ship;
    case 'go':
    case 'end':
      // The words on this button depend on the command and on the room it has.
      return words.glowing;
    default:
      return words.button(label);
  }
}
