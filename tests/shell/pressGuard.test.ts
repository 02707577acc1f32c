import { expect, test } from 'vitest';
import { createPressGuard } from '../../src/shell/pressGuard.ts';

/** A page on which something was pressed and let go; a click by keys has no detail. */
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

test('a press that has been answered is no click, once; keys still press', () => {
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

test('the next press begins anew, also where no click followed', () => {
  const { guard, click, press } = pressable();
  guard.spend();
  press();
  expect(guard.isSpent()).toBe(false);
  expect(click(1).defaultPrevented).toBe(false);
});

test('a guard that is done with lets everything through', () => {
  const { guard, ends, click } = pressable();
  guard.spend();
  ends.abort();
  expect(click(1).defaultPrevented).toBe(false);
});
