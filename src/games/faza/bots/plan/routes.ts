import type { TileNo } from '../../content/vocabulary.ts';
import { applyLegal } from '../../rules/apply.ts';
import { heroAt } from '../../rules/board/board.ts';
import { legalLike } from '../../rules/legal.ts';
import type { CommandOf } from '../../rules/state/command.ts';
import type { CardNo, FazaView, Seat } from '../../rules/state/state.ts';
import { cardNumbers } from '../../rules/team/cards.ts';

/** A command that takes its hero from one tile to another: half a card (M1), or Pathfinder. */
export type RouteStep = CommandOf<'move' | 'pathfinder'>;

/** The commands of a route, in order. */
export type MoveRoute = readonly RouteStep[];

/** A route, the state before its last command, and its cost. */
interface Walk {
  readonly way: MoveRoute;
  readonly before: FazaView;
  readonly cost: number;
}

/** Costs of a step: a skill costs more than all cards, and a card more than its reach can. */
const SKILL = 1e6;
const CARD = 1e3;

/**
 * By tile, the cheapest route on which a hero gets there alone, in at most `most` commands, each legal after the ones before
 * it. Points are the most expensive, because only fights bring new ones; then the number of cards counts; then how far they
 * reach. The hero's own tile has no route.
 */
export function routesOf(state: FazaView, seat: Seat, most: number): ReadonlyMap<TileNo, MoveRoute> {
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

/** Every command that takes only this hero to another tile now. */
function stridesOf(state: FazaView, seat: Seat): RouteStep[] {
  const skills = legalLike(state, { do: 'pathfinder', hero: seat, to: heroAt(state, seat).tile, companion: null });
  return [
    ...cardNumbers(state, seat).flatMap((card) => movesOf(state, seat, card)),
    ...skills.flatMap((use) => (use.do === 'pathfinder' && use.companion === null ? [use] : [])),
  ];
}

/** M1: every use of a card that moves its hero now. */
function movesOf(state: FazaView, hero: Seat, card: CardNo): CommandOf<'move'>[] {
  const like = legalLike(state, { do: 'move', hero, card, to: heroAt(state, hero).tile });
  return like.flatMap((command) => (command.do === 'move' ? [command] : []));
}

/** Equal for routes that end on the same tile and have used the same cards and skills. */
function keyOf(way: MoveRoute): string {
  return [way.at(-1)?.to, ...way.map((stride) => (stride.do === 'move' ? stride.card : 0)).sort()].join();
}

/** Removes the cheapest route from a list, the first one found in a tie. */
function cheapest(open: Walk[]): Walk | undefined {
  const costs = open.map(({ cost }) => cost);
  return open.splice(costs.indexOf(Math.min(...costs)), 1)[0];
}
