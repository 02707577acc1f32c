import type { AnyGame, Player } from '../module/match.ts';
import type { NewGame, NewGameDraft, NewGameView, Setups } from '../module/setups.ts';
import { smallCodes } from './codes.ts';
import { smallDaily } from './daily.ts';
import type { GameDescription } from './gameDescription.ts';
import { controlsOf, type PictureButton, pagePicture } from './picture.ts';
import type { Pictured } from './smallStage.ts';
import { smallGameText as text } from './text.en.ts';

/** What is being put together. */
interface Draft {
  readonly seed: string;
  /** By seat: whether the computer plays it. */
  readonly computers: readonly boolean[];
  /** The options that are on. */
  readonly on: ReadonlySet<string>;
}

/** How a small game is set up: how many play, who of them is the computer, and its options. */
export function smallSetups<T extends AnyGame>(game: GameDescription<T>): Setups<T> {
  const proposed = (seed: string): Draft => ({
    seed,
    computers: Array.from({ length: game.seats.proposed }, (_, seat) => seat > 0),
    on: new Set(),
  });
  return {
    contents: [],
    draft: (seed) => draftOf(game, proposed(seed)),
    quickStart: (_, seed) => gameOf(game, proposed(seed)),
    quickStartLine: () => text.quickStart(game.seats.proposed),
    players: (setup) => playersOf(game, game.rules.seats(setup)),
    lines: (setup) => game.setupLines(setup),
    daily: smallDaily(game),
    codes: smallCodes(game),
  };
}

/** Who plays where nobody has chosen: a team is one person's, and everybody else is the computer's. */
function playersOf<T extends AnyGame>({ isTeam }: GameDescription<T>, seats: number): Player[] {
  return Array.from({ length: seats }, (_, seat) => (isTeam || seat === 0 ? 'you' : 'computer'));
}

function gameOf<T extends AnyGame>(game: GameDescription<T>, { seed, computers, on }: Draft): NewGame<T> {
  const first = computers.indexOf(false);
  const players = computers.map((isComputer, seat): Player => {
    if (isComputer) return 'computer';
    return seat === first ? 'you' : 'friend';
  });
  return { setup: game.setup({ seed, seats: computers.length, on }), players };
}

/** A choice on the screen, and the draft that it leads to. */
type Choice = Omit<PictureButton, 'rect'> & { readonly leads: Draft };

function draftOf<T extends AnyGame>(game: GameDescription<T>, draft: Draft): NewGameDraft<T> {
  const choices = choicesOf(game, draft);
  return {
    seed: draft.seed,
    withSeed: (seed) => draftOf(game, { ...draft, seed }),
    // It has none.
    withContent: () => draftOf(game, draft),
    game: () => gameOf(game, draft),
    problem: () => null,
    screen: (around, { back, start, change }) => {
      const group = text.groups.setup;
      const seed = { id: SEED, label: text.setup.seed(around.seedShown), group };
      const picture = pagePicture(around, { title: text.setup.heading, lines: [game.name] }, [
        ...choices,
        [
          { id: 'newGame:back', label: text.setup.back, group, key: 'Escape' },
          seed,
          { id: 'newGame:start', label: text.setup.start, group, main: true, guarded: true },
        ],
      ]);
      const view: NewGameView & Pictured = { ...around, problem: null, picture };
      const pressed = (id: string): void => {
        if (id === 'newGame:back') return back();
        if (id === 'newGame:start') return start();
        const choice = choices.flat().find((one) => one.id === id);
        if (choice) change(draftOf(game, choice.leads));
      };
      const buttons = picture.buttons.filter(({ id }) => id !== SEED);
      const place = picture.buttons.find(({ id }) => id === SEED)?.rect;
      return {
        view,
        controls: controlsOf({ ...picture, buttons }, pressed),
        seed: place ?? { x: 0, y: 0, w: 200, h: 44 },
      };
    },
  };
}

const SEED = 'newGame:seed';

/** All choices, in groups below each other. */
function choicesOf<T extends AnyGame>({ seats, options, presets = [] }: GameDescription<T>, draft: Draft): Choice[][] {
  const { computers, on } = draft;
  const counts = Array.from({ length: seats.most - seats.least + 1 }, (_, index) => seats.least + index);
  const group = text.groups.seats;
  const seated = (count: number): boolean[] => Array.from({ length: count }, (_, seat) => computers[seat] ?? true);
  return [
    counts.map(
      (count): Choice => ({
        id: `newGame:count:${count}`,
        label: text.setup.count(count),
        group,
        pressed: computers.length === count,
        leads: { ...draft, computers: seated(count) },
      }),
    ),
    computers.map((isComputer, seat): Choice => {
      const name = text.seat(seat + 1);
      return {
        id: `newGame:seat:${seat}`,
        label: isComputer ? text.setup.computer(name) : text.setup.person(name),
        hint: text.setup.change,
        group,
        leads: { ...draft, computers: computers.map((one, other) => (other === seat ? !one : one)) },
      };
    }),
    presets.map(
      ({ id, name, about, seats: count, on: wanted }): Choice => ({
        id: `newGame:preset:${id}`,
        label: name,
        hint: about,
        group: text.groups.options,
        pressed: computers.length === count && on.size === wanted.length && wanted.every((one) => on.has(one)),
        leads: { ...draft, computers: seated(count), on: new Set(wanted) },
      }),
    ),
    options.map(
      ({ id, name, about }): Choice => ({
        id: `newGame:option:${id}`,
        label: name,
        hint: about,
        group: text.groups.options,
        pressed: on.has(id),
        leads: { ...draft, on: new Set(on.has(id) ? [...on].filter((one) => one !== id) : [...on, id]) },
      }),
    ),
  ].filter((choices) => choices.length > 0);
}
