import type { GameRecords } from '../../../module/records.ts';
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
export function replayLine(records: GameRecords, entry: Entry, actions: ReplayActions): HTMLLIElement {
  const { at, digest, end } = entry;
  const { team, end: reason, mode } = records.line(digest);
  const name = `${archiveText.moment(at)}, ${team}`;
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
      el('h3', {}, team),
      el('p', {}, reason ?? words.unended[end === 'givenUp' ? 'givenUp' : 'left']),
      el(
        'p',
        { class: 'facts' },
        el('time', { datetime: at }, archiveText.moment(at)),
        el('span', {}, mode),
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
