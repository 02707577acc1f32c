import type { Control } from '../../../../table/control.ts';
import { column, share } from '../../../../table/layout/layout.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import { seats } from '../../rules/board/board.ts';
import type { FightHelp } from '../../rules/fight/fightHelp.ts';
import type { Command } from '../../rules/state/command.ts';
import type { CardNo, FazaView, Seat } from '../../rules/state/state.ts';
import { cardAt, cardNumbers } from '../../rules/team/cards.ts';
import { text } from '../../text/en.ts';
import type { Possibility } from '../fazaSelection.ts';
import { type Path, pickKey, type SelectionStep } from '../picks.ts';
import type { BoardView } from '../view.ts';
import { whyNoCard, whyNoHalf } from '../whyNot.ts';
import { type Base, type BoardActions, isAsked, offControl, offOf, pickControl, sayingWhy } from './press.ts';

/** The player cards: the two halves of each, or the whole card if the game asks for one. */
export function cardControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const { state, layout } = view;
  const shown = layout.form === 'wide' ? seats(state) : [view.seat];
  const controlsOf = (seat: Seat, card: CardNo): Control[] => {
    const area = layout.heroes[seat]?.cards[card - 1];
    if (!area) return [];
    const half = (side: HalfPick['half']): HalfPick => ({ kind: 'half', seat, card, half: side });
    const title = text.cardTitle(state, seat, card);
    const base = { id: `card:${seat}:${card}`, label: title, rect: area, group: text.controlText.groups.cards };
    const whole = found.find(({ pick }) => pick.kind === 'card' && pick.seat === seat && pick.card === card);
    if (whole && isAsked(view, whole)) {
      return [pickControl({ ...base, label: text.controlText.choose(title) }, view, whole, actions)];
    }
    if (view.open) return [cardInFight(view, found, actions, half('enhancement'), area)];
    if (cardAt(state, seat, card).used) return [offControl(base, whyNoCard(state, seat, card), actions)];
    const { movement, enhancement } = column(area, { movement: share(), enhancement: share() });
    return [
      halfControl(view, found, actions, half('movement'), movement),
      halfControl(view, found, actions, half('enhancement'), enhancement),
    ];
  };
  return shown.flatMap((seat) =>
    cardNumbers(state, seat).flatMap((card) => {
      const [first, ...others] = controlsOf(seat, card);
      if (!first || seat !== view.seat || cardAt(state, seat, card).used) return first ? [first, ...others] : [];
      return [{ ...first, jump: { key: CARDS_KEY, what: text.controlText.nextCard } }, ...others];
    }),
  );
}

/** Moves the focus to the unused cards of the selected hero, one after another. */
const CARDS_KEY = 'c';

type HalfPick = Extract<SelectionStep, { kind: 'half' }>;

function halfControl(
  view: BoardView,
  found: readonly Possibility[],
  actions: BoardActions,
  pick: HalfPick,
  rect: Rect,
): Control {
  const { state } = view;
  const { seat, card, half } = pick;
  const base = baseOf(view, pick, rect);
  const path = pathTo(found, pick) ?? (seat === view.seat ? null : otherHeroPath(view, pick));
  if (!path) return offOf(base, view, seat, () => whyNoHalf(state, seat, card, half), actions);
  const help = half === 'enhancement' ? helpOf(view, pick) : '';
  const hint = joined(text.halfLine(state, seat, card, half), help);
  return pickControl({ ...base, hint }, view, { pick, path }, actions);
}

/** While a fight is open, the whole card can be added to it, or removed again. */
function cardInFight(
  view: BoardView,
  found: readonly Possibility[],
  actions: BoardActions,
  pick: HalfPick,
  rect: Rect,
): Control {
  const { state } = view;
  const { seat, card } = pick;
  const base = baseOf(view, pick, rect);
  const path = pathTo(found, pick) ?? otherHeroPath(view, pick);
  const line = text.halfLine(state, seat, card, 'enhancement');
  if (path) {
    return pickControl({ ...base, hint: joined(line, helpOf(view, pick)) }, view, { pick, path }, actions);
  }
  const added = view.open?.added.findLast(({ command }) => isPlaying(command, pick));
  if (added) {
    return {
      ...base,
      label: text.controlText.isAdded(base.label),
      pressed: true,
      hint: joined(added.help ? gainOf(added.help, state) : line, text.controlText.removeHint),
      press: () => actions.point([{ kind: 'hero', seat }, pick]),
    };
  }
  if (cardAt(state, seat, card).used) {
    return offControl({ ...base, label: text.cardTitle(state, seat, card) }, whyNoCard(state, seat, card), actions);
  }
  const isComputer = view.players[seat] === 'computer';
  return sayingWhy(base, isComputer ? text.controlText.computerPlays : text.controlText.noHelp, actions);
}

function baseOf({ state }: BoardView, pick: HalfPick, rect: Rect): Base {
  const label = text.halfText(state, pick.seat, pick.card, pick.half);
  return { id: pickKey(pick), label, rect, group: text.controlText.groups.cards };
}

function pathTo(found: readonly Possibility[], pick: HalfPick): Path | undefined {
  return found.find((possibility) => pickKey(possibility.pick) === pickKey(pick))?.path;
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** While a fight is on offer: the effect of the card on it. */
function helpOf({ preview, state }: BoardView, pick: HalfPick): string {
  const help = preview?.kind === 'fight' ? preview.helps.find(({ command }) => isPlaying(command, pick)) : undefined;
  return help ? gainOf(help, state) : '';
}

function gainOf({ command, unharmed, kills }: FightHelp, state: FazaView): string {
  return text.helpSentence(text.helpName(command, state), unharmed, kills);
}

function isPlaying(command: Command, { seat, card }: HalfPick): boolean {
  return command.do === 'enhance' && command.hero === seat && command.card === card;
}

/** On wide screens cards of heroes who are not in front can be hovered, too, if they can be used. */
function otherHeroPath(view: BoardView, pick: HalfPick): Path | null {
  const usable = view.usable.some((half) => pickKey(half) === pickKey(pick));
  return usable ? [{ kind: 'hero', seat: pick.seat }, pick] : null;
}
