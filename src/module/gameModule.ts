import type { GenericSchema } from 'valibot';
import type { Game, Seat } from '../kernel/game.ts';
import type { Control } from '../table/control.ts';
import type { Rect } from '../table/layout/rect.ts';
import type { StandingOrders } from './capabilities/standingOrders.ts';
import type { GameEnding } from './ending.ts';
import type { GameHands } from './hands.ts';
import type { GameInspect } from './inspect.ts';
import type { GameLessons } from './lessons.ts';
import type { AnyGame, ComputerSettings, Match } from './match.ts';
import type { GamePacks } from './packs.ts';
import type { PlansSection } from './plans.ts';
import type { GameDigest, GameRecords } from './records.ts';
import type { ReplaySection } from './replay.ts';
import type { Setups } from './setups.ts';
import type { AnimationPace, ScreenViews, Stage, StageHost } from './stage.ts';
import type { ComputerSection, Selection, SelectionSection, TableSection, TableView } from './table.ts';
import type { TitlePage } from './title.ts';

/** A game as it is stored and played again, without anything of its screens. */
export interface GameDefinition<T extends AnyGame = AnyGame> {
  /** Today's rules; earlier versions hang on them. */
  readonly rules: Game<T>;
  /** The shapes of what may be stored. Whether a command is legal is for the rules to say. */
  readonly schemas: {
    readonly setup: GenericSchema<unknown, T['setup']>;
    readonly command: GenericSchema<unknown, T['command']>;
    /** Setups of earlier builds that can no longer be played, because their content is gone; left out where there are none. */
    readonly retired?: GenericSchema<unknown, unknown>;
    /** Left out by a game whose computer players are all alike. */
    readonly computers?: GenericSchema<unknown, ComputerSettings>;
  };
  /** `null` for a game whose content is always the same. */
  readonly packs: GamePacks<T> | null;
  /** Left out by a game that asks nobody out of turn, or always asks. */
  readonly orders?: StandingOrders<T>;
}

/** The types that a game declares once for all its sections: what its screens show, what people select, and what is stored of a game. */
export interface ScreenTypes<T extends AnyGame = AnyGame> extends ScreenViews<T> {
  readonly selection: Selection;
  readonly digest: GameDigest;
}

/** A game as the shell serves it: everything that it needs to know of one game, behind one import. */
export interface GameModule<T extends AnyGame = AnyGame, S extends ScreenTypes<T> = ScreenTypes<T>>
  extends GameDefinition<T> {
  /** Makes the canvas in `parent` and all that is drawn on it. Resolves when everything that its first screens show has been loaded. */
  createStage(parent: HTMLElement, host: StageHost, tempo: AnimationPace): Promise<Stage<T, S>>;
  /** Whether seats have secrets from one another: then everything that is shown and said is what one seat, or a spectator, may know. */
  readonly hidden: boolean;
  /** Whether people can set how much its table says. */
  readonly hasDetail: boolean;
  /** `null` for a game whose hands are open to anyone who holds the device. */
  readonly hands: GameHands<T, S['table'], S['selection']> | null;
  readonly selection: SelectionSection<T, S['selection'], S['table']>;
  readonly table: TableSection<T, S['table'], S['selection']>;
  readonly computer: ComputerSection<T>;
  /** `null` for a game without plans. */
  readonly plans: PlansSection<T> | null;
  readonly replay: ReplaySection<T, S['table']>;
  /** The rulebook, which is loaded when it is first opened. */
  rulebook(): Promise<Rulebook>;
  readonly sound: GameSound<T>;
  readonly people: GamePeople<T, S['table']>;
  readonly inspect: GameInspect<T, S['table']>;
  /** `null` for a game whose animations never wait for a reader. */
  readonly reading: GameReading | null;
  readonly ending: GameEnding<T, S['ending']>;
  /** `null` for a game that teaches nothing. */
  readonly lessons: GameLessons<T, S['ending']> | null;
  readonly title: TitlePage<T>;
  readonly setups: Setups<T, S['newGame'], S['digest']>;
  readonly records: GameRecords<T, S['digest']>;
  /** `null` for a game without dice. */
  readonly dice: DiceAudit<T> | null;
  readonly words: GameWords;
}

