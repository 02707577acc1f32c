import { describe, expect, test } from 'vitest';
import { isWorthTelling, type Uncaught } from '../../../src/shell/errors/isWorthTelling.ts';

const ORIGIN = 'https://play.example';

function errorIn(address: string): Error {
  const error = new Error('it broke');
  error.stack = `Error: it broke\n    at press (${address}:1:23)\n    at https://play.example/assets/index-1.js:4:5`;
  return error;
}

/** A browser error of that name, thrown in a script of the game. */
const refusal = (name: string): Uncaught => ({
  reason: new DOMException('the browser says no', name),
  message: 'the browser says no',
  file: `${ORIGIN}/assets/index-1.js`,
});

describe('players see errors', () => {
  test.each<[string, Uncaught]>([
    ['an error of the game', { reason: errorIn(`${ORIGIN}/assets/index-1.js`), message: 'it broke', file: '' }],
    ['one that names its script', { reason: null, message: 'it broke', file: `${ORIGIN}/assets/index-1.js` }],
    ['one without a stack', { reason: 'it broke', message: 'it broke', file: '' }],
    ['one in a worker’s script', { reason: null, message: 'it broke', file: `blob:${ORIGIN}/1-2-3` }],
    ['a store without room', refusal('QuotaExceededError')],
  ])('%s', (_, uncaught) => {
    expect(isWorthTelling(uncaught, ORIGIN)).toBe(true);
  });
});

describe('players do not see errors', () => {
  const loop = 'ResizeObserver loop completed with undelivered notifications.';
  test.each<[string, Uncaught]>([
    ['observers of sizes that wait for the next frame', { reason: undefined, message: loop, file: `${ORIGIN}/` }],
    ['sound that was stopped', refusal('AbortError')],
    ['sound that may not begin yet', refusal('NotAllowedError')],
    ['a script of an extension', { reason: null, message: 'x is not defined', file: 'chrome-extension://abc/a.js' }],
    ['a promise of an extension', { reason: errorIn('moz-extension://abc/a.js'), message: 'it broke', file: '' }],
    ['a script of another site', { reason: null, message: 'it broke', file: 'https://elsewhere.example/a.js' }],
    ['what a browser keeps secret', { reason: null, message: 'Script error.', file: '' }],
  ])('%s', (_, uncaught) => {
    expect(isWorthTelling(uncaught, ORIGIN)).toBe(false);
  });
});
