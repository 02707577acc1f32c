import { describe, expect, test } from 'vitest';
import { lessonOf } from '../../../../src/games/faza/lessons/course.ts';
import { LESSON_IDS, secondsOf } from '../../../../src/games/faza/lessons/lesson.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { forecast } from '../../../../src/games/faza/rules/forecast.ts';
import type { Fact, FactName, FactOf } from '../../../../src/games/faza/rules/state/fact.ts';
import { begin, canUndo, give, now, pastOf, viewNow } from '../../../../src/kernel/session.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { isPlayed, sessionsOf, stepAfter } from '../../../../src/shell/learn/course.ts';

const lessons = LESSON_IDS.map(lessonOf);

/** Everything that happens in a lesson, by step. */
function factsOf(id: (typeof LESSON_IDS)[number], says: string): readonly Fact[] {
  const lesson = lessonOf(id);
  const step = lesson.steps.findIndex((one) => one.says.startsWith(says));
  return at(pastOf(at(sessionsOf(faza, lesson), step + 1)), -1 + pastOf(at(sessionsOf(faza, lesson), step + 1)).length)
    .facts;
}

function only<Name extends FactName>(facts: readonly Fact[], name: Name): FactOf<Name>[] {
  return facts.filter((fact): fact is FactOf<Name> => fact.fact === name);
}

