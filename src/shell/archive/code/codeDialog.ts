import './code.css';
import { confirmDialog, openDialog } from '../../../page/dialog.ts';
import { button, el } from '../../../page/dom.ts';
import { copyButton } from '../../../page/fields.ts';
import { pageText } from '../../../page/text.en.ts';
import type { App } from '../../app.ts';
import type { Setup } from '../../match.ts';
import { gameInProgress } from '../../saves/gameInProgress.ts';
import { startMatch, withPlayers } from '../../screens/startMatch.ts';
import { archiveText } from '../text.en.ts';
import { codeLength, codeOf, setupOfCode } from './shareCode.ts';

const words = archiveText.code;
const GROUP = 4;

/** Shows the share code of a setup, to be copied; or says why it has none. */
export function openCode({ parent, game }: Pick<App, 'parent' | 'game'>, setup: Setup): void {
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

/** Capitals and digits, about as many as a code has. */
const LOOKS_LIKE_A_CODE = /^[0-9A-Z -]{10,16}$/;

/**
 * Takes what was typed as a seed for a share code, if it is one, and offers its game. Returns whether it was. A code with a mistake
 * in it is told of; it may also be somebody's own seed of twelve letters, so it is left to be one.
 */
export function takeCode(app: App, typed: string): boolean {
  const { codes } = app.game.setups;
  if (!codes) return false;
  const result = setupOfCode(codes, typed);
  if ('setup' in result) {
    void offerSetup(app, result.setup);
    return true;
  }
  const { problem } = result;
  if (problem === 'mistyped' || problem === 'unknown' || LOOKS_LIKE_A_CODE.test(typed)) {
    app.toaster.show(words.seedInstead(problem, codeLength(codes)));
  }
  return false;
}

/** Asks whether to play a setup that came from outside, and begins it. */
async function offerSetup(app: App, setup: Setup): Promise<void> {
  const lines = [...app.game.setups.lines(setup), ...(gameInProgress(app) ? [words.replaces] : [])];
  if (!(await confirmDialog(app.parent, { title: words.ask, lines, confirm: words.play, cancel: words.leave }))) return;
  startMatch(app, withPlayers(app, setup), true);
}
