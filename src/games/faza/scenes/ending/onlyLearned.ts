import type { EndingView } from '../view.ts';

/** How an ending is shown. */
export interface Showing {
  /** Whether it is being told: another page would cut that off. */
  readonly isTold: boolean;
  /** Whether there are more pictures than when it was drawn. */
  readonly isOutdated: boolean;
}

/** Whether a view brings nothing but what has been learned meanwhile about the game: then the page that is shown may stay. */
export function onlyLearned(view: EndingView, before: EndingView | null, { isTold, isOutdated }: Showing): boolean {
  const isSamePage = before?.state === view.state && before.width === view.width && before.height === view.height;
  return isSamePage && before.reason === view.reason && (isTold || !isOutdated);
}
