import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { lessonOf } from '../../../../src/games/azardia/lessons/course.ts';
import { LESSON_IDS } from '../../../../src/games/azardia/lessons/lesson.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { AzardiaTypes } from '../../../../src/games/azardia/rules/state/types.ts';
import { ruleText } from '../../../../src/games/azardia/text/rules.en.ts';
import { azardiaLessons } from '../../../../src/games/azardia/ui/lessons/lessons.ts';
import { setupSchema } from '../../../../src/games/azardia/ui/schemas.ts';
import { begin, canUndo, give, now, pastOf } from '../../../../src/kernel/session.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { isPlayed, sessionsOf, stepAfter } from '../../../../src/shell/learn/course.ts';

const lessons = LESSON_IDS.map(lessonOf);
const states = (id: (typeof LESSON_IDS)[number]) => sessionsOf<AzardiaTypes>(azardia, lessonOf(id)).map(now);

/** The atlas frames that contain faces. */
const frames = readFileSync(
  new URL('../../../../src/games/azardia/atlases/plain/azardia-pieces.json', import.meta.url),
  'utf8',
);

describe.each(lessons)('the lesson “$title”', (lesson) => {
  const sessions = sessionsOf<AzardiaTypes>(azardia, lesson);

  test('is a real game of an ordinary setup, from its first command to its last', () => {
    expect(v.is(setupSchema, lesson.setup)).toBe(true);
    expect(sessions).toHaveLength(lesson.steps.length + 1);
    let again = begin(azardia, lesson.setup);
    for (const { command } of pastOf(at(sessions, lesson.steps.length))) {
      const given = give(again, command);
      if (!('session' in given)) throw new Error(`${given.rule} forbids ${JSON.stringify(command)}`);
      again = given.session;
    }
    const raised = lesson.steps.some(({ awaits }) => awaits.kind === 'undo');
    expect(raised || now(again)).toEqual(raised || now(at(sessions, lesson.steps.length)));
  });

  test('has 8 to 10 steps and takes 60 to 90 seconds', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(8);
    expect(lesson.steps.length).toBeLessThanOrEqual(10);
    const seconds = azardiaLessons.secondsOf(lesson);
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(seconds).toBeLessThanOrEqual(90);
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

  test('is spoken by characters of its game, whose faces are in the atlas', () => {
    const playing = now(at(sessions, 0)).players.map(({ character }) => character);
    for (const { speaker } of lesson.steps) {
      const [character] = speaker.split('/');
      expect(playing).toContain(character);
      expect(azardiaLessons.speaker(speaker).name.length).toBeGreaterThan(0);
      expect(frames).toContain(`"head/${speaker}"`);
    }
  });

  test('asks the player only for commands of their own seat, and leaves the rest to the others', () => {
    lesson.steps.forEach(({ awaits, says }, index) => {
      const before = at(sessions, index);
      if (awaits.kind === 'command') expect(awaits.command.seat, says).toBe(lesson.seat);
      if (awaits.kind === 'others')
        expect(
          awaits.commands.every(({ seat }) => seat !== lesson.seat),
          says,
        ).toBe(true);
      if (awaits.kind === 'undo') expect(canUndo(before), says).toBe(true);
      const moves = awaits.kind !== 'reading';
      expect(now(before) !== now(at(sessions, index + 1)), says).toBe(moves);
      expect(stepAfter(sessions, index, at(sessions, index + 1)), says).toBe(index + 1);
    });
  });

  test('mentions an open duel or attack only if there is one', () => {
    const wrong = lesson.steps.filter(({ about }, index) => {
      const { duel, attack } = now(at(sessions, index));
      return (about.kind === 'duel' && duel === null) || (about.kind === 'attack' && attack === null);
    });
    expect(wrong).toEqual([]);
  });

  test('does not count as played if everything was skipped, but does if nothing was', () => {
    expect(isPlayed(lesson, [...lesson.steps.keys()])).toBe(false);
    expect(isPlayed(lesson, [])).toBe(true);
  });
});

describe('promises of the characters come true', () => {
  test('M1, B2, M4: 9 and 7 would go through the Gate to tile 10; subtracted they draw a card on 75; 9 and 1 slide to 6', () => {
    const game = states('gate');
    expect(game.map(({ players }) => at(players, 0).tile)).toEqual([73, 73, 73, 73, 73, 75, 75, 75, 75, 6, 6]);
    expect(at(game, 3).roll?.dice).toEqual([9, 7]);
    expect(at(game, 8).roll?.dice).toEqual([9, 1]);
    expect(at(at(game, 5).players, 0).hand).toHaveLength(4);
    expect(at(at(game, 10).players, 0).level).toBe(1);
  });

  test('E1: the event of the round hits the leader, who is not the player', () => {
    const game = states('gate');
    expect(at(game, 7).decks.eventDiscards.at(-1)).toBe('tyrantWokeUpCranky');
    expect(at(at(game, 7).players, 1).tile).toBe(37);
  });

  test('K1, K5, B2: a die for 1,000 and back, 12 tiles, one bought to an A tile, 3,000 from a card, and a level', () => {
    const game = states('coins');
    expect(game.map(({ players }) => at(players, 0).coins)).toEqual([
      3000, 3000, 3000, 2000, 3000, 3000, 2000, 5000, 0, 0,
    ]);
    expect(at(game, 3).roll?.dice).toEqual([9, 4]);
    expect(at(game, 5).players[0]?.tile).toBe(33);
    expect(at(game, 6).players[0]?.tile).toBe(34);
    expect(at(game, 9).players[0]?.level).toBe(2);
  });

  test('X1, L1, H2, H3, H7: no card is taken, three tiles are lost, and 6, 3 and 5 beat 4 and 9', () => {
    const game = states('attacks');
    expect(at(game, 0).attack).toMatchObject({ card: 'stickyFingers', owner: 1, victim: 0 });
    expect(at(game, 3).players[0]?.hand).toEqual(['loadedSmile']);
    expect(at(game, 4).players[0]?.tile).toBe(11);
    expect(at(game, 6).duel).toMatchObject({ challenger: { dice: [4, 9] }, defender: { dice: [6, 3], added: 0 } });
    expect(game.map(({ players }) => players.map(({ level }) => level).join())).toEqual([
      ...Array.from({ length: 8 }, () => '2,2'),
      '3,1',
      '3,1',
    ]);
  });

  test('M3, K5, G1: 1 and 8 bounce to 149, a bought tile is 150, and after the rival’s last turn the game is won', () => {
    const game = states('goal');
    expect(game.map(({ players }) => at(players, 0).tile)).toEqual([142, 142, 142, 149, 149, 150, 150, 150, 150]);
    expect(at(game, 4).grace).toBeNull();
    expect(at(game, 5).grace?.holder).toBe(0);
    expect(game.map(({ winner }) => winner)).toEqual([...Array.from({ length: 7 }, () => null), 0, 0]);
  });
});
