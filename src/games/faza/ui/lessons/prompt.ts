import type { Control } from '../../../../table/control.ts';
import { lessonText } from './text.en.ts';

/** What a lesson asks for in a few words: to press one control, named as it is seen. */
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
      // What is seen there depends on the command and on the room there is.
      return words.glowing;
    default:
      return words.button(label);
  }
}
