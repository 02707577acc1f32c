import { expect, test } from 'vitest';
import { phaserParts } from '../../build/phaserParts.ts';

/** The build's output for a module's code. */
function built(code: string, id: string): unknown {
  const { transform } = phaserParts();
  if (typeof transform !== 'function') throw new Error('no transform');
  return Reflect.apply(transform, undefined, [code, id]);
}

const DEBUG = 'if (typeof WEBGL_DEBUG) { require("phaser3spectorjs"); }';

test('excludes parts of Phaser that the game does not use, wherever the packages are', () => {
  expect(built(DEBUG, '/packages/node_modules/phaser/src/renderer/webgl/WebGLRenderer.js')).toBe(
    'if (false) { require("phaser3spectorjs"); }',
  );
});

test('changes no code but that of Phaser', () => {
  expect(built(DEBUG, '/game/src/table/pictures.ts')).toBeNull();
});
