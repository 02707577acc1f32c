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
import { shellText } from './shell/text.en.ts';
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
  const wanted = all.find(([id]) => id === last) ?? all[0];
  if (!wanted) throw new Error('there is no game');
  const { game, gameStore, missing } = await openFirst([wanted, ...all.filter((one) => one !== wanted)], all[0]);
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
  const app = startApp(game, gameStore, picture, shell, listed);
  if (missing) app.toaster.show(shellText.gameMissing(missing.name));
}

type Registered = readonly [id: string, game: PlayableGame];

/** A game that is ready to start. */
interface OpenedGame {
  readonly game: GameModule;
  /** What this browser keeps of it. */
  readonly gameStore: Awaited<ReturnType<typeof openGameStore>>;
  /** The game that should have been opened, where its code cannot be had; `null` otherwise. */
  readonly missing: GameListing | null;
}

/**
 * Opens the first of some games whose code can be loaded: without a connection, a browser may have removed that of the
 * game that was open last. `usual` is the game whose splash the page has.
 */
async function openFirst(
  [wanted, ...others]: readonly Registered[],
  usual: Registered | undefined,
): Promise<OpenedGame> {
  if (!wanted) throw new Error('no game can be loaded');
  const [id, { listing, load }] = wanted;
  // Any other game than the usual one has its name on the splash.
  const splash = document.querySelector<HTMLElement>('#splash');
  if (wanted === usual) splash?.removeAttribute('data-game');
  else splash?.setAttribute('data-game', listing.name);
  for (const [role, color] of Object.entries(listing.splash ?? {})) splash?.style.setProperty(`--${role}`, color);
  // Styles of a game, which come with its module, hold from the first button on, with pictures or without.
  document.documentElement.dataset.game = id;
  // Until it is loaded nobody knows whether it has secrets.
  const packing = { link: packGame, file: packFile };
  nameOpenGame({ id, canLeave: false, packing });
  const loading = load();
  const opening = openGameStore(id, loading);
  try {
    await loading;
  } catch (error) {
    await opening.catch(() => undefined);
    if (others.length === 0) throw error;
    return { ...(await openFirst(others, usual)), missing: listing };
  }
  const [game, gameStore] = await Promise.all([loading, opening]);
  nameOpenGame({ id, canLeave: !game.hidden, packing });
  return { game, gameStore, missing: null };
}
