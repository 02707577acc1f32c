import type { Fact } from '../../games/faza/rules/fact.ts';
import type { Seat } from '../../games/faza/rules/state.ts';
import type { BoardView } from '../../games/faza/scenes/view.ts';
import { text } from '../../games/faza/text/en.ts';
import { now } from '../../kernel/session.ts';
import { type Company, captainOf, companyFor, ownerOf } from '../../module/company.ts';
import type { Control } from '../../table/control.ts';
import type { Match } from '../match.ts';
import { createBadges } from './badges.ts';
import { openCompany } from './companyDialog.ts';
import { askToHandOver } from './handOver.ts';
import { openRadioDialog } from './radioDialog.ts';
import { companyText } from './text.en.ts';

/** What it needs of the page and of the table. */
export interface CompanyHost {
  readonly parent: HTMLElement;
  match(): Match;
  /** Keeps the company with the match; `undefined` forgets it. */
  setCompany(company: Company | undefined): void;
  tell(sentence: string): void;
  tick(): void;
}

/** The people around one device, at one table. */
export interface CompanyTable {
  /** Told of everything that is shown. */
  shown(view: BoardView): void;
  /** Told of what happened, when the picture has caught up. */
  happened(facts: readonly Fact[]): void;
  /** The same controls; those of heroes say who plays them. */
  named(controls: readonly Control[]): Control[];
  /** Opens the dialog about people. */
  open(): void;
  close(): void;
}

/** Sits people down around a table; nothing is seen of it until they have names. */
export function createCompanyTable(host: CompanyHost): CompanyTable {
  const badges = createBadges(host.parent);
  /** The hero in front, and the round, as they were shown last. */
  let seat: Seat | null = null;
  let round = 0;

  function heroNames(): string[] {
    return now(host.match().session).heroes.map(({ id }) => text.heroName[id]);
  }

  function greet(company: Company, view: BoardView): void {
    const [before, next] = [seat === null ? null : ownerOf(company, seat), ownerOf(company, view.seat)];
    const isOthers = before !== null && next !== null && before !== next;
    if (company.handOver && isOthers && view.state.phase === 'team') {
      askToHandOver(host.parent, next, heroNames()[view.seat] ?? '');
    }
    const captain = captainOf(company, view.state.round);
    if (captain && round !== 0 && view.state.round !== round) {
      host.tell(companyText.newCaptain(view.state.round, captain.name));
    }
  }

  return {
    shown: (view) => {
      const { company } = host.match();
      badges.show(company, view.layout, view.state.round);
      if (view.busy || view.planned) return;
      if (company) greet(company, view);
      seat = view.seat;
      round = view.state.round;
    },
    happened: (facts) => {
      if (!facts.some(({ fact }) => fact === 'radioOpened')) return;
      openRadioDialog(host.parent, voicesOf(host.match()), host.tick);
    },
    named: (controls) => {
      const { company } = host.match();
      return controls.map((control) => {
        const hero = company && /^hero:(\d+)$/.exec(control.id)?.[1];
        const owner = company && hero ? ownerOf(company, Number(hero)) : null;
        if (!owner) return control;
        const said = companyText.playedBy(owner.name);
        return { ...control, hint: control.hint ? `${control.hint} ${said}.` : said };
      });
    },
    open: () => {
      const { company, players } = host.match();
      openCompany(host.parent, {
        company: company ?? companyFor(players, (person) => companyText.person(person + 1)),
        heroes: heroNames(),
        changed: host.setCompany,
        forget: () => host.setCompany(undefined),
      });
    },
    close: badges.close,
  };
}

/** Who may speak: everybody who has a name, or one voice for each hero that people play. */
function voicesOf({ company, players }: Match): string[] {
  if (company && company.people.length > 1) return company.people.map(({ name }) => name);
  const voices = players.filter((player) => player !== 'computer').length;
  return Array.from({ length: voices }, (_, index) => companyText.radio.speaker(index + 1));
}
