import { count, drones, rebels } from './content/names.en.ts';

/** Words about content packs and editions: what is wrong with one, and how it differs from the published edition. */
export const packText = {
  read: {
    tooLong: 'This is far too long for an edition.',
    noJson: 'This isn’t valid JSON.',
    tooDeep: 'This is nested too deeply for an edition.',
    whole: 'the top level',
    otherValue: 'something else',
    at: (place: string, expected: string, received: string): string =>
      expected === 'never'
        ? `Nothing in an edition is called ${place}.`
        : `Expected ${expected} at ${place}, but found ${received}.`,
    noPoints: (place: string): string =>
      `No team starts with Points in this version. Remove ${place} from the file, then try again.`,
  },
  misfits: {
    tileCount: (tiles: number, cells: number): string =>
      `The pack has ${tiles === 1 ? '1 tile' : `${tiles} tiles`} for ${cells === 1 ? '1 cell' : `${cells} cells`}.`,
    cellTwice: 'Two cells have the same coordinates.',
    apart: 'The cells are not connected.',
    places: 'Something different has to be built on each tile.',
    tileNumbers: 'The tiles are not numbered 1, 2, 3, and so on.',
    fazaformed: 'The fazaformed tiles are not different tiles of this edition.',
    noOutpost: 'No Outpost stands at the beginning.',
    ships: 'Each of the three Motherships has to be there once.',
    shipNowhere: 'A Mothership is over a tile that is not there.',
    injuredSides: 'Every player card but the last of a deck has an injured side.',
    opening: 'An opening does not lay every tile once.',
    dronesPerTile: 'A tile cannot hold its Drones.',
    fewDrones: 'There are too few Drones to set up with.',
    manyDrones: 'There are more Drones than the board can hold.',
    rebelsPerTile: 'A tile cannot hold the Rebels of a hero.',
    fewRebels: 'There are too few Rebels to set up with.',
    heroTwice: 'A hero is listed twice.',
    skillTwice: 'A hero has a skill twice.',
    skillCost: 'A skill costs nothing if it is always on, and else at least one Point.',
    homeless: 'A hero has no Outpost to start on.',
    teamSizes: 'The smallest team is larger than the largest.',
    fewAreas: 'There are too few areas for the largest team.',
    eventTwice: 'An event is listed twice.',
    modeTwice: 'A mode is listed twice.',
    stepOrder: 'The steps of a Faza phase are not in the order of the rules.',
    missingStep: 'A mode lacks a step without which the game can’t continue.',
  },
  /** What a pack must not change, because the screens, pictures and texts of its edition are used for it. */
  limits: {
    cards: (cards: number): string => `Each deck must have ${count(cards, 'card')}.`,
    perTile: (most: number): string => `A tile can hold at most ${drones(most)} and ${rebels(most)}.`,
    area: 'A hero must keep the area of the edition that the pack changes.',
    hero: (id: string): string => `There is no hero “${id}” in the edition that the pack changes.`,
    dense: 'The same tiles must be dense as in the edition that the pack changes.',
    event: (id: string): string => `There is no event card “${id}”.`,
    nothing: 'The pack changes nothing.',
  },
  /** The parts of an edition, in a list of differences. */
  parts: {
    tiles: 'tiles',
    fazaformed: 'fazaformed tiles',
    ships: 'Motherships',
    drones: 'Drone numbers',
    rebels: 'Rebel numbers',
    heroes: 'heroes',
    decks: 'player cards',
    events: 'event cards',
    modes: 'modes',
    openings: 'openings',
    team: 'team sizes',
  },
  /** In a list of differences: the board, if it is not the usual one. */
  tiles: (tiles: number): string => count(tiles, 'tile'),
  /** A stored game with a pack: its mode, and the name in the pack's ID. */
  played: (mode: string, pack: string): string => `${mode}, content pack ${pack}`,
  differs: (part: string, count: number): string => (count === 0 ? part : `${part} (${count})`),
} as const;
