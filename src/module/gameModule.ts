import type { GenericSchema } from 'valibot';
import type { Game, Seat } from '../kernel/game.ts';
import type { GameChances } from './capabilities/chances.ts';
import type { GameCoach } from './capabilities/coach.ts';
import type { DiceAudit } from './capabilities/dice.ts';
import type { GameHands } from './capabilities/hands.ts';
import type { GameLessons } from './capabilities/lessons.ts';
import type { GamePacks } from './capabilities/packs.ts';
import type { GamePassing } from './capabilities/passing.ts';
import type { GamePhases } from './capabilities/phases.ts';
import type { PlansSection } from './capabilities/plans.ts';
import type { GameReading } from './capabilities/reading.ts';
import type { StandingOrders } from './capabilities/standingOrders.ts';
import type { AnyGame, ComputerSettings, Match } from './match.ts';
import type { GameDigest, GameRecords } from './records/records.ts';
import type { GameEnding } from './screens/ending.ts';
import type { GameInspect } from './screens/inspect.ts';
import type { ReplaySection } from './screens/replay.ts';
import type { Setups } from './screens/setups.ts';
import type { AnimationPace, ScreenViews, Stage, StageHost } from './screens/stage.ts';
import type { ComputerSection, Selection, SelectionSection, TableSection, TableView } from './screens/table.ts';
import type { TitlePage } from './screens/title.ts';

/** A game as it is stored and played again, without anything of its screens. */
export interface GameDefinition<T extends AnyGame = AnyGame> {
  /** Today's rules; earlier versions hang on them. */
  readonly rules: Game<T>;
  /** The schemas of stored data. The rules decide whether a command is legal. */
  readonly schemas: {
    readonly setup: GenericSchema<unknown, T['setup']>;
    readonly command: GenericSchema<unknown, T['command']>;
    /**
     * Setups of earlier builds that can no longer be played, because their content is gone; omitted if there are none.
     */
    readonly retired?: GenericSchema<unknown, unknown>;
    /** Left out by a game whose computer players are all alike. */
    readonly computers?: GenericSchema<unknown, ComputerSettings>;
  };
  /** Left out by a game whose content is always the same. */
  readonly packs?: GamePacks<T>;
  /** Omitted by a game that asks nobody out of turn, or always asks. */
  readonly orders?: StandingOrders<T>;
}

/** The types that a game declares once for all its sections: the views of its screens, selections, and stored data. */
export interface ScreenTypes<T extends AnyGame = AnyGame> extends ScreenViews<T> {
  readonly selection: Selection;
  readonly digest: GameDigest;
}

/** Optional sections of a game. */
export interface Capabilities<T extends AnyGame = AnyGame, S extends ScreenTypes<T> = ScreenTypes<T>> {
  /**
   * Whether seats have secrets from one another: then everything shown and said is limited to the knowledge of one
   * seat, or of a spectator.
   */
  readonly hidden?: boolean;
  /** Omitted by a game whose hands are open to anyone who holds the device. */
  readonly hands?: GameHands<T, S['table'], S['selection']>;
  /** Left out by a game in which people decide something all the time. */
  readonly phases?: GamePhases<T>;
  readonly plans?: PlansSection<T>;
  readonly lessons?: GameLessons<T, S['ending']>;
  readonly dice?: DiceAudit<T>;
  /** Left out by a game whose chances are not estimated. */
  readonly chances?: GameChances<T>;
  /** Loads the coach, when people first want one. Left out by a game without a coach. */
  coach?(): Promise<GameCoach<T>>;
  /** Whether computers may be on the side of people, and propose what they do: then its coach speaks for them. */
  readonly hasTeammates?: boolean;
  /** Left out by a game whose animations never wait for a reader. */
  readonly reading?: GameReading;
  /** Whether people can choose how much its table says. */
  readonly hasDetail?: boolean;
}

