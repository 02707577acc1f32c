import { drawFrom } from '../../../../kernel/chance.ts';
import { doNext } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { EVENT_EFFECT } from '../../content/events.ts';
import { REALMS_TO_WIN } from '../../content/maps.ts';
import { PEOPLES, type PeopleId, rivalOf } from '../../content/vocabulary.ts';
import { countTiles, realmSize } from '../board/realm.ts';
import { emit, type Play, rollDie } from '../state/play.ts';
import type { Ending, State, StepOf } from '../state/state.ts';
import { deciderOf, peopleOf } from './seats.ts';

/** S3, A1: the cards of a new hand. */
const HAND = 4;
/** W2: the last round. */
const LAST_ROUND = 24;

/** R1: begins a round with its event. */
export function beginRound(play: Play): void {
  emit(play, 'R1', { fact: 'roundBegan', round: play.state.round + 1 });
  if (play.state.eventDeck.left.length === 0) emit(play, 'R1', { fact: 'eventsReshuffled' });
  const event = drawFrom(play.chance, [...play.state.eventDeck.left]);
  emit(play, 'R1', { fact: 'eventDrawn', event });
  doNext(play, ...[...play.state.hands.keys()].map((seat) => ({ step: 'turn', seat }) as const), { step: 'endRound' });
  const effect = EVENT_EFFECT[event];
  switch (effect?.kind) {
    case 'loss': {
      const rule = effect.people === 'hearthfolk' ? 'E1' : 'E2';
      return doNext(play, { step: 'lose', seat: deciderOf(play.state, effect.people), people: effect.people, rule });
    }
    case 'war':
      return doNext(play, { step: 'war' });
    case 'arrival':
      return doNext(play, { step: 'arrive', seat: deciderOf(play.state, effect.people), people: effect.people });
    case 'terrain': {
      const open = [...play.state.terrain.keys()].filter(
        (tile) => play.state.terrain[tile] === effect.from && play.state.holders[tile] === null,
      );
      if (open.length > 0)
        emit(play, 'R1', { fact: 'terrainChanged', tile: drawFrom(play.chance, open), terrain: effect.to });
    }
  }
}

/** R3: begins a turn with a hand and the movement roll, or skips it (B5). */
export function beginTurn(play: Play, { seat }: StepOf<'turn'>): void {
  const people = peopleOf(seat);
  if (play.state.peoples[people].owesTurn) {
    emit(play, 'B5', { fact: 'turnSkipped', seat });
    return emit(play, 'R3', { fact: 'turnEnded', seat });
  }
  if (at(play.state.hands, seat).length === 0) drawHand(play, seat);
  emit(play, 'R3', { fact: 'turnBegan', seat, die: rollDie(play, 6) });
  doNext(play, { step: 'card', seat }, { step: 'move', seat }, { step: 'act', seat }, { step: 'endTurn', seat });
}

/** S3, A1: draws a new hand, from reshuffled discards if the deck runs out. */
export function drawHand(play: Play, seat: number): void {
  const people = peopleOf(seat);
  for (let missing = HAND; missing > 0; ) {
    if (play.state.decks[people].left.length === 0) {
      if (play.state.decks[people].discards.length === 0) return;
      emit(play, 'A1', { fact: 'deckReshuffled', people });
    }
    const left = [...play.state.decks[people].left];
    const count = Math.min(missing, left.length);
    const cards = Array.from({ length: count }, () => drawFrom(play.chance, left));
    emit(play, 'A1', { fact: 'handDrawn', seat, cards });
    missing -= count;
  }
}

/** R1, W1–W3: ends a round, and with it maybe the game. */
export function endRound(play: Play): void {
  const ending = endingOf(play.state);
  if (ending) return emit(play, ending.rule, { fact: 'gameEnded', ending });
  const { event } = play.state;
  if (event) emit(play, 'R1', { fact: 'eventDiscarded', event });
  doNext(play, { step: 'round' });
}

/** W1–W3: how the game ends if its round ends now; `null` if it goes on. */
export function endingOf(state: State): Ending | null {
  const lost = PEOPLES.filter((people) => countTiles(state, people) === 0);
  const [loser] = lost;
  if (loser) return { rule: 'W3', winner: rivalOf(loser) };
  const larger = ahead((people) => realmSize(state, people));
  if (larger && realmSize(state, larger) >= realmToWin(state)) return { rule: 'W1', winner: larger };
  if (state.round < LAST_ROUND) return null;
  const most =
    larger ??
    ahead((people) => countTiles(state, people)) ??
    ahead((people) => state.avatars.filter((one) => one.people === people).length);
  return { rule: 'W2', winner: most };
}

/** W1, V4: how large a realm has to be to win. */
export function realmToWin({ hands, quickGame }: Pick<State, 'hands' | 'quickGame'>): number {
  const { usual, quick } = at(REALMS_TO_WIN, hands.length / 2 - 1);
  return quickGame ? quick : usual;
}

/** The people with more of something; `null` if both have as much. */
function ahead(count: (people: PeopleId) => number): PeopleId | null {
  const [one, other] = PEOPLES;
  if (count(one) === count(other)) return null;
  return count(one) > count(other) ? one : other;
}
