import * as v from 'valibot';
import { isDay } from '../../../../module/daily/days.ts';
import { HEROES, MODES } from '../packs/words.ts';
import { editionId } from '../schemas.ts';
import type { Digest } from './digest.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000));

/**
 * An additional field of digests from earlier builds: whether heroes started with Points. Those games count, though no
 * new ones can be started.
 */
const withoutHeadStart = v.pipe(
  v.looseObject({}),
  v.transform(({ headStart: _, ...digest }) => digest),
);

/**
 * The schema of a stored digest. Anybody can write to the browser's storage, so every number is checked; an invalid
 * digest is recomputed from its game.
 */
export const digestSchema: v.GenericSchema<unknown, Digest> = v.pipe(
  withoutHeadStart,
  v.strictObject({
    edition: editionId,
    mode: v.picklist(MODES),
    heroes: v.pipe(v.array(v.picklist(HEROES)), v.minLength(1), v.maxLength(8)),
    computers: count,
    daily: v.nullable(v.pipe(v.string(), v.maxLength(10), v.check(isDay))),
    rule: v.nullable(v.picklist(['X1', 'X2', 'X3', 'X4', 'X5'])),
    health: v.nullable(count),
    rewards: v.boolean(),
    fazaFirst: v.boolean(),
    drawTwo: v.boolean(),
    radio: v.boolean(),
    rounds: count,
    decisions: count,
    kills: count,
    bestFight: count,
    injuries: count,
    shielded: count,
    boardings: count,
    recruits: count,
    drones: count,
    fazaformed: count,
    leastHealthy: count,
  }),
);
