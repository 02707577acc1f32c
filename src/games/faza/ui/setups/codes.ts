import { SEED_KINDS, type SeedKind, type SetupCodes } from '../../../../module/screens/setups.ts';
import { editionById } from '../../content/editions.ts';
import type { EditionId, ModeId } from '../../content/vocabulary.ts';
import type { Setup } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { teamsOf } from './teams.ts';

/*
 * A setup as a number of 23 bits. Players have shared codes, so nothing here may move: modes and heroes are numbered by their
 * places in lists, and new ones come last.
 */

/** The modes of all editions, by their three bits; `null` for numbers of editions that are no more. */
const MODES: readonly (readonly [EditionId, ModeId] | null)[] = [
  ['published', 'easy'],
  ['published', 'normal'],
  ['published', 'hard'],
  ['24', 'easy'],
  null,
  null,
  null,
  ['24', 'normal'],
];

/** Options that are on or off, in the order of their bits; `null` for one that is no more. */
const OPTIONS = ['rewards', 'fazaFirst', null, 'drawTwo', 'radio'] as const satisfies readonly (keyof Setup | null)[];

/** The number after those of the kinds of seeds: a drawn seed on the board of the first opening. */
const ON_FIRST_OPENING = SEED_KINDS.length;

/** The fields from the highest bits to the lowest, with their widths. */
const WIDTHS = { edition: 1, team: 10, mode: 2, health: 3, options: 5, kind: 2 } as const;
type Field = keyof typeof WIDTHS;
const FIELDS = Object.keys(WIDTHS) as readonly Field[];

const BITS = Object.values(WIDTHS).reduce<number>((sum, width) => sum + width, 0);

/** FAZA's setups as numbers. */
export const codes: SetupCodes<FazaTypes> = { bits: BITS, toBits, fromBits };

/** A setup as a number; `null` if a part of it has no number, such as an option of later rules. */
function toBits(setup: Setup, kind: SeedKind): bigint | null {
  const mode = MODES.findIndex((one) => one?.[0] === setup.edition && one[1] === setup.mode);
  const values: Readonly<Record<Field, number>> = {
    edition: mode >> WIDTHS.mode,
    team: teamsOf(setup.edition).findIndex((team) => team.join() === setup.heroes.join()),
    mode: mode & (2 ** WIDTHS.mode - 1),
    health: setup.health ?? 0,
    options: OPTIONS.reduce((sum, option, bit) => sum + (option && setup[option] ? 2 ** bit : 0), 0),
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
  const [edition, mode] = MODES[(values.edition << WIDTHS.mode) | values.mode] ?? [];
  const isOnOpening = values.kind === ON_FIRST_OPENING;
  const kind = isOnOpening ? 'drawn' : SEED_KINDS[values.kind];
  if (edition === undefined || mode === undefined || kind === undefined) return null;
  const heroes = teamsOf(edition)[values.team];
  if (!heroes || values.health > 6) return null;
  const bitOf = (option: (typeof OPTIONS)[number]): number => 2 ** OPTIONS.indexOf(option);
  const isOn = (option: (typeof OPTIONS)[number]): boolean => (values.options & bitOf(option)) !== 0;
  if (isOn(null)) return null;
  // Not every edition has openings, and the Faza never act first on one.
  if (isOnOpening && (isOn('fazaFirst') || editionById(edition).openings.length === 0)) return null;
  const withSeed = (seed: string): Setup => ({
    edition,
    mode,
    heroes,
    seed,
    health: values.health || null,
    rewards: isOn('rewards'),
    fazaFirst: isOn('fazaFirst'),
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
