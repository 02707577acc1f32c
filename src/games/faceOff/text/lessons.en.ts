/** What is said in the lessons, by cards of the player's faction. */
export const lessonText = {
  about: 'Four short rounds with fixed cards. Play along, or leave whenever you like.',
  faceOff: {
    title: 'A Face Off',
    teaches: 'Sealed choices, totals, and rewards',
    says: {
      begin: 'You play the Cowboys against the Ninjas. You are first this round, so you say what it is about.',
      prize: 'These three are the Clock row. Victory cards start a Face Off: choose Cowboys 3.',
      secret: 'Both of you seal a personality in secret. The Ninjas have closed their box.',
      billy: 'Billy the Kid has 7, more than anyone else in your hand. Choose him, and seal him.',
      swap: 'All boxes open at once. Then abilities take effect: Billy swaps a card. Discard the Stagecoach.',
      tomo: 'Tomo Sukesada has only 2, but he takes a token. Next, the Ninjas seal equipment.',
      banner: 'Their Chain Whip could add 3 to him, and 6 more in Tomo’s hands. Your Banner adds 5.',
      totals: '7 and 5 are 12. 2, 3, and 6 are 11. The Chain Whip still draws a card for them.',
      first: '12 against 11: you choose your reward first. Take what you fought for.',
      second: 'The second takes one of the others: a Power card or a token. The Ninjas want the Power card.',
      fly: 'One thing more: an Aviator with a Traveler may fly to your army. Let Billy go.',
      end: 'You won Cowboys 3, and Billy waits at the headquarters. All other cards are discarded.',
    },
  },
  pieces: {
    title: 'Pieces and sets',
    teaches: 'What a reward is worth to you',
    says: {
      aside: 'Two hidden cards are yours, and only you know them: Monsters 2 and 3. Each shows 2 pieces.',
      prize: 'Only the player with most pieces of a set scores its numbers. Others score 1 each. Choose Monsters 6.',
      sealed: 'To you it is worth 6, to the others 1. Still, they want to keep it from you.',
      minotaur: 'The Minotaur has 7, and attacks the strongest of the others. Seal him.',
      attack: 'Hattori Hanzo was the strongest, and lost 1. Now the Ninjas seal nothing, and the Pirates a weapon.',
      claws: 'Claws and Teeth have 2, and 2 more with a beast. Seal them.',
      choose: '11 against 10 and 7. There are three rewards: this card, a Power card, and a token. Choose first.',
      rest: 'The Pirates are second, and take a Power card. The token is left for the Ninjas.',
      row: 'You began, so you refill the Clock row. Grave Goods helps nobody to a set: move it up.',
      end: 'Monsters 2, 3, and 6 make 5 pieces. They score 11 points, unless someone gets more pieces.',
    },
  },
  assault: {
    title: 'An assault',
    teaches: 'Marks, a siege and shelter',
    says: {
      house: 'The Heathen House is the first headquarters. Its timing card shows 2: with two marks it cracks.',
      muster: 'Assault cards carry marks. Muster carries two, so choose it, and the house falls this round.',
      armies: 'Everyone sends cards, up to two to this house. The Ninjas have sealed theirs.',
      send: 'Send Billy the Kid with 7 and a Stagecoach with 3. Choose both, and seal them.',
      keep: 'Billy could swap a card again. This hand is fine, so decline.',
      shelter:
        'Tamoe Gozen laid siege: 2 less for every personality. But the Stagecoach gives shelter, and you keep 10.',
      seven: '10 against 8, so you are first. Sevens only come from headquarters: take Cowboys 7.',
      rest: 'Each set needs its seven to be whole. The second takes the reward of the house, for 3 points.',
      end: 'All armies are discarded, and the next headquarters opens. After the last one points are counted.',
    },
  },
  auction: {
    title: 'An auction',
    teaches: 'Bids, and what a Market card is worth',
    says: {
      onSale: 'A Haunting Presence is for sale: 6 power, a Shield, and 3 points at the end.',
      bazaar: 'Only assaults lead to the Market. Bazaar by Night does: choose it.',
      armies: 'As in every assault, armies come first. The Monsters have sealed theirs.',
      flint: 'Captain Flint has 7. A Cutlass has 3, and 2 more with a captain. Send both.',
      mark: 'One mark of three: the house stands, and the armies stay. Grendel does nothing more this time.',
      bid: 'You began, so you open, with at least 1. Each token left is 1 point at the end.',
      raised: 'The Monsters raise to 2. Anyone who passes is out.',
      again: 'The card brings 3 points, and fights for you. For 3 it is still a good deal: bid again.',
      worth: 'To the Monsters it is not worth 4, so they pass.',
      shelve: 'Shuffle it into your deck, and you draw it sooner than from the discard pile.',
      end: 'It is yours. Market cards count their points wherever they are, so even a lost fight costs nothing.',
    },
  },
  prompt: {
    card: (name: string): string => `Press the card ${name}.`,
    button: (label: string): string => `Press “${label}”.`,
  },
} as const;

