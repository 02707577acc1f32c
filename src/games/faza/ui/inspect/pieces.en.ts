import type { EditionSpec, EventType } from '../../content/vocabulary.ts';
import { skillLine } from '../../text/content/cards.en.ts';
import { shipText } from '../../text/content/ships.en.ts';
import { text } from '../../text/en.ts';
import type { Topic } from './topics.ts';

const { count, drones, injuries, points, rebels } = text;

/** The description of a thing, in our own words: its name, and a sentence or two. */
export interface TopicText {
  readonly name: string;
  /** Where editions differ, by the edition. */
  readonly text: string | ((edition: EditionSpec) => string);
}

/** The explanation of a thing in games of an edition. */
export function topicLine(topic: Topic, edition: EditionSpec): string {
  const { text } = topicText[topic];
  return typeof text === 'string' ? text : text(edition);
}

/** Whether the team loses without Rebels in every mode (X5). */
function needRebels(modes: EditionSpec['modes']): boolean {
  return modes.every(({ needsRebels }) => needsRebels);
}

/** In which modes a ship does harm without Drones (F2). */
function shipsHurtLine(modes: EditionSpec['modes']): string {
  const harmless = modes.filter(({ shipsHurt }) => !shipsHurt).map(({ id }) => text.modeName[id]);
  if (harmless.length === modes.length) return '';
  const where = harmless.length > 0 ? `Except on ${harmless.join(' and ')}, a` : 'A';
  return ` ${where} ship that still flies injures the heroes on its tile in the Faza phase.`;
}

/** What happens to event cards, for each type that an edition may have. */
const EVENT_TYPES = [
  ['instant', 'Instant events are over at once.'],
  ['short', 'Short ones last until the next card.'],
  ['long', 'Long ones last until you pay them off.'],
  ['reward', 'Rewards help.'],
] as const satisfies readonly (readonly [EventType, string])[];

/** The explanation of each thing on the table. */
export const topicText: Readonly<Record<Topic, TopicText>> = {
  earth: { name: 'Earth', text: 'Still ours. Heroes from its area fight better here.' },
  fazaformed: {
    name: 'Fazaformed',
    text: ({ everybody = [] }) => {
      const reclaim = everybody.find(({ id }) => id === 'reclaim');
      const back = reclaim ? ` ${points(reclaim.cost)} of a hero here turn it back to earth.` : '';
      return `The Former has turned this tile. It is no longer an Outpost or an Airfield and gives no bonus, but you can still go there.${back}`;
    },
  },
  outpost: {
    name: 'Outpost',
    text: 'Heroes recover cards here, and recruits arrive here. If all four fall, so does the city.',
  },
  airfield: { name: 'Airfield', text: 'An Airplane that starts here flies 1 tile farther.' },
  deadly: {
    name: 'Deadly ground',
    text: 'Once fazaformed, it injures every hero who is here when the Team phase ends.',
  },
  dense: {
    name: 'Dense ground',
    text: 'Once fazaformed, it is overgrown: every die that is rolled from here loses 1.',
  },
  drones: {
    name: 'Drones',
    text: 'They never move, and they let nobody leave their tile. Fight them, or they injure the heroes here in the Faza phase.',
  },
  rebels: {
    name: 'Rebels',
    text: 'They board the Motherships for you, and each can take 1 injury for a hero.',
  },
  rebelsHunted: {
    name: 'The hunt',
    text: ({ modes }) =>
      `${needRebels(modes) ? '' : 'On Hard, '}Drones attack the Rebels on their tile and land wherever there are Rebels. With no Rebels on the board, all is lost.`,
  },
  hero: {
    name: 'Hero',
    text: 'Acts at any time, in any order, as often as cards and health allow. If one hero dies, the game is lost.',
  },
  health: {
    name: 'Hearts',
    text: 'One for each healthy card. An injury turns over the healthy card with the lowest number.',
  },
  points: {
    name: 'Points',
    text: 'Each Drone that a hero defeats becomes a Point. Spent Points go back to the pool as Drones.',
  },
  card: { name: 'Player card', text: 'Use one of its halves. Then the card is used until the Faza phase is over.' },
  movement: {
    name: 'Upper half: movement',
    text: 'Moves the hero, or any number of Rebels from one tile, never both.',
  },
  enhancement: { name: 'Lower half: enhancement', text: 'Helps with the next roll, or takes effect right away.' },
  injured: { name: 'Injured card', text: 'It shows its other side. While unused, it can be recovered at an Outpost.' },
  ...shipText,
  ship: {
    name: 'To bring it down',
    text: ({ modes }) =>
      `With a hero, a Rebel, and no Drones on its tile, the Rebel boards and the ship loses 1 health.${shipsHurtLine(modes)}`,
  },
  wreck: {
    name: 'Wreck',
    text: 'Down for good. But when the tracker comes by, the wreck does what its guide says.',
  },
  tracker: {
    name: 'Tracker',
    text: ({ modes }) =>
      `Moves on, then the Mothership under it acts: once for each hero in play${modes.some(({ fewerActivations }) => fewerActivations) ? ', except that fewer act on Easy' : ''}.`,
  },
  dronePool: {
    name: 'Drone pool',
    text: 'Drones not on the board. If one must be placed and the pool is empty, the city is overrun.',
  },
  rebelPool: {
    name: 'Rebel pool',
    text: 'Rebels you can still recruit. Those who fall or board a ship come back here.',
  },
  deck: {
    name: 'Event deck',
    text: 'Each boarding turns over one card: it strikes the tile of the boarding first, then everywhere.',
  },
  event: {
    name: 'Events',
    text: ({ events }) =>
      EVENT_TYPES.flatMap(([type, line]) => (events.some((event) => event.type === type) ? [line] : [])).join(' '),
  },
  longEvent: { name: 'Long event', text: 'Stays until the team pays it off together.' },
  teamPhase: { name: 'Team phase', text: 'Your time: no turns, no hurry. It ends only when you say so.' },
  fazaPhase: {
    name: 'Faza phase',
    text: ({ modes }) =>
      `The Faza attack the ${needRebels(modes) ? 'Rebels and heroes, Drones land wherever there are Rebels' : 'heroes'}, the ships act, then all used cards come back.`,
  },
  goal: {
    name: 'How it ends',
    text: ({ modes }) =>
      `Bring down all three Motherships. You lose if a hero dies, the Drone pool runs dry${needRebels(modes) ? ', no Rebel is left' : ''}, or no Outpost is left.`,
  },
  options: { name: 'Options', text: 'Extra rules for this game, chosen on the new-game screen.' },
  forecast: {
    name: 'Forecast',
    text: 'What the ships will do if you end the phase now. They roll no dice, so it comes true.',
  },
  fight: {
    name: 'Fight',
    text: 'Roll a die for each Drone on the tile: 4 or more defeats one, anything less is an injury.',
  },
  board: {
    name: 'Board',
    text: 'Send a Rebel from your tile aboard the ship above it. The Faza retaliate with an event.',
  },
  recruit: { name: 'Recruit', text: '2 Points bring a Rebel from the pool to any Outpost with room.' },
  recover: {
    name: 'Recover',
    text: 'At an Outpost, make an injured, unused card healthy again. That uses the card.',
  },
  skill: {
    name: 'Skill',
    text: ({ everybody = [] }) =>
      ['What only this hero can do.', ...everybody.map((one) => `Every hero: ${skillLine(one)}`)].join(' '),
  },
  end: {
    name: 'End Team phase',
    text: 'Deadly ground injures, armed cards that were not rolled are lost, and the Faza act.',
  },
};

