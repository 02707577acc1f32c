import { BoardCamera } from '../../table/layout/boardCamera.ts';
import { listenForCamera } from './cameraInput.ts';

/** The camera over the board, with which people zoom in. */
export function createBoardCamera(): BoardCamera {
  return new BoardCamera(
    (step) => window.requestAnimationFrame(step),
    () => document.documentElement.dataset.motion === 'reduced',
  );
}

/** Lets people move the camera until the returned function is called. */
export function letPeopleMove(camera: BoardCamera): () => void {
  const ends = new AbortController();
  listenForCamera(camera, ends.signal);
  return () => ends.abort();
}
