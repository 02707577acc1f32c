import { chanceFrom } from '../kernel/chance.ts';
import { viewNow } from '../kernel/session.ts';
import { fingerprint } from '../kernel/values/hash.ts';
import type { GameModule, ScreenTypes } from '../module/gameModule.ts';
import type { AnyGame } from '../module/match.ts';
import type { NewGameView } from '../module/screens/setups.ts';
import { BoardCamera } from '../table/layout/boardCamera.ts';
import { type SmallEnding, smallEnding } from './ending.ts';
import type { GameDescription } from './gameDescription.ts';
import { type SmallDigest, smallRecords } from './records.ts';
import { seatNames, smallReplay } from './replay.ts';
import { computersSchema } from './setup/computers.ts';
import { smallSetups } from './setup/setups.ts';
import { smallHands } from './table/hands.ts';
import { smallInspect } from './table/inspect.ts';
import { smallSelection } from './table/selection.ts';
import { createSmallStage, type Pictured } from './table/smallStage.ts';
import { type SmallView, smallTable } from './table/table.ts';
import { smallGameText as text } from './text.en.ts';
import { titlePage, titlePicture } from './title.ts';

/** The views of a small game's screens, and its stored data. */
interface SmallScreens<T extends AnyGame> extends ScreenTypes<T> {
  readonly table: SmallView<T>;
  readonly newGame: NewGameView & Pictured;
  readonly ending: SmallEnding<T>;
  readonly digest: SmallDigest;
}

/** A whole module of a game out of a short description: plain screens of panels and buttons, and nothing that a small game does without. */
export function createSmallGame<T extends AnyGame>(game: GameDescription<T>): GameModule<T, SmallScreens<T>> {
  const camera = new BoardCamera(
    (step) => window.requestAnimationFrame(step),
    () => document.documentElement.dataset.motion === 'reduced',
  );
  return {
    rules: game.rules,
    schemas: { ...game.schemas, ...(game.computers && { computers: computersSchema(game.computers) }) },
    createStage: async (parent, _, tempo) =>
      createSmallStage<T>(
        parent,
        tempo,
        camera,
        (view) => titlePicture(game, view),
        (fact, state) => game.factText(fact, state),
      ),
    hidden: game.hidden,
    ...(game.hands && { hands: smallHands(game, game.hands) }),
    selection: smallSelection(game),
    table: smallTable(game, camera),
    computer: {
      atOnce: true,
      next: async ({ session }, seat) => {
        const view = viewNow(session);
        return game.choose(view, seat, chanceFrom(`computer/${seat}/${fingerprint(view)}`));
      },
      nextOfAll: async () => null,
    },
    replay: smallReplay(game),
    rulebook: async () => ({ chapters: game.chapters, searchExample: game.name }),
    // The recordings of the first game, and of its music the calmest layers.
    sound: {
      folder: 'game/sound/',
      danger: () => 0,
      layers: () => [1],
      ambience: () => ({}),
      strain: {},
      ducking: {},
      rests: {},
      sample: 'ray',
    },
    people: {
      seatNames: (state) => seatNames(game, state),
      badges: ({ picture: { panels } }) => {
        const corners = panels.flatMap(({ seat, rect }) =>
          seat === undefined ? [] : [{ seat, right: rect.x + rect.w, top: rect.y }],
        );
        const seats = corners.sort((one, other) => one.seat - other.seat);
        return { seats, captain: { right: 0, top: 0 }, look: 'bare' };
      },
      seatOf: () => null,
      handsOver: () => !game.hidden,
      reopening: (state, seat) => game.reopening?.(state, seat) ?? null,
      waitsFor: (state) => game.waitsFor?.(state) ?? game.rules.activeSeats(state),
    },
    inspect: smallInspect(game),
    ending: smallEnding(game),
    ...(game.lessons && { lessons: game.lessons }),
    title: titlePage(game),
    setups: smallSetups(game),
    records: smallRecords(game),
    words: { ...text.words, name: game.name, forecastShows: null },
  };
}
