import { text } from '../../../games/faza/text/en.ts';
import type { Topic } from './topics.ts';

const { count, drones, injuries, points, rebels } = text;

/** What a thing is, in our own words: its name, and a sentence or two. */
export interface TopicText {
  readonly name: string;
  readonly text: string;
}

/** What there is to say about each thing on the table. */
export const topicText: Readonly<Record<Topic, TopicText>> = {
  earth: { name: 'Earth', text: 'Still ours. Heroes of its area fight better here.' },
  fazaformed: {
    name: 'Fazaformed',
    text: 'The Former has turned this tile. No Outpost, no Airfield and no bonus is left, but you may still go there.',
  },
  outpost: {
    name: 'Outpost',
    text: 'Here heroes recover cards, and recruits arrive. If all four fall, so does the city.',
  },
  airfield: { name: 'Airfield', text: 'An Airplane that starts here flies one tile further.' },
  deadly: { name: 'Deadly ground', text: 'Once fazaformed, it hurts every hero who is here when the Team phase ends.' },
  drones: {
    name: 'Drones',
    text: 'They never move and they hold everybody on their tile. Fight them, or they wound the heroes here when the Faza act.',
  },
  rebels: {
    name: 'Rebels',
    text: 'They go aboard the Motherships for you, and each of them takes one injury in a hero’s place.',
  },
  rebelsHunted: {
    name: 'The hunt',
    text: 'On Hard, Drones kill Rebels on their tile and land wherever Rebels are. Without Rebels on the board all is lost.',
  },
  hero: {
    name: 'Hero',
    text: 'Acts at any time, in any order, as often as cards and health allow. One dead hero is a lost game.',
  },
  health: {
    name: 'Hearts',
    text: 'One for each healthy card. An injury turns over the healthy card with the lowest number.',
  },
  points: {
    name: 'Points',
    text: 'Each defeated Drone is a Point in the hero’s hand. Spent Points go back to the pool as Drones.',
  },
  card: { name: 'Player card', text: 'Use one of its halves, then it is used until the Faza phase is over.' },
  movement: {
    name: 'Upper half: movement',
    text: 'Moves the hero, or any number of Rebels from one tile – never both.',
  },
  enhancement: { name: 'Lower half: enhancement', text: 'Helps in the next roll, or does at once what it says.' },
  injured: { name: 'Injured card', text: 'It shows its other side. Unused, it can be recovered at an Outpost.' },
  carrier: { name: 'Carrier', text: 'Three times: flies to the neighbouring tile with the fewest Drones and drops 2.' },
  destroyer: {
    name: 'Destroyer',
    text: 'Flies up to 2 tiles towards the nearest hero, kills the Rebels there, wounds each hero there and drops 3 Drones.',
  },
  former: { name: 'Former', text: 'Twice: flies to the nearest earth tile and turns it. Then it drops 2 Drones.' },
  ship: {
    name: 'To bring it down',
    text: 'A hero, a Rebel and no Drone on its tile: the Rebel goes aboard, and the ship loses 1 health.',
  },
  wreck: {
    name: 'Wreck',
    text: 'Down for good, but the tracker still comes by, and the wreck then does what its guide says.',
  },
  tracker: { name: 'Tracker', text: 'Moves on, then the Mothership under it acts: once for each hero in play.' },
  dronePool: {
    name: 'Drone pool',
    text: 'Drones not on the board. If one has to be placed and none is left, the city is overrun.',
  },
  rebelPool: {
    name: 'Rebel pool',
    text: 'Rebels who can still be recruited. Those who fall or go aboard come back here.',
  },
  deck: {
    name: 'Event deck',
    text: 'Each boarding turns one card: first it strikes the tile of the boarding, then everywhere.',
  },
  event: {
    name: 'Events',
    text: 'Instant ones are over at once, Short ones last until the next card, Long ones until paid off. Rewards help.',
  },
  longEvent: { name: 'Long event', text: 'Stays until the team pays it off together.' },
  teamPhase: { name: 'Team phase', text: 'Your time: no turns, no hurry. It ends only when you say so.' },
  fazaPhase: { name: 'Faza phase', text: 'The Faza strike the heroes, the ships act, then all used cards come back.' },
  goal: {
    name: 'How it ends',
    text: 'Bring all three Motherships down. You lose with a dead hero, an empty Drone pool, or no Outpost.',
  },
  options: { name: 'Options', text: 'What a game may begin with, chosen on the new-game screen.' },
  forecast: {
    name: 'Forecast',
    text: 'What the ships will do if you end the phase now. It has no dice in it, so it comes true.',
  },
  fight: { name: 'Fight', text: 'Roll a die for each Drone on the tile: 4 or more defeats one, anything less wounds.' },
  board: {
    name: 'Board',
    text: 'Sends a Rebel from your tile aboard the ship above it. The Faza retaliate with an event.',
  },
  recruit: { name: 'Recruit', text: '2 Points bring a Rebel from the pool to any Outpost with room.' },
  recover: {
    name: 'Recover',
    text: 'At an Outpost, an injured and unused card is turned healthy again; that uses it.',
  },
  skill: { name: 'Skill', text: 'What this hero alone can do.' },
  end: { name: 'End Team phase', text: 'Deadly ground hurts, what was armed is lost, and the Faza act.' },
};

