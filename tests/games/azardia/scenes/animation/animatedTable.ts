import {
  type BoardGeometry,
  boardGeometry,
} from '../../../../../src/games/azardia/interaction/layout/boardGeometry.ts';
import { tableLayout } from '../../../../../src/games/azardia/interaction/layout/tableLayout.ts';
import type { AzardiaTableView, Narrator } from '../../../../../src/games/azardia/interaction/view.ts';
import { azardia } from '../../../../../src/games/azardia/rules/azardia.ts';
import { evolve } from '../../../../../src/games/azardia/rules/evolve.ts';
import type { Fact } from '../../../../../src/games/azardia/rules/state/fact.ts';
import type { AzardiaView, Seat, State } from '../../../../../src/games/azardia/rules/state/state.ts';
import { AnimatedTable } from '../../../../../src/games/azardia/scenes/animation/animatedTable.ts';
import { animationOf } from '../../../../../src/games/azardia/scenes/animation/animateFact.ts';
import type { AzardiaTable } from '../../../../../src/games/azardia/scenes/table/AzardiaTable.ts';
import { footOn, pawnName } from '../../../../../src/games/azardia/scenes/table/pawns.ts';
import type { Motion } from '../../../../../src/table/cutscenes/motion.ts';
import { middle } from '../../../../../src/table/layout/rect.ts';
import type { PageContext } from '../../../../../src/table/pages/pageScene.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A picture that animations move, with a record of its path. */
class Moving {
  readonly way: Spot[];
  readonly active = true;
  readonly scale = 1;
  gone = false;

  constructor(
    readonly name: string,
    public x: number,
    public y: number,
  ) {
    this.way = [{ x, y }];
  }

  setPosition(x: number, y: number): this {
    [this.x, this.y] = [x, y];
    this.way.push({ x, y });
    return this;
  }
  setX(x: number): this {
    return this.setPosition(x, this.y);
  }
  setY(y: number): this {
    return this.setPosition(this.x, y);
  }
  setAlpha(): this {
    return this;
  }
  setAngle(): this {
    return this;
  }
  setScale(): this {
    return this;
  }
  setVisible(): this {
    return this;
  }
  setDepth(): this {
    return this;
  }
  destroy(): void {
    this.gone = true;
  }
}

/** The visible and audible effects of a fact. */
export interface ShownAnimation {
  /** The final displayed state. */
  readonly state: AzardiaView;
  readonly sounds: readonly string[];
  /**
   * Flying objects with start and end, as `coin 0 > 1`; `bank` is the middle of the board, where the decks and coins
   * are.
   */
  readonly flights: readonly string[];
  /** The panels that jump. */
  readonly jumps: readonly string[];
  /** The targets of pawns, as `0 > 57`. */
  readonly pawns: readonly string[];
  /** Objects shown large, by name. */
  readonly large: readonly string[];
  /** Pictures left behind by the animation. */
  readonly left: number;
  /** How often buttons are drawn in other places than the page's. */
  readonly misplaced: number;
  /** Its duration, in milliseconds. */
  readonly length: number;
}

/** The tile of a pawn: the nearest one below it. */
function tileUnder(board: BoardGeometry, { x, y }: Spot): number {
  const below = Array.from({ length: 150 }, (_, index) => index + 1).filter((tile) => {
    const foot = footOn(board, tile);
    return Math.abs(foot.x - x) < 0.5 && foot.y > y;
  });
  return below.reduce(
    (nearest, tile) => (footOn(board, tile).y < footOn(board, nearest).y ? tile : nearest),
    below[0] ?? 0,
  );
}

