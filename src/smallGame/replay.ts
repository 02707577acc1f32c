import type { AnyGame } from '../module/match.ts';
import type { ReplayPlaces, ReplaySection } from '../module/screens/replay.ts';
import type { TableLayout } from '../module/screens/table.ts';
import { rect } from '../table/layout/rect.ts';
import type { GameDescription } from './gameDescription.ts';
import { regionControls } from './table/inspect.ts';
import { GAP } from './table/picture.ts';
import { type SmallView, smallView } from './table/table.ts';
import { smallGameText as text } from './text.en.ts';

/** How high the controls of a replay are above the table of the past, and below it. */
const RIBBON = 56;
const TRANSPORT = { wide: 190, portrait: 210 } as const;
/** On phones held sideways they are beside the table: the height of the exits, above the rest. */
const EXITS = 100;
/** How much of the width the table has there, and the ribbon has anywhere. */
const TABLE = 0.56;

/** Looking back at a small game. */
export function smallReplay<T extends AnyGame>(game: GameDescription<T>): ReplaySection<T, SmallView<T>> {
  return {
    words: { search: game.name },
    concerns: (fact) => ({ seats: game.concerned(fact), pieces: [], places: [] }),
    setUp: ({ opening }) => opening.state,
    view: ({ state }, { layout, seat, busy }) =>
      smallView(game, { state, layout: pastLayout(layout), seat, offer: null, caption: '', busy }, [], [], null),
    controls: ({ picture }, actions) =>
      regionControls(picture, (panel) => actions.say(text.table.region(panel.title, panel.lines))),
    places,
    placesApart: (layout) => ({ ...places(layout), stage: pastLayout(layout).tray }),
    isApart: () => false,
    animationBar: ({ bar }) => bar,
    asideWidth: ({ form, width }) => (form === 'wide' ? Math.min(420, width / 3) : null),
    marks: () => [],
    logFields: (state) => [
      {
        by: 'seats',
        name: text.replay.player,
        all: text.replay.allPlayers,
        options: seatNames(game, state).map((label, value) => ({ value, label })),
      },
    ],
  };
}

/** The names of the seats, as far as regions belong to them. */
export function seatNames<T extends AnyGame>({ regions }: GameDescription<T>, state: T['view']): string[] {
  const names: string[] = [];
  for (const { seat, title } of regions(state, 0).flat()) if (seat !== undefined) names[seat] = title;
  return names;
}

function pastLayout(layout: TableLayout): TableLayout {
  const { width, height, form } = layout;
  const top = RIBBON + 2 * GAP;
  const tray =
    form === 'landscape'
      ? rect(GAP, top, width * TABLE - GAP, height - top - GAP)
      : rect(GAP, top, width - 2 * GAP, height - top - TRANSPORT[form] - 2 * GAP);
  return { ...layout, tray };
}

function places({ width, height, form }: TableLayout): ReplayPlaces {
  const ribbon = rect(GAP, GAP, width * TABLE - GAP, RIBBON);
  const right = width * TABLE + GAP;
  const beside = width - right - GAP;
  if (form === 'landscape') {
    const below = EXITS + 2 * GAP;
    return {
      ribbon,
      exits: rect(right, GAP, beside, EXITS),
      transport: rect(right, below, beside, height - below - GAP),
    };
  }
  const inner = width - 2 * GAP;
  return {
    ribbon,
    exits: rect(right, GAP, beside, RIBBON),
    transport: rect(GAP, height - TRANSPORT[form] - GAP, inner, TRANSPORT[form]),
  };
}
