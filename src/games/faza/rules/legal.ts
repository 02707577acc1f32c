import { decisions } from './agenda.ts';
import { seats } from './board.ts';
import { listBoardings, whyNotBoard } from './boarding.ts';
import { listFights, whyNotFight } from './combat.ts';
import type { Command } from './command.ts';
import { listEnhancements, whyNotEnhance } from './enhancement.ts';
import { listPayOffs, whyNotPayOff } from './longEvents.ts';
import { listMovements, whyNotMove } from './movement.ts';
import { listRecoveries, whyNotRecover } from './recovery.ts';
import { listRecruits, whyNotRecruit } from './recruit.ts';
import { type Refusal, refuse } from './refusal.ts';
import { listSkills, whyNotSkill } from './skills.ts';
import type { State } from './state.ts';
import { isWellFormed } from './wellFormed.ts';

/** Worked out once for each state: sessions, screens and `apply` all ask for the same list. */
const known = new WeakMap<State, readonly Command[]>();

/** Every command that can be given now; nothing else is legal. Empty only when the game is over. */
export function legalCommands(state: State): readonly Command[] {
  let commands = known.get(state);
  if (!commands) {
    commands = list(state);
    known.set(state, commands);
  }
  return commands;
}

function list(state: State): Command[] {
  const [pending] = state.agenda;
  if (pending) return decisions(state, pending);
  if (state.phase !== 'team') return [];
  const commands = seats(state).flatMap((seat) => [
    ...listFights(state, seat),
    ...listBoardings(state, seat),
    ...listRecruits(state, seat),
    ...listRecoveries(state, seat),
    ...listSkills(state, seat),
    ...listEnhancements(state, seat),
    ...listMovements(state, seat),
  ]);
  return [...commands, ...listPayOffs(state), { do: 'endTeamPhase' }];
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
      return whyNotBoard(state, command) ?? refuse('T2', 'notPossible');
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
    default:
      return refuse('T2', 'notPossible');
  }
}
