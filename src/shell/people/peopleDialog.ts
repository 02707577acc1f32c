import type { GameWords } from '../../module/gameModule.ts';
import {
  BADGES,
  MOST_NAME,
  MOST_PEOPLE,
  type Person,
  type PlayerGroup,
  TINTS,
  withoutPerson,
  withPerson,
} from '../../module/match.ts';
import { limitLength } from '../../page/cutText.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el, freshId } from '../../page/dom.ts';
import './people.css';
import { badgeOf } from './badges.ts';
import { personName } from './personName.ts';
import { peopleText } from './text.en.ts';

const words = peopleText;

/** What the dialog is told, and what it tells. */
export interface PeopleTalk {
  readonly company: PlayerGroup;
  /** The game's own words. */
  readonly about: GameWords;
  /** What each seat is called. */
  readonly seats: readonly string[];
  /** What people may choose about sharing the device: not what their game prescribes, or has no use for. */
  readonly options: readonly ('handOver' | 'captain')[];
  /** Told of every change, as it is made. */
  changed(company: PlayerGroup): void;
  /** Nobody has a name any more. */
  forget(): void;
}

/** Who sits around the device: names, signs, whose seat is whose, and how the device is shared. */
export function openPeople(
  parent: HTMLElement,
  { company: start, about, seats, options, changed, forget }: PeopleTalk,
): void {
  const dialog = openDialog(parent, { title: words.title, size: 'panel' });
  let company = start;

  function change(next: PlayerGroup, isSameShape = false): void {
    company = next;
    changed(company);
    // While somebody writes a name, the field they write in stays.
    if (isSameShape) rename();
    else draw();
  }

  function draw(): void {
    const focused = document.activeElement?.getAttribute('data-field') ?? null;
    const people = company.people.map((person, index) => personFields(person, index));
    const whose = company.seats.map((owner, seat) => ownerField(owner, seat));
    const join = button(words.add, () => change(withPerson(company, words.person(company.people.length + 1))), {
      symbol: 'plus',
    });
    join.disabled = company.people.length >= MOST_PEOPLE;
    join.dataset.field = 'join';
    dialog.body.replaceChildren(
      el('p', {}, about.players),
      ...people,
      join,
      el('h3', {}, words.whose),
      ...whose,
      ...options.map((option) =>
        option === 'handOver'
          ? check(option, words.handOver, about.passing)
          : check(option, words.captain, words.captainHint),
      ),
    );
    if (focused === null) return;
    // The button may be gone with the person, or off because the table is full.
    const field = dialog.body.querySelector<HTMLElement>(`[data-field="${focused}"]:not(:disabled)`);
    (field ?? dialog.body).focus();
  }

  /** Where people can be chosen, they are called what they are called now. */
  function rename(): void {
    for (const select of dialog.body.querySelectorAll<HTMLSelectElement>('[data-field^="seat:"]')) {
      for (const [index, { name }] of company.people.entries()) {
        const option = select.options[index];
        if (option) option.textContent = name;
      }
    }
  }

  function personFields(person: Person, index: number): HTMLElement {
    const put = (part: Partial<Person>, isSameShape = false): void =>
      change(
        { ...company, people: company.people.map((one, i) => (i === index ? { ...one, ...part } : one)) },
        isSameShape,
      );
    const name = el('input', { type: 'text', value: person.name, 'data-field': `name:${index}` });
    limitLength(name, MOST_NAME);
    name.addEventListener('input', () => put({ name: personName(name.value, words.person(index + 1)) }, true));
    const fields = [
      labeled(words.name, name),
      labeled(
        words.sign,
        choice(
          `sign:${index}`,
          BADGES,
          person.sign,
          (sign) => words.signs[sign],
          (sign) => put({ sign }),
        ),
      ),
      labeled(
        words.tint,
        choice(
          `tint:${index}`,
          TINTS,
          person.tint,
          (tint) => words.tints[tint],
          (tint) => put({ tint }),
        ),
      ),
    ];
    const leave = button('', () => change(withoutPerson(company, index)), {
      symbol: 'x',
      name: words.remove(person.name),
    });
    leave.dataset.field = `leave:${index}`;
    const row = el(
      'fieldset',
      { class: 'person' },
      el('legend', { class: 'unseen' }, words.person(index + 1)),
      badgeOf(person),
      ...fields,
    );
    if (company.people.length > 1) row.append(leave);
    return row;
  }

  function ownerField(owner: number | null, seat: number): HTMLElement {
    const name = seats[seat] ?? '';
    if (owner === null) return labeled(name, el('span', {}, words.computer));
    const options = company.people.map((_, index) => index);
    const pick = choice(
      `seat:${seat}`,
      options,
      owner,
      (index) => company.people[index]?.name ?? '',
      (index) => change({ ...company, seats: company.seats.map((one, i) => (i === seat ? index : one)) }),
    );
    return labeled(name, pick);
  }

  function check(key: 'handOver' | 'captain', label: string, hint: string): HTMLElement {
    const id = freshId(key);
    const input = el('input', { type: 'checkbox', id, checked: company[key], 'data-field': key });
    input.addEventListener('change', () => change({ ...company, [key]: input.checked }));
    return el(
      'div',
      { class: 'company-check' },
      input,
      el('label', { for: id }, el('strong', {}, label), el('span', {}, hint)),
    );
  }

  dialog.foot.append(
    button(words.alone, () => {
      forget();
      dialog.close();
    }),
    button(words.done, dialog.close, { look: 'act' }),
  );
  draw();
}

function labeled(name: string, field: HTMLElement): HTMLElement {
  return el('label', { class: 'company-field' }, el('span', {}, name), field);
}

/** A list to choose one of, with a name for each. */
function choice<Value extends string | number>(
  field: string,
  values: readonly Value[],
  chosen: Value,
  nameOf: (value: Value) => string,
  choose: (value: Value) => void,
): HTMLSelectElement {
  const options = values.map((value, index) =>
    el('option', { value: index, selected: value === chosen }, nameOf(value)),
  );
  const select = el('select', { 'data-field': field }, ...options);
  select.addEventListener('change', () => {
    const value = values[select.selectedIndex];
    if (value !== undefined) choose(value);
  });
  return select;
}
