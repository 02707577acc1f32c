import * as v from 'valibot';
import { editions } from '../../games/faza/content/editions.ts';
import type { EditionId } from '../../games/faza/content/vocabulary.ts';
import type { Command, CommandName, CommandOf, Target } from '../../games/faza/rules/command.ts';
import type { Setup } from '../../games/faza/rules/state.ts';
import type { FazaTypes } from '../../games/faza/rules/types.ts';
import type { Player } from '../../games/faza/scenes/view.ts';
import type { GameRecord } from '../../kernel/record.ts';
import type { Company } from '../company/company.ts';
import { companySchema } from '../company/companySchema.ts';

/*
 * What stored games may look like. These schemas check shape and bounds; whether a command is legal is for the rules to say.
 * Numbers are bounded so that nothing absurd ever reaches them.
 */

const whole = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(least),
    v.maxValue(most),
    // JSON can say -0, and we never do.
    v.check((number) => !Object.is(number, -0)),
  );
const ofEditions = <T>(pick: (edition: (typeof editions)[EditionId]) => readonly T[]): T[] => [
  ...new Set(Object.values(editions).flatMap(pick)),
];

const seat = whole(0, 7);
const card = whole(1, 12);
const tile = whole(1, 64);
const number = whole(0, 99);
const heroId = v.picklist(ofEditions((edition) => edition.heroes.map(({ id }) => id)));
const shipId = v.picklist(ofEditions((edition) => edition.ships.map(({ id }) => id)));
const eventId = v.picklist(ofEditions((edition) => edition.events.map(({ id }) => id)));
const modeId = v.picklist(ofEditions((edition) => edition.modes.map(({ id }) => id)));
const openingId = v.picklist(ofEditions((edition) => edition.openings.map(({ id }) => id)));
const editionId = v.picklist(ofEditions((edition) => [edition.id]));

const target: v.GenericSchema<unknown, Target> = v.variant('kind', [
  v.strictObject({ kind: v.literal('self') }),
  v.strictObject({ kind: v.literal('ally'), ally: seat }),
  v.strictObject({ kind: v.literal('card'), ally: seat, card }),
  v.strictObject({ kind: v.literal('tile'), tile }),
  v.strictObject({ kind: v.literal('step'), from: tile, to: tile }),
]);

/** The shape of each command; a new command without an entry does not compile. */
const commands: { readonly [Name in CommandName]: v.GenericSchema<unknown, CommandOf<Name>> } = {
  move: v.strictObject({ do: v.literal('move'), hero: seat, card, to: tile }),
  lead: v.strictObject({ do: v.literal('lead'), hero: seat, card, from: tile, to: tile, rebels: number }),
  drive: v.strictObject({
    do: v.literal('drive'),
    hero: seat,
    card,
    to: tile,
    passengers: v.pipe(v.array(seat), v.maxLength(8)),
    rebels: number,
  }),
  enhance: v.strictObject({ do: v.literal('enhance'), hero: seat, card, option: number, target }),
  fight: v.strictObject({ do: v.literal('fight'), hero: seat, tile }),
  board: v.strictObject({ do: v.literal('board'), hero: seat, ship: shipId }),
  recruit: v.strictObject({ do: v.literal('recruit'), hero: seat, outpost: tile }),
  recover: v.strictObject({ do: v.literal('recover'), hero: seat, card }),
  marksman: v.strictObject({ do: v.literal('marksman'), hero: seat }),
  pathfinder: v.strictObject({ do: v.literal('pathfinder'), hero: seat, to: tile, companion: v.nullable(seat) }),
  houseCall: v.strictObject({ do: v.literal('houseCall'), hero: seat, ally: seat }),
  reclaim: v.strictObject({ do: v.literal('reclaim'), hero: seat }),
  insider: v.strictObject({ do: v.literal('insider'), hero: seat, ship: shipId }),
  tinker: v.strictObject({ do: v.literal('tinker'), hero: seat, ally: seat, card }),
  forecast: v.strictObject({ do: v.literal('forecast'), hero: seat }),
  payOff: v.strictObject({
    do: v.literal('payOff'),
    event: eventId,
    points: v.pipe(v.array(number), v.maxLength(8)),
  }),
  radio: v.strictObject({ do: v.literal('radio'), hero: seat }),
  endTeamPhase: v.strictObject({ do: v.literal('endTeamPhase') }),
  protect: v.strictObject({ do: v.literal('protect'), hero: seat }),
  sabotage: v.strictObject({ do: v.literal('sabotage'), cancel: v.boolean() }),
  defect: v.strictObject({ do: v.literal('defect'), outpost: tile }),
  recoverOne: v.strictObject({ do: v.literal('recoverOne'), hero: seat, card }),
  chooseEvent: v.strictObject({ do: v.literal('chooseEvent'), event: eventId }),
};

