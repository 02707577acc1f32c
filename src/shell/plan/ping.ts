import { el } from '../../page/dom.ts';
import { isTyping, topDialog } from '../../page/input/focus.ts';
import { isKey } from '../../page/input/keys.ts';
import { onStage } from '../../page/stageSize.ts';
import { type Rect, rect } from '../../table/layout/rect.ts';
import './plan.css';
import { planText } from './text.en.ts';

/** The key that points out what is pointed at or has the focus. */
const KEY = 'g';
/** What ends an animation or puts a card away, often by a press anywhere: a button over the whole window, and no place on the table. */
const NO_PLACE = ['skip', 'event:resolve'];
/** How long a ping is seen, in milliseconds. */
const SEEN = 2400;

/** "Look here!": rings around a thing on the table, for everybody who looks at the screen, and its name for who listens. */
export interface Pings {
  /** Points out a place of the window, in CSS pixels. */
  ping(place: Rect, name: string): void;
  clear(): void;
  close(): void;
}

/** Lets people point things out; `said` is told what. */
export function createPings(parent: HTMLElement, said: (sentence: string) => void): Pings {
  const listening = new AbortController();
  const rings = new Set<HTMLElement>();

  function ping({ x, y, w, h }: Rect, name: string): void {
    const ring = el('div.ping', { 'aria-hidden': 'true' });
    const [left, top] = [x + w / 2, y + h / 2];
    ring.style.setProperty('--x', `${left}px`);
    ring.style.setProperty('--y', `${top}px`);
    ring.style.setProperty('--size', `${Math.max(56, Math.min(w, h))}px`);
    rings.add(ring);
    parent.append(ring);
    setTimeout(() => {
      ring.remove();
      rings.delete(ring);
    }, SEEN);
    said(planText.ping(name));
  }

  function clear(): void {
    for (const ring of rings) ring.remove();
    rings.clear();
  }

  document.addEventListener(
    'keydown',
    (event) => {
      if (!isKey(event, KEY) || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || topDialog()) return;
      const pointed =
        parent.querySelector<HTMLElement>('.semantic .control:hover') ??
        parent.querySelector<HTMLElement>('.semantic .control:focus');
      if (!pointed || NO_PLACE.includes(pointed.dataset.control ?? '')) return;
      const { left, top, width, height } = pointed.getBoundingClientRect();
      const { x, y } = onStage({ clientX: left, clientY: top });
      ping(rect(x, y, width, height), pointed.getAttribute('aria-label') ?? pointed.textContent ?? '');
    },
    { signal: listening.signal },
  );

  return {
    ping,
    clear,
    close: () => {
      listening.abort();
      clear();
    },
  };
}
