import type { Awaits, GameLessons } from '../../module/capabilities/lessons.ts';
import type { Control } from '../../table/control.ts';
import { contains, middle, type Rect } from '../../table/layout/rect.ts';
import type { Played } from '../match.ts';

/** A moment of a lesson in which something can be pressed. */
export interface LessonMoment {
  readonly lessons: GameLessons<Played>;
  readonly awaits: Awaits<Played>;
  readonly controls: readonly Control[];
  /** The place of what the guide speaks of. */
  readonly about: Rect;
  /** Whether a command of the lesson was given: what its opening was is not taken back. */
  readonly hasBegun: boolean;
}

/**
 * How a press is answered: the control is pressed, because the step needs it or it does no harm; it explains itself, because the guide
 * speaks of it; or the press is refused, because the control is for a real game.
 */
type Answer = 'press' | 'tell' | 'deny';

/** What is to be pressed next; `null` where there is nothing but to read on. */
export function wantedIn({
  lessons,
  awaits,
  controls,
}: Pick<LessonMoment, 'lessons' | 'awaits' | 'controls'>): Control | null {
  switch (awaits.kind) {
    case 'reading':
    case 'others':
      return null;
    case 'command':
    case 'refusal':
      return lessons.nextPress(controls, awaits.command);
    case 'undo':
      return controls.find(({ id }) => id === 'undo') ?? null;
    case 'forecast':
      // Where the forecast is always shown, there is nothing to press.
      return controls.find(({ id, pressed }) => id === 'forecast' && pressed === false) ?? null;
  }
}

/** How a press on a control is answered. Nothing that is lit is refused. */
export function answerTo({ id, rect }: Control, moment: LessonMoment): Answer {
  const { lessons, about, hasBegun } = moment;
  const isHarmless = lessons.isHarmless(id) || (id === 'undo' && hasBegun);
  if (isHarmless || pressable(moment).some((control) => control.id === id)) return 'press';
  return contains(about, middle(rect)) ? 'tell' : 'deny';
}

/** What stays lit while everything else is dimmed: what is pressed for the step, and what the guide speaks of. */
export function litIn(moment: LessonMoment): readonly Rect[] {
  return [...pressable(moment).map(({ rect }) => rect), moment.about];
}

/** What leads on: the next press, what has been chosen on the way to it, and what gives the step's command at once. */
function pressable(moment: LessonMoment): readonly Control[] {
  const { lessons, awaits, controls } = moment;
  const next = wantedIn(moment);
  const ready = awaits.kind === 'command' ? (lessons.readyPress?.(controls, awaits.command) ?? null) : null;
  return [
    ...(next ? [next] : []),
    ...(ready ? [ready] : []),
    ...lessons.way(controls, awaits).filter(({ pressed }) => pressed === true),
  ];
}