/** One entry of a rulebook on the screen. */
export interface RulebookEntry {
  /** Unique in the rulebook; for a rule, its ID. */
  readonly id: string;
  /** The ID that players see; `null` for what is not a rule. */
  readonly rule: string | null;
  readonly title: string;
  readonly text: string;
  /** A picture beside the text, as a new element of the page that screen readers skip. */
  picture?(): HTMLElement;
  /** Rules that it is about. */
  readonly see: readonly string[];
  /** How we read this rule where the printed rulebook is silent, or says two things: the rulings that are about it. */
  readonly rulings: readonly Ruling[];
}

/** A ruling as it stands inside a rule. */
export interface Ruling {
  /** The ruling's own entry in the book. */
  readonly entry: string;
  /** What stands before its title, where it is no reading of a rule: with which edition it holds, for example. */
  readonly label?: string;
  readonly title: string;
  readonly text: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly about: string | null;
  readonly entries: readonly RulebookEntry[];
}

/** The rulebook of a game. */
export interface Rulebook {
  /** The whole book in reading order. */
  readonly chapters: readonly Chapter[];
  /** What could be searched for, as an example in the empty search field. */
  readonly searchExample: string;
}

/** The upper right corner of a badge, in CSS pixels. */
export interface BadgeCorner {
  readonly right: number;
  readonly top: number;
}

/** Where a board has room to say whose each seat is. */
export interface BadgePlaces {
  /** By seat. */
  readonly seats: readonly BadgeCorner[];
  readonly captain: BadgeCorner;
  /** Whether there is room for names, or for badges alone; `low` ones stand lower, below what is pressed. */
  readonly look: 'named' | 'bare' | 'low';
}

/** What a dialog of a game needs of the table that it opens over. */
export interface PeoplePage<T extends AnyGame = AnyGame> {
  readonly parent: HTMLElement;
  match(): Match<T>;
  /** Lets a clock be heard. */
  tick(): void;
}

/** The color of a seat, and the color of text on it, as CSS writes colors. */
export interface SeatColor {
  readonly fill: string;
  readonly ink: string;
  /** By which the game's style sheet puts a symbol before the name of the seat. */
  readonly symbol?: string;
}

/** A part of how a seat stands. */
export interface StandingPart {
  readonly text: string;
  /** By which the game's style sheet puts a symbol before it. */
  readonly mark?: string;
  /** How much of that symbol is filled, from 0 to 1. */
  readonly filled?: number;
}

/** What the shell asks a game about people who share a device. */
export interface GamePeople<T extends AnyGame = AnyGame, View extends TableView<T> = TableView<T>> {
  /** What each seat is called. */
  seatNames(state: T['view']): readonly string[];
  badges(view: View): BadgePlaces;
  /** The seat that a control brings to the front; `null` for other controls. */
  seatOf(control: string): Seat | null;
  /** How a seat stands, in words that everybody may read, for the person who is handed the device; by default nothing is said. */
  standing?(state: T['view'], seat: Seat): readonly StandingPart[];
  /** What a seat is asked out of turn, in a line that everybody may read; empty where the seat just takes its turn. */
  question?(state: T['view'], seat: Seat): string;
  /** The color of a seat; by default seats have none. */
  color?(state: T['view'], seat: Seat): SeatColor;
  /** Whether people choose who acts, so that the device is handed to the person whose seat is in front. */
  handsOver(state: T['view']): boolean;
  /** The seats that the game waits for, of those that may act; by default all of them. */
  waitsFor?(state: T['view']): readonly Seat[];
  /**
   * The command by which a seat takes back a choice that it has sealed and may still change, while the game waits for others; `null` where
   * it cannot. By default no choice can be reopened.
   */
  reopening?(state: T['view'], seat: Seat): T['command'] | null;
  /** Told of what happened, when the picture has caught up: some of it may be for the people around the device to do. */
  happened?(facts: readonly T['fact'][], page: PeoplePage<T>): void;
}

