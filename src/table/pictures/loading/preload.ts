import type { AtlasPlace } from './atlasPlace.ts';
import { serviceWorkers } from './serviceWorkers.ts';

/**
 * Has the browser fetch atlases that the asset loader will soon ask for, while the page is still busy with something
 * else. A browser that cannot read AVIF ignores the pictures. Once a service worker is at work it has finer ones, so
 * nothing is fetched.
 */
export function preloadAtlases(places: readonly AtlasPlace[]): void {
  if (serviceWorkers()?.controller) return;
  for (const { image, frames } of places) {
    preload(image, { as: 'image', type: 'image/avif' });
    // In the mode of `fetch`, so that its request finds what came.
    preload(frames, { as: 'fetch', crossOrigin: 'anonymous' });
  }
}

function preload(href: string, kind: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...kind, href }));
}
