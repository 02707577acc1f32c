import type { Command } from '../../src/games/faza/rules/state/command.ts';
import type { Setup, State } from '../../src/games/faza/rules/state/state.ts';
import type { FazaSession } from '../../src/games/faza/rules/state/types.ts';
import { isOver } from '../../src/kernel/game.ts';
import { age, begin, now, pastOf } from '../../src/kernel/session.ts';
import { at } from '../../src/kernel/values/at.ts';
import { equal } from '../../src/kernel/values/equal.ts';
import { fingerprint } from '../../src/kernel/values/hash.ts';
import type { Luck } from '../kit/luck.ts';
import type { Attack } from './attack.ts';
import { type Base, cutAt, given, recordOf, type Stored, storedOf } from './corpus.ts';

/* Attacks that know the game: texts in the right format that lie about what happened. */

/** An attack that changes the stored values of a game. */
function changing(
  kind: string,
  change: (stored: Stored, luck: Luck, other: Stored) => void,
  expect?: Attack['expect'],
): Attack {
  return {
    kind,
    make: (base, luck, others) => {
      const stored = storedOf(base);
      change(stored, luck, storedOf(luck.pick(others)));
      return JSON.stringify(stored);
    },
    ...(expect ? { expect } : {}),
  };
}

/** An attack that puts another game into a record with the right fingerprints. */
function retold(kind: string, tell: (session: FazaSession, luck: Luck) => FazaSession): Attack {
  return {
    kind,
    make: (base, luck) => JSON.stringify({ ...storedOf(base), record: recordOf(tell(base.session, luck)), future: [] }),
    expect: 'other',
  };
}

const anyPlace = (items: readonly unknown[], luck: Luck): number => luck.below(items.length + 1);

export const gameAttacks: readonly Attack[] = [
  changing('commands: one missing', ({ record }, luck) => record.commands.splice(anyPlace(record.commands, luck), 1)),
  changing('commands: one twice', ({ record: { commands } }, luck) => {
    const place = anyPlace(commands, luck);
    commands.splice(place, 0, ...commands.slice(place, place + 1));
  }),
  changing('commands: two exchanged', ({ record: { commands } }, luck) => {
    const place = anyPlace(commands, luck);
    commands.splice(place, 2, ...commands.slice(place, place + 2).reverse());
  }),
  changing("commands: one of another game's", ({ record }, luck, other) => {
    const place = anyPlace(record.commands, luck);
    record.commands.splice(place, luck.below(2), ...luck.some(other.record.commands, 1));
  }),
  changing('commands: one more, legal by itself', ({ record }, luck) => {
    record.commands.splice(anyPlace(record.commands, luck), 0, { do: 'endTeamPhase' });
  }),
  changing('two games spliced', ({ record }, luck, { record: other }) => {
    const place = anyPlace(record.commands, luck);
    record.commands = [...record.commands.slice(0, place), ...other.commands.slice(place)];
    if (luck.below(2) === 0) record.hashes = other.hashes;
  }),
  changing("another game's fingerprints", ({ record }, _, other) => {
    record.hashes = other.record.hashes;
  }),
  changing('fingerprints exchanged', ({ record }, luck) => {
    const place = luck.below(record.hashes.length);
    record.hashes.splice(place, 2, ...record.hashes.slice(place, place + 2).reverse());
  }),
  changing('fingerprints missing or too many', ({ record }, luck) => {
    const place = luck.below(record.hashes.length);
    if (luck.below(2) === 0) record.hashes.splice(place, 1);
    else record.hashes.splice(place, 0, at(record.hashes, place));
  }),
  changing('made by rules that are not written yet', ({ record }, luck) => {
    record.version += 1 + luck.below(9);
  }),
  changing("another game's setup", ({ record }, _, other) => {
    record.setup = other.record.setup;
  }),
  changing('one option of the setup changed', ({ record }, luck) => {
    const { setup } = record;
    record.setup = luck.pick([
      { ...setup, seed: `${setup.seed} ` },
      { ...setup, rewards: !setup.rewards },
      { ...setup, fazaFirst: !setup.fazaFirst },
      extraTurned(setup, 'drawTwo'),
      extraTurned(setup, 'radio'),
      { ...setup, health: setup.health === null ? 1 : null },
      { ...setup, heroes: [...setup.heroes].reverse() },
      { ...setup, heroes: [...setup.heroes, at(setup.heroes, 0)] },
      { ...setup, heroes: setup.heroes.map(() => at(setup.heroes, 0)) },
      { ...setup, heroes: [] },
    ]);
  }),
  changing('a future that is none', (stored, luck, other) => {
    stored.future = luck.pick<Command[]>([other.record.commands, [{ do: 'endTeamPhase' }], stored.record.commands]);
  }),
  {
    kind: 'a future that is legal',
    make: (base, luck) => {
      const legal = base.session.game.legalCommands(now(base.session));
      return JSON.stringify({ ...storedOf(base), future: luck.some(legal, 1) });
    },
  },
  changing('the past taken for the future', ({ record, future }, luck) => {
    future.unshift(...record.commands.splice(anyPlace(record.commands, luck)));
  }),
  changing(
    'players exchanged',
    (stored, luck) => {
      stored.players = stored.players.map(() => luck.pick(['you', 'friend', 'computer']));
    },
    'same',
  ),
  retold('retold: stopped earlier', (session, luck) => cutAt(session, luck.below(age(session) + 1))),
  retold('retold: with another command', (session, luck) => {
    const start = cutAt(session, luck.below(age(session) + 1));
    if (isOver(start.game, now(start))) return start;
    return asFarAsLegal(given(start, luck.pick(start.game.legalCommands(now(start)))), commandsOf(session));
  }),
  retold('retold: with other luck', (session, luck) =>
    asFarAsLegal(
      begin(session.game, { ...session.setup, seed: `${session.setup.seed} ${luck.below(1000)}` }),
      commandsOf(session),
    ),
  ),
  {
    kind: 'forged: an illegal command, and fingerprints as if it were not there',
    make: forgedCommand,
    expect: 'refused',
  },
  { kind: 'forged: fingerprints of a state that somebody wishes for', make: forgedState, expect: 'refused' },
];

