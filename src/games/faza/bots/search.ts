import { applyLegal } from '../rules/apply.ts';
import type { Command } from '../rules/command.ts';
import type { Seat, State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { DEPTH, type Team, worthAhead, worthOf } from './lookahead.ts';
import { scoreAtRest } from './outlook.ts';
import { potential } from './potential.ts';
import { belongTogether } from './related.ts';

/** How long a search thinks. */
export interface SearchBudget {
  /** How many positions are gone on from; the most promising first. */
  readonly expansions: number;
  /** How many of the positions that one leads to are looked at properly. */
  readonly width: number;
}

/** For playing. */
export const THOROUGH: SearchBudget = { expansions: 4, width: 8 };
/** For playing on by the dozen: a third of the time for nearly as many games won. */
export const BRISK: SearchBudget = { expansions: 1, width: 4 };

/** A command has to gain more than this, or nothing is done: no fidgeting. */
const MARGIN = 0.5;

/** A position that a few commands without chance lead to. */
interface Node {
  readonly state: State;
  /** The command to begin with; `null` for the position now. */
  readonly first: Command | null;
  /** The command given last. */
  readonly last: Command | null;
  readonly rank: number;
}

/**
 * The first command of the best short plan, or `null` when nothing is better than to end the phase now. A plan is some
 * commands without chance and then, maybe, what suggests itself (`worthAhead`): move, enhance and fight; recruit, lead and
 * board. Best-first search over the plans: the most promising position is expanded first.
 */
export function plan(root: State, team: Team, care: SearchBudget): Command | null {
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
        // Later in a plan the chancy things are looked at by `worthAhead`.
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
  readonly state: State;
  readonly focus: Seat | null;
  readonly rank: number;
}

function childOf(parent: State, command: Command): Child {
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
