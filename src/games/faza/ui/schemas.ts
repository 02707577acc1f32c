import * as v from 'valibot';
import { isPackId } from '../../../module/capabilities/packs.ts';
import type { GameDefinition } from '../../../module/gameModule.ts';
import type { PackEditionId } from '../content/vocabulary.ts';
import { faza } from '../rules/faza.ts';
import type { Command } from '../rules/state/command.ts';
import type { Setup } from '../rules/state/state.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { isWellFormed } from '../rules/state/wellFormed.ts';
import { fazaPacks } from './packs/packs.ts';
import { whole } from './packs/shape.ts';
import { EDITION_IDS, HEROES, MODES, OPENINGS } from './packs/words.ts';

/* The schemas of stored games. Commands need none, because the rules refuse everything invalid. */

const heroId = v.picklist(HEROES);
const modeId = v.picklist(MODES);
const openingId = v.picklist(OPENINGS);
/** One of our own editions, or one from a content pack, which may be missing. */
export const editionId = v.union([v.picklist(EDITION_IDS), v.custom<PackEditionId>(isPackId)]);

/** Half a character does not survive being written and read again. */
const seed = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(64),
  v.check((text) => !/\p{Surrogate}/u.test(text)),
);

/** A field of all setups in earlier builds: whether heroes started with Points. */
const HEAD_START = 'headStart';

/** A setup, as far as its shape goes. */
const setupShape: v.GenericSchema<unknown, Setup> = v.strictObject({
  edition: editionId,
  mode: modeId,
  heroes: v.pipe(v.array(heroId), v.minLength(1), v.maxLength(8)),
  seed,
  health: v.nullable(whole(1, 6)),
  rewards: v.boolean(),
  fazaFirst: v.boolean(),
  drawTwo: v.exactOptional(v.literal(true)),
  radio: v.exactOptional(v.literal(true)),
  opening: v.exactOptional(openingId),
});

/** A setup of this build, or of an earlier one that means the same. */
const setupSchema: v.GenericSchema<unknown, Setup> = v.pipe(
  v.unknown(),
  v.transform((setup) => {
    const isPlain = v.is(v.looseObject({ [HEAD_START]: v.literal(false) }), setup);
    if (!isPlain) return setup;
    const { [HEAD_START]: _, ...today } = setup;
    return today;
  }),
  setupShape,
);

/** Setups of earlier builds that are no more: those with a Head start, and of editions with other cards and numbers. */
const retired = v.union([
  v.looseObject({ edition: v.picklist(['revised', 'balanced', 'brisk']) }),
  v.looseObject({ [HEAD_START]: v.literal(true) }),
]);

/** FAZA as it is stored and played again. */
export const fazaDefinition: GameDefinition<FazaTypes> = {
  rules: faza,
  packs: fazaPacks,
  schemas: { setup: setupSchema, retired, command: v.custom<Command>(isWellFormed) },
};
