import { describe, expect, test } from 'vitest';
import { createPressGuard, LATE, watchLatePresses } from '../../../src/page/input/pressGuard.ts';
import { rect } from '../../../src/table/layout/rect.ts';

/** A page where something was pressed and released; a click by keyboard has no detail. */
function pressable() {
  const page = new EventTarget();
  const ends = new AbortController();
  const guard = createPressGuard(page, ends.signal);
  const click = (detail: number): Event => {
    const event = new CustomEvent('click', { detail, cancelable: true });
    page.dispatchEvent(event);
    return event;
  };
  return { guard, ends, click, press: () => page.dispatchEvent(new Event('pointerdown')) };
}

test('after a press has been handled, its click is ignored, once; keys still press', () => {
  const { guard, click, press } = pressable();
  press();
  expect(click(1).defaultPrevented).toBe(false);
  press();
  guard.spend();
  expect(guard.isSpent()).toBe(true);
  expect(click(0).defaultPrevented).toBe(false);
  expect(click(1).defaultPrevented).toBe(true);
  expect(click(1).defaultPrevented).toBe(false);
});

test('the next press counts again, even if no click followed', () => {
  const { guard, click, press } = pressable();
  guard.spend();
  press();
  expect(guard.isSpent()).toBe(false);
  expect(click(1).defaultPrevented).toBe(false);
});

test('a guard that was stopped lets everything through', () => {
  const { guard, ends, click } = pressable();
  guard.spend();
  ends.abort();
  expect(click(1).defaultPrevented).toBe(false);
});

describe('a press that was meant for what was there before', () => {
  /** A page with a clock that the test sets, and a pointer. */
  function watched() {
    const page = new EventTarget();
    const clock = { time: 0 };
    const late = watchLatePresses(page, new AbortController().signal, () => clock.time);
    const pointer = (type: string, x: number, y: number, pointerType = 'mouse'): boolean =>
      page.dispatchEvent(Object.assign(new Event(type), { clientX: x, clientY: y, pointerType }));
    const click = (detail: number): boolean => {
      pointer('pointerdown', 120, 110);
      return page.dispatchEvent(new CustomEvent('click', { detail }));
    };
    return { clock, late, pointer, click };
  }
  const END = rect(100, 100, 80, 40);

  test('a mouse that rested there presses too soon for a quarter of a second, and then presses', () => {
    const { clock, late, pointer } = watched();
    pointer('pointermove', 120, 110);
    const isLate = late.replaced(END);
    const pressedAt = (time: number): boolean => {
      clock.time = time;
      pointer('pointerdown', 120, 110);
      return !isLate('pointer');
    };
    expect([0, 100, 250, 251, 400].map(pressedAt)).toEqual([false, false, false, true, true]);
  });

  test('only the start of a press counts: a slow one that began at once is ignored, a quick one that began later is not', () => {
    const { clock, late, pointer } = watched();
    pointer('pointermove', 120, 110);
    pointer('pointerdown', 120, 110);
    clock.time = 10;
    const isLate = late.replaced(END);
    clock.time = 900;
    expect(isLate('pointer')).toBe(true);
    pointer('pointerdown', 120, 110);
    expect(isLate('pointer')).toBe(false);
  });

  test('a mouse that came from elsewhere, or has moved since, presses what is there now', () => {
    const { late, pointer } = watched();
    pointer('pointermove', 10, 10);
    const first = late.replaced(END);
    pointer('pointermove', 120, 110);
    expect(first('pointer')).toBe(false);
    const second = late.replaced(END);
    pointer('pointermove', 160, 110);
    expect(second('pointer')).toBe(false);
  });

  test('fingers and keys have no position beforehand: only the time counts', () => {
    const { clock, late, pointer } = watched();
    const isLate = late.replaced(END);
    pointer('pointerdown', 120, 110, 'touch');
    expect([isLate('pointer'), isLate('keys')]).toEqual([true, true]);
    clock.time = LATE + 1;
    pointer('pointerdown', 120, 110, 'touch');
    expect([isLate('pointer'), isLate('keys')]).toEqual([false, false]);
  });

  test('the second click of a double click does not press what appeared after the first', () => {
    const { late, click } = watched();
    const before = late.appeared();
    click(1);
    const between = late.appeared();
    expect([before(2), between(2)]).toEqual([false, true]);
    click(1);
    expect([between(1), between(2)]).toEqual([false, false]);
  });

  test('continued clicking in one place presses what appeared there, whatever the click count', () => {
    const { clock, late, click } = watched();
    click(1);
    const isRepeat = late.appeared();
    const pressed = Array.from({ length: 12 }, (_, index) => {
      clock.time = 90 * (index + 1);
      const clicks = index + 2;
      click(clicks);
      return !isRepeat(clicks);
    });
    expect(pressed.indexOf(true)).toBe(2);
    expect(pressed.slice(2)).not.toContain(false);
  });
});
