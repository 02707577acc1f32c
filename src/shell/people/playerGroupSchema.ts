import * as v from 'valibot';
import { BADGES, MOST_NAME, MOST_PEOPLE, type PlayerGroup, TINTS } from '../../module/match.ts';
import { personName } from './personName.ts';
import { peopleText } from './text.en.ts';

const personSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_NAME)),
  // Another version may have other signs: no game is refused for an ornament.
  sign: v.fallback(v.picklist(BADGES), BADGES[0]),
  tint: v.fallback(v.picklist(TINTS), TINTS[0]),
});

/** A company out of a stored game: every seat is somebody’s who is there. */
export const playerGroupSchema: v.GenericSchema<unknown, PlayerGroup> = v.pipe(
  v.strictObject({
    people: v.pipe(
      v.array(personSchema),
      v.minLength(1),
      v.maxLength(MOST_PEOPLE),
      v.transform((people) =>
        people.map((person, index) => ({ ...person, name: personName(person.name, peopleText.person(index + 1)) })),
      ),
    ),
    seats: v.pipe(v.array(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))), v.maxLength(8)),
    handOver: v.boolean(),
    captain: v.boolean(),
  }),
  v.check(({ people, seats }) => seats.every((person) => person === null || person < people.length)),
);
