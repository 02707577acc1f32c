import { type Stride, type Way, waysOf } from '../../games/faza/bots/ways.ts';
import type { TileNo } from '../../games/faza/content/vocabulary.ts';
import { heroAt } from '../../games/faza/rules/board.ts';
import type { Command } from '../../games/faza/rules/command.ts';
import type { Seat, State } from '../../games/faza/rules/state.ts';
import { type Path, pathOf } from '../../games/faza/scenes/picks.ts';
import { whyNoWay } from '../../games/faza/scenes/whyNot.ts';
import { text } from '../../games/faza/text/en.ts';
import { inTheAir, spotsOf } from '../../games/faza/ui/drag/grip.ts';
import { dragText } from '../../games/faza/ui/drag/text.en.ts';
import type { Table } from '../../games/faza/ui/inspect/piece.ts';
import type { DragOffer, Goal, Lifted } from '../../module/drag.ts';
import type { TablePage } from './tablePage.ts';
import { groundOf, stateOf, type TableState } from './tableState.ts';

/** The longest way that is planned by one drag: no hero has more cards, and a skill may help. */
const LONGEST = 5;

/** What letting go of a hero does: points at one command, or plans some. */
interface DropActions {
  point(path: Path): void;
  plan(commands: readonly Command[]): void;
}

/**
 * What can be dragged at a table now; `null` while the team has nothing to move. In a plan a drag is planned at once, in as many
 * commands as it takes; else it does what pointing at the card and the tile would have done.
 */
export function dragOffer(page: TablePage, sitting: TableState, table: Table, actions: DropActions): DragOffer | null {
  const state = stateOf(sitting);
  if (sitting.busy || state.phase !== 'team' || state.agenda.length > 0) return null;
  const lift = (seat: Seat): Lifted | null => {
    if (sitting.match.players[seat] === 'computer') return null;
    const ways = waysNow(sitting, state, seat);
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
        if (!way || !first) {
          page.sound('refuse');
          page.explain(whyNoWay(state, seat, tile));
        } else if (sitting.planning) actions.plan(way);
        else actions.point(pathOf(first));
      },
    };
  };
  const { width, height } = table.layout;
  return { ...spotsOf(table), about: [table.state, width, height, sitting.planning !== null], lift };
}

/** Whoever has chosen a card already goes by that card as far as it leads. */
function waysNow(sitting: TableState, state: State, seat: Seat): ReadonlyMap<TileNo, Way> {
  const ways = waysOf(state, seat, sitting.planning ? LONGEST : 1);
  const path: Path = sitting.selection.path as Path;
  const chosen = path.find((pick) => pick.kind === 'half');
  if (chosen?.kind !== 'half' || chosen.seat !== seat || chosen.half !== 'movement') return ways;
  const byCard = groundOf(sitting)
    .allowed(groundOf(sitting).rules.legalCommands(state))
    .flatMap((command): [TileNo, Way][] =>
      command.do === 'move' && command.hero === seat && command.card === chosen.card ? [[command.to, [command]]] : [],
    );
  return new Map([...ways, ...byCard]);
}

function said(way: Way, state: State): string {
  return dragText.way(way.map((stride) => nameOf(stride, state)));
}

function nameOf(stride: Stride, state: State): string {
  if (stride.do === 'pathfinder') return text.skillName.pathfinder;
  return text.movementName(state, stride.hero, stride.card);
}
