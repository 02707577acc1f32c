import type { Page } from '@playwright/test';
import type { BrowserStore } from '../../shell/stores/stored.ts';

/** Copies everything stored in another browser into the page's, before the game is opened. */
export async function restoreStore(page: Page, store: BrowserStore): Promise<void> {
  await page.goto('./manifest.webmanifest');
  await page.evaluate(restore, store);
}

/** Runs in the page: stores everything. */
async function restore({ texts, databases }: BrowserStore): Promise<void> {
  const withBytes = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    if ('base64' in value && typeof value.base64 === 'string') {
      return Uint8Array.from(atob(value.base64), (letter) => letter.charCodeAt(0));
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withBytes(part)]));
  };
  for (const [key, value] of Object.entries(texts)) localStorage.setItem(key, value);
  for (const [name, { version, stores }] of Object.entries(databases)) {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name, version);
      opening.onerror = () => reject(opening.error);
      opening.onupgradeneeded = () => {
        for (const { name: store, keyPath, autoIncrement, rows } of stores) {
          const made = opening.result.createObjectStore(store, { keyPath, autoIncrement });
          for (const row of rows) made.add(withBytes(row));
        }
      };
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  }
}
