/** One way in which a move can end. */
export interface Outcome<View> {
  readonly view: View;
  /** From 0 to 1; the chances of all outcomes of a move add up to 1. */
  readonly chance: number;
}

/** A game as a search sees it: one side decides, and chance decides the rest. The search knows nothing else of it. */
export interface Decisions<View, Move> {
  /** The moves worth considering: a command, or several at once; none when the game is over. */
  moves(view: View): readonly Move[];
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

interface Node<View, Move> {
  readonly view: View;
  value: number;
  /** How often the search came by. */
  visits: number;
  /** Empty until the node is expanded, and where the game is over. */
  branches: readonly Branch<View, Move>[];
  isExpanded: boolean;
}

interface Branch<View, Move> {
  readonly move: Move;
  readonly ends: readonly { readonly node: Node<View, Move>; readonly chance: number }[];
  value: number;
}

/**
 * Best-first expectimax. The search expands the position it expects to come to – the best move again and again, and of
 * its outcomes the one least looked at for its chance – until `isEnough` says so. An expanded position is worth as much as its best move,
 * a move the mean of its outcomes, and a position not expanded what the game estimates. Positions that several orders
 * of moves lead to are one.
 *
 * Returns the moves from a view, the best first; moves of equal value in the game's order. The same budget gives the same answer. `isEnough` is
 * asked after each expansion how many there were.
 */
export function search<View, Move>(
  game: Decisions<View, Move>,
  view: View,
  isEnough: (expanded: number) => boolean,
): Option<Move>[] {
  const known = new Map<string, Node<View, Move>>();
  const nodeOf = (reached: View): Node<View, Move> => {
    const key = game.key(reached);
    let node = known.get(key);
    if (!node) {
      node = { view: reached, value: game.value(reached), visits: 0, branches: [], isExpanded: false };
      known.set(key, node);
    }
    return node;
  };
  const root = nodeOf(view);
  const expand = (node: Node<View, Move>): void => {
    node.isExpanded = true;
    node.branches = game.moves(node.view).map((move) => {
      const ends = game
        .outcomes(node.view, move, node === root)
        .map(({ view: reached, chance }) => ({ node: nodeOf(reached), chance }));
      const branch = { move, ends, value: 0 };
      branch.value = meanOf(branch);
      return branch;
    });
    node.value = bestOf(node)?.value ?? node.value;
  };
  expand(root);
  // Where all that can come is known, further rounds expand nothing.
  for (let expanded = 1, idle = 0; !isEnough(expanded) && idle < MOST_IDLE; ) {
    const way = wayFrom(root);
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

/** After so many rounds that expanded nothing the search is over. */
const MOST_IDLE = 50;

interface Stage<View, Move> {
  readonly node: Node<View, Move>;
  readonly branch: Branch<View, Move>;
  readonly end: Node<View, Move>;
}

/** The way from a node to the first one that is not expanded yet, by the best moves. */
function wayFrom<View, Move>(root: Node<View, Move>): Stage<View, Move>[] {
  const way: Stage<View, Move>[] = [];
  const met = new Set<Node<View, Move>>();
  let node = root;
  for (;;) {
    node.visits += 1;
    // Moves may lead in a circle.
    if (!node.isExpanded || met.has(node)) return way;
    met.add(node);
    const branch = bestOf(node);
    const end = branch && neglected(branch);
    if (!branch || !end) return way;
    way.push({ node, branch, end });
    node = end;
  }
}

function bestOf<View, Move>({ branches }: Node<View, Move>): Branch<View, Move> | undefined {
  let best: Branch<View, Move> | undefined;
  for (const branch of branches) if (!best || branch.value > best.value) best = branch;
  return best;
}

/** The outcome that was looked at least, for its chance. */
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
