import { defineConfig } from '@playwright/test';
import type { Pictures } from './tests/e2e/kit/test.ts';
import { browserFlags, type Drawing } from './tests/tools/browserFlags.ts';
import { ensureBrowser, headlessShell } from './tests/tools/ensureBrowser.ts';
import { freePort } from './tests/tools/freePort.ts';

// Playwright reads this file again in every worker; the environment is what they have in common.
const executablePath = process.env.PW_CHROMIUM || (await ensureBrowser());
// The same Chromium without the parts of a window opens pages in two thirds of the time.
const shellPath = process.env.PW_CHROMIUM_SHELL || (await headlessShell(executablePath));
process.env.PW_CHROMIUM = executablePath;
process.env.PW_CHROMIUM_SHELL = shellPath;
process.env.E2E_PORT ||= String(await freePort());
const port = process.env.E2E_PORT;

function drawnBy(drawing: Drawing, program: string) {
  return { launchOptions: { executablePath: program, args: browserFlags(drawing) } };
}

/**
 * The browser tests: a served e2e build (`vite build --mode e2e`), one Chromium, nothing retried.
 *
 * What a test does is nearly always done by the page's buttons, and is the same however the picture behind them is drawn. So
 * most tests have a browser without WebGL, which is twice as fast here, and in which players must be able to play as well.
 * They also get blank pictures, which need no decoding.
 *
 * Those about the picture – films, pictures, a whole game, the installed game – say `@webgl`, get the real ones in a
 * small window, which is drawn sooner, and begin first: the longest are among them, and both workers shall end together.
 */
export default defineConfig<Pictures>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/golden/{testFileName}/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Drawing without a graphics card is slow: a whole game takes minutes, not seconds.
  timeout: 120_000,
  globalTimeout: 45 * 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: [
    {
      name: 'webgl',
      grep: /@webgl/,
      use: { ...drawnBy('webgl', executablePath), viewport: { width: 640, height: 360 } },
    },
    { name: 'canvas', grepInvert: /@webgl/, use: { ...drawnBy('canvas', shellPath), pictures: 'blank' } },
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    // The smallest window with the wide layout: fewer pixels to draw than 1280 × 720.
    viewport: { width: 1152, height: 648 },
    // Only the spec about the installed game, pwa.spec.ts, lets the service worker in (`test.use`).
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'dark',
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --mode e2e --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
