import type { ShipId, TileNo } from '../../content/vocabulary.ts';
import type { DefeatRule, FazaView, Seat } from '../../rules/state/state.ts';
import { count, drones, heroOf, tileName } from '../content/names.en.ts';
import { shipText } from '../content/ships.en.ts';
import { boardText } from './board.en.ts';
import { defeatShort, harmText } from './preview.en.ts';

/** One action of the Faza, with all its effects: the content of one line of the list. */
export interface ForecastLine {
  /** The activation, from 1; `null` for the steps around the activations. */
  readonly order: number | null;
  /** Its cause: a ship, or a step of the phase by its rule. */
  readonly by: { readonly ship: ShipId; readonly wreck: boolean } | { readonly step: 'deadly' | 'attack' | 'invade' };
  /** Where the ship ends up, if it moves. */
  readonly to: TileNo | null;
  /** Tiles that turn, and the other tiles that something happens to. */
  readonly turns: readonly TileNo[];
  readonly tiles: readonly TileNo[];
  /** Heroes hurt: once for each injury. */
  readonly wounds: readonly Seat[];
  readonly rebelsLost: number;
  /** Drones that come, less those that go. */
  readonly drones: number;
  /** Whether the team prevents it, with a card it kept (Sabotage). */
  readonly cancelled: boolean;
}

/** Words about the coming Faza phase. */
export const forecastText = {
  title: 'The coming Faza phase',
  toCards: 'Back to the cards',
  nothing: 'Nothing happens.',
  kinds: {
    now: '',
    asIs: 'As things are now',
    sure: 'If you do this',
    roll: 'After the roll (? means uncertain)',
    card: 'Before the event card',
  },
  /** The same in few words, where the figures stand. */
  kindsShort: {
    now: '',
    asIs: 'as things are now',
    sure: 'if you do this',
    roll: 'after the roll',
    card: 'before the event',
  },
  choices: 'The team will have a decision to make. This is one possibility.',
  oneWay: 'One possibility: the team will decide',
  poolAfter: (left: number): string => `${drones(left)} left in the pool`,
  wouldLose: (rule: DefeatRule): string => `The team would lose: ${defeatShort[rule]}`,
  mayLose: (rule: DefeatRule, chance: number): string =>
    `${boardText.percent(chance)} chance that the team loses: ${defeatShort[rule]}`,
} as const;

/** One way to save heroes who would be lost; `rebels` is the number of Rebels needed on each of their tiles. */
export type Escape = 'fight' | 'move' | 'recover' | { readonly rebels: number };

/**
 * What would save heroes who would be lost: any of the ways, after defeating the Drones with them if nothing else
 * helps.
 */
export interface Escapes {
  readonly afterFight: boolean;
  readonly ways: readonly Escape[];
}

/** What would help against a predicted defeat. */
export const remedyText = {
  X2: (names: readonly string[], { afterFight, ways }: Escapes): { readonly words: string; readonly short: string } => {
    const short = `Save the ${names.join(' and the ')}`;
    if (ways.length === 0) return { words: `${short}: the forecast shows what injures them.`, short };
    const first = afterFight ? 'defeat the Drones there, then ' : '';
    return { words: `${short}: ${first}${anyOf(ways.map(escapeWords))}.`, short };
  },
  X3: {
    spend: { words: 'Spend Points: each returns a Drone to the pool.', short: 'Spend Points' },
    fight: {
      words: 'Defeat Drones and spend the Points: each returns a Drone to the pool.',
      short: 'Defeat Drones, spend Points',
    },
    jammed: {
      words: 'Points cannot be spent until the next event card. Board a Mothership to draw one.',
      short: 'Board a Mothership',
    },
    /** If only an event of a content pack can end what forbids it. */
    never: {
      words: 'Points cannot be spent. Defeat a Mothership: its wreck brings fewer Drones.',
      short: 'Defeat a Mothership',
    },
  },
  X4: {
    words: 'Save the last Outpost: board the Former until it is defeated, or reclaim a tile that is nearer to it.',
    short: 'Stop the Former',
  },
  X5: {
    words: 'Recruit Rebels, or lead the last ones off the tiles where they are lost.',
    short: 'Recruit Rebels',
  },
} as const;

function escapeWords(way: Escape): string {
  if (typeof way === 'object') return way.rebels === 1 ? 'bring a Rebel' : `bring ${way.rebels} Rebels`;
  return { fight: 'defeat the Drones there', move: 'move away', recover: 'recover a card' }[way];
}

/** "a", "a or b", "a, b, or c". */
function anyOf(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 3) return words.join(' or ');
  return `${words.slice(0, -1).join(', ')}, or ${last}`;
}

/** Who does what, and where, in one line. */
export function forecastLineText(line: ForecastLine, state: FazaView): string {
  const names = (places: readonly TileNo[]): string => places.map((tile) => tileName(state, tile)).join(', ');
  const { by, to, turns, tiles } = line;
  if ('step' in by) {
    const where = tiles.length > 0 ? ` ${names(tiles)}` : '';
    if (by.step === 'deadly') return `Deadly ground:${where}`;
    return by.step === 'attack' ? `Faza attack${where}` : `Faza invade${where}`;
  }
  const name = by.wreck ? `Wreck of the ${shipText[by.ship].name}` : shipText[by.ship].name;
  if (line.cancelled) return `${name}: sabotaged`;
  // The Former ends where it last turned a tile.
  if (turns.length > 0) return `${name} fazaforms ${names(turns)}`;
  if (to !== null) return `${name} to ${tileName(state, to)}`;
  if (!by.wreck) return `${name} stays`;
  const isIdle = line.wounds.length === 0 && line.rebelsLost === 0 && line.drones === 0;
  return isIdle ? `${name} does nothing` : name;
}

/** A line with all its numbers, as a screen reader says it. */
export function forecastLineSaid(line: ForecastLine, state: FazaView): string {
  const hurt = line.wounds.map((seat) => heroOf(state, seat));
  const harm = harmText(0, line.rebelsLost);
  const flow =
    line.drones > 0 ? count(line.drones, 'more Drone') : line.drones < 0 ? count(-line.drones, 'fewer Drone') : '';
  const parts = [hurt.length > 0 ? `${hurt.join(', ')} injured` : '', harm, flow].filter((part) => part !== '');
  const number = line.order === null ? '' : `${line.order}. `;
  return `${number}${forecastLineText(line, state)}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`;
}

const decimal = (value: number): string => String(Math.round(value * 10) / 10);

/** Words about the result of a plan. */
export const plansText = {
  empty: 'Try out actions, or drag a hero. Nothing happens yet.',
  dice: 'dice',
  card: 'event card left out',
  chance: 'As planned or better',
  points: 'Points (average)',
  wounds: 'Injuries (average)',
  death: 'A hero dies',
  defeat: 'You lose along the way',
  hits: 'Mothership health lost',
  after: 'If you end the phase there',
  drones: 'Drones left in the pool',
  turns: 'Tiles fazaformed',
  hurt: 'Injuries from the Faza',
  outcome: { won: 'You win', lost: 'You lose', open: 'The game continues' },
  decision: 'Waiting for a decision',
  unknown: '–',
  signed: (value: number): string => `${value < 0 ? '−' : '+'}${decimal(Math.abs(value))}`,
  percent: (chance: number): string => `${Math.round(chance * 100)}%`,
} as const;
