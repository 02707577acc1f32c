import type { Stage } from '../../module/screens/stage.ts';
import { el, positionAt } from '../../page/dom.ts';
import type { Rect } from '../../table/layout/rect.ts';
import type { SettingsKeeper } from '../settings/settings.ts';
import './replayControls.css';
import { onPageKey } from '../../page/input/shortcuts.ts';
import { type ButtonFace, replayButton } from './replayButton.ts';
import { createSpeedButton } from './speedButton.ts';
import { replayText } from './text.en.ts';

/** The controls of an animation that runs. */
export interface AnimationBar {
  /** Lies somewhere else, because the window has another size. */
  move(place: Rect): void;
  /** So much of the animation has been shown, from 0 to 1. */
  progressed(part: number): void;
  close(): void;
}

const words = replayText.animation;

/** Shows the controls of the animation that the stage plays: pause, the next fact, speed. Skipping has its own button. */
export function showAnimationBar(
  parent: HTMLElement,
  stage: Pick<Stage, 'hold' | 'step'>,
  settings: SettingsKeeper,
  name: string,
  place: Rect,
): AnimationBar {
  let isStill = false;
  const ends = new AbortController();

  const holdFace = (): ButtonFace =>
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
  const hold = replayButton(toggle, holdFace(), 'lead');
  const step = replayButton(next, { symbol: 'step', name: words.stepName, key: '.' });
  const speed = createSpeedButton(settings);
  const progress = el('progress', { max: 1, value: 0, 'aria-label': name });
  const bar = el(
    'section',
    { class: 'deck animation-bar laid', 'aria-label': name },
    progress,
    hold.element,
    step.element,
    speed.element,
  );
  onPageKey(ends.signal, { ' ': toggle, '.': next, '+': speed.next });
  positionAt(bar, place);
  parent.append(bar);
  // Who plays with keys finds the controls under the hand.
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.closest('.semantic')) {
    hold.element.focus({ preventScroll: true });
  }
  return {
    move: (next) => positionAt(bar, next),
    progressed: (part) => {
      progress.value = part;
    },
    close: () => {
      ends.abort();
      speed.destroy();
      bar.remove();
    },
  };
}
