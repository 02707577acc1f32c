import type { Result } from '../../../kernel/game.ts';
import { percent } from '../../../kernel/values/percent.ts';
import type { RoundRule } from '../content/vocabulary.ts';
import { totalOf } from '../rules/duels/duels.ts';
import type { GoalChance } from '../rules/forecast/goalChance.ts';
import type { StillOpen, WaysToWin } from '../rules/forecast/waysToWin.ts';
import {
  type Attack,
  type AzardiaView,
  type Card,
  type Cause,
  type Duel,
  type DuelSide,
  HIDDEN,
  type PlayerState,
  type Setup,
} from '../rules/state/state.ts';
import { HAND_LIMIT } from '../rules/turn/phases.ts';
import { actionText, eventText, penaltyText } from './cards.en.ts';
import { cardList, cardName, coinText, count, list, playerName, sentence } from './names.en.ts';

/** A player's standing order for attacks, in full and in short. */
const ORDERS: Readonly<Record<string, string>> = {
  ask: 'If attacked: ask me',
  big: 'If attacked: ask me about big attacks only',
  never: 'If attacked: pass for me',
};
const SHORT_ORDERS: Readonly<Record<string, string>> = { big: 'If attacked: ask if big', never: 'If attacked: pass' };

/** The target of a card, by the kind of step. */
const NEXT: Readonly<Record<string, string>> = {
  rival: 'Choose a rival.',
  tiles: 'Choose how far.',
  die: 'Choose a die.',
  face: 'Choose a face.',
  take: 'Choose a card to take.',
  card: 'Choose a card to give.',
};

/** The texts of cards, by the kinds of causes. */
const CARDS: Readonly<Record<string, Readonly<Record<string, { readonly name: string }>>>> = {
  card: actionText,
  penalty: penaltyText,
  event: eventText,
};

