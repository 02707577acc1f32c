/** One way in which a move can end. */
export interface Outcome<View> {
  readonly view: View;
  /** From 0 to 1; the chances of all outcomes of a move add up to 1. */
  readonly chance: number;
}

/** A game as a search sees it: one side decides, and chance decides the rest. The search knows nothing else of it. */
export interface Decisions<View, Move> {
  /** The moves worth considering: a command, or several at once; none when the game is over. At the root (`isRoot`) there may be more. */
  moves(view: View, isRoot: boolean): readonly Move[];
  /** How a move can end. Where there are too many ways, some that stand for the others: at the root (`isRoot`) more of them. */
  outcomes(view: View, move: Move, isRoot: boolean): readonly Outcome<View>[];
  /** An estimate of what a view is worth to the side that decides; comparable between all views of a game. */
  value(view: View): number;
  /** Equal for two views from which the game goes on alike. */
  key(view: View): string;
}

/** A move and what it is worth, as far as the search has looked. */
export interface Option<Move> {
  readonly move: Move;
  readonly value: number;
}

/** What a position is, however often and from wherever a search comes by. */
interface Position<View, Move> {
  readonly view: View;
  readonly estimate: number;
  /** Where its moves lead, worked out as the root of a search, and further on; `null` until then. */
  rootExits: Exits<View, Move> | null;
  innerExits: Exits<View, Move> | null;
  /** The node that stands for it while a search runs: much quicker to find here than in a map of thousands of positions. */
  node: Node<View, Move> | null;
}

type Exits<View, Move> = readonly {
  readonly move: Move;
  readonly ends: readonly { readonly position: Position<View, Move>; readonly chance: number }[];
}[];

/**
 * What searches of one game (the same `Decisions`) have worked out about positions, by their keys. The next command of a game is
 * searched from a position that the last search has looked at already, so most of its work is done. It makes a search
 * faster and changes none of its answers. Callers that keep one must empty it in time: 10,000 positions take about 15 MB.
 */
export type SearchMemory<View, Move> = Map<string, Position<View, Move>>;

interface Node<View, Move> {
  readonly position: Position<View, Move>;
  value: number;
  /** How often the search came by. */
  visits: number;
  /** The last round of the search that came by. */
  round: number;
  /** Empty until the node is expanded, and where the game is over. */
  branches: readonly Branch<View, Move>[];
  isExpanded: boolean;
}

interface Branch<View, Move> {
  readonly move: Move;
  readonly ends: readonly { readonly node: Node<View, Move>; readonly chance: number }[];
  value: number;
  /** How often the search went this way. */
  visits: number;
}

/** What a search may be given besides a game, a view and a budget. */
export interface SearchExtras<View, Move> {
  /** What earlier searches of the same game have worked out. */
  readonly memory?: SearchMemory<View, Move>;
  /**
   * How strongly the search favors moves that it has hardly looked at, in the unit of values: a move counts for more by this
   * times √N / (1 + n), where N is how often the search came by the position, and n how often it tried the move. It is 0 by
   * default. Then an estimate that is too low is never found out, and since a position is worth as much as its best move, estimates
   * that are too high make a move look better the longer the search follows it.
   */
  readonly exploration?: number;
}

/**
 * Best-first expectimax. The search expands the position it expects to come to – the most promising move again and again, and of
 * its outcomes the one visited least in proportion to its chance – until `isEnough` says so. An expanded position is worth as much as its best move,
 * a move the mean of its outcomes, and a position not expanded what the game estimates. Positions that several orders
 * of moves lead to are one. Its new value reaches only the moves by which the search has just come to it; others that lead to it have
 * the old one until the search tries them.
 *
 * Returns the moves from a view, the best first; moves of equal value in the game's order. The same budget gives the same answer, with any
 * `memory` of earlier searches. `isEnough` is told how many positions have been expanded so far.
 */
export function search<View, Move>(
  game: Decisions<View, Move>,
  view: View,
  isEnough: (expanded: number) => boolean,
  { memory = new Map(), exploration = 0 }: SearchExtras<View, Move> = {},
): Option<Move>[] {
  const nodes: Node<View, Move>[] = [];
  try {
    return searchFrom(game, positionOf(game, view, memory), isEnough, { memory, exploration }, nodes);
  } finally {
    // The next search begins with nodes of its own.
    for (const { position } of nodes) position.node = null;
  }
}

