import { editionById, hasRewards } from '../content/editions.ts';
import type { Setup } from '../rules/state/state.ts';
import { count } from './content/names.en.ts';
import { boardText } from './table/board.en.ts';

/** What the page around the game says about FAZA. */
export const words = {
  name: 'FAZA',
  givenUp: 'The city will fall to the Faza.',
  codeHolds: 'This game’s heroes, mode, options, and luck.',
  sameSeed: 'The same seed gives the same city and the same luck.',
  forecastShows: 'Shows what the Motherships are about to do, as ghosts on the board.',
  players: 'Name players, pick badges, assign heroes. Any hero may act at any time.',
  passing: 'When you choose another player’s hero, the screen waits for that player.',
} as const;

/** Words about the results of a Faza phase, and about filters of the log. */
export const summaryText = {
  pool: 'Drones left in the pool',
  board: 'Drones on the board',
  deadly: 'Deadly ground',
  faza: 'Before the ships act',
  deeds: {
    moved: 'Flew to',
    dronesPlaced: 'Drones',
    dronesBlocked: 'No room for Drones',
    dronesRemoved: 'Drones removed',
    turned: 'Fazaformed',
    restored: 'Earth again',
    injured: 'Injuries',
    rebelsLost: 'Rebels lost',
    rebelsPlaced: 'Rebels joined',
    healed: 'Repaired',
    cancelled: 'Did not act: your Sabotage card stopped it',
    idle: 'Did nothing',
    lost: 'The city fell',
  },
  filters: { hero: 'Hero', allHeroes: 'All heroes', ship: 'Mothership', allShips: 'All ships' },
  search: 'Drones, injured…',
  phase: {
    setting: { name: 'Faza phase summary', holds: 'Lists what the Motherships did, line by line.' },
    summary: 'What the Faza did',
    nothing: 'The Faza did nothing.',
    animation: 'Faza phase animation',
    stop: 'Stop here',
  },
} as const;

/** The content of a setup, in words. */
export const setupText = {
  mode: (mode: string): string => `Mode: ${mode}`,
  options: (setup: Setup): string => {
    const options = [
      ...(setup.health === null ? [] : [`ship health ${setup.health}`]),
      ...(hasRewards(editionById(setup.edition)) ? [setup.rewards ? 'Rewards in the deck' : 'no Rewards'] : []),
      ...(setup.fazaFirst ? ['the Faza go first'] : []),
      ...(setup.drawTwo ? ['two events, one resolved'] : []),
      ...(setup.radio ? ['Radio Communication'] : []),
    ].join(', ');
    return `${options.charAt(0).toUpperCase()}${options.slice(1)}.`;
  },
  /** The editions that new games offer. */
  contents: {
    published: {
      name: '16 tiles',
      about: 'The published game: a square of 16 tiles, and 4 cards for each hero.',
    },
    '24': {
      name: '24 tiles',
      about:
        'The earlier edition: a cross of 24 tiles, 6 cards for each hero, 2 other heroes, and up to 4 Drones on a tile.',
    },
  },
  /** The number of tiles is mentioned if it is not the usual one. */
  daily: (heroes: number, mode: string, tiles: number | null): string =>
    [count(heroes, 'hero', 'heroes'), mode, ...(tiles === null ? [] : [count(tiles, 'tile')])].join(', '),
} as const;

/** Words about heroes who are dragged. */
export const dragText = {
  /** What a route uses, one card or skill after another. */
  way: (strides: readonly string[]): string => strides.join(', then '),
};

/** Words of the open radio (V4). */
export const radioText = {
  title: 'On the air',
  about: 'Each player may speak for one breath. The one who opened the radio goes first, the rest in any order.',
  speaker: (number: number): string => `Speaker ${number}`,
  start: (name: string): string => `${name}: take a breath and speak`,
  left: (seconds: number): string => `${seconds} s`,
  over: (name: string): string => `${name}: over`,
  out: 'Over and out',
  spoke: (name: string): string => `${name} has spoken`,
};

/** A chance from 0 to 1, and its standard error. */
interface Chance {
  readonly chance: number;
  readonly error: number;
}

function estimateText({ chance, error }: Chance): string {
  return error === 0 ? boardText.percent(chance) : `${boardText.percent(chance)} ± ${Math.round(error * 100)}`;
}

/** Words for the figures of a finished game, and for sharing it. */
export const endingFigureText = {
  names: ['Win chance', 'Drones in the city', 'Drones in the pool', 'Ship health', 'Injured cards'],
  /** A predicted defeat comes first, as in a replay of the same position. */
  moment: ({
    estimate,
    isDefeatAhead,
  }: {
    readonly estimate: Chance | null;
    readonly isDefeatAhead: boolean;
  }): string => [...(isDefeatAhead ? ['Defeat ahead'] : []), ...(estimate ? [estimateText(estimate)] : [])].join(', '),
  share: (won: boolean): string =>
    won ? 'Earth stands! FAZA, the board game.' : 'Earth has fallen! Can you do better?',
};

/** Words of FAZA's lessons besides the teaching, which is in `text/lessons.en.ts`. */
export const lessonText = {
  about: 'Six lessons on a real board, about a minute each. Your saved game is safe.',
  /** What to press now, as players see it. */
  prompt: {
    top: (card: number): string => `Press the top half of card ${card}.`,
    bottom: (card: number): string => `Press the bottom half of card ${card}.`,
    hero: (name: string): string => `Press the ${name}’s name.`,
    tile: 'Press the glowing tile.',
    rebels: 'Press the glowing Rebels.',
    ship: 'Press the glowing Mothership.',
    glowing: 'Press the glowing button.',
    button: (label: string): string => `Press “${label}”.`,
  },
};
