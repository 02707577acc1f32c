import { describe, expect, test } from 'vitest';
import { connectedPads } from '../../../src/page/input/gamepad.ts';

describe('gamepads', () => {
  const pad = (connected: boolean): Gamepad => ({ connected }) as Gamepad;

  test('are the connected ones', () => {
    expect(connectedPads({ getGamepads: () => [null, pad(false), pad(true)] })).toEqual([pad(true)]);
  });

  test('are none on a page from an insecure address, or where the embedding page forbids them', () => {
    expect(connectedPads({})).toEqual([]);
    const refuse = (): never => {
      throw new DOMException('not allowed', 'SecurityError');
    };
    expect(connectedPads({ getGamepads: refuse })).toEqual([]);
  });
});