function commandsOf(session: FazaSession): Command[] {
  return pastOf(session).map(({ command }) => command);
}

/** Adds those of the commands that happen to be legal when their turn comes. */
function asFarAsLegal(start: FazaSession, commands: readonly Command[]): FazaSession {
  let session = start;
  for (const command of commands) {
    if (session.game.legalCommands(now(session)).some((legal) => equal(legal, command)))
      session = given(session, command);
  }
  return session;
}

function forgedCommand(base: Base, luck: Luck, others: readonly Base[]): string {
  const session = cutAt(base.session, luck.below(age(base.session) + 1));
  const legal = session.game.legalCommands(now(session));
  const foreign = others.flatMap((other) => commandsOf(other.session));
  const illegal = foreign.filter((command) => !legal.some((other) => equal(other, command)));
  const stored = recordOf(session);
  return JSON.stringify({
    ...storedOf(base),
    record: { ...stored, commands: [...stored.commands, luck.pick(illegal)] },
    future: [],
  });
}

function forgedState(base: Base, luck: Luck): string {
  const { session } = base;
  const state = now(session);
  const wishes: State[] = [
    { ...state, outcome: { won: true, rule: 'X1' }, phase: 'over' },
    { ...state, ships: state.ships.map((ship) => ({ ...ship, health: ship.health + 1 })) },
    { ...state, heroes: state.heroes.map((hero) => ({ ...hero, points: hero.points + 9 })) },
    { ...state, round: state.round + 1 },
    { ...state, tiles: state.tiles.map((tile) => ({ ...tile, drones: 0, rebels: 3 })) },
    { ...state, chance: { ...state.chance, draws: state.chance.draws + 1 } },
  ];
  const wished = luck.pick(wishes.filter((wish) => !equal(wish, state)));
  const stored = recordOf(session);
  const hashes = [...stored.hashes.slice(0, -1), fingerprint(wished)];
  return JSON.stringify({ ...storedOf(base), record: { ...stored, hashes }, future: [] });
}

/** Toggles an option that is omitted when off. */
function extraTurned(setup: Setup, extra: 'drawTwo' | 'radio'): Setup {
  const { [extra]: was, ...others } = setup;
  return was ? others : { ...setup, [extra]: true };
}
