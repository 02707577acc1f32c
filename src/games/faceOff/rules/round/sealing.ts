import { doNext } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import { rolesOf } from '../power/matching.ts';
import type { Command } from '../state/command.ts';
import { emit, inTurnOrder, type Play, seatOf } from '../state/play.ts';
import {
  type Card,
  type Choice,
  HIDDEN,
  type Played,
  type SealPart,
  type Seat,
  type State,
  type Step,
  type StepOf,
} from '../state/state.ts';

/** F1, F3, H1: everybody seals at the same time, and may reopen until the last one has sealed. */
export function listSeals(state: State, { part }: StepOf<'seal'>): Command[] {
  if (state.seats.every(({ sealed }) => sealed !== null)) return [];
  return state.seats.flatMap(({ sealed }, seat): Command[] =>
    sealed === null
      ? choicesOf(state, seat, part).map((choice): Command => ({ do: 'seal', seat, choice }))
      : [{ do: 'reopen', seat }],
  );
}

/** What a seat can seal; cards that look the same count once. */
export function choicesOf(state: State, seat: Seat, part: SealPart): Choice[] {
  const { hand } = seatOf(state, seat);
  const known = [...new Set(hand)].filter((card) => card !== HIDDEN);
  const nothing: Choice = { choice: 'nothing' };
  if (part === 'army') return [...armies(state, hand).map((cards): Choice => ({ choice: 'play', cards })), nothing];
  const plays = known.flatMap((card) =>
    rolesOf(card).includes(part) ? [{ choice: 'play', cards: [{ card, as: part }] } satisfies Choice] : [],
  );
  return [...plays, ...known.map((card): Choice => ({ choice: 'down', card })), nothing];
}

/** H1, R17: one card of any kind that can be played; at the Heathen House also two, in either order. */
function armies({ hqs }: State, hand: readonly Card[]): (readonly Played[])[] {
  const plays = playsOf(hand);
  const single = plays.map((one) => [one]);
  if (hqs[0] !== 'house') return single;
  const pairs = plays.flatMap((first) => {
    const rest = hand.toSpliced(hand.indexOf(first.card), 1);
    return playsOf(rest).map((second): readonly Played[] => [first, second]);
  });
  return [...single, ...pairs];
}

function playsOf(cards: readonly Card[]): Played[] {
  return [...new Set(cards)].flatMap((card) =>
    card === HIDDEN ? [] : rolesOf(card).map((as): Played => ({ card, as })),
  );
}

/** F1: a seat seals or reopens. The step stays until everybody has sealed. */
export function seal(play: Play, step: StepOf<'seal'>, command: Command): void {
  const rule = step.part === 'army' ? 'H1' : step.part === 'equipment' ? 'F3' : 'F1';
  if (command.do === 'seal') emit(play, rule, { fact: 'sealed', seat: command.seat, choice: command.choice });
  if (command.do === 'reopen') emit(play, rule, { fact: 'reopened', seat: command.seat });
  doNext(play, step);
}

/** F1, F2, H1: all is revealed at once, then resolves in turn order. */
export function reveal(play: Play, { part }: StepOf<'seal'>): void {
  const choices = play.state.seats.map(({ sealed }): Choice => required(sealed));
  const rule = part === 'army' ? 'H1' : part === 'equipment' ? 'F3' : 'F1';
  emit(play, rule, { fact: 'revealed', part, choices });
  const place = part === 'army' ? 'hq' : 'faceOff';
  const steps = inTurnOrder(play.state).flatMap((seat): Step[] => {
    const choice = at(choices, seat);
    if (choice.choice !== 'play') return [];
    return choice.cards.flatMap(({ card }): Step[] => [
      { step: 'resolve', seat, card, place, depth: 0 },
      ...(place === 'hq' ? [{ step: 'join', seat, card } as const] : []),
    ]);
  });
  doNext(play, ...steps);
}
