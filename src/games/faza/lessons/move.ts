import { text } from '../text/en.ts';
import { give, type Lesson, NORMAL, reading, refused, tile } from './lesson.ts';

const { says, ...words } = text.lessons.move;
const [SCOUT, REBEL] = [0, 1];

/** M1–M3, M5 and undo: a step onto Drones, what holds there, back again, and away by air. */
export const move: Lesson = {
  id: 'move',
  ...words,
  setup: { ...NORMAL, heroes: ['scout', 'rebel'], seed: 'lesson 91' },
  opening: [],
  steps: [
    { says: says.city, speaker: 'rebel', about: tile(11), awaits: reading },
    {
      says: says.run,
      speaker: 'rebel',
      about: tile(3),
      awaits: give({ do: 'move', hero: REBEL, card: 1, to: 11 }),
    },
    {
      says: says.held,
      speaker: 'rebel',
      about: tile(11),
      awaits: refused({ do: 'move', hero: REBEL, card: 2, to: 12 }),
    },
    { says: says.undo, speaker: 'rebel', about: tile(11), awaits: { kind: 'undo' } },
    { says: says.fly, speaker: 'rebel', about: tile(6), awaits: give({ do: 'move', hero: REBEL, card: 3, to: 6 }) },
    { says: says.used, speaker: 'scout', about: { kind: 'hero', seat: REBEL }, awaits: reading },
    { says: says.scout, speaker: 'scout', about: { kind: 'hero', seat: SCOUT }, awaits: reading },
  ],
};
