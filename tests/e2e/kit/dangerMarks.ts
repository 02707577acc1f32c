import type { Page } from '@playwright/test';

/**
 * Buttons over the canvas whose danger mark would stick out, or be narrower than one of its words. The words are tried
 * on each button that can complete a command; marks that the scene draws are skipped.
 */
export async function marksOutside(page: Page, words: string): Promise<string[]> {
  return page.evaluate((said) => {
    const letters = document.createElement('canvas').getContext('2d');
    if (!letters) return ['no canvas'];
    const carriers = ['verb', 'half', 'card', 'tile', 'group', 'hero', 'hand']
      .map((kind) => `[data-control^="${kind}"]`)
      .join();
    const controls = [
      ...document.querySelectorAll<HTMLElement>('.control:not([data-drawn], [data-away], .unseen)'),
    ].filter((control) => control.matches(carriers));
    return controls.flatMap((control) => {
      if (!control.checkVisibility()) return [];
      const before = control.getAttribute('data-danger');
      control.setAttribute('data-danger', said);
      const style = getComputedStyle(control, '::before');
      const size = (...names: readonly string[]): number =>
        names.reduce((sum, name) => sum + Number.parseFloat(style.getPropertyValue(name)), 0);
      const isWhole = style.boxSizing === 'border-box';
      const sides = size('padding-left', 'padding-right', 'border-left-width', 'border-right-width');
      const ends = size('padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width');
      const left = size('left', 'margin-left');
      const right = left + size('width') + (isWhole ? 0 : sides);
      const bottom = size('top') + size('height') + (isWhole ? 0 : ends);
      letters.font = style.font;
      const widest = Math.max(...said.split(' ').map((word) => letters.measureText(word).width));
      const room = size('width') - (isWhole ? sides : 0);
      const flaws = [
        ...(style.content === 'none' ? ['no mark'] : []),
        ...(left < -0.5 || right > control.clientWidth + 0.5 ? ['beside'] : []),
        ...(size('top') < -0.5 || bottom > control.clientHeight + 0.5 ? ['above or below'] : []),
        ...(widest > room + 0.5 ? ['too narrow'] : []),
      ];
      if (before === null) control.removeAttribute('data-danger');
      else control.setAttribute('data-danger', before);
      return flaws.map((flaw) => `${flaw}: ${control.getAttribute('aria-label') ?? control.dataset.control}`);
    });
  }, words);
}
