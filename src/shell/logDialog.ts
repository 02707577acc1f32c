import { openDialog } from './dialog.ts';
import { button, el } from './dom.ts';
import { shellText } from './text.en.ts';

export interface LogEntry {
  readonly text: string;
  /** ID of the rule by which it happened. */
  readonly rule: string;
  /** 0 for what happened before the first round. */
  readonly round: number;
}

/** What happened, by round, the last at the end and in view. `openRule` shows a rule in the rulebook. */
export function openLog(
  parent: HTMLElement,
  { entries, openRule }: { entries: readonly LogEntry[]; openRule: (rule: string) => void },
): void {
  const words = shellText.log;
  const dialog = openDialog(parent, { title: words.title, size: 'reader' });
  if (entries.length === 0) dialog.body.append(el('p', {}, words.empty));
  for (const { round, entries: inRound } of byRound(entries)) {
    const lines = inRound.map(({ text, rule }) =>
      el(
        'li',
        {},
        el('span', {}, text),
        ruleButton(rule, () => openRule(rule)),
      ),
    );
    dialog.body.append(el('section', {}, el('h3', {}, words.round(round)), el('ol', { class: 'log' }, ...lines)));
  }
  dialog.body.scrollTop = dialog.body.scrollHeight;
  dialog.body.focus({ preventScroll: true });
}

/** A rule's ID as a button that opens the rule. */
export function ruleButton(rule: string, open: () => void): HTMLButtonElement {
  const element = button(rule, open, { name: shellText.openRule(rule) });
  element.className = 'rule-id';
  return element;
}

/** Entries in runs of the same round, in the order in which they came. */
export function byRound(entries: readonly LogEntry[]): { round: number; entries: LogEntry[] }[] {
  const rounds: { round: number; entries: LogEntry[] }[] = [];
  for (const entry of entries) {
    const last = rounds.at(-1);
    if (last?.round === entry.round) last.entries.push(entry);
    else rounds.push({ round: entry.round, entries: [entry] });
  }
  return rounds;
}
