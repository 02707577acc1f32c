import { el } from '../dom.ts';
import { keepInFront } from '../input/focus.ts';

/** Says things to screen readers. */
export interface Announcer {
  /** Says a message when the reader has finished, or at once when it is urgent. */
  say(message: string, urgent?: boolean): void;
  /** Removes earlier announcements, heard or not: they are not meant for the next reader of the page. */
  hush(): void;
  destroy(): void;
}

/** Long enough to combine messages of the same event into one. */
const GATHER = 120;
/** By then every screen reader has picked up the announcement, so it is removed: readers of the page must not find outdated news. */
const LASTS = 7000;

/** Two live regions: one polite, one for urgent messages. */
export function createAnnouncer(parent: HTMLElement): Announcer {
  const polite = region('status', parent);
  const urgent = region('alert', parent);
  return {
    say: (message, isUrgent = false) => (isUrgent ? urgent : polite).add(message),
    hush: () => {
      polite.hush();
      urgent.hush();
    },
    destroy: () => {
      polite.destroy();
      urgent.destroy();
    },
  };
}

function region(role: 'status' | 'alert', parent: HTMLElement) {
  const element = el('div', { role, class: 'unseen' });
  const place = keepInFront(element, parent);
  const speech = createSpeech(element);
  return {
    add: (message: string): void => {
      place.bring();
      speech.add(message);
    },
    hush: speech.hush,
    destroy: (): void => {
      speech.stop();
      place.destroy();
    },
  };
}

/** The messages of one live region. */
export interface Speech {
  add(message: string): void;
  /** Drops waiting messages, and clears the region. */
  hush(): void;
  stop(): void;
}

/** Writes messages into an element whose changes are read out. */
export function createSpeech(element: { textContent: string | null }): Speech {
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    const text = waiting.join(' ');
    clearTimeout(end);
    // Setting the same text again is no change, neither to browsers nor to screen readers; a space at its end is one.
    element.textContent = element.textContent === text ? `${text}\u00a0` : text;
    waiting = [];
    timer = undefined;
    end = setTimeout(() => {
      element.textContent = '';
    }, LASTS);
  }

  return {
    add: (message) => {
      waiting.push(message);
      timer ??= setTimeout(flush, GATHER);
    },
    hush: () => {
      clearTimeout(timer);
      clearTimeout(end);
      timer = undefined;
      waiting = [];
      element.textContent = '';
    },
    stop: () => {
      clearTimeout(timer);
      clearTimeout(end);
    },
  };
}
