import type { Control } from '../../../../table/control.ts';
import { column, share } from '../../../../table/layout/layout.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import { seats } from '../../rules/board/board.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { CardNo, Seat } from '../../rules/state/state.ts';
import { cardAt, cardNumbers } from '../../rules/team/cards.ts';
import { text } from '../../text/en.ts';
import type { Possibility } from '../fazaSelection.ts';
import { type Path, pickKey, type SelectionStep } from '../picks.ts';
import type { BoardView } from '../view.ts';
import { whyNoCard, whyNoHalf } from '../whyNot.ts';
import { type BoardActions, isAsked, offControl, offOf, pickControl } from './press.ts';

/** The player cards: the two halves of each, or the whole card where one is asked for. */
export function cardControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const { state, layout } = view;
  const group = text.controlText.groups.cards;
  const shown = layout.form === 'wide' ? seats(state) : [view.seat];
  const controlsOf = (seat: Seat, card: CardNo): Control[] => {
    const area = layout.heroes[seat]?.cards[card - 1];
    if (!area) return [];
    const whole = found.find(({ pick }) => pick.kind === 'card' && pick.seat === seat && pick.card === card);
    if (whole && isAsked(view, whole)) {
      const label = text.controlText.choose(text.cardTitle(state, seat, card));
      return [pickControl(`card:${seat}:${card}`, label, area, group, view, whole, actions)];
    }
    if (view.open) return [cardInFight(view, found, actions, seat, card, area)];
    if (cardAt(state, seat, card).used) {
      const refusal = whyNoCard(state, seat, card);
      return [offControl(`card:${seat}:${card}`, text.cardTitle(state, seat, card), area, group, refusal, actions)];
    }
    return (['movement', 'enhancement'] as const).map((half) =>
      halfControl(view, found, actions, seat, card, half, area),
    );
  };
  return shown.flatMap((seat) =>
    cardNumbers(state, seat).flatMap((card) => {
      const [first, ...others] = controlsOf(seat, card);
      if (!first || seat !== view.seat || cardAt(state, seat, card).used) return first ? [first, ...others] : [];
      return [{ ...first, jump: { key: CARDS_KEY, what: text.controlText.nextCard } }, ...others];
    }),
  );
}

/** Brings the focus to the unused cards of the hero in front, one after the other. */
const CARDS_KEY = 'c';

function halfControl(
  view: BoardView,
  found: readonly Possibility[],
  actions: BoardActions,
  seat: Seat,
  card: number,
  half: 'movement' | 'enhancement',
  area: Rect,
): Control {
  const { state } = view;
  const pick: SelectionStep = { kind: 'half', seat, card, half };
  const place = column(area, { movement: share(), enhancement: share() })[half];
  const label = text.halfText(state, seat, card, half);
  const group = text.controlText.groups.cards;
  const possible = found.find((possibility) => pickKey(possibility.pick) === pickKey(pick));
  const path: Path | null = possible?.path ?? (seat === view.seat ? null : otherHeroPath(view, pick, seat));
  if (!path) {
    const refusal = (): Refusal => whyNoHalf(state, seat, card, half);
    return offOf(view, seat, pickKey(pick), label, place, group, refusal, actions);
  }
  return {
    ...pickControl(pickKey(pick), label, place, group, view, { pick, path }, actions),
    hint: joined(text.halfLine(state, seat, card, half), half === 'enhancement' ? helpOf(view, seat, card) : ''),
  };
}

/** While a fight is open, the whole card is there to be added to it, or taken out of it again. */
function cardInFight(
  view: BoardView,
  found: readonly Possibility[],
  actions: BoardActions,
  seat: Seat,
  card: number,
  area: Rect,
): Control {
  const { state } = view;
  const group = text.controlText.groups.cards;
  const pick: SelectionStep = { kind: 'half', seat, card, half: 'enhancement' };
  const id = pickKey(pick);
  const path = found.find((possibility) => pickKey(possibility.pick) === id)?.path ?? otherHeroPath(view, pick, seat);
  const added = view.open?.added.findLast(
    ({ command }) => command.do === 'enhance' && command.hero === seat && command.card === card,
  );
  const label = text.halfText(state, seat, card, 'enhancement');
  const line = text.halfLine(state, seat, card, 'enhancement');
  if (path) {
    const control = pickControl(id, label, area, group, view, { pick, path }, actions);
    return { ...control, hint: joined(line, helpOf(view, seat, card)) };
  }
  if (added) {
    const { help } = added;
    const gain = help ? text.helpSentence(text.helpName(help.command, state), help.unharmed, help.kills) : line;
    return {
      id,
      label: text.controlText.isAdded(label),
      rect: area,
      group,
      pressed: true,
      hint: joined(gain, text.controlText.removeHint),
      press: () => actions.point([{ kind: 'hero', seat }, pick]),
    };
  }
  if (cardAt(state, seat, card).used) {
    return offControl(id, text.cardTitle(state, seat, card), area, group, whyNoCard(state, seat, card), actions);
  }
  const why = view.players[seat] === 'computer' ? text.controlText.computerPlays : text.controlText.noHelp;
  return { id, label, rect: area, group, why, press: () => actions.say(why) };
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** While a fight is on offer: what the card would change about it. */
function helpOf({ preview, state }: BoardView, seat: Seat, card: number): string {
  if (preview?.kind !== 'fight') return '';
  const help = preview.helps.find(
    ({ command }) => command.do === 'enhance' && command.hero === seat && command.card === card,
  );
  return help ? text.helpSentence(text.helpName(help.command, state), help.unharmed, help.kills) : '';
}

/** On wide screens a card of a hero who is not in front can be pointed at, too, if it can be used. */
function otherHeroPath(view: BoardView, pick: SelectionStep, seat: Seat): Path | null {
  const usable = view.usable.some((half) => pickKey(half) === pickKey(pick));
  return usable ? [{ kind: 'hero', seat }, pick] : null;
}
