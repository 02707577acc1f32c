import type { Command } from '../rules/command.ts';
import { text } from '../text/en.ts';
import { give, type Lesson, NORMAL, reading, tile } from './lesson.ts';

const { says, ...words } = text.lessons.win;
const [SCOUT, DOCTOR, REBEL] = [0, 1, 2];

/** How a team brought two Motherships down in two rounds: what a lesson about the end begins with. */
const opening: readonly Command[] = [
  { do: 'recruit', hero: SCOUT, outpost: 2 },
  { do: 'recruit', hero: DOCTOR, outpost: 4 },
  { do: 'recruit', hero: REBEL, outpost: 3 },
  { do: 'enhance', hero: REBEL, card: 2, option: 0, target: { kind: 'self' } },
  { do: 'enhance', hero: REBEL, card: 1, option: 0, target: { kind: 'tile', tile: 4 } },
  { do: 'fight', hero: REBEL, tile: 3 },
  { do: 'enhance', hero: DOCTOR, card: 2, option: 1, target: { kind: 'tile', tile: 4 } },
  { do: 'endTeamPhase' },
  { do: 'enhance', hero: DOCTOR, card: 3, option: 0, target: { kind: 'self' } },
  { do: 'houseCall', hero: DOCTOR, ally: DOCTOR },
  { do: 'enhance', hero: DOCTOR, card: 2, option: 1, target: { kind: 'tile', tile: 1 } },
  { do: 'fight', hero: DOCTOR, tile: 1 },
  { do: 'recruit', hero: DOCTOR, outpost: 1 },
  { do: 'recruit', hero: REBEL, outpost: 1 },
  { do: 'move', hero: REBEL, card: 3, to: 4 },
  { do: 'enhance', hero: REBEL, card: 2, option: 0, target: { kind: 'self' } },
  { do: 'fight', hero: REBEL, tile: 4 },
  { do: 'enhance', hero: REBEL, card: 4, option: 0, target: { kind: 'self' } },
  { do: 'fight', hero: REBEL, tile: 4 },
  { do: 'move', hero: SCOUT, card: 1, to: 10 },
  { do: 'lead', hero: DOCTOR, card: 1, from: 2, to: 10, rebels: 3 },
  { do: 'enhance', hero: REBEL, card: 1, option: 0, target: { kind: 'tile', tile: 2 } },
  { do: 'recruit', hero: REBEL, outpost: 2 },
  { do: 'lead', hero: SCOUT, card: 3, from: 3, to: 4, rebels: 1 },
  { do: 'enhance', hero: SCOUT, card: 2, option: 0, target: { kind: 'self' } },
  { do: 'enhance', hero: SCOUT, card: 4, option: 0, target: { kind: 'self' } },
  { do: 'recruit', hero: REBEL, outpost: 3 },
  { do: 'pathfinder', hero: SCOUT, to: 8, companion: null },
  { do: 'pathfinder', hero: SCOUT, to: 11, companion: null },
  { do: 'lead', hero: DOCTOR, card: 4, from: 2, to: 11, rebels: 2 },
  { do: 'board', hero: DOCTOR, ship: 'destroyer' },
  { do: 'board', hero: REBEL, ship: 'former' },
  { do: 'recruit', hero: DOCTOR, outpost: 1 },
  { do: 'endTeamPhase' },
  { do: 'move', hero: SCOUT, card: 1, to: 2 },
];

/** T1, M2 and X1–X4: three heroes bring the last Mothership down, in an Easy game of one health for each. */
export const win: Lesson = {
  id: 'win',
  ...words,
  setup: {
    ...NORMAL,
    mode: 'easy',
    health: 1,
    rewards: false,
    headStart: true,
    heroes: ['scout', 'doctor', 'rebel'],
    seed: 'lesson 1',
  },
  opening,
  ends: true,
  steps: [
    { says: says.last, speaker: 'doctor', about: { kind: 'ship', ship: 'carrier' }, awaits: reading },
    {
      says: says.help,
      speaker: 'scout',
      about: tile(2),
      awaits: give({ do: 'enhance', hero: SCOUT, card: 4, option: 0, target: { kind: 'self' } }),
    },
    {
      says: says.clear,
      speaker: 'scout',
      about: { kind: 'odds' },
      awaits: give({ do: 'fight', hero: SCOUT, tile: 2 }),
    },
    {
      says: says.lead,
      speaker: 'doctor',
      about: tile(11),
      awaits: give({ do: 'lead', hero: DOCTOR, card: 1, from: 11, to: 2, rebels: 1 }),
    },
    { says: says.lose, speaker: 'doctor', about: { kind: 'drones' }, awaits: reading },
    { says: says.board, speaker: 'scout', about: tile(2), awaits: give({ do: 'board', hero: SCOUT, ship: 'carrier' }) },
    { says: says.won, speaker: 'rebel', about: tile(2), awaits: reading },
  ],
};
