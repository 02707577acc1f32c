import './games.css';
import { openDialog } from '../../page/dialog.ts';
import { button, el, freshId, icon } from '../../page/dom.ts';
import type { Library, Navigation, Page } from '../app/ports.ts';
import type { ListedGame } from '../listedGame.ts';
import { gameInProgress } from '../persistence/savedGame.ts';
import { gamesText as words } from './text.en.ts';

/** Opens the list of all games: what each is about, and a way to play it or to continue the game in progress. */
export function openGames(app: Page & Library & Navigation): void {
  const dialog = openDialog(app.parent, { title: words.title, size: 'reader' });
  dialog.element.classList.add('game-list');
  const open = (game: ListedGame, at: 'title' | 'table'): void => {
    if (game.id !== app.game.rules.id) return void openOther(app, game, at);
    dialog.close();
    const match = at === 'table' ? gameInProgress(app) : null;
    if (match) app.toTable(match);
  };
  dialog.body.append(el('ul.game-cards', ...app.games.map((game) => cardOf(app, game, open))));
  // Somebody who opens the list wants another game than the one that is open.
  dialog.body.querySelector<HTMLElement>('.game-card:not(.is-open) button')?.focus();
}

/** Leaves the open game for another. Without a connection that needs a game that the browser has kept, and the page says so. */
async function openOther({ toaster }: Page, game: ListedGame, at: 'title' | 'table'): Promise<void> {
  const isThere = await game.load().then(
    () => true,
    // Some browsers never import again what failed once, but the page that is about to load does.
    () => window.navigator.onLine,
  );
  if (isThere) game.open(at);
  else toaster.show(words.notKept(game.listing.name));
}

function cardOf(app: Library, game: ListedGame, open: (game: ListedGame, at: 'title' | 'table') => void): HTMLElement {
  const { id, listing } = game;
  const { name, tagline, players, minutes } = listing;
  const isOpen = id === app.game.rules.id;
  const hasMatch = isOpen ? gameInProgress(app) !== null : game.isInProgress();
  const about = freshId('game');
  const play = el(
    'button.unframed.game-card-play',
    { type: 'button', 'aria-label': words.play(name), 'aria-describedby': about, 'aria-current': isOpen && 'true' },
    pictureOf(listing.picture),
    el(
      'span.game-card-words',
      el('span.game-card-name', name),
      el(
        'span.game-card-about',
        { id: about },
        el('span', tagline),
        ' ',
        el('span.game-card-facts', `${words.players(players)} · ${words.minutes(minutes)}`),
        ...(isOpen ? [' ', el('span.game-card-open', words.isOpen)] : []),
      ),
    ),
  );
  play.addEventListener('click', () => open(game, 'title'));
  const onward = hasMatch
    ? button(words.continue, () => open(game, 'table'), { look: 'act', symbol: 'play', name: words.continueGame(name) })
    : null;
  return el(isOpen ? 'li.game-card.is-open' : 'li.game-card', play, onward);
}

/** A game's picture, or a symbol in its place: also where the picture cannot be loaded. */
function pictureOf(address: string | null): HTMLElement {
  const frame = el('span.game-card-picture', icon('dice'));
  if (address === null) return frame;
  const picture = el('img', { src: address, alt: '', width: 600, height: 540, decoding: 'async' });
  picture.addEventListener('error', () => picture.remove());
  frame.append(picture);
  return frame;
}
