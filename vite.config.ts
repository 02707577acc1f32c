import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { APP_DESCRIPTION, APP_NAME, appDescription } from './build/appDescription.ts';
import { contentSecurityPolicy } from './build/contentSecurityPolicy.ts';
import { firstGameAhead } from './build/firstGameAhead.ts';
import { gameFiles } from './build/gameFiles.ts';
import { collectLicenses } from './build/licenses.ts';
import { phaserParts } from './build/phaserParts.ts';
import { previewForTests } from './tests/tools/previewForTests.ts';
import { SlowFirst } from './tests/tools/slowFirst.ts';

/**
 * Two builds share this file: `vite build` makes the game in dist/, and `vite build --mode e2e` makes the same game in
 * dist-e2e/ with one addition, a handle on `window` for the browser tests (`import.meta.env.MODE === 'e2e'`).
 * Every address is relative (`base: './'`), so the result can be served from any sub-path.
 */
export default defineConfig(({ mode }) => ({
  base: './',
  // The build for browser tests has one game more.
  resolve: { alias: mode === 'e2e' ? [TEST_GAMES] : [] },
  build: {
    outDir: mode === 'e2e' ? 'dist-e2e' : 'dist',
    target: 'es2022',
    // Phaser alone is 0.7 MB before compression; everything else must stay well below it.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        assetFileNames: ({ originalFileNames: [from = ''] }) => `assets/${gradeOf(from)}[name]-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: 'phaser', test: /phaser-parts$|[\\/]node_modules[\\/]phaser[\\/]/ },
            // In a file of its own: in one game's preload file, it would make the other games load that game.
            { name: 'atlases', test: /table[\\/]pictures[\\/]loading[\\/]atlasesIn\.ts$/ },
            // Runs before Phaser, so it must not be in the file of the stage, which runs after it.
            { name: preloadChunk, test: /preloadPictures\.ts$/ },
            { name: 'howler', test: /[\\/]node_modules[\\/]howler[\\/]/ },
            // What the title needs, what is played with, and what is opened now and then: each in one file with what it imports.
            {
              name: 'start',
              test: /[\\/]src[\\/](main\.ts$|table[\\/]pictures[\\/](sheetPainter|loading[\\/](atlasPlace|preload|serviceWorkers))\.ts$|(kernel|module|page|table[\\/]layout)[\\/])/,
              priority: 3,
            },
            { name: firstGameChunk, debugName: 'first game', priority: 2 },
            { name: 'play', test: /[\\/]screens[\\/]tableScreen\.ts$/, priority: 2 },
            {
              name: 'later',
              test: /[\\/]src[\\/]shell[\\/].*(Screen|Dialog|importExport|registerWorker)\.ts$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  worker: { plugins: () => [licenses()] },
  preview: { host: '127.0.0.1' },
  plugins:
    mode === 'test'
      ? []
      : [
          phaserParts(),
          appDescription(),
          firstGameAhead(),
          contentSecurityPolicy(),
          licenses(),
          ownFiles.plugin,
          installableAndOffline(),
          ...(mode === 'e2e' ? [previewForTests()] : []),
        ],
  test: {
    environment: 'node',
    sequence: { sequencer: SlowFirst },
    projects: [
      // The rules and the kernel, whose coverage is measured: where files share modules, V8 now and then loses branches.
      { extends: true, test: { name: 'core', include: CORE, isolate: true } },
      // A test that replaces a module must not get others that have the real one already, nor leave its own to them.
      { extends: true, test: { name: 'mocked', include: MOCKED, isolate: true } },
      // No other test changes what a module keeps, so files share their modules: a run takes half as long.
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.ts'],
          exclude: [...CORE, ...MOCKED, '**/node_modules/**'],
          isolate: false,
        },
      },
    ],
    // Property tests play whole games; on a busy machine five seconds are not enough.
    testTimeout: 60_000,
    // A test that expects nothing cannot fail.
    expect: { requireAssertions: true },
    coverage: {
      provider: 'v8',
      include: ['src/kernel/**', 'src/games/*/rules{.ts,/**}'],
      reporter: ['text-summary', 'html'],
      // Of the tests of the rules and the kernel alone (`npm test -- --only core`).
      thresholds: { branches: 99, functions: 99, lines: 99 },
    },
  },
}));

