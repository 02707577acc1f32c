import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectLicenses } from '../../build/licenses.ts';
import { ROOT } from '../tools/source.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'licenses-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a build has the licenses of its code, of what that code has inside, and of a font that only a style names', async () => {
  const packages = join(ROOT, 'node_modules');
  const font = join(packages, '@fontsource/bangers/files/bangers-latin-400-normal.woff2');
  writeFileSync(join(folder, 'look.css'), `@font-face { font-family: Bangers; src: url('${font}'); }`);
  const code = `import { name } from '${packages}/phaser/package.json'; import './look.css'; console.log(name);`;
  writeFileSync(join(folder, 'main.js'), code);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [collectLicenses()()],
    build: { rolldownOptions: { input: join(folder, 'main.js') } },
  });
  const licenses: readonly { name: string; license: string }[] = JSON.parse(
    readFileSync(join(folder, 'dist/licenses.json'), 'utf8'),
  );
  expect(licenses.map(({ name, license }) => `${name} ${license}`)).toEqual([
    '@fontsource/bangers OFL-1.1',
    'eventemitter3 MIT',
    'phaser MIT',
  ]);
});
