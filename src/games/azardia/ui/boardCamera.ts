import { listenForCamera } from '../../../page/controls/cameraInput.ts';
import { BoardCamera } from '../../../table/layout/boardCamera.ts';

/** The camera over the board, with which people zoom in. */
export function createBoardCamera(): BoardCamera {
  return new BoardCamera(
    (step) => window.requestAnimationFrame(step),
    () => document.documentElement.dataset.motion === 'reduced',
  );
}

/** Lets people move the camera for as long as something is there: returns the same, whose end ends it. */
export function movedByPeople<T extends { destroy(): void }>(camera: BoardCamera, stage: T): T {
  const ends = new AbortController();
  listenForCamera(camera, ends.signal);
  return {
    ...stage,
    destroy: () => {
      ends.abort();
      stage.destroy();
    },
  };
}
