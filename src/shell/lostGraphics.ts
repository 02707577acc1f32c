import { confirmDialog } from '../page/dialog.ts';
import { startOver } from './errors/rescue.ts';
import { shellText } from './text.en.ts';

/** Milliseconds for which graphics that were taken away are waited for: mostly they come back at once. */
const PATIENCE = 3000;

/**
 * Where the device takes its graphics back, the buttons show their names instead of pictures, as they do before there are
 * pictures, and people are told. If the graphics do not come back, they are asked whether to load the page again.
 */
export function watchGraphics(picture: HTMLElement, parent: HTMLElement, tell: (sentence: string) => void): void {
  const { line, question } = shellText.graphicsLost;
  let waiting: number | undefined;
  const ask = async (): Promise<void> => {
    if (await confirmDialog(parent, { ...question, lines: [line], ofPage: true })) startOver(true);
  };
  // The events are the canvas's, which comes and goes.
  picture.addEventListener(
    'webglcontextlost',
    () => {
      document.body.classList.add('without-pictures');
      tell(line);
      window.clearTimeout(waiting);
      waiting = window.setTimeout(() => void ask(), PATIENCE);
    },
    true,
  );
  picture.addEventListener(
    'webglcontextrestored',
    () => {
      window.clearTimeout(waiting);
      document.body.classList.remove('without-pictures');
    },
    true,
  );
}
