import { existsSync } from 'node:fs';

/** Where Debian keeps Mesa's software renderer. */
const MESA = ['/usr/lib/x86_64-linux-gnu/libEGL_mesa.so.0', '/usr/lib/aarch64-linux-gnu/libEGL_mesa.so.0'];

/**
 * WebGL, in software where there is no graphics card; or a browser without WebGL, where the game draws on a plain
 * canvas.
 */
export type Drawing = 'webgl' | 'canvas';

/**
 * Chromium's flags, in tests and in the check that it starts at all: sound without a click, and no sandbox only where
 * root cannot have one. Without WebGL a page costs half as much processor time, because the browser does not compose
 * its own pages in software either.
 */
export function browserFlags(drawing: Drawing = 'webgl'): string[] {
  const flags = [...(drawing === 'webgl' ? webgl() : NO_WEBGL), '--autoplay-policy=no-user-gesture-required'];
  return process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags;
}

const NO_WEBGL = ['--disable-gpu', '--disable-3d-apis'];

/** Mesa, where it is installed, draws the board twice as fast as Chromium's own SwiftShader. */
function webgl(): string[] {
  const isMesaThere = MESA.some((library) => existsSync(library));
  return isMesaThere ? ['--use-angle=gl-egl', '--ignore-gpu-blocklist'] : ['--enable-unsafe-swiftshader'];
}
