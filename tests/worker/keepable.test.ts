import { describe, expect, test } from 'vitest';
import { isKeepable } from '../../src/worker/keepable.ts';

const answer = (type: string | null, status = 200): Response =>
  new Response(null, { status, headers: type === null ? {} : { 'content-type': type } });

const kept = (path: string, type: string | null, status = 200): boolean =>
  isKeepable(`https://example.com/some/faza/${path}`, answer(type, status));

describe('what the service worker keeps', () => {
  test.each([
    ['assets/fine/title-0abcdefg.avif', 'image/avif'],
    ['assets/fine/title-0abcdefg.avif', 'application/octet-stream'],
    ['assets/plain/title-0abcdefg.webp', 'image/webp'],
    ['game/icons.svg', 'image/svg+xml'],
    ['assets/plain/title-0abcdefg.json', 'application/json; charset=utf-8'],
    ['assets/index-0abcdefg.js', 'text/javascript'],
    ['game/sound/title-lounge.webm', 'video/webm'],
    ['game/sound/title-lounge.mp3?__WB_REVISION__=1', 'audio/mpeg'],
    ['assets/bangers-0abcdefg.woff2', null],
    ['index.html', 'text/html; charset=utf-8'],
    ['', 'text/html'],
  ])('%s as %s', (path, type) => {
    expect(kept(path, type)).toBe(true);
  });

  test.each([
    // A host that serves its page for every address.
    ['assets/fine/title-0abcdefg.avif', 'text/html; charset=utf-8', 200],
    ['assets/plain/title-0abcdefg.json', 'text/html', 200],
    ['assets/index-0abcdefg.js', 'text/html', 200],
    ['game/sound/title-lounge.webm', 'text/html', 200],
    // A host with its own wording for an error.
    ['assets/fine/title-0abcdefg.avif', 'text/plain', 200],
    ['assets/fine/title-0abcdefg.avif', 'application/json', 200],
    ['assets/fine/title-0abcdefg.avif', null, 200],
    ['assets/fine/title-0abcdefg.avif', 'image/avif', 404],
    ['assets/fine/title-0abcdefg.avif', 'image/avif', 206],
    ['index.html', 'application/json', 200],
  ])('not %s as %s with %i', (path, type, status) => {
    expect(kept(path, type, status)).toBe(false);
  });
});
