import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { lessonOf } from '../../../../src/games/faceOff/lessons/course.ts';
import { LESSON_IDS, type LessonId } from '../../../../src/games/faceOff/lessons/lesson.ts';
import { faceOffModule } from '../../../../src/games/faceOff/module.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import { scores } from '../../../../src/games/faceOff/rules/scoring/scores.ts';
import type { FaceOffTypes } from '../../../../src/games/faceOff/rules/state/types.ts';
import { ruleText } from '../../../../src/games/faceOff/text/rules.en.ts';
import { faceOffLessons } from '../../../../src/games/faceOff/ui/lessons/lessons.ts';
import { setupSchema } from '../../../../src/games/faceOff/ui/schemas.ts';
import { now, pastOf } from '../../../../src/kernel/session.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { isPlayed, sessionsOf, stepAfter } from '../../../../src/shell/learn/course.ts';
import { openToldTable } from '../../../shell/table/toldTable.ts';
import { factsOf } from '../position.ts';

/** The faces in the atlas. */
const frames = readFileSync(
  new URL('../../../../src/games/faceOff/atlases/every/face-starters.json', import.meta.url),
  'utf8',
);

describe.each(LESSON_IDS.map(lessonOf))('the lesson “$title”', (lesson) => {
  const sessions = sessionsOf<FaceOffTypes>(faceOff, lesson);

  test('is a real game of an ordinary setup, in which every step leads to the next one', () => {
    expect(v.is(setupSchema, lesson.setup)).toBe(true);
    expect(sessions).toHaveLength(lesson.steps.length + 1);
    lesson.steps.forEach(({ awaits, says }, index) => {
      expect(now(at(sessions, index)) !== now(at(sessions, index + 1)), says).toBe(awaits.kind !== 'reading');
      expect(stepAfter(sessions, index, at(sessions, index + 1)), says).toBe(index + 1);
    });
  });

  test('is short: 9 to 12 steps, in 60 to 120 seconds', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(9);
    expect(lesson.steps.length).toBeLessThanOrEqual(12);
    const seconds = faceOffLessons.secondsOf(lesson);
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(seconds).toBeLessThanOrEqual(120);
  });

  test('says at most 25 words at a time, in sentences of at most 16, and quotes neither buttons nor the rulebook', () => {
    const rules = Object.values(ruleText).flatMap(({ text, readings = [] }) => [text, ...readings]);
    const sentences = (text: string): readonly string[] => text.split(/(?<=[.!?])\s/);
    const quoted = new Set(rules.flatMap(sentences));
    for (const { says } of lesson.steps) {
      expect(says.split(/\s+/).length, says).toBeLessThanOrEqual(25);
      expect(says).not.toMatch(/[“”"]/);
      for (const sentence of sentences(says)) {
        expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(16);
        expect(quoted.has(sentence), sentence).toBe(false);
      }
    }
  });

  test('is spoken by cards whose faces are in the atlas', () => {
    for (const { speaker } of lesson.steps) {
      expect(faceOffLessons.speaker(speaker).name.length).toBeGreaterThan(0);
      expect(frames).toContain(`"figure/${speaker}"`);
    }
  });

  test('asks the player only for commands of their own seat, and leaves the rest to the others', () => {
    for (const { awaits, says } of lesson.steps) {
      if (awaits.kind === 'command') expect(awaits.command.seat, says).toBe(lesson.seat);
      if (awaits.kind === 'others')
        expect(
          awaits.commands.map(({ seat }) => seat),
          says,
        ).not.toContain(lesson.seat);
    }
  });

  test('the controls that it points at give each command, within four presses', async () => {
    for (const [index, { awaits, says }] of lesson.steps.entries()) {
      if (awaits.kind !== 'command') continue;
      const session = at(sessions, index);
      const players = lesson.setup.factions.map((_, seat) => (seat === lesson.seat ? 'you' : 'computer'));
      const table = openToldTable(faceOffModule, { session, players });
      await table.settle();
      for (let press = 0; press < 4 && now(table.match().session) === now(session); press++) {
        const next = faceOffLessons.nextPress(table.controls(), awaits.command);
        if (next) await table.press(next.id);
      }
      expect(pastOf(table.match().session)[pastOf(session).length]?.command, says).toEqual(awaits.command);
      table.close();
    }
  });

  test('does not count as played if everything was skipped, but does if nothing was', () => {
    expect(isPlayed(lesson, [...lesson.steps.keys()])).toBe(false);
    expect(isPlayed(lesson, [])).toBe(true);
  });
});

/** The states before the steps of a lesson, and after the last one, and everything that happens in it. */
function played(id: LessonId) {
  const lesson = lessonOf(id);
  const sessions = sessionsOf<FaceOffTypes>(faceOff, lesson);
  const facts = pastOf(at(sessions, lesson.steps.length)).flatMap((moment) => moment.facts);
  return { states: sessions.map(now), facts, end: now(at(sessions, lesson.steps.length)) };
}

/** The rankings of a lesson: seats with their totals. */
const rankings = (id: LessonId) =>
  factsOf(played(id).facts, 'ranked').map(({ order }) => order.map(({ seat, total }) => [seat, total]));

describe('what is said happens', () => {
  test('F4, F5, F8 the rulebook’s example: 12 against 11, and Billy the Kid flies', () => {
    expect(rankings('faceOff')).toEqual([
      [
        [0, 12],
        [1, 11],
      ],
    ]);
    const [own, rival] = played('faceOff').end.seats;
    expect(own?.owned).toContain('cowboys3');
    expect(own?.army).toEqual([{ card: 'billyTheKid', as: 'personality' }]);
    expect(rival?.owned).toContain('aristotle');
  });

  test('E4, F6 11 against 10 and 7; Monsters 6 brings 5 pieces and 11 points', () => {
    expect(rankings('pieces')).toEqual([
      [
        [0, 11],
        [2, 10],
        [1, 7],
      ],
    ]);
    const { states, end } = played('pieces');
    expect(states[0]?.seats[0]?.aside).toEqual(['monsters2', 'monsters3']);
    const [own] = scores(end);
    expect(own?.sets).toContainEqual({ pieces: 5, points: 11 });
    expect(end.seats.map(({ tokens }) => tokens)).toEqual([10, 11, 11]);
    expect(end.clock.row).toContain('graveGoods');
  });

  test('H4, H6, H8 10 against 8 cracks the Heathen House', () => {
    expect(rankings('assault')).toEqual([
      [
        [0, 10],
        [1, 8],
      ],
    ]);
    const { facts, end } = played('assault');
    expect(factsOf(facts, 'cracked')).toMatchObject([{ hq: 'house' }]);
    expect(end.seats[0]?.owned).toContain('cowboys7');
    expect(end.seats[1]?.rewards).toEqual(['house']);
    expect(end.seats.map(({ army }) => army)).toEqual([[], []]);
  });

  test('M1, M2 the Market card is bought for 3, and shuffled into the deck', () => {
    const { states, facts, end } = played('auction');
    expect(states[0]?.market[0]).toBe('hauntingPresence');
    expect(factsOf(facts, 'auctionEnded')).toMatchObject([{ winner: 0, tokens: 3 }]);
    expect(end.seats[0]?.deck).toContain('hauntingPresence');
    expect(end.seats[0]?.tokens).toBe(7);
    expect([end.marks, end.timings[0]]).toEqual([1, 3]);
  });
});
