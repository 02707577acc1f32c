import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { glossaries } from '../games/glossaries.ts';
import { at, type Finding, importsOf, ROOT, resolveImport, type Source, walk } from '../tools/source.ts';

/** What a game provides to tell its story: facts, rules, texts, and the computer players. */
const GAME_CORE = ['content', 'rules', 'dailies', 'bots', 'text', 'lessons'];

/** The layers of the tools, which no layer of the product imports. */
const TOOLS = {
  /** What a game provides for tools. */
  measured: ['kernel', 'module'],
  /** Bots of one game that play only in tools and tests. */
  toolBots: ['kernel', 'content', 'rules', 'bots'],
  /** How tools play and measure one game. */
  simulation: ['kernel', 'module', 'content', 'rules', 'dailies', 'bots', 'text', 'measured', 'toolBots'],
  simulations: ['measured', 'simulation'],
  tools: ['kernel', 'module', 'measured', 'simulations'],
};

/**
 * The layers from the lowest up. A layer may import itself and the layers named here, never anything else; `content`
 * lies below `rules`, because the rules interpret the content.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  table: ['kernel'],
  page: ['kernel', 'table'],
  module: ['kernel', 'table'],
  smallGame: ['kernel', 'table', 'page', 'module'],
  content: ['kernel'],
  rules: ['kernel', 'content'],
  dailies: ['kernel', 'content', 'rules'],
  bots: ['kernel', 'content', 'rules'],
  text: ['kernel', 'content', 'rules'],
  lessons: ['kernel', 'content', 'rules', 'text'],
  interaction: ['kernel', 'table', 'module', 'smallGame', 'content', 'rules', 'bots', 'text'],
  scenes: ['kernel', 'table', 'module', 'content', 'rules', 'bots', 'text', 'interaction'],
  ui: ['kernel', 'table', 'page', 'module', 'smallGame', ...GAME_CORE, 'interaction', 'scenes'],
  game: ['kernel', 'table', 'page', 'module', 'smallGame', ...GAME_CORE, 'interaction', 'scenes', 'ui'],
  listing: ['module'],
  registry: ['module', 'listing', 'game'],
  worker: [],
  shell: ['kernel', 'table', 'page', 'module', 'worker'],
  main: ['module', 'registry', 'page', 'shell'],
  ...TOOLS,
};

/** The layers that must run anywhere, the same way every time: in the page, in a worker, in a test, on a server. */
const CORE = new Set(['kernel', 'content', 'rules', 'dailies', 'bots', 'text', 'lessons', 'toolBots']);

/** The layers that take no packages but a few small ones: they need no page, and tests play them without a canvas. */
const WITHOUT_PACKAGES = new Set([...CORE, 'interaction']);

/** What selection, controls and previews may use of what is drawn with: where things lie, never what paints them. */
const WITHOUT_CANVAS = /^src\/table\/(layout\/|control|panel|theme)/;

/** npm packages that the core may import. */
const CORE_PACKAGES = new Set(['seedrandom', 'valibot', '@noble/hashes/sha2.js', '@noble/hashes/utils.js']);

/** Names that make a result depend on the time or the machine. */
const IMPURE = new Set([
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'fetch',
  'crypto',
  'globalThis',
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
]);

/** A module's layer, and its game, if any. */
export interface Place {
  readonly layer: string;
  readonly game?: string;
}

/** The place of a module by its path, or `undefined` for one that is in no layer. */
export function placeOf(path: string): Place | undefined {
  if (path === 'src/main.ts') return { layer: 'main' };
  const inGame = /^src\/games\/([^/]+)\/(content|rules|dailies|bots|text|lessons|interaction|scenes|ui)[/.]/.exec(path);
  if (inGame?.[1] !== undefined && inGame[2] !== undefined) return { layer: inGame[2], game: inGame[1] };
  const game = /^src\/games\/([^/]+)\/module\.ts$/.exec(path);
  if (game?.[1] !== undefined) return { layer: 'game', game: game[1] };
  const listing = /^src\/games\/([^/]+)\/listing\.ts$/.exec(path);
  if (listing?.[1] !== undefined) return { layer: 'listing', game: listing[1] };
  if (['src/games/registry.ts', 'src/games/listings.ts'].includes(path)) return { layer: 'registry' };
  const shared = /^src\/(kernel|table|page|module|smallGame|worker|shell)\//.exec(path);
  return shared?.[1] === undefined ? toolPlaceOf(path) : { layer: shared[1] };
}

