import * as v from 'valibot';
import { isDay } from '../../../../module/days.ts';
import { editions } from '../../content/editions.ts';
import { editionId } from '../schemas.ts';
import type { Digest } from './digest.ts';

/*
 * Digests lie in a place that anybody can write to, so one that is read is checked to the last number; one that is not what we
 * write is made again from its game.
 */

const specs = Object.values(editions);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000));

const shape = v.strictObject({
  edition: editionId,
  mode: v.picklist(specs.flatMap(({ modes }) => modes.map(({ id }) => id))),
  heroes: v.pipe(
    v.array(v.picklist(specs.flatMap(({ heroes }) => heroes.map(({ id }) => id)))),
    v.minLength(1),
    v.maxLength(8),
  ),
  computers: count,
  daily: v.nullable(v.pipe(v.string(), v.maxLength(10), v.check(isDay))),
  rule: v.nullable(v.picklist(['X1', 'X2', 'X3', 'X4', 'X5'])),
  health: v.nullable(count),
  rewards: v.boolean(),
  fazaFirst: v.boolean(),
  headStart: v.boolean(),
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
});

/** What a stored digest must look like. */
export const digestSchema: v.GenericSchema<unknown, Digest> = shape;
