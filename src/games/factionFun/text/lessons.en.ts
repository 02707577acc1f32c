/** What is said in the lessons: plain, by avatars of both peoples. */
export const lessonText = {
  about: 'Five short games with fixed dice, on both sides of the coast. Play along, or leave whenever you like.',
  claim: {
    title: 'Move and claim',
    teaches: 'A turn from its die to its claim',
    says: {
      coast:
        'The Hearthfolk have always lived on this coast. Our islands are drowning, so we came, and nobody had asked them.',
      goal: 'Linked tiles make a realm, and a realm of 11 wins. Ours is one tile, our home.',
      card: 'A turn begins with a card or none. These can wait, so play none.',
      move: 'The die shows 2: an avatar may go up to two tiles. Go to the plains beside our home.',
      claim: 'Plains need 4 on two dice, forest 8, mountains 10. Plains are likely, so roll for these.',
      answer: 'Before a claim stands, the others may answer it. The Hearthfolk are far away, and don’t.',
      linked: 'The claim stands. Both tiles share an edge, so they are linked, and our realm is 2.',
      theirs: 'Now the Hearthfolk do the same: a card or none, a move, and a claim.',
      stand: 'Now we are asked. From here only one answer in six succeeds, so let their claim stand.',
      end: 'Each round has an event. The Land Awake gives the Hearthfolk a step, and it’s our turn again.',
    },
  },
  link: {
    title: 'Link what you hold',
    teaches: 'Linked tiles, and the avatars they bring',
    says: {
      apart: 'This tile is ours, but no edge links it to the others. Its outline is dashed: it doesn’t count.',
      notch: 'Every second tile that joins the realm brings an avatar. One more tile, and we gain our next.',
      card: 'The plains between would link everything. A card doesn’t help here, so play none.',
      move: 'They are one step away. Go there.',
      claim: 'Plains need 4. Roll for them.',
      stands: 'The Hearthfolk could answer, and a battle would follow. This time they let it stand.',
      place: 'A new avatar joins us. It may stand on any tile of the realm: put it here, near the Hearthfolk.',
      end: 'From 4 to 6 with one tile. One avatar acts each turn, but each of them can answer.',
    },
  },
  answer: {
    title: 'Answer a claim',
    teaches: 'Answers, and the battles that follow',
    says: {
      claimed: 'The Sailfolk rolled enough for these plains. Before their claim stands, you may answer it once.',
      sum: 'You need the land and the way: 4 for plains and 1 for one step. From afar, you need more.',
      answer: 'Your nearest avatar is on offer. Answer with two dice: at least 5.',
      battle: 'Two sixes, so they meet. Each side rolls one die with 20 sides, and the higher total wins.',
      fight: 'Before that, each side may play a battle card. Known Ground adds 3: play it.',
      settle: 'The Sailfolk play no card. Now both dice are rolled.',
      won: '13 and 3 beat 14. You hold the plains, and their avatar went home. Nobody is lost over claims.',
      end: 'A tie would have left the land open. And you may let a claim stand: answers can fail.',
    },
  },
  attack: {
    title: 'Attack and defend',
    teaches: 'Cornered avatars, home ground, and what is lost',
    says: {
      cornered:
        'Settlements and water on every side: your avatar is cornered. We can’t enter settlements, so it must attack.',
      card: 'Known Ground is for the battle. Play no card before it.',
      stay: 'Only this avatar may act now, and it stays where it is.',
      attack: 'Attack the tile with their avatar. A defender adds 3 for home ground, but not against the cornered.',
      fight: 'Play Known Ground now, for 3 more.',
      settle: 'The Sailfolk play no card. Both dice are rolled.',
      won: '13 and 3 against 4. The settlement is a hearth now, and their avatar had to go back.',
      theirs: 'The Sailfolk may land on a hearth to attack it. This one they want back.',
      defend: 'They hold fewer tiles: resolve adds 2 for them. Home ground adds 3 for you. Play no card.',
      end: 'Both rolled 11, and home ground decided. A side that loses an attack loses the avatar that attacked.',
    },
  },
  nation: {
    title: 'A Nation, and the end',
    teaches: 'Footholds, the Guardian, and how a game ends',
    says: {
      groups: 'Two groups of hearths, one of 6 and one of 3. This forest between them would link both.',
      foothold: 'Your avatar failed to claim it before, and stayed. That foothold adds 2 to its next roll.',
      card: 'No card can help with this roll, so play none.',
      stay: 'Choose the avatar, and then its own tile: it stays there.',
      claim: 'Forest needs 8, and 2 of it you have. Roll for it.',
      stands: '1 and 6 and 2 are 9. In this fog answers need 2 more, and the Sailfolk let it stand.',
      guardian:
        'Seven linked hearths make a Nation, with a Guardian. It protects the tiles linked to it: place it here.',
      healer: 'The next avatar may be a Song Keeper or a Healer. Choose the Healer, who walks through settlements.',
      end: 'Your realm is 10. At the end of a round that wins a quick game; otherwise you need 11.',
    },
  },
  prompt: {
    tile: (name: string): string => `Press the tile ${name}.`,
    card: (name: string): string => `Press the card ${name}.`,
    button: (label: string): string => `Press “${label}”.`,
  },
} as const;

