import { expect, test } from 'vitest';
import { withAttackLimit } from '../../../src/games/azardia/bots/attackLimit.ts';
import type { Command } from '../../../src/games/azardia/rules/state/command.ts';
import type { Fact } from '../../../src/games/azardia/rules/state/fact.ts';

const attack = (owner: number, victim: number): Fact => ({
  fact: 'attacked',
  card: 'gravityHiccup',
  owner,
  victim,
  isMass: false,
  rule: 'X1',
  by: 'card:gravityHiccup',
});
const at = (rival: number): Command => ({ do: 'play', seat: 1, card: 'gravityHiccup', target: { rival } });
const pass: Command = { do: 'pass', seat: 1 };
const isPerson = (seat: number): boolean => seat === 0;

test('after two attacks in a row on a person, computer players attack another player', () => {
  const commands = [at(0), at(2), { do: 'challenge', seat: 1, rival: 0 } as const, pass];
  expect(withAttackLimit(commands, [attack(1, 0), attack(2, 0)], isPerson)).toEqual([at(2), pass]);
});

test('one attack, attacks on others in between, and attacks by people change nothing', () => {
  const commands = [at(0), pass];
  expect(withAttackLimit(commands, [attack(1, 0)], isPerson)).toEqual(commands);
  expect(withAttackLimit(commands, [attack(1, 0), attack(1, 2)], isPerson)).toEqual(commands);
  expect(withAttackLimit(commands, [attack(1, 2), attack(1, 2)], isPerson)).toEqual(commands);
  expect(withAttackLimit(commands, [attack(0, 0), attack(2, 0)], isPerson)).toEqual(commands);
});

const challenge = (challenger: number, defender: number): Fact => ({
  fact: 'duelBegan',
  challenger,
  defender,
  tile: null,
  rule: 'C4',
  by: 'duel',
});
const turnEnded = (seat: number): Fact => ({ fact: 'turnEnded', seat, rule: 'T1', by: 'turn' });

test('C4 a challenge by Noncredo Mantis is an attack, meeting on a tile is not', () => {
  const commands = [at(0), pass];
  expect(withAttackLimit(commands, [challenge(1, 0), attack(1, 0)], isPerson)).toEqual([pass]);
  expect(withAttackLimit(commands, [{ ...challenge(1, 0), tile: 50 } as Fact, attack(1, 0)], isPerson)).toEqual(
    commands,
  );
});

test('a computer’s turn without an attack on that person ends the row, so that no game for two is without attacks from then on', () => {
  const commands = [at(0), pass];
  const twice = [attack(1, 0), turnEnded(1), turnEnded(0), attack(1, 0)];
  expect(withAttackLimit(commands, [...twice, turnEnded(1), turnEnded(0)], isPerson)).toEqual([pass]);
  expect(withAttackLimit(commands, [...twice, turnEnded(1), turnEnded(0), turnEnded(1)], isPerson)).toEqual(commands);
});

test('where an attack is all that can be done, it is done', () => {
  expect(withAttackLimit([at(0)], [attack(1, 0), attack(2, 0)], isPerson)).toEqual([at(0)]);
});
