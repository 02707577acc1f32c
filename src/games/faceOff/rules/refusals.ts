import type { Refused, Seat } from '../../../kernel/game.ts';
import type { RuleId } from './ruleIds.ts';
import type { Command, CommandName } from './state/command.ts';
import type { State } from './state/state.ts';

/** The rule that a command follows, and that forbids it where it is not legal. */
const RULES: Readonly<Record<CommandName, RuleId>> = {
  pickFaction: 'S3',
  claim: 'C1',
  seal: 'F1',
  reopen: 'F1',
  pick: 'A2',
  kick: 'H2',
  choose: 'A2',
  ransom: 'R29',
  decline: 'A2',
  take: 'F6',
  move: 'C2',
  bid: 'M1',
  pass: 'M1',
  shelve: 'M2',
  fly: 'F8',
  lay: 'D3',
  payOff: 'D4',
};

/** Why a command cannot be carried out. */
export function refusal({ ending }: State, command: Command, active: readonly Seat[]): Refused {
  if (ending) return { ok: false, rule: ending.rule, reason: 'over' };
  const { do: name, seat }: Partial<Command> = typeof command === 'object' && command !== null ? command : {};
  if (name === undefined || !Object.hasOwn(RULES, name)) return { ok: false, rule: 'G5', reason: 'unknown' };
  if (seat === undefined || !active.includes(seat)) return { ok: false, rule: 'G5', reason: 'notYourTurn' };
  return { ok: false, rule: RULES[name], reason: 'notNow' };
}
