import { decisions } from './agenda.ts';
import { seats } from './board.ts';
import { listBoardings, whyNotBoard } from './boarding.ts';
import { isUnused, unusedCards } from './cards.ts';
import { listFights, whyNotFight } from './combat.ts';
import type { Command } from './command.ts';
import { listEnhancements, whyNotEnhance } from './enhancement.ts';
import { listPayOffs, whyNotPayOff } from './longEvents.ts';
import { campsOf, listDrives, listLeadsFrom, listMovements, listMoves, whyNotMove } from './movement.ts';
import { listRadio, whyNotRadio } from './radio.ts';
import { listRecoveries, whyNotRecover } from './recovery.ts';
import { listRecruits, whyNotRecruit } from './recruit.ts';
import { type Refusal, refuse } from './refusal.ts';
import { listSkills, whyNotSkill } from './skills.ts';
import type { Seat, State } from './state.ts';
import { isWellFormed } from './wellFormed.ts';

/** A command that a hero carries out. */
type CommandOfHero = Extract<Command, { readonly hero: Seat }>;

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
  if (command.do === 'endTeamPhase') commands.push({ do: 'endTeamPhase' });
  else if (command.do === 'payOff') listPayOffs(state, commands);
  else if ('hero' in command && state.heroes[command.hero]) listLike(state, command, commands);
  return commands;
}

function listLike(state: State, command: CommandOfHero, commands: Command[]): void {
  const { hero } = command;
  switch (command.do) {
    case 'fight':
      return listFights(state, hero, commands);
    case 'board':
      return listBoardings(state, hero, commands);
    case 'recruit':
      return listRecruits(state, hero, commands);
    case 'recover':
      return listRecoveries(state, hero, commands);
    case 'radio':
      return listRadio(state, hero, commands);
    case 'enhance':
      if (isUnused(state, hero, command.card)) listEnhancements(state, hero, command.card, commands);
      return;
    case 'move':
      if (isUnused(state, hero, command.card)) listMoves(state, hero, command.card, commands);
      return;
    case 'lead':
      if (isUnused(state, hero, command.card)) listLeadsFrom(state, hero, command.card, command.from, commands);
      return;
    case 'drive':
      if (isUnused(state, hero, command.card)) listDrives(state, hero, command.card, commands);
      return;
    default:
      return listSkills(state, hero, commands);
  }
}

/** Why a command is not legal now: the rule that forbids it, and a reason that the team can understand. */
export function whyNot(state: State, command: Command): Refusal {
  if (state.outcome) return refuse(state.outcome.rule, 'gameOver');
  if (!isWellFormed(command)) return refuse('T2', 'notPossible');
  const isDecision = DECISIONS.includes(command.do);
  if (state.agenda.length > 0) return refuse('E3', isDecision ? 'notAsked' : 'decideFirst');
  if (isDecision) return refuse('E3', 'notAsked');
  return explain(state, command);
}

const DECISIONS: readonly Command['do'][] = ['protect', 'sabotage', 'defect', 'recoverOne', 'chooseEvent'];

function explain(state: State, command: Command): Refusal {
  switch (command.do) {
    case 'move':
    case 'lead':
    case 'drive':
      return whyNotMove(state, command);
    case 'enhance':
      return whyNotEnhance(state, command);
    case 'fight':
      return whyNotFight(state, command);
    case 'board':
      return whyNotBoard(state, command);
    case 'recruit':
      return whyNotRecruit(state, command);
    case 'recover':
      return whyNotRecover(state, command);
    case 'marksman':
    case 'pathfinder':
    case 'houseCall':
    case 'reclaim':
    case 'insider':
    case 'tinker':
    case 'forecast':
      return whyNotSkill(state, command);
    case 'payOff':
      return whyNotPayOff(state, command);
    case 'radio':
      return whyNotRadio(state, command);
    default:
      return refuse('T2', 'notPossible');
  }
}
