import * as v from 'valibot';
import { commitmentTo, type Secret } from '../../kernel/records/commitment.ts';
import { isWritten, moveAside, parseStored, type TextStore, textIn } from '../storage/textStore.ts';
import { beginsWith, countFaces, noDice, readRolls, rollsPattern, type Tally, together, USUAL_SIDES } from './tally.ts';

const KEY = 'faza.dice';
/** Refused histories are kept under `faza.dice.refused.1`, `faza.dice.refused.2`, … */
const REFUSED = 'faza.dice.refused.';
/** Anything beyond this is refused before it is parsed; forty games are about 40 kB. */
export const MOST_DICE_TEXT = 1_000_000;
/** Older games are added up until the rest is no longer than this. */
const ROOM = 400_000;

/** What went wrong with the store; `shell/text.en.ts` has a sentence for each. */
export type DiceTrouble = 'refused' | 'refusedInPlace' | 'full';

/** The player's dice in all games on this device. Every call reads the store again: another tab may have written. */
export interface DiceHistory {
  read(): DiceRecord;
  /** Writes down what is shown when a game begins. `known` says that the player chose the seed. */
  pledge(commitment: string, known: boolean): void;
  /** What was written down when the game with this commitment began, if it began here. */
  pledgeOf(commitment: string): Pledge | null;
  /** Adds a game that is over or was given up. The same dice are counted once, however often they come. */
  count(game: GameDice): void;
  /** Forgets all games; what was shown at the beginning of games is kept. */
  forget(): void;
  /** What went wrong since the page was opened. */
  trouble(): DiceTrouble | null;
}

/** Keeps the history of a game's dice in a store; `sides` is how many sides they have. */
export function createDiceHistory(store: TextStore, game: string, sides = USUAL_SIDES): DiceHistory {
  const none = noDice(sides);
  const nothing: DiceRecord = { format: 1, pledges: [], older: none, games: [] };
  let trouble: DiceTrouble | null = null;
  /** The history, when it cannot be stored: it lasts as long as the page. */
  let unstored: DiceRecord | null = null;

  function read(): DiceRecord {
    if (unstored) return unstored;
    const text = textIn(store, KEY);
    if (text === null) return nothing;
    const record = parseDice(text, game, sides);
    if (record) return record;
    const moved = moveAside(store, KEY, REFUSED, text) !== null;
    trouble = moved ? 'refused' : 'refusedInPlace';
    if (!moved) unstored = nothing;
    return nothing;
  }

  function write(record: DiceRecord): void {
    if (!unstored && isWritten(store, KEY, JSON.stringify(record))) return;
    if (!unstored) trouble = 'full';
    unstored = record;
  }

  return {
    read,
    pledge: (commitment, known) => {
      const record = read();
      const others = record.pledges.filter((pledge) => pledge.commitment !== commitment);
      write({ ...record, pledges: [...others, { commitment, known }].slice(-MOST_PLEDGES) });
    },
    pledgeOf: (commitment) => read().pledges.find((pledge) => pledge.commitment === commitment) ?? null,
    count: (dice) => write(folded(withGame(read(), dice))),
    forget: () => write({ ...read(), older: none, games: [] }),
    trouble: () => {
      read();
      return trouble;
    },
  };
}

/** Parses the history of a game's dice with this number of sides; `null` for text that is not one. */
export function parseDice(text: string, game: string, sides = USUAL_SIDES): DiceRecord | null {
  return parseStored(text, diceRecordSchema(game, sides), MOST_DICE_TEXT);
}

/**
 * The same seed gives the same dice, so a game whose rolls begin another's is that game, seen earlier: after a reload, or
 * given up here and played on in another tab. The longer one counts.
 */
function withGame(record: DiceRecord, game: GameDice): DiceRecord {
  const same = record.games.find(
    (other) =>
      commitmentTo(other) === commitmentTo(game) &&
      (beginsWith(other.rolls, game.rolls) || beginsWith(game.rolls, other.rolls)),
  );
  if (!same) return { ...record, games: [...record.games, game] };
  if (same.rolls.length >= game.rolls.length && same.outcome !== 'givenUp') return record;
  const longer = same.rolls.length > game.rolls.length ? same : game;
  return { ...record, games: record.games.map((other) => (other === same ? longer : other)) };
}

/** Adds up games that are too long to be listed, then the oldest ones until the rest is within its bounds. */
function folded(record: DiceRecord): DiceRecord {
  const { games } = record;
  const isTooMuch = games.length > MOST_GAMES || JSON.stringify(record).length > ROOM;
  const next = games.find(({ rolls }) => rolls.length > MOST_ROLLS) ?? (isTooMuch ? games[0] : undefined);
  return next ? folded(addedUp(record, next)) : record;
}

