import type { Page } from '@playwright/test';

/**
 * Finds states that only a color shows, in all front controls: on or off, chosen, current, focused, dangerous, or
 * disabled. Each state is set and cleared, and the changed styles are compared without their colors. Canvas drawings
 * have no styles, so only the focus of their buttons is checked, unless the system chooses the colors.
 */
export async function colorOnly(page: Page): Promise<string[]> {
  // From here on the focus counts as moved by keys.
  await page.keyboard.press('Shift');
  return page.evaluate(() => {
    const FORMS = [
      'content',
      'display',
      'border-top-width',
      'border-bottom-width',
      'border-left-width',
      'border-top-style',
      'border-left-style',
      'outline-width',
      'outline-style',
      'outline-offset',
      'text-decoration-line',
      'font-size',
      'font-family',
      'translate',
      'inset',
      'width',
      'height',
      'box-shadow',
      'appearance',
    ];
    const isForced = window.matchMedia('(forced-colors: active)').matches;
    const front = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
    const nameOf = (one: Element): string =>
      (one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? one.textContent ?? '')
        .trim()
        .slice(0, 40) || one.outerHTML.slice(0, 80);
    const partsOf = (one: HTMLElement): Element[] =>
      [one, one.nextElementSibling, one.parentElement].filter((part) => part !== null);
    const formOf = (one: HTMLElement): string =>
      partsOf(one)
        .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
        .map((style) =>
          FORMS.map((form) => style.getPropertyValue(form).replaceAll(/(?:rgba?|color)\([^)]*\)/g, '')).join('|'),
        )
        .join('\n');
    const flaws: string[] = [];
    const compare = (one: HTMLElement, state: string, put: (on: boolean) => void, was: boolean): void => {
      const isStill = one.style.transition;
      put(false);
      const off = formOf(one);
      put(true);
      if (formOf(one) === off) flaws.push(`${state}: ${nameOf(one)}`);
      put(was);
      one.style.transition = isStill;
    };
    const attribute = (one: HTMLElement, name: string, value: string | null): void => {
      if (value === null) one.removeAttribute(name);
      else one.setAttribute(name, value);
    };
    for (const one of front.querySelectorAll<HTMLElement>(
      'button, input, select, summary, a[href], [aria-current], [tabindex="0"]',
    )) {
      if (!one.checkVisibility() || one.closest('.unseen') || one.matches(':disabled')) continue;
      const isCanvas = one.matches('.control');
      const { activeElement } = document;
      one.focus({ preventScroll: true });
      const focused = formOf(one);
      one.blur();
      if (formOf(one) === focused) flaws.push(`focused: ${nameOf(one)}`);
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
      // Danger is as visible on a chosen control, and the choice on a dangerous one.
      if (isCanvas && one.getAttribute('data-drawn') === null) {
        const before = one.getAttribute('data-danger');
        compare(
          one,
          'dangerous',
          (isOn) => attribute(one, 'data-danger', isOn ? '13% to lose' : null),
          before !== null,
        );
        const pressed = one.getAttribute('aria-pressed');
        if (isForced && pressed !== null) {
          one.setAttribute('data-danger', '13% to lose');
          compare(
            one,
            'dangerous and chosen',
            (isOn) => attribute(one, 'aria-pressed', String(isOn)),
            pressed === 'true',
          );
        }
        attribute(one, 'data-danger', before);
      }
      const isOff = one.getAttribute('aria-disabled') === 'true';
      if (one.matches('.button.danger') && !isOff) {
        const look = (isOn: boolean): void => {
          one.classList.toggle('danger', isOn);
          one.classList.toggle('act', !isOn);
        };
        compare(one, 'dangerous', look, true);
      }
      if (isCanvas && !isForced) continue;
      for (const [name, on, off] of [
        ['aria-pressed', 'true', 'false'],
        ['aria-current', 'step', null],
        ['aria-selected', 'true', 'false'],
        ['aria-disabled', 'true', null],
      ] as const) {
        const before = one.getAttribute(name);
        if (before === null) continue;
        compare(one, name, (isOn) => attribute(one, name, isOn ? on : off), before === on);
        attribute(one, name, before);
      }
      if (
        one instanceof HTMLInputElement &&
        /radio|checkbox/.test(one.type) &&
        getComputedStyle(one).appearance !== 'auto'
      ) {
        compare(
          one,
          'checked',
          (on) => {
            one.checked = on;
          },
          one.checked,
        );
      }
      if (one instanceof HTMLButtonElement && one.matches('.button, :disabled') && !isOff)
        compare(
          one,
          'disabled',
          (on) => {
            one.disabled = on;
          },
          one.disabled,
        );
    }
    return [...new Set(flaws)];
  });
}
