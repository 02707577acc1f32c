import type { TileNo } from '../content/vocabulary.ts';
import { applyLegal } from '../rules/apply.ts';
import { heroAt } from '../rules/board.ts';
import { cardNumbers } from '../rules/cards.ts';
import type { CommandOf } from '../rules/command.ts';
import { legalLike } from '../rules/legal.ts';
import type { CardNo, Seat, State } from '../rules/state.ts';

/** A command that takes its hero from one tile to another: half a card (M1), or Pathfinder. */
export type RouteStep = CommandOf<'move' | 'pathfinder'>;

/** The commands of a way, in the order in which they are given. */
export type MoveRoute = readonly RouteStep[];

/** A way, the state from which its last command is given, and what it takes. */
interface Walk {
  readonly way: MoveRoute;
  readonly before: State;
  readonly cost: number;
}

/** Costs of a stride: a use of a skill is dearer than all cards, and a card dearer than how far any carries. */
const SKILL = 1e6;
const CARD = 1e3;

/**
 * By tile, the cheapest way on which a hero gets there without anybody else, in at most so many commands; each is legal where the
 * ones before it have led. Points are dearest, because only fights bring new ones; then cards count; and of cards that will do,
 * those that carry less far are used. The tile left has no way.
 */
export function routesOf(state: State, seat: Seat, most: number): ReadonlyMap<TileNo, MoveRoute> {
  const here = heroAt(state, seat).tile;
  const carried = cardNumbers(state, seat).map((card) => movesOf(state, seat, card).length);
  const ways = new Map<TileNo, MoveRoute>([[here, []]]);
  const known = new Set<string>();
  const open: Walk[] = [{ way: [], before: state, cost: 0 }];
  for (let walk = cheapest(open); walk; walk = cheapest(open)) {
    const { way, before, cost } = walk;
    const last = way.at(-1);
    if (last && !ways.has(last.to)) ways.set(last.to, way);
    if (way.length === most || ways.size === state.board.length) continue;
    const reached = last ? applyLegal(before, last).state : before;
    for (const stride of stridesOf(reached, seat)) {
      const next = [...way, stride];
      const key = keyOf(next);
      if (known.has(key)) continue;
      known.add(key);
      const paid = stride.do === 'pathfinder' ? SKILL : CARD + (carried[stride.card - 1] ?? 0);
      open.push({ way: next, before: reached, cost: cost + paid });
    }
  }
  ways.delete(here);
  return ways;
}

/** Everything that takes a hero alone to another tile now. */
function stridesOf(state: State, seat: Seat): RouteStep[] {
  const skills = legalLike(state, { do: 'pathfinder', hero: seat, to: heroAt(state, seat).tile, companion: null });
  return [
    ...cardNumbers(state, seat).flatMap((card) => movesOf(state, seat, card)),
    ...skills.flatMap((use) => (use.do === 'pathfinder' && use.companion === null ? [use] : [])),
  ];
}

/** M1: every use of a card that moves its hero now. */
function movesOf(state: State, hero: Seat, card: CardNo): CommandOf<'move'>[] {
  const like = legalLike(state, { do: 'move', hero, card, to: heroAt(state, hero).tile });
  return like.flatMap((command) => (command.do === 'move' ? [command] : []));
}

/** Ways that end on the same tile, and have used the same, come to the same. */
function keyOf(way: MoveRoute): string {
  return [way.at(-1)?.to, ...way.map((stride) => (stride.do === 'move' ? stride.card : 0)).sort()].join();
}

/** Takes the cheapest walk out of a list; of equally cheap ones the first that was found. */
function cheapest(open: Walk[]): Walk | undefined {
  const costs = open.map(({ cost }) => cost);
  return open.splice(costs.indexOf(Math.min(...costs)), 1)[0];
}
