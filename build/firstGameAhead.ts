import { fileURLToPath } from 'node:url';
import { type HtmlTagDescriptor, normalizePath, type Plugin, type Rolldown } from 'vite';

/** The games, of which somebody new begins with the first. */
const REGISTRY = normalizePath(fileURLToPath(new URL('../src/games/registry.ts', import.meta.url)));

/** The letters on buttons without pictures: any that came later would push the names aside. */
const LETTERS = /bangers-latin-400-normal-[\w-]+\.woff2$/;

/**
 * Lets the page ask for the code of the first game and for its letters together with its own code, which would otherwise have
 * to arrive and run before it could ask: on a slow connection that costs half a second.
 */
export function firstGameAhead(): Plugin {
  let firstGame: string | undefined;
  return {
    name: 'first-game-ahead',
    apply: 'build',
    moduleParsed: ({ id, dynamicallyImportedIds }) => {
      if (id === REGISTRY) [firstGame] = dynamicallyImportedIds;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const game = chunks.find(({ facadeModuleId }) => facadeModuleId === firstGame);
        if (!game) throw new Error('the registry imports no game');
        const scripts = withImports(game.fileName, chunks).filter((file) => !html.includes(file));
        const styles = [...(game.viteMetadata?.importedCss ?? [])];
        const letters = Object.keys(bundle).filter((file) => LETTERS.test(file));
        return [
          ...scripts.map((href) => link('modulepreload', { href: `./${href}` })),
          ...styles.map((href) => link('preload', { as: 'style', href: `./${href}` })),
          ...letters.map((href) => link('preload', { as: 'font', type: 'font/woff2', href: `./${href}` })),
        ];
      },
    },
  };
}

/** A script with all those that have to arrive before it can run. */
function withImports(script: string, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const found = new Set([script]);
  for (const file of found) {
    for (const needed of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) found.add(needed);
  }
  return [...found];
}

function link(rel: string, attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, ...attrs }, injectTo: 'head' };
}
