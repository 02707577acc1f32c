import type { Seat } from '../../kernel/game.ts';
import { viewNow } from '../../kernel/session.ts';
import { isCooperative } from '../../kernel/sides.ts';
import { captainOf, ownerOf, type PlayerGroup, playerGroupFor } from '../../module/match.ts';
import type { TableView } from '../../module/table.ts';
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

/** The people around one device, at one table. */
export interface PeopleTable {
  /** Told of everything that is shown. */
  shown(view: TableView<Played>): void;
  /** Told of what happened, when the picture has caught up. */
  happened(facts: readonly Fact[]): void;
  /** The same controls; those of seats say who plays them. */
  named(controls: readonly Control[]): Control[];
  /** Resolves to a seat when the device has been handed to who plays it, or to one of `reopeners` that reopens its choice instead. */
  handOver(seat: Seat, reopeners: readonly Seat[]): Promise<Seat>;
  /** Opens the dialog about people. */
  open(): void;
  close(): void;
}

/** Sits people down around a table; nothing is seen of it until they have names. */
export function createPeopleTable(host: PeopleHost): PeopleTable {
  const { game } = host;
  const { people, rules } = game;
  const badges = createBadges(host.parent);
  /** The seat in front, and the round, as they were shown last. */
  let seat: Seat | null = null;
  let round = 0;

  function greet(company: PlayerGroup, view: TableView<Played>, next: number): void {
    const [before, owner] = [seat === null ? null : ownerOf(company, seat), ownerOf(company, view.seat)];
    const isOthers = before !== null && owner !== null && before !== owner;
    if (company.handOver && isOthers && people.handsOver(view.state)) {
      const line = peopleText.passLine(people.seatNames(view.state)[view.seat] ?? '');
      void askToHandOver(host.parent, { name: owner.name, person: owner, isSecret: false }, line);
    }
    const captain = captainOf(company, next);
    if (captain && round !== 0 && next !== round) host.tell(peopleText.newCaptain(next, captain.name));
  }

  return {
    shown: (view) => {
      const { company } = host.match();
      const next = rules.round(view.state);
      badges.show(company, people.badges(view), next);
      if (view.busy || view.planned) return;
      if (company) greet(company, view, next);
      seat = view.seat;
      round = next;
    },
    happened: (facts) => people.happened?.(facts, host),
    named: (controls) => {
      const { company } = host.match();
      return controls.map((control) => {
        const owned = people.seatOf(control.id);
        const owner = company && owned !== null ? ownerOf(company, owned) : null;
        if (!owner) return control;
        const said = peopleText.playedBy(owner.name);
        return { ...control, hint: control.hint ? `${control.hint} ${said}.` : said };
      });
    },
    handOver: async (next, reopeners) => {
      const { company, session } = host.match();
      const state = viewNow(session, 'spectator');
      const seatName = people.seatNames(state)[next] ?? '';
      const person = (company && ownerOf(company, next)) ?? null;
      const standing = people.standing?.(state, next) ?? [];
      const question = people.question?.(state, next);
      const lines = [
        ...(person || standing.length === 0 ? [peopleText.passLine(seatName)] : []),
        ...(standing.length === 0 ? [] : [standing]),
        ...(question ? [question] : []),
        ...(game.hands?.areSecret(session.setup) ? [peopleText.faceDown] : []),
      ];
      const color = people.color?.(state, next);
      const nameOf = (one: Seat): string =>
        (company && ownerOf(company, one))?.name ?? people.seatNames(state)[one] ?? '';
      const others = reopeners.map(nameOf);
      const asked = { name: nameOf(next), person, color, isSecret: true, others };
      const reopener = await askToHandOver(host.parent, asked, ...lines);
      return reopener === null ? next : (reopeners[reopener] ?? next);
    },
    open: () => {
      const { company, players, session } = host.match();
      openPeople(host.parent, {
        about: host.game.words,
        company: company ?? playerGroupFor(players, (person) => peopleText.person(person + 1)),
        seats: people.seatNames(viewNow(session)),
        // Where seats have secrets, the screen always waits for the device to be passed.
        options: [
          ...(host.game.hidden ? [] : ['handOver' as const]),
          ...(isCooperative(session.game, session.setup) ? ['captain' as const] : []),
        ],
        changed: host.setCompany,
        forget: () => host.setCompany(undefined),
      });
    },
    close: badges.close,
  };
}
