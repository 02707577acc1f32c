import type { Locator } from '@playwright/test';

/** Lines of the accessibility tree for controls and pictures without a name. */
export async function unnamed(dialog: Locator): Promise<string[]> {
  const tree = await dialog.ariaSnapshot();
  const roles = 'button|checkbox|combobox|dialog|img|link|progressbar|radio|searchbox|slider|switch|textbox';
  return tree.split('\n').filter((line) => new RegExp(`^\\s*- '?(${roles})\\b(?! ")`).test(line));
}

/** Controls that scrolling down does not bring into view, or that stick out at a side, or whose words do. */
export async function outOfReach(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((element) => {
    const fields = [...element.querySelectorAll<HTMLElement>('button, input, select, summary')];
    return fields.flatMap((field) => {
      if (!field.checkVisibility({ contentVisibilityAuto: true })) return [];
      field.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom } = field.getBoundingClientRect();
      // A control with many large words may be higher than the window.
      const middle = (top + bottom) / 2;
      const isIn = left >= -1 && right <= window.innerWidth + 1 && middle > 0 && middle < window.innerHeight;
      const isWide = field instanceof HTMLButtonElement && field.scrollWidth > field.clientWidth + 2;
      return isIn && !isWide ? [] : [field.getAttribute('aria-label') ?? field.textContent ?? field.outerHTML];
    });
  });
}

/** Whether it, or anything that scrolls inside, has to be scrolled sideways. */
export async function runsSideways(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('.scrolls')].some((box) => box.scrollWidth > box.clientWidth + 1),
  );
}
