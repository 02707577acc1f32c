import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Builder, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { browserProcesses, killAll } from '../../kills/browserProcesses.ts';
import { freePort } from '../../tools/freePort.ts';
import { ROOT } from '../../tools/source.ts';
import type { Driver, Key, Start } from './driver.ts';
import { openScreen } from './screen.ts';

const WINDOW = join(ROOT, 'tests/engines/drivers/webkitWindow.js');
const SCRIPT_LIMIT_MS = 120_000;

/** What the driver calls keys that are not letters. */
const KEYS: Partial<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
};

/** Starts WebKit on a virtual screen, over WebDriver. */
export const webkit: Start = async ({ profile, downloads }) => {
  const screen = await openScreen();
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: screen.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    createInterface(stream).on('line', (line) => {
      const [, said] = /CONSOLE .*?\b(?:ERROR|WARN)\b (.*)/.exec(line) ?? [];
      if (said !== undefined) complaints.push(said);
    });
  }
  await answers(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'webkitWindow',
      'webkitgtk:browserOptions': { binary: '/usr/bin/gjs', args: [WINDOW, profile, downloads] },
    })
    .build();
  await driver.manage().setTimeouts({ script: SCRIPT_LIMIT_MS });
  return new WebKitDriver(driver, profile, complaints, () => {
    server.kill('SIGKILL');
    screen.close();
  });
};

class WebKitDriver implements Driver {
  readonly hasLoudspeakers = true;

  constructor(
    readonly driver: WebDriver,
    readonly profile: string,
    readonly complaints: readonly string[],
    readonly endHelpers: () => void,
  ) {}

  goto(address: string): Promise<void> {
    return this.driver.get(address);
  }

  reload(): Promise<void> {
    return this.driver.navigate().refresh();
  }

  async evaluate(expression: string): Promise<string> {
    const script = `const done = arguments[0];
      Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer: { value?: string; error?: string } = await this.driver.executeAsyncScript(script);
    if (answer.error !== undefined) throw new Error(answer.error);
    return String(answer.value);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height });
  }

  moveTo(x: number, y: number): Promise<void> {
    const to = { x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT };
    return this.driver.actions().move(to).perform();
  }

  mouse(change: 'down' | 'up'): Promise<void> {
    const actions = this.driver.actions();
    return (change === 'down' ? actions.press() : actions.release()).perform();
  }

  press(key: Key): Promise<void> {
    return this.type(KEYS[key] ?? key);
  }

  type(text: string): Promise<void> {
    return this.driver.actions().sendKeys(text).perform();
  }

  /** WebKit cancels every request for a file while it is automated, so the file is dropped on the page. */
  async giveFile(path: string): Promise<void> {
    const file = JSON.stringify([[readFileSync(path, 'utf8')], basename(path)]);
    await this.evaluate(`(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(...${file}));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    })()`);
  }

  async screenshot(path: string): Promise<void> {
    writeFileSync(path, await this.driver.takeScreenshot(), 'base64');
  }

  async kill(): Promise<void> {
    killAll(browserProcesses(this.profile));
    this.endHelpers();
  }

  async close(): Promise<void> {
    await this.driver.quit().catch(() => undefined);
    await this.kill();
  }
}

/** Waits until the driver's server listens. */
async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}
