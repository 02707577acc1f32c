import { expect, test } from 'vitest';
import { type Reason, reasonOf } from '../../../src/games/faceOff/bots/reasons.ts';
import { faceOff } from '../../../src/games/faceOff/rules/faceOff.ts';
import type { Command } from '../../../src/games/faceOff/rules/state/command.ts';
import { reasonText } from '../../../src/games/faceOff/text/reasons.en.ts';
import { claiming, position, sealing, taking } from './position.ts';

type Described = Parameters<typeof position>[0];

const two = { seats: [{ front: ['house1'] }, { front: ['ninjas1', 'ninjas2', 'ninjas3'] }], timings: [2, 4] } as const;
const power: Command = { do: 'take', seat: 0, reward: 'power', card: 'dracula' };
const seven: Command = { do: 'take', seat: 0, reward: 'seven', card: 'ninjas7' };

test.each<readonly [Described, Command, Reason | null]>([
  [two, claiming(0, 'sappers'), 'assault'],
  [two, claiming(0, 'muster'), 'cracks'],
  [{ ...two, marks: 1 }, claiming(0, 'sappers'), 'cracks'],
  [two, claiming(0, 'house2'), 'set'],
  [two, claiming(0, 'ninjas4'), 'denies'],
  [two, claiming(0, 'cowboys4'), 'newSet'],
  [two, claiming(0, 'goldTrophy'), 'points'],
  [{ ...two, prize: 'house2' }, taking(0, 'clock'), 'set'],
  [two, seven, 'denies'],
  [two, power, 'power'],
  [two, taking(0, 'hqReward'), 'lasting'],
  [two, taking(0, 'token'), 'token'],
  [two, { do: 'bid', seat: 0, tokens: 2 }, 'bids'],
  [two, { do: 'pass', seat: 0 }, 'passes'],
  [two, { do: 'fly', seat: 0, card: 'parrot' }, 'flies'],
  [two, { do: 'payOff', seat: 0, card: 'trickKnee' }, 'paysOff'],
  [two, { do: 'kick', seat: 0, card: 'kraken', owner: 1 }, 'kicks'],
  [two, { do: 'ransom', seat: 0, card: 'house2', gift: 'house1' }, 'ransom'],
  [two, sealing(0, 'grendel'), null],
])('a computer player says why: %#', (described, command, reason) => {
  expect(reasonOf(faceOff.view(position(described), 1), command)).toBe(reason);
});

test('a reason depends on nothing that is hidden', () => {
  const state = position({ seats: [{ aside: ['ninjas1', 'ninjas2'] }, {}] });
  const claim = claiming(0, 'ninjas3');
  expect([0, 1, null].map((viewer) => reasonOf(faceOff.view(state, viewer), claim))).toEqual([
    'newSet',
    'newSet',
    'newSet',
  ]);
});

test('a reason is a sentence with the name of the seat', () => {
  expect(reasonText.power('Pirates')).toBe('Pirates want a stronger deck.');
});
