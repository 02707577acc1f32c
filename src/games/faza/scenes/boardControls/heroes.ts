import type { Control } from '../../../../table/control.ts';
import { rect } from '../../../../table/rect.ts';
import { heroAt, seats } from '../../rules/board.ts';
import { text } from '../../text/en.ts';
import type { Possibility } from '../fazaSelection.ts';
import type { BoardView } from '../view.ts';
import type { BoardActions } from './actions.ts';
import { isAsked, pickControl } from './press.ts';

/** The heroes: brings one to the front, or chooses one where a hero is asked for. */
export function heroControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const { state, layout } = view;
  const group = text.controlText.groups.heroes;
  return seats(state).map((seat): Control => {
    const ally = found.find(({ pick }) => pick.kind === 'ally' && pick.seat === seat);
    const name = text.heroName[heroAt(state, seat).id];
    const area = layout.heroes[seat]?.head ?? rect(0, 0, 0, 0);
    if (ally && isAsked(view, ally)) {
      const label = state.agenda.length > 0 ? text.controlText.protect(name) : text.controlText.choose(name);
      return pickControl(`hero:${seat}`, label, area, group, view, ally, actions);
    }
    return {
      id: `hero:${seat}`,
      label: name,
      hint: text.describeHero(state, seat),
      rect: area,
      group,
      key: String(seat + 1),
      pressed: view.seat === seat,
      main: view.seat === seat,
      press: () => actions.point([{ kind: 'hero', seat }]),
    };
  });
}
