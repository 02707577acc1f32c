/*
 * Games of the same opening, by what was played: they share their beginnings and part where somebody played otherwise. So it is one
 * walk along a game's commands to find out which others are its beginning, or it is theirs.
 */

interface Node {
  readonly next: Map<string, Node>;
  /** The game that ends here. */
  game: string | null;
  /** Whether a game of the player's own goes through here, or ends here. */
  own: boolean;
}

/** What there is along a game's commands. */
export interface Kin {
  /** Games that are its beginning, the shortest first. */
  readonly beginnings: readonly string[];
  /** Whether a longer game of the player's own, or of anybody, begins like it. */
  readonly goesOn: { readonly own: boolean; readonly any: boolean };
}

/** Games of one opening. */
export class GameTree {
  private readonly root: Node = { next: new Map(), game: null, own: false };

  /** Puts a game in; each command is a text. */
  add(commands: readonly string[], game: string, own: boolean): void {
    let node = this.root;
    node.own ||= own;
    for (const command of commands) {
      const next = node.next.get(command) ?? { next: new Map(), game: null, own: false };
      node.next.set(command, next);
      next.own ||= own;
      node = next;
    }
    node.game = game;
  }

  /** Walks along a game's commands. */
  kin(commands: readonly string[]): Kin {
    const beginnings: string[] = [];
    let node = this.root;
    for (const command of commands) {
      if (node.game !== null) beginnings.push(node.game);
      const next = node.next.get(command);
      if (!next) return { beginnings, goesOn: { own: false, any: false } };
      node = next;
    }
    const further = [...node.next.values()];
    return { beginnings, goesOn: { own: further.some(({ own }) => own), any: further.length > 0 } };
  }
}
