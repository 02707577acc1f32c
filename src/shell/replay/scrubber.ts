import type { Frame } from '../../module/screens/replay.ts';
import { el, setAttribute, svg } from '../../page/dom.ts';
import { directionOfKey } from '../../page/input/shortcuts.ts';
import { roundMarks } from './frames.ts';
import './scrubber.css';
import { replayText } from './text.en.ts';

/** The line of a whole match, with its rounds, and the handle that is at the moment shown. */
export interface Scrubber {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  /** Puts the handle to a frame; `chance` is what is said of the chance to win there, if anything. */
  show(index: number, chance: string): void;
  /** Draws the chance to win at each frame, 0–1, behind the line, straight over frames without a number. */
  draw(curve: readonly (number | null)[]): void;
}

const words = replayText.replay;

/** A slider over the frames of a match: arrows go by one fact; the keys of the reel go by a round and to the ends. */
export function createScrubber(frames: readonly Frame[], seek: (index: number) => void): Scrubber {
  const last = frames.length - 1;
  const input = el('input', { type: 'range', min: 0, max: last, step: 1, 'aria-label': words.scrubber });
  const marks = roundMarks(frames).map(({ round, index }) => {
    const part = last === 0 ? 0 : index / last;
    const name = el('span', words.round(round));
    const mark = el('b', name);
    mark.style.setProperty('--part', String(part));
    return { mark, name, part };
  });
  const rounds = el('div', { class: 'rounds', 'aria-hidden': 'true' }, ...marks.map(({ mark }) => mark));
  // The names that have no room are left out; their marks stay. The first one grows with the letters.
  const fit = new ResizeObserver(() => {
    for (const { name } of marks) name.hidden = false;
    const places = marks.map(({ name, part }) => ({ middle: part * rounds.clientWidth, width: name.offsetWidth }));
    const isShown = readable(places);
    marks.forEach(({ name }, index) => {
      name.hidden = !isShown[index];
    });
  });
  for (const watched of [rounds, marks[0]?.name]) if (watched) fit.observe(watched);
  input.addEventListener('input', () => seek(input.valueAsNumber));
  // Arrows are the slider's own: they do not move the focus.
  input.addEventListener('keydown', (event) => {
    if (directionOfKey(event.key)) event.stopPropagation();
  });
  const area = svg('path', { d: '' });
  const curve = svg('svg', { class: 'chances', 'aria-hidden': 'true', preserveAspectRatio: 'none' }, area);
  const element = el('div', { class: 'scrubber' }, curve, input, rounds);
  return {
    element,
    input,
    draw: (chances) => {
      setAttribute(curve, 'viewBox', `0 0 ${Math.max(1, last)} 1`);
      const points = chances.map((chance, index) => (chance === null ? '' : `L${index} ${(1 - chance).toFixed(3)}`));
      setAttribute(area, 'd', chances.length === 0 ? '' : `M0 1${points.join('')}L${last} 1Z`);
    },
    show: (index, chance) => {
      input.value = String(index);
      input.style.setProperty('--part', String(last === 0 ? 0 : index / last));
      const frame = frames[index];
      if (frame) {
        const value = words.moment(frame.round, index + 1, frames.length, frame.sentence);
        setAttribute(input, 'aria-valuetext', chance === '' ? value : `${value} ${words.chanceName}: ${chance}.`);
      }
    },
  };
}

/** Space between two names on the line, in CSS pixels. */
const APART = 5;

/** Which of the names along a line are shown, in their order: each one that leaves those before it readable. */
export function readable(names: readonly { readonly middle: number; readonly width: number }[]): readonly boolean[] {
  let end = Number.NEGATIVE_INFINITY;
  return names.map(({ middle, width }) => {
    if (middle - width / 2 < end) return false;
    end = middle + width / 2 + APART;
    return true;
  });
}
