import './shell/errors/listen.ts';
import { games } from './games/registry.ts';
import type { GameModule } from './module/gameModule.ts';
import type { GameListing } from './module/listing.ts';
import { allowOwnScripts } from './page/scriptAddresses.ts';
import { nameOpenGame } from './shell/errors/watchErrors.ts';
import { packFile } from './shell/files/textFile.ts';
import type { ListedGame } from './shell/listedGame.ts';
import { gameText, parseGame } from './shell/persistence/gameText.ts';
import { lastGame, rememberGame } from './shell/persistence/lastGame.ts';
import { openGameStore } from './shell/persistence/openGameStore.ts';
import { GAME_KEY } from './shell/persistence/savedGame.ts';
import { CONTINUE } from './shell/pwa/shortcut.ts';
import { packGame } from './shell/share/gameLink.ts';
import { startApp } from './shell/start/startApp.ts';
import { browserStore, storeOfGame, textIn } from './shell/storage/textStore.ts';
import '@fontsource/bangers/400.css';
import './shell/letters/seven.css';
import '@fontsource/barlow-semi-condensed/500.css';
import '@fontsource/barlow-semi-condensed/600.css';
import '@fontsource/barlow-semi-condensed/700.css';
import './shell/shell.css';
import './shell/forcedColors.css';
import './shell/print.css';
import './shell/smallWindow.css';

/** What the page needs of a registered game. */
interface PlayableGame {
  readonly listing: GameListing;
  load(): Promise<GameModule>;
}

allowOwnScripts();
void start();

async function start(): Promise<void> {
  const picture = document.querySelector<HTMLElement>('#game');
  const shell = document.querySelector<HTMLElement>('#shell');
  if (!picture || !shell) throw new Error('the page has no place for the game');
  const store = browserStore();
  // In the order of the registry: somebody new begins with the first.
  const all: readonly (readonly [string, PlayableGame])[] = Object.entries(games);
  const last = lastGame(store);
  const opened = all.find(([id]) => id === last) ?? all[0];
  if (!opened) throw new Error('there is no game');
  // The splash is the first game's; any other has its name on it.
  if (opened !== all[0])
    document.querySelector<HTMLElement>('#splash')?.setAttribute('data-game', opened[1].listing.name);
  const [id, { load }] = opened;
  // Styles of a game, which come with its module, hold from the first button on, with pictures or without.
  document.documentElement.dataset.game = id;
  // Until it is loaded nobody knows whether it has secrets.
  const packing = { link: packGame, file: packFile };
  nameOpenGame({ id, canLeave: false, packing });
  const loading = load();
  const [game, gameStore] = await Promise.all([loading, openGameStore(id, loading)]);
  nameOpenGame({ id, canLeave: !game.hidden, packing });
  // The handle of the browser tests: plays a saved match again, and saves it again; or says why it is none.
  if (import.meta.env.MODE === 'e2e') {
    const playedAgain = (text: string): string => {
      const match = parseGame(text, game);
      return typeof match === 'string' ? match : gameText(match);
    };
    Object.assign(window, { faza: { playedAgain } });
  }
  const listed = all.map(
    ([other, { listing, load }]): ListedGame => ({
      id: other,
      listing,
      load,
      isInProgress: () => textIn(storeOfGame(store, other), GAME_KEY) !== null,
      open: (at = 'title') => {
        rememberGame(store, other);
        if (at === 'table') window.history.replaceState(null, '', CONTINUE);
        window.location.reload();
      },
    }),
  );
  startApp(game, gameStore, picture, shell, listed);
}
