import { decisions } from './agenda.ts';
import { seats } from './board.ts';
import { listBoardings } from './boarding.ts';
import { unusedCards } from './cards.ts';
import { listFights } from './combat.ts';
import type { Command } from './command.ts';
import { rulesOf } from './commandRules.ts';
import { listEnhancements } from './enhancement.ts';
import { listPayOffs } from './longEvents.ts';
import { campsOf, listMovements } from './movement.ts';
import { listRadio } from './radio.ts';
import { listRecoveries } from './recovery.ts';
import { listRecruits } from './recruit.ts';
import { type Refusal, refuse } from './refusal.ts';
import { listSkills } from './skills.ts';
import type { State } from './state.ts';
import { isWellFormed } from './wellFormed.ts';

/** The list asked for last: screens and bots all ask for that of the same state. `apply` needs only `legalLike`. */
let latest: { readonly state: State; readonly commands: readonly Command[] } | undefined;

/** Every command that can be given now; nothing else is legal. Empty only when the game is over. */
export function legalCommands(state: State): readonly Command[] {
  if (latest?.state !== state) latest = { state, commands: list(state) };
  return latest.commands;
}

function list(state: State): Command[] {
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
 * The legal commands among which `command` is if it is legal itself: those of its kind, its hero and its card. Much
 * shorter than the whole list, of which it is a part.
 */
export function legalLike(state: State, command: Command): readonly Command[] {
  if (!isWellFormed(command)) return [];
  const [pending] = state.agenda;
  if (pending) return decisions(state, pending);
  if (state.phase !== 'team') return [];
  const commands: Command[] = [];
  if (!('hero' in command) || state.heroes[command.hero]) rulesOf(command).list(state, command, commands);
  return commands;
}

/** Why a command is not legal now: the rule that forbids it, and a reason that the team can understand. */
export function whyNot(state: State, command: Command): Refusal {
  if (state.outcome) return refuse(state.outcome.rule, 'gameOver');
  if (!isWellFormed(command)) return refuse('T2', 'notPossible');
  const { isDecision, whyNot } = rulesOf(command);
  if (state.agenda.length > 0) return refuse('E3', isDecision ? 'notAsked' : 'decideFirst');
  return whyNot(state, command);
}
