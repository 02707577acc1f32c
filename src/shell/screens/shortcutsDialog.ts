import { openDialog } from '../../page/dialog.ts';
import { el } from '../../page/dom.ts';
import type { Control } from '../../table/control.ts';
import { shellText } from '../text.en.ts';

/** A line of the list: the keys that do something, and what they do. */
type Shortcut = readonly [keys: readonly string[], what: string];

/**
 * Lists every shortcut: first those of the controls that the screen shows now, so that the list can never disagree with
 * them, then those that work everywhere, while something plays, and with a gamepad.
 */
export function openShortcuts(parent: HTMLElement, controls: readonly Control[]): void {
  const words = shellText.shortcuts;
  const dialog = openDialog(parent, { title: words.title, size: 'reader' });
  const pressed = controls.flatMap(({ key, label }): Shortcut[] =>
    key === undefined ? [] : [[[keyName(key)], label]],
  );
  const jumps = new Map(controls.flatMap(({ jump }) => (jump ? [[jump.key, jump.what]] : [])));
  const here = [...pressed, ...[...jumps].map(([key, what]): Shortcut => [[keyName(key)], what])];
  dialog.body.append(
    ...(here.length > 0 ? [section(words.here, here)] : []),
    section(words.everywhere, words.everywhereKeys),
    section(words.playback, words.playbackKeys),
    section(words.gamepad, words.gamepadKeys),
  );
  dialog.body.focus({ preventScroll: true });
}

function section(title: string, shortcuts: readonly Shortcut[]): HTMLElement {
  const rows = shortcuts.map(([keys, what]) =>
    el('div', {}, el('dt', {}, ...keys.map((key) => el('kbd', {}, key))), el('dd', {}, what)),
  );
  return el('section', {}, el('h3', {}, title), el('dl', { class: 'shortcuts' }, ...rows));
}

/** What a key is called on a keyboard: letters stand there as capitals. */
function keyName(key: string): string {
  if (key === 'Escape') return 'Esc';
  return key.length === 1 ? key.toUpperCase() : key.replace(/([a-z])([A-Z])/, '$1 $2');
}
