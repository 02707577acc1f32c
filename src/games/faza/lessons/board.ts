import { text } from '../text/en.ts';
import { give, type Lesson, NORMAL, reading, tile } from './lesson.ts';

const { says, ...words } = text.lessons.board;
const [SCOUT, REBEL] = [0, 1];

/** M1, M2, B1–B3 and P4: a Rebel is led to the Scout, boards the Carrier, and another one is recruited. */
export const board: Lesson = {
  id: 'board',
  ...words,
  setup: { ...NORMAL, heroes: ['scout', 'rebel'], headStart: true, seed: 'lesson 38' },
  opening: [
    { do: 'enhance', hero: SCOUT, card: 4, option: 0, target: { kind: 'self' } },
    { do: 'recruit', hero: SCOUT, outpost: 1 },
    { do: 'move', hero: SCOUT, card: 2, to: 14 },
    { do: 'fight', hero: SCOUT, tile: 14 },
  ],
  steps: [
    { says: says.rebels, speaker: 'rebel', about: tile(1), awaits: reading },
    {
      says: says.lead,
      speaker: 'rebel',
      about: tile(14),
      awaits: give({ do: 'lead', hero: REBEL, card: 3, from: 1, to: 14, rebels: 1 }),
    },
    {
      says: says.board,
      speaker: 'scout',
      about: tile(14),
      awaits: give({ do: 'board', hero: SCOUT, ship: 'carrier' }),
    },
    { says: says.event, speaker: 'scout', about: { kind: 'events' }, awaits: reading },
    {
      says: says.recruit,
      speaker: 'scout',
      about: tile(1),
      awaits: give({ do: 'recruit', hero: SCOUT, outpost: 1 }),
    },
    { says: says.health, speaker: 'rebel', about: { kind: 'ship', ship: 'carrier' }, awaits: reading },
  ],
};
