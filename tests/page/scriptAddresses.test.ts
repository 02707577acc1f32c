import { expect, test } from 'vitest';
import { isOwnScript } from '../../src/page/scriptAddresses.ts';

const PAGE = 'https://example.com/games/faza/index.html?a#game=b';

test.each([
  'sw.js',
  './assets/worker-0abcdefg.js',
  'https://example.com/games/faza/assets/worker-0abcdefg.js?type=module',
])('the page may start %s', (address) => expect(isOwnScript(address, PAGE)).toBe(true));

test.each([
  '../sw.js',
  '/sw.js',
  'assets/../../sw.js',
  'https://example.com/games/fazanother/sw.js',
  'https://elsewhere.example/games/faza/sw.js',
  '//elsewhere.example/games/faza/sw.js',
  'blob:https://example.com/games/faza/sw.js',
  'data:text/javascript,sw.js',
  'javascript:sw.js',
  'sw.json',
  'https://[',
  '',
])('but not %s', (address) => {
  expect(isOwnScript(address, PAGE)).toBe(false);
});
