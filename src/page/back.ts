/** The position in the browser's history: on the page itself, or one step further while something is open over it. */
type Mark = 'page' | 'over';

/** What is open, the topmost last. */
const open: (() => void)[] = [];

/**
 * From now on the browser's Back closes what was opened last instead of leaving the game. Call the result once it has
 * been closed in any way.
 */
export function closeOnBack(close: () => void): () => void {
  if (open.length === 0) window.addEventListener('popstate', onBack);
  open.push(close);
  stepOver();
  return () => {
    const index = open.indexOf(close);
    if (index >= 0) open.splice(index, 1);
  };
}

/** Goes one step further in the history, unless that was done before: an unneeded step stays there. */
function stepOver(): void {
  if (markOf(window.history.state) === 'over') return;
  window.history.replaceState({ mark: 'page' satisfies Mark }, '');
  window.history.pushState({ mark: 'over' satisfies Mark }, '');
}

function onBack({ state }: PopStateEvent): void {
  // A link to a game, or Forward.
  if (markOf(state) !== 'page') return;
  const close = open.at(-1);
  if (!close) {
    // The step was left behind by something that was closed otherwise.
    window.history.back();
    return;
  }
  close();
  if (open.length > 0) stepOver();
}

function markOf(state: unknown): Mark | null {
  if (typeof state !== 'object' || state === null || !('mark' in state)) return null;
  return state.mark === 'page' || state.mark === 'over' ? state.mark : null;
}
