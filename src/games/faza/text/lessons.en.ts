/** What the guides of the lessons say: a few short sentences at a time, like a person in the room. */
export const lessonText = {
  move: {
    title: 'Move, and mind the Drones',
    teaches: 'Cards, steps, flights, and undo',
    says: {
      city: 'Welcome to the team, rookie. See those orange machines? Drones. I used to fly with them. It didn’t last.',
      run: 'First, footwork. The top half of a card moves its hero. Walk me next door. Yes, in with the Drones.',
      held: 'Nice and easy. Now let’s keep walking, with card 2. What could go wrong?',
      undo: 'Stuck! Drones hold any hero who stands with them. But nobody has rolled a die yet. So undo it!',
      fly: 'Let’s try that with style. My card 3 is an airplane, and it sails right over Drones.',
      used: 'Smooth landing! A used card rests until the next round. Top half or bottom half, never both.',
      scout: 'Every hero has a skill of their own. Mine? No Drone can hold me. Jealous?',
    },
  },
  fight: {
    title: 'Fight, and beat the odds',
    teaches: 'Odds, enhancements, Points, and injuries',
    says: {
      dice: 'Two Drones here, so I roll two dice. A 4 or better defeats one. On my home turf I add 1.',
      help: 'Let’s stack the deck. The bottom half of a card helps. My card 1 adds 1 more. Watch the odds!',
      fight: 'Now those are odds I like. Let’s fight!',
      on: 'Did you see? Even my 2 was enough! Each Drone pays us a Point. On to the next bunch, with card 2.',
      bare: 'No home turf, no help. Each die is a coin toss. A careful hero would wait. I’m not one. Fight!',
      injury:
        'One Drone down, one injury. My lowest healthy card turned over. At the fourth injury I die, and we all lose.',
      recover: 'A Rebel on my tile would have taken it for me. At an Outpost, an injured card can recover if unused.',
    },
  },
  board: {
    title: 'Rebels, and the way aboard',
    teaches: 'Leading Rebels, boarding, events, and recruiting',
    says: {
      rebels: 'Those are my people: Rebels. No Mothership falls without them. We know where the doors are.',
      lead: 'A card can move Rebels instead of its hero. My card 3 sends one to the tile below the Carrier.',
      board: 'A hero, a Rebel, and not a Drone in sight. That’s all it takes to board. Say the word!',
      event: 'Bull’s-eye! But every boarding draws an event card, too. This one stays until the next is drawn.',
      points:
        'See the pool? My 3 Points are 3 Drones that are missing there. If it runs dry, we lose. So spend your Points!',
      recruit:
        'That brave Rebel won’t be back. For 2 Points another one joins us, and 2 Drones go back to the pool. Recruit!',
      health:
        'Three more of those and the Carrier falls. All three Motherships must. Nobody said Earth was easy to save.',
    },
  },
  foresee: {
    title: 'The Faza, foreseen',
    teaches: 'The forecast, and the Faza phase',
    says: {
      look: 'Want to know their weakness? The Faza never roll dice. They follow their rules. Let’s see the forecast.',
      coming:
        'That’s the Destroyer, coming for me. Two Rebels lost, and an injury for your favorite Scout. No, thank you.',
      dodge: 'So I’ll be somewhere else. One step to the side, with card 1. Keep an eye on the ghosts!',
      changed: 'It turned away, and nobody gets hurt! Whatever you plan, the forecast shows exactly what they’ll do.',
      end: 'The Team phase lasts until you end it. Take a breath. Now let them come.',
      kept: 'Exactly as foreseen. Our cards are ready again, and the tracker shows which ship acted last.',
    },
  },
  win: {
    title: 'Winning together',
    teaches: 'One team, any order, three ways to lose',
    says: {
      last: 'Two Motherships down. The Destroyer has 1 health left. We act in any order, so let’s be clever about it.',
      help: 'Drones first. I’ve been saving something for them, at the bottom of card 4. Grenades!',
      clear: 'That’s 3 more on each die. I couldn’t miss if I tried. Fight!',
      lead: 'My turn. Card 1 sends the Rebel from next door. I needn’t even be there. Doctor’s orders.',
      lose: 'Three ways to lose: a hero dies, all four Outposts are fazaformed, or the Drone pool runs dry.',
      board: 'But not today. One boarding, and it’s over. Let’s finish this!',
      won: 'We won! Here’s how it went, round by round. Now play a game of your own. You’re ready.',
    },
  },
  wide: {
    title: 'The game with 24 tiles',
    teaches: 'Aim, dense ground, and what else is different',
    says: {
      city: 'A bigger city: 24 tiles, and six cards for each of us. A tile may hold 4 Drones, so bring friends.',
      aim: 'I won 2 Points, and they buy more here. For 1 Point my next roll gets 1 more on its lowest die. Watch!',
      fight: 'Two dice, and home turf adds 1 to each. I defected here, so it counts. Fire!',
      lowest: 'My lowest die was a 2. Home turf made it 3, and the Point made it 4. Ha! Traitors learn to aim.',
      dense: 'See the jungle under the Former? Dense ground. Each die rolled from there loses 1.',
      look: 'My old crew flies the Destroyer. It hurts twice here. Never end a phase without a look at the forecast.',
      last: 'It comes for me: 2 injuries, and my Rebels have fallen. Count them! With no Rebel on the board we lose, in every mode.',
      back: 'One thing more: on a fazaformed tile without Drones, 6 Points turn it back to earth. Good luck out there!',
    },
  },
} as const;

/** What a hero says in a first game when a situation occurs for the first time, by the names in `lessons/hints.ts`. */
export const hintText = {
  begin: 'To win, board each Mothership until it falls. Try half a card: the top moves, the bottom helps.',
  beginHeld: 'To win, board each Mothership until it falls. Drones hold us here: fight them first!',
  defeat: 'Stop! If you end the phase now, we lose. The forecast, the eye above, shows you why.',
  lastHeart: 'One more injury and I die, and then we all lose. Rebels on my tile take injuries first.',
  board: 'A hero, a Rebel, no Drones: we can board! It draws an event card, so brace yourself.',
  lead: 'All we need here is a Rebel. The top half of any hero’s card can move Rebels instead.',
  drones: 'These Drones are holding me. Let’s fight! It takes no card, and you see the odds first.',
  wound: 'Just a scratch. An injured card is weaker, but at an Outpost it can recover while it’s unused.',
  payOff: 'That Long event stays until someone pays it off. We have the Points. Press it!',
  recruit:
    'Our Points are Drones that the pool is missing. Choose me and press “Recruit”: a Rebel joins us, and some go back.',
  flip: 'The Faza are about to fazaform this tile: it becomes theirs. The forecast, the eye above, shows all they’ll do.',
  lowPool: 'The Drone pool is running low. If it runs dry, we lose. Points we spend put Drones back.',
  allUsed: 'All our cards are used. We can still fight, board, and recruit. Or end the Team phase.',
} as const;
