import { percent } from '../../../kernel/values/percent.ts';
import type { CardId } from '../content/cards.ts';
import type { EventId } from '../content/events.ts';
import type { PeopleId, Terrain } from '../content/vocabulary.ts';
import { peopleNames, terrainNames } from './names.en.ts';

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

/** The words of the table. */
export const tableText = {
  groups: { table: 'Table', board: 'Map', hand: 'Your hand', choices: 'Choices', confirm: 'Continue' },
  percent,
  speed: (speed: string): string => `Speed: ${speed}`,
  speedHint: 'How fast everything moves.',
  turnOf: (people: string): string => `${people}’s turn`,
  roundShort: (round: number): string => `Round ${round}`,
  of: (goal: number): string => `of ${goal}`,
  held: (tiles: number, formed: string | null): string => {
    const count = tiles === 1 ? '1 tile' : `${tiles} tiles`;
    return formed === null ? `${count} held` : `${formed} · ${count} held`;
  },
  formed: { sailfolk: 'City', hearthfolk: 'Nation' } satisfies Readonly<Record<PeopleId, string>>,
  nextAvatar: (links: number): string =>
    links === 1 ? '1 more link: next avatar' : `${links} more links: next avatar`,
  nextAvatarShort: (links: number): string => (links === 1 ? 'avatar in 1 link' : `avatar in ${links} links`),
  cards: (count: number): string => (count === 1 ? '1 card' : `${count} cards`),
  unlinked: (count: number): string => `${count} unlinked`,
  resolve: 'Resolve +2',
  losesTurn: 'Loses a turn',
  standsOn: (holder: PeopleId | null): string =>
    holder === null ? 'On open land' : holder === 'sailfolk' ? 'On a settlement' : 'On a hearth',
  on: {
    protector: 'Guards linked tiles',
    songKeeper: 'Opens the ritual',
    healer: 'Walks through settlements',
    governor: '2 more steps',
    captain: 'Rolls a lost D20 again',
  },
  yourHand: 'Your hand',
  handSaid: (cards: readonly string[]): string => (cards.length === 0 ? 'No cards.' : `${cards.join(', ')}.`),
  peek: (cards: number): string => (cards === 1 ? 'Hold to see your card' : `Hold to see your ${cards} cards`),
  peekShort: 'Hold',
  peekHint: 'Shows your hand for as long as you hold it. Slide to a card and let go to choose it.',
  asksAnswer: (avatar: string, tile: string): string =>
    `The ${avatar} has claimed ${tile}. Answer it, or let it stand.`,
  asked: (seat: string, question: string): string => `${seat}: ${question}`,
  handRule: '1 card a turn, before you move',
  kinds: { turn: 'Turn', battle: 'Battle' },
  short: {
    clearing: '1 plains',
    blasting: '1 plains',
    horseAndWagon: '+2 steps',
    ferry: 'Cross water',
    survey: '+2 claim',
    drill: '+3 battle',
    greatSeed: '2 forests',
    highPlaces: 'No mountains',
    riverWays: 'Free water',
    closedPaths: 'No hearths',
    gathering: '+2 claim',
    oldPaths: '+2 steps',
    knownGround: '+3 battle',
  } satisfies Readonly<Record<CardId, string>>,
  event: {
    sickness: 'Hearthfolk −1 avatar',
    famine: 'Sailfolk −1 avatar',
    greatStorm: '2 steps less',
    landAwake: 'Hearthfolk +1 step',
    war: 'Nearest enemies fight',
    hiddenCamp: 'Sailfolk +1 avatar',
    fairWind: 'Sailfolk +1 step',
    returningKin: 'Hearthfolk +1 avatar',
    lowWater: 'Water can be crossed',
    truce: 'No attacks, no answers',
    fog: 'Answers need 2 more',
    harvest: '1 more for claims',
    wildfire: 'Forest becomes plains',
    newGrowth: 'Plains become forest',
    calm: 'Nothing happens',
  } satisfies Readonly<Record<EventId, string>>,
  /** Whom an event concerns. */
  concerned: ([people, ...others]: readonly PeopleId[]): string =>
    people !== undefined && others.length === 0 ? peopleNames[people] : 'Both',
  faceDown: 'Face down',
  land: (terrain: Terrain): string => terrainNames[terrain].toLowerCase(),
  tile: (name: string, terrain: string, parts: readonly string[]): string =>
    [`${name}, ${terrain}`, ...parts].join(', '),
  linked: 'linked',
  notLinked: 'not linked',
  foothold: 'foothold',
  wouldLink: 'would link',
  /** L4: what the clasps on the map mean. */
  claspNote: (tiles: number): string =>
    tiles === 1 ? 'The tile with a gold clasp would link.' : `The ${tiles} tiles with a gold clasp would link.`,
  marks: {
    walk: (): string => 'walk there',
    claim: (chance: string): string => `claim ${chance}`,
    attack: (chance: string): string => `attack ${chance}`,
    choice: (chance: string): string => (chance === '' ? 'can be chosen' : `can be chosen, ${chance}`),
  } satisfies Readonly<Record<string, (chance: string) => string>>,
  claimOf: (land: string): string => `Claim the ${land}`,
  walkTo: (tile: string): string => `Walk to ${tile}`,
  stayAt: (tile: string): string => `Stay on ${tile}`,
  attackOn: (tile: string): string => `Attack ${tile}`,
  answerWith: (avatar: string): string => `Answer with the ${avatar}`,
  /** M3: at least one step, whatever the parts add up to. */
  steps: ([die = 0, ...more]: readonly number[]): string => {
    const sum = more.reduce((all, plus) => all + plus, die);
    const words = sum <= 1 ? '1 step' : `${sum} steps`;
    const parts = more.map((plus) => (plus < 0 ? ` − ${-plus}` : ` + ${plus}`)).join('');
    if (parts === '') return words;
    return sum < 1 ? `${die}${parts}: at least ${words}` : `${die}${parts} = ${words}`;
  },
  rolled: (needed: number): string => `Your roll, at least ${needed}`,
  theyAnswer: (needed: number): string => `They can answer, at least ${needed}`,
  theyWin: 'and then win on D20',
  /** The same, where there is little room. */
  brief: {
    roll: 'Roll',
    answer: 'answer',
    battle: 'D20',
    hold: 'to hold',
    gain: (size: number, before: number, isLinked: boolean): string => {
      if (size > before) return `Realm ${before} → ${size}.`;
      return isLinked ? 'Counts as a link.' : 'Not linked.';
    },
  },
  toHold: 'to hold it in the end',
  won: 'You win',
  tied: 'A tie changes nothing',
  lost: 'You lose',
  toWin: 'to win',
  toTake: 'to take the land',
  answerRoll: (parts: readonly number[]): string => {
    const [tile = 0, distance = 0, ...events] = parts;
    const more = events.map((plus) => ` + event ${plus}`).join('');
    return `Tile ${tile} + distance ${distance}${more}: ${sumOf(parts)} or more`;
  },
  /** C3: on the map, beside the line of an answer. */
  answerLine: (parts: readonly number[], chance: string): string => `${parts.join(' + ')}: ${chance}`,
  thenWin: 'Then you win on D20',
  /** L1: also where a tile joins a group that becomes as large as the realm. */
  stands: (size: number, before: number, isLinked: boolean): string => {
    if (size > before) return `Your realm grows from ${before} to ${size}.`;
    return isLinked
      ? `Your realm stays at ${before}, but the group of this tile is then as large, and counts too.`
      : `Your realm stays at ${before}, because this tile does not touch it.`;
  },
  lead: {
    fromThere: 'From there:',
    stands: 'Stands:',
    fails: 'Roll fails:',
    battleLost: 'Battle lost:',
    won: 'Won:',
    lost: 'Lost:',
    tie: 'Tie:',
  },
  failsFoothold: 'a foothold, 2 more on the next try here.',
  failsAgain: 'you keep the foothold.',
  failsNothing: 'the land stays open.',
  theyTake: (avatar: string): string => `they take it, and your ${avatar} goes home.`,
  attackWon: 'the tile is yours.',
  attackWonOpen: 'the enemy leaves the tile.',
  attackWonOneOf: (tiles: number): string => `you choose 1 of ${tiles} linked tiles.`,
  loss: (avatars: number, isTurnLost: boolean): string => {
    if (isTurnLost) return 'your last avatar goes home, and you miss a turn.';
    return avatars === 1 ? 'you lose this avatar.' : `you lose ${avatars} avatars.`;
  },
  attackFrom: (tile: string, chance: string): string => `attack ${tile}, ${chance}.`,
  founds: { sailfolk: 'It founds the City.', hearthfolk: 'It founds the Nation.' },
  brings: ([kind, ...others]: readonly string[]): string =>
    others.length === 0 ? 'It brings a new avatar.' : `It brings a new avatar: ${[kind, ...others].join(' or ')}.`,
  forfeits: 'A new avatar finds no room.',
  ends: 'It ends the game at the end of the round.',
  wonOfThree: 'You win 2 of 3 rolls',
  answerWon: (avatar: string): string => `you take the land, and their ${avatar} goes home.`,
  answerLost: (avatar: string): string => `the claim stands, and your ${avatar} goes home.`,
  answerTied: 'the land stays open.',
  /** What a card changes, by what is counted. */
  prospects: {
    steps: 'Steps',
    tiles: 'Tiles in reach',
    claim: 'Best claim',
    held: 'To hold it in the end',
  },
  change: (before: string, after: string): string => `${before} → ${after}`,
  go: {
    claim: 'Roll',
    move: 'Move',
    stay: 'Stay',
    attack: 'Attack',
    answer: 'Answer',
    reroll: 'Roll again',
    play: 'Play',
    card: 'No card',
    pass: 'Do nothing',
  },
  dice: { two: '2 dice · no undo after', d20: 'D20 · no undo after' },
  choose: {
    card: 'Play a card, or none',
    move: 'Choose where to go',
    act: 'Claim, attack, or do nothing',
    answer: 'Answer the claim?',
    battleCard: 'Play a battle card?',
    captain: 'Roll the Captain’s D20 again?',
    pickTile: 'Choose the tile to take',
    lose: 'Choose who leaves',
    return: 'Choose where to return',
    avatar: 'Place the new avatar',
    protector: 'Place the protector',
    arrive: 'Place the new avatar',
    strike: 'Choose who attacks the newcomer, or let them stay',
  } satisfies Readonly<Record<string, string>> as Readonly<Record<string, string>>,
  wait: (people: string): string => `The ${people} decide`,
  over: 'The council meets',
  cardTiles: 'Choose a tile for the card',
  cardOrMove: 'Play a card, or move',
  answers: (people: string): string => `The ${people} answer`,
  rollResult: (needed: number, isMade: boolean): string => `At least ${needed}: ${isMade ? 'made' : 'not enough'}`,
} as const;
