import type { BoardCamera } from '../../table/layout/boardCamera.ts';
import { contains } from '../../table/layout/rect.ts';
import { isTyping, topDialog } from '../input/focus.ts';
import { isHiddenDigit, keysOf } from '../input/keys.ts';
import { isLetGo, watchReleases } from '../input/releases.ts';
import { onStage } from '../stageSize.ts';

/**
 * Connects the pointers, the wheel and the keys of a page to a camera until `signal` ends it. The buttons over the
 * board still work: a drag that starts on one scrolls the board and presses nothing. Arrows scroll with Shift, since
 * without it they move the focus.
 */
export function listenForCamera(camera: BoardCamera, signal: AbortSignal): void {
  const isOnBoard = (event: MouseEvent): boolean =>
    contains(camera.view, onStage(event)) &&
    !(event.target instanceof Element && event.target.closest('dialog, .chooser, .toasts'));
  const early = { signal, capture: true };
  const release = ({ pointerId, timeStamp }: PointerEvent): void => camera.release(pointerId, timeStamp);
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (isOnBoard(event)) camera.press(event.pointerId, onStage(event), isChoice(event));
    },
    early,
  );
  document.addEventListener(
    'pointermove',
    (event) => {
      if (isLetGo(event)) camera.letGo();
      else camera.move(event.pointerId, onStage(event), event.timeStamp);
    },
    early,
  );
  watchReleases(() => camera.letGo(), signal);
  for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, release, early);
  document.addEventListener(
    'click',
    (event) => {
      // Keys press without a pointer: such a click counts no presses.
      if (event.detail === 0 || !camera.isDragged || !isOnBoard(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    early,
  );
  document.addEventListener(
    'wheel',
    (event) => {
      // Where the page scrolls, the wheel scrolls it.
      if (!isOnBoard(event) || document.documentElement.dataset.stage === 'scrolls') return;
      event.preventDefault();
      camera.wheel(onStage(event), event.deltaY);
    },
    { ...early, passive: false },
  );
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || topDialog() || isTyping(event.target)) return;
    if (event.key.startsWith('Arrow') && !event.shiftKey) return;
    if (!keysOf(event).some((key) => camera.key(key))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', (event) => !isHiddenDigit(event) && press(event), early);
  // Where the page uses the digit of a key, the other character of that key does not reach the camera.
  window.addEventListener('keydown', (event) => isHiddenDigit(event) && !event.defaultPrevented && press(event), {
    signal,
  });
}

/** Whether a press chooses or confirms something: people press twice in a row to do both. */
function isChoice({ target }: Event): boolean {
  return target instanceof Element && target.closest('[aria-pressed], .main') !== null;
}
