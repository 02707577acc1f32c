import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Set in e2e builds only. */
    readonly fazaGame?: {
      readonly textures: { exists(key: string): boolean };
      readonly loop: { readonly frame: number; readonly running: boolean; wake(): void };
      readonly events: { on(event: string, call: () => void): void };
      readonly scene: { getScene(key: string): object | null };
      readonly renderer: {
        readonly type: number;
        readonly glBufferWrappers: readonly unknown[];
        readonly glVAOWrappers: readonly unknown[];
        readonly renderNodes?: { readonly maxParallelTextureUnits: number };
      };
    };
  }
}

/** How many frames the page has drawn so far. */
export function framesOf(page: Page): Promise<number> {
  return page.evaluate(() => window.fazaGame?.loop.frame ?? 0);
}

/** Phaser's constants for its renderers. Phaser itself cannot be imported outside a page. */
export const RENDERER = { canvas: 1, webgl: 2 } as const;

/** The page's renderer, as Phaser's constant. */
export function rendererOf(page: Page): Promise<number | undefined> {
  return page.evaluate(() => window.fazaGame?.renderer.type);
}

/** How many buffers and arrays the page keeps on the graphics card. */
export function kept(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { glBufferWrappers = [], glVAOWrappers = [] } = window.fazaGame?.renderer ?? {};
    return glBufferWrappers.length + glVAOWrappers.length;
  });
}

/** Whether the pictures of the last loading stage have arrived. */
export function everyPicture(page: Page): Promise<boolean> {
  return page.evaluate(() => window.fazaGame?.textures?.exists('drama') === true);
}

/** Whether the canvas rests and is complete: nothing on it moves, and every picture is loaded. */
export async function settled(page: Page): Promise<boolean> {
  return (await everyPicture(page)) && page.evaluate(() => window.fazaGame?.loop?.running === false);
}

/** How many textures one draw call can use. */
export function texturesTogether(page: Page): Promise<number | undefined> {
  return page.evaluate(() => window.fazaGame?.renderer.renderNodes?.maxParallelTextureUnits);
}