/** Plays the animation of a fact as a seat sees it, without waiting. */
export async function animationShown(before: State, fact: Fact, seat: Seat): Promise<ShownAnimation> {
  const layout = tableLayout(1280, 720, before.players.length);
  const board = boardGeometry(layout.board);
  const props: Moving[] = [];
  const sounds: string[] = [];
  const panels = new Map<string, Moving>();
  const pawns = new Map<string, Moving>();
  for (const [one, { tile }] of before.players.entries()) {
    const { x, y } = footOn(board, tile);
    pawns.set(pawnName(one), new Moving(String(one), x, y));
    const name = one === seat ? 'own' : `rival:${one}`;
    panels.set(name, new Moving(name, 0, 0));
  }
  for (const die of [0, 1, 2]) panels.set(`widget:die:${die}`, new Moving(`die ${die}`, 0, 0));
  let length = 0;
  const move = async (ms: number, step: (widget: number) => void): Promise<void> => {
    length += ms;
    for (const widget of [0, 0.5, 1]) step(widget);
  };
  const motion = {
    instant: false,
    lively: true,
    move,
    fade: move,
    eased: (_: unknown, ms: number, step: (widget: number) => void) => move(ms, step),
    wait: (ms: number) => move(ms, () => undefined),
  };
  const paint = (id: string) => ({ page: '', id, w: 1, h: 1 });
  const surface = {
    panels,
    sprites: { paint, ratio: 1 },
    field: { board, sprites: { ratio: 1 }, cast: pawns },
  };
  const image = (x: number, y: number, _page: string, id: string): Moving => {
    const made = new Moving(id, x, y);
    props.push(made);
    return made;
  };
  const shown: AzardiaView[] = [];
  let misplaced = 0;
  const scene = {
    surface,
    add: { image },
    sys: { isActive: () => true },
    follow: () => undefined,
    show: ({ state }: AzardiaTableView) => {
      shown.push(state);
      if ((state.duel === null) !== (placed.duel === null)) misplaced += 1;
    },
  };
  const view = azardia.view(before, seat);
  const base = { layout, seat, state: view, latest: [fact], people: null } as unknown as AzardiaTableView;
  const narrator: Narrator = { view: (one, state) => ({ ...one, state }) };
  /** The state for which the page has placed its buttons. */
  let placed = view;
  const context = { host: { sound: (name: string) => sounds.push(name) } };
  const table = new AnimatedTable(
    scene as unknown as AzardiaTable,
    motion as unknown as Motion,
    context as unknown as PageContext,
    narrator,
    base,
    view,
    [fact],
    (state) => {
      placed = state;
      table.refit({ ...base, state });
    },
  );
  table.hear(fact);
  await animationOf(fact)(table, fact, evolve(view, fact));
  await table.settled();
  const places = [...before.players.keys()].map((one) => [String(one), table.homeOf(one)] as const);
  const nameOf = ({ x, y }: Spot): string => {
    const found = [...places, ['bank', middle(layout.board)] as const].find(
      ([, home]) => Math.abs(home.x - x) < 0.5 && Math.abs(home.y - y) < 0.5,
    );
    return found?.[0] ?? 'nowhere';
  };
  const end = ({ way }: Moving): Spot => way.at(-1) ?? { x: 0, y: 0 };
  const flying = props.filter(({ name }) => name.startsWith('flying'));
  return {
    state: shown.at(-1) ?? view,
    sounds,
    flights: flying.map((one) => {
      const [, what = ''] = one.name.split(' ');
      return `${what} ${nameOf(one.way[0] ?? end(one))} > ${nameOf(end(one))}`;
    }),
    jumps: [...panels.values()].flatMap(({ name, way }) => (way.length > 1 && !name.startsWith('die') ? [name] : [])),
    pawns: [...pawns.values()].flatMap((pawn) =>
      pawn.way.length > 1 ? [`${pawn.name} > ${tileUnder(board, pawn)}`] : [],
    ),
    large: props
      .filter(({ name }) => !name.startsWith('flying'))
      .map(({ name }) => name.replace(/ [\d.]+(x[\d.]+)?$/, '')),
    left: props.filter(({ gone }) => !gone).length,
    misplaced,
    length,
  };
}