/** The words of the card that says what a thing is. */
export const inspectText = {
  point: 'Point it out',
  menu: 'What is this?',
  title: 'What is this?',
  hint: 'Press anything to learn what it is.',
  leave: 'Done',
  group: 'Motherships, pools and events',
  of: (what: string, name: string): string => `${what} of the ${name}`,
  heroIs: (name: string): string => `The ${name}`,
  now: {
    drones: (here: number, room: number, pool: number): string =>
      `${drones(here)} here, room for ${room} more; ${pool} in the pool.`,
    rebels: (here: number, room: number): string => `${rebels(here)} here, room for ${room} more.`,
    ship: (health: number, of: number, tile: string): string => `${health} of ${of} health, at ${tile}.`,
    wreckAt: (tile: string): string => `At ${tile}.`,
    tracker: (ship: string): string => `It stands on the ${ship}; the next ship in line acts first.`,
    pool: (left: number, board: number, held: number): string =>
      `${left} in the pool, ${board} on the board, ${points(held)} in heroes’ hands.`,
    rebelPool: (left: number, board: number): string => `${left} in the pool, ${board} on the board.`,
    deck: (left: number, discards: number): string => `${count(left, 'card')} to come, ${discards} discarded.`,
    noEvent: 'No event in force.',
    inForce: (lines: readonly string[]): string => lines.join(' '),
    event: (name: string, line: string): string => `${name}: ${line}`,
    price: (price: number): string => `The price: ${points(price)}.`,
    points: (held: number): string => `${points(held)} now.`,
    symbol: (area: string): string => `Its symbol: ${area}.`,
    round: (round: number, mode: string): string => `Round ${round}, ${mode}.`,
    used: (used: boolean): string => (used ? 'Used for now.' : 'Not used yet.'),
    outpostsLeft: (left: number): string => (left === 1 ? '1 Outpost stands.' : `${left} Outposts stand.`),
    wounds: (wounds: number, of: number): string => `${injuries(wounds)} so far; ${of} kill.`,
    odds: 'The numbers of a fight are shown when you choose it.',
  },
  /** Names of the buttons that only explain something: what it is, and how it stands. */
  button: {
    dronePool: (left: number, all: number): string => `Drone pool: ${left} of ${all} left`,
    rebelPool: (left: number, all: number): string => `Rebel pool: ${left} of ${all} left`,
    tracker: (on: string, next: string): string => `Tracker: on the ${on}; the ${next} acts next`,
    trackerHere: 'the tracker is here',
    ship: (name: string, health: number, of: number, tile: string): string =>
      `${name}: ${health} of ${of} health, at ${tile}`,
    wreck: (name: string, tile: string): string => `Wreck of the ${name}, at ${tile}`,
    deck: (left: number, inForce: readonly string[]): string =>
      `Event deck: ${left} left. ${inForce.length === 0 ? 'No event in force' : `In force: ${inForce.join(', ')}`}`,
    phase: (round: number, phase: string): string => `Round ${round}, ${phase}`,
    health: (name: string, healthy: number, of: number): string => `${name}: ${healthy} of ${of} hearts`,
    points: (name: string, held: number): string => `${name}: ${points(held)}`,
    hero: (name: string, healthy: number, of: number, held: number): string =>
      `${name}: ${healthy} of ${of} hearts, ${points(held)}. What is this hero?`,
  },
  closeUp: {
    rules: 'Rules',
    close: 'Close',
    empty: 'Nobody is here.',
    canDo: 'You can do here now',
    nothing: 'Nothing for now.',
    hero: (name: string, healthy: number, of: number, held: number): string =>
      `${name}: ${healthy} of ${of} hearts, ${points(held)}`,
    ship: (name: string, health: number, of: number): string => `${name}: ${health} of ${of} health`,
    wreck: (name: string): string => `Wreck of the ${name}`,
    fight: (names: string): string => `Fight: ${names}`,
    board: (ship: string, names: string): string => `Board the ${ship}: ${names}`,
    recruit: (names: string): string => `Recruit a Rebel: ${names}`,
    recover: (names: string): string => `Recover a card: ${names}`,
    move: (names: string): string => `Come here with one card: ${names}`,
    lead: 'Lead Rebels here with one card',
  },
} as const;
