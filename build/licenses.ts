import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A package whose code or fonts are part of the build, and the text of its license. */
interface Licensed {
  readonly name: string;
  readonly version: string;
  /** The license's short name, as `MIT`. */
  readonly license: string;
  readonly text: string;
}

/**
 * Writes `licenses.json` into the build: the licenses of all packages that are part of it. The page, its workers and
 * the service worker are built one after another, so each of these builds gets a plugin of the same collection.
 */
export function collectLicenses(): () => Plugin {
  const names = new Set<string>();
  return () => ({
    name: 'licenses',
    apply: 'build',
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle)) for (const path of sourcesOf(file)) addPackage(names, path);
    },
    writeBundle: ({ dir }) => {
      if (dir === undefined) throw new Error('the licenses have no folder to go to');
      const licenses = [...names].sort().map(licenseOf);
      writeFileSync(join(dir, 'licenses.json'), JSON.stringify(licenses));
    },
  });
}

function sourcesOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): readonly string[] {
  return file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
}

/** Adds the package of a file, and its dependencies: a prebuilt package already contains them. */
function addPackage(names: Set<string>, path: string): void {
  const [, name] = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*node_modules)/.exec(path) ?? [];
  if (name !== undefined) addWithNeeded(names, name.replace('\\', '/'));
}

function addWithNeeded(names: Set<string>, name: string): void {
  if (names.has(name)) return;
  names.add(name);
  const { dependencies } = manifestOf(name);
  if (typeof dependencies !== 'object' || dependencies === null) return;
  for (const needed of Object.keys(dependencies)) addWithNeeded(names, needed);
}

function licenseOf(name: string): Licensed {
  const { version, license } = manifestOf(name);
  return { name, version: String(version), license: String(license), text: textOf(name).trim() };
}

/** The license file, or the section of that name at the end of the readme. */
function textOf(name: string): string {
  const folder = join('node_modules', name);
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8');
  const [, section] = /^LICENSE\b.*\n-+\n(.*)$/ms.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
  if (section === undefined) throw new Error(`${name} does not say its license`);
  return section;
}

function manifestOf(name: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));
}
