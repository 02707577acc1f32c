import { text } from '../text/en.ts';
import { give, type Lesson, NORMAL, reading, tile } from './lesson.ts';

const { says, ...words } = text.lessons.fight;
const SCOUT = 0;

/** C1–C6, I1 and P1: with help a 2 becomes a hit, without help a 3 becomes an injury. */
export const fight: Lesson = {
  id: 'fight',
  ...words,
  setup: { ...NORMAL, heroes: ['scout', 'rebel'], seed: 'lesson 76' },
  opening: [],
  steps: [
    { says: says.dice, speaker: 'scout', about: { kind: 'odds' }, awaits: reading },
    {
      says: says.help,
      speaker: 'scout',
      about: { kind: 'odds' },
      awaits: give({ do: 'enhance', hero: SCOUT, card: 1, option: 0, target: { kind: 'self' } }),
    },
    {
      says: says.fight,
      speaker: 'scout',
      about: { kind: 'odds' },
      awaits: give({ do: 'fight', hero: SCOUT, tile: 2 }),
    },
    { says: says.on, speaker: 'scout', about: tile(5), awaits: give({ do: 'move', hero: SCOUT, card: 2, to: 5 }) },
    { says: says.bare, speaker: 'scout', about: tile(5), awaits: give({ do: 'fight', hero: SCOUT, tile: 5 }) },
    { says: says.injury, speaker: 'scout', about: { kind: 'card', seat: SCOUT, card: 1 }, awaits: reading },
    { says: says.recover, speaker: 'scout', about: tile(2), awaits: reading },
  ],
};
