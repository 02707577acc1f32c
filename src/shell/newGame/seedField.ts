import { el } from '../../page/dom.ts';
import type { Rect } from '../../table/layout/rect.ts';
import { shellText } from '../text.en.ts';

export interface SeedField {
  /** Follows the canvas when the window changes. */
  move(rect: Rect): void;
  /** Takes the field away and says nothing. */
  close(): void;
}

/**
 * Lays a text field over a rectangle of the canvas, with the seed selected. Enter, or leaving the field, calls `done`
 * with what was typed; Escape, or nothing typed, calls it with `null`.
 */
export function showSeedField(
  parent: HTMLElement,
  { rect, label, value, done }: { rect: Rect; label: string; value: string; done: (seed: string | null) => void },
): SeedField {
  const before = document.activeElement;
  const field = el('input', {
    type: 'text',
    class: 'seed-field',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'done',
    'aria-label': label,
  });
  const form = el('form', { 'aria-label': shellText.seed.form }, field);
  form.addEventListener('submit', (event) => event.preventDefault());
  field.value = value;
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    const hadFocus = document.activeElement === field;
    form.remove();
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
  const finish = (seed: string | null): void => {
    if (!isOpen) return;
    close();
    done(seed);
  };
  const typed = (): string | null => field.value.trim() || null;
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Else the key would also press what the focus goes back to.
    event.preventDefault();
    finish(event.key === 'Enter' ? typed() : null);
  });
  field.addEventListener('blur', () => finish(typed()));
  const move = ({ x, y, w, h }: Rect): void => {
    Object.assign(field.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
  };
  move(rect);
  parent.append(form);
  field.focus({ preventScroll: true });
  field.select();
  return { move, close };
}
