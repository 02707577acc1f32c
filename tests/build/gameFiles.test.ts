import { expect, test } from 'vitest';
import { type Bundle, gameFiles, ownersIn } from '../../build/gameFiles.ts';

const chunk = (
  fileName: string,
  more: { module?: string; imports?: string[]; later?: string[]; code?: string; css?: string[] } = {},
): Bundle => ({
  [fileName]: {
    type: 'chunk',
    fileName,
    code: more.code ?? '',
    imports: more.imports ?? [],
    dynamicImports: more.later ?? [],
    facadeModuleId: more.module ?? null,
    viteMetadata: { importedCss: new Set(more.css) },
  },
});
const asset = (fileName: string, source = ''): Bundle => ({ [fileName]: { type: 'asset', fileName, source } });

/** A page with two games, one of which draws its stage with its own script. */
const BUNDLE: Bundle = {
  ...chunk('index.js', {
    module: '/app/index.html',
    imports: ['start.js'],
    later: ['chess.js', 'go.js', 'later.js'],
    // The preload list.
    code: '["chess.css","chess.js"] "cover.avif"',
  }),
  ...chunk('start.js'),
  ...chunk('later.js', { code: 'new URL("dice.svg")' }),
  ...chunk('chess.js', {
    module: '/app/src/games/chess/module.ts',
    imports: ['start.js', 'board.js'],
    later: ['stage.js', 'later.js'],
    css: ['chess.css'],
    code: 'new Worker("assets/think.js")',
  }),
  ...chunk('stage.js', { imports: ['painter.js'], code: '"knight.avif"' }),
  ...chunk('go.js', { module: '/app/src/games/go/module.ts', imports: ['board.js'], later: ['painter.js'] }),
  ...chunk('board.js'),
  ...chunk('painter.js'),
  ...asset('assets/think.js', 'fetch("openings.json")'),
  ...asset('openings.json'),
  ...asset('chess.css', 'url(letters.woff2)'),
  ...asset('letters.woff2'),
  ...asset('knight.avif'),
  ...asset('cover.avif'),
  ...asset('dice.svg'),
};

test('a file belongs to a game if nothing but that game leads to it', () => {
  expect(Object.fromEntries(ownersIn(BUNDLE))).toEqual({
    'chess.js': 'chess',
    'chess.css': 'chess',
    'letters.woff2': 'chess',
    'stage.js': 'chess',
    'knight.avif': 'chess',
    'assets/think.js': 'chess',
    'openings.json': 'chess',
    'go.js': 'go',
  });
});

test('public files belong to the game that their folder names', () => {
  const { ownerOf } = gameFiles();
  expect(ownerOf('game/sound/chess/effects.webm')).toBe('chess');
  expect(ownerOf('game/sound/effects.webm')).toBeNull();
  expect(ownerOf('icons/icon-192.png')).toBeNull();
});
