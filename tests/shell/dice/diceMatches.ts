import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaSession } from '../../../src/games/faza/rules/state/types.ts';
import { isOver } from '../../../src/kernel/game.ts';
import { begin, give, now } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import type { Match } from '../../games/faza/match.ts';

/** Whether a hero can roll dice again after a command. */
function armsReroll(state: State, command: Command): boolean {
  if (command.do !== 'enhance') return false;
  const result = faza.apply(state, command);
  return result.ok && result.facts.some((fact) => fact.fact === 'armed' && fact.effect.kind === 'reroll');
}

/**
 * A match that consists mostly of fights and of commands that make fights possible; every other command is picked
 * deterministically.
 */
export function fightingMatch(seed: string, commands = 400): Match {
  let session: FazaSession = begin(faza, {
    edition: 'published',
    mode: 'easy',
    heroes: ['scout', 'doctor', 'engineer', 'senator'],
    seed,
    health: null,
    rewards: true,
    fazaFirst: false,
  });
  for (let given = 0; given < commands && !isOver(faza, now(session)); given++) {
    const legal = faza.legalCommands(now(session));
    const fights = legal.filter((command) => command.do === 'fight');
    const choice =
      [legal.filter((command) => armsReroll(now(session), command)), fights, legal].find(
        (commands) => commands.length > 0 && given % 4 > 0,
      ) ?? legal;
    const chosen = at(choice, (given * 7 + 3) % choice.length);
    const result = give(session, chosen);
    if (!('session' in result)) throw new Error('a legal command was refused');
    session = result.session;
  }
  return { session, players: ['you', 'you', 'you', 'you'] };
}
