import type { Bot } from '../../../kernel/bot.ts';
import { withChance } from '../../../kernel/bot.ts';
import { applyLegal } from '../rules/apply.ts';
import { heroAt, liveShipsOn, tileAt } from '../rules/board.ts';
import type { Command } from '../rules/command.ts';
import type { Seat, State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { settle } from './decide.ts';
import { DEPTH, worth, worthAtRest, worthOf } from './outlook.ts';
import { commandsFor } from './seats.ts';

const EXPANSIONS = Number(process.env.EXP ?? 5);
const MARGIN = 0.5;

interface Node { readonly state: State; readonly first: Command | null; readonly rank: number; }

export const greedy: Bot<State, Command> = {
  id: 'greedy',
  choose: (real, _chance, seats) => {
    const own = commandsFor(real, seats);
    if (own.length === 0) return null;
    const state = withChance(real, 'greedy');
    if (state.agenda.length > 0) return answer(state, own);
    const best = plan(state, seats);
    if (best) return best;
    return own.find((command) => command.do === 'endTeamPhase') ?? null;
  },
};

function answer(state: State, options: readonly Command[]): Command | null {
  let best: Command | null = null;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const after = settle(applyLegal(state, option).state);
    const value = worth(after, null, 1, undefined);
    if (value > bestValue) { best = option; bestValue = value; }
  }
  return best;
}

function plan(root: State, seats: readonly Seat[] | undefined): Command | null {
  let best: Command | null = null;
  let bestValue = worthAtRest(root) + MARGIN;
  const frontier: Node[] = [{ state: root, first: null, rank: 0 }];
  for (let i = 0; i < EXPANSIONS && frontier.length > 0; i++) {
    let top = 0;
    frontier.forEach((node, index) => { if (node.rank > (frontier[top]?.rank ?? -1e9)) top = index; });
    const [node] = frontier.splice(top, 1);
    if (!node) break;
    for (const command of candidates(node.state, seats)) {
      let value: number;
      const first = node.first ?? command;
      if (command.do === 'fight' || command.do === 'board' || command.do === 'insider') {
        value = worthOf(node.state, command, DEPTH, seats);
      } else if (command.do === 'forecast') {
        continue;
      } else {
        const { state } = applyLegal(node.state, command);
        const focus = 'hero' in command ? command.hero : null;
        value = worth(state, focus, 1, seats);
        frontier.push({ state, first, rank: value + setup(state) });
      }
      if (value > bestValue) { best = first; bestValue = value; }
    }
  }
  return best;
}

function setup(state: State): number {
  let sum = 0;
  for (const hero of state.heroes) {
    const t = tileAt(state, hero.tile);
    if (liveShipsOn(state, hero.tile).length > 0) sum += t.drones === 0 ? 40 : 10;
  }
  for (const ship of state.ships) if (ship.health > 0 && tileAt(state, ship.tile).drones === 0) sum += 20 * tileAt(state, ship.tile).rebels;
  return sum;
}