/** A piece of music: the title's, or the one of a game that is played. */
export type PieceName = 'title' | 'board';

/** How a game is heard: what its states say to the music, and which of its effects the mixer treats in a special way. */
export interface GameSound<T extends AnyGame = AnyGame> {
  /** The folder with its recordings, relative to the page and with a slash at the end; `npm run sound` writes it. */
  readonly folder: string;
  /** How bad things are, 0–1: the layers of the music follow. */
  danger(state: T['view']): number;
  /** How loud each layer of a piece is at a danger of 0–1, each 0–1, in the order of its recordings. */
  layers(piece: PieceName, danger: number): readonly number[];
  /** Which sounds loop, by their names, and how loud, 0–1. */
  ambience(state: T['view']): Readonly<Record<string, number>>;
  /**
   * By effect: how much of the calm that is left the music loses from there on, 0–1, until another effect of the table is
   * played or the danger changes.
   */
  readonly strain: Readonly<Record<string, number>>;
  /**
   * The big moments, by the first part of an effect's name (`fall` of `fall-carrier`), and how much of the music is left under
   * each, 0–1. An effect that is not named does not touch the music.
   */
  readonly ducking: Readonly<Record<string, number>>;
  /** For how many milliseconds an effect is not heard again: asked for by what may happen often, it would nag. */
  readonly rests: Readonly<Record<string, number>>;
  /** The effect by which a person hears the volume of effects while setting it. */
  readonly sample: string;
}

/** What an animation shows until a person has read it. */
export interface GameReading {
  /** The controls that let the animation continue, the one that has the focus first; `frame` is the part of the window it is shown in. */
  controls(frame: Rect, resume: () => void): readonly [Control, ...Control[]];
}

/** One roll of a game with what the odds said before it. */
export interface Roll {
  /** The number of the draw that gave its first die, counted from the first draw of the game. */
  readonly draw: number;
  /** What was rolled, from 1 on, in the order in which it was drawn. */
  readonly faces: readonly number[];
  /** Each die as it lay at last: whether it did what it was rolled for. None in a game without hits. */
  readonly hits: readonly boolean[];
  /** How many hits the odds called for: their expected value. */
  readonly promised: number;
  /** The variance of that number. */
  readonly variance: number;
}

/** The dice of a game, for the page on which players check them. */
export interface DiceAudit<T extends AnyGame = AnyGame> {
  /** How many faces a die has: an even number up to 10. */
  readonly sides: number;
  /** Whether dice are rolled for something that they hit or miss, by odds that the screen shows. */
  readonly hasHits: boolean;
  /** Every roll of a match, as its facts tell it, with the odds that the screen showed before it. */
  rolls(match: Match<T>): Roll[];
}

/** What the shell says in a game's own words: whole sentences, where none fits every game. */
export interface GameWords {
  /** What the game is called. */
  readonly name: string;
  /** What giving a game up leads to. */
  readonly givenUp: string;
  /** What a share code holds. */
  readonly codeHolds: string;
  /** What two games with the same seed have in common. */
  readonly sameSeed: string;
  /** What the setting that always shows the forecast shows; `null` for a game that foretells nothing. */
  readonly forecastShows: string | null;
  /** The setting that sums up what a long phase did, and what the summary holds; `null` for a game without such a phase. */
  readonly summary: { readonly name: string; readonly holds: string } | null;
  /** What the page about players says of whom they play, and when the screen waits for the device to be passed. */
  readonly players: string;
  readonly passing: string;
}
