import type { EndingView } from '../../module/screens/ending.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el } from '../../page/dom.ts';
import type { Library, Navigation, Page } from '../app/ports.ts';
import { hasResult, shareText, textOfMatch } from '../archive/daily/shareResult.ts';
import type { Match, Played } from '../match.ts';
import { codeOf } from '../seeds/shareCode.ts';
import './ending.css';
import { endingText } from './text.en.ts';

const words = endingText.share;

/** Shows the ending as a picture, and offers to share it: by the device where it can, as a file, or the game itself. */
export async function openShare(
  app: Page & Library & Navigation,
  match: Match,
  view: EndingView<Played>,
): Promise<void> {
  const dialog = openDialog(app.parent, { title: words.title, size: 'panel' });
  const status = el('p', { role: 'status' }, words.drawing);
  dialog.body.append(status);
  const link = button(
    words.game,
    () => {
      dialog.close();
      app.share(match);
    },
    { symbol: 'copy' },
  );
  dialog.foot.append(link);
  if (hasResult(app, match)) {
    const result = textOfMatch(app, match);
    dialog.foot.append(button(words.result, () => void shareText(app, result), { symbol: 'share' }));
  }
  const { codes } = app.game.setups;
  const code = codes && codeOf(codes, match.session.setup);
  const picture = await app.stage.poster({ ...view, code }).catch(() => null);
  if (!dialog.element.isConnected) return;
  if (!picture) {
    status.textContent = words.failed;
    return;
  }
  const said = app.game.ending.shareWords(view);
  const address = URL.createObjectURL(picture);
  void dialog.closed.then(() => URL.revokeObjectURL(address));
  const image = el('img', { src: address, alt: words.alt(said.headline, view.reason) });
  status.replaceWith(el('figure.poster-frame', image));
  const file = new File([picture], said.file, { type: picture.type });
  const save = button(words.savePicture, () => saveFile(app, file, address), { symbol: 'install' });
  dialog.foot.append(save);
  const shared: ShareData = { files: [file], title: said.title, text: said.words };
  if (!canShare(shared)) return;
  const share = button(words.sharePicture, () => void shareFile(app, shared, file, address), {
    look: 'act',
    symbol: 'share',
  });
  dialog.foot.append(share);
  share.focus();
}

/** Whether this device can hand pictures on. */
function canShare(data: ShareData): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare(data);
}

async function shareFile(app: Page, data: ShareData, file: File, address: string): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    // A player who cancels does not want a file either.
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(app, file, address);
  }
}

function saveFile(app: Page, file: File, address: string): void {
  el('a', { href: address, download: file.name }).click();
  app.toaster.show(words.saved(file.name));
}
