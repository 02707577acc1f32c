import puppeteer, {
  type Browser,
  type CDPSession,
  type ConsoleMessage,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { browserProcesses, killAll } from '../../kills/browserProcesses.ts';
import { browserFlags } from '../../tools/browserFlags.ts';
import type { Driver, Key, Start } from './driver.ts';
import { openLoudspeakers } from './loudspeakers.ts';
import { openScreen } from './screen.ts';

/** How many milliseconds a command of the protocol may take, on a busy computer without a graphics card. */
const PROTOCOL_LIMIT_MS = 120_000;

/** Starts Chromium, over its own protocol. Sound waits for a press there, as it does for players. */
export function chromium(executablePath: string): Start {
  const args = browserFlags('webgl').filter((flag) => !flag.startsWith('--autoplay-policy'));
  return async ({ profile, downloads }) => {
    const [browser, page] = await launch(profile, {
      browser: 'chrome',
      executablePath,
      args,
      downloadBehavior: { policy: 'allow', downloadPath: downloads },
    });
    return new ChromiumDriver(browser, page, profile, await page.createCDPSession());
  };
}

/** Starts Firefox, over WebDriver BiDi, on a virtual screen: without a screen it has no WebGL. */
export function firefox(executablePath: string, hasPulseAudio: boolean): Start {
  return async ({ profile, downloads }) => {
    const screen = await openScreen();
    const loudspeakers = hasPulseAudio ? await openLoudspeakers() : null;
    const options: LaunchOptions = {
      browser: 'firefox',
      executablePath,
      headless: false,
      env: { ...screen.env, ...loudspeakers?.env },
      extraPrefsFirefox: {
        'browser.download.folderList': 2,
        'browser.download.dir': downloads,
        // Puppeteer lets every sound play, which no player's Firefox does before a press.
        'media.autoplay.default': 1,
        'media.autoplay.blocking_policy': 0,
      },
    };
    const [browser, page] = await launch(profile, options);
    const after = (): void => {
      screen.close();
      loudspeakers?.close();
    };
    return new FirefoxDriver(browser, page, profile, after, hasPulseAudio);
  };
}

async function launch(profile: string, options: LaunchOptions): Promise<[Browser, Page]> {
  const browser = await puppeteer.launch({
    headless: true,
    userDataDir: profile,
    defaultViewport: null,
    protocolTimeout: PROTOCOL_LIMIT_MS,
    ...options,
  });
  const [page = await browser.newPage()] = await browser.pages();
  page.setDefaultTimeout(PROTOCOL_LIMIT_MS);
  return [browser, page];
}

class PuppeteerDriver implements Driver {
  readonly complaints: string[] = [];

  constructor(
    readonly browser: Browser,
    readonly page: Page,
    readonly profile: string,
    readonly after: () => void,
    readonly hasLoudspeakers = true,
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

/** Chromium's mouse. Puppeteer's has no pressure when its button is down, which only screen readers and switches have. */
class ChromiumDriver extends PuppeteerDriver {
  #at = { x: 0, y: 0 };
  #isDown = false;

  constructor(
    browser: Browser,
    page: Page,
    profile: string,
    readonly session: CDPSession,
  ) {
    super(browser, page, profile, () => {});
  }

  override moveTo(x: number, y: number): Promise<void> {
    this.#at = { x, y };
    return this.#send('mouseMoved');
  }

  override mouse(change: 'down' | 'up'): Promise<void> {
    this.#isDown = change === 'down';
    return this.#send(this.#isDown ? 'mousePressed' : 'mouseReleased');
  }

  #send(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased'): Promise<void> {
    const pressed = this.#isDown ? { buttons: 1, force: 0.5 } : { buttons: 0 };
    const button = type === 'mouseMoved' && !this.#isDown ? 'none' : 'left';
    const clickCount = type === 'mouseMoved' ? 0 : 1;
    return this.session.send('Input.dispatchMouseEvent', { type, ...this.#at, button, clickCount, ...pressed });
  }
}

class FirefoxDriver extends PuppeteerDriver {
  /** While it is automated, Firefox first tells the page that nobody chose a file, and then gives it the file. */
  override async giveFile(path: string, ask: () => Promise<void>): Promise<void> {
    await this.evaluate(
      `addEventListener('cancel', (event) => event.stopImmediatePropagation(), { capture: true, once: true })`,
    );
    await super.giveFile(path, ask);
  }
}
