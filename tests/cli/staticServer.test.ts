import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaticServer, listen } from '../../tools/kit/staticServer.ts';

let folder = '';
let server: Server;
let address = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'faza-served-'));
  mkdirSync(join(folder, 'dist/assets/plain'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'dist/sw.js'), '//');
  writeFileSync(join(folder, 'dist/manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'dist/assets/plain/title-0abcdefg.avif'), 'picture');
  server = createStaticServer(join(folder, 'dist'));
  address = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('the server of a build', () => {
  test.each([
    ['/', 200, 'text/html;charset=utf-8', 'no-cache'],
    ['/?open=daily', 200, 'text/html;charset=utf-8', 'no-cache'],
    ['/sw.js', 200, 'text/javascript', 'no-cache'],
    ['/manifest.webmanifest', 200, 'application/manifest+json', 'no-cache'],
    ['/assets/plain/title-0abcdefg.avif', 200, 'image/avif', 'public, max-age=31536000, immutable'],
    ['/assets/plain/title-gone0000.avif', 404, 'text/plain', 'no-store'],
    ['/nothing', 404, 'text/plain', 'no-store'],
    ['/..%2fsecret.txt', 404, 'text/plain', 'no-store'],
  ])('answers %s with %i', async (path, status, type, caching) => {
    const response = await fetch(address + path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe(caching);
    // Browsers must not guess types, reveal where a player came from, or embed the game in a frame.
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  });

  test('does not send again what the browser has', async () => {
    const etag = (await fetch(`${address}/`)).headers.get('etag') ?? '';
    const again = await fetch(address, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('moves on from a busy port', async () => {
    const busy = Number(new URL(address).port);
    const second = createStaticServer(folder);
    expect(await listen(second, '127.0.0.1', busy)).toBeGreaterThan(busy);
    second.close();
  });
});
