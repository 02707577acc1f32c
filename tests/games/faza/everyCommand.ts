import type { CommandName } from '../../../src/games/faza/rules/state/command.ts';

/** Every kind of command of a game on sixteen tiles; a missing one does not compile. */
export const EVERY_COMMAND: Readonly<Record<Exclude<CommandName, 'aim'>, true>> = {
  move: true,
  lead: true,
  drive: true,
  enhance: true,
  fight: true,
  board: true,
  recruit: true,
  recover: true,
  marksman: true,
  pathfinder: true,
  houseCall: true,
  reclaim: true,
  insider: true,
  tinker: true,
  forecast: true,
  payOff: true,
  radio: true,
  endTeamPhase: true,
  protect: true,
  sabotage: true,
  defect: true,
  recoverOne: true,
  chooseEvent: true,
};
