import type { Opening, StandingPart } from '../../module/capabilities/passing.ts';
import type { SeatColor } from '../../module/gameModule.ts';
import type { Person } from '../../module/match.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el } from '../../page/dom.ts';
import { showRefused } from '../../page/refusedPress.ts';
import './people.css';
import { badgeOf } from './badges.ts';
import { peopleText } from './text.en.ts';

/** Who is handed the device. Somebody without a name is called by their seat, and has no badge. */
export interface NextPlayer {
  readonly name: string;
  readonly person: Person | null;
  /** The colors of the seat, where the game gives it any. */
  readonly color?: SeatColor | undefined;
  /** Whether others must not see what follows: then only the button closes the dialog. */
  readonly isSecret: boolean;
  /** A note below the button. */
  readonly note?: string;
  /** Names of others, who may reopen a choice of theirs instead. */
  readonly others?: readonly string[];
  readonly portrait?: HTMLElement | null;
  /** The button that closes the dialog; by default one with the name. */
  readonly openButton?: ((opening: Opening) => HTMLButtonElement) | undefined;
}

/** A key that is pressed this soon may be meant for the page of the player before, whose hand nobody else may see, in milliseconds. */
const LATE = 500;

/**
 * Resolves when the next player has the device and closes the dialog, to `null`, or when one of the others reopens a choice, to their
 * place in `others`. `lines` say who is next, and what they are asked.
 */
export async function askToHandOver(
  parent: HTMLElement,
  next: NextPlayer,
  ...lines: readonly (string | readonly StandingPart[])[]
): Promise<number | null> {
  const { name, isSecret, note, others = [], portrait = null, openButton } = next;
  const dialog = openDialog(parent, { title: peopleText.pass(name), size: 'note', cross: false, stays: isSecret });
  dialog.element.classList.add('hand-over');
  const [before, , after] = passHeading(name);
  dialog.element.querySelector('h2')?.replaceChildren(before, nameTag(dialog.element, next), after);
  if (portrait) dialog.element.prepend(portrait);
  dialog.body.append(...lines.map((line) => el('p', typeof line === 'string' ? line : standingLine(line))));
  const from = performance.now();
  const isLate = (): boolean => isSecret && performance.now() - from < LATE;
  let answer: number | null = null;
  const close = (other: number | null): void => {
    answer = other;
    dialog.close();
  };
  const closing = (label: string, look: 'act' | 'plain', other: number | null): HTMLButtonElement => {
    const element = button(label, () => undefined, { look });
    element.addEventListener('click', ({ detail }) => {
      // A double click or a key may come from the previous player, and be meant for what the dialog now covers.
      if (isSecret && (detail > 1 || (detail === 0 && isLate()))) return showRefused(element);
      close(other);
    });
    return element;
  };
  const opened = new AbortController();
  const here =
    openButton?.({ open: () => close(null), isLate, signal: opened.signal }) ??
    closing(peopleText.here(name), 'act', null);
  dialog.foot.append(...others.map((other, index) => closing(peopleText.reopen(other), 'plain', index)), here);
  if (note !== undefined) dialog.foot.append(el('p', note));
  here.focus();
  await dialog.closed;
  opened.abort();
  return answer;
}

/** The name of who is next; the dialog takes the colors of the seat. */
function nameTag(dialog: HTMLElement, { name, person, color }: NextPlayer): HTMLElement {
  const tag = el('span.name-tag', ...(person ? [badgeOf(person)] : []), name);
  if (!color) return tag;
  dialog.style.setProperty('--seat', color.fill);
  dialog.style.setProperty('--on-seat', color.ink);
  if (color.dark !== undefined) dialog.style.setProperty('--seat-dark', color.dark);
  tag.style.setProperty('--fill', color.fill);
  tag.style.setProperty('--ink-on', color.ink);
  if (color.symbol !== undefined) tag.dataset.symbol = color.symbol;
  return tag;
}

/** How a seat stands, each part behind its symbol. */
function standingLine(parts: readonly StandingPart[]): HTMLElement {
  const line = el('span.standing');
  for (const { text, mark, filled } of parts) {
    const part = el('span', { 'data-mark': mark }, text);
    if (filled !== undefined) part.style.setProperty('--filled', `${100 * filled}%`);
    line.append(part, ' ');
  }
  return line;
}

/** The heading of the question: the words before the name, the name, and the words after it. */
export function passHeading(name: string): readonly [before: string, name: string, after: string] {
  // A name may also occur in the words around it.
  const mark = '\n';
  const [before = '', after = ''] = peopleText.pass(mark).split(mark);
  return [before, name, after];
}
