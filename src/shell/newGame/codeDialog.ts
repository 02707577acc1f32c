import './code.css';
import { confirmDialog, openDialog } from '../../page/dialog.ts';
import { button, el } from '../../page/dom.ts';
import { copyButton } from '../../page/fields.ts';
import { pageText } from '../../page/text.en.ts';
import type { Library, Navigation, Page } from '../app/ports.ts';
import type { Setup } from '../match.ts';
import { gameInProgress } from '../persistence/savedGame.ts';
import { MOST_SEED, readSeed } from '../seeds/readSeed.ts';
import { codeLength, codeOf } from '../seeds/shareCode.ts';
import { startMatch, withPlayers } from './startMatch.ts';
import { codeText } from './text.en.ts';

const words = codeText;
const GROUP = 4;

/** Shows the share code of a setup, to be copied; or says why it has none. */
export function openCode({ parent, game }: Pick<Page, 'parent'> & Pick<Library, 'game'>, setup: Setup): void {
  const { codes } = game.setups;
  const code = codes && codeOf(codes, setup);
  const dialog = openDialog(parent, { title: words.title, size: 'note' });
  const done = button(pageText.close, dialog.close);
  dialog.foot.append(done);
  if (code === null) {
    dialog.body.append(el('p', words.none));
    done.focus();
    return;
  }
  const groups = Array.from({ length: Math.ceil(code.length / GROUP) }, (_, i) =>
    code.slice(i * GROUP, (i + 1) * GROUP),
  );
  const shown = el('p.share-code', ...groups.map((group) => el('span', group)));
  const { copy, said } = copyButton(code, shown, words, 'act');
  dialog.body.append(el('p', words.about(game.words.codeHolds)), shown, el('p', said));
  dialog.foot.append(copy);
  copy.focus();
}

/**
 * Handles what was typed or pasted as a seed. A share code or a link is offered as a game; `use` is called with a seed. If the seed looks
 * like something else, people are asked first, because it would start another game than they expect.
 */
export async function takeSeed(
  app: Page & Library & Navigation,
  typed: string,
  use: (seed: string) => void,
): Promise<void> {
  const { codes } = app.game.setups;
  const read = readSeed(codes, typed);
  if (read.is === 'empty') return;
  if (read.is === 'tooLong') return app.toaster.show(words.seedTooLong(MOST_SEED));
  if (read.is === 'link') return app.openLink(read.address);
  if (read.is === 'code') return offerSetup(app, read.setup);
  if (read.is === 'seed') return use(read.seed);
  const lines = [words.doubt(read.doubt, codes ? codeLength(codes) : 0), words.seedInstead(read.seed)];
  const question = { title: words.unreadable, lines, confirm: words.useAsSeed };
  if (await confirmDialog(app.parent, question)) use(read.seed);
}

/** Asks whether to play a setup that came from outside, and begins it. */
async function offerSetup(app: Page & Library & Navigation, setup: Setup): Promise<void> {
  const lines = [...app.game.setups.lines(setup), ...(gameInProgress(app) ? [words.replaces] : [])];
  if (!(await confirmDialog(app.parent, { title: words.ask, lines, confirm: words.play, cancel: words.leave }))) return;
  startMatch(app, withPlayers(app, setup), true);
}
