import { seats } from './board/board.ts';
import { rulesOf } from './commandRules.ts';
import { listPayOffs } from './events/longEvents.ts';
import { listFights } from './fight/combat.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Command } from './state/command.ts';
import type { Position } from './state/state.ts';
import { isWellFormed } from './state/wellFormed.ts';
import { decisions } from './steps.ts';
import { listBoardings } from './team/boarding.ts';
import { unusedCards } from './team/cards.ts';
import { listEnhancements } from './team/enhancement.ts';
import { campsOf, listMovements } from './team/movement.ts';
import { listRadio } from './team/radio.ts';
import { listRecoveries } from './team/recovery.ts';
import { listRecruits } from './team/recruit.ts';
import { listSkills } from './team/skills.ts';

/** The last list: screens and bots ask for that of the same state again and again. `apply` needs only `legalLike`. */
let latest: { readonly state: Position; readonly commands: readonly Command[] } | undefined;

/** Every command that can be given now; nothing else is legal. Empty only when the game is over. */
export function legalCommands(state: Position): readonly Command[] {
  if (latest?.state !== state) latest = { state, commands: list(state) };
  return latest.commands;
}

function list(state: Position): readonly Command[] {
  const [pending] = state.agenda;
  if (pending) return decisions(state, pending);
  if (state.phase !== 'team') return [];
  const commands: Command[] = [];
  const camps = campsOf(state);
  for (const seat of seats(state)) {
    listFights(state, seat, commands);
    listBoardings(state, seat, commands);
    listRecruits(state, seat, commands);
    listRecoveries(state, seat, commands);
    listSkills(state, seat, commands);
    listRadio(state, seat, commands);
    const cards = unusedCards(state, seat);
    for (const card of cards) listEnhancements(state, seat, card, commands);
    for (const card of cards) listMovements(state, seat, card, camps, commands);
  }
  listPayOffs(state, commands);
  commands.push({ do: 'endTeamPhase' });
  return commands;
}

/**
 * The legal commands of the same kind, hero and card: `command` is among them if it is legal. Much shorter than the whole
 * list.
 */
export function legalLike(state: Position, command: Command): readonly Command[] {
  if (!isWellFormed(command)) return [];
  const [pending] = state.agenda;
  if (pending) return decisions(state, pending);
  if (state.phase !== 'team') return [];
  const commands: Command[] = [];
  if (!('hero' in command) || state.heroes[command.hero]) rulesOf(command).list(state, command, commands);
  return commands;
}

/** Why a command is not legal now: the rule that forbids it, and a reason that the team can understand. */
export function whyNot(state: Position, command: Command): Refusal {
  if (state.outcome) return refuse(state.outcome.rule, 'gameOver');
  if (!isWellFormed(command)) return refuse('T2', 'notPossible');
  const { isDecision, whyNot } = rulesOf(command);
  if (state.agenda.length > 0) return refuse('E3', isDecision ? 'notAsked' : 'decideFirst');
  return whyNot(state, command);
}
