import type { DragActions, DragOffer, Goal, Lifted } from '../../../../module/screens/table.ts';
import { type MoveRoute, type RouteStep, routesOf } from '../../bots/plan/routes.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { pathOf } from '../../interaction/picks.ts';
import { whyNoWay } from '../../interaction/whyNot.ts';
import { heroAt } from '../../rules/board/board.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { text } from '../../text/en.ts';
import { dragText } from '../../text/module.en.ts';
import type { Table } from '../inspect/piece.ts';
import type { FazaMoment } from '../table/boardView.ts';
import { inTheAir, spotsOf } from './grip.ts';

/** The most commands that one drag plans: no hero has more cards, and a skill may help. */
const LONGEST = 5;

/**
 * What can be dragged at a table now; `null` while the team has nothing to move. In a plan a drag adds all the commands that it
 * takes; otherwise it does the same as pointing at the card and the tile.
 */
export function dragOffer(moment: FazaMoment, table: Table, actions: DragActions<FazaTypes>): DragOffer | null {
  const { state } = moment.context;
  if (moment.busy || state.phase !== 'team' || state.agenda.length > 0) return null;
  const lift = (seat: Seat): Lifted | null => {
    if (moment.match.players[seat] === 'computer') return null;
    const ways = waysNow(moment, seat);
    const goals = [...ways].map(([tile, way]): [TileNo, Goal] => [
      tile,
      { how: said(way, state), commands: way.length },
    ]);
    return {
      ...inTheAir(table, heroAt(state, seat).id),
      from: heroAt(state, seat).tile,
      goals: new Map(goals),
      whyNot: (tile) => text.reasonText[whyNoWay(state, seat, tile).reason],
      drop: (tile) => {
        const way = ways.get(tile);
        const [first] = way ?? [];
        if (!way || !first) actions.refuse(whyNoWay(state, seat, tile));
        else if (moment.isPlanning) actions.plan(way);
        else actions.point(pathOf(first));
      },
    };
  };
  const { width, height } = table.layout;
  return { ...spotsOf(table), about: [table.state, width, height, moment.isPlanning], lift };
}

/** The routes of a hero by tile. A card that is chosen already takes precedence wherever it leads. */
function waysNow({ context, selection, isPlanning }: FazaMoment, seat: Seat): ReadonlyMap<TileNo, MoveRoute> {
  const ways = routesOf(context.state, seat, isPlanning ? LONGEST : 1);
  const chosen = selection.path.find((pick) => pick.kind === 'half');
  if (chosen?.kind !== 'half' || chosen.seat !== seat || chosen.half !== 'movement') return ways;
  const byCard = context
    .allowed(context.rules.legalCommands(context.state))
    .flatMap((command): [TileNo, MoveRoute][] =>
      command.do === 'move' && command.hero === seat && command.card === chosen.card ? [[command.to, [command]]] : [],
    );
  return new Map([...ways, ...byCard]);
}

function said(way: MoveRoute, state: FazaView): string {
  return dragText.way(way.map((stride) => nameOf(stride, state)));
}

function nameOf(stride: RouteStep, state: FazaView): string {
  if (stride.do === 'pathfinder') return text.skillName.pathfinder;
  return text.movementName(state, stride.hero, stride.card);
}
