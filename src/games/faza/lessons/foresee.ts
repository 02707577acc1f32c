import { text } from '../text/en.ts';
import { give, type Lesson, NORMAL, reading, tile } from './lesson.ts';

const { says, ...words } = text.lessons.foresee;
const SCOUT = 0;

/** F2, F4, F5, A2 and T3: the Destroyer is seen coming, and one step to the side sends it elsewhere. */
export const foresee: Lesson = {
  id: 'foresee',
  ...words,
  setup: { ...NORMAL, heroes: ['scout', 'rebel'], seed: 'lesson 46' },
  opening: [],
  steps: [
    { says: says.look, speaker: 'scout', about: { kind: 'ship', ship: 'destroyer' }, awaits: { kind: 'forecast' } },
    { says: says.coming, speaker: 'scout', about: tile(2), awaits: reading },
    { says: says.dodge, speaker: 'scout', about: tile(5), awaits: give({ do: 'move', hero: SCOUT, card: 1, to: 5 }) },
    { says: says.changed, speaker: 'scout', about: tile(15), awaits: reading },
    { says: says.end, speaker: 'rebel', about: { kind: 'end' }, awaits: give({ do: 'endTeamPhase' }) },
    { says: says.kept, speaker: 'rebel', about: { kind: 'ship', ship: 'former' }, awaits: reading },
  ],
};
