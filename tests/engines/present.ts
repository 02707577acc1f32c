import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from '../tools/ensureBrowser.ts';
import type { Engine, Start } from './drivers/driver.ts';
import { chromium, firefox } from './drivers/puppeteer.ts';
import { webkit } from './drivers/webkit.ts';

/** Checks whether this computer has a WebKit for GTK that programs can control. */
const HAS_WEBKIT = "imports.gi.versions.Gtk = '3.0'; imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2";

/** How to start an engine; or, in words, what this computer lacks for it. */
export async function presence(engine: Engine): Promise<Start | string> {
  switch (engine) {
    case 'Chromium':
      return chromium(await ensureBrowser());
    case 'Firefox': {
      const path = process.env.FIREFOX ?? onPath('firefox-esr') ?? onPath('firefox');
      if (path === undefined) return 'there is no firefox-esr';
      if (onPath('Xvfb') === undefined) return 'there is no Xvfb to show it on';
      return firefox(path, onPath('pulseaudio') !== undefined);
    }
    case 'WebKit': {
      const missing = ['WebKitWebDriver', 'Xvfb', 'gjs'].find((name) => onPath(name) === undefined);
      if (missing !== undefined) return `there is no ${missing}`;
      const isThere = spawnSync('gjs', ['-c', HAS_WEBKIT]).status === 0;
      return isThere ? webkit : 'there is no gir1.2-webkit2-4.1';
    }
  }
}

/** The first of these programs that is on the PATH. */
function onPath(name: string): string | undefined {
  const paths = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