/** The words of the card that explains a thing. */
export const pieceText = {
  group: 'Motherships, pools, and events',
  of: (what: string, name: string): string => `${what} of the ${name}`,
  heroIs: (name: string): string => `The ${name}`,
  now: {
    drones: (here: number, room: number, pool: number): string =>
      `${drones(here)} here, room for ${room} more; ${pool} in the pool.`,
    rebels: (here: number, room: number): string => `${rebels(here)} here, room for ${room} more.`,
    ship: (health: number, of: number, tile: string): string => `${health} of ${of} health, at ${tile}.`,
    wreckAt: (tile: string): string => `At ${tile}.`,
    tracker: (ship: string): string => `It is on the ${ship}; the next ship in line acts first.`,
    pool: (left: number, board: number, held: number): string =>
      `${left} in the pool, ${board} on the board, ${held} held as Points.`,
    rebelPool: (left: number, board: number): string => `${left} in the pool, ${board} on the board.`,
    deck: (left: number, discards: number): string => `${count(left, 'card')} left, ${discards} discarded.`,
    noEvent: 'No event in force.',
    inForce: (lines: readonly string[]): string => lines.join(' '),
    event: (name: string, line: string): string => `${name}: ${line}`,
    price: (price: number): string => `Price: ${points(price)}.`,
    points: (held: number): string => `${points(held)} now.`,
    symbol: (area: string): string => `Its symbol: ${area}.`,
    round: (round: number, mode: string): string => `Round ${round}, ${mode}.`,
    used: (used: boolean): string => (used ? 'Used for now.' : 'Not used yet.'),
    outpostsLeft: (left: number): string => (left === 1 ? '1 Outpost left.' : `${left} Outposts left.`),
    wounds: (wounds: number, of: number): string => `${injuries(wounds)} so far. At ${of}, the hero dies.`,
    odds: 'You see the odds when you choose to fight.',
  },
  /** Names of the buttons that only explain something: the thing, and its state. */
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
