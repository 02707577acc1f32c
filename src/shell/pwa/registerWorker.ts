import { gameCache, type KeepGame, TAKE_OVER } from '../../worker/messages.ts';
import { nextTry } from '../clock.ts';

/** What the page does about its service worker. */
interface WorkerCalls {
  /** A newer version is there; `apply` loads the page again with it. To be offered where nothing gets lost by that. */
  onUpdate(apply: () => void): void;
  /** Everything is kept for playing without a connection. */
  onOfflineReady(): void;
  /** The browser does not allow a worker. */
  onRefused(): void;
}

/**
 * Milliseconds until a worker that still waits is told again to take over. A browser lets it in when the one before is idle, and may look
 * for that only every half minute, unless it is told again.
 */
const ASK_AGAIN = 1000;

/**
 * Registers the service worker, which keeps the page and the game that is open for playing without a connection. The page never loads again by itself:
 * when another tab lets a new version in, this one goes on with its own, whose files the worker keeps. It tries again for as long
 * as that fails; `failures` is how often it has failed.
 */
export async function registerWorker(
  calls: WorkerCalls,
  game: string,
  given?: ServiceWorkerContainer,
  reload: () => void = () => window.location.reload(),
  failures = 0,
): Promise<void> {
  const { onUpdate, onOfflineReady, onRefused } = calls;
  const ends = new AbortController();
  let isAsked = false;
  let again: ReturnType<typeof setInterval> | undefined;
  try {
    // Some browsers throw at the question.
    const workers = given ?? navigator.serviceWorker;
    if (!workers) return;
    let { controller } = workers;
    const changed = (): void => {
      const isUpdate = controller !== null;
      controller = workers.controller;
      clearInterval(again);
      if (isAsked) reload();
      else if (isUpdate) onUpdate(reload);
    };
    workers.addEventListener('controllerchange', changed, { signal: ends.signal });
    await markOpened(game);
    const registration = await workers.register('sw.js');
    // A still newer version may take the place of the one that waited when Update was pressed.
    const letIn = (): void => registration.waiting?.postMessage(TAKE_OVER);
    const offer = (): void =>
      onUpdate(() => {
        if (isAsked) return;
        isAsked = true;
        again = setInterval(letIn, ASK_AGAIN);
        letIn();
      });
    tellGame(registration, game);
    let watched: ServiceWorker | null = null;
    const watch = (): void => {
      const worker = registration.installing;
      if (!worker || worker === watched) return;
      watched = worker;
      const isFirst = registration.active === null;
      worker.addEventListener('statechange', () => {
        if (worker.state !== 'installed') return;
        if (isFirst) onOfflineReady();
        else offer();
      });
    };
    if (registration.waiting) offer();
    registration.addEventListener('updatefound', watch);
    // The browser looks for a new version when a page opens, maybe before this one came to register.
    watch();
  } catch (error) {
    ends.abort();
    // Where workers are not allowed, the game is played with a connection. Anything else is a failure of the network.
    if (failures === 0 && error instanceof DOMException) onRefused();
    void nextTry(failures).then(() => registerWorker(calls, game, given, reload, failures + 1));
  }
}

/** Lets every worker that is installed from now on keep a game's files. Does nothing where the page has no caches. */
async function markOpened(game: string): Promise<void> {
  try {
    await window.caches?.open(gameCache(game, new URL('.', document.baseURI).href));
  } catch {
    // Without room, or where caches are forbidden: the game can be played with a connection.
  }
}

/** Tells the workers that were there before which game is open: one that only waits to take over may not have kept it yet, either. */
function tellGame({ installing, waiting, active }: ServiceWorkerRegistration, game: string): void {
  const message: KeepGame = { type: 'KEEP_GAME', game };
  for (const worker of [installing, waiting, active]) worker?.postMessage(message);
}
