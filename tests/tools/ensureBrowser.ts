import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags } from './browserFlags.ts';
import { ROOT } from './source.ts';

const START_LIMIT_MS = 20_000;
const DOWNLOAD_LIMIT_MS = 180_000;
const PACKAGE_LIMIT_MS = 300_000;

const PROGRAM_NAMES = [
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

/** No Chromium could be found or downloaded; the message says what was tried and what helps. */
export class NoBrowser extends Error {}

/**
 * Finds a Chromium for the browser tests, or gets one, and gives its path. A candidate counts only when it really starts,
 * because a browser without its shared libraries is there and useless. In this order:
 *
 * 1. `PW_CHROMIUM`: whoever names a browser gets that one or an error, never another;
 * 2. Playwright's own, if it was downloaded before;
 * 3. a Chromium, Chrome or Edge of this computer;
 * 4. the Debian package, for root on Debian or Ubuntu;
 * 5. Playwright's download.
 *
 * `ENSURE_BROWSER_NO_INSTALL=1` leaves out 4 and 5. Progress goes to stderr.
 */
export async function ensureBrowser(): Promise<string> {
  const failures: string[] = [];
  const firstThatStarts = async (candidates: readonly string[]): Promise<string | undefined> => {
    for (const path of candidates) {
      const failure = await startFailure(path);
      if (failure === undefined) return path;
      failures.push(`${path}: ${failure}`);
    }
    return undefined;
  };

  const named = process.env.PW_CHROMIUM;
  if (named) {
    if (await firstThatStarts([named])) return named;
    throw new NoBrowser(`PW_CHROMIUM does not start: ${failures.join()}`);
  }
  const mayInstall = !process.env.ENSURE_BROWSER_NO_INSTALL;
  return (
    (await firstThatStarts([...playwrightsOwn(), ...installed()])) ??
    (mayInstall && installDebianPackage() ? await firstThatStarts(installed()) : undefined) ??
    (mayInstall && downloadPlaywrights() ? await firstThatStarts(playwrightsOwn()) : undefined) ??
    giveUp(failures)
  );
}

/** The headless shell of Chromium, if this computer has one of the same version as a browser that works; otherwise that browser. */
export async function headlessShell(browser: string): Promise<string> {
  const shells = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'chromium-headless-shell'));
  for (const path of shells.filter(isExecutable)) {
    if (versionOf(path) === versionOf(browser) && (await startFailure(path)) === undefined) return path;
  }
  return browser;
}

/** The version number that a browser prints; empty if it prints none. */
function versionOf(path: string): string {
  return (
    /\d+(\.\d+)+/.exec(
      spawnSync(path, ['--version'], { encoding: 'utf8', timeout: START_LIMIT_MS }).stdout ?? '',
    )?.[0] ?? ''
  );
}

/** Starts the browser and ends it again; gives the reason if that fails. */
async function startFailure(executablePath: string): Promise<string | undefined> {
  if (!isExecutable(executablePath)) return 'not an executable file';
  try {
    const browser = await chromium.launch({ executablePath, args: browserFlags(), timeout: START_LIMIT_MS });
    await browser.close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

/** The browser that Playwright would use by itself, if it is there. */
function playwrightsOwn(): string[] {
  return [chromium.executablePath()].filter(isExecutable);
}

/** Every browser on this computer that might work. */
function installed(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap((folder) => PROGRAM_NAMES.map((name) => join(folder, name))), ...fixedPlaces()].filter(
    isExecutable,
  );
}

function fixedPlaces(): string[] {
  switch (process.platform) {
    case 'darwin':
      return ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
    case 'win32':
      return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
        .flatMap((name) => process.env[name] ?? [])
        .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe'));
    default:
      return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installDebianPackage(): boolean {
  if (process.getuid?.() !== 0 || !isDebian()) return false;
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  return (
    run('apt-get', install, PACKAGE_LIMIT_MS) ||
    (run('apt-get', ['update'], PACKAGE_LIMIT_MS) && run('apt-get', install, PACKAGE_LIMIT_MS))
  );
}

function isDebian(): boolean {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function downloadPlaywrights(): boolean {
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  return run(process.execPath, [cli, 'install', 'chromium'], DOWNLOAD_LIMIT_MS);
}

/** Runs an installer quietly; shows its last lines if it fails. */
function run(program: string, args: readonly string[], timeout: number): boolean {
  process.stderr.write(`ensureBrowser: ${[program, ...args].join(' ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync(program, args, { timeout, env, encoding: 'utf8' });
  if (status === 0) return true;
  const lastWords = (stderr ?? '').split('\n').find((line) => /error|^E:/i.test(line)) ?? 'no reason given';
  process.stderr.write(`ensureBrowser: that failed: ${lastWords.trim()}\n`);
  return false;
}

function giveUp(failures: readonly string[]): never {
  const tried = failures.length === 0 ? 'nothing was found' : failures.join('\n    ');
  throw new NoBrowser(
    [
      'no usable Chromium.',
      `  Tried:\n    ${tried}`,
      '  One of these helps:',
      '    apt-get install chromium',
      '    npx playwright install --with-deps chromium',
      '    PW_CHROMIUM=/path/to/chrome npm test',
    ].join('\n'),
  );
}
