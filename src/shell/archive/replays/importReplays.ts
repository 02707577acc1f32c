import type { App } from '../../app.ts';
import { importText } from '../store/archiveFile.ts';
import { archiveText } from '../text.en.ts';
import { askWhose } from './whoseDialog.ts';

const words = archiveText.replays;

/** Brings the games of a file's text into the archive; resolves to a sentence about what became of them. */
export async function importReplays({ archive, owner, parent }: App, text: string): Promise<string> {
  const imported = await importText(archive, text, {
    owner,
    whose: (games) => askWhose(parent, games),
    at: new Date(),
    pause: () => new Promise((resolve) => window.setTimeout(resolve)),
  });
  if (imported === 'noFile') return words.noFile;
  if (imported === 'left') return words.notAdded;
  return words.added(imported.added, imported.known, imported.refused);
}
