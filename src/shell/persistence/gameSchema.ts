import * as v from 'valibot';
import type { GameRecord } from '../../kernel/records/record.ts';
import type { GameDefinition } from '../../module/gameModule.ts';
import { type AnyGame, BADGES, MOST_NAME, MOST_PEOPLE, type PlayerGroup, TINTS } from '../../module/match.ts';
import type { StoredGame } from '../../module/records/storedGame.ts';
import { personName } from '../people/personName.ts';
import { peopleText } from '../people/text.en.ts';

/** Far more commands than a game can have, and few enough to be replayed while somebody waits. */
export const MOST_COMMANDS = 20_000;

/** What a stored game of a module may look like: shape and bounds, so that nothing absurd ever reaches the rules. */
export function storedGameSchema<T extends AnyGame>({
  rules,
  schemas: { setup, command, computers = v.never() },
  orders: named,
}: GameDefinition<T>): v.GenericSchema<unknown, StoredGame<T>> {
  const commands = commandList(command, MOST_COMMANDS);
  const record: v.GenericSchema<unknown, GameRecord<T>> = v.strictObject({
    game: v.pipe(v.string(), v.maxLength(32)),
    // Rules are counted from 1: a record of rules that never were is none of an earlier version.
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000)),
    setup,
    commands,
    hashes: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{14}$/))), v.maxLength(20_000)),
  });
  return v.pipe(
    v.strictObject({
      format: v.literal(1),
      record,
      future: commands,
      players: v.pipe(v.array(v.picklist(['you', 'friend', 'computer'])), v.maxLength(8)),
      computers: v.exactOptional(computers),
      practice: v.exactOptional(v.literal(true)),
      company: v.exactOptional(playerGroupSchema),
      whose: v.exactOptional(v.picklist(['own', 'guest'])),
      orders: v.exactOptional(v.pipe(v.array(v.picklist(Object.keys(named?.labels ?? {}))), v.maxLength(8))),
      seal: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
    }),
    v.check(({ record: { setup: stored }, players }) => players.length === rules.seats(stored)),
    v.check(({ players, computers: play }) => play === undefined || play.levels.length === players.length),
    v.check(({ players, company }) => company === undefined || company.seats.length === players.length),
    v.check(({ players, orders }) => orders === undefined || orders.length === players.length),
  );
}

/** A list with a limited number of commands. The length is checked first, so that an endless list is never read. */
export function commandList<Command>(
  command: v.GenericSchema<unknown, Command>,
  most: number,
): v.GenericSchema<unknown, readonly Command[]> {
  return v.pipe(
    v.custom<readonly unknown[]>((value) => Array.isArray(value) && value.length <= most),
    v.array(command),
  );
}

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
