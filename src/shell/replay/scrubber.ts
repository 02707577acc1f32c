import type { Frame } from '../../module/replay.ts';
import { el, setAttribute } from '../../page/dom.ts';
import { directionOfKey } from '../../page/input/shortcuts.ts';
import { roundMarks } from './frames.ts';
import './scrubber.css';
import { replayText } from './text.en.ts';

/** The line of a whole match, with its rounds, and the handle that is at the moment shown. */
export interface Scrubber {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  /** Puts the handle to a frame. */
  show(index: number): void;
}

const words = replayText.replay;

/** A slider over the frames of a match: arrows go by one fact; the keys of the reel go by a round and to the ends. */
export function createScrubber(frames: readonly Frame[], seek: (index: number) => void): Scrubber {
  const last = frames.length - 1;
  const input = el('input', { type: 'range', min: 0, max: last, step: 1, 'aria-label': words.scrubber });
  const marks = roundMarks(frames).map(({ round, index }) => {
    const mark = el('b', {}, words.round(round));
    mark.style.setProperty('--part', String(last === 0 ? 0 : index / last));
    return mark;
  });
  input.addEventListener('input', () => seek(input.valueAsNumber));
  // Arrows are the slider's own: they do not move the focus.
  input.addEventListener('keydown', (event) => {
    if (directionOfKey(event.key)) event.stopPropagation();
  });
  const element = el(
    'div',
    { class: 'scrubber' },
    input,
    el('div', { class: 'rounds', 'aria-hidden': 'true' }, ...marks),
  );
  return {
    element,
    input,
    show: (index) => {
      input.value = String(index);
      input.style.setProperty('--part', String(last === 0 ? 0 : index / last));
      const frame = frames[index];
      if (frame) {
        const value = words.moment(frame.round, index + 1, frames.length, frame.sentence);
        setAttribute(input, 'aria-valuetext', value);
      }
    },
  };
}
