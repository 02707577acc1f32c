import type { GameHands } from '../../../module/capabilities/hands.ts';
import type { Path, Selection, SelectionSection } from '../../../module/screens/table.ts';
import type { GameDescription } from '../../../smallGame/gameDescription.ts';
import { type CommandPath, commandPathAt, commandPaths } from '../../../smallGame/table/selection.ts';
import type { SmallView } from '../../../smallGame/table/table.ts';
import { leastWorth } from '../bots/cardWorth.ts';
import { type ActionId, WHOLE_ACTION_DECK } from '../content/cards.ts';
import type { Command, CommandOf } from '../rules/state/command.ts';
import { type AzardiaView, type Card, HIDDEN, type Seat } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { HAND_LIMIT } from '../rules/turn/phases.ts';

/*
 * Cards that have to go are chosen all together: the selection names one after the other, and one press discards them.
 */

const CARD = 'card:';

/** How many cards a seat has to discard now; 0 if none. */
export function discardsAsked({ steps: [step], players }: AzardiaView, seat: Seat): number {
  if ((step?.step !== 'discard' && step?.step !== 'discardDown') || step.seat !== seat) return 0;
  const held = players[seat]?.hand.length ?? 0;
  return step.step === 'discard' ? Math.min(step.left, held) : Math.max(0, held - HAND_LIMIT);
}

/** The cards at the beginning of a path. */
export function cardsOf(path: Path): readonly ActionId[] {
  const end = path.findIndex(({ kind }) => !kind.startsWith(CARD));
  return path
    .slice(0, end < 0 ? path.length : end)
    .flatMap(({ kind }) => WHOLE_ACTION_DECK.find((card) => kind === `${CARD}${card}`) ?? []);
}

/** The cards proposed for discarding, the least useful ones first; none while they are hidden, or one may be swapped instead (C2). */
export function proposedDiscards(state: AzardiaView, seat: Seat): readonly CommandOf<'discard'>[] {
  const { steps, players } = state;
  const [step] = steps;
  const own = players[seat];
  const maySwap =
    step?.step === 'discardDown' &&
    step.maySwap &&
    players.some(({ hand }, rival) => rival !== seat && hand.length > 0);
  if (!own || maySwap || own.hand.includes(HIDDEN)) return [];
  const left = [...own.hand];
  return Array.from({ length: discardsAsked(state, seat) }).flatMap(() => {
    const card = leastWorth(left, own.level);
    if (card === undefined) return [];
    left.splice(left.indexOf(card), 1);
    return { do: 'discard', seat, card };
  });
}

/**
 * The cards chosen after a press on one of them: it is put in, in place of the first one if no more have to go, or taken out. Once all are
 * chosen, the last one stays: another press on it discards them.
 */
export function cardsAfterPress(
  chosen: readonly Card[],
  card: Card,
  isChosen: boolean,
  asked: number,
): readonly Card[] {
  if (!isChosen) return [...chosen.slice(chosen.length < asked ? 0 : 1), card];
  const isConfirmed = chosen.length === asked && chosen.at(-1) === card;
  return isConfirmed ? chosen : chosen.filter((_, index) => index !== chosen.lastIndexOf(card));
}

/** The keys that select cards. */
export function keysOfCards(cards: readonly Card[]): readonly string[] {
  return cards.map((card) => `${CARD}${card}`);
}

/** The command that a selection offers: where several cards have to go, the last of their discards. */
export function offerOf(
  paths: readonly CommandPath<AzardiaTypes>[],
  path: Path,
  state: AzardiaView,
  seat: Seat,
): Command | null {
  const [cards, asked] = [cardsOf(path), discardsAsked(state, seat)];
  if (asked < 2 || cards.length === 0 || cards.length < path.length) return commandPathAt(paths, path)?.command ?? null;
  const isLast = ({ command }: CommandPath<AzardiaTypes>): boolean =>
    command.do === 'discard' && command.card === cards.at(-1);
  return cards.length === asked ? (paths.find(isLast)?.command ?? null) : null;
}

/** The discards that are given before the one on offer. */
function earlierDiscards({ seat, path }: Selection): readonly CommandOf<'discard'>[] {
  return cardsOf(path)
    .slice(0, -1)
    .map((card) => ({ do: 'discard', seat, card }));
}

/** A selection of commands in which several cards can be chosen for discarding. */
export function withDiscards(
  game: GameDescription<AzardiaTypes>,
  plain: SelectionSection<AzardiaTypes>,
): SelectionSection<AzardiaTypes> {
  return {
    ...plain,
    added: earlierDiscards,
    withoutLastAdded: (selection) =>
      earlierDiscards(selection).length > 0 ? { ...selection, path: selection.path.slice(0, -1) } : selection,
    offer: ({ seat, path }, context) => offerOf(commandPaths(game, context), path, context.state, seat),
  };
}

/** Face-down hands from which several cards can be chosen for discarding: each of them is named by the selection. */
export function handsWithDiscards<Hands extends GameHands<AzardiaTypes, SmallView<AzardiaTypes>>>(plain: Hands): Hands {
  return {
    ...plain,
    isOffered: (command: Command, selection: Selection, state: AzardiaView) =>
      (command.do === 'discard' && cardsOf(selection.path).some((card) => card === command.card)) ||
      plain.isOffered(command, selection, state),
  };
}
