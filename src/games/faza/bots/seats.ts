import { legalCommands } from '../rules/legal.ts';
import type { Command } from '../rules/state/command.ts';
import type { FazaView, Seat } from '../rules/state/state.ts';
import { cardAt } from '../rules/team/cards.ts';

/** Some heroes of a team, for whom a bot plans without counting on the others. */
export interface Party {
  readonly seats: readonly Seat[];
  /** The position that the bot decides about. */
  readonly view: FazaView;
}

/** The position of a party as if the others had used all their cards. */
export function withoutOthers({ seats, view }: Party): FazaView {
  const heroes = view.heroes.map((hero, seat) =>
    seats.includes(seat) ? hero : { ...hero, cards: hero.cards.map((card) => ({ ...card, used: true })) },
  );
  return { ...view, heroes };
}

/** Whether a command refreshes a card that only counts as used in a party's plans. */
export function refreshesUnused({ seats, view }: Party, command: Command): boolean {
  const target = command.do === 'enhance' ? command.target : command;
  const isOthers = 'ally' in target && 'card' in target && !seats.includes(target.ally);
  return isOthers && !cardAt(view, target.ally, target.card).used;
}

/** The legal commands that some seats may give for themselves; all of them where no seats are named. */
export function commandsFor(state: FazaView, seats: readonly Seat[] | undefined): readonly Command[] {
  const legal = legalCommands(state);
  if (!seats || state.heroes.every((_, seat) => seats.includes(seat))) return legal;
  return isTheirs(state, seats) ? legal.filter((command) => isOwn(command, seats)) : [];
}

/** Whether a decision concerns only these seats; the team's free choices concern everybody. */
function isTheirs(state: FazaView, seats: readonly Seat[]): boolean {
  const [pending] = state.agenda;
  if (!pending) return true;
  if (pending.step === 'recoverOne' || pending.step === 'chooseEvent') return seats.includes(pending.seat);
  if (pending.step !== 'hurt') return false;
  return legalCommands(state).every((command) => command.do === 'protect' && seats.includes(command.hero));
}

/** Whether a command uses only what belongs to these seats, and moves nobody else. */
function isOwn(command: Command, seats: readonly Seat[]): boolean {
  if (command.do === 'endTeamPhase' || command.do === 'sabotage' || command.do === 'defect') return false;
  if (command.do === 'payOff') return command.points.every((share, seat) => share === 0 || seats.includes(seat));
  if (command.do === 'chooseEvent') return true;
  if (!seats.includes(command.hero)) return false;
  if (command.do === 'drive') return command.passengers.every((seat) => seats.includes(seat));
  return command.do !== 'pathfinder' || command.companion === null || seats.includes(command.companion);
}
