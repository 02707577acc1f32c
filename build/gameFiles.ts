import type { Plugin, Rolldown } from 'vite';

/** The parts of a bundle that say which files need which. */
type BundledChunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'code' | 'imports' | 'dynamicImports'> & {
  readonly facadeModuleId: string | null;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};
type BundledAsset = Pick<Rolldown.OutputAsset, 'type' | 'fileName' | 'source'>;
export type Bundle = Readonly<Record<string, BundledChunk | BundledAsset>>;

/** The folder of the registry's games: each game's folder is named after its ID. */
const MODULE = /\/games\/([^/]+)\/module\.ts$/;
/** Public files of one game: its sounds. Files that any game can use are one level up. */
const PUBLIC = /^game\/sound\/([^/]+)\//;

/**
 * Finds the files that belong to one game alone, so that a browser caches them only once that game has been opened:
 * `plugin` reads the bundle, and `ownerOf` then returns the game of a file by its path, or `null` for a file that the
 * page or several games need.
 */
export function gameFiles(): { readonly plugin: Plugin; readonly ownerOf: (path: string) => string | null } {
  let owners: ReadonlyMap<string, string> = new Map();
  return {
    plugin: {
      name: 'game-files',
      apply: 'build',
      enforce: 'post',
      generateBundle: (_, bundle) => {
        owners = ownersIn(bundle);
      },
    },
    ownerOf: (path) => owners.get(path) ?? PUBLIC.exec(path)?.[1] ?? null,
  };
}

/** The game of each file of a bundle that belongs to one game alone, by path. */
export function ownersIn(bundle: Bundle): ReadonlyMap<string, string> {
  const needs = needsIn(bundle);
  const files = Object.values(bundle);
  const modules = new Map(
    files.flatMap((file) => {
      const game = file.type === 'chunk' ? MODULE.exec(file.facadeModuleId ?? '')?.[1] : undefined;
      return game === undefined ? [] : [[file.fileName, game] as const];
    }),
  );
  const reached = (start: Iterable<string>, isCut: (file: string) => boolean): ReadonlySet<string> => {
    const found = new Set(start);
    for (const file of found) for (const next of needs(file)) if (!isCut(next)) found.add(next);
    return found;
  };
  const entries = files.filter((file) => file.type === 'chunk' && /\.html$/.test(file.facadeModuleId ?? ''));
  const shared = reached(
    entries.map(({ fileName }) => fileName),
    (file) => modules.has(file),
  );
  const owners = new Map<string, string>();
  const several = new Set<string>();
  for (const [module, game] of modules) {
    for (const file of reached([module], (next) => shared.has(next))) {
      if (owners.has(file)) several.add(file);
      owners.set(file, game);
    }
  }
  for (const file of several) owners.delete(file);
  return owners;
}

/**
 * The files that a file of a bundle imports, statically or dynamically, and the pictures, fonts and worker scripts that
 * it names.
 */
function needsIn(bundle: Bundle): (file: string) => readonly string[] {
  // Preload lists name styles as well, even in files that do not need them.
  const named = Object.keys(bundle)
    .filter((file) => bundle[file]?.type === 'asset' && !file.endsWith('.css'))
    .map((file) => [file, file.slice(file.lastIndexOf('/') + 1)] as const);
  return (file) => {
    const one = bundle[file];
    if (!one) return [];
    const text = one.type === 'chunk' ? one.code : /\.(css|js)$/.test(file) ? String(one.source) : '';
    const mentioned = named.flatMap(([other, name]) => (text.includes(name) ? [other] : []));
    if (one.type === 'asset') return mentioned;
    return [...one.imports, ...one.dynamicImports, ...(one.viteMetadata?.importedCss ?? []), ...mentioned];
  };
}
