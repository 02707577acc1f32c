import { el } from './dom.ts';
import { keepInFront } from './inFront.ts';

/** Says things to screen readers. */
export interface Announcer {
  /** Says a message when the reader has finished, or at once when it is urgent. */
  say(message: string, urgent?: boolean): void;
  destroy(): void;
}

/** Long enough for messages of one moment to come together and be read as one. */
const GATHER = 120;

/** Two live regions: one polite, one for what cannot wait. */
export function createAnnouncer(parent: HTMLElement): Announcer {
  const polite = region('status', parent);
  const urgent = region('alert', parent);
  return {
    say: (message, isUrgent = false) => (isUrgent ? urgent : polite).add(message),
    destroy: () => {
      polite.destroy();
      urgent.destroy();
    },
  };
}

function region(role: 'status' | 'alert', parent: HTMLElement) {
  const element = el('div', { role, class: 'unseen' });
  const place = keepInFront(element, parent);
  let waiting: string[] = [];
  let timer: number | undefined;
  const flush = (): void => {
    const text = waiting.join(' ');
    // The same text again is no change, and would not be read.
    element.textContent = element.textContent === text ? `${text}\u00a0` : text;
    waiting = [];
    timer = undefined;
  };
  return {
    add: (message: string): void => {
      place.bring();
      waiting.push(message);
      timer ??= window.setTimeout(flush, GATHER);
    },
    destroy: (): void => {
      window.clearTimeout(timer);
      place.destroy();
    },
  };
}
