import type { Plugin } from 'vite';
import { listings } from '../src/games/listings.ts';

const games = Object.values(listings);

/** The installed app's name: the names of all games. */
export const APP_NAME = new Intl.ListFormat('en').format(games.map(({ name }) => name));

/** The description that search engines and the install dialog show. */
export const APP_DESCRIPTION = [
  'Board games for one device, against the computer or with friends.',
  ...games.map(({ name, tagline }) => `${name}: ${tagline}`),
].join(' ');

/** Gives the page its title, until a game is open, and its description. */
export function appDescription(): Plugin {
  return {
    name: 'app-description',
    transformIndexHtml: () => [
      { tag: 'title', children: APP_NAME, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'description', content: APP_DESCRIPTION }, injectTo: 'head' },
    ],
  };
}
