import { cardNames as card, factionNames, hqNames } from './names.en.ts';

const { cowboys, monsters, ninjas, pirates } = factionNames;
const { house } = hqNames;

/** What is said in the lessons, by cards of the player's faction. */
export const lessonText = {
  about: 'Four short rounds with fixed cards. Play along, or leave whenever you like.',
  faceOff: {
    title: 'A Face Off',
    teaches: 'Sealed choices, totals, and rewards',
    says: {
      begin: `You play the ${cowboys} against the ${ninjas}. You are first, so you say what this round is about.`,
      prize: `These three are the Clock row. A victory card starts a Face Off: choose ${card.cowboys3}.`,
      secret: `Both of you seal a personality in secret. The ${ninjas} have closed their box.`,
      billy: `${card.billyTheKid} has 7, more than anyone else in your hand. Choose him, and seal him.`,
      swap: `All boxes open at once. Then abilities take effect. Yours swaps a card: discard ${card.stagecoach}.`,
      tomo: `${card.tomoSukesada} has only 2, but takes a token. Next, the ${ninjas} seal equipment.`,
      banner: `Now your own equipment. ${card.banner} adds 5 to your 7: seal it.`,
      totals: `7 and 5 are 12. Theirs adds 3, and 6 more for this very pair. That makes 11.`,
      first: `12 against 11: you choose your reward first. Take ${card.cowboys3}.`,
      second: `The second takes one of the others: a Power card or a token. Here it is ${card.aristotle}.`,
      fly: 'One thing more: an Aviator with a Traveler may fly to your army. Let yours go.',
      end: `You won ${card.cowboys3}. Your Aviator waits at the headquarters, and all other cards are discarded.`,
    },
  },
  pieces: {
    title: 'Pieces and sets',
    teaches: 'What a reward is worth to you',
    says: {
      aside: `Two hidden cards are yours from the start: ${monsters} 2 and 3. Each shows 2 pieces of that set.`,
      prize: `Only the player with most pieces scores the numbers of a set. Choose ${card.monsters6}, its number 6.`,
      sealed: 'To you it is worth 6, to the others 1. Still, they want to keep it from you.',
      minotaur: `${card.minotaur} has 7, and attacks the strongest of the others. Seal it.`,
      attack: `${card.hattoriHanzo} was the strongest, and lost 1. Now the ${ninjas} seal nothing, and the ${pirates} a weapon.`,
      claws: `${card.clawsAndTeeth} have 2, and 2 more with a beast. Seal them.`,
      choose: '11 against 10 and 7. There are three rewards: this card, a Power card, and a token. Choose first.',
      rest: `The ${pirates} are second, and take a Power card. The token is left for the ${ninjas}.`,
      row: `You began, so you refill the Clock row. ${card.graveGoods} brings nobody closer to a set: move it up.`,
      end: `${monsters} 2, 3, and 6 make 5 pieces. They score 11 points, unless someone gets more pieces.`,
    },
  },
  assault: {
    title: 'An assault',
    teaches: 'Marks, a siege, and shelter',
    says: {
      house: `${house} is the first headquarters. Its timing card shows 2: with two marks it cracks.`,
      muster: `Assault cards carry marks. ${card.muster} carries two, so choose it, and the headquarters falls this round.`,
      armies: `Everyone sends cards, up to two to this one. The ${ninjas} have sealed theirs.`,
      send: `Send ${card.billyTheKid} with 7 and ${card.stagecoach} with 3. Choose both, and seal them.`,
      keep: 'You could swap a card again. This hand is fine, so decline.',
      shelter: `The ${ninjas} laid siege: 2 less for every personality. But ${card.stagecoach} gives you shelter.`,
      seven: `10 against 8, so you are first. Sevens only come from headquarters: take ${card.cowboys7}.`,
      rest: 'A set is whole only with its seven. The second takes the reward, for 3 points.',
      end: 'All armies are discarded, and the next headquarters opens. After the last one points are counted.',
    },
  },
  auction: {
    title: 'An auction',
    teaches: 'Bids, and what a Market card is worth',
    says: {
      onSale: `${card.hauntingPresence} is for sale: 6 power, a Shield, and 3 points at the end.`,
      bazaar: `Only assaults lead to the Market. ${card.bazaarByNight} does: choose it.`,
      armies: `As in every assault, armies come first. The ${monsters} have sealed theirs.`,
      flint: `${card.captainFlint} has 7. ${card.cutlass} has 3, and 2 more with a captain. Send both.`,
      mark: 'One mark of three: the headquarters stands, and the armies stay there.',
      bid: 'You began, so you open, with at least 1. Each token left is 1 point at the end.',
      raised: `The ${monsters} raise to 2. Anyone who passes is out.`,
      again: 'The card brings 3 points, and fights for you. For 3 it is still a good deal: bid again.',
      worth: `To the ${monsters} it is not worth 4, so they pass.`,
      shelve: 'Shuffle it into your deck, and you draw it sooner than from the discard pile.',
      end: 'It is yours. Market cards count their points in your deck, too.',
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
