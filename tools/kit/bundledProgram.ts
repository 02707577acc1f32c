import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const bundled = new Map<string, Promise<string>>();

/**
 * Bundles a TypeScript program with everything that it imports, once, and returns the JavaScript file, which exists
 * until this process ends. Bots in it need about 13% less processor time than under tsx, which renames each function
 * again whenever it is created.
 */
export function bundledProgram(program: URL): Promise<string> {
  const known = bundled.get(program.href) ?? bundle(fileURLToPath(program));
  bundled.set(program.href, known);
  return known;
}

async function bundle(ssr: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'faza-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    configFile: false,
    logLevel: 'error',
    // No package can be found from there, so all of them are bundled.
    ssr: { noExternal: true },
    build: {
      ssr,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      sourcemap: 'inline',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'program.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  return join(outDir, 'program.mjs');
}
