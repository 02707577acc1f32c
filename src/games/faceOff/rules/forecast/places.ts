import { chanceFrom } from '../../../../kernel/chance.ts';
import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import { determinize } from '../determinize.ts';
import { faceOff } from '../faceOff.ts';
import { cardsHere } from '../power/here.ts';
import { ranking } from '../power/ranking.ts';
import { totalOf } from '../power/totals.ts';
import { choicesOf } from '../round/sealing.ts';
import type { Command } from '../state/command.ts';
import { seatOf } from '../state/play.ts';
import type { Choice, FaceOffView, Played, SealPart, Seat, State, StepOf } from '../state/state.ts';

/** By place, from the first: how likely a seat is to come there. They add up to less than 1 where it may not be ranked. */
export type PlaceChances = readonly number[];

/** How many possible tables are played out for an estimate. */
const SAMPLES = 60;

/**
 * The chances of the places if a seat seals a choice now and everybody else plays what makes them strongest, over tables that agree with
 * the seat's view. Abilities resolve as printed; what could be chosen is declined.
 */
export function placeChances(view: FaceOffView, seat: Seat, choice: Choice, samples = SAMPLES): PlaceChances {
  const counts = view.seats.map(() => 0);
  for (let sample = 0; sample < samples; sample++) {
    const place = playedOut(determinize(view, chanceFrom(`places/${sample}`)), seat, choice).indexOf(seat);
    if (place >= 0) counts[place] = at(counts, place) + 1;
  }
  return counts.map((count) => count / samples);
}

/** The seats in the order of the fight that is being sealed. */
function playedOut(start: State, seat: Seat, choice: Choice): readonly Seat[] {
  let state = reopened(start, seat);
  const { part } = sealStep(state);
  let own: Choice | null = choice;
  while (isBeforeRanking(state)) {
    const [step] = state.steps;
    const command: Command =
      step?.step === 'seal' ? nextSeal(state, step, seat, own) : required(faceOff.legalCommands(state).at(-1));
    if (command.do === 'seal' && command.seat === seat) own = null;
    const applied = faceOff.apply(state, command);
    if (!applied.ok) throw new TypeError(`the forecast gave an illegal command: ${applied.rule}`);
    const ranked = applied.facts.find((fact) => fact.fact === 'ranked');
    if (ranked) return ranked.order.map((one) => one.seat);
    state = applied.state;
  }
  const place = part === 'army' ? 'hq' : 'faceOff';
  const seats = [...state.seats.keys()].filter((one) => cardsHere(seatOf(state, one), place).length > 0);
  return ranking(state, seats, place).map((one) => one.seat);
}

/** A seat that has sealed is asked what another choice would bring. */
function reopened(state: State, seat: Seat): State {
  return { ...state, seats: state.seats.map((own, index) => (index === seat ? { ...own, sealed: null } : own)) };
}

function sealStep({ steps }: State): StepOf<'seal'> {
  return required(steps.find((step) => step.step === 'seal'));
}

/** An assault has no ranking unless it cracks: it is over when its cards have resolved. */
function isBeforeRanking({ steps, ending }: State): boolean {
  const [step] = steps;
  return ending === null && (step?.step === 'seal' || step?.step === 'effect');
}

function nextSeal(state: State, { part }: StepOf<'seal'>, seat: Seat, own: Choice | null): Command {
  const next = required([...state.seats.keys()].find((one) => at(state.seats, one).sealed === null));
  return { do: 'seal', seat: next, choice: next === seat && own ? own : strongest(state, next, part) };
}

/** What gives a seat the most power here; with a personality its best equipment counts, too. */
function strongest(state: State, seat: Seat, part: SealPart): Choice {
  const place = part === 'army' ? 'hq' : 'faceOff';
  const here = cardsHere(seatOf(state, seat), place);
  const choices = choicesOf(state, seat, part);
  const powers = choices.map((choice) => {
    if (choice.choice !== 'play') return -1;
    const cards = [...here, ...choice.cards];
    return part === 'personality' ? withEquipment(state, seat, cards) : totalOf(state, seat, place, cards).total;
  });
  return at(choices, powers.indexOf(Math.max(...powers)));
}

function withEquipment(state: State, seat: Seat, cards: readonly Played[]): number {
  const options = choicesOf(state, seat, 'equipment').flatMap((choice) =>
    choice.choice === 'play' ? [choice.cards] : [],
  );
  const own = new Set(cards.map(({ card }) => card));
  const free = options.filter((added) => added.every(({ card }) => !own.has(card)));
  return Math.max(...[[], ...free].map((added) => totalOf(state, seat, 'faceOff', [...cards, ...added]).total));
}
