import type { Stage } from '../../games/faza/scenes/stage.ts';
import { el } from '../../page/dom.ts';
import type { Rect } from '../../table/rect.ts';
import type { SettingsKeeper } from '../settings.ts';
import './deck.css';
import { onPageKey } from '../../page/input/pageKeys.ts';
import { lay } from '../../page/positionAt.ts';
import { type DeckFace, deckButton } from './deckButton.ts';
import { createSpeedButton } from './speedButton.ts';
import { replayText } from './text.en.ts';

/** The controls of a film that runs. */
export interface FilmBar {
  /** Lies somewhere else, because the window has another size. */
  move(place: Rect): void;
  /** So much of the film has been told, from 0 to 1. */
  told(part: number): void;
  close(): void;
}

const words = replayText.film;

/** Shows the controls of the film that the stage plays: pause, the next fact, speed. Skipping has a button of its own. */
export function showFilmBar(
  parent: HTMLElement,
  stage: Pick<Stage, 'hold' | 'step'>,
  settings: SettingsKeeper,
  place: Rect,
): FilmBar {
  let isStill = false;
  const ends = new AbortController();

  const holdFace = (): DeckFace =>
    isStill ? { symbol: 'play', name: words.play, key: 'Space' } : { symbol: 'pause', name: words.pause, key: 'Space' };
  const become = (still: boolean): void => {
    isStill = still;
    hold.show(holdFace());
  };
  const toggle = (): void => {
    become(!isStill);
    stage.hold(isStill);
  };
  const next = (): void => {
    become(true);
    stage.step();
  };
  const hold = deckButton(toggle, holdFace(), 'lead');
  const step = deckButton(next, { symbol: 'step', name: words.stepName, key: '.' });
  const speed = createSpeedButton(settings);
  const progress = el('progress', { max: 1, value: 0, 'aria-label': words.name });
  const bar = el(
    'section',
    { class: 'deck film-bar laid', 'aria-label': words.name },
    progress,
    hold.element,
    step.element,
    speed.element,
  );
  onPageKey(ends.signal, { ' ': toggle, '.': next, '+': speed.next });
  lay(bar, place);
  parent.append(bar);
  // Who plays with keys finds the controls under the hand.
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.closest('.semantic')) {
    hold.element.focus({ preventScroll: true });
  }
  return {
    move: (next) => lay(bar, next),
    told: (part) => {
      progress.value = part;
    },
    close: () => {
      ends.abort();
      speed.destroy();
      bar.remove();
    },
  };
}
