import { test as base } from '@playwright/test';

/** What a project may choose for its browser tests. */
export interface Pictures {
  /**
   * The game's own pictures, or blank ones in their place: a third of the work of opening a page is decoding them.
   * Buttons, words and focus, which most tests are about, are the same with blank ones.
   */
  readonly pictures: 'own' | 'blank';
}

/** A picture of a single transparent pixel. */
const BLANK = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
);

/** The `test` of all browser tests. */
export const test = base.extend<Pictures>({
  pictures: ['own', { option: true }],
  context: async ({ context, pictures }, use) => {
    if (pictures === 'blank') {
      await context.route(/\.(avif|webp)$/, (route) => route.fulfill({ contentType: 'image/png', body: BLANK }));
    }
    await use(context);
  },
});
