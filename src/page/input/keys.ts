import { isTyping } from './focus.ts';

/** The parts of a key event that say which key was meant. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Values of `KeyboardEvent.key` where an input method or a dead key withholds the character. */
const WITHHELD = ['Process', 'Dead', 'Unidentified'];

/** The characters of the keys beside the letters on an American keyboard, without Shift and with it. */
const PLACES: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  Space: [' ', ' '],
  NumpadAdd: ['+', '+'],
  NumpadSubtract: ['-', '-'],
};

/**
 * Which keys a press may mean, as `KeyboardEvent.key` names them, the likeliest first. A Latin keyboard's letters are what is
 * printed on it, wherever they lie. Where a key writes another script, or nothing because an input method waits for it, its
 * place on an American keyboard counts. Where digits need Shift, as in France and in Prague, their keys mean the digits first, and then
 * what they write: the plus of a Czech keyboard is also its 1.
 */
export function keysOf({ key, code, shiftKey }: KeyPress): readonly string[] {
  if (!WITHHELD.includes(key) && [...key].length > 1) return [key];
  // Some input methods type full-width Latin letters and digits.
  const written = /[\u3000\uff01-\uff5e]/.test(key) ? key.normalize('NFKC') : key;
  const digit = shiftKey || /^\d$/.test(written) ? undefined : /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const isLatin = !WITHHELD.includes(key) && /^[\p{ASCII}\p{Script=Latin}]$/u.test(written);
  const place = isLatin ? undefined : placeOf(code, shiftKey);
  const own = WITHHELD.includes(key) ? [] : [written];
  return [...new Set([digit, ...own, place].flatMap((one) => one ?? []))];
}

/**
 * The character of the key at that position on an American keyboard, if that is a letter, a digit or a mark with a
 * meaning here.
 */
function placeOf(code: string, shiftKey: boolean): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  return PLACES[code]?.[shiftKey ? 1 : 0];
}

/** Whether a press may mean a digit although it writes another character. */
export function isHiddenDigit(press: KeyPress): boolean {
  const [first = '', ...others] = keysOf(press);
  return others.length > 0 && /^\d$/.test(first);
}

/** Returns the first result of `find` for the keys that a press may mean, the likeliest first. */
export function findByKey<T>(press: KeyPress, find: (key: string) => T | undefined): T | undefined {
  for (const key of keysOf(press)) {
    const found = find(key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a press may mean a letter or mark, in lower or upper case. */
export function isKey(press: KeyPress, wanted: string): boolean {
  return keysOf(press).some((key) => key.toLowerCase() === wanted.toLowerCase());
}

/** The command of a press with Ctrl, or Command on a Mac: Z undoes; Shift Z and Y redo. */
export function commandOfKey(
  event: KeyPress & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>,
): UndoOrRedo | null {
  if (event.altKey || event.ctrlKey === event.metaKey) return null;
  if (isKey(event, 'z')) return event.shiftKey ? 'redo' : 'undo';
  return isKey(event, 'y') && !event.shiftKey ? 'redo' : null;
}

/** The IDs of the controls that take a command back, and give it again. */
export type UndoOrRedo = 'undo' | 'redo';

/** The `keyCode` of a key that an input method has handled. */
const COMPOSING = 229;

/**
 * Whether a key belongs to an input method that is composing a character: such an Enter accepts the character, such an Escape drops
 * it, and neither means anything to the page. For the key that ends a composition, Safari sets only the `keyCode`.
 */
export function isComposition({ isComposing, keyCode, key, target }: KeyboardEvent): boolean {
  return isComposing || (keyCode === COMPOSING && (key === 'Enter' || key === 'Escape' || isTyping(target)));
}

/** Hides the keys of input methods from everything else that listens on the page, until `signal` ends it. Call it before others listen. */
export function ignoreCompositions(signal: AbortSignal): void {
  const keep = (event: KeyboardEvent): void => {
    if (!isComposition(event)) return;
    event.stopImmediatePropagation();
    // Otherwise the browser closes the dialog around the field.
    if (event.key === 'Escape') event.preventDefault();
  };
  window.addEventListener('keydown', keep, { signal, capture: true });
  window.addEventListener('keyup', keep, { signal, capture: true });
}
