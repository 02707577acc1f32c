import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import { isOver } from '../../../src/kernel/game.ts';
import { begin, give, now } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import type { Match } from '../../games/faza/match.ts';

const TEAMS = [
  ['soldier', 'doctor', 'senator', 'engineer'],
  ['scout', 'farmer', 'rebel', 'scientist'],
  ['doctor', 'rebel', 'engineer'],
  ['scout', 'senator'],
] as const;

/** A match played at random, determined by its number, to its end or up to that many commands. */
export function randomMatch(number: number, most = 160, change: Partial<Setup> = {}): Match {
  const setup: Setup = {
    edition: 'published',
    mode: at(['easy', 'normal', 'hard'] as const, number % 3),
    heroes: at(TEAMS, number % TEAMS.length),
    seed: `replay ${number}`,
    health: 2,
    rewards: true,
    fazaFirst: false,
    ...change,
  };
  let session = begin(faza, setup);
  let luck = number + 1;
  for (let given = 0; given < most && !isOver(faza, now(session)); given++) {
    const commands = faza.legalCommands(now(session));
    const all = [...new Set(commands.map((command) => command.do))];
    // The team does a few things before it ends its phase.
    const names = given % 5 === 4 || all.length === 1 ? all : all.filter((name) => name !== 'endTeamPhase');
    luck = (Math.imul(luck, 1103515245) + 12345) >>> 0;
    const name = at(names, (luck >>> 8) % names.length);
    const ofName = commands.filter((command) => command.do === name);
    const result = give(session, at(ofName, (luck >>> 16) % ofName.length));
    if (!('session' in result)) throw new Error('a legal command was refused');
    session = result.session;
  }
  return { session, players: setup.heroes.map(() => 'you') };
}

/** The match after each of its Faza phases. */
export function afterPhases(match: Match): Match[] {
  const found: Match[] = [];
  for (let past = match.session.past; past !== null; past = past.before) {
    if (past.last.facts.at(-1)?.fact === 'phaseBegan') {
      found.push({ ...match, session: { ...match.session, past, future: null } });
    }
  }
  return found;
}
