import type { App } from '../../app.ts';
import { isSurelyOwn } from '../keepGame.ts';
import { importText } from '../store/archiveFile.ts';
import { archiveText } from '../text.en.ts';

const words = archiveText.replays;

/** Brings the games of a file's text into the archive; resolves to a sentence about what became of them. */
export async function importReplays(app: App, text: string): Promise<string> {
  const imported = await importText(app.archive, text, {
    owns: (match) => isSurelyOwn(app, match),
    at: new Date(),
    pause: () => new Promise((resolve) => window.setTimeout(resolve)),
  });
  return imported ? words.added(imported.added, imported.known, imported.refused) : words.noFile;
}