/**
 * Adds up one of the games. What was shown at its beginning goes with it: a game that is brought back later could no longer be
 * told from a new one, and would count twice.
 */
function addedUp(record: DiceRecord, game: GameDice): DiceRecord {
  const commitment = commitmentTo(game);
  const games = record.games.filter((other) => other !== game);
  const isListed = games.some((other) => commitmentTo(other) === commitment);
  const pledges = isListed ? record.pledges : record.pledges.filter((pledge) => pledge.commitment !== commitment);
  return { ...record, pledges, older: together(record.older, game.tally), games };
}

/*
 * What the stored history of dice may look like. It has passed through a place that anybody can write to, so it is checked
 * to the last number, and what can be worked out is worked out again.
 */

/** A game that is over, with all that is needed to roll its dice again. */
export interface GameDice extends Secret {
  /** The day on which it ended, as in `2026-11-21`. */
  readonly ended: string;
  /** `over` where there is no team that wins or loses together. */
  readonly outcome: 'won' | 'lost' | 'over' | 'givenUp';
  /** What was rolled, as `writeRolls` writes it. */
  readonly rolls: string;
  readonly tally: Tally;
}

/** A commitment that was shown when a game began. */
export interface Pledge {
  readonly commitment: string;
  /** Whether the player chose the seed and so could know the dice. */
  readonly known: boolean;
}

/** All that is stored about dice. */
export interface DiceRecord {
  readonly format: 1;
  /** What was shown at the beginning of games, the latest last. */
  readonly pledges: readonly Pledge[];
  /** Games that are too long ago to be listed. */
  readonly older: Tally;
  /** Games, the latest last. */
  readonly games: readonly GameDice[];
}

/** How many games are listed one by one; older ones are added up. */
export const MOST_GAMES = 40;
/** A game keeps its pledge as long as it is listed; a few are of games that are still being played. */
export const MOST_PLEDGES = MOST_GAMES + 20;
/** The longest text of rolls that is stored: of some three thousand rolls. */
const MOST_ROLLS = 30_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e9));

/** Whether a day exists: what becomes of the 31st of February is up to the browser, and some cannot format it. */
function isInCalendar(day: string): boolean {
  const time = Date.parse(day);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(day);
}

const tallySchema = (sides: number): v.GenericSchema<unknown, Tally> =>
  v.pipe(
    v.strictObject({
      games: count,
      faces: v.pipe(v.array(count), v.length(sides)),
      fought: count,
      hits: count,
      promised: amount,
      variance: amount,
      streaks: v.strictObject({ hits: count, misses: count, same: count }),
    }),
    v.check(({ faces, fought, hits, promised, streaks }) => {
      const all = faces.reduce((sum, face) => sum + face, 0);
      return (
        fought <= all &&
        hits <= fought &&
        // The odds are sums of many small parts, and not exact to the last digit.
        promised <= fought + 1e-6 * (1 + fought) &&
        streaks.hits <= hits &&
        streaks.misses <= fought - hits &&
        streaks.same <= Math.max(...faces)
      );
    }),
  );

const gameDice = (game: string, sides: number): v.GenericSchema<unknown, GameDice> =>
  v.pipe(
    v.strictObject({
      game: v.literal(game),
      version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
      seed: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
      ended: v.pipe(v.string(), v.maxLength(10), v.isoDate(), v.check(isInCalendar)),
      outcome: v.picklist(['won', 'lost', 'over', 'givenUp']),
      rolls: v.pipe(v.string(), v.maxLength(MOST_ROLLS), v.regex(rollsPattern(sides))),
      tally: tallySchema(sides),
    }),
    v.check(({ rolls, tally: told }) => {
      const faces = countFaces(
        readRolls(rolls).flatMap((roll) => roll.faces),
        sides,
      );
      return told.games === 1 && faces.every((number, face) => number === told.faces[face]);
    }),
  );

const pledge: v.GenericSchema<unknown, Pledge> = v.strictObject({
  commitment: v.pipe(v.string(), v.maxLength(64), v.regex(/^[0-9a-f]{64}$/)),
  known: v.boolean(),
});

/** What the stored history of a game's dice must look like; the game is known by the ID of its rules. */
function diceRecordSchema(game: string, sides: number): v.GenericSchema<unknown, DiceRecord> {
  return v.strictObject({
    format: v.literal(1),
    pledges: v.pipe(v.array(pledge), v.maxLength(MOST_PLEDGES)),
    older: tallySchema(sides),
    games: v.pipe(v.array(gameDice(game, sides)), v.maxLength(MOST_GAMES)),
  });
}
