import type { Whose } from '../../module/match.ts';
import { confirmDialog, noteDialog } from '../../page/dialog.ts';
import type { Library, Navigation, Page } from '../app/ports.ts';
import { type ListedGame, otherGame } from '../listedGame.ts';
import { isEnded, type Match } from '../match.ts';
import { matchTitle } from '../matchTitle.ts';
import { claimedGame, gameText, parseGame, type SealedGame } from '../persistence/gameText.ts';
import { openGameStore } from '../persistence/openGameStore.ts';
import { sealableOf } from '../persistence/owner.ts';
import { gameInProgress, SavedGame } from '../persistence/savedGame.ts';
import { replaceGame, saveMatch } from '../saving/saveMatch.ts';
import { savingText } from '../saving/text.en.ts';
import { handOver, takeHandedOver } from './handedOver.ts';
import type { OfferProblem } from './offerProblem.ts';
import { shareText, whoseText } from './text.en.ts';
import { createOwnChoice } from './whoseDialog.ts';

const words = shareText;

/** How a game came to the page. */
export type Bringer = 'file' | 'link';

/** What a door let in: a text that claims to be a game, or why there is none. */
export type Brought = { readonly text: string } | { readonly problem: OfferProblem };

/** The game that a match is of, and where its match in progress is kept. */
type Place = Pick<Library, 'game' | 'savedGame'>;

/**
 * Asks whether to play on with a game that came from outside, and brings it to the table; one that is over is only looked at. A match
 * of another game of the registry is asked about in the same way, and then opens that game. Nothing changes before that: a text
 * that is no game is refused with the reason, and a game in progress is replaced only when people say so.
 */
export async function offerGame(app: Page & Library & Navigation, bringer: Bringer, brought: Brought): Promise<void> {
  const refuse = (problem: OfferProblem): Promise<void> =>
    noteDialog(app.parent, words.refused[bringer], words.problem(problem));
  if ('problem' in brought) return refuse(brought.problem);
  const { text } = brought;
  const other = otherGameOf(app, text);
  if (typeof other === 'string') return refuse(other);
  if (other === null) {
    const parsed = parseGame(text, app.game);
    if (typeof parsed === 'string') return refuse(parsed);
    const whose = await ask(app, app, parsed, null);
    if (whose !== null) take(app, matchOf(parsed), whose);
    return;
  }
  const game = await other.load().catch(() => null);
  if (game === null) return refuse('gameNotLoaded');
  const parsed = parseGame(text, game);
  if (typeof parsed === 'string') return refuse(parsed);
  const place: Place = { game, savedGame: new SavedGame(await openGameStore(other.id, Promise.resolve(game)), game) };
  const whose = await ask(app, place, parsed, other.listing.name);
  if (whose === null) return;
  if (!handOver({ game: other.id, text, whose })) return refuse('noRoomToHandOver');
  other.open();
}

/** Brings the match to the table for which another game was left in this tab, if there is one. */
export function takeOfferedElsewhere(app: Page & Library & Navigation): void {
  const handed = takeHandedOver(app.game.rules.id);
  const parsed = handed && parseGame(handed.text, app.game);
  // It was accepted a moment ago: a text that is refused now was not put there by the page.
  if (handed && parsed !== null && typeof parsed !== 'string') take(app, matchOf(parsed), handed.whose);
}

/** The other game that a text claims to be a match of; `null` where it is of this game, or claims nothing. */
function otherGameOf(app: Pick<Library, 'game' | 'games'>, text: string): ListedGame | 'otherGame' | null {
  const claimed = claimedGame(text);
  if (claimed === null || claimed === app.game.rules.id) return null;
  return otherGame(app, claimed) ?? 'otherGame';
}

type Parsed = Exclude<ReturnType<typeof parseGame>, string>;

function matchOf({ difference: _, seal: __, whose: ___, ...match }: Parsed & SealedGame): Match {
  return match;
}

/** Asks whether to play a match; resolves to whose it is, or to `null` where it is left. `name` is that of another game. */
async function ask(app: Page & Library, place: Place, parsed: Parsed, name: string | null): Promise<Whose | null> {
  const match = matchOf(parsed);
  const isOver = isEnded(match);
  const { isStored, replaces } = besides(place, match);
  const isKnown = isStored || app.owner.knows(sealableOf(match), parsed.seal);
  // The player may have sealed it on another device.
  const choice = isKnown || parsed.seal === undefined ? null : createOwnChoice();
  const title = matchTitle(place, match);
  const lines = [
    name === null ? title : words.ofGame(name, title),
    ...(parsed.difference ? [savingText.changed(parsed.difference, isOver)] : []),
    ...(replaces && !isOver ? [words.replaces] : []),
    ...(isKnown ? [] : [whoseText.countsNowhere]),
  ];
  const { ask: question, take: confirm } = isOver ? words.over : words;
  const asked = { title: question, lines, confirm, cancel: words.leave, ofPage: true };
  if (!(await confirmDialog(app.parent, { ...asked, ...(choice && { choice: choice.element }) }))) return null;
  return isKnown || choice?.isTicked() ? 'own' : 'guest';
}

/** Brings an accepted match to the table, or to its ending. */
function take(app: Page & Library & Navigation, match: Match, whose: Whose): void {
  // While the question stood there, another tab may have played on.
  const latest = besides(app, match);
  const taken = latest.isStored ? latest.stored : { ...match, whose };
  if (isEnded(match)) {
    app.toEnding(taken);
    return;
  }
  if (latest.isStored) void saveMatch(app, taken);
  else replaceGame(app, taken);
  app.toTable(taken);
}

/** What lies in the store beside a game that comes from outside: the same one, or one in progress that it would replace. */
function besides(
  place: Place,
  game: Match,
): { isStored: true; stored: Match; replaces: false } | { isStored: false; replaces: boolean } {
  const stored = place.savedGame.peek();
  if (stored !== null && isSame(stored, game)) return { isStored: true, stored, replaces: false };
  return { isStored: false, replaces: gameInProgress(place) !== null };
}

/** Whether two games are the same, with all that was taken back, whosever they are. */
function isSame({ whose: _, ...one }: Match, other: Match): boolean {
  return gameText(one) === gameText(other);
}
