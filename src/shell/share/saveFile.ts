import { now } from '../../kernel/session.ts';
import type { App } from '../app.ts';
import { outgoingText } from '../archive/owner.ts';
import type { Match } from '../match.ts';
import { shellText } from '../text.en.ts';
import { downloadText } from './gameFile.ts';

/** Hands a match to the browser as a file, and says under which name. */
export function saveFile(app: App, match: Match): void {
  const { records, rules } = app.game;
  const { fileWord } = records.line(records.digest(match, null));
  const name = `${fileWord}-round-${rules.round(now(match.session))}`;
  app.toaster.show(shellText.share.saved(downloadText(name, outgoingText(app, match))));
}
