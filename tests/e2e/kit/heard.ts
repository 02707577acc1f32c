import { expect, type Page } from '@playwright/test';

/** From now on the page keeps what its live regions say, because they are soon cleared. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const hear = (changes: MutationRecord[]) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role="status"], [role="alert"]');
        // A space at the end only makes a repeated message a change.
        if (region?.textContent) heard.push(region.textContent.trimEnd());
      }
    };
    new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits until a screen reader has announced something since the page was opened. */
export async function expectHeard(page: Page, words: string | RegExp, timeout?: number): Promise<void> {
  const heard = (): Promise<string> => page.evaluate('window.heard.join("\\n")');
  await expect.poll(heard, timeout === undefined ? {} : { timeout }).toMatch(words);
}