describe.each(lessons)('the lesson “$title”', (lesson) => {
  const sessions = sessionsOf(faza, lesson);

  test('is a real game from its first command to its last', () => {
    expect(sessions).toHaveLength(lesson.steps.length + 1);
    // Replayed from the setup with only the commands, without the lesson’s own steps.
    for (const session of sessions) {
      let again = begin(faza, lesson.setup);
      for (const { command } of pastOf(session)) {
        const given = give(again, command);
        if (!('session' in given)) throw new Error(`${given.rule} forbids ${JSON.stringify(command)}`);
        again = given.session;
      }
      expect(now(session)).toEqual(now(again));
    }
  });

  test('takes at most 90 seconds', () => {
    // At 200 words a minute, 1.5 seconds for each press, and 2 for the animation of each command.
    const words = lesson.steps.reduce((sum, { says }) => sum + says.split(/\s+/).length, 0);
    const commands = lesson.steps.filter(({ awaits }) => awaits.kind === 'command').length;
    const seconds = words * 0.3 + (lesson.steps.length + 2 * commands) * 1.5 + commands * 2;
    expect(seconds).toBeLessThanOrEqual(90);
    expect(secondsOf(lesson)).toBeGreaterThanOrEqual(seconds * 0.9);
    expect(secondsOf(lesson)).toBeLessThanOrEqual(90);
  });

  test('says at most 25 words at a time, in short sentences', () => {
    for (const { says } of lesson.steps) {
      expect(says.split(/\s+/).length, says).toBeLessThanOrEqual(25);
      for (const sentence of says.split(/(?<=[.!?])\s/)) {
        expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(20);
      }
    }
  });

  test('names no button in quotes: buttons are pointed at', () => {
    expect(lesson.steps.filter(({ says }) => /[“”"]/.test(says))).toEqual([]);
  });

  test('what is asked for is legal, and leads on; nothing leads on without it; what is to be refused is refused', () => {
    lesson.steps.forEach(({ awaits, says }, index) => {
      const [before, after] = [at(sessions, index), at(sessions, index + 1)];
      const changes = awaits.kind === 'command' || awaits.kind === 'undo';
      expect(now(before) !== now(after), says).toBe(changes);
      if (changes) expect(stepAfter(sessions, index, before), says).toBe(index);
      expect(stepAfter(sessions, index, after), says).toBe(index + 1);
      if (awaits.kind === 'undo') expect(canUndo(before), says).toBe(true);
      if (awaits.kind === 'refusal') expect(faza.apply(now(before), awaits.command), says).toMatchObject({ ok: false });
      if (awaits.kind === 'command') expect(pastOf(after).at(-1)?.command, says).toEqual(awaits.command);
    });
  });

  test('ends in words', () => {
    expect(lesson.steps.at(-1)?.awaits.kind).toBe('reading');
  });

  test('its game ends only if it says so, and then one step remains', () => {
    const over = sessions.map((session) => now(session).outcome !== null);
    expect(over.indexOf(true)).toBe(lesson.ends ? lesson.steps.length - 1 : -1);
  });

  test('no decision comes up on the way', () => {
    for (const session of sessions) expect(now(session).agenda).toEqual([]);
  });
});

/** The content of each lesson, step by step, in the words of the log: presses, refusals, and texts. */
const COURSE: Readonly<Record<(typeof LESSON_IDS)[number], readonly string[]>> = {
  move: ['read', 'move', 'refused move', 'undo', 'move', 'read', 'read'],
  fight: ['read', 'enhance', 'fight', 'move', 'fight', 'read', 'read'],
  board: ['read', 'lead', 'board', 'read', 'read', 'recruit', 'read'],
  foresee: ['forecast', 'read', 'move', 'read', 'endTeamPhase', 'read'],
  win: ['read', 'enhance', 'fight', 'lead', 'read', 'board', 'read'],
  wide: ['read', 'aim', 'fight', 'read', 'read', 'forecast', 'read', 'read'],
};

describe('the course', () => {
  test('has these six lessons, in this order', () => {
    expect(LESSON_IDS).toEqual(['move', 'fight', 'board', 'foresee', 'win', 'wide']);
  });

  test.each(Object.entries(COURSE))('%s asks for what it teaches', (id, steps) => {
    const { steps: asked } = lessons.find((lesson) => lesson.id === id) ?? { steps: [] };
    expect(
      asked.map(({ awaits }) => {
        if (awaits.kind === 'command') return awaits.command.do;
        if (awaits.kind === 'refusal') return `refused ${awaits.command.do}`;
        return awaits.kind === 'reading' ? 'read' : awaits.kind;
      }),
    ).toEqual(steps);
  });

  test('M1–M3, M5 the first lesson leads onto the Drones, back again, and over them', () => {
    const sessions = sessionsOf(faza, lessonOf('move'));
    expect(sessions.map((session) => at(now(session).heroes, 1).tile)).toEqual([3, 3, 11, 11, 3, 6, 6, 6]);
    expect(at(now(at(sessions, 0)).tiles, 11 - 1).drones).toBeGreaterThan(0);
  });
});

describe('a lesson counts as played', () => {
  // Steps 1 to 4 of the first lesson ask for something; the others are read.
  const move = lessonOf('move');

  test('if at least half of its tasks were done', () => {
    expect(isPlayed(move, [])).toBe(true);
    expect(isPlayed(move, [2, 4])).toBe(true);
    expect(isPlayed(move, [1, 2, 4])).toBe(false);
  });

  test.each(lessons)('not where everything in “$title” was skipped', (lesson) => {
    expect(isPlayed(lesson, [...lesson.steps.keys()])).toBe(false);
  });
});

describe('stepAfter', () => {
  const sessions = sessionsOf(faza, lessonOf('fight'));

  test('undoing a command leads back to the step that asked for it', () => {
    expect(stepAfter(sessions, 4, at(sessions, 3))).toBe(3);
  });

  test('commands outside the lesson lead nowhere', () => {
    expect(stepAfter(sessions, 1, at(sessionsOf(faza, lessonOf('win')), 0))).toBeNull();
  });
});

describe('promises of the guides come true', () => {
  test('M3 Drones hold heroes and Rebels among them', () => {
    const { steps } = lessonOf('move');
    const index = steps.findIndex(({ awaits }) => awaits.kind === 'refusal');
    const { awaits } = at(steps, index);
    const state = now(at(sessionsOf(faza, lessonOf('move')), index));
    expect(awaits.kind === 'refusal' && faza.apply(state, awaits.command)).toMatchObject({ rule: 'M3' });
  });

  test('M5 the flight passes over Drones', () => {
    const [flight] = only(factsOf('move', 'Let’s try that with style'), 'heroMoved');
    expect(flight?.manner).toBe('airplane');
  });

  test('C3, C4: help makes a 2 a hit', () => {
    const [roll] = only(factsOf('fight', 'Now those are odds'), 'diceRolled');
    expect(roll?.dice.map(({ first, hit }) => [first, hit])).toContainEqual([2, true]);
    expect(roll?.dice.every(({ hit }) => hit)).toBe(true);
  });

  test('C6, I1: without help one die misses, and the lowest healthy card turns over', () => {
    const facts = factsOf('fight', 'No home turf');
    expect(only(facts, 'dronesDefeated')).toMatchObject([{ count: 1 }]);
    expect(only(facts, 'heroInjured')).toMatchObject([{ card: 1 }]);
  });

  test('B2, B3: the boarding costs the Carrier one health and draws a Short event', () => {
    const facts = factsOf('board', 'A hero, a Rebel');
    expect(only(facts, 'shipBoarded')).toMatchObject([{ ship: 'carrier', health: 3 }]);
    expect(only(facts, 'eventDrawn')).toHaveLength(1);
    const lesson = lessonOf('board');
    expect(now(at(sessionsOf(faza, lesson), 3)).events.short).not.toBeNull();
  });

  test('A2 the forecast: two Rebels and a wound before the step, nothing after it', () => {
    const sessions = sessionsOf(faza, lessonOf('foresee'));
    const before = forecast(viewNow(at(sessions, 2))).facts;
    expect(only(before, 'rebelsLost')).toMatchObject([{ tile: 2, count: 2 }]);
    expect(only(before, 'heroInjured')).toMatchObject([{ seat: 0 }]);
    const foreseen = forecast(viewNow(at(sessions, 3)));
    expect(only(foreseen.facts, 'rebelsLost')).toEqual([]);
    expect(only(foreseen.facts, 'heroInjured')).toEqual([]);
    expect(viewNow(at(sessions, 5))).toEqual(foreseen.after);
  });

  test('X1 the last boarding wins, after two wrecks', () => {
    const sessions = sessionsOf(faza, lessonOf('win'));
    expect(now(at(sessions, 0)).ships.filter(({ health }) => health === 0)).toHaveLength(2);
    expect(now(at(sessions, sessions.length - 1)).outcome).toEqual({ won: true, rule: 'X1' });
  });
});

test('P24-P1 P24-C3 in the lesson about 24 tiles a 2 hits, by home ground and a Point, and its dense tile is fazaformed', () => {
  const [roll] = only(factsOf('wide', 'Two dice'), 'diceRolled');
  const dice = roll?.dice.map(({ first, bonus, total, hit }) => ({ first, bonus, total, hit })) ?? [];
  expect(dice.toSorted((one, other) => one.first - other.first)).toEqual([
    { first: 2, bonus: 2, total: 4, hit: true },
    { first: 4, bonus: 1, total: 5, hit: true },
  ]);
  expect(at(now(at(sessionsOf(faza, lessonOf('wide')), 0)).tiles, 0).fazaformed).toBe(true);
});
