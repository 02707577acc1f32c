import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { lessonOf } from '../../../../src/games/factionFun/lessons/course.ts';
import { LESSON_IDS, type LessonId } from '../../../../src/games/factionFun/lessons/lesson.ts';
import { factionFunModule } from '../../../../src/games/factionFun/module.ts';
import { realmSize } from '../../../../src/games/factionFun/rules/board/realm.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { State } from '../../../../src/games/factionFun/rules/state/state.ts';
import type { FactionFunTypes } from '../../../../src/games/factionFun/rules/state/types.ts';
import { ruleText } from '../../../../src/games/factionFun/text/rules.en.ts';
import { factionLessons } from '../../../../src/games/factionFun/ui/lessons/lessons.ts';
import { setupSchema } from '../../../../src/games/factionFun/ui/schemas.ts';
import { now, pastOf } from '../../../../src/kernel/session.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { isPlayed, sessionsOf, stepAfter } from '../../../../src/shell/learn/course.ts';
import { openToldTable } from '../../../shell/table/toldTable.ts';
import { factsOf } from '../position.ts';

/** The portraits in the atlas. */
const frames = readFileSync(
  new URL('../../../../src/games/factionFun/atlases/plain/faction-figures.json', import.meta.url),
  'utf8',
);

describe.each(LESSON_IDS.map(lessonOf))('the lesson “$title”', (lesson) => {
  const sessions = sessionsOf<FactionFunTypes>(factionFun, lesson);

  test('is a real game of an ordinary setup, in which every step leads to the next one', () => {
    expect(v.is(setupSchema, lesson.setup)).toBe(true);
    expect(sessions).toHaveLength(lesson.steps.length + 1);
    lesson.steps.forEach(({ awaits, says }, index) => {
      expect(now(at(sessions, index)) !== now(at(sessions, index + 1)), says).toBe(awaits.kind !== 'reading');
      expect(stepAfter(sessions, index, at(sessions, index + 1)), says).toBe(index + 1);
    });
  });

  test('is short: 8 to 10 steps, in 45 to 90 seconds', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(8);
    expect(lesson.steps.length).toBeLessThanOrEqual(10);
    const seconds = factionLessons.secondsOf(lesson);
    expect(seconds).toBeGreaterThanOrEqual(45);
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

  test('is spoken by avatars whose portraits are in the atlas', () => {
    for (const { speaker } of lesson.steps) {
      expect(factionLessons.speaker(speaker).name.length).toBeGreaterThan(0);
      expect(frames).toContain(`"portrait/${speaker}"`);
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
      const players = [0, 1].map((seat) => (seat === lesson.seat ? 'you' : 'computer'));
      const table = openToldTable(factionFunModule, { session, players });
      await table.settle();
      for (let press = 0; press < 4 && now(table.match().session) === now(session); press++) {
        const next = factionLessons.nextPress(table.controls(), awaits.command);
        if (next) await table.press(next.id);
      }
      expect(pastOf(table.match().session)[pastOf(session).length]?.command, says).toEqual(awaits.command);
      table.close();
    }
  });

  test('talks of a battle exactly while there is one', () => {
    lesson.steps.forEach(({ about, says }, index) => {
      expect(about.kind === 'battle', says).toBe(now(at(sessions, index)).battle !== null);
    });
  });

  test('does not count as played if everything was skipped, but does if nothing was', () => {
    expect(isPlayed(lesson, [...lesson.steps.keys()])).toBe(false);
    expect(isPlayed(lesson, [])).toBe(true);
  });
});

/** The states before the steps of a lesson, and after the last one, and everything that happens in it. */
function played(id: LessonId) {
  const lesson = lessonOf(id);
  const sessions = sessionsOf<FactionFunTypes>(factionFun, lesson);
  const all = pastOf(at(sessions, lesson.steps.length)).slice(lesson.opening.length);
  return { states: sessions.map(now), facts: all.flatMap(({ facts }) => facts) };
}

const realms = (states: readonly State[], people: 'sailfolk' | 'hearthfolk') =>
  states.map((state) => realmSize(state, people));

describe('what is said comes true', () => {
  test('R3, M1, C1, L1: a roll of 2 leads to plains, 4 and 1 claim them, and the realm grows to 2', () => {
    const { states, facts } = played('claim');
    expect(at(states, 0).turn?.die).toBe(2);
    expect(factsOf(facts, 'claimRolled').map(({ dice, needed, isMade }) => [dice, needed, isMade])).toEqual([
      [[4, 1], 4, true],
      [[4, 2], 4, true],
    ]);
    expect(realms(states, 'sailfolk')).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    expect(at(states, 10)).toMatchObject({ round: 2, event: 'landAwake' });
  });

  test('C5: an answer to the claim of the Hearthfolk would succeed once in six', () => {
    const { states } = played('claim');
    const { columns, claim, avatars } = at(states, 8);
    expect({ columns, claim, from: avatars.map(({ tile }) => tile) }).toEqual({
      columns: 8,
      claim: { tile: 31, avatar: 1 },
      from: [25, 31],
    });
  });

  test('L1, L4: a tile that was apart is linked, the realm grows from 4 to 6, and the fourth notch brings an avatar', () => {
    const { states, facts } = played('link');
    expect(realms(states, 'sailfolk')).toEqual([4, 4, 4, 4, 4, 4, 6, 6, 6]);
    expect(states.map(({ peoples }) => peoples.sailfolk.notches)).toEqual([3, 3, 3, 3, 3, 3, 4, 4, 4]);
    expect(factsOf(facts, 'avatarPlaced').map(({ avatar }) => avatar.tile)).toEqual([11]);
  });

  test('C3, B1, B8: 12 is enough for 4 and 1, and 13 and 3 beat 14, so that the claim is taken', () => {
    const { states, facts } = played('answer');
    expect(factsOf(facts, 'answerRolled').map(({ dice, needed }) => [dice, needed])).toEqual([[[6, 6], 5]]);
    expect(factsOf(facts, 'battleRolled').map(({ people, die }) => [people, die])).toEqual([
      ['hearthfolk', 13],
      ['sailfolk', 14],
    ]);
    expect(at(states, 8).holders[16]).toBe('hearthfolk');
    expect(at(states, 8).avatars).toHaveLength(3);
  });

  test('M5, B3, B4, B7: a cornered avatar wins a settlement and keeps it by home ground, and the attacker is lost', () => {
    const { states, facts } = played('attack');
    expect(factionFun.legalCommands(at(states, 2))).toEqual([{ do: 'move', seat: 1, avatar: 6, tile: 16 }]);
    expect(factsOf(facts, 'battleBegan').map(({ battle }) => battle.isHome)).toEqual([false, true]);
    expect(factsOf(facts, 'battleRolled').map(({ die }) => die)).toEqual([13, 4, 11, 11]);
    expect(at(states, 6).holders[17]).toBe('hearthfolk');
    expect(at(states, 10).holders[17]).toBe('hearthfolk');
    expect(factsOf(facts, 'avatarLost').map(({ avatar }) => avatar)).toEqual([0]);
  });

  test('C6, L2, P1, P6, V4, W1: 1, 6 and a foothold link the Nation, with a Guardian and a Healer, and a realm of 10 wins', () => {
    const { states, facts } = played('nation');
    expect(factsOf(facts, 'claimRolled').map(({ dice, plus, needed }) => [dice, plus, needed])).toEqual([
      [[1, 6], 2, 8],
    ]);
    expect(at(states, 0).event).toBe('fog');
    expect(realms(states, 'hearthfolk')).toEqual([6, 6, 6, 6, 6, 6, 10, 10, 10, 10]);
    expect(factsOf(facts, 'avatarPlaced').map(({ avatar }) => avatar.kind)).toEqual(['protector', 'healer']);
    expect(at(states, 8).ending).toEqual({ rule: 'W1', winner: 'hearthfolk' });
  });
});
