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
import { type Dialog, openDialog } from '../../page/dialog.ts';
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

/** Opens the dialog about people: names, badges, whose seat is whose, and how the device is shared. */
export function openPeople(parent: HTMLElement, talk: PeopleTalk): void {
  new PeopleForm(openDialog(parent, { title: words.title, size: 'panel' }), talk).draw();
}

/** The fields of the dialog; every change is told at once. */
class PeopleForm {
  private company: PlayerGroup;

  constructor(
    private readonly dialog: Dialog,
    private readonly talk: PeopleTalk,
  ) {
    this.company = talk.company;
    dialog.foot.append(
      button(words.alone, () => {
        talk.forget();
        dialog.close();
      }),
      button(words.done, dialog.close, { look: 'act' }),
    );
  }

  draw(): void {
    const { company, talk } = this;
    const { body } = this.dialog;
    const focused = document.activeElement?.getAttribute('data-field') ?? null;
    body.replaceChildren(
      el('p', {}, talk.about.players),
      ...company.people.map((person, index) => this.personFields(person, index)),
      this.joinButton(),
      el('h3', {}, words.whose),
      ...company.seats.map((owner, seat) => this.ownerField(owner, seat)),
      ...talk.options.map((option) =>
        option === 'handOver'
          ? this.check(option, words.handOver, talk.about.passing)
          : this.check(option, words.captain, words.captainHint),
      ),
    );
    if (focused === null) return;
    // The button may be gone with the person, or off because the table is full.
    const field = body.querySelector<HTMLElement>(`[data-field="${focused}"]:not(:disabled)`);
    (field ?? body).focus();
  }

  private change(next: PlayerGroup): void {
    this.company = next;
    this.talk.changed(next);
    this.draw();
  }

  private changePerson(index: number, part: Partial<Person>): void {
    const { company } = this;
    this.change({ ...company, people: company.people.map((one, i) => (i === index ? { ...one, ...part } : one)) });
  }

  private joinButton(): HTMLButtonElement {
    const { length } = this.company.people;
    const add = (): void => this.change(withPerson(this.company, words.person(length + 1)));
    const join = button(words.add, add, { symbol: 'plus' });
    join.disabled = length >= MOST_PEOPLE;
    join.dataset.field = 'join';
    return join;
  }

  private personFields(person: Person, index: number): HTMLElement {
    const { signs, tints } = words;
    const put = (part: Partial<Person>): void => this.changePerson(index, part);
    const sign = choice(
      `sign:${index}`,
      BADGES,
      person.sign,
      (one) => signs[one],
      (one) => put({ sign: one }),
    );
    const tint = choice(
      `tint:${index}`,
      TINTS,
      person.tint,
      (one) => tints[one],
      (one) => put({ tint: one }),
    );
    const row = el(
      'fieldset',
      { class: 'person' },
      el('legend', { class: 'unseen' }, words.person(index + 1)),
      badgeOf(person),
      labeled(words.name, this.nameField(person, index)),
      labeled(words.sign, sign),
      labeled(words.tint, tint),
    );
    if (this.company.people.length === 1) return row;
    const removal = { symbol: 'x', name: words.remove(person.name) } as const;
    const leave = button('', () => this.change(withoutPerson(this.company, index)), removal);
    leave.dataset.field = `leave:${index}`;
    row.append(leave);
    return row;
  }

  private nameField(person: Person, index: number): HTMLInputElement {
    const name = el('input', { type: 'text', value: person.name, 'data-field': `name:${index}` });
    limitLength(name, MOST_NAME);
    name.addEventListener('input', () => this.rename(index, personName(name.value, words.person(index + 1))));
    return name;
  }

  /** Only the names in the lists change with it: while somebody writes a name, the field they write in stays. */
  private rename(index: number, name: string): void {
    const { company } = this;
    this.company = { ...company, people: company.people.map((one, i) => (i === index ? { ...one, name } : one)) };
    this.talk.changed(this.company);
    for (const select of this.dialog.body.querySelectorAll<HTMLSelectElement>('[data-field^="seat:"]')) {
      const option = select.options[index];
      if (option) option.textContent = name;
    }
  }

  private ownerField(owner: number | null, seat: number): HTMLElement {
    const name = this.talk.seats[seat] ?? '';
    if (owner === null) return labeled(name, el('span', {}, words.computer));
    const { people } = this.company;
    const pick = choice(
      `seat:${seat}`,
      people.map((_, index) => index),
      owner,
      (index) => people[index]?.name ?? '',
      (index) => this.change(withOwner(this.company, seat, index)),
    );
    return labeled(name, pick);
  }

  private check(key: 'handOver' | 'captain', label: string, hint: string): HTMLElement {
    const id = freshId(key);
    const input = el('input', { type: 'checkbox', id, checked: this.company[key], 'data-field': key });
    input.addEventListener('change', () => this.change({ ...this.company, [key]: input.checked }));
    const name = el('label', { for: id }, el('strong', {}, label), el('span', {}, hint));
    return el('div', { class: 'company-check' }, input, name);
  }
}

function withOwner(company: PlayerGroup, seat: number, person: number): PlayerGroup {
  return { ...company, seats: company.seats.map((one, i) => (i === seat ? person : one)) };
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
