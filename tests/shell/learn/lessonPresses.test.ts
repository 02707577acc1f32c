import { describe, expect, test } from 'vitest';
import { azardiaModule } from '../../../src/games/azardia/module.ts';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { isOver } from '../../../src/kernel/game.ts';
import { now, viewNow } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { sessionsOf } from '../../../src/shell/learn/course.ts';
import { answerTo, type LessonMoment, litIn, wantedIn } from '../../../src/shell/learn/lessonPresses.ts';
import type { Match, PlayedGame } from '../../../src/shell/match.ts';
import { openTable } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { contains, middle } from '../../../src/table/layout/rect.ts';
import { quietPage } from './quietPage.ts';

const WINDOWS = [
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [360, 640],
  [844, 390],
] as const;

const GAMES: readonly PlayedGame[] = [Object.assign({}, fazaModule), Object.assign({}, azardiaModule)];
/** The most presses that a step takes. */
const MOST = 8;

const LESSONS = GAMES.flatMap((game) =>
  (game.lessons?.ids ?? []).flatMap((id) =>
    WINDOWS.map(([width, height]) => ({ game, name: game.rules.id, id, width, height })),
  ),
);

describe.each(LESSONS)('$name, $id in a window of $width×$height', ({ game, id, width, height }) => {
  const { lessons, rules } = game;
  if (!lessons) throw new Error('no lessons');
  const lesson = lessons.lesson(id);
  const sessions = sessionsOf(rules, lesson);

  test('everything lit at any press of any step is accepted, or explains itself', () => {
    for (const [index, step] of lesson.steps.entries()) {
      const session = at(sessions, index);
      if (isOver(rules, now(session))) continue;
      const players = Array.from({ length: rules.seats(lesson.setup) }, (_, seat) =>
        seat === (lesson.seat ?? seat) ? ('you' as const) : ('computer' as const),
      );
      const match: Match = { session, players };
      let controls: readonly Control[] = [];
      let isGiven = false;
      openTable(
        quietPage({
          game: { ...game, computer: { ...game.computer, atOnce: true, next: () => new Promise(() => undefined) } },
          size: () => ({ width, height }),
          showControls: (shown) => {
            controls = shown;
          },
          keep: () => {
            isGiven = true;
          },
        }),
        match,
      );
      for (let press = 0; press < MOST && !isGiven; press++) {
        const next = wantedIn({ lessons, awaits: step.awaits, controls });
        const about = lessons.places(step, viewNow(session, lesson.seat ?? 0), { width, height }, next).target;
        const moment: LessonMoment = { lessons, awaits: step.awaits, controls, about, hasBegun: index > 0 };
        const lit = litIn(moment);
        for (const control of controls) {
          const spot = middle(control.rect);
          if (!lit.some((rect) => contains(rect, spot))) continue;
          const answer = answerTo(control, moment);
          expect([index, control.id, answer]).toEqual([index, control.id, answer === 'tell' ? 'tell' : 'press']);
          // The button that acts is lit only if it may be pressed.
          if (['go', 'pass', 'end'].includes(control.id)) expect([index, answer]).toEqual([index, 'press']);
        }
        const isRefused = step.awaits.kind === 'refusal' && next && lessons.isRefused(next);
        if (!next || isRefused || step.awaits.kind === 'forecast' || step.awaits.kind === 'undo') break;
        next.press();
      }
      if (step.awaits.kind === 'command') expect([index, isGiven]).toEqual([index, true]);
    }
  });
});
