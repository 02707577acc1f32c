import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The game that somebody new begins with. */
const FIRST_GAME = /[\\/]src[\\/]games[\\/]faza[\\/]module\.ts$/;

/** The letters on buttons without pictures: any that came later would push the names aside. */
const LETTERS = /bangers-latin-400-normal-[\w-]+\.woff2$/;

/**
 * Lets the page ask for the code of the first game and for its letters together with its own code, which would otherwise have
 * to arrive and run before it could ask: on a slow connection that costs half a second.
 */
export function firstGameAhead(): Plugin {
  return {
    name: 'first-game-ahead',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const game = chunks.find(({ facadeModuleId }) => FIRST_GAME.test(facadeModuleId ?? ''));
        const styles = [...(game?.viteMetadata?.importedCss ?? [])];
        const letters = Object.keys(bundle).filter((file) => LETTERS.test(file));
        return [
          ...(game ? [link('modulepreload', { href: `./${game.fileName}` })] : []),
          ...styles.map((href) => link('preload', { as: 'style', href: `./${href}` })),
          ...letters.map((href) => link('preload', { as: 'font', type: 'font/woff2', href: `./${href}` })),
        ];
      },
    },
  };
}

function link(rel: string, attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, ...attrs }, injectTo: 'head' };
}
