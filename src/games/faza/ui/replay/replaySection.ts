import type { Concerns, Frame, Mark, ReplaySection } from '../../../../module/replay.ts';
import type { Rect } from '../../../../table/rect.ts';
import { heroAt } from '../../rules/board.ts';
import type { Command } from '../../rules/command.ts';
import type { Fact } from '../../rules/fact.ts';
import type { State } from '../../rules/state.ts';
import type { FazaSession, FazaTypes } from '../../rules/types.ts';
import type { BoardLayout } from '../../scenes/boardLayout/layout.ts';
import { text } from '../../text/en.ts';
import { summaryText } from '../../text/module.en.ts';
import { concernsOf } from './concerns.ts';
import { phaseJustOver, summaryOf } from './phaseSummary.ts';
import { asideWidth, filmBarPlace, placesApart, replayPlaces } from './places.ts';
import { pastControls, pastView } from './replayView.ts';
import { summaryGroup } from './summaryText.ts';

/** What looking back at a match needs to know of FAZA. */
export const fazaReplay: ReplaySection<FazaTypes> = {
  words: summaryText.phase,
  concerns: (fact: Fact, state: State, command: Command | null) =>
    concernsOf(fact, state, command && 'hero' in command ? command.hero : null),
  setUp: ({ game, setup, opening }: FazaSession) =>
    // An opening Faza phase (V5) changes the table that was set up: the same one is set up again, for a game that opens without.
    setup.fazaFirst ? { ...game.newGame({ ...setup, fazaFirst: false }).state, round: 0 } : opening.state,
  view: pastView,
  controls: pastControls,
  places: replayPlaces,
  placesApart,
  isApart: ({ fact }: Fact) => fact === 'diceRolled' || fact === 'eventDrawn',
  animationBar: filmBarPlace,
  asideWidth,
  marks: marksOf,
  logFields: (state: State) => [
    {
      by: 'seats',
      name: summaryText.filters.hero,
      all: summaryText.filters.allHeroes,
      options: state.heroes.map((_, seat) => ({ value: seat, label: text.heroName[heroAt(state, seat).id] })),
    },
    {
      by: 'pieces',
      name: summaryText.filters.ship,
      all: summaryText.filters.allShips,
      options: state.ships.map(({ id }) => ({ value: id, label: text.shipName[id] })),
    },
  ],
  phaseJustOver,
  summary: (frames: readonly Frame<FazaTypes>[], before: State) => {
    const after = frames.at(-1)?.state;
    const groups = summaryOf(
      frames.map(({ fact }) => fact),
      before,
    );
    return after ? groups.map((group) => summaryGroup(group, after)) : [];
  },
  summaryFigures: (before: State, after: State) => [
    { name: summaryText.board, from: dronesOn(before), to: dronesOn(after) },
    { name: summaryText.pool, from: before.pool.drones, to: after.pool.drones },
  ],
};

function dronesOn({ tiles }: State): number {
  return tiles.reduce((sum, { drones }) => sum + drones, 0);
}

function marksOf({ places, seats, pieces }: Concerns, state: State, layout: BoardLayout): Mark[] {
  const mark = (kind: Mark['kind'], rect: Rect | undefined): Mark[] => (rect ? [{ kind, rect }] : []);
  const cellOf = (tile: number): Rect | undefined => layout.cells[state.board.indexOf(tile)];
  return [
    ...places.slice(0, -1).flatMap((tile) => mark('faint', cellOf(tile))),
    ...places.slice(-1).flatMap((tile) => mark('here', cellOf(tile))),
    ...seats.flatMap((seat) => mark('who', layout.heroes[seat]?.panel)),
    ...pieces.flatMap((id) => mark('who', layout.ships[state.ships.findIndex((ship) => ship.id === id)])),
  ];
}
