import { fileURLToPath } from 'node:url';
import { type HtmlTagDescriptor, normalizePath, type Plugin, type Rolldown } from 'vite';

/** The games; a new player starts with the first. */
const REGISTRY = normalizePath(fileURLToPath(new URL('../src/games/registry.ts', import.meta.url)));

/** The fonts of buttons before pictures load: loading one later would make their names move. */
const LETTERS = /bangers-latin-400-normal-[\w-]+\.woff2$/;

/**
 * Lets the page request the code and fonts of the first game together with its own code. Otherwise its own code would
 * have to arrive and run first, which costs half a second on a slow connection.
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
        const needed = withImports(game.fileName, chunks);
        const scripts = needed.filter((file) => !html.includes(file));
        const styles = chunks
          .filter(({ fileName }) => needed.includes(fileName))
          .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
          .filter((file) => !html.includes(file));
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

/** A script with all scripts that must arrive before it can run. */
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
