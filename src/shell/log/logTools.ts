import type { LogField } from '../../module/replay.ts';
import { el } from '../../page/dom.ts';
import { replayText } from '../replay/text.en.ts';
import { type LogFilter, wholeLog } from './logFilter.ts';
import type { LogLine } from './matchLog.ts';

const words = replayText.log;

/** The fields above a log by which it is filtered. */
export interface LogTools {
  readonly element: HTMLElement;
  filter(): LogFilter;
  /** Says how many lines were found. */
  found(count: number): void;
}

/** Makes the fields for a log, those of the game first, with an `example` of what to search for; `changed` is called whenever another filter is chosen. */
export function createLogTools(
  entries: readonly LogLine[],
  fields: readonly LogField[],
  example: string,
  changed: () => void,
): LogTools {
  const rounds = [...new Set(entries.map(({ round }) => round))].map((value) => ({ value, label: words.round(value) }));
  const choices = fields.map(({ by, name, all, options }) => ({ by, ...choice(name, all, options, changed) }));
  const round = choice(words.inRound, words.allRounds, rounds, changed);
  const search = el('input', {
    type: 'search',
    placeholder: example,
    'aria-label': words.search,
    autocomplete: 'off',
    spellcheck: 'false',
  });
  search.addEventListener('input', changed);
  const count = el('p', { class: 'found', role: 'status' });
  const element = el(
    'form',
    { class: 'log-tools', role: 'search', 'aria-label': words.filters },
    search,
    ...choices.map((field) => field.element),
    round.element,
    count,
  );
  element.addEventListener('submit', (event) => event.preventDefault());
  return {
    element,
    filter: () => ({
      ...wholeLog,
      concerns: choices.flatMap(({ by, chosen }) => {
        const value = chosen();
        return value === null ? [] : [{ by, value }];
      }),
      round: round.chosen(),
      words: search.value,
    }),
    found: (number) => {
      count.textContent = words.found(number, entries.length);
    },
  };
}

/** A list to choose one value from, or none. */
function choice<Value>(
  name: string,
  all: string,
  items: readonly { readonly value: Value; readonly label: string }[],
  changed: () => void,
): { element: HTMLSelectElement; chosen(): Value | null } {
  const element = el(
    'select',
    { 'aria-label': name },
    el('option', { value: '' }, all),
    ...items.map(({ label }, index) => el('option', { value: index }, label)),
  );
  element.addEventListener('change', changed);
  return {
    element,
    chosen: () => (element.value === '' ? null : (items[Number(element.value)]?.value ?? null)),
  };
}
