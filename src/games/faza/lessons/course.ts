import type { HeroId } from '../content/vocabulary.ts';
import type { Command } from '../rules/state/command.ts';
import { text } from '../text/en.ts';
import { type Awaits, type Lesson, type LessonId, type LessonStep, NORMAL, type Spot, tile } from './lesson.ts';

const { move, fight, board, foresee, win, wide } = text.lessons;

/** The heroes of the lessons by seat: two in most of them, three in the one about the end. */
const [SCOUT, REBEL] = [0, 1];
const TRIO = { scout: 0, doctor: 1, rebel: 2 } as const;

const give = (command: Command): Awaits => ({ kind: 'command', command });

/** One thing said about something, and one thing done, or nothing but reading. */
function step(speaker: HeroId, says: string, about: Spot, awaits: Awaits = { kind: 'reading' }): LessonStep {
  return { says, speaker, about, awaits };
}

/** The ID of a lesson with its words out of the catalogue. */
function wordsOf(id: LessonId): Pick<Lesson, 'id' | 'title' | 'teaches'> {
  const { title, teaches } = text.lessons[id];
  return { id, title, teaches };
}

/** How a team brought two Motherships down in one round: the opening of the lesson about the end. */
const WIN_OPENING: readonly Command[] = [
  { do: 'fight', hero: TRIO.doctor, tile: 1 },
  { do: 'fight', hero: TRIO.doctor, tile: 1 },
  { do: 'drive', hero: TRIO.doctor, card: 4, to: 16, passengers: [], rebels: 2 },
  { do: 'fight', hero: TRIO.doctor, tile: 16 },
  { do: 'lead', hero: TRIO.scout, card: 2, from: 3, to: 16, rebels: 2 },
  { do: 'recruit', hero: TRIO.doctor, outpost: 3 },
  { do: 'fight', hero: TRIO.doctor, tile: 16 },
  { do: 'board', hero: TRIO.doctor, ship: 'former' },
  { do: 'enhance', hero: TRIO.doctor, card: 1, option: 0, target: { kind: 'self' } },
  { do: 'enhance', hero: TRIO.doctor, card: 3, option: 0, target: { kind: 'self' } },
  { do: 'fight', hero: TRIO.doctor, tile: 14 },
  { do: 'lead', hero: TRIO.rebel, card: 4, from: 2, to: 14, rebels: 2 },
  { do: 'enhance', hero: TRIO.doctor, card: 2, option: 1, target: { kind: 'tile', tile: 2 } },
  { do: 'recruit', hero: TRIO.doctor, outpost: 1 },
  { do: 'recruit', hero: TRIO.doctor, outpost: 1 },
  { do: 'move', hero: TRIO.rebel, card: 3, to: 2 },
  { do: 'move', hero: TRIO.rebel, card: 2, to: 1 },
  { do: 'move', hero: TRIO.rebel, card: 1, to: 3 },
  { do: 'lead', hero: TRIO.scout, card: 3, from: 3, to: 8, rebels: 1 },
  { do: 'lead', hero: TRIO.scout, card: 4, from: 1, to: 2, rebels: 1 },
  { do: 'lead', hero: TRIO.scout, card: 1, from: 1, to: 3, rebels: 1 },
  { do: 'board', hero: TRIO.doctor, ship: 'carrier' },
  { do: 'fight', hero: TRIO.doctor, tile: 14 },
  { do: 'recruit', hero: TRIO.doctor, outpost: 1 },
  { do: 'endTeamPhase' },
];

