import { defineConfig } from '@playwright/test';
import { browserFlags } from './tests/tools/browser-flags.ts';
import { ensureBrowser } from './tests/tools/ensure-browser.ts';
import { freePort } from './tests/tools/free-port.ts';

// Playwright reads this file again in every worker; the environment is what they have in common.
process.env.PW_CHROMIUM ||= await ensureBrowser();
process.env.E2E_PORT ||= String(await freePort());
const port = process.env.E2E_PORT;

/** The browser tests: a served e2e build (`vite build --mode e2e`), one Chromium, nothing retried. */
export default defineConfig({
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
  globalTimeout: 30 * 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: { width: 1280, height: 720 },
    launchOptions: { executablePath: process.env.PW_CHROMIUM, args: browserFlags() },
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
