import { applyLegal } from '../rules/apply.ts';
import type { Command } from '../rules/state/command.ts';
import type { FazaView, Seat } from '../rules/state/state.ts';
import { candidates } from './candidates.ts';
import { DEPTH, type Team, worthAhead, worthOf } from './lookahead.ts';
import { scoreAtRest } from './outlook.ts';
import { potential } from './potential.ts';
import { belongTogether } from './related.ts';

/** How long a search thinks. */
export interface SearchBudget {
  /** How many positions are expanded, the most promising first. */
  readonly expansions: number;
  /** How many successors of each are evaluated in depth. */
  readonly width: number;
}

/** For playing. */
export const THOROUGH: SearchBudget = { expansions: 4, width: 8 };
/** For rollouts: takes a third of the time and wins nearly as many games. */
export const BRISK: SearchBudget = { expansions: 1, width: 4 };

/** A command has to gain more than this, or the bot does nothing: no fidgeting. */
const MARGIN = 0.5;

/** A position that a few commands without chance lead to. */
interface Node {
  readonly state: FazaView;
  /** The command to begin with; `null` for the position now. */
  readonly first: Command | null;
  /** The command given last. */
  readonly last: Command | null;
  readonly rank: number;
}

/**
 * The first command of the best short plan, or `null` when nothing beats ending the phase now. A plan is a few
 * commands without chance, perhaps followed by the obvious ones (`worthAhead`): move, enhance and fight; recruit, lead and
 * board. This is a best-first search over plans.
 */
export function plan(root: FazaView, team: Team, care: SearchBudget): Command | null {
  let best: Command | null = null;
  let bestWorth = scoreAtRest(root) + MARGIN;
  const consider = (first: Command, worth: number): void => {
    if (worth <= bestWorth) return;
    best = first;
    bestWorth = worth;
  };
  const frontier: Node[] = [{ state: root, first: null, last: null, rank: 0 }];
  for (let expanded = 0; expanded < care.expansions; expanded++) {
    const node = takeBest(frontier);
    if (!node) break;
    const children: Child[] = [];
    for (const command of candidates(node.state, team)) {
      if (isChancy(command)) {
        // Later in a plan `worthAhead` evaluates what depends on chance.
        if (node.first === null) consider(command, worthOf(node.state, command, team));
      } else if (command.do !== 'forecast' && (node.last === null || belongTogether(node.state, node.last, command))) {
        children.push(childOf(node.state, command));
      }
    }
    children.sort((a, b) => b.rank - a.rank);
    for (const { command, state, focus, rank } of children.slice(0, care.width)) {
      const worth = worthAhead(state, focus, DEPTH, team);
      const first = node.first ?? command;
      consider(first, worth);
      frontier.push({ state, first, last: command, rank: Math.max(worth, rank) });
    }
  }
  return best;
}

interface Child {
  readonly command: Command;
  readonly state: FazaView;
  readonly focus: Seat | null;
  readonly rank: number;
}

function childOf(parent: FazaView, command: Command): Child {
  const { state } = applyLegal(parent, command);
  const focus = 'hero' in command ? command.hero : null;
  return { command, state, focus, rank: scoreAtRest(state) + potential(state, focus) };
}

function isChancy(command: Command): command is Extract<Command, { do: 'fight' | 'board' | 'insider' }> {
  return command.do === 'fight' || command.do === 'board' || command.do === 'insider';
}

function takeBest(frontier: Node[]): Node | undefined {
  const ranks = frontier.map(({ rank }) => rank);
  return frontier.splice(ranks.indexOf(Math.max(...ranks)), 1)[0];
}
