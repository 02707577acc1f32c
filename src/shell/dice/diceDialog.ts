import { isOver as isGameOver } from '../../kernel/game.ts';
import { commitmentTo } from '../../kernel/records/commitment.ts';
import { now } from '../../kernel/session.ts';
import { confirmDialog, noteDialog, openDialog } from '../../page/dialog.ts';
import { button, el } from '../../page/dom.ts';
import { segments } from '../../page/fields.ts';
import type { Match, PlayedGame } from '../match.ts';
import { diceFigures } from './diceFigures.ts';
import type { DiceHistory, DiceRecord, DiceTrouble } from './diceHistory.ts';
import { fingerprintBlock, gameBlock, proofBlock, whyBlock } from './diceProof.ts';
import { commitmentOf, diceOf, secretOf } from './matchDice.ts';
import { rolled, type Tally, together } from './tally.ts';
import { diceText } from './text.en.ts';

const words = diceText;

/** The page about dice: what they are fixed by, and how they have fallen so far. `match` is the game at the table, if any. */
export function openDice(
  {
    parent,
    game,
    dice: history,
  }: { readonly parent: HTMLElement; readonly game: PlayedGame; readonly dice: DiceHistory },
  match: Match | null = null,
): void {
  const dialog = openDialog(parent, { title: words.title, size: 'reader' });
  dialog.element.classList.add('dice-page');
  const draw = (): void => {
    const record = history.read();
    const trouble = history.trouble();
    dialog.body.replaceChildren(
      ...(trouble ? [el('p.trouble', words.trouble(trouble))] : []),
      ...(match ? [thisGame(game, match, history)] : []),
      figures(game, record, match),
      ...(record.games.length > 0 ? [lastGames(game, record, history)] : []),
    );
    const hasHistory = record.games.length > 0 || record.older.games > 0;
    if (hasHistory)
      dialog.body.append(
        el(
          'p.forget',
          button(words.forget, () => void forget()),
        ),
      );
  };
  const forget = async (): Promise<void> => {
    if (!(await confirmDialog(parent, { ...words.forgetAsk, danger: true }))) return;
    history.forget();
    draw();
    dialog.body.focus({ preventScroll: true });
  };
  draw();
  dialog.body.focus({ preventScroll: true });
}

/** Says what is wrong with the history of dice. */
export function tellOfTrouble(parent: HTMLElement, trouble: DiceTrouble): Promise<void> {
  return noteDialog(parent, words.title, words.trouble(trouble));
}

/** All dice of a record. */
function allDice({ games, older }: DiceRecord): Tally {
  return games.reduce((sum, { tally }) => together(sum, tally), older);
}

/** The commitment to the dice of a game, and once it is over, the seed. */
function thisGame(game: PlayedGame, match: Match, history: DiceHistory): HTMLElement {
  const commitment = commitmentOf(match);
  const pledge = history.pledgeOf(commitment);
  const isOver = isGameOver(match.session.game, now(match.session));
  const secret = secretOf(match);
  const about = isOver ? words.over : pledge?.known ? words.own(secret.seed) : words.sealed;
  const section = el('section.pledge', el('h3', words.thisGame), el('p', about), fingerprintBlock(commitment));
  if (isOver) section.append(proofBlock(game.rules, diceOf(game, match, ''), pledge?.commitment ?? null));
  else if (!pledge) section.append(el('p', words.elsewhere));
  if (!isOver && !pledge?.known) section.append(el('p.about', words.seedAfter));
  section.append(whyBlock(game.rules, isOver || pledge?.known ? secret : null));
  return section;
}

/** The figures, of all games or of this one. */
function figures(game: PlayedGame, record: DiceRecord, match: Match | null): HTMLElement {
  const all = allDice(record);
  const shown = (tally: Tally): HTMLElement => diceFigures(tally, game.dice?.hasHits === true);
  const place = el('div', { 'aria-live': 'polite' }, shown(all));
  const section = el('section', el('h3', words.history));
  if (match) {
    const choices = [
      [() => all, words.allGames],
      [() => diceOf(game, match, '').tally, words.oneGame],
    ] as const;
    const whose = segments(choices, (tally) => place.replaceChildren(shown(tally())));
    whose.select(choices[0][0]);
    section.append(el('fieldset.whose', el('legend.unseen', words.whose), whose.element));
  }
  section.append(place);
  return section;
}

/** The games that are kept one by one, the latest first. */
function lastGames({ rules }: PlayedGame, { games, older }: DiceRecord, history: DiceHistory): HTMLElement {
  const blocks = [...games].reverse().map((dice) => {
    const shown = history.pledgeOf(commitmentTo(dice))?.commitment ?? null;
    return el('li', gameBlock(rules, dice, shown, rolled(dice.tally)));
  });
  const section = el('section', el('h3', words.games), el('ul.games', ...blocks));
  if (older.games > 0) section.append(el('p.about', words.gamesAbout(games.length)));
  return section;
}