/** Words about Azardia around the board. */
export const moduleText = {
  name: 'Azardia',
  subtitle: 'First Impact',
  tagline: 'Add, subtract, and be rude about it.',
  chapters: {
    setup: 'Setup',
    board: 'The board',
    movement: 'Movement',
    turn: 'Your turn',
    levels: 'Levels',
    coins: 'Coins',
    characters: 'Characters',
    responses: 'Responses',
    challenges: 'Challenges and duels',
    events: 'Events and rounds',
    penalties: 'Penalties',
    grace: 'The grace turn',
    options: 'Options',
  },
  /** The cards of each deck, as chapters of the rulebook. */
  gallery: {
    actionCards: { title: 'Action cards', about: 'All 100 cards of the action deck, in 40 kinds.' },
    penaltyCards: { title: 'Penalty cards', about: 'All 25 cards of the penalty deck, in 14 kinds.' },
    eventCards: { title: 'Event cards', about: 'All 10 cards of the event deck.' },
  },
  inDeck: (copies: number): string => `${copies} in the deck.`,
  readings: {
    title: 'How we read the rulebook',
    about: 'Where the published rulebook is silent, or says two things, this is how the game is played here.',
  },
  players: (players: number): string => `${players} players`,
  options: {
    fairStart: { name: 'Fair start', about: 'Each player starts with 1,000 more than the one before.' },
    quickGame: { name: 'Quick game', about: 'Everyone starts at level 2.' },
    firmGoal: { name: 'Firm 150', about: 'Only a lost duel moves the player who holds tile 150.' },
    openHands: { name: 'Open hands', about: 'Everyone sees all hands.' },
    longGrace: { name: 'Long grace', about: 'With two players, the one not on 150 gets two last turns.' },
  },
  levels: {
    rookie: { name: 'Rookie', about: 'Follows hunches, and answers the first card that comes.' },
    regular: { name: 'Regular', about: 'Looks one step ahead, and saves answers for what hurts.' },
    sharp: { name: 'Sharp', about: 'Thinks the whole turn through before the first step.' },
  },
  attackLimit: {
    name: 'Attack limit',
    about: 'Computer players attack the same person at most twice in a row.',
  },
  tableForTwo: { name: 'Table for two', about: 'Two players, Fair start, and Long grace: a fair race for two.' },
  setupLines: (setup: Setup): string[] => {
    const { options } = moduleText;
    const chosen = Object.entries(options).flatMap(([id, { name }]) =>
      setup[id as keyof typeof options] ? [name] : [],
    );
    return [moduleText.players(setup.players), ...chosen];
  },
  standing: (player: PlayerState): string =>
    moduleText
      .standingParts(player)
      .map(({ text }) => text)
      .join(', '),
  /** A player's standing, each part with its symbol. */
  standingParts: ({ tile, level, coins, hand, misses, oneDie }: PlayerState): { text: string; mark?: string }[] =>
    tile === 0
      ? [{ text: 'Not on the board yet' }]
      : [
          { text: `Level ${level}`, mark: 'level' },
          { text: `tile ${tile}` },
          { text: `${coinText(coins)} coins`, mark: 'coins' },
          { text: count(hand.length, 'card'), mark: 'cards' },
          ...(misses === 'next'
            ? [{ text: 'misses the next turn' }]
            : misses === 'safe'
              ? [{ text: 'cannot miss another turn yet' }]
              : []),
          ...(oneDie ? [{ text: 'rolls one die next' }] : []),
        ],
  /** Special conditions of a player's next turn, in the few words that fit on the portrait. */
  unusual: ({ misses, oneDie }: PlayerState, rule: RoundRule | null): readonly string[] => [
    ...(misses === 'next' ? ['Skips'] : []),
    ...(oneDie || rule === 'oneDie' ? ['1 die'] : rule === 'threeDice' ? ['3 dice'] : []),
  ],
  /**
   * What happened, with the card that caused it, and the owner of that card if a player's name is given that the line
   * lacks.
   */
  because: (line: string, by: Cause, owner = ''): string => {
    const [kind = '', id = ''] = by.split(':');
    const name = CARDS[kind]?.[id]?.name;
    if (name === undefined) return line;
    const whose = owner === '' || line.includes(owner) ? name : `${owner}’s ${name}`;
    return line.includes(name) ? line.replace(name, whose) : `${line.replace(/\.$/, '')} (${whose}).`;
  },
  roundEvent: (name: string, about: string): readonly string[] => [`Event: ${name}. ${about}`, `Event: ${name}`],
  board: 'The board',
  boardHint: 'Press to zoom in, and again to see the whole board. Drag or pinch to look around.',
  hand: 'Your hand',
  noCards: 'No cards.',
  moreCards: (from: number, to: number, held: number): string =>
    `Cards ${from} to ${to} of ${held} are shown. Show the next ones`,
  moreCardsShort: (page: number, pages: number): string => `${page} / ${pages} ▸`,
  cardsBefore: (from: number, to: number, held: number): string =>
    `Cards ${from} to ${to} of ${held} are shown. Show the ones before`,
  cardsBeforeShort: '◂',
  handSaid: (cards: readonly Card[]): string =>
    cards.length === 0 ? 'Your hand: no cards.' : `Your hand: ${cards.map((card) => moduleText.card(card)).join(' ')}`,
  peek: (cards: number): string => `Hold to peek: ${count(cards, 'card')}`,
  peekShort: 'Peek',
  peekHint: 'Shows your hand for as long as you hold it. Slide to a card and let go to choose it.',
  peekFirst: 'Hold Peek, slide to a card, let go.',
  /** The same where a card has to be chosen, with the reason. */
  peekToDiscard: (why: string, left: number): string =>
    `${why}: hold Peek, slide to ${count(left, 'card')} to discard.`,
  peekToDiscardMore: (left: number): string => `Hold Peek, slide to ${left} more ${left === 1 ? 'card' : 'cards'}.`,
  discardMore: (left: number): string => `Choose ${left} more ${left === 1 ? 'card' : 'cards'} to discard.`,
  discardAll: (cards: readonly Card[]): string => `Discard ${cardList(cards)}`,
  discardCount: (cards: number): string => `Discard ${count(cards, 'card')}`,
  othersInstead: 'Press any other card to choose that instead',
  slideToAgree: 'Slide to the button to agree, or to another card',
  /** What to do while cards can be sold. */
  sellHint: (left: number, each: number): string =>
    left === 1
      ? `Press a card to sell it for ${coinText(each)}`
      : `Press a card to sell it for ${coinText(each)}, up to ${count(left, 'card')}`,
  /** Why cards have to go. */
  whyLeaving: ({ steps: [step] }: AzardiaView): string =>
    step?.step === 'discard' ? moduleText.whyDiscard(step.by) : moduleText.keepFour,
  keepFour: `You keep ${HAND_LIMIT} cards at the end of your turn`,
  /** What to choose first. */
  chooseFirst: ({ steps: [step], players }: AzardiaView): string => {
    switch (step?.step) {
      case 'chooseCharacter':
        return 'Choose your character.';
      case 'chooseMove':
        return 'Choose how to move.';
      case 'discardDown': {
        const tooMany = (players[step.seat]?.hand.length ?? 0) - HAND_LIMIT;
        if (tooMany <= 0) return moduleText.table.choose;
        // C2: Robot-i-King may swap a card before he discards.
        return step.maySwap && players.some(({ hand }, seat) => seat !== step.seat && hand.length > 0)
          ? `Swap a card with a rival, or choose ${count(tooMany, 'card')} to discard.`
          : `Choose ${count(tooMany, 'card')} to discard.`;
      }
      case 'discard':
        return `${moduleText.whyDiscard(step.by)}: choose ${count(step.left, 'card')} to discard.`;
      case 'sell':
        return 'Choose a card to sell.';
      case 'deal':
        return 'Choose a card to deal.';
      default:
        return moduleText.table.choose;
    }
  },
  /** Why a player discards by an ability (C1), in the room that phones have. */
  extraCard: 'Extra card',
  /** What makes a player discard: Lagartoon's ability (C1), or a card. */
  whyDiscard: (by: Cause): string => {
    const [kind = '', id = ''] = by.split(':');
    return by === 'ability' ? 'Your ability drew an extra card' : (CARDS[kind]?.[id]?.name ?? moduleText.table.choose);
  },
  /** What to choose next, by the key of the step. */
  chooseNext: (key: string): string => {
    const [kind = ''] = key.split(':');
    return NEXT[kind] ?? moduleText.table.choose;
  },
  order: (order: string): string => ORDERS[order] ?? '',
  orderShort: (order: string): string => SHORT_ORDERS[order] ?? ORDERS[order] ?? '',
  orderHint: 'What happens when someone attacks you and you may answer. Press to change.',
  card: (card: AzardiaView['decks']['action'][number]): string =>
    card === 'hidden' ? 'A hidden card' : `${cardName(card)}: ${actionText[card].text}`,
  buy: (tiles: number): string => `+${count(tiles, 'tile')}`,
  take: (card: Card): string => (card === HIDDEN ? 'A card' : `Take ${cardName(card)}`),
  takeFirst: 'Not now: first choose the card that you take.',
  swap: 'Swap a card with a rival',
  swapHint: 'Give a card, and get one that chance picks from the rival’s hand. First you see what that means for both.',
  /** A short label for a choice, by its name, if its label is long. */
  shortChoice: (choice: string): string | null =>
    ({ buyTile: '+1 tile: 1,000', takeHands: 'Take hands', swap: 'Swap a card', challenge: 'Challenge' })[choice] ??
    null,
  /** C3: the effect of taking the other hands. */
  takeHandsHint: (rivals: readonly string[], cards: number): string =>
    rivals.length === 1
      ? `You see ${rivals[0]}’s ${count(cards, 'card')} and may exchange one of them for a card from your hand`
      : `You see the ${count(cards, 'card')} of your rivals and deal them out again, in equal numbers; you keep your own hand`,
  takeHandsShort: (rivals: number): string => (rivals === 1 ? 'see all, swap 1' : 'see all, deal again'),
  /** What follows the card phase, depending on the number of excess cards, and on whether one may be swapped. */
  afterPlay: (tooMany: number, maySwap: boolean): string => {
    if (tooMany > 0) return maySwap ? `then swap, discard ${tooMany}` : `then discard ${tooMany}`;
    return maySwap ? 'then you may swap a card' : 'then your turn ends';
  },
  /** How far a card moves, and to which tile. */
  signedTo: (tiles: number, tile: number): string => `${tiles > 0 ? '+' : '−'}${Math.abs(tiles)} → ${tile}`,
  /** The tag of a ghost: its distance in tiles, and what happens there. */
  tagged: (tiles: number, words: string): string =>
    `${tiles > 0 ? '+' : tiles < 0 ? '−' : ''}${Math.abs(tiles)}${words === '' ? '' : ` ${words}`}`,
  nextLevel: '+1 level',
  swapPeek: 'Not now: hold to peek first, then choose the card that you give.',
  challenge: 'Challenge a rival',
  /** The result of a swap, below a button. */
  forUnseen: (cards: number): string => (cards === 1 ? 'for the only card' : `for 1 of ${cards} cards`),
  swapWith: (name: string): string => `Swap with ${name}`,
  signed: (tiles: number): string => (tiles > 0 ? `Ahead ${tiles}` : `Back ${-tiles}`),
  die: (face: number): string => `The ${face}`,
  now: 'Now',
  round: (round: number): string => (round === 0 ? 'Before the first round' : `Round ${round}`),
  roundShort: (round: number): string => (round === 0 ? 'Setup' : `Round ${round}`),
  event: (id: keyof typeof eventText): string => `${eventText[id].name}: ${eventText[id].text}`,
  attack: (view: AzardiaView, { card, owner, victim, answers }: Attack): string =>
    [
      `${playerName(view, owner)} plays ${cardName(card)} on ${playerName(view, victim)}: ${actionText[card].text}`,
      ...answers.map((answer) => `${playerName(view, answer.seat)} answers with ${cardName(answer.card)}.`),
    ].join(' '),
  duel: (view: AzardiaView, { challenger, defender }: Duel): string =>
    [challenger, defender].map((side) => `${playerName(view, side.seat)}: ${sideText(side)}`).join(' · '),
  tile: (tile: number, kind: 'A' | 'Z' | null): string => (kind === null ? String(tile) : `${tile} ${kind}`),
  tileKinds: {
    A: 'Draw an action card.',
    Z: 'Draw a penalty card.',
    gate: 'The Gate.',
    goal: 'The goal.',
  },
  /** `place` counts from 1: two dice may show the same. */
  dieShown: (place: number, face: number): string => (face === 0 ? `Die ${place}` : `Die ${place}: ${face}`),
  tileNamed: (tile: number): string => `Tile ${tile}`,
  /** Where changed dice would lead: one tile for each way to move. */
  thenMove: (tiles: readonly number[]): string => `Then tile ${tiles.join(' or ')}`,
  toTile: (tile: number): string => `to tile ${tile}`,
  move: (tiles: number): string => `Move ${tiles}`,
  stay: 'Stay',
  skipAhead: 'Skip ahead',
  endPhaseShort: 'End phase',
  notNow: 'Not now:',
  dealAll: 'Deal like this',
  /** What a rival gets in a proposed deal. */
  dealt: (rival: string, cards: readonly Card[]): string =>
    `${rival} gets ${count(cards.length, 'card')}: ${list(cards.map(cardName))}`,
  dealtShort: (rival: string, cards: number): string => `${rival}: ${cards}`,
  dealtCounts: (counts: readonly number[]): string =>
    new Set(counts).size === 1 ? `${counts[0]} cards each` : `${counts.join(', ')} cards`,
  attacks: (owner: string, victim: string): string => `${owner} against ${victim}`,
  answers: (name: string, card: string): string => `${name} answers with ${card}.`,
  nothing: 'nothing happens',
  /** What happens on a tile, if there is room only for a mark. */
  marks: { gate: 'Gate', bounce: 'back', goal: '150!', draw: 'A', penalty: 'Z', again: 'again', stay: 'stay' },
  noHarm: 'Nothing changes.',
  noHarmShort: 'nothing changes',
  news: 'Just now',
  /** When a card is played, by its symbol. */
  timings: { turn: 'Turn', roll: 'Roll', duel: 'Duel', response: 'Response' },
  sum: 'Sum',
  difference: 'Difference',
  tileWord: 'tile',
  toGate: (levels: number): string =>
    levels === 0
      ? 'The Gate is open to you'
      : `${levels === 1 ? '1 more level' : `${levels} more levels`} to pass the Gate`,
  toGateShort: (levels: number): string => `${count(levels, 'level')} to the Gate`,
  toGoal: (tiles: number): string => (tiles === 0 ? 'On tile 150' : `${count(tiles, 'tile')} to 150`),
  /** `isNow`: whether the roll is still to come in the current turn. */
  goalChance: ({ plain, withCoins }: GoalChance, isNow: boolean): string => {
    const when = isNow ? '150 this turn' : '150 next turn';
    return withCoins > plain
      ? `${when}: ${percent(plain)}, with coins ${percent(withCoins)}`
      : `${when}: ${percent(plain)}`;
  },
  /** In the last turns, when landing on tile 150 leads to a duel with its holder. */
  landChance: ({ plain, withCoins }: GoalChance): string =>
    `Land on 150: ${percent(plain)}${withCoins > plain ? `, with coins ${percent(withCoins)}` : ''}, then a duel`,
  landShort: ({ withCoins }: GoalChance): string => `Land: ${percent(withCoins)}`,
  /** What a player has left in the last turns, in a word; as a chance, that to take tile 150. */
  stillOpenTag: (open: StillOpen): string =>
    open === 'cards' ? 'Cards' : open === 'nothing' ? 'Out' : percent(open.take),
  stillOpen: (open: StillOpen): string => {
    if (open === 'nothing') return 'No way left to win.';
    return open === 'cards'
      ? 'Last turn: cards at most.'
      : `Last turn: takes 150 with ${percent(open.take)}, lands there with ${percent(open.withCoins)}, then a duel.`;
  },
  goalShort: ({ withCoins }: GoalChance): string => `150: ${percent(withCoins)}`,
  level: (level: number): string => `Level ${level}`,
  phases: { A: 'Roll and move', B: 'Draw 2', C: 'Play cards', D: 'Keep 4' },
  abilities: {
    lagartoon: 'Draws 1 more card, then discards 1.',
    robotIKing: 'Swaps a card for an unseen one of a rival.',
    kuchuritok: 'Looks at all other hands and deals them out again.',
    noncredoMantis: 'Challenges a rival to a duel, but never on tile 150.',
  },
  groups: { table: 'Table', choices: 'Choices', dice: 'Dice', hand: 'Hand', confirm: 'Confirm' },
  table: {
    menu: 'Menu',
    log: 'Log',
    undo: 'Undo',
    redo: 'Redo',
    cancel: 'Cancel',
    skip: 'Skip',
    skipToTurn: 'Skip to your turn',
    speed: (speed: string): string => `Speed ${speed}`,
    speedHint: 'How fast everything moves. Press to change.',
    choose: 'Choose what to do.',
    wait: 'Wait.',
  },
  leads: (name: string): string => `${name} takes the lead`,
  onGoal: (name: string): string => `${name} is on 150!`,
  dealsAgain: (name: string): string => `${name} takes the other hands`,
  computer: (level: string): string => `Computer: ${level}`,
  graceTurn: (turns: number, { land, push }: WaysToWin): string => {
    const when = turns === 1 ? 'on the last turn' : `within the last ${turns} turns`;
    const how = [push ? 'push them off' : '', land ? 'land there and win the duel' : ''].filter(Boolean).join(', or ');
    if (how === '')
      return `Tile 150 is out of reach: ${turns === 1 ? 'one last turn' : `${turns} last turns`}, and the race is over.`;
    return sentence(`${how} ${when}, or the race is over.`);
  },
  searchRules: 'duel, Gate, H3…',
  searchLog: 'duel, Kuchuritok…',
  holdTurn: (turns: number): string =>
    `Stay on 150 through ${turns === 1 ? 'the last turn' : `the last ${turns} turns`}, and you win.`,
  /**
   * The heading of the table while somebody holds tile 150, the longest first: whose last turn it is, and how the game
   * can still be won. `holder` is `null` to the holder, `turn` between two turns.
   */
  graceHeading: (
    holder: string | null,
    turn: { readonly name: string; readonly isOwn: boolean } | null,
    turns: number,
    ways: WaysToWin,
  ): readonly string[] => {
    const last = turns === 1 ? 'very last turn' : 'last turn';
    const whose = turn === null ? count(turns, 'last turn') : turn.isOwn ? `Your ${last}` : `${turn.name}’s ${last}`;
    const [how, , brief] = aims(ways);
    const aim = holder === null ? 'stay on 150, and you win' : `${holder} holds 150: ${how}`;
    const short = holder === null ? 'you hold 150' : `${holder} holds 150`;
    return [
      `${whose}: ${aim}`,
      ...(holder === null ? [] : [`${whose}: ${brief}`]),
      `${whose}: ${short}`,
      whose,
      'Last turn',
    ];
  },
  /** How a race can still be won while somebody holds tile 150, the longest first; `holder` is `null` to the holder. */
  graceAim: (holder: string | null, ways: WaysToWin): readonly string[] => {
    if (holder === null) return ['You hold 150: stay there, and you win'];
    const [how, shorter, brief] = aims(ways);
    return [`${holder} holds 150: ${how}`, `${holder} holds 150: ${shorter}`, sentence(brief)];
  },
  lastTurn: (name: string): string => `Last turn: ${name}`,
  lastTurns: (turns: number): string => count(turns, 'last turn'),
  wins: (name: string): string => `${name} wins`,
  named: (label: string, danger: string): string => `${label}. ${danger}`,
  loses: (name: string) => ({
    brief: 'You lose',
    said: `This loses the game: ${name} holds tile 150 and wins.`,
  }),
  finalPlaces: 'Final places',
  tileByRound: 'Tile by round',
  won: (result: Result, state: AzardiaView): string => {
    const [[winner = 0] = []] = result.ranking;
    return `${playerName(state, winner)} holds tile 150 and wins.`;
  },
} as const;

/** How to win from a rival who holds tile 150, after the words that they hold it, the longest first; and without these words. */
function aims({ land, push }: WaysToWin): readonly [string, string, string] {
  if (land && push)
    return [
      'land there and win the duel, or push them off',
      'land there and win, or push them off',
      'land on 150 and win, or push them off',
    ];
  if (land) return ['land there and win the duel', 'land there and win', 'land on 150 and win the duel'];
  if (push) return ['too far to land, push them off', 'push them off', 'push the holder off 150'];
  return ['out of reach now', 'out of reach', '150 is out of reach'];
}

function sideText(side: DuelSide): string {
  const { dice, added } = side;
  if (dice.length === 0) return 'ready';
  return `${[...dice, ...(added > 0 ? [added] : [])].join(' + ')} = ${totalOf(side)}`;
}
