import { legalCommands } from '../rules/legal.ts';
import type { Command } from '../rules/state/command.ts';
import type { FazaView, Seat } from '../rules/state/state.ts';

/** The legal commands that some seats may give for themselves; all of them where no seats are named. */
export function commandsFor(state: FazaView, seats: readonly Seat[] | undefined): readonly Command[] {
  const legal = legalCommands(state);
  if (!seats || state.heroes.every((_, seat) => seats.includes(seat))) return legal;
  return isTheirs(state, seats) ? legal.filter((command) => isOwn(command, seats)) : [];
}

/** Whether what is asked concerns these seats only; the team's free choices are everybody's. */
function isTheirs(state: FazaView, seats: readonly Seat[]): boolean {
  const [pending] = state.agenda;
  switch (pending?.step) {
    case undefined:
      return true;
    case 'recoverOne':
    case 'chooseEvent':
      return seats.includes(pending.seat);
    case 'hurt':
      return legalCommands(state).every((command) => command.do === 'protect' && seats.includes(command.hero));
    default:
      return false;
  }
}

/** Whether a command uses only what belongs to these seats, and moves nobody else. */
function isOwn(command: Command, seats: readonly Seat[]): boolean {
  switch (command.do) {
    case 'endTeamPhase':
    case 'sabotage':
    case 'defect':
      return false;
    case 'payOff':
      return command.points.every((share, seat) => share === 0 || seats.includes(seat));
    case 'drive':
      return seats.includes(command.hero) && command.passengers.every((seat) => seats.includes(seat));
    case 'pathfinder':
      return seats.includes(command.hero) && (command.companion === null || seats.includes(command.companion));
    case 'chooseEvent':
      return true;
    default:
      return seats.includes(command.hero);
  }
}