/** A command, whichever it is. */
export const commandSchema: v.GenericSchema<unknown, Command> = v.lazy((input): v.GenericSchema<unknown, Command> => {
  const name = typeof input === 'object' && input !== null && 'do' in input ? input.do : undefined;
  return isCommandName(name) ? commands[name] : v.never();
});

function isCommandName(name: unknown): name is CommandName {
  return typeof name === 'string' && Object.hasOwn(commands, name);
}

/** Half a character does not survive being written and read again. */
const seed = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(64),
  v.check((text) => !/\p{Surrogate}/u.test(text)),
);

const setupSchema: v.GenericSchema<unknown, Setup> = v.strictObject({
  edition: editionId,
  mode: modeId,
  heroes: v.pipe(v.array(heroId), v.minLength(1), v.maxLength(8)),
  seed,
  health: v.nullable(whole(1, 6)),
  rewards: v.boolean(),
  fazaFirst: v.boolean(),
  headStart: v.boolean(),
  drawTwo: v.exactOptional(v.literal(true)),
  radio: v.exactOptional(v.literal(true)),
  opening: v.exactOptional(openingId),
});

/** Far more commands than a game can have, and few enough to be replayed while somebody waits. */
export const MOST_COMMANDS = 20_000;

/** The length comes first: an endless list is not even looked through. */
const commandList = v.pipe(
  v.custom<readonly unknown[]>((value) => Array.isArray(value) && value.length <= MOST_COMMANDS),
  v.array(commandSchema),
);

const recordSchema: v.GenericSchema<unknown, GameRecord<FazaTypes>> = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(32)),
  // Rules are counted from 1: a record of rules that never were is none of an earlier version.
  version: whole(1, 1_000_000),
  setup: setupSchema,
  commands: commandList,
  hashes: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{14}$/))), v.maxLength(20_000)),
});

/** A game as the page keeps it: the record, the commands taken back, and who plays each seat. */
export interface StoredGame {
  /** Version of this envelope. */
  readonly format: 1;
  readonly record: GameRecord<FazaTypes>;
  /** Commands taken back, the next to redo first. */
  readonly future: readonly Command[];
  readonly players: readonly Player[];
  /** Left out unless everything could be taken back. */
  readonly practice?: true;
  /** Left out where nobody has a name. */
  readonly company?: Company;
  /** Left out for a game that began on this device. */
  readonly whose?: Whose;
  /** Only in files and links: by this a browser knows its own games again. */
  readonly seal?: string;
}

/** Whose a game is that came from outside: the player's own, or a guest's. */
export type Whose = 'own' | 'guest';

export const storedGameSchema: v.GenericSchema<unknown, StoredGame> = v.pipe(
  v.strictObject({
    format: v.literal(1),
    record: recordSchema,
    future: commandList,
    players: v.pipe(v.array(v.picklist(['you', 'friend', 'computer'])), v.maxLength(8)),
    practice: v.exactOptional(v.literal(true)),
    company: v.exactOptional(companySchema),
    whose: v.exactOptional(v.picklist(['own', 'guest'])),
    seal: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
  }),
  v.check(({ record, players }) => players.length === record.setup.heroes.length),
  v.check(({ players, company }) => company === undefined || company.seats.length === players.length),
);
