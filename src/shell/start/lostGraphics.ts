import { confirmDialog } from '../../page/dialog.ts';
import { startOver } from '../errors/rescue.ts';
import { shellText } from '../text.en.ts';

/** How long to wait for lost graphics before asking, in milliseconds: usually they come back at once. */
const PATIENCE = 3000;

/**
 * When the device takes the graphics away, the buttons show their names instead of pictures, as they do before the pictures have
 * loaded, and a message says so. If the graphics do not come back, people are asked whether to reload the page.
 */
export function watchGraphics(picture: HTMLElement, parent: HTMLElement, tell: (sentence: string) => void): void {
  const { line, question } = shellText.graphicsLost;
  let waiting: number | undefined;
  const ask = async (): Promise<void> => {
    if (await confirmDialog(parent, { ...question, lines: [line], ofPage: true })) startOver(true);
  };
  // These are events of the canvas, which comes and goes.
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
