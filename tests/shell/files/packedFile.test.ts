import { expect, test } from 'vitest';
import { packFile, readTextFile, unpackFile } from '../../../src/shell/files/textFile.ts';

const GAME = '{"format":1,"record":{"game":"azardia","seed":"a secret","commands":["bootJets","🛸"]}}';

test('a packed file hides its text, and every way to open files unpacks it; others stay as they are', async () => {
  const packed = await packFile(GAME);
  for (const word of ['secret', 'azardia', 'bootJets', btoa('a secret')]) expect(packed).not.toContain(word);
  expect(await readTextFile(new Blob([packed]), 1_000_000)).toEqual({ text: GAME });
  expect(await readTextFile(new Blob([GAME]), 1_000_000)).toEqual({ text: GAME });
});

test('in a browser that cannot compress, the text is still not readable', async () => {
  const Real = globalThis.CompressionStream;
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  const packed = await packFile(GAME);
  Object.assign(globalThis, { CompressionStream: Real });
  expect(packed).not.toContain('secret');
  expect(await unpackFile(packed, 1000)).toBe(GAME);
  expect(await unpackFile(packed, GAME.length - 10)).toBeNull();
});

test('a file that is damaged, or unpacks to more than is possible, is refused', async () => {
  const packed = await packFile(GAME);
  expect(await unpackFile(packed, GAME.length - 10)).toBeNull();
  for (const broken of [packed.slice(0, -9), packed.replace('"packed":"', '"packed":"A'), '{"kind":"faza packed"}'])
    expect(await readTextFile(new Blob([broken]), 1_000_000)).toEqual({ problem: 'unreadable' });
});
