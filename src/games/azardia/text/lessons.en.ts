import { list } from './names.en.ts';

/** What the characters say in the lessons: short, rude, and right. */
export const lessonText = {
  about:
    'Real games, real dice, and four characters who mean well, more or less. Play along, or leave whenever you like.',
  gate: {
    title: 'Dice, and the Gate',
    teaches: 'Add or subtract, A tiles, and the way past tile 80',
    says: {
      goal: 'A ring of 80 tiles, a tower up to 150. Stop at its very top and stay there: you win.',
      roll: 'You are me: white sheet, big plans. Two dice, ten faces each. Roll first, choose later.',
      ghosts: 'A 9 and a 7: add or subtract. Two ghosts show where you would stop. No, not me.',
      tease: 'Add! Do it! Below level 5, tile 80 is tile 1 again, and on you go. I never get tired of it.',
      subtract: 'Ignore the lizard. Subtract: two steps, and an A tile means a free card.',
      end: 'See? A free card, and the two of every turn. Now end the play phase.',
      rival: 'My turn. Put your floating hands together for a professional.',
      again: 'Each round opens with an event. This one kicked the leader. Not you, so: funny. Roll again.',
      slide: 'A 9 and a 1. Either way, you end up in the Gate. Add, and hold on to your sheet.',
      level: 'Bye! Level 5 opens the Gate. You are level 1: four to go.',
    },
  },
  coins: {
    title: 'Coins and levels',
    teaches: 'What coins buy, and how a level is gained',
    says: {
      treasury: 'Behold my treasury: 3,000. Only cards fill it, and nobody may own more than 6,000. Outrageous.',
      roll: 'Even a king rolls his own dice around here. Roll, loyal thumb.',
      raise: 'For 1,000 a die counts one more. Once for each die, never above 10. Press the 8.',
      undo: 'A whole coin for one pip? Undo it, tin hat. Until someone rolls, draws, or answers, nothing is final.',
      sum: 'A wise king changes his mind. The coin is back. Now add: 12 tiles for free.',
      buy: 'One step short of an A tile, and 1,000 buys one tile. That is what peasants call a bargain.',
      play: 'A free card! Now play the Asteroid Dividend from your hand: 3,000, and no questions asked.',
      level: 'And 5,000 buys what others bleed for: a level. Pay up.',
      end: 'Level 2, fully paid. Duels and some cards give levels, too. At 5 the Gate opens. Bow as you pass.',
    },
  },
  attacks: {
    title: 'Attacks and answers',
    teaches: 'Answering, passing, and a duel',
    says: {
      attack: 'Sticky Fingers! I take a card out of your hand. You may weep, or you may answer.',
      answer: 'Not so fast, toothpick. Nope Nebula cancels a card that affects you. Play it.',
      another: 'How rude! Had I a Nope Nebula, I would nope your nope. Never mind, I have more where that came from.',
      pass: 'Gravity Hiccup: three tiles back. You hold no other answer, so pass. It costs three tiles and some dignity.',
      duel: 'Now my talent: a duel, at any distance. Cards can be answered, or chickened out of. Talent cannot.',
      dice: 'Both of us have rolled, I with four arms, if anyone’s counting. The higher sum takes it.',
      improve: 'We have 9, the bug has 13. But the one who is behind may improve. Loaded Smile adds 5. Smile!',
      settle: 'Fourteen?! Now I am behind, and all I have left is bad manners. I pass.',
      won: 'A level up for you, one down for the bug. Keep an answer and a duel card, and sleep well.',
    },
  },
  goal: {
    title: 'The last ten tiles',
    teaches: 'Stopping on 150, bouncing, and the grace turn',
    says: {
      exact: 'Tile 142, level 5, eight tiles to go. You have to stop on 150. Exactly. Steps left over are walked back.',
      roll: 'Robot-i-King is far below, polishing himself. No excuses now. Roll.',
      bounce: 'A 1 and an 8. Subtract and you stop on 149. Add and you bounce off the top, to 149. Add: more style.',
      back: 'Up to 150, and one step back. My condolences! I laughed so hard that I need oil.',
      buy: 'One tile short, and 1,000 buys one tile. Bought tiles never overshoot. Shop!',
      grace: 'You are on 150, and everyone else gets one last turn. That is the grace turn. End the play phase.',
      rival: 'One turn to knock you off. A nasty card could do it, or a duel up there. Let me see: I hold coupons.',
      won: 'You stayed, so you win. Keep an answer for the end, because real rivals hold more than coupons. Go play!',
    },
  },
  prompt: {
    card: (name: string): string => `Press the card ${name}.`,
    glowing: 'Press the glowing button.',
    button: (label: string): string => `Press “${label}”.`,
  },
} as const;

/**
 * The words of a hint's situation: what is missing, what the player holds, who the rival is, and the event of the
 * round.
 */
interface Topic {
  readonly levelsToGo: number;
  /** The answers that the player holds, by name. */
  readonly answers: readonly string[];
  readonly rival: string;
  readonly event: string;
  /** The tiles to which the ways through the Gate lead. */
  readonly gateTiles: readonly number[];
}

const gateText = (tiles: readonly number[]): string => {
  const inOrder = tiles.toSorted((one, other) => one - other).map(String);
  return tiles.length === 1 && tiles[0] === 1 ? '' : `, to tile ${list(inOrder, 'or')}`;
};

/**
 * What a character says in a first game when a situation occurs for the first time, by the names in `lessons/hints.ts`.
 */
export const hintText = {
  goal: () => 'Stop on 150, at the top of the tower, and stay there: that wins. First the Gate, and it wants level 5.',
  event: ({ event }: Topic) => `Each round begins with an event for everyone. This time it was ${event}.`,
  choice: () => 'Add the dice or subtract them. The ghosts show where you would stop, and what happens there.',
  gate: ({ levelsToGo, gateTiles }: Topic) =>
    `Careful: below level 5, tile 80 counts as tile 1 and you continue from there${gateText(gateTiles)}. Level 5 opens the Gate, and you have ${levelsToGo} to go.`,
  penalty: () => 'Careful: a Z tile. Stop there and you draw a penalty card, and nobody can answer those.',
  coins: () => 'You have coins! 1,000 raises a die or buys a tile, 5,000 buys a level. What you can pay for lights up.',
  duel: ({ rival }: Topic) =>
    `A duel with ${rival}! The higher total wins. If you are behind, pay for a die or play a duel card.`,
  attack: ({ rival }: Topic) => `${rival} is after you, and you hold no answer. Pass, and plan your revenge.`,
  answer: ({ answers, rival }: Topic) =>
    `${rival} is after you! You hold ${list(answers)}: answer, or pass and take it.`,
  level5: () => 'Level 5: the Gate is open. Walk through it, and up to 150. In there, nothing moves you below tile 80.',
  grace: ({ rival }: Topic) => `${rival} is on 150, and this is your last turn. Take 150 from them now, or never.`,
} as const;