function searchFrom<View, Move>(
  game: Decisions<View, Move>,
  position: Position<View, Move>,
  isEnough: (expanded: number) => boolean,
  { memory, exploration }: Required<SearchExtras<View, Move>>,
  nodes: Node<View, Move>[],
): Option<Move>[] {
  const nodeOf = (position: Position<View, Move>): Node<View, Move> => {
    if (position.node) return position.node;
    const node = { position, value: position.estimate, visits: 0, round: 0, branches: [], isExpanded: false };
    position.node = node;
    nodes.push(node);
    return node;
  };
  const root = nodeOf(position);
  const expand = (node: Node<View, Move>): void => {
    node.isExpanded = true;
    node.branches = exitsOf(game, node.position, node === root, memory).map(({ move, ends }) => {
      const branch = {
        move,
        ends: ends.map(({ position, chance }) => ({ node: nodeOf(position), chance })),
        value: 0,
        visits: 0,
      };
      branch.value = meanOf(branch);
      return branch;
    });
    node.value = bestOf(node)?.value ?? node.value;
  };
  expand(root);
  // Where all that can come is known, further rounds expand nothing.
  for (let expanded = 1, round = 1, idle = 0; !isEnough(expanded) && idle < MOST_IDLE; round++) {
    const way = wayFrom(root, exploration, round);
    const leaf = way.at(-1)?.end ?? root;
    if (leaf.isExpanded) idle += 1;
    else {
      expand(leaf);
      expanded += 1;
      idle = 0;
    }
    for (const { node, branch } of way.reverse()) {
      branch.value = meanOf(branch);
      node.value = bestOf(node)?.value ?? node.value;
    }
  }
  return root.branches.map(({ move, value }) => ({ move, value })).sort((one, other) => other.value - one.value);
}

/** The search ends after this many rounds that expanded nothing. */
const MOST_IDLE = 50;

function positionOf<View, Move>(
  game: Decisions<View, Move>,
  view: View,
  memory: SearchMemory<View, Move>,
): Position<View, Move> {
  const key = game.key(view);
  let position = memory.get(key);
  if (!position) {
    position = { view, estimate: game.value(view), rootExits: null, innerExits: null, node: null };
    memory.set(key, position);
  }
  return position;
}

function exitsOf<View, Move>(
  game: Decisions<View, Move>,
  position: Position<View, Move>,
  isRoot: boolean,
  memory: SearchMemory<View, Move>,
): Exits<View, Move> {
  const where = isRoot ? 'rootExits' : 'innerExits';
  const { view } = position;
  position[where] ??= game.moves(view, isRoot).map((move) => ({
    move,
    ends: game
      .outcomes(view, move, isRoot)
      .map((end) => ({ position: positionOf(game, end.view, memory), chance: end.chance })),
  }));
  return position[where];
}

interface Stage<View, Move> {
  readonly node: Node<View, Move>;
  readonly branch: Branch<View, Move>;
  readonly end: Node<View, Move>;
}

/** The way from a node to the first one that is not expanded yet, by the most promising moves. */
function wayFrom<View, Move>(root: Node<View, Move>, exploration: number, round: number): Stage<View, Move>[] {
  const way: Stage<View, Move>[] = [];
  let node = root;
  for (;;) {
    node.visits += 1;
    // Moves may lead in a circle.
    if (!node.isExpanded || node.round === round) return way;
    node.round = round;
    const branch = bestOf(node, exploration);
    const end = branch && neglected(branch);
    if (!branch || !end) return way;
    branch.visits += 1;
    way.push({ node, branch, end });
    node = end;
  }
}

/** The best move, where moves that were seldom tried count for more (see `SearchExtras`). */
function bestOf<View, Move>({ branches, visits }: Node<View, Move>, exploration = 0): Branch<View, Move> | undefined {
  const bonus = exploration * Math.sqrt(visits);
  let most = Number.NEGATIVE_INFINITY;
  let best: Branch<View, Move> | undefined;
  for (const branch of branches) {
    const promise = branch.value + bonus / (1 + branch.visits);
    if (promise <= most) continue;
    most = promise;
    best = branch;
  }
  return best;
}

/** The outcome that was visited least in proportion to its chance. */
function neglected<View, Move>({ ends }: Branch<View, Move>): Node<View, Move> | undefined {
  let most = -1;
  let found: Node<View, Move> | undefined;
  for (const { node, chance } of ends) {
    const isOver = node.isExpanded && node.branches.length === 0;
    const need = isOver ? 0 : chance / (1 + node.visits);
    if (need <= most) continue;
    most = need;
    found = node;
  }
  return found;
}

function meanOf<View, Move>({ ends }: Branch<View, Move>): number {
  let sum = 0;
  for (const { node, chance } of ends) sum += chance * node.value;
  return sum;
}