/** The words of a hint's situation. */
interface Topic {
  /** The seat that it is about. */
  readonly who: string;
  readonly isOwn: boolean;
  readonly set: string;
  /** The headquarters, with its effect and its rule for ties. */
  readonly hq: string;
  readonly effect: string;
  readonly marks: string;
}

/** What a card says when a situation occurs for the first time, by the names in `lessons/hints.ts`. */
export const hintText = {
  clock: () =>
    'Choose what this round is about: a victory or bonus card starts a Face Off, an assault card an assault.',
  timing: ({ hq, marks }: Topic) => `${hq}, ${marks}: when it has that many, it cracks. The last one ends the game.`,
  personality: () => 'Seal one personality. All boxes open at once, and only who shows a personality gets a reward.',
  noPersonality: () =>
    'You have no personality to show, so there is no reward this time. Discard a card face down, or play nothing.',
  equipment: () => 'Now seal equipment. The odds show how often you would come first or second.',
  army: () => 'Cards sent to a headquarters stay in your army until it cracks. Each assault adds to it.',
  reward: () => 'Rewards are taken in the order of the totals. Each one says what it is worth to you now.',
  crack: () => 'The headquarters has cracked. Its sevens and its reward go by the armies, the strongest first.',
  marks: ({ hq, marks }: Topic) => `${hq} has ${marks}. Armies are compared when it cracks.`,
  nextCracks: ({ hq }: Topic) => `One more mark, and ${hq} cracks. Will your army be the strongest then?`,
  fallen: ({ hq, effect }: Topic) => `Each headquarters changes a few rules. ${hq}: ${effect}`,
  tieRule: ({ hq }: Topic) =>
    `${hq} decides ties first, in Face Offs too. After that the letters on the cards do: A comes before Z.`,
  power: () => 'A Power card was taken. Move one of the two behind up into the row, preferably one that you like.',
  bid: () => 'Only the winner pays, and each token kept is 1 point. Market cards count their points wherever they are.',
  shelve: () => 'In the deck you may draw it soon. On the discard pile it waits until your deck is used up.',
  siege: ({ who }: Topic) => `The ${who} have laid siege: your totals are lower until the headquarters cracks.`,
  nearSet: ({ who, isOwn, set }: Topic) =>
    isOwn
      ? `You own five cards or more of the set ${set}. All seven win the game at once.`
      : `The ${who} own five cards or more of the set ${set}. All seven would win the game at once.`,
  fly: () => 'Your Aviator had a Traveler, so it may fly to your army. Its ability does not happen again there.',
  lay: () => 'Victory and bonus cards in your hand cannot fight. In front of you they count, and make room.',
  scrub: () => 'Scrubs only weaken your deck. For 1 token you can return this one.',
  ransom: () => 'Name a card that someone may have. If someone does, you swap a card for it.',
} as const;
