import type { Bot } from '../../../kernel/bot.ts';
import { withChance } from '../../../kernel/bot.ts';
import { applyLegal } from '../rules/apply.ts';
import { heroAt } from '../rules/board.ts';
import type { Command } from '../rules/command.ts';
import type { Seat, State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { settle } from './decide.ts';
import { DEPTH, worth, worthAtRest, worthOf } from './outlook.ts';
import { promise } from './promise.ts';
import { commandsFor } from './seats.ts';

const EXPANSIONS = Number(process.env.EXP ?? 4);
const WIDTH = Number(process.env.WID ?? 6);
const MARGIN = 0.5;

interface Node { readonly state: State; readonly first: Command | null; readonly last: Command|null; readonly rank: number; }

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
  let why = '';
  let best: Command | null = null;
  let bestValue = worthAtRest(root) + MARGIN;
  const frontier: Node[] = [{ state: root, first: null, last: null, rank: 0 }];
  for (let i = 0; i < EXPANSIONS && frontier.length > 0; i++) {
    let top = 0;
    frontier.forEach((node, index) => { if (node.rank > (frontier[top]?.rank ?? -1e9)) top = index; });
    const [node] = frontier.splice(top, 1);
    if (!node) break;
    const children: { command: Command; state: State; focus: Seat | null; rank: number }[] = [];
    for (const command of candidates(node.state, seats)) {
      if (node.last && !related(node.state, node.last, command)) continue;
      if (command.do === 'fight' || command.do === 'board' || command.do === 'insider') {
        const value = worthOf(node.state, command, DEPTH, seats);
        if (value > bestValue) { best = node.first ?? command; bestValue = value; why = i+JSON.stringify(command); }
      } else if (command.do !== 'forecast') {
        const { state } = applyLegal(node.state, command);
        const focus = 'hero' in command ? command.hero : null;
        children.push({ command, state, focus, rank: worthAtRest(state) + promise(state, focus) });
      }
    }
    children.sort((a, b) => b.rank - a.rank);
    for (const { command, state, focus, rank } of children.slice(0, WIDTH)) {
      const value = worth(state, focus, DEPTH, seats);
      const first = node.first ?? command;
      if (value > bestValue) { best = first; bestValue = value; why = i+JSON.stringify(node.last)+JSON.stringify(command); }
      frontier.push({ state, first, last: command, rank: Math.max(value, rank) });
    }
  }
  if (process.env.LOG) console.log('   ', worthAtRest(root).toFixed(0), '->', bestValue.toFixed(0), why);
  return best;
}

function related(state: State, last: Command, next: Command): boolean {
  if (next.do === 'fight' || next.do === 'board' || next.do === 'insider' || next.do === 'forecast') return false;
  const places = placesOf(state, last);
  return 'hero' in last && 'hero' in next && last.hero === next.hero || placesOf(state, next).some((tile) => places.includes(tile));
}

function placesOf(state: State, command: Command): number[] {
  switch (command.do) {
    case 'move': case 'drive': case 'pathfinder': return [command.to];
    case 'lead': return [command.from, command.to];
    case 'recruit': return [command.outpost];
    case 'enhance': return command.target.kind === 'tile' ? [command.target.tile] : command.target.kind === 'step' ? [command.target.to] : [heroAt(state, command.hero).tile];
    default: return 'hero' in command ? [heroAt(state, command.hero).tile] : [];
  }
}
