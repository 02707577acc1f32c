import type { Concerns, Mark } from '../../../../module/screens/replay.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import type { BoardLayout } from '../../interaction/layout/layout.ts';
import type { Command } from '../../rules/state/command.ts';
import type { Fact } from '../../rules/state/fact.ts';
import type { FazaView } from '../../rules/state/state.ts';
import type { FazaSession } from '../../rules/state/types.ts';
import { text } from '../../text/en.ts';
import { summaryText } from '../../text/module.en.ts';
import type { FazaModule } from '../fazaModule.ts';
import { concernsOf } from './concerns.ts';
import { animationBarPlace, asideWidth, placesApart, replayPlaces } from './places.ts';
import { pastControls, pastView } from './replayView.ts';

/** What replays need to know about FAZA. */
export const fazaReplay: FazaModule['replay'] = {
  words: { search: summaryText.search },
  concerns: (fact: Fact, state, command: Command | null) =>
    concernsOf(fact, state, command && 'hero' in command ? command.hero : null),
  setUp: ({ game, setup, opening }: FazaSession) =>
    // An opening Faza phase (V5) has changed the table, so the same table is set up again for a game without that phase.
    setup.fazaFirst ? { ...game.newGame({ ...setup, fazaFirst: false }).state, round: 0 } : opening.state,
  view: pastView,
  controls: pastControls,
  places: replayPlaces,
  placesApart,
  isApart: ({ fact }: Fact) => fact === 'diceRolled' || fact === 'eventDrawn',
  animationBar: animationBarPlace,
  asideWidth,
  marks: marksOf,
  logFields: (state) => [
    {
      by: 'seats',
      name: summaryText.filters.hero,
      all: summaryText.filters.allHeroes,
      options: state.heroes.map(({ id }, seat) => ({ value: seat, label: text.heroTitle(id) })),
    },
    {
      by: 'pieces',
      name: summaryText.filters.ship,
      all: summaryText.filters.allShips,
      options: state.ships.map(({ id }) => ({ value: id, label: text.shipText[id].name })),
    },
  ],
};

function marksOf({ places, seats, pieces }: Concerns, state: FazaView, layout: BoardLayout): Mark[] {
  const mark = (kind: Mark['kind'], rect: Rect | undefined): Mark[] => (rect ? [{ kind, rect }] : []);
  const cellOf = (tile: number): Rect | undefined => layout.cells[state.board.indexOf(tile)];
  return [
    ...places.slice(0, -1).flatMap((tile) => mark('faint', cellOf(tile))),
    ...places.slice(-1).flatMap((tile) => mark('here', cellOf(tile))),
    ...seats.flatMap((seat) => mark('who', layout.heroes[seat]?.panel)),
    ...pieces.flatMap((id) => mark('who', layout.ships[state.ships.findIndex((ship) => ship.id === id)])),
  ];
}