const licenses = collectLicenses();
const ownFiles = gameFiles();

/** The tests of the kernel and of each game's rules, but for those of the kernel that play games at random. */
const CORE = ['tests/kernel/{,*/}!(luck|properties).test.ts', 'tests/games/*/rules{,/**/*}.test.ts'];
/** Tests that replace a module (`vi.mock`). */
const MOCKED = ['tests/**/*.mocked.test.ts'];

/** Puts the registry of the browser tests in the place of the one that `main.ts` imports. */
const TEST_GAMES = {
  find: /^\.\/games\/registry\.ts$/,
  replacement: fileURLToPath(new URL('tests/games/registry.ts', import.meta.url)),
};

/**
 * What the module of the first game imports, which the title needs: in one file, or each part of the game that is loaded later would
 * split what it shares with the module from the rest.
 */
function firstGameChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => /[\\/]games[\\/]faza[\\/]module\.ts$/.test(importer)) ? 'faza' : null;
}

/** The file that has a game's first pictures fetched; each game has its own. */
function preloadChunk(module: string): string {
  return `preload-${/games\/(\w+)\//.exec(module)?.[1]}`;
}

/** The folder of a picture that comes in several grades, which the worker tells apart by it; none for everything else. */
function gradeOf(file: string): string {
  return /atlases\/((?:coarse|fine|plain)\/)/.exec(file)?.[1] ?? '';
}

/**
 * The web-app manifest and the service worker. The worker keeps everything that the page and the games opened so far need, in one
 * audio format: mp3 is for browsers without webm and is kept only when such a browser asks for it. Of pictures it keeps the plain
 * ones, which do for any screen, in AVIF. Fine pictures, those in WebP for browsers that cannot read AVIF, and music
 * are kept when they are asked for while the worker is at work; for the pictures of a first
 * visit, which begins without it, the asset loader asks again (`src/table/pictures/loading/assetLoader.ts`). Public files live in
 * public/game/ and public/icons/, never in public/assets/: there the worker would take them for content-hashed files and never
 * update them.
 */
function installableAndOffline() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    // The icons are public png files, so globPatterns finds them; listing them twice would break the worker.
    includeManifestIcons: false,
    manifest: {
      name: APP_NAME,
      short_name: 'FAZA',
      description: APP_DESCRIPTION,
      lang: 'en',
      start_url: './',
      scope: './',
      display: 'standalone',
      orientation: 'any',
      theme_color: '#1d1220',
      background_color: '#2b1736',
      categories: ['games'],
      icons: [
        { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: 'icons/icon-monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
      ],
      screenshots: [
        { src: 'screenshots/wide.webp', sizes: '1024x576', type: 'image/webp', form_factor: 'wide' },
        { src: 'screenshots/narrow.webp', sizes: '720x1280', type: 'image/webp', form_factor: 'narrow' },
      ],
      // Both are read by src/shell/pwa/shortcut.ts.
      shortcuts: [
        { name: 'Continue', url: './#open=continue', icons: [{ src: 'icons/icon-192.png', sizes: '192x192' }] },
        { name: 'Daily game', url: './#open=daily', icons: [{ src: 'icons/icon-192.png', sizes: '192x192' }] },
      ],
      file_handlers: [{ action: './', accept: { 'application/json': ['.json'] } }],
      // Two windows of one game would take it from each other.
      launch_handler: { client_mode: 'focus-existing' },
    },
    injectManifest: {
      buildPlugins: { vite: [licenses()] },
      // The plugin adds the manifest to these by itself.
      globPatterns: ['**/*.{js,css,html,png,webp,avif,svg,json,webm,woff2,otf}'],
      maximumFileSizeToCacheInBytes: 6 * 1024 * 1024,
      // Screenshots are for the dialog that installs the game. Music comes when it is first played, and of pictures one grade in
      // one format is enough.
      globIgnores: [
        'screenshots/**',
        '**/game/sound/**/{title,board}-*',
        'assets/{coarse,fine}/**',
        'assets/plain/*.webp',
      ],
      // The worker keeps the files of one game once that game has been opened.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => {
            const game = ownFiles.ownerOf(entry.url);
            return game === null ? entry : { ...entry, game };
          }),
        }),
      ],
    },
  });
}
