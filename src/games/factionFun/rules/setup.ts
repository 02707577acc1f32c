import { chanceFrom } from '../../../kernel/chance.ts';
import { playOn } from '../../../kernel/steps.ts';
import { at } from '../../../kernel/values/at.ts';
import { EVENT_DECK } from '../content/events.ts';
import { generateMap } from './board/generator.ts';
import { wholeDeck } from './evolve.ts';
import type { Play } from './state/play.ts';
import type { Avatar, PeopleState, Setup, State } from './state/state.ts';
import { drawHand } from './turn/rounds.ts';
import { peopleOf } from './turn/seats.ts';

/** S1: how many seats there can be. */
const SEATS: readonly number[] = [2, 4, 6];

/** S1–S5, G: sets a game up, and begins its first round. Throws on an impossible setup. */
export function setUp(setup: Setup): Play {
  const { seed, seats, asWritten, twoAvatars, literalPenalty, quickGame } = setup;
  if (!SEATS.includes(seats)) throw new RangeError(`impossible setup: ${seats} seats`);
  const chance = { ...chanceFrom(seed) };
  const { columns, terrain, sailfolk, hearthfolk } = generateMap(chance, seats);
  const start: PeopleState = { notches: 0, hasFormed: false, owesTurn: false, specialties: [] };
  const numbers = Array.from({ length: seats }, (_, seat) => seat);
  const homeOf = (seat: number): number =>
    at(peopleOf(seat) === 'sailfolk' ? sailfolk : hearthfolk, Math.floor(seat / 2));
  // S4, V2.
  const avatars = numbers
    .flatMap((seat) => (twoAvatars ? [seat, seat] : [seat]))
    .map((seat, id): Avatar => ({ id, people: peopleOf(seat), kind: 'base', tile: homeOf(seat), hasFoothold: false }));
  const opening: State = {
    asWritten,
    twoAvatars,
    literalPenalty,
    quickGame,
    chance,
    viewer: null,
    columns,
    terrain,
    holders: terrain.map((_, tile) =>
      sailfolk.includes(tile) ? 'sailfolk' : hearthfolk.includes(tile) ? 'hearthfolk' : null,
    ),
    avatars,
    nextAvatar: avatars.length,
    hands: numbers.map(() => []),
    decks: {
      sailfolk: { left: wholeDeck('sailfolk', seats), discards: [] },
      hearthfolk: { left: wholeDeck('hearthfolk', seats), discards: [] },
    },
    eventDeck: { left: EVENT_DECK, discards: [] },
    event: null,
    peoples: { sailfolk: start, hearthfolk: start },
    highPlaces: numbers.map(() => 0),
    closedPaths: numbers.map(() => 0),
    songRound: null,
    round: 0,
    turn: null,
    claim: null,
    battle: null,
    ending: null,
    reveals: 0,
    steps: [{ step: 'round' }],
  };
  const play: Play = playOn(opening);
  for (const seat of numbers) drawHand(play, seat);
  return play;
}
