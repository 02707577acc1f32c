import puppeteer, { type Browser, type ConsoleMessage, type LaunchOptions, type Page } from 'puppeteer-core';
import { browserProcesses, killAll } from '../../kills/browserProcesses.ts';
import { browserFlags } from '../../tools/browser-flags.ts';
import type { Driver, Key, Start } from './driver.ts';
import { openScreen } from './screen.ts';

/** Milliseconds for which a command of the protocol may take, on a busy computer without a graphics card. */
const PROTOCOL_LIMIT_MS = 120_000;

/** Starts Chromium, over its own protocol. Sound waits for a press there, as it does for players. */
export function chromium(executablePath: string): Start {
  const args = browserFlags('webgl').filter((flag) => !flag.startsWith('--autoplay-policy'));
  return ({ profile, downloads }) =>
    start(profile, {
      browser: 'chrome',
      executablePath,
      args,
      downloadBehavior: { policy: 'allow', downloadPath: downloads },
    });
}

/** Starts Firefox, over WebDriver BiDi, on a screen that nobody sees: without a screen it has no WebGL. */
export function firefox(executablePath: string): Start {
  return async ({ profile, downloads }) => {
    const screen = await openScreen();
    const options: LaunchOptions = {
      browser: 'firefox',
      executablePath,
      headless: false,
      env: screen.env,
      extraPrefsFirefox: {
        'browser.download.folderList': 2,
        'browser.download.dir': downloads,
        // Puppeteer lets every sound play, which no player's Firefox does before a press.
        'media.autoplay.default': 1,
        'media.autoplay.blocking_policy': 0,
      },
    };
    return start(profile, options, screen.close);
  };
}

async function start(profile: string, options: LaunchOptions, after = () => {}): Promise<Driver> {
  const browser = await puppeteer.launch({
    headless: true,
    userDataDir: profile,
    defaultViewport: null,
    protocolTimeout: PROTOCOL_LIMIT_MS,
    ...options,
  });
  const [page = await browser.newPage()] = await browser.pages();
  page.setDefaultTimeout(PROTOCOL_LIMIT_MS);
  return new PuppeteerDriver(browser, page, profile, after);
}

class PuppeteerDriver implements Driver {
  readonly complaints: string[] = [];

  constructor(
    readonly browser: Browser,
    readonly page: Page,
    readonly profile: string,
    readonly after: () => void,
  ) {
    page.on('console', (message) => this.#note(message));
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  async goto(address: string): Promise<void> {
    await this.page.goto(address);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  async evaluate(expression: string): Promise<string> {
    return String(await this.page.evaluate(expression));
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewport({ width, height });
  }

  moveTo(x: number, y: number): Promise<void> {
    return this.page.mouse.move(x, y);
  }

  mouse(change: 'down' | 'up'): Promise<void> {
    return this.page.mouse[change]();
  }

  press(key: Key): Promise<void> {
    return this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  async giveFile(path: string, ask: () => Promise<void>): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForFileChooser(), ask()]);
    await chooser.accept([path]);
  }

  async screenshot(path: string): Promise<void> {
    await this.page.screenshot({ path: path as `${string}.png` });
  }

  async kill(): Promise<void> {
    killAll(browserProcesses(this.profile));
    await this.browser.disconnect();
    this.after();
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.after();
  }

  #note(message: ConsoleMessage): void {
    if (['error', 'warn'].includes(message.type())) {
      this.complaints.push(`${message.text()} (${message.location().url ?? ''})`);
    }
  }
}
