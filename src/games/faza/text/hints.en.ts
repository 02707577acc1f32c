/** What a hero says in a first game when something comes up for the first time, by the names in `lessons/hints.ts`. */
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
  recruit: 'We have 2 Points to spare. Press “Recruit”, and a Rebel joins us at an Outpost.',
  flip: 'The Faza are about to fazaform this tile. The forecast, the eye above, shows all they’ll do.',
  lowPool: 'The Drone pool is running low. If it runs dry, we lose. Points we spend put Drones back.',
  allUsed: 'All our cards are used. We can still fight, board, and recruit. Or end the Team phase.',
} as const;
