/** How long a button shows that it has refused a press, in milliseconds. */
const SHOWN = 600;

const ends = new WeakMap<HTMLElement, number>();

/** Shows that a button has refused a press because it had only just appeared: otherwise people would take it for broken. */
export function showRefused(button: HTMLElement): void {
  window.clearTimeout(ends.get(button));
  button.dataset.refused = '';
  const end = window.setTimeout(() => {
    delete button.dataset.refused;
  }, SHOWN);
  ends.set(button, end);
}
