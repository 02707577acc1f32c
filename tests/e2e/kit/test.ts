import { test as base } from '@playwright/test';
import { BLANK_PICTURES } from '../../tools/previewForTests.ts';

/** Options of a project for its browser tests. */
export interface Pictures {
  /**
   * The game's own pictures, or blank ones instead: a third of the work of opening a page is decoding them. Buttons,
   * words and focus, which most tests are about, are the same with blank ones.
   */
  readonly pictures: 'own' | 'blank';
}

/** The `test` of all browser tests. */
export const test = base.extend<Pictures>({
  pictures: ['own', { option: true }],
  extraHTTPHeaders: async ({ pictures }, use) => use(pictures === 'blank' ? BLANK_PICTURES : {}),
});
