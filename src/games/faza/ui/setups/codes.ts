import { SEED_KINDS, type SeedKind, type SetupCodes } from '../../../../module/setups.ts';
import { editionById, editions } from '../../content/editions.ts';
import type { EditionId } from '../../content/vocabulary.ts';
import type { Setup } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { teamsOf } from './teams.ts';

/*
 * A setup as a number of 23 bits. Players have shared codes, so nothing here may move: editions, modes and heroes are numbered by
 * their places in lists, and new ones come last.
 */

const EDITIONS: readonly EditionId[] = Object.values(editions).map(({ id }) => id);

/** Options that are on or off, in the order of their bits. */
const OPTIONS = ['rewards', 'fazaFirst', 'headStart', 'drawTwo', 'radio'] as const satisfies readonly (keyof Setup)[];

/** The number after those of the kinds of seeds: a drawn seed on the board of the first opening. */
const ON_FIRST_OPENING = SEED_KINDS.length;

/** The fields from the highest bits to the lowest, with their widths. */
const WIDTHS = { edition: 1, team: 10, mode: 2, health: 3, options: 5, kind: 2 } as const;
type Field = keyof typeof WIDTHS;
const FIELDS = Object.keys(WIDTHS) as readonly Field[];

const BITS = Object.values(WIDTHS).reduce<number>((sum, width) => sum + width, 0);

/** FAZA's setups as numbers. */
export const codes: SetupCodes<FazaTypes> = { bits: BITS, toBits, fromBits };

/** A setup as a number; `null` where a part of it has no number, such as an option of later rules. */
function toBits(setup: Setup, kind: SeedKind): bigint | null {
  const values: Readonly<Record<Field, number>> = {
    edition: EDITIONS.indexOf(setup.edition),
    team: teamsOf(setup.edition).findIndex((team) => team.join() === setup.heroes.join()),
    mode: editionById(setup.edition).modes.findIndex(({ id }) => id === setup.mode),
    health: setup.health ?? 0,
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

/** The number for the kind of a seed; -1 where codes have no room for the setup's opening. */
function kindOf({ opening }: Setup, kind: SeedKind): number {
  if (opening === undefined) return SEED_KINDS.indexOf(kind);
  return opening === 'first' && kind === 'drawn' ? ON_FIRST_OPENING : -1;
}

/** The setup of a number; `null` for a number without one: an invalid code, or one from a later version of the game. */
function fromBits(bits: bigint): ReturnType<SetupCodes<FazaTypes>['fromBits']> {
  const values = fieldsOf(bits);
  const edition = EDITIONS[values.edition];
  const isOnOpening = values.kind === ON_FIRST_OPENING;
  const kind = isOnOpening ? 'drawn' : SEED_KINDS[values.kind];
  if (edition === undefined || kind === undefined) return null;
  const heroes = teamsOf(edition)[values.team];
  const mode = editionById(edition).modes[values.mode]?.id;
  if (!heroes || mode === undefined || values.health > 6) return null;
  const isOn = (option: (typeof OPTIONS)[number]): boolean => (values.options & (2 ** OPTIONS.indexOf(option))) !== 0;
  // The Faza never act first on an opening.
  if (isOnOpening && isOn('fazaFirst')) return null;
  const withSeed = (seed: string): Setup => ({
    edition,
    mode,
    heroes,
    seed,
    health: values.health || null,
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
