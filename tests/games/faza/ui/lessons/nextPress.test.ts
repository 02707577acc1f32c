import { describe, expect, test, vi } from 'vitest';
import { lessonOf } from '../../../../../src/games/faza/lessons/course.ts';
import { LESSON_IDS, type LessonStep } from '../../../../../src/games/faza/lessons/lesson.ts';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import { nextPress, readyPress } from '../../../../../src/games/faza/ui/lessons/nextPress.ts';
import { now } from '../../../../../src/kernel/session.ts';
import { at } from '../../../../../src/kernel/values/at.ts';
import { sessionsOf } from '../../../../../src/shell/learn/course.ts';
import { openTable } from '../../../../../src/shell/table/openTable.ts';
import type { Control } from '../../../../../src/table/control.ts';
import { quietPage } from '../../../../shell/learn/quietPage.ts';
import { asFaza, type Match } from '../../match.ts';

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 1280, height: 720 },
];

const WORDS_A_MINUTE = 200;
const SECONDS_A_PRESS = 1.5;

/** A learner at a real table, who presses what is pointed at and nothing else. */
function learner(size: { width: number; height: number }, start: Match, isQuick = false) {
  let atOnce = 0;
  let shown: readonly Control[] = [];
  let match = start;
  let presses = 0;
  const refused: string[] = [];
  openTable(
    quietPage({
      size: () => size,
      showControls: (controls) => {
        shown = controls;
      },
      keep: (kept) => {
        match = asFaza(kept);
      },
      explain: ({ rule }) => refused.push(rule),
    }),
    start,
  );
  const press = (control: Control | null | undefined): void => {
    if (!control) throw new Error('there is nothing to press');
    presses += 1;
    control.press();
  };
  return {
    presses: () => presses,
    atOnce: () => atOnce,
    state: () => now(match.session),
    /** Does what a step awaits, by its own hints. */
    async follow({ awaits }: LessonStep): Promise<void> {
      const before = match;
      const isDone = (): boolean => match !== before || refused.length > 0;
      await vi.waitFor(() => expect(shown.map(({ id }) => id)).toContain('menu'));
      if (awaits.kind === 'undo' || awaits.kind === 'forecast') press(shown.find(({ id }) => id === awaits.kind));
      else if (awaits.kind === 'reading') presses += 1;
      else {
        const ready = isQuick ? readyPress(shown, awaits.command) : null;
        if (ready) {
          press(ready);
          atOnce += 1;
        }
        for (let most = 6; most > 0 && !isDone(); most--) press(nextPress(shown, awaits.command));
      }
      expect(refused).toEqual(awaits.kind === 'refusal' ? ['M3'] : []);
      refused.length = 0;
    },
  };
}

describe.each(WINDOWS)('in a window of $width×$height', (size) => {
  test.each(LESSON_IDS)('the lesson “%s” is played to its end by its own hints, in at most 90 seconds', async (id) => {
    const lesson = lessonOf(id);
    const sessions = sessionsOf(faza, lesson);
    const players = lesson.setup.heroes.map(() => 'you' as const);
    const { follow, state, presses } = learner(size, { session: at(sessions, 0), players });
    for (const [index, step] of lesson.steps.entries()) {
      await follow(step);
      expect(state(), step.says).toEqual(now(at(sessions, index + 1)));
    }
    const words = lesson.steps.flatMap(({ says }) => says.split(/\s+/)).length;
    expect((words / WORDS_A_MINUTE) * 60 + presses() * SECONDS_A_PRESS).toBeLessThanOrEqual(90);
  });

  test('a roll that is ready gives the fight that the lesson “fight” asks for, at once', async () => {
    const lesson = lessonOf('fight');
    const sessions = sessionsOf(faza, lesson);
    const players = lesson.setup.heroes.map(() => 'you' as const);
    const { follow, state, atOnce } = learner(size, { session: at(sessions, 0), players }, true);
    for (const [index, step] of lesson.steps.entries()) {
      await follow(step);
      expect(state(), step.says).toEqual(now(at(sessions, index + 1)));
    }
    expect(atOnce()).toBeGreaterThan(0);
  });
});
