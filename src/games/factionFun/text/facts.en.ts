import type { Fact, FactName, FactOf } from '../rules/state/fact.ts';
import type { AvatarNo, FactionFunView, Seat } from '../rules/state/state.ts';
import { peopleOf } from '../rules/turn/seats.ts';
import { avatarName, cardText, eventText, peopleNames, terrainNames, tileName } from './names.en.ts';

/** What a sentence needs to know of a view after the fact. */
interface Names {
  tile(at: number): string;
  avatar(avatar: AvatarNo): string;
  /** A seat and what it does. */
  does(seat: Seat, verb: string): string;
}

const unsaid = (): string => '';

/** The sentence for each kind of fact. */
const SENTENCES: { readonly [Name in FactName]: (fact: FactOf<Name>, names: Names) => string } = {
  roundBegan: ({ round }) => `Round ${round}.`,
  eventDrawn: ({ event }) => `${eventText[event].name}: ${eventText[event].effect}`,
  eventDiscarded: unsaid,
  eventsReshuffled: () => 'The event deck is reshuffled.',
  handDrawn: ({ seat, cards }, { does }) => `${does(seat, 'draw')} ${cards.length} cards.`,
  deckReshuffled: ({ people }) => `The deck of the ${peopleNames[people]} is reshuffled.`,
  turnBegan: ({ seat, die }, { does }) => `${does(seat, 'roll')} ${die} for movement.`,
  turnSkipped: ({ seat }, { does }) => `${does(seat, 'lose')} this turn.`,
  turnEnded: unsaid,
  cardPlayed: ({ seat, card }, { does }) => `${does(seat, 'play')} ${cardText[card].name}.`,
  movementRaised: ({ plus }) => `${plus} more steps.`,
  waterOpened: ({ steps }) => (steps === 0 ? 'Water costs no steps.' : 'Water can be crossed.'),
  claimRaised: ({ plus }) => `${plus} more for the claim.`,
  mountainsClosed: ({ turns }) => `The Sailfolk claim no mountain for ${turns} turns.`,
  hearthsClosed: () => 'The Sailfolk enter no hearth on their next turn.',
  terrainChanged: ({ tile, terrain }, names) => `${names.tile(tile)} becomes ${terrainNames[terrain].toLowerCase()}.`,
  avatarMoved: ({ avatar, tile }, names) => `${names.avatar(avatar)} moves to ${names.tile(tile)}.`,
  claimRolled: ({ avatar, tile, dice: [one, other], plus, needed, isMade }, names) => {
    const sum = plus > 0 ? `${one} + ${other} + ${plus}` : `${one} + ${other}`;
    const end = isMade ? 'claimed' : 'not enough';
    return `${names.avatar(avatar)} rolls ${sum} for ${names.tile(tile)}, which needs ${needed}: ${end}.`;
  },
  footholdGained: ({ avatar }, names) => `${names.avatar(avatar)} has a foothold: 2 more next time.`,
  answerRolled: ({ avatar, dice: [one, other], needed, isMade }, names) =>
    `${names.avatar(avatar)} answers with ${one} + ${other}, and needs ${needed}: ${isMade ? 'a battle' : 'not enough'}.`,
  claimEnded: ({ stands }) => (stands ? 'The claim stands.' : 'The claim is lost.'),
  passed: unsaid,
  battleBegan: ({ battle }, names) => `Battle over ${names.tile(battle.tile)}.`,
  battleRolled: ({ people, die }) => `The ${peopleNames[people]} roll ${die}.`,
  rollWon: ({ people }) => `The ${peopleNames[people]} win the roll.`,
  battleEnded: ({ people }) =>
    people === null ? 'The battle is a tie.' : `The ${peopleNames[people]} win the battle.`,
  tileTaken: ({ people, tile }, names) => `The ${peopleNames[people]} hold ${names.tile(tile)}.`,
  avatarWent: ({ avatar, tile }, names) => `${names.avatar(avatar)} goes to ${names.tile(tile)}.`,
  avatarLost: () => 'An avatar is lost.',
  turnOwed: ({ people }) => `The ${peopleNames[people]} lose their next turn.`,
  notchGained: unsaid,
  formed: ({ people }) => (people === 'sailfolk' ? 'A City is founded.' : 'A Nation is founded.'),
  avatarPlaced: ({ avatar }, names) =>
    `The ${avatarName(avatar)} joins the ${peopleNames[avatar.people]} on ${names.tile(avatar.tile)}.`,
  avatarForfeited: ({ people }) => `The ${peopleNames[people]} have no room for another avatar.`,
  ritualBegan: ({ round }) => `In round ${round}, the song carries the Hearthfolk.`,
  gameEnded: () => 'The council meets.',
};

/** The sentence for a fact, in a view after it, maybe long after it; empty if it is not reported. */
export function factText(fact: Fact, view: FactionFunView): string {
  return sentenceOf(fact)(fact, {
    tile: (at) => tileName(view.columns, at),
    avatar: (avatar) => nameOf(avatar, view),
    does: (seat, verb) => doer(seat, view.hands.length)(verb),
  });
}

/** The compiler cannot see that a fact's name picks the sentence for that fact; this is the one place that says so. */
function sentenceOf({ fact }: Fact): (fact: Fact, names: Names) => string {
  return SENTENCES[fact] as (fact: Fact, names: Names) => string;
}

/** The name of one of so many seats: its people, and its number where a people has several. */
export function seatName(seat: Seat, seats: number): string {
  const people = peopleNames[peopleOf(seat)];
  return seats === 2 ? people : `${people} ${Math.floor(seat / 2) + 1}`;
}

/** What somebody does, by the verb: "The Sailfolk roll", or "Sailfolk 2 rolls". */
export type Does = (verb: string) => string;

/** What one of so many seats does: a whole people, where it has one seat. */
export function doer(seat: Seat, seats: number): Does {
  const name = seatName(seat, seats);
  return (verb) => {
    const [many = verb, one = `${verb}s`] = IRREGULAR[verb] ?? [];
    return seats === 2 ? `The ${name} ${many}` : `${name} ${one}`;
  };
}

/** Verbs whose forms are not regular: of many, and of one. */
const IRREGULAR: Readonly<Record<string, readonly [string, string]>> = {
  be: ['are', 'is'],
  can: ['can', 'can'],
  go: ['go', 'goes'],
  have: ['have', 'has'],
  would: ['would', 'would'],
};

/** Who an avatar is; the view may be a later one, in which it is gone. */
function nameOf(avatar: AvatarNo, { avatars }: FactionFunView): string {
  const found = avatars.find(({ id }) => id === avatar);
  return found ? `The ${avatarName(found)}` : 'An avatar';
}
