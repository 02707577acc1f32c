import { now } from '../../kernel/session.ts';
import type { App } from '../app.ts';
import { outgoingText } from '../archive/owner.ts';
import type { Match } from '../match.ts';
import { canLeaveDevice } from '../seen.ts';
import { shellText } from '../text.en.ts';
import { downloadText } from './gameFile.ts';
import { packFile } from './packedFile.ts';

/** Hands a match to the browser as a file, packed while it has secrets, and says under which name. */
export async function saveFile(app: App, match: Match): Promise<void> {
  const { records, rules } = app.game;
  const { fileWord } = records.line(records.digest(match, null));
  const name = `${fileWord}-round-${rules.round(now(match.session))}`;
  const text = outgoingText(app, match);
  const written = canLeaveDevice(app.game, match) ? text : await packFile(text);
  app.toaster.show(shellText.share.saved(downloadText(name, written)));
}