function toolPlaceOf(path: string): Place | undefined {
  if (path === 'tools/simulations.ts') return { layer: 'simulations' };
  const [root, folder = '', inside = ''] = path.split('/');
  if (root !== 'tools') return undefined;
  if (folder === 'game') return { layer: 'measured' };
  if (!existsSync(join(ROOT, 'src/games', folder))) return { layer: 'tools' };
  return { layer: inside === 'bots' ? 'toolBots' : 'simulation', game: folder };
}

/** Whether the module is part of the core, which uses neither screen nor clock. */
export function isCore(path: string): boolean {
  const place = placeOf(path);
  return place !== undefined && CORE.has(place.layer);
}

/** Every import of a module that goes up, sideways, into another game, out of src, or nowhere. */
export function wrongImports(source: Source): Finding[] {
  const here = placeOf(source.path);
  if (here === undefined)
    return [`${source.path}:1 is in no layer: it belongs in one of the folders that MAY_IMPORT names`];
  const findings: Finding[] = [];
  for (const { specifier, start } of importsOf(source)) {
    const wrong = specifier.startsWith('.')
      ? wrongTarget(here, resolveImport(source.path, specifier), specifier)
      : wrongPackage(here, specifier);
    if (wrong !== undefined) findings.push(at(source, start, wrong));
  }
  return findings;
}

function wrongTarget(here: Place, path: string | undefined, specifier: string): string | undefined {
  if (path === undefined) return `imports ${specifier}, which does not exist`;
  // Data and style sheets belong to the module that imports them.
  const there = placeOf(path) ?? (path.startsWith('src/') && !path.endsWith('.ts') ? here : undefined);
  if (there === undefined) return `imports ${path}, which is in no layer`;
  if (here.game !== undefined && there.game !== undefined && here.game !== there.game)
    return `imports the game ${there.game}`;
  if (here.layer === there.layer) return undefined;
  if (here.layer === 'interaction' && there.layer === 'table' && !WITHOUT_CANVAS.test(path))
    return `interaction imports what draws (${path})`;
  return MAY_IMPORT[here.layer]?.includes(there.layer) ? undefined : `${here.layer} imports ${there.layer} (${path})`;
}

function wrongPackage(here: Place, specifier: string): string | undefined {
  if (!WITHOUT_PACKAGES.has(here.layer) || CORE_PACKAGES.has(specifier)) return undefined;
  return `${here.layer} imports ${specifier}`;
}

/** Every use of chance, clock, timer, page or browser store in a core module. */
export function impurities(source: Source): Finding[] {
  const findings: Finding[] = [];
  /** Identifiers that are only names of members, as in `state.document` or `{ window: 1 }`. */
  const labels = new Set<object>();
  walk(source, {
    MemberExpression: (node) => {
      if (!node.computed) labels.add(node.property);
      const isMath = node.object.type === 'Identifier' && node.object.name === 'Math';
      if (isMath && /\brandom\b/.test(source.text.slice(node.property.start, node.property.end)))
        findings.push(at(source, node.start, 'uses Math.random'));
    },
    Property: (node) => {
      if (!node.computed) labels.add(node.key);
    },
    TSPropertySignature: (node) => labels.add(node.key),
    TSMethodSignature: (node) => labels.add(node.key),
    MethodDefinition: (node) => labels.add(node.key),
    PropertyDefinition: (node) => labels.add(node.key),
    Identifier: (node) => {
      if (IMPURE.has(node.name) && !labels.has(node)) findings.push(at(source, node.start, `uses ${node.name}`));
    },
  });
  return findings;
}

/** Words of a single game: in code that serves every game, they show that something is in the wrong folder. */
const VOCABULARY = new RegExp(`(?<![A-Za-z])(?:${Object.values(glossaries).flat().join('|')})(?![A-Za-z])`, 'gi');

/** Every word of a single game in a module or style sheet that serves every game. */
export function gameWords(path: string, text: string): Finding[] {
  return [...text.matchAll(VOCABULARY)].map(({ 0: word, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line} says ${word}`;
  });
}

/** Every mention of a game's name in a module that must serve games that do not exist yet. */
export function gameNames(source: Source, games: readonly string[]): Finding[] {
  const named = games.filter((game) => new RegExp(`\\b${game}\\b`, 'i').test(source.text));
  return named.map((game) => `${source.path}:1 names the game ${game}`);
}
