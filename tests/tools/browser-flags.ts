import { existsSync } from 'node:fs';

/** Where Debian keeps Mesa's way to draw without a graphics card. */
const MESA = ['/usr/lib/x86_64-linux-gnu/libEGL_mesa.so.0', '/usr/lib/aarch64-linux-gnu/libEGL_mesa.so.0'];

/**
 * What Chromium is started with, in tests and in the check that it starts at all: software drawing where there is no
 * graphics card, sound without a click, and no sandbox only where there cannot be one, for root. Mesa, where it is
 * installed, draws the board twice as fast as Chromium's own SwiftShader.
 */
export function browserFlags(): string[] {
  const drawing = MESA.some((library) => existsSync(library))
    ? ['--use-angle=gl-egl', '--ignore-gpu-blocklist']
    : ['--enable-unsafe-swiftshader'];
  const flags = [...drawing, '--autoplay-policy=no-user-gesture-required'];
  return process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags;
}
