import type { Stage } from '../../module/screens/stage.ts';
import type { Played } from '../match.ts';

/** The stage of the game that is played. */
type PlayedStage = Stage<Played>;

/** What a stage that comes later is still told. It may have measured its parent before the last change of size. */
type Kept = 'page' | 'pace' | 'theme' | 'resize';

/**
 * Creates the real stage behind one that takes the same calls from the start, so that a page's buttons work before the code
 * and the pictures of its stage have been loaded. Of the pages shown meanwhile, the real stage shows the last. Animations
 * and cards wait for the real stage until they are skipped. If it cannot be created, the page goes without.
 */
export function deferStage(
  create: () => Promise<PlayedStage>,
  onReady: () => void,
  onFailure: () => void,
): PlayedStage {
  let real: PlayedStage | null = null;
  /** The last call of each kind, for a stage that comes later. */
  const missed = new Map<Kept, (stage: PlayedStage) => void>();
  /** What waits for the real stage; given `null`, it goes without. */
  const waiting = new Set<(stage: PlayedStage | null) => void>();
  let hasFailed = false;
  const endWaiting = (stage: PlayedStage | null): void => {
    for (const resolve of waiting) resolve(stage);
    waiting.clear();
  };

  const now = (kind: Kept, call: (stage: PlayedStage) => void): void => {
    if (real) call(real);
    else missed.set(kind, call);
  };
  const later = async <R>(call: (stage: PlayedStage) => Promise<R>, without: R): Promise<R> => {
    if (real) return call(real);
    const stage = hasFailed ? null : await new Promise<PlayedStage | null>((resolve) => waiting.add(resolve));
    return stage ? call(stage) : without;
  };

  void create().then(
    (stage) => {
      real = stage;
      for (const call of missed.values()) call(stage);
      endWaiting(stage);
      onReady();
    },
    () => {
      hasFailed = true;
      endWaiting(null);
      onFailure();
    },
  );

  return {
    title: (view) => now('page', (to) => to.title(view)),
    newGame: (view) => now('page', (to) => to.newGame(view)),
    board: (view) => now('page', (to) => to.board(view)),
    ending: (view) => now('page', (to) => to.ending(view)),
    pace: (tempo) => now('pace', (to) => to.pace(tempo)),
    theme: (...theme) => now('theme', (to) => to.theme(...theme)),
    play: (...story) => later((to) => to.play(...story), undefined),
    cards: (...story) => later((to) => to.cards(...story), undefined),
    settled: () => later((to) => to.settled(), undefined),
    poster: (view) => later((to) => to.poster(view), null),
    skip: () => (real ? real.skip() : endWaiting(null)),
    hold: (still) => real?.hold(still),
    step: () => real?.step(),
    resize: (...size) => now('resize', (to) => to.resize(...size)),
    destroy: () => real?.destroy(),
  };
}
