import { sideOf } from '../../kernel/sides.ts';
import type { AnyGame, Player } from '../../module/match.ts';
import type { NewGame, NewGameDraft, NewGameView, Setups } from '../../module/screens/setups.ts';
import type { ComputerLevel, GameDescription, SetupOption } from '../gameDescription.ts';
import { controlsOf, type PictureButton, pagePicture } from '../table/picture.ts';
import type { Pictured } from '../table/smallStage.ts';
import { smallGameText as text } from '../text.en.ts';
import { smallCodes } from './codes.ts';
import { smallDaily } from './daily.ts';

/** The current choices. */
interface Draft {
  readonly seed: string;
  /** By seat: the level of the computer that plays it; `null` for a person. */
  readonly seats: readonly (string | null)[];
  /** What is switched off for all computer players. */
  readonly off: ReadonlySet<string>;
  /** The options that are on. */
  readonly on: ReadonlySet<string>;
  /** What the choice that was pressed last is about: on phones its button has no room for that. */
  readonly told?: string;
  /** What a preset replaced, to be restored when it is switched off. */
  readonly before?: Pick<Draft, 'seats' | 'on'>;
}

/** How a small game is set up: the number of players, which of them are computers, and its options. */
export function smallSetups<T extends AnyGame>(game: GameDescription<T>): Setups<T, NewGameView & Pictured> {
  const proposed = (seed: string): Draft => ({
    seed,
    seats: Array.from({ length: game.seats.proposed }, (_, seat) => (seat > 0 ? proposedLevel(game) : null)),
    off: new Set(),
    on: new Set(),
  });
  const players = (setup: T['setup']): Player[] => playersOf(game, setup);
  return {
    contents: [],
    draft: (seed) => draftOf(game, proposed(seed)),
    quickStart: (_, seed) => gameOf(game, { ...proposed(seed), on: new Set(game.quickStart) }),
    again: (setup, seed) => ({ ...setup, seed }),
    quickStartLine: () => text.quickStart(game.seats.proposed),
    players,
    lines: (setup) => game.setupLines(setup),
    daily: smallDaily(game, players),
    codes: smallCodes(game),
  };
}

/** The default players: the side of one seat is one person's, and everybody else is the computer's. */
function playersOf<T extends AnyGame>({ rules, ownSeat }: GameDescription<T>, setup: T['setup']): Player[] {
  const own = sideOf(rules.sides(setup), ownSeat?.(setup) ?? 0);
  return Array.from({ length: rules.seats(setup) }, (_, seat) => (own.includes(seat) ? 'you' : 'computer'));
}

function gameOf<T extends AnyGame>(game: GameDescription<T>, { seed, seats, off, on }: Draft): NewGame<T> {
  const first = seats.indexOf(null);
  const players = seats.map((level, seat): Player => {
    if (level !== null) return 'computer';
    return seat === first ? 'you' : 'friend';
  });
  const isPossible = (id: string): boolean => optionsFor(game, seats.length).some((option) => option.id === id);
  const setup = game.setup({ seed, seats: seats.length, on: new Set([...on].filter(isPossible)) });
  if (!game.computers) return { setup, players };
  const { proposed, switches } = game.computers;
  const levels = seats.map((level) => level ?? proposed);
  const switchedOn = switches.map(({ id }) => id).filter((id) => !off.has(id));
  return { setup, players, computers: { levels, on: switchedOn } };
}

/** The one level of a game whose computer players are all alike. */
const ALIKE = 'computer';

function proposedLevel<T extends AnyGame>({ computers }: GameDescription<T>): string {
  return computers?.proposed ?? ALIKE;
}

/** Who plays a seat after another press: a person, then each level of the computer. */
function nextPlayer(levels: readonly ComputerLevel[], level: string | null): string | null {
  const players = [null, ...(levels.length > 0 ? levels.map(({ id }) => id) : [ALIKE])];
  return players[(players.indexOf(level) + 1) % players.length] ?? null;
}

/** The options that make sense for a number of players. */
function optionsFor<T extends AnyGame>({ options }: GameDescription<T>, count: number): readonly SetupOption[] {
  return options.filter(({ seats }) => seats?.includes(count) !== false);
}

/** A choice on the screen, and the resulting draft. */
type Choice = Omit<PictureButton, 'rect'> & { readonly leads: Draft };

