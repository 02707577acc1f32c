import type { Seat } from '../../kernel/game.ts';
import { viewNow } from '../../kernel/session.ts';
import { isCooperative } from '../../kernel/sides.ts';
import { captainOf, ownerOf, type Person, type PlayerGroup, playerGroupFor } from '../../module/match.ts';
import type { TableView } from '../../module/screens/table.ts';
import type { Control } from '../../table/control.ts';
import type { Fact, Match, Played, PlayedGame } from '../match.ts';
import { createBadges } from './badges.ts';
import { askToHandOver } from './handOver.ts';
import { openPeople } from './peopleDialog.ts';
import { peopleText } from './text.en.ts';

/** What it needs of the page and of the table. */
export interface PeopleHost {
  readonly parent: HTMLElement;
  readonly game: PlayedGame;
  match(): Match;
  /** Keeps the company with the match; `undefined` forgets it. */
  setCompany(company: PlayerGroup | undefined): void;
  tell(sentence: string): void;
  tick(): void;
}

/** The people around one device, at one table; nothing is seen of them until they have names. */
export class PeopleTable {
  private readonly badges;
  /** The seat in front, and the round, as they were shown last. */
  private seat: Seat | null = null;
  private round = 0;

  constructor(private readonly host: PeopleHost) {
    this.badges = createBadges(host.parent);
  }

  /** Told of everything that is shown. */
  shown(view: TableView<Played>): void {
    const { people, rules } = this.host.game;
    const { company } = this.host.match();
    const next = rules.round(view.state);
    this.badges.show(company, people.badges(view), next);
    if (view.busy || view.planned) return;
    if (company) this.greet(company, view, next);
    this.seat = view.seat;
    this.round = next;
  }

  /** Told of what happened, when the picture has caught up. */
  happened(facts: readonly Fact[]): void {
    this.host.game.people.happened?.(facts, this.host);
  }

  /** The same controls; those of seats say who plays them. */
  named(controls: readonly Control[]): Control[] {
    const { company } = this.host.match();
    return controls.map((control) => {
      const owned = this.host.game.people.seatOf(control.id);
      const owner = company && owned !== null ? ownerOf(company, owned) : null;
      if (!owner) return control;
      const said = peopleText.playedBy(owner.name);
      return { ...control, hint: control.hint ? `${control.hint} ${said}.` : said };
    });
  }

  /** Resolves to a seat when the device has been handed to who plays it, or to one of `reopeners` that reopens its choice instead. */
  async handOver(next: Seat, reopeners: readonly Seat[]): Promise<Seat> {
    const { people, hands } = this.host.game;
    const { company, session } = this.host.match();
    const state = viewNow(session, 'spectator');
    const seatNames = people.seatNames(state);
    const ownerAt = (seat: Seat): Person | null => (company && ownerOf(company, seat)) ?? null;
    const nameOf = (seat: Seat): string => ownerAt(seat)?.name ?? seatNames[seat] ?? '';
    const person = ownerAt(next);
    const standing = people.standing?.(state, next) ?? [];
    const question = people.question?.(state, next);
    const lines = [
      ...(person || standing.length === 0 ? [peopleText.passLine(seatNames[next] ?? '')] : []),
      ...(standing.length === 0 ? [] : [standing]),
      ...(question ? [question] : []),
    ];
    const color = people.color?.(state, next);
    const asked = {
      name: nameOf(next),
      person,
      color,
      isSecret: true,
      others: reopeners.map(nameOf),
      portrait: people.portrait?.(state, next) ?? null,
      openButton: people.openButton,
      ...(hands?.areSecret(session.setup) ? { note: peopleText.faceDown } : {}),
    };
    const reopener = await askToHandOver(this.host.parent, asked, ...lines);
    return reopener === null ? next : (reopeners[reopener] ?? next);
  }

  /** Opens the dialog about people. */
  open(): void {
    const { game, parent, match, setCompany } = this.host;
    const { company, players, session } = match();
    openPeople(parent, {
      about: game.words,
      company: company ?? playerGroupFor(players, (person) => peopleText.person(person + 1)),
      seats: game.people.seatNames(viewNow(session)),
      // Where seats have secrets, the screen always waits for the device to be passed.
      options: [
        ...(game.hidden ? [] : ['handOver' as const]),
        ...(isCooperative(session.game, session.setup) ? ['captain' as const] : []),
      ],
      changed: setCompany,
      forget: () => setCompany(undefined),
    });
  }

  close(): void {
    this.badges.close();
  }

  private greet(company: PlayerGroup, view: TableView<Played>, next: number): void {
    const { host, seat, round } = this;
    const { people } = host.game;
    const [before, owner] = [seat === null ? null : ownerOf(company, seat), ownerOf(company, view.seat)];
    const isOthers = before !== null && owner !== null && before !== owner;
    if (company.handOver && isOthers && people.handsOver(view.state)) {
      const line = peopleText.passLine(people.seatNames(view.state)[view.seat] ?? '');
      void askToHandOver(host.parent, { name: owner.name, person: owner, isSecret: false }, line);
    }
    const captain = captainOf(company, next);
    if (captain && round !== 0 && next !== round) host.tell(peopleText.newCaptain(next, captain.name));
  }
}
