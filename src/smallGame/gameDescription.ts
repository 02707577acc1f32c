import type { Chance, Drawing } from '../kernel/chance.ts';
import type { Game, Result, Seat } from '../kernel/game.ts';
import type { GameHands } from '../module/capabilities/hands.ts';
import type { GameLessons } from '../module/capabilities/lessons.ts';
import type { Danger } from '../module/chances/danger.ts';
import type { Chapter, GameModule } from '../module/gameModule.ts';
import type { AnyGame } from '../module/match.ts';
import type { Rect } from '../table/layout/rect.ts';

/** Something that is switched on or off before a game; at first it is off. */
export interface SetupOption {
  readonly id: string;
  readonly name: string;
  /** Its effect, in a sentence. */
  readonly about: string;
  /** The numbers of players for which it makes sense; by default all. */
  readonly seats?: readonly number[];
}

/** A level at which the computer can play. */
export interface ComputerLevel {
  readonly id: string;
  readonly name: string;
  /** How it plays, in a sentence. */
  readonly about: string;
}

/** How the computer can play, if there is a choice. */
export interface ComputerChoices {
  /** From the weakest to the strongest. */
  readonly levels: readonly ComputerLevel[];
  /** The ID of the level that is proposed. */
  readonly proposed: string;
  /** Switches for all computer players; on by default. */
  readonly switches: readonly SetupOption[];
}

/** A number of players and options that go well together. */
export interface SetupPreset {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly seats: number;
  /** The options that are on, by their IDs; all others are off. */
  readonly on: readonly string[];
}

/** The choices before a game. */
export interface SetupChoices {
  readonly seed: string;
  readonly seats: number;
  /** The options that are on, by their IDs. */
  readonly on: ReadonlySet<string>;
}

/** One part of a table in words. */
export interface RegionText {
  readonly title: string;
  readonly lines: readonly string[];
  /** Whose it is, if it is a seat's. */
  readonly seat?: Seat;
}

/** A place on a board; `key` is unique there. */
export interface BoardPlace extends RegionText {
  readonly key: string;
  readonly rect: Rect;
}

/** A board that may be larger than the window: people scroll and zoom it. Its units are CSS pixels at a zoom of 1. */
export interface BoardText {
  readonly w: number;
  readonly h: number;
  readonly places: readonly BoardPlace[];
  /** The key of the place that stays in view when it changes. */
  readonly follow?: string;
}

/** One thing that is pointed at on the way to a command. */
export interface Step {
  /** Unique among the choices at its place. */
  readonly key: string;
  readonly label: string;
}

/** How people at one device keep their hands from each other in a small game. */
export interface SmallHands<T extends AnyGame> extends Omit<GameHands<T>, 'isOffered' | 'handSaid'> {
  /** Whether a command reveals nothing about its player's hand. */
  isPublic(command: T['command']): boolean;
  /** The hand of a seat, as a screen reader says it while it is peeked at. */
  handText(state: T['view'], seat: Seat): string;
}

/**
 * Everything that `smallGame` needs to make a module of a game: rules, texts, and the content of the table as titles
 * and lines. States and facts may be views and redacted facts.
 */
export interface GameDescription<T extends AnyGame> {
  readonly rules: Game<T>;
  readonly schemas: GameModule<T>['schemas'];
  /** Whether seats have secrets from one another. */
  readonly hidden: boolean;
  /**
   * How people at one device keep their hands secret from each other; by default the person who got the device sees
   * their own.
   */
  readonly hands?: SmallHands<T>;
  readonly name: string;
  readonly tagline: string;
  readonly seats: {
    /** How many can play, in rising order. */
    readonly counts: readonly number[];
    /** How many the setup proposes. */
    readonly proposed: number;
    /** What the setup calls one of so many seats; by default it has a number. */
    readonly name?: (seat: Seat, seats: number) => string;
  };
  /** Share codes number them by their index here, so add new ones at the end. */
  readonly options: readonly SetupOption[];
  /** The options that are on when a game begins without its choices, by their IDs; by default none. */
  readonly quickStart?: readonly string[];
  /** By default there are none. */
  readonly presets?: readonly SetupPreset[];
  /** By default all computer players are alike. */
  readonly computers?: ComputerChoices;
  readonly chapters: readonly Chapter[];
  /** How it is taught; by default it is not. */
  readonly lessons?: GameLessons<T>;
  setup(choices: SetupChoices): T['setup'];
  /** The choices that led to a setup; by default setups have no share codes. */
  choices?(setup: T['setup']): Omit<SetupChoices, 'seed'>;
  /** The game that everybody plays on a day; its luck depends on the day. By default there is no daily game. */
  daily?(luck: Drawing): Omit<SetupChoices, 'seed'>;
  /** The seat of the person in a setup that came without players, such as a daily game; by default the first one. */
  ownSeat?(setup: T['setup']): Seat;
  /** The content of a setup, in lines. */
  setupLines(setup: T['setup']): readonly string[];
  /** The content of the table, in rows, as `seat` sees it. */
  regions(state: T['view'], seat: Seat): readonly (readonly RegionText[])[];
  /** A board above the regions, as `seat` sees it; by default there is none. */
  board?(state: T['view'], seat: Seat): BoardText;
  /** How a command is pointed at, step by step; by default in one. */
  steps?(command: T['command'], state: T['view']): readonly Step[];
  commandText(command: T['command'], state: T['view']): string;
  /** The sentence for a fact; empty if it is not reported. */
  factText(fact: T['fact'], state: T['view']): string;
  /** How a game ended, in a sentence. */
  resultText(result: Result, state: T['view']): string;
  /** The risk of a legal command; by default no command loses the game at once. */
  danger?(state: T['view'], command: T['command']): Danger | null;
  /** Whose command it is. */
  actor(command: T['command']): Seat;
  /** Whom a fact is about. */
  concerned(fact: T['fact']): readonly Seat[];
  /** The seats that the game waits for, of those that may act; by default all of them. */
  waitsFor?(state: T['view']): readonly Seat[];
  /** The command by which a seat takes back a sealed choice while the game waits for others; by default there is none. */
  reopening?(state: T['view'], seat: Seat): T['command'] | null;
  /** The computer's command for a seat whose view it knows; `null` for nothing now. */
  choose(view: T['view'], seat: Seat, chance: Chance): T['command'] | null;
}