function draftOf<T extends AnyGame>(game: GameDescription<T>, draft: Draft): NewGameDraft<T, NewGameView & Pictured> {
  const choices = choicesOf(game, draft);
  return {
    seed: draft.seed,
    withSeed: (seed) => draftOf(game, { ...draft, seed }),
    // It has none.
    withContent: () => draftOf(game, draft),
    game: () => gameOf(game, draft),
    problem: () => null,
    screen: (around, { back, start, change, explain }) => {
      const group = text.groups.setup;
      const seed = { id: SEED, label: text.setup.seed(around.seedShown), group };
      const picture = pagePicture(around, { title: text.setup.heading, lines: [draft.told ?? game.name] }, [
        ...choices,
        [
          { id: 'newGame:back', label: text.setup.back, group, key: 'Escape' },
          { id: 'newGame:about', label: text.setup.explain, group },
          seed,
          { id: 'newGame:start', label: text.setup.start, group, main: true, guarded: true },
        ],
      ]);
      const view = { ...around, problem: null, picture };
      const pressed = (id: string): void => {
        if (id === 'newGame:back') return back();
        if (id === 'newGame:start') return start();
        if (id === 'newGame:about') return explain(game.computers?.levels ?? []);
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
function choicesOf<T extends AnyGame>(game: GameDescription<T>, draft: Draft): Choice[][] {
  const { presets = [] } = game;
  const { levels = [] } = game.computers ?? {};
  const { seats, on } = draft;
  const { counts } = game.seats;
  const group = text.groups.seats;
  const seated = (count: number): (string | null)[] =>
    Array.from({ length: count }, (_, seat) => (seat < seats.length ? (seats[seat] ?? null) : proposedLevel(game)));
  return [
    counts.map(
      (count): Choice => ({
        id: `newGame:count:${count}`,
        label: text.setup.count(count),
        group,
        pressed: seats.length === count,
        leads: { ...draft, seats: seated(count) },
      }),
    ),
    seats.map((player, seat): Choice => {
      const next = nextPlayer(levels, player);
      return {
        id: `newGame:seat:${seat}`,
        ...playerText(game.seats.name?.(seat, seats.length) ?? text.seat(seat + 1), levels, player),
        group,
        leads: {
          ...told(
            draft,
            levels.find((level) => level.id === next),
          ),
          seats: seats.with(seat, next),
        },
      };
    }),
    presets.map(({ id, name, about, seats: count, on: wanted }): Choice => {
      const isOn = seats.length === count && on.size === wanted.length && wanted.every((one) => on.has(one));
      return {
        id: `newGame:preset:${id}`,
        label: name,
        hint: about,
        group: text.groups.options,
        pressed: isOn,
        leads: isOn
          ? withoutPreset(draft)
          : { ...told(draft, { name, about }), seats: seated(count), on: new Set(wanted), before: draft },
      };
    }),
    optionChoices(game, draft),
  ].filter((choices) => choices.length > 0);
}

/** Options of the rules, and switches of computer players. */
function optionChoices<T extends AnyGame>(game: GameDescription<T>, draft: Draft): Choice[] {
  const { seats, off, on } = draft;
  const { switches = [] } = game.computers ?? {};
  return [
    ...optionsFor(game, seats.length).map(
      ({ id, name, about }): Choice => ({
        id: `newGame:option:${id}`,
        label: name,
        hint: about,
        group: text.groups.options,
        pressed: on.has(id),
        leads: { ...told(draft, { name, about }), on: toggled(on, id) },
      }),
    ),
    ...switches.map(
      ({ id, name, about }): Choice => ({
        id: `newGame:switch:${id}`,
        label: name,
        hint: about,
        group: text.groups.options,
        pressed: !off.has(id),
        leads: { ...told(draft, { name, about }), off: toggled(off, id) },
      }),
    ),
  ];
}

/** The same draft, saying what the choice that is pressed is about; nothing about a person at a seat. */
function told({ told: _, ...draft }: Draft, about?: Pick<ComputerLevel, 'name' | 'about'>): Draft {
  return about ? { ...draft, told: text.setup.named(about.name, about.about) } : draft;
}

/** Switches a preset off: the options and the number of players that it replaced return, and the players stay. */
function withoutPreset(draft: Draft): Draft {
  const { before, ...others } = told(draft);
  const { seats } = others;
  if (!before) return { ...others, on: new Set() };
  return {
    ...others,
    on: before.on,
    seats: before.seats.map((player, seat) => (seat < seats.length ? (seats[seat] ?? null) : player)),
  };
}

/** Toggles an element of a set. */
function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(set.has(id) ? [...set].filter((one) => one !== id) : [...set, id]);
}

/** The text of a seat's button about its player. */
function playerText(
  name: string,
  levels: readonly ComputerLevel[],
  player: string | null,
): Pick<Choice, 'label' | 'hint'> {
  const { setup } = text;
  if (player === null) return { label: setup.person(name), hint: setup.change };
  const level = levels.find(({ id }) => id === player);
  if (!level) return { label: setup.computer(name), hint: setup.change };
  return { label: setup.level(name, level.name), hint: setup.changeLevel(level.about) };
}