const lessons: Readonly<Record<LessonId, Lesson>> = {
  /** M1–M3, M5 and undo: a step onto Drones, what holds there, back again, and away by air. */
  move: {
    ...wordsOf('move'),
    setup: { ...NORMAL, heroes: ['scout', 'rebel'], seed: 'lesson 91' },
    opening: [],
    steps: [
      step('rebel', move.says.city, tile(11)),
      step('rebel', move.says.run, tile(3), give({ do: 'move', hero: REBEL, card: 1, to: 11 })),
      step('rebel', move.says.held, tile(11), {
        kind: 'refusal',
        command: { do: 'move', hero: REBEL, card: 2, to: 12 },
      }),
      step('rebel', move.says.undo, tile(11), { kind: 'undo' }),
      step('rebel', move.says.fly, tile(6), give({ do: 'move', hero: REBEL, card: 3, to: 6 })),
      step('scout', move.says.used, { kind: 'hero', seat: REBEL }),
      step('scout', move.says.scout, { kind: 'hero', seat: SCOUT }),
    ],
  },
  /** C1–C6, I1 and P1: with help a 2 becomes a hit, without help a 3 becomes an injury. */
  fight: {
    ...wordsOf('fight'),
    setup: { ...NORMAL, heroes: ['scout', 'rebel'], seed: 'lesson 76' },
    opening: [],
    steps: [
      step('scout', fight.says.dice, { kind: 'odds' }),
      step(
        'scout',
        fight.says.help,
        { kind: 'odds' },
        give({ do: 'enhance', hero: SCOUT, card: 1, option: 0, target: { kind: 'self' } }),
      ),
      step('scout', fight.says.fight, { kind: 'odds' }, give({ do: 'fight', hero: SCOUT, tile: 2 })),
      step('scout', fight.says.on, tile(5), give({ do: 'move', hero: SCOUT, card: 2, to: 5 })),
      step('scout', fight.says.bare, tile(5), give({ do: 'fight', hero: SCOUT, tile: 5 })),
      step('scout', fight.says.injury, { kind: 'card', seat: SCOUT, card: 1 }),
      step('scout', fight.says.recover, tile(2)),
    ],
  },
  /** M1, M2, B1–B3, P2 and P4: a Rebel is led to the Scout, boards the Carrier, and another one is recruited. */
  board: {
    ...wordsOf('board'),
    setup: { ...NORMAL, heroes: ['scout', 'rebel'], seed: 'lesson 25' },
    opening: [
      { do: 'enhance', hero: SCOUT, card: 4, option: 0, target: { kind: 'self' } },
      { do: 'move', hero: SCOUT, card: 2, to: 14 },
      { do: 'fight', hero: SCOUT, tile: 14 },
      // One Rebel stays on its tile, so that nobody asks a beginner how many to lead.
      { do: 'lead', hero: SCOUT, card: 3, from: 3, to: 2, rebels: 1 },
    ],
    steps: [
      step('rebel', board.says.rebels, tile(3)),
      step('rebel', board.says.lead, tile(14), give({ do: 'lead', hero: REBEL, card: 3, from: 3, to: 14, rebels: 1 })),
      step('scout', board.says.board, tile(14), give({ do: 'board', hero: SCOUT, ship: 'carrier' })),
      step('scout', board.says.event, { kind: 'events' }),
      step('scout', board.says.points, { kind: 'drones' }),
      step('scout', board.says.recruit, tile(1), give({ do: 'recruit', hero: SCOUT, outpost: 1 })),
      step('rebel', board.says.health, { kind: 'ship', ship: 'carrier' }),
    ],
  },
  /** F2, F4, F5, A2 and T3: the Destroyer is seen coming, and one step to the side sends it elsewhere. */
  foresee: {
    ...wordsOf('foresee'),
    setup: { ...NORMAL, heroes: ['scout', 'rebel'], seed: 'lesson 46' },
    opening: [],
    steps: [
      step('scout', foresee.says.look, { kind: 'ship', ship: 'destroyer' }, { kind: 'forecast' }),
      step('scout', foresee.says.coming, tile(2)),
      step('scout', foresee.says.dodge, tile(5), give({ do: 'move', hero: SCOUT, card: 1, to: 5 })),
      step('scout', foresee.says.changed, tile(15)),
      step('rebel', foresee.says.end, { kind: 'end' }, give({ do: 'endTeamPhase' })),
      step('rebel', foresee.says.kept, { kind: 'ship', ship: 'former' }),
    ],
  },
  /** T1, M2 and X1–X4: three heroes bring the last Mothership down, in an Easy game of one health for each. */
  win: {
    ...wordsOf('win'),
    setup: {
      ...NORMAL,
      mode: 'easy',
      health: 1,
      rewards: false,
      heroes: ['scout', 'doctor', 'rebel'],
      seed: 'lesson 115',
    },
    opening: WIN_OPENING,
    ends: true,
    steps: [
      step('doctor', win.says.last, { kind: 'ship', ship: 'destroyer' }),
      step(
        'scout',
        win.says.help,
        tile(2),
        give({ do: 'enhance', hero: TRIO.scout, card: 4, option: 0, target: { kind: 'self' } }),
      ),
      step('scout', win.says.clear, { kind: 'odds' }, give({ do: 'fight', hero: TRIO.scout, tile: 2 })),
      step(
        'doctor',
        win.says.lead,
        tile(8),
        give({ do: 'lead', hero: TRIO.doctor, card: 1, from: 8, to: 2, rebels: 1 }),
      ),
      step('doctor', win.says.lose, { kind: 'drones' }),
      step('scout', win.says.board, tile(2), give({ do: 'board', hero: TRIO.scout, ship: 'destroyer' })),
      step('rebel', win.says.won, tile(2)),
    ],
  },
  /** P24-P1, P24-C3, P24-A2, P24-X1 and P24-P2: a 2 hits by home ground and a Point; what else is different is told. */
  wide: {
    ...wordsOf('wide'),
    setup: { ...NORMAL, edition: '24', heroes: ['marine', 'turncoat'], seed: 'lesson 97' },
    opening: [{ do: 'fight', hero: 1, tile: 22 }],
    steps: [
      step('marine', wide.says.city, tile(3)),
      step('turncoat', wide.says.aim, { kind: 'hero', seat: 1 }, give({ do: 'aim', hero: 1 })),
      step('turncoat', wide.says.fight, { kind: 'odds' }, give({ do: 'fight', hero: 1, tile: 22 })),
      step('turncoat', wide.says.lowest, { kind: 'hero', seat: 1 }),
      step('turncoat', wide.says.dense, tile(1)),
      step('turncoat', wide.says.look, { kind: 'ship', ship: 'destroyer' }, { kind: 'forecast' }),
      step('turncoat', wide.says.last, tile(22)),
      step('marine', wide.says.back, tile(1)),
    ],
  },
};

export function lessonOf(id: LessonId): Lesson {
  return lessons[id];
}
