import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fromBase64Url, toBase64Url } from '../../../src/shell/files/deflate.ts';
import { MOST_GAME_TEXT } from '../../../src/shell/persistence/gameText.ts';
import { holdsGame, MOST_LINK_TEXT, packGame, unpackGame } from '../../../src/shell/share/gameLink.ts';
import { fc } from '../../kit/seeded.ts';

async function hashOf(text: string): Promise<string> {
  const packed = await packGame(text);
  if ('problem' in packed) throw new Error(packed.problem);
  return packed.hash;
}
const linkTo = (bytes: Uint8Array): string => `#game=${toBase64Url(bytes)}`;
const packed = (text: string): Uint8Array => deflateRawSync(Buffer.from(text));

afterEach(() => vi.unstubAllGlobals());

describe('base64 in an address', () => {
  test('any bytes come back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const text = toBase64Url(bytes);
        expect(text).toMatch(/^[\w-]*$/);
        expect(fromBase64Url(text)).toEqual(bytes);
      }),
    );
  });

  test.each(['A', 'AAAAA', 'AA==', 'A A', 'A+A', 'A/A', 'A\nAA', 'Ä', '%41%41'])('%j is none', (text) => {
    expect(fromBase64Url(text)).toBeNull();
  });
});

describe('a game in a link', () => {
  test('comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 3000 }), async (text) => {
        const hash = await hashOf(text);
        expect(holdsGame(hash)).toBe(true);
        expect(await unpackGame(hash)).toEqual({ text });
      }),
      { numRuns: 50 },
    );
  });

  test('comes back through mails, chats and documents, or is refused', async () => {
    const mangled = fc.constantFrom(
      (hash: string) => `${hash}.`,
      (hash: string) => `${hash}>`,
      (hash: string) => `${hash}”).`,
      (hash: string) => `${hash}&utm_source=mail&fbclid=IwAR0`,
      (hash: string) => `${hash}?si=abc`,
      (hash: string) => `${hash} Play this!`,
      (hash: string) => hash.replace('=', '=3D'),
      (hash: string) => hash.replace('=', '%3D'),
      (hash: string) => `${hash.slice(0, 9)}=\r\n${hash.slice(9)}`,
      (hash: string) => `${hash.slice(0, 9)}\n   ${hash.slice(9)}`,
      (hash: string) => `${hash.slice(0, 9)}\u200b${hash.slice(9)}\ufeff`,
      (hash: string) => hash.replaceAll('-', '‑'),
      (hash: string) => hash.replace('game', 'Game'),
      (hash: string) => `${hash}_`,
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), mangled, async (text, mangle) => {
        const hash = mangle(await hashOf(text));
        expect(holdsGame(hash)).toBe(true);
        expect(await unpackGame(hash)).toEqual({ text });
      }),
      { numRuns: 300 },
    );
  });

  test('is not made where it would be too long', async () => {
    const noise = Array.from({ length: MOST_LINK_TEXT }, (_, index) => ((index * 2654435761) >>> 7).toString(36));
    expect(await packGame(noise.join(''))).toEqual({ problem: 'linkTooLong' });
  });

  test('needs a browser that can pack', async () => {
    const hash = await hashOf('x');
    vi.stubGlobal('CompressionStream', undefined);
    expect(await packGame('x')).toEqual({ problem: 'linkNotSupported' });
    expect(await unpackGame(hash)).toEqual({ problem: 'linkNotSupported' });
  });

  test('needs a browser that supports this compression: the first that could compress did not', async () => {
    const hash = await hashOf('x');
    const refuse = class {
      constructor(format: string) {
        throw new TypeError(`Unsupported compression format: '${format}'`);
      }
    };
    vi.stubGlobal('CompressionStream', refuse);
    vi.stubGlobal('DecompressionStream', refuse);
    expect(await packGame('x')).toEqual({ problem: 'linkNotSupported' });
    expect(await unpackGame(hash)).toEqual({ problem: 'linkNotSupported' });
  });
});

describe('a bad link is refused', () => {
  test.each<[string, string, string]>([
    ['of another kind', '#rules', 'linkDamaged'],
    ['that is empty', '#game=', 'linkDamaged'],
    ['with a strange letter', '#game=AAAA!', 'linkDamaged'],
    ['that is not packed', linkTo(Buffer.from('{"format":1}')), 'linkDamaged'],
    ['cut short', linkTo(packed('x'.repeat(500))).slice(0, -2), 'linkDamaged'],
    ['that is no text', linkTo(deflateRawSync(Uint8Array.of(0xff, 0xfe, 0xc0))), 'linkDamaged'],
    ['that is too long', `#game=${'A'.repeat(MOST_LINK_TEXT + 1)}`, 'linkTooLong'],
    ['with too much in it', linkTo(packed(' '.repeat(MOST_GAME_TEXT + 1))), 'tooBig'],
  ])('%s', async (_, hash, problem) => {
    expect(await unpackGame(hash)).toEqual({ problem });
  });

  test('a decompression bomb is stopped early: its full output never exists', async () => {
    // 100 MB of nothing in 100 kB; each chunk unpacks to half a megabyte at most.
    const bomb = linkTo(deflateRawSync(Buffer.alloc(100_000_000), { level: 9 }));
    expect(bomb.length).toBeLessThan(MOST_LINK_TEXT);
    let unpacked = 0;
    const Real = DecompressionStream;
    vi.stubGlobal(
      'DecompressionStream',
      class {
        readonly readable: ReadableStream<Uint8Array>;
        readonly writable: WritableStream<BufferSource>;
        constructor(format: CompressionFormat) {
          const count = new TransformStream<Uint8Array, Uint8Array>({
            transform: (chunk, controller) => {
              unpacked += chunk.length;
              controller.enqueue(chunk);
            },
          });
          const real = new Real(format);
          this.writable = real.writable;
          this.readable = real.readable.pipeThrough(count);
        }
      },
    );
    expect(await unpackGame(bomb)).toEqual({ problem: 'tooBig' });
    expect(unpacked).toBeLessThan(3 * MOST_GAME_TEXT);
  });

  test('one that is a long line of dashes is refused without blocking the page', async () => {
    expect(await unpackGame(`#game=A${'_'.repeat(MOST_LINK_TEXT - 2)}A`)).toEqual({ problem: 'linkDamaged' });
  });

  test('any bytes yield a text or a problem', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const result = await unpackGame(linkTo(bytes));
        expect('text' in result || 'problem' in result).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
