import type { Frame, PastActions } from '../../../../module/screens/replay.ts';
import type { Control } from '../../../../table/control.ts';
import { rect } from '../../../../table/layout/rect.ts';
import type { BoardView } from '../../interaction/view.ts';
import { heroAt, seats } from '../../rules/board/board.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { text } from '../../text/en.ts';
import { summaryText } from '../../text/module.en.ts';

/** The board at a frame of the past, without choices or a forecast. */
export function pastView(
  { state, sentence }: Frame<FazaTypes>,
  shown: Pick<BoardView, 'layout' | 'players' | 'seat' | 'busy'>,
): BoardView {
  return {
    ...shown,
    state,
    path: [],
    next: [],
    usable: [],
    offer: null,
    reveals: false,
    caption: sentence,
    fight: null,
    forecast: null,
    showForecast: false,
    canUndo: false,
    canRedo: false,
    news: sentence,
  };
}

/**
 * The controls on a board of the past: heroes come to the front, tiles say what is on them. While an animation runs, a press
 * anywhere stops it.
 */
export function pastControls({ state, layout, seat: front, busy }: BoardView, act: PastActions): Control[] {
  const { heroes, board, turn } = text.controlText.groups;
  if (busy) {
    const whole = rect(0, 0, layout.width, layout.height);
    return [{ id: 'replay:stop', label: summaryText.phase.stop, rect: whole, group: turn, press: act.pause }];
  }
  const tabs = seats(state).flatMap((seat): Control[] => {
    const place = layout.heroes[seat]?.panel;
    if (!place) return [];
    const [label, hint] = [text.heroTitle(heroAt(state, seat).id), text.describeHero(state, seat)];
    const press = (): void => act.front(seat);
    return [{ id: `hero:${seat}`, label, hint, rect: place, group: heroes, pressed: seat === front, press }];
  });
  const tiles = state.board.flatMap((tile, cell): Control[] => {
    const place = layout.cells[cell];
    const label = text.describeTile(state, tile);
    return place ? [{ id: `tile:${tile}`, label, rect: place, group: board, press: () => act.say(label) }] : [];
  });
  return [...tabs, ...tiles];
}
