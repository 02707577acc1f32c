import { describe, expect, test } from 'vitest';
import { isPlayed, lessonOf, sessionsOf, stepAfter } from '../../../../src/games/faza/lessons/course.ts';
import { LESSON_IDS } from '../../../../src/games/faza/lessons/lesson.ts';
import { secondsOf } from '../../../../src/games/faza/lessons/time.ts';
import type { Fact, FactName, FactOf } from '../../../../src/games/faza/rules/fact.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { forecast } from '../../../../src/games/faza/rules/forecast.ts';
import { text } from '../../../../src/games/faza/text/en.ts';
import { at } from '../../../../src/kernel/at.ts';
import { canUndo, now, pastOf } from '../../../../src/kernel/session.ts';

const lessons = LESSON_IDS.map(lessonOf);

/** All that happens in a lesson, in the step that says so. */
function factsOf(id: (typeof LESSON_IDS)[number], says: string): readonly Fact[] {
  const lesson = lessonOf(id);
  const step = lesson.steps.findIndex((one) => one.says.startsWith(says));
  return at(pastOf(at(sessionsOf(lesson), step + 1)), -1 + pastOf(at(sessionsOf(lesson), step + 1)).length).facts;
}

function only<Name extends FactName>(facts: readonly Fact[], name: Name): FactOf<Name>[] {
  return facts.filter((fact): fact is FactOf<Name> => fact.fact === name);
}

describe.each(lessons)('the lesson “$title”', (lesson) => {
  const sessions = sessionsOf(lesson);

  test('is a real game from its first command to its last', () => {
    for (const session of sessions) expect(session.game).toBe(faza);
    expect(sessions).toHaveLength(lesson.steps.length + 1);
  });

  test('takes at most 90 seconds', () => {
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

  test('what is named in quotes is what a button is called', () => {
    const { confirm, forecast, verbs } = text.controlText;
    const names: readonly string[] = [confirm, forecast, ...Object.values(verbs)];
    for (const { says } of lesson.steps)
      for (const [, name] of says.matchAll(/“(.+?)”/g)) expect(names).toContain(name);
  });

  test('what is asked for is legal, and leads on; what is to be refused is refused', () => {
    lesson.steps.forEach(({ awaits, says }, index) => {
      const [before, after] = [at(sessions, index), at(sessions, index + 1)];
      expect(stepAfter(sessions, index, after), says).toBe(index + 1);
      if (awaits.kind === 'undo') expect(canUndo(before), says).toBe(true);
      if (awaits.kind === 'refusal') expect(faza.apply(now(before), awaits.command), says).toMatchObject({ ok: false });
      if (awaits.kind === 'command') expect(faza.legalCommands(now(before)), says).toContainEqual(awaits.command);
    });
  });

  test('ends in words', () => {
    expect(lesson.steps.at(-1)?.awaits.kind).toBe('reading');
  });

  test('its game ends only where it says so, and then one thing is left to say', () => {
    const over = sessions.map((session) => now(session).outcome !== null);
    expect(over.indexOf(true)).toBe(lesson.ends ? lesson.steps.length - 1 : -1);
  });

  test('nobody is asked for a decision on the way', () => {
    for (const session of sessions) expect(now(session).agenda).toEqual([]);
  });
});

describe('a lesson counts as played', () => {
  // Steps 1 to 4 of the first lesson ask for something; the others are read.
  const move = lessonOf('move');

  test('where at least half of what it asks for was done', () => {
    expect(isPlayed(move, [])).toBe(true);
    expect(isPlayed(move, [2, 4])).toBe(true);
    expect(isPlayed(move, [1, 2, 4])).toBe(false);
  });

  test.each(lessons)('not where everything in “$title” was skipped', (lesson) => {
    expect(isPlayed(lesson, [...lesson.steps.keys()])).toBe(false);
  });
});

describe('stepAfter', () => {
  const sessions = sessionsOf(lessonOf('fight'));

  test('a command taken back leads back to where it was asked for', () => {
    expect(stepAfter(sessions, 4, at(sessions, 3))).toBe(3);
  });

  test('what is no part of the lesson leads nowhere', () => {
    expect(stepAfter(sessions, 1, at(sessionsOf(lessonOf('win')), 0))).toBeNull();
  });
});

describe('what the guides promise happens', () => {
  test('M3 Drones hold whoever stands among them', () => {
    const { steps } = lessonOf('move');
    const index = steps.findIndex(({ awaits }) => awaits.kind === 'refusal');
    const { awaits } = at(steps, index);
    const state = now(at(sessionsOf(lessonOf('move')), index));
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
    expect(now(at(sessionsOf(lesson), 3)).events.short).not.toBeNull();
  });

  test('A2 the forecast: two Rebels and a wound before the step, nothing after it', () => {
    const sessions = sessionsOf(lessonOf('foresee'));
    const before = forecast(now(at(sessions, 2))).facts;
    expect(only(before, 'rebelsLost')).toMatchObject([{ tile: 2, count: 2 }]);
    expect(only(before, 'heroInjured')).toMatchObject([{ seat: 0 }]);
    const foreseen = forecast(now(at(sessions, 3)));
    expect(only(foreseen.facts, 'rebelsLost')).toEqual([]);
    expect(only(foreseen.facts, 'heroInjured')).toEqual([]);
    expect(now(at(sessions, 5))).toEqual(foreseen.after);
  });

  test('X1 the last boarding wins, after two wrecks', () => {
    const sessions = sessionsOf(lessonOf('win'));
    expect(now(at(sessions, 0)).ships.filter(({ health }) => health === 0)).toHaveLength(2);
    expect(now(at(sessions, sessions.length - 1)).outcome).toEqual({ won: true, rule: 'X1' });
  });
});
