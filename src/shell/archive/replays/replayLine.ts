import { text } from '../../../games/faza/text/en.ts';
import { button, el } from '../../../page/dom.ts';
import type { Entry } from '../store/archive.ts';
import { archiveText } from '../text.en.ts';

const words = archiveText.replays;

/** What can be done with a kept game. */
export interface ReplayActions {
  watch(): void;
  save(): void;
  remove(): void;
}

/** One kept game as a line of the list. */
export function replayLine(entry: Entry, actions: ReplayActions): HTMLLIElement {
  const { at, digest, end } = entry;
  const heroes = digest.heroes.map((hero) => text.heroName[hero]).join(', ');
  const name = `${archiveText.moment(at)}, ${heroes}`;
  const marks = [
    ...(digest.daily === null ? [] : [words.daily]),
    ...(entry.practice ? [words.practice] : []),
    ...(entry.own ? [] : [words.guest]),
  ];
  return el(
    'li',
    { class: 'replay', 'data-end': end },
    el('b', { class: 'end' }, archiveText.end(end)),
    el(
      'div',
      { class: 'about-game' },
      el('h3', {}, heroes),
      el('p', {}, reasonOf(entry)),
      el(
        'p',
        { class: 'facts' },
        el('time', { datetime: at }, archiveText.moment(at)),
        el('span', {}, text.modeName[digest.mode]),
        el('span', {}, archiveText.rounds(digest.rounds)),
        ...marks.map((mark) => el('b', { class: 'mark' }, mark)),
      ),
    ),
    el(
      'div',
      { class: 'deeds' },
      button(words.watch, actions.watch, { look: 'act', symbol: 'play', name: words.ofGame(words.watch, name) }),
      button('', actions.save, { symbol: 'install', name: words.ofGame(words.save, name) }),
      button('', actions.remove, { symbol: 'x', name: words.ofGame(words.remove, name) }),
    ),
  );
}

/** Why the game ended, in a sentence. */
function reasonOf({ digest: { rule }, end }: Entry): string {
  if (rule === null) return words.unended[end === 'givenUp' ? 'givenUp' : 'left'];
  return rule === 'X1' ? text.victoryText : text.defeatText[rule];
}
