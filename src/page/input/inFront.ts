import { topDialog } from './focus.ts';

/** A live region, and what brings it to where it is heard. */
interface InFront {
  /** To be called before something is said. */
  bring(): void;
  destroy(): void;
}

/**
 * Keeps a live region in front: in the dialog on top while one is open, since whatever lies behind it is neither seen nor read
 * out, and otherwise in `parent`. It comes back by itself when that dialog closes.
 */
export function keepInFront(region: HTMLElement, parent: HTMLElement): InFront {
  parent.append(region);
  // A dialog tells only itself that it closes, and takes itself off the page then: this hears of it first.
  const back = ({ target }: Event): void => {
    if (region.parentElement === target) parent.append(region);
  };
  document.addEventListener('close', back, { capture: true });
  return {
    bring: () => {
      const home = topDialog() ?? parent;
      if (region.parentElement !== home) home.append(region);
    },
    destroy: () => {
      document.removeEventListener('close', back, { capture: true });
      region.remove();
    },
  };
}