/** A game as the shell serves it: everything that it needs to know of one game, behind one import. */
export interface GameModule<T extends AnyGame = AnyGame, S extends ScreenTypes<T> = ScreenTypes<T>>
  extends GameDefinition<T>,
    Capabilities<T, S> {
  /**
   * Creates the canvas in `parent` and everything drawn on it. Resolves when everything that its first screens show has
   * been loaded.
   */
  createStage(parent: HTMLElement, host: StageHost, tempo: AnimationPace): Promise<Stage<T, S>>;
  readonly selection: SelectionSection<T, S['selection'], S['table']>;
  readonly table: TableSection<T, S['table'], S['selection']>;
  readonly computer: ComputerSection<T>;
  readonly replay: ReplaySection<T, S['table']>;
  /** The rulebook, which is loaded when it is first opened. */
  rulebook(): Promise<Rulebook>;
  readonly sound: GameSound<T>;
  readonly people: GamePeople<T, S['table']>;
  readonly inspect: GameInspect<T, S['table']>;
  readonly ending: GameEnding<T, S['ending']>;
  readonly title: TitlePage<T>;
  readonly setups: Setups<T, S['newGame'], S['digest']>;
  readonly records: GameRecords<T, S['digest']>;
  readonly words: GameWords;
}

/** One entry of a rulebook on the screen. */
export interface RulebookEntry {
  /** Unique in the rulebook; for a rule, its ID. */
  readonly id: string;
  /** The ID that players see; `null` for an entry that is not a rule. */
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

/** A ruling inside a rule's text. */
export interface Ruling {
  /** The ruling's own entry in the book. */
  readonly entry: string;
  /** The prefix of its title, if it is not a reading of a rule: for example, the edition it applies to. */
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
  /** An example search, shown in the empty search field. */
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
  /** Whether there is room for names, or only for badges; `low` ones are lower, below the buttons. */
  readonly look: 'named' | 'bare' | 'low';
}

/** What a game's dialog needs from the table below it. */
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
  /** A darker shade of the color, for marks on light paper. */
  readonly dark?: string;
  /** By which the game's style sheet puts a symbol before the name of the seat. */
  readonly symbol?: string;
}

/** What the shell asks a game about people who share a device. */
export interface GamePeople<T extends AnyGame = AnyGame, View extends TableView<T> = TableView<T>>
  extends GamePassing<T> {
  /** The name of each seat. */
  seatNames(state: T['view']): readonly string[];
  badges(view: View): BadgePlaces;
  /** The seat that a control brings to the front; `null` for other controls. */
  seatOf(control: string): Seat | null;
  /** The color of a seat; by default seats have none. */
  color?(state: T['view'], seat: Seat): SeatColor;
  /** Called with the facts once the picture has caught up: some may concern the people around the device. */
  happened?(facts: readonly T['fact'][], page: PeoplePage<T>): void;
}

/** A piece of music: the title's, or the one of a game that is played. */
export type PieceName = 'title' | 'board';

/** A game's sound: how its states affect the music, and which effects the mixer treats specially. */
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
   * The major events, by the first part of an effect's name (`fall` of `fall-carrier`), and the remaining volume of the
   * music during each, 0–1. Other effects do not affect the music.
   */
  readonly ducking: Readonly<Record<string, number>>;
  /** The minimum interval of an effect in milliseconds: a frequent one would be annoying. */
  readonly rests: Readonly<Record<string, number>>;
  /** The effect by which a person hears the volume of effects while setting it. */
  readonly sample: string;
}

/** What the shell says in a game's own words: complete sentences, where no common one fits every game. */
export interface GameWords {
  /** The name of the game. */
  readonly name: string;
  /** The consequence of giving a game up. */
  readonly givenUp: string;
  /** The content of a share code. */
  readonly codeHolds: string;
  /** What two games with the same seed have in common. */
  readonly sameSeed: string;
  /** What the setting "always show the forecast" shows; `null` for a game without forecasts. */
  readonly forecastShows: string | null;
  /** What the page about players says about whom they play, and when the screen waits for the device to be passed. */
  readonly players: string;
  readonly passing: string;
}