/** The words of a hint's situation. */
interface Topic {
  /** The people of the rival. */
  readonly rival: string;
  /** The people that it happened to. */
  readonly who: string;
  readonly isOwn: boolean;
  /** The event of the round, with its effect. */
  readonly event: string;
  /** The realm that wins. */
  readonly goal: number;
}

/** What an avatar says in a first game when a situation occurs for the first time, by the names in `lessons/hints.ts`. */
export const hintText = {
  answer: () =>
    'They have rolled enough for this tile. Answer before it stands, if the chance is good, or let it stand.',
  battle: () => 'A battle: each side rolls a D20, and the higher total wins. The marked cards add to yours.',
  strike: ({ rival }: Topic) =>
    `An avatar of the ${rival} has just arrived. You may attack it at once; losing costs yours.`,
  arrive: ({ rival }: Topic) =>
    `The event brings you an avatar, on open land beside the ${rival}. They may attack it at once.`,
  lose: () => 'One of your avatars leaves, and you choose which. Keep those who are where you need them.',
  cornered: () =>
    'An avatar is surrounded by settlements and water. It is cornered: only it may act, and it must attack.',
  turnLost: ({ who, isOwn }: Topic) =>
    isOwn
      ? 'You lose your next turn. A last avatar is never lost: it goes home, and its side misses a turn.'
      : `The ${who} lose their next turn, because a last avatar is never lost: use the time.`,
  goal: ({ goal }: Topic) =>
    `Claim tiles that share an edge: linked tiles make a realm, and a realm of ${goal} wins at the end of a round.`,
  card: () =>
    'Play one card before you move, or choose a tile at once. You draw four new cards when your hand is empty.',
  event: ({ event }: Topic) => `Each round begins with an event for everyone. ${event}`,
  move: () => 'Choose an avatar and a tile. The tiles say what you could do there, and how likely it is.',
  claim: () => 'Roll to claim the land you stand on: two dice against its number. Then the others may answer.',
  foothold: () => 'A failed claim leaves a foothold: stay there, and the same avatar has 2 more on its next roll.',
  link: () => 'Your tile with a dashed outline has no link to your realm. It counts once a claim links it.',
  avatar: () => 'Every second tile that joins your realm brings an avatar. Place it where it can claim or answer.',
  formed: ({ who }: Topic) =>
    `The ${who} have 7 linked tiles. A protector guards them now: an attack on any of them is a best of three.`,
  nearEnd: ({ who, goal }: Topic) =>
    `The ${who} are close to a realm of ${goal}. A tile taken from its middle splits it.`,
} as const;
