import type { Stage } from '../../module/stage.ts';

/**
 * Whether the board that is shown lies there as a whole, so that things on it can be pointed at. Ask it once the board has
 * been shown for the first time, and again later; `laid` is called when it has become so.
 */
export function watchLaying(stage: Pick<Stage, 'settled'>, laid: () => void): () => boolean {
  let isAsked = false;
  let isLaid = false;
  return () => {
    if (!isAsked) {
      isAsked = true;
      void stage.settled().then(() => {
        isLaid = true;
        laid();
      });
    }
    return isLaid;
  };
}
