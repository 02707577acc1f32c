import type { Match } from '../../../../module/match.ts';
import { openDialog } from '../../../../page/dialog.ts';
import { button, el } from '../../../../page/dom.ts';
import { allSpent, BREATH, type Breaths, beginBreaths, fallSilent, speak } from './breath.ts';
import './radio.css';
import { radioText as words } from '../../text/module.en.ts';

/** V4: opens the radio. Each voice has one breath, measured by a clock; the dialog can be closed at any time. */
export function openRadioDialog(parent: HTMLElement, voices: readonly string[], tick: () => void): void {
  const dialog = openDialog(parent, { title: words.title, size: 'note' });
  let breaths = beginBreaths(voices);
  let clock: ReturnType<typeof setInterval> | undefined;
  const list = el('ul', { class: 'voices' });
  const left = el('output', { class: 'breath', 'aria-live': 'off' });

  function change(next: Breaths): void {
    breaths = next;
    clearInterval(clock);
    left.replaceChildren();
    if (breaths.speaking !== null) count(BREATH);
    list.replaceChildren(...voices.map((name, voice) => el('li', {}, line(name, voice))));
    list.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
    if (allSpent(breaths)) dialog.close();
  }

  function line(name: string, voice: number): HTMLElement {
    if (breaths.speaking === voice) return button(words.over(name), () => change(fallSilent(breaths)), { look: 'act' });
    if (breaths.spent[voice]) return el('span', {}, words.spoke(name));
    const start = button(words.start(name), () => change(speak(breaths, voice)), { symbol: 'broadcast' });
    start.disabled = breaths.speaking !== null;
    return start;
  }

  function count(seconds: number): void {
    let rest = seconds;
    const show = (): void => {
      left.textContent = words.left(rest);
      left.style.setProperty('--part', String(rest / seconds));
    };
    show();
    clock = setInterval(() => {
      rest -= 1;
      tick();
      if (rest <= 0) change(fallSilent(breaths));
      else show();
    }, 1000);
  }

  dialog.body.append(el('p', {}, words.about), left, list);
  dialog.foot.append(button(words.out, dialog.close));
  void dialog.closed.then(() => clearInterval(clock));
  change(breaths);
}

/** The names of those who may speak: of all named players, or one voice for each hero that people play. */
export function voicesOf({ company, players }: Pick<Match, 'company' | 'players'>): string[] {
  if (company && company.people.length > 1) return company.people.map(({ name }) => name);
  const voices = players.filter((player) => player !== 'computer').length;
  return Array.from({ length: voices }, (_, index) => words.speaker(index + 1));
}
