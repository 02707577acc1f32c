/**
 * What Chromium is started with, in tests and in the check that it starts at all: software drawing where there is no
 * graphics card, sound without a click, and no sandbox only where there cannot be one, for root.
 */
export function browserFlags(): string[] {
  const flags = ['--enable-unsafe-swiftshader', '--autoplay-policy=no-user-gesture-required'];
  return process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags;
}
