import * as v from 'valibot';
import type { GameDefinition } from '../../../module/gameModule.ts';
import { isPackId } from '../../../module/packs.ts';
import type { PackEditionId } from '../content/vocabulary.ts';
import type { Command, CommandName, CommandOf, Target } from '../rules/command.ts';
import { faza } from '../rules/faza.ts';
import type { Setup } from '../rules/state.ts';
import type { FazaTypes } from '../rules/types.ts';
import { fazaPacks } from './packs/packs.ts';
import { whole } from './packs/shape.ts';
import { EDITION_IDS, EVENTS, HEROES, MODES, OPENINGS, SHIPS } from './packs/words.ts';

/*
 * What stored games may look like. These schemas check shape and bounds; whether a command is legal is for the rules to say.
 * Numbers are bounded so that nothing absurd ever reaches them.
 */

const seat = whole(0, 7);
const card = whole(1, 12);
const tile = whole(1, 64);
const number = whole(0, 99);
const heroId = v.picklist(HEROES);
const shipId = v.picklist(SHIPS);
const eventId = v.picklist(EVENTS);
const modeId = v.picklist(MODES);
const openingId = v.picklist(OPENINGS);
/** An edition of our own, or one out of a content pack, which need not be there. */
export const editionId = v.union([v.picklist(EDITION_IDS), v.custom<PackEditionId>(isPackId)]);

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
const commandSchema: v.GenericSchema<unknown, Command> = v.lazy((input): v.GenericSchema<unknown, Command> => {
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

/** A setup, as far as its shape goes. */
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

/** FAZA as it is stored and played again. */
export const fazaDefinition: GameDefinition<FazaTypes> = {
  rules: faza,
  packs: fazaPacks,
  schemas: { setup: setupSchema, command: commandSchema },
};
