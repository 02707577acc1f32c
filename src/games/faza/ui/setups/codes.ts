import { SEED_KINDS, type SeedKind, type SetupCodes } from '../../../../module/setups.ts';
import { editionById } from '../../content/editions.ts';
import type { EditionId, ModeId } from '../../content/vocabulary.ts';
import type { Setup } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { teamsOf } from './teams.ts';

/*
 * A setup as a number of 23 bits. Players have shared codes, so nothing here may move: modes and heroes are numbered by their
 * places in lists, and new ones come last.
 */

/**
 * The modes of every edition. The first eight have the three bits of edition and mode: the first two editions left one of four
 * numbers of each free. The five after them share what the eight leave free of the numbers of teams. The last one has the numbers
 * whose health field is 7, which no health is; its own health is in the bits of edition and mode.
 */
const MODES: readonly (readonly [EditionId, ModeId])[] = [
  ['published', 'easy'],
  ['published', 'normal'],
  ['published', 'hard'],
  ['24', 'easy'],
  ['revised', 'easy'],
  ['revised', 'normal'],
  ['revised', 'hard'],
  ['24', 'normal'],
  ['balanced', 'easy'],
  ['balanced', 'normal'],
  ['balanced', 'hard'],
  ['brisk', 'normal'],
  ['brisk', 'hard'],
  ['brisk', 'easy'],
];

/** Options that are on or off, in the order of their bits. */
const OPTIONS = ['rewards', 'fazaFirst', 'headStart', 'drawTwo', 'radio'] as const satisfies readonly (keyof Setup)[];

/** The number after those of the kinds of seeds: a drawn seed on the board of the first opening. */
const ON_FIRST_OPENING = SEED_KINDS.length;

/** The fields from the highest bits to the lowest, with their widths. */
const WIDTHS = { edition: 1, team: 10, mode: 2, health: 3, options: 5, kind: 2 } as const;
type Field = keyof typeof WIDTHS;
const FIELDS = Object.keys(WIDTHS) as readonly Field[];

/** How many modes have the bits of edition and mode for themselves. */
const FIRST_MODES = 2 ** (WIDTHS.edition + WIDTHS.mode);
/** How many teams every edition has: two heroes of each area, in every seat order. */
const TEAMS = 624;
/** How many numbers of teams each of the first modes leaves free. */
const SPARE = 2 ** WIDTHS.team - TEAMS;
/** The value of the health field that marks the last mode. */
const NO_HEALTH = 2 ** WIDTHS.health - 1;
const LAST_MODE = MODES.length - 1;

const BITS = Object.values(WIDTHS).reduce<number>((sum, width) => sum + width, 0);

/** FAZA's setups as numbers. */
export const codes: SetupCodes<FazaTypes> = { bits: BITS, toBits, fromBits };

/** A setup as a number; `null` where a part of it has no number, such as an option of later rules. */
function toBits(setup: Setup, kind: SeedKind): bigint | null {
  const mode = MODES.findIndex(([edition, mode]) => edition === setup.edition && mode === setup.mode);
  if (mode < 0) return null;
  const team = teamsOf(setup.edition).findIndex((team) => team.join() === setup.heroes.join());
  if (team < 0) return null;
  const health = setup.health ?? 0;
  const numbers = mode === LAST_MODE ? { mode: health, team } : numbersOf({ mode, team });
  const values: Readonly<Record<Field, number>> = {
    edition: numbers.mode >> WIDTHS.mode,
    team: numbers.team,
    mode: numbers.mode & (2 ** WIDTHS.mode - 1),
    health: mode === LAST_MODE ? NO_HEALTH : health,
    options: OPTIONS.reduce((sum, option, bit) => sum + (setup[option] ? 2 ** bit : 0), 0),
    kind: kindOf(setup, kind),
  };
  let bits = 0n;
  for (const field of FIELDS) {
    if (values[field] < 0 || values[field] >= 2 ** WIDTHS[field]) return null;
    bits = (bits << BigInt(WIDTHS[field])) | BigInt(values[field]);
  }
  return bits;
}

/** The places of a mode and a team in their lists; or the numbers that stand for them. */
interface ModeAndTeam {
  readonly mode: number;
  readonly team: number;
}

/** The numbers for a mode and a team: the first modes are their own. */
function numbersOf({ mode, team }: ModeAndTeam): ModeAndTeam {
  if (mode < FIRST_MODES) return { mode, team };
  const place = (mode - FIRST_MODES) * TEAMS + team;
  return { mode: Math.floor(place / SPARE), team: TEAMS + (place % SPARE) };
}

/** The reverse of `numbersOf`. */
function placesOf({ mode, team }: ModeAndTeam): ModeAndTeam {
  if (team < TEAMS) return { mode, team };
  const place = mode * SPARE + team - TEAMS;
  return { mode: FIRST_MODES + Math.floor(place / TEAMS), team: place % TEAMS };
}

/** The number for the kind of a seed; -1 where codes have no room for the setup's opening. */
function kindOf({ opening }: Setup, kind: SeedKind): number {
  if (opening === undefined) return SEED_KINDS.indexOf(kind);
  return opening === 'first' && kind === 'drawn' ? ON_FIRST_OPENING : -1;
}

/** The setup of a number; `null` for a number without one: an invalid code, or one from a later version of the game. */
function fromBits(bits: bigint): ReturnType<SetupCodes<FazaTypes>['fromBits']> {
  const values = fieldsOf(bits);
  const number = (values.edition << WIDTHS.mode) | values.mode;
  const [places, health] =
    values.health === NO_HEALTH
      ? [{ mode: LAST_MODE, team: values.team }, number]
      : [placesOf({ mode: number, team: values.team }), values.health];
  const [edition, mode] = MODES[places.mode] ?? [];
  const isOnOpening = values.kind === ON_FIRST_OPENING;
  const kind = isOnOpening ? 'drawn' : SEED_KINDS[values.kind];
  if (edition === undefined || mode === undefined || kind === undefined) return null;
  const heroes = teamsOf(edition)[places.team];
  if (!heroes || health > 6) return null;
  const isOn = (option: (typeof OPTIONS)[number]): boolean => (values.options & (2 ** OPTIONS.indexOf(option))) !== 0;
  // Not every edition has openings, and the Faza never act first on one.
  if (isOnOpening && (isOn('fazaFirst') || editionById(edition).openings.length === 0)) return null;
  const withSeed = (seed: string): Setup => ({
    edition,
    mode,
    heroes,
    seed,
    health: health || null,
    rewards: isOn('rewards'),
    fazaFirst: isOn('fazaFirst'),
    headStart: isOn('headStart'),
    ...(isOn('drawTwo') ? { drawTwo: true } : {}),
    ...(isOn('radio') ? { radio: true } : {}),
    ...(isOnOpening ? { opening: 'first' } : {}),
  });
  return { kind, withSeed };
}

function fieldsOf(bits: bigint): Record<Field, number> {
  const values: Record<Field, number> = { edition: 0, team: 0, mode: 0, health: 0, options: 0, kind: 0 };
  let left = bits;
  for (const field of [...FIELDS].reverse()) {
    values[field] = Number(left & (2n ** BigInt(WIDTHS[field]) - 1n));
    left >>= BigInt(WIDTHS[field]);
  }
  return values;
}
